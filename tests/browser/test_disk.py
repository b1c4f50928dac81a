"""The edition of a language that opens from disk: unpacked somewhere, without a host, everything can be used."""

from __future__ import annotations

import re
import zipfile
from types import SimpleNamespace

import pytest

from tests.browser.conftest import Visit
from tests.browser.everything import PATH, USES
from tests.browser.quiz import begin, play, ready
from tests.browser.until import until
from tests.site.build import SITE_URL
from tools.errors import SiteError
from tools.i18n.locales import load_locale
from tools.publish import disk
from tools.sitegen.printing.documents import ZIP

USED = ("hands/ranking/", "deals/side-pot/", "print/worksheet/")
"""Pages whose scripts do something, by their addresses in the language; the others have tests of their own below."""

COPIED = "navigator.clipboard.readText()"


@pytest.fixture
def unpacked(few, tmp_path):
    """The edition, unpacked where a reader might, in folders whose names have spaces."""
    folder = tmp_path / "my workers & games" / "from the web"
    with zipfile.ZipFile(few / PATH / ZIP) as edition:
        edition.extractall(folder)
    return folder / "badugi"


@pytest.fixture
def reader(chromium, unpacked):
    """A reader who opens it; whatever fails on the way, or asks another place for anything, fails the test."""
    context = chromium.new_context(reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    context.set_default_timeout(15_000)
    opened = Visit(context, f"{unpacked.as_uri()}/")
    yield opened
    context.close()
    assert opened.faults == []


def go(reader: Visit, place: str, rest: str = ""):
    """Open a page by its address in the language."""
    reader.page.goto(f"{reader.address}{PATH}/{place}index.html{rest}")
    return reader.page


def test_it_opens_with_a_double_click_and_is_searched(reader):
    """The one page above the folders leads in; what the search finds opens; a term is explained; colours stay."""
    page = reader.page
    page.goto(f"{reader.address}index.html")
    page.wait_for_url(f"{reader.address}{PATH}/index.html")
    page.locator("button[data-option]:visible, label[for^=__palette]:visible").first.click()
    page.locator("input[name=query]").click()
    page.keyboard.type("échanges")
    page.locator(".md-search-result__item a").first.wait_for()
    page.keyboard.press("Escape")
    page.locator('article a[href$="glossary/index.html#badugi"]').first.focus()
    page.locator('[role="tooltip"]').wait_for()
    page.locator('article a[href$="glossary/index.html#badugi"]').first.evaluate("link => link.click()")
    page.wait_for_url("**/glossary/index.html#badugi")
    assert page.locator("body").get_attribute("data-md-color-scheme") == "slate"


def test_what_is_found_opens(reader):
    """By keyboard, from a page below."""
    page = go(reader, "rules/home/")
    page.locator("input[name=query]").click()
    page.keyboard.type("brelan")
    page.locator(".md-search-result__item a").first.wait_for()
    page.keyboard.press("ArrowDown")
    with page.expect_navigation():
        page.keyboard.press("Enter")
    assert page.url.startswith(f"{reader.address}{PATH}/")
    assert page.locator("h1").is_visible()


def test_pages_that_do_something(reader):
    """The table is filtered, a deal is walked through, a worksheet is made: it names the address on the web."""
    for place in USED:
        page = go(reader, place)
        for use in USES[place]:
            if use.__name__ != "_download":
                use(page)
    link = page.locator(".worksheet-online a")
    assert link.get_attribute("href") == f"https://{link.inner_text()}"
    assert link.inner_text().startswith("badugi.example/fr/quiz/?")


def test_a_hand_is_settled_and_a_round_is_played(reader):
    """A hand is settled and a round played; their links are those of the web, and the address here opens them too."""
    page = go(reader, "checker/", "?h=6h4d3sAh.7c5h4s3d")
    page.locator("#checker .checker-verdict").wait_for()
    page.locator("#checker button", has_text="lien").click()
    until(page, f"async () => (await {COPIED}).startsWith('{SITE_URL}{PATH}/checker/?')")
    page = go(reader, "quiz/")
    begin(ready(page), "plays")
    assert "?" in page.url
    assert len(play(page)) > 1
    page.locator("#quiz .quiz-result button", has_text="lien").click()
    until(page, f"async () => (await {COPIED}).startsWith('{SITE_URL}{PATH}/quiz/?')")
    page.reload()
    page.locator("#quiz .quiz-result").wait_for()


def destination(few, page, tag, name, value):
    """The file that an attribute leads to; nothing if it is no address, or a link to another site."""
    target = re.split("[?#]", value)[0]
    if target.startswith(SITE_URL):
        return few / target.removeprefix(SITE_URL) / ("index.html" if target.endswith("/") else "")
    is_address = name in ("href", "src") or target.endswith(("/", ".json"))
    if not target or not is_address or (tag == "a" and target.startswith("https:")):
        return None
    return page.parent / (f"{target}.js" if target.endswith(".json") and tag != "a" else target)


def test_every_link_leads_to_a_file_or_to_the_web(few, unpacked):
    """No link asks for a folder; what is on the web is there; nothing is loaded from elsewhere or needs a host."""
    lost = []
    for page in unpacked.rglob("*.html"):
        html = page.read_text(encoding="utf-8")
        assert not re.search(r'type="module"|http-equiv="Content|rel="manifest"|data-languages', html), page
        for tag, attributes in re.findall(r"<(\w+)((?: [^<>]*)?)>", html):
            for name, value in re.findall(r' (href|src|data-\w+)="([^"]*)"', attributes):
                file = destination(few, page, tag, name, value)
                if file and not file.is_file():
                    lost.append((page.relative_to(unpacked).as_posix(), tag, name, value))
    assert lost == []


def test_it_has_every_page_and_nothing_for_hosts(few, unpacked):
    """All pages but that for a missing address, all that can be downloaded, the licence of the font."""
    found = {path.relative_to(unpacked).as_posix() for path in unpacked.rglob("*") if path.is_file()}
    pages = {path.relative_to(few).as_posix() for path in (few / PATH).rglob("index.html")}
    papers = {path.relative_to(few).as_posix() for path in (few / PATH).rglob("*.pdf")}
    assert pages | papers | {"index.html", "hands/classes.csv", "assets/fonts/suits-LICENSE.txt"} <= found
    assert not [name for name in found if re.search(r"sw\.js|404|\.zip|webmanifest|offline/(?!disk)|^en/", name)]


def test_a_size_that_readers_are_told_wrong_is_refused(few, monkeypatch):
    """The page says about how large it is, so it must be about as large."""
    monkeypatch.setattr(disk, "ZIP_MEGABYTES", 20)
    site = SimpleNamespace(locales=[SimpleNamespace(locale=load_locale(PATH))])
    said = r"^tools/sitegen/printing/documents\.py: the edition of 'fr' has 1\.\d MB: correct ZIP_MEGABYTES"
    with pytest.raises(SiteError, match=said):
        disk.publish_editions(few, site, SimpleNamespace(site_url=SITE_URL))
