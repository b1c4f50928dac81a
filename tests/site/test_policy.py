"""What pages and servers say of what a browser may do, and what the pages ask of it."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from urllib.parse import urlsplit

import yaml
from mkdocs.config.defaults import MkDocsConfig

from tests.browser.server import headers_for, read_headers
from tests.site.build import ROOT, SITE_URL
from tests.site.pages import LOCALES
from tools.publish.page import WATCHED, under_policy
from tools.publish.policy import digest, policy, scripts_in, with_policy, without_policy
from tools.publish.servers import HOSTS, KEPT_FOR_A_YEAR, TYPES, unchanging

POLICY = {"http-equiv": "Content-Security-Policy"}
LOADED = ("src", "srcset", "poster", "data", "action", "formaction", "xlink:href", "ping", "background")
"""Attributes whose addresses a browser asks for by itself."""
NAMED = {"canonical", "alternate", "next", "prev"}
"""What a link in the head says of the page without being loaded."""
INLINE_SCRIPTS = 3
"""The theme has so many in each page, and they are the same in all."""


def head_policy(page):
    """The policy in a page."""
    return page.root.one("meta", **POLICY).attrs["content"]


def rules_of(site):
    """The rules of `_headers`."""
    return read_headers((site / "_headers").read_text(encoding="utf-8"))


def test_every_page_carries_its_policy_first(pages):
    """Nothing that the policy speaks of stands above it, and it names the scripts of the page, no others."""
    scripts = set()
    for address, page in pages.items():
        html = (page.site / (f"{address}index.html" if address[-1:] in ("/", "") else address)).read_text("utf-8")
        mine = list(scripts_in(html))
        assert head_policy(page) == policy(set(map(digest, mine))), address
        first = next(node for node in page.root.one("head").children if not isinstance(node, str))
        assert first.attrs.get("http-equiv") == "Content-Security-Policy", address
        assert html.encode().index(b"charset=") < 1024, f"{address}: browsers look no further"
        assert page.root.one("meta", name="referrer").attrs["content"] == "no-referrer"
        scripts.update(mine)
    assert len(scripts) == INLINE_SCRIPTS


def test_no_policy_lets_in_what_stands_in_a_page(site, pages):
    """There is no exception for scripts and styles in pages, for what is taken for a script, or for all of a scheme."""
    served = headers_for("/", rules_of(site))["Content-Security-Policy"]
    for text in (served, *map(head_policy, pages.values())):
        assert "unsafe" not in text and "*" not in text and "http" not in text and "blob:" not in text
        assert text.startswith("default-src 'none'; ")
        assert {name.split()[0] for name in text.split("; ") if "data:" in name} == {"img-src"}


def test_the_servers_say_what_the_pages_say(site, pages):
    """The policy of the servers names all scripts of all pages, and forbids frames besides."""
    served = headers_for("/fr/quiz/", rules_of(site))
    own = {digest(script) for path in site.rglob("*.html") for script in scripts_in(path.read_text(encoding="utf-8"))}
    assert served["Content-Security-Policy"] == f"{policy(own)}; frame-ancestors 'none'"
    assert served["Content-Language"] == "fr"
    assert {"Cross-Origin-Opener-Policy", "Permissions-Policy", "Referrer-Policy"} < served.keys()
    assert (served["X-Content-Type-Options"], served["X-Frame-Options"]) == ("nosniff", "DENY")


def test_no_page_has_styles_or_handlers_in_itself(pages):
    """The policy would refuse them: `style`, `onclick` and the like, `<style>`, addresses that are scripts."""
    found = [
        (address, node.tag, name)
        for address, page in pages.items()
        for node in page.nodes
        for name, value in node.attrs.items()
        if node.tag == "style" or name == "style" or name.startswith("on") or value.strip().startswith("javascript:")
    ]
    assert found == []


def test_no_page_asks_anything_of_another_host(pages):
    """Only links that a reader follows lead elsewhere; what says the page's own address says the site's."""
    for address, page in pages.items():
        for node in page.nodes:
            loads = [node.attrs[name] for name in LOADED if name in node.attrs]
            if node.tag in ("link", "base"):
                where = node.attrs["href"]
                if NAMED & set(node.attrs.get("rel", "").split()):
                    assert where.startswith(SITE_URL) or not urlsplit(where).netloc, (address, where)
                else:
                    loads.append(where)
            assert not any(urlsplit(value).netloc for value in loads), (address, node.tag, loads)


def test_no_style_or_script_of_ours_names_another_host(site):
    """Style sheets load nothing but what lies beside them; scripts of ours know no address of a host."""
    for path in [*site.rglob("*.css"), *(site / "assets/js").rglob("*.js")]:
        text = path.read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
        # A picture inside a style sheet loads nothing: the theme's name their authors.
        text = re.sub(r'url\("data:[^"]*"\)', "", text)
        assert not re.search(r"https?:(?!//badugi\.example)|@import|[\"'(]//\w", text), path.name
    for path in site.rglob("*.svg"):
        assert not re.search(r"href|<script|<style|style=|url\(|@import", path.read_text(encoding="utf-8")), path.name


def test_the_headers_are_what_hosts_can_read(site):
    """Fewer rules and shorter lines than Cloudflare Pages allows, and no header that two rules give to one file."""
    rules = rules_of(site)
    assert len(rules) < 100
    assert all(len(line) < 2000 for line in (site / "_headers").read_text(encoding="utf-8").splitlines())
    assert all(pattern.count("*") <= 1 for pattern, _ in rules)
    for path in site.rglob("*"):
        if path.is_file():
            assert headers_for(f"/{path.relative_to(site).as_posix()}", rules)
    lost = (site / "_redirects").read_text(encoding="utf-8")
    assert all(f"\n/{locale.path}/* /{locale.path}/404.html 404\n" in lost for locale in LOCALES)


def test_only_what_changes_its_name_is_kept(site, tmp_path):
    """The theme's files with a digest in their names, until one of them is changed under its name."""
    theme = Path(str(files("material"))) / "templates"
    rules = rules_of(site)
    kept = [pattern[1:] for pattern, headers in rules if headers.get("Cache-Control") == KEPT_FOR_A_YEAR]
    assert kept == unchanging(site, [str(theme)]) and kept
    for name in kept:
        assert (site / name).read_bytes() == (theme / name).read_bytes()
        assert re.search(r"\.[0-9a-f]{8}\.min\.", name)
    changed = tmp_path / kept[0]
    changed.parent.mkdir(parents=True)
    changed.write_bytes((site / kept[0]).read_bytes())
    assert unchanging(tmp_path, [str(theme)]) == kept[:1]
    changed.write_bytes(changed.read_bytes() + b"\n")
    assert unchanging(tmp_path, [str(theme)]) == []


