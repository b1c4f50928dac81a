"""What the browser keeps of a language: all of one version, with the host gone, and a new version whole or not at all."""

from __future__ import annotations

import json
import os
import shutil
from pathlib import Path
from time import monotonic

import pytest

from tests.browser.chromium import ARGUMENTS, find
from tests.browser.conftest import Visit
from tests.browser.everything import PATH, USES
from tests.browser.host import Host
from tests.browser.server import serving
from tests.browser.until import LONGEST, until
from tests.once import once
from tests.site.build import ROOT
from tools.i18n.locales import load_locale
from tools.publish.offline import SOURCES, WORKER, worker
from tools.publish.scripts.join import SCRIPTS, joined
from tools.publish.scripts.published import smaller

LOCALE = load_locale(PATH)

USED = ("", "hands/ranking/", "checker/", "quiz/", "print/worksheet/")
"""The pages whose scripts ask for more, by their addresses in the language."""

NO_HOST = {f"/{WORKER}", "error occurred when fetching the script"}
"""What the browser says when it cannot ask for a new version."""

KEPT = """() => new Promise(async (done) => {
  const { active } = await navigator.serviceWorker.ready;
  if (active.state === "activated") done();
  else active.addEventListener("statechange", () => active.state === "activated" && done());
})"""
"""The browser keeps the language of the page."""

