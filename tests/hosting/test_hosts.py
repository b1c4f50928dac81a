"""The built site on nginx and on Caddy, as their generated files have it served."""

from __future__ import annotations

import gzip
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.browser.server import headers_for, read_headers
from tests.hosting.hosts import ADVICE, compress, find, hosting, loopbacks
from tests.site.build import BELOW, SITE_URL
from tests.site.pages import LOCALES
from tools.publish.servers import HOSTS, KEPT_FOR_A_YEAR, REVALIDATED, TYPES

ENCODINGS = {"nginx": "gzip", "caddy": "br"}
"""What each server prefers of what browsers accept."""

FOR_HOSTS = ("_headers", "_redirects", f"{HOSTS}/nginx.conf", f"{HOSTS}/Caddyfile")
WELL_KNOWN = (".well-known/security.txt", ".well-known/acme-challenge/a-token_1")
"""What owners of a host put into a site, for a certificate or for who finds a fault."""

DEFAULT_OF_DEBIAN = """
server {
    listen 80 default_server;
    listen [::]:80 default_server;
    server_name _;
    return 200 "Welcome to nginx!";
}
"""
SMALL = 2048
"""What is smaller in bytes may go as it is."""


@dataclass
class Served:
    """A site on a server."""

    program: str
    site: Path
    port: int
    host: str = "127.0.0.1"

    def ask(self, path: str, method: str = "GET", **headers: str) -> tuple[int, Mapping[str, str], bytes]:
        """Status, headers by their names in small letters, and content of an answer."""
        connection = HTTPConnection(self.host, self.port, timeout=10)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, f"/{path}", headers=named)
        answer = connection.getresponse()
        content = answer.read()
        connection.close()
        return answer.status, {name.lower(): value for name, value in answer.getheaders()}, content

    def expected(self, path: str) -> dict[str, str]:
        """The headers that `_headers` has for a path, which every server is to send."""
        rules = read_headers((self.site / "_headers").read_text(encoding="utf-8"))
        return {name.lower(): value for name, value in headers_for(f"/{path}", rules).items()}


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def served(request: pytest.FixtureRequest, few: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The site with its compressed copies."""
    assert find(request.param) and find("brotli"), ADVICE
    folder = tmp_path_factory.mktemp(request.param)
    site = shutil.copytree(few, folder / "site")
    compress(site, request.param)
    for name in WELL_KNOWN:
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(name, encoding="utf-8")
    (folder / "server").mkdir()
    with hosting(request.param, site, folder / "server") as port:
        yield Served(request.param, site, port)


def unpacked(content: bytes, encoding: str) -> bytes:
    """What was compressed."""
    if encoding == "gzip":
        return gzip.decompress(content)
    if encoding == "br":
        return subprocess.run([find("brotli") or "", "-d", "-c"], input=content, capture_output=True, check=True).stdout
    return content


def address(path: Path, site: Path) -> str:
    """Where readers find a file."""
    return path.relative_to(site).as_posix().removesuffix("index.html")


def test_every_file_is_served_as_it_should_be(served, few):
    """Each has status 200, its type, its language, the headers of the policy and the rule for caches that is right
    for it; what can be compressed is, with the same content.
    """
    rules = {KEPT_FOR_A_YEAR: 0, REVALIDATED: 0}
    for path in sorted(few.rglob("*")):
        where = address(path, few)
        if not path.is_file() or where in FOR_HOSTS or where.startswith(HOSTS) or path.name == "404.html":
            continue
        status, headers, content = served.ask(where, Accept_Encoding="gzip, br")
        assert status == 200, where
        assert headers["content-type"] == TYPES[path.suffix[1:]], where
        expected = served.expected(where)
        cache = expected.pop("cache-control")
        assert headers["cache-control"] == (cache if cache == KEPT_FOR_A_YEAR else REVALIDATED), where
        rules[headers["cache-control"]] += 1
        assert expected.items() <= headers.items(), where
        locale = next((each for each in LOCALES if where.startswith(f"{each.path}/")), None)
        assert headers.get("content-language") == (locale.lang if locale else None), where
        encoding = headers.get("content-encoding", "")
        if path.suffix not in (".pdf", ".png", ".woff2", ".zip") and path.stat().st_size > SMALL:
            assert encoding == ENCODINGS[served.program], where
            assert len(content) < path.stat().st_size, where
            assert "accept-encoding" in headers["vary"].lower(), where
        if encoding != "br" or (path.suffix == ".html" and path.parent.name == "quiz"):  # each costs a process
            assert unpacked(content, encoding) == path.read_bytes(), where
        assert "server" not in headers or not any(letter.isdigit() for letter in headers["server"])
    kept = (few / "_headers").read_text(encoding="utf-8").count(KEPT_FOR_A_YEAR)
    assert rules[KEPT_FOR_A_YEAR] == kept > 0 and rules[REVALIDATED] > 100


def test_what_is_asked_for_as_it_is_comes_so(served, few):
    """Who accepts no compression gets none, and a part who asks for a part."""
    page = (few / "en/quiz/index.html").read_bytes()
    _, headers, content = served.ask("en/quiz/", Accept_Encoding="identity")
    assert "content-encoding" not in headers and content == page
    status, headers, content = served.ask("en/quiz/", Accept_Encoding="identity", Range="bytes=10-19")
    assert (status, content) == (206, page[10:20])
    status, headers, content = served.ask("en/quiz/", "HEAD", Accept_Encoding="identity")
    assert (status, int(headers["content-length"]), content) == (200, len(page), b"")


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
@pytest.mark.parametrize("where", ["fr/rules/", "assets/css/site.css", "fr/search/search_index.json"])
def test_what_has_not_changed_is_not_sent_again(served, where, encoding):
    """By the tag of the version and by its date: 304 without content, under the same rule for caches and policy."""
    _, first, _ = served.ask(where, Accept_Encoding=encoding)
    for condition in ({"If_None_Match": first["etag"]}, {"If_Modified_Since": first["last-modified"]}):
        status, headers, content = served.ask(where, Accept_Encoding=encoding, **condition)
        assert (status, content) == (304, b"")
        for name in ("cache-control", "content-security-policy", "etag"):
            assert headers[name] == first[name]
    assert served.ask(where, Accept_Encoding=encoding, If_None_Match='"another"')[0] == 200


def test_a_missing_address_gets_the_page_of_its_language(served, few):
    """At any depth, with status 404 and the policy; nobody keeps it, even under a name that would be kept."""
    kept = next(name for name in (few / "_headers").read_text("utf-8").split() if "/bundle." in name)[1:]
    names = ("nothing", "no/page/here/", "lost.txt", ".x", "_headers", "x" * 300)
    lost = (*(f"{folder}/{name}" for folder in ("en", "fr") for name in names),)
    for where in (*lost, "nothing", ".well-known/nothing", "de/rules/", "lost.css", kept.replace("bundle", "bundle.0")):
        status, headers, content = served.ask(where)
        folder = where.split("/")[0] if where.startswith(("en/", "fr/")) else ""
        assert (status, content) == (404, (few / folder / "404.html").read_bytes()), where
        assert headers["content-type"] == TYPES["html"]
        assert headers["cache-control"] == REVALIDATED
        expected = served.expected(where)
        del expected["cache-control"]
        assert expected.items() <= headers.items(), where


def test_folders_and_the_files_of_hosts_stay_unseen(served):
    """A folder has no list of its files, and what was made for hosts is not for readers."""
    for where in ("assets/", "assets/css/", "fr/search/", ".hosts/", *FOR_HOSTS):
        status, _, content = served.ask(where)
        assert status == 404, where
        assert b"<!doctype html>" in content, where


def test_what_is_well_known_is_seen(served):
    """And nothing else whose name begins with a dot, by whichever way."""
    for where in WELL_KNOWN:
        status, _, content = served.ask(where)
        assert (status, content) == (200, where.encode())
    for way in (".well-known/..", ".well-known/%2e%2e", "fr/..", "%2ewell-known/x/%2e./.."):
        assert served.ask(f"{way}/.hosts/nginx.conf")[0] == 404, way


def test_an_address_that_cannot_be_is_no_fault_of_the_host(served):
    """No file can have such a name."""
    assert served.ask("fr/%00")[0] in (400, 404)


@pytest.mark.parametrize("query", ["", "?s=1&l=1&n=6"])
def test_a_folder_without_its_slash_leads_to_the_page(served, query):
    """To a path, so that a host in front, under another name or with a certificate, changes nothing; with what was
    asked, which is a shared quiz.
    """
    status, headers, _ = served.ask(f"fr/quiz{query}")
    assert status in (301, 308)
    assert headers["location"] == f"/fr/quiz/{query}"
    for way in ("/other.example/%2e%2e/fr/quiz", "%5Cother.example/%2e%2e/fr/quiz"):
        location = served.ask(way + query)[1].get("location", f"/fr/quiz/{query}")
        assert location == f"/fr/quiz/{query}", "nobody is led to another host"


def test_nothing_can_be_sent(served):
    """The site only answers."""
    assert served.ask("fr/quiz/", "POST")[0] == 405
    assert served.ask("fr/quiz/", "DELETE")[0] == 405


@pytest.mark.parametrize("program", ["nginx", "caddy"])
def test_the_site_can_stand_below_a_path(below, program, tmp_path):
    """Where a host has other things too: pages, their languages, what is kept, and missing addresses."""
    assert find(program), ADVICE
    base = urlsplit(BELOW).path[1:]
    root, server = tmp_path / "root", tmp_path / "server"
    (root / base).parent.mkdir(parents=True)
    (root / base).parent.joinpath("badugi").symlink_to(below)
    server.mkdir()
    with hosting(program, below, server, root) as port:
        host = Served(program, below, port)
        assert host.ask(f"{base}fr/quiz/")[1]["content-language"] == "fr"
        assert host.ask(f"{base}fr/quiz?n=6")[1]["location"] == f"/{base}fr/quiz/?n=6"
        kept = next(name for name in (below / "_headers").read_text("utf-8").split() if "/bundle." in name)[1:]
        assert host.ask(kept)[1]["cache-control"] == KEPT_FOR_A_YEAR
        for folder in ("", "fr/"):
            status, _, content = host.ask(f"{base}{folder}no/page")
            assert (status, content) == (404, (below / folder / "404.html").read_bytes())
        assert host.ask(f"{base}_headers")[0] == host.ask(f"{base}{HOSTS}/Caddyfile")[0] == 404


def test_nginx_shows_the_site_beside_its_default_site(few, tmp_path):
    """By the name that the site was built for, with the file as it is, where another has all other names."""
    mine, server = tmp_path / "mine", tmp_path / "server"
    (mine / HOSTS).mkdir(parents=True)
    server.mkdir()
    generated = (few / HOSTS / "nginx.conf").read_text(encoding="utf-8")
    (mine / HOSTS / "nginx.conf").write_text(generated + DEFAULT_OF_DEBIAN, encoding="utf-8")
    with hosting("nginx", mine, server, few) as port:
        for loopback in loopbacks():
            host = Served("nginx", few, port, loopback)
            assert host.ask("en/", Host=urlsplit(SITE_URL).netloc)[2] == (few / "en/index.html").read_bytes()
            assert host.ask("en/", Host="other.example")[2] == b"Welcome to nginx!"