def test_every_file_has_a_type(site):
    """No host has to guess, and no browser may."""
    ends = {path.suffix[1:] for path in site.rglob("*") if path.is_file() and path.parent.name != HOSTS}
    assert ends - {""} <= TYPES.keys()


def test_the_script_of_the_theme_is_ours_but_for_its_place():
    """When the theme changes its first script, ours has to follow; what ours adds stands behind."""
    name = "partials/javascripts/base.html"
    theirs = (files("material") / "templates" / name).read_text(encoding="utf-8").strip().splitlines()[-1]
    ours = (ROOT / "tools/theme" / name).read_text(encoding="utf-8").strip().splitlines()[-1]
    scope = "{{ config.extra.scope | d(base_url) }}"
    assert theirs.count(f'"{scope}"') == 1
    moved = theirs.replace(f'"{scope}"', "document.currentScript.dataset.scope")
    begins = moved.replace("<script>", f'<script data-scope="{scope}">').removesuffix("</script>")
    assert ours.startswith(f"{begins};__md_get=")


def test_a_page_can_lay_its_policy_down():
    """What adds to a page on its way gets it as it was."""
    html = "<head><title>a</title><script>go()</script></head>"
    assert digest("go()") in with_policy(html)
    assert without_policy(with_policy(html)) == html


def test_pages_that_are_watched_have_none():
    """`mkdocs serve` adds a script to each page, which no policy could name."""
    page = "<head><title>a</title></head>"
    watched, built = (MkDocsConfig(), MkDocsConfig())
    watched.extra = {WATCHED: True}
    assert [under_policy(page, config) == page for config in (watched, built)] == [True, False]


def test_the_workflow_uses_what_cannot_change():
    """Each action is named by the digest of its commit, with its version beside it, and may do what it needs alone."""
    text = (ROOT / ".github/workflows/pages.yml").read_text(encoding="utf-8")
    used = re.findall(r"uses: (.+)", text)
    assert len(used) == 5
    assert all(re.fullmatch(r"actions/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", one) for one in used), used
    workflow = yaml.safe_load(text)
    assert workflow["permissions"] == {"contents": "read"}
    assert workflow["jobs"]["build"]["permissions"] == {"contents": "read", "pages": "read"}
    assert workflow["jobs"]["deploy"]["permissions"] == {"pages": "write", "id-token": "write"}


def test_containers_are_made_of_named_versions(site):
    """Every image is named with its version, and gets the configuration that lies beside the recipe."""
    for program, configuration in (("nginx", "nginx.conf"), ("caddy", "Caddyfile")):
        recipe = (site / HOSTS / f"{program}.Dockerfile").read_text(encoding="utf-8")
        images = re.findall(r"(?m)^FROM (\S+)", recipe)
        assert len(images) == 2 and all(re.fullmatch(r"[a-z]+:\d+\.\d+(?:-[a-z]+)?", image) for image in images)
        assert f"COPY {HOSTS}/{configuration} " in recipe
        assert (site / HOSTS / configuration).is_file()