UPDATED = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const before = registration.active;
  await registration.update();
  const coming = registration.installing ?? registration.waiting ?? registration.active;
  while (!["activated", "redundant"].includes(coming.state)) await new Promise((done) => setTimeout(done, 20));
  return coming === before ? "the same" : coming.state;
}"""
"""Has the browser ask for a new version; what became of it."""

STORES = """async () => (await caches.keys()).map((name) => name.split(" ")[1])"""
"""The versions that are kept."""

WHOLE = """async (count) => {
  const names = await caches.keys();
  const stores = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const found = stores.flat().map(({ url }) => new URL(url).search).filter((search) => !search.startsWith("?id="));
  return found.length === count && found.every((search) => !search);
}"""
"""Whether so many files are kept, and no store is unfinished."""

REMOVED = {
    "all": "async () => { for (const name of await caches.keys()) await caches.delete(name); }",
    "some": """async () => {
      const [name] = await caches.keys();
      const store = await caches.open(name);
      for (const each of (await store.keys()).slice(-40)) await store.delete(each);
    }""",
}
"""What may become of the stores while the worker lives on."""

DIGESTS = """async (paths) => Object.fromEntries(await Promise.all(paths.map(async (path) => {
  const content = await (await fetch(path)).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [path, btoa(String.fromCharCode(...digest))];
})))"""
"""The digests of files, as the page gets them."""

KEPT_TOO = """async (url) => Boolean(await caches.match(url))"""

SHOWN = "e => getComputedStyle(e).display"
LATER = f"async () => (await fetch('/{PATH}/glossary.json')).text()"
"""What a page asks for long after it was opened."""


def published(site: Path) -> dict[str, dict[str, str]]:
    """What the worker of the language was told."""
    line = (site / PATH / WORKER).read_text(encoding="utf-8").split("\n", 1)[0]
    return json.loads(line[line.index("{") : -1])


def version(site: Path) -> str:
    """The name of the version of a site."""
    return published(site)["version"]


def dated(path: Path, site: Path, seconds: int) -> None:
    """Make a worker so much younger than that of a site, since the host sends only what is younger than what a browser has."""
    time = (site / PATH / WORKER).stat().st_mtime + seconds
    os.utime(path, (time, time))


@pytest.fixture(scope="session")
def newer(tmp_path_factory, few: Path) -> Path:
    """A later version: every page, a style, a script and a JSON file are others. It lacks what has not changed."""

    def make(folder: Path) -> None:
        site = folder / "site"
        shutil.copytree(few, site)
        for path in [*(site / PATH).rglob("*.html"), site / PATH / "glossary.json"]:
            path.write_text(path.read_text("utf-8").replace("adugi", "ADUGI"), "utf-8")
        for path in (site / "assets/css/site.css", site / "assets/js/site.js"):
            path.write_text(path.read_text("utf-8") + "/* newer */\n", "utf-8")
        script = (few / PATH / WORKER).read_bytes().split(b"\n", 1)[1]
        (site / PATH / WORKER).write_bytes(worker(site, LOCALE, script))
        dated(site / PATH / WORKER, few, 2)
        new, old = published(site)["files"], published(few)["files"]
        same = [path for path in new if new[path] == old[path]]
        assert len(same) > 20
        for path in same:
            (site / PATH / path).resolve().unlink()

    return once(tmp_path_factory, "newer", make) / "site"


@pytest.fixture
def host(few, tmp_path):
    """A host of the site that can go away."""
    serving = Host(tmp_path / "served", few)
    yield serving
    serving.stop()


@pytest.fixture
def reader(chromium, host):
    """A reader whose browser may keep the site; whatever fails on the way fails the test."""
    context = chromium.new_context(reduced_motion="reduce")
    context.set_default_timeout(15_000)
    opened = Visit(context, host.address)
    opened.expected |= NO_HOST
    yield opened
    context.close()
    assert opened.unexpected == []


def keep(reader: Visit, place: str = f"{PATH}/sources/"):
    """Open a page and wait until the browser keeps the language."""
    page = reader.go(place)
    page.evaluate(KEPT)
    return page


def test_everything_works_with_the_host_gone(reader, host, few):
    """After one page was opened: pages never seen, search, quiz, checker, worksheet, sheet, and what does not exist."""
    page = keep(reader)
    host.stop()
    for place in USED:
        reader.go_and_settle(f"{PATH}/{place}")
        for use in USES[place]:
            if use.__name__ != "_download":
                use(page)
    reader.go(f"{PATH}/quiz?x=1#start")
    assert page.url == f"{host.address}{PATH}/quiz/?x=1#start"
    reader.go(f"{PATH}/rules/index.html")
    files = published(few)["files"]
    assert page.evaluate(DIGESTS, [f"{host.address}{PATH}/{path}" for path in files]) == {
        f"{host.address}{PATH}/{path}": digest for path, digest in files.items()
    }
    page = reader.go(f"{PATH}/no/such/page/", missing=True)
    assert page.evaluate("document.documentElement.lang") == PATH
    assert page.locator(".md-nav--primary").evaluate(SHOWN) == "block"
    reader.expected.add("no/such/page")


def test_a_file_is_kept_once_it_was_opened(reader, host, few):
    """What is not kept from the start can be had again; another file can not."""
    page = keep(reader)
    page.reload()
    opened, other = (f"{host.address}{PATH}/print/{name}" for name in ("my-game.toml", "card-a4.pdf"))
    with page.expect_download():
        page.evaluate("url => { location.href = url; }", opened)
    until(page, KEPT_TOO, opened)
    host.stop()
    assert page.evaluate(DIGESTS, [opened])[opened] == published(few)["more"]["print/my-game.toml"]
    assert page.evaluate("url => fetch(url).then(() => 'there', () => 'gone')", other) == "gone"
    reader.expected.add(other)


def test_a_new_version_takes_over_page_by_page(reader, host, few, newer):
    """Only what changed is asked for; an open page stays of its version, and what is opened from then on is new."""
    keep(reader)
    old = reader.go(f"{PATH}/sources/")
    host.serve(newer)
    assert old.evaluate(UPDATED) == "activated"
    host.stop()
    assert set(old.evaluate(STORES)) == {version(few), version(newer)}
    new = reader.context.new_page()
    new.goto(f"{host.address}{PATH}/hands/reading/")
    assert "ADUGI" in new.locator("article").inner_text()
    before, after = ((site / PATH / "glossary.json").read_text("utf-8") for site in (few, newer))
    assert [page.evaluate(LATER) for page in (old, new, old)] == [before, after, before]
    old.reload()
    assert old.evaluate(LATER) == after
    # A while later, nobody needs what was before.
    reader.context.service_workers[-1].evaluate("() => { const now = Date.now; Date.now = () => now() + 3_600_000; }")
    new.reload()
    until(new, f"async () => (await ({STORES})()).length === 1")
    assert old.evaluate(STORES) == [version(newer)]


def test_a_deployment_in_progress_is_never_shown(reader, host, few, newer, tmp_path):
    """A host with the worker of another version and some old files: all stays old, until one version is all there."""
    page = keep(reader)
    page.reload()
    half = shutil.copytree(few, tmp_path / "half")
    for name in ("index.html", "quiz/index.html", "glossary.json"):
        shutil.copyfile(newer / PATH / name, half / PATH / name)
    never = "never-whole"
    text = (newer / PATH / WORKER).read_text("utf-8").replace(version(newer), never)
    text = text.replace(published(newer)["files"]["quiz/"], "of no file")
    (half / PATH / WORKER).write_text(text, "utf-8")
    dated(half / PATH / WORKER, few, 1)
    shutil.copyfile(newer / "assets/js/site.js", half / "assets/js/site.js")
    host.serve(half)
    assert page.evaluate(UPDATED) == "redundant"
    page.reload()
    assert set(page.evaluate(STORES)) == {version(few), never}
    names = published(few)["files"]
    found = page.evaluate(DIGESTS, [f"{host.address}{PATH}/{path}" for path in names])
    assert list(found.values()) == list(names.values())
    reader.go(f"{PATH}/quiz/")
    assert "ADUGI" not in page.locator("article").inner_text()
    host.serve(newer)
    # The page itself may have begun one more attempt before.
    until(page, f"async (name) => {{ await ({UPDATED})(); return (await ({STORES})()).includes(name); }}", version(newer))
    reader.go(f"{PATH}/quiz/")
    until(page, f"async (name) => !(await ({STORES})()).includes(name)", never)
    assert "ADUGI" in page.locator("article").inner_text()


def test_what_arrived_stays_for_the_next_attempt(reader, host):
    """Each file is asked for three times at most; one that fails for good costs no other one another request."""
    first, flaky, broken = (f"/{PATH}/{name}" for name in ("404.html", "glossary.json", "quiz/"))

    def failing(path: str) -> tuple[int, dict[str, str]] | None:
        if path == flaky and host.asked.count(path) == 1:
            raise ConnectionResetError
        return (503, {}) if path == broken or (path == flaky and host.asked.count(path) == 2) else None

    host.instead = failing
    page = reader.go(f"{PATH}/sources/")
    end = monotonic() + LONGEST
    while host.asked.count(broken) < 3:
        assert monotonic() < end, "given up too early"
        page.wait_for_timeout(20)
    until(page, "async () => !(await navigator.serviceWorker.getRegistration())")
    assert [host.asked.count(path) for path in (first, flaky, broken)] == [1, 3, 3]
    host.instead = lambda path: None
    page.reload()
    page.evaluate(KEPT)
    assert [host.asked.count(path) for path in (first, flaky, broken)] == [1, 3, 4]
    host.stop()
    reader.go_and_settle(f"{PATH}/quiz/")
    reader.expected |= {flaky, broken}


@pytest.mark.parametrize("removed", REMOVED.values(), ids=REMOVED)
def test_what_was_removed_is_kept_again(reader, host, few, removed):
    """Something else than the worker has emptied its store: the next page that is opened with a connection fills it."""
    page = keep(reader)
    page.reload()
    count = len(published(few)["files"])
    until(page, WHOLE, count)
    page.evaluate(removed)
    assert not page.evaluate(WHOLE, count)
    reader.go(f"{PATH}/sources/")
    until(page, WHOLE, count)
    host.stop()
    reader.go_and_settle(f"{PATH}/quiz/")


def test_what_is_kept_outlives_the_browser(chromium, host, tmp_path):
    """Closed and started again, with the host gone."""

    def started():
        return chromium.browser_type.launch_persistent_context(
            tmp_path / "profile", executable_path=find(), args=list(ARGUMENTS), reduced_motion="reduce"
        )

    context = started()
    keep(Visit(context, host.address))
    context.close()
    host.stop()
    context = started()
    page = Visit(context, host.address).go_and_settle(f"{PATH}/quiz/")
    assert page.locator("#quiz input").count()
    context.close()


LEFT = """async () => {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const files = await Promise.all(stores.map((store) => store.keys()));
  return (await navigator.serviceWorker.getRegistrations()).length + files.flat().length;
}"""
"""How many workers and files are still there of what the browser kept."""


@pytest.mark.parametrize("leaves", [True, False], ids=["put an end to", "without a worker"])
def test_a_host_can_give_it_up(reader, host, few, tmp_path, leaves):
    """Where the worker was replaced by its end, or is gone, the next page that is opened comes from the host."""
    page = keep(reader)
    page.reload()
    other = shutil.copytree(few, tmp_path / "other")
    (other / PATH / WORKER).unlink()
    if leaves:
        scripts = dict(joined(ROOT / "docs" / SCRIPTS))
        name = SOURCES.removeprefix(f"{SCRIPTS}/") + "/leave.js"
        (other / PATH / WORKER).write_bytes(smaller(scripts[name], name))
    else:
        main = other / SOURCES / "main.js"
        main.write_bytes(b"")
    host.serve(other)
    page.reload()
    until(page, f"async () => (await ({LEFT})()) === 0")
    page.reload()
    assert page.evaluate("navigator.serviceWorker.controller") is None


@pytest.mark.parametrize("elsewhere", [True, False], ids=["another host", "another folder"])
def test_a_site_that_moved_is_followed(reader, host, few, elsewhere):
    """Where the host leads to another place, the second page that is opened is the one there."""
    page = keep(reader)
    page.reload()
    with serving(few) as other:
        place = f"{other}{PATH}/" if elsewhere else f"{host.address}en/"
        host.instead = lambda path: (301, {"Location": place + path.removeprefix(f"/{PATH}/")}) if PATH in path else None
        reader.go(f"{PATH}/quiz/")
        assert page.url == f"{host.address}{PATH}/quiz/"
        until(page, f"async () => (await ({LEFT})()) === 0")
        reader.go(f"{PATH}/hands/reading/")
        assert page.url == f"{place}hands/reading/"
        reader.context.close()  # in which the worker of the other place may still ask for files
    reader.expected.add(other)


def test_who_saves_data_keeps_nothing(reader):
    """The browser asks for nothing beyond the page."""
    reader.context.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    page = reader.go_and_settle(f"{PATH}/")
    page.wait_for_timeout(500)
    assert page.evaluate(LEFT) == 0
