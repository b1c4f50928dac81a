"""The page of translators, and what a site says of itself while a language is unfinished."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from tests.site.build import FEW, ROOT, build, copy_project
from tests.site.pages import LOCALES, TRANSLATED, read_pages
from tools.i18n.extract import extract
from tools.i18n.status import load_status

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)
PATH = "fr"
NOTICE = "fallback-notice"
NUMBERS = ("translated", "fuzzy", "missing", "words")
"""In the order of the columns."""


def numbers(page, path):
    """The rows of one language on the page of translators, as numbers."""
    table = page.root.one("table", **{"aria-labelledby": f"state-{path}"})
    rows = table.one("tbody").all("tr")
    return [tuple(int(re.sub(r"\D", "", cell.text)) for cell in row.all("td")) for row in rows]


@each_locale
def test_page_shows_the_numbers_of_status(pages, locale):
    """In every language of the page, for every language that is translated."""
    page = pages[f"{locale.path}/translate/"]
    rows = load_status(extract())
    for other in TRANSLATED:
        expected = [tuple(getattr(row, name) for name in NUMBERS) for row in rows if row.locale == other.code]
        assert numbers(page, other.path) == expected


@each_locale
def test_rows_lead_to_the_pages(pages, locale):
    """To each page of the site in the language of the table, but for the page of a missing address."""
    page = pages[f"{locale.path}/translate/"]
    for other in TRANSLATED:
        table = page.root.one("table", **{"aria-labelledby": f"state-{other.path}"})
        targets = {page.resolve(link.attrs["href"]) for link in table.all("a")}
        assert targets == {each.url for each in pages.values() if each.language == other.path and not each.is_404}


@each_locale
def test_translators_find_the_words_of_the_game(pages, locale):
    """The part about words leads to the glossary in the language of the page."""
    page = pages[f"{locale.path}/translate/"]
    targets = {page.resolve(link.attrs["href"]) for link in page.article.all("a")}
    assert pages[f"{locale.path}/glossary/"].url in targets


@pytest.fixture(scope="module")
def unfinished(tmp_path_factory):
    """A project whose French lost its interface, and has one page fuzzy and one heading missing."""
    root = copy_project(tmp_path_factory.mktemp("unfinished") / "project", FEW)
    folder = root / "locales/fr/LC_MESSAGES"
    (folder / "ui.po").unlink()
    path = folder / "pages.po"
    blocks = path.read_text(encoding="utf-8").split("\n\n")
    for at, block in enumerate(blocks):
        if re.search(r"^#: docs/404\.md", block, re.MULTILINE):
            blocks[at] = re.sub(r"^(?=msgid)", "#, fuzzy\n", block, count=1, flags=re.MULTILINE)
        elif re.search(r'^msgid "Three draws"$', block, re.MULTILINE):
            blocks[at] = re.sub(r'^msgstr ".*"$', 'msgstr ""', block, flags=re.MULTILINE)
    path.write_text("\n\n".join(blocks), encoding="utf-8")
    return root


@pytest.fixture(scope="module")
def site_of_it(unfinished):
    """The site built from it."""
    return build(unfinished, unfinished.parent / "site")


@pytest.fixture(scope="module")
def french(site_of_it):
    """Its French pages by their address below the language."""
    return {page.place: page for page in read_pages(site_of_it).values() if page.language == PATH}


@pytest.fixture(scope="module")
def rows(unfinished):
    """What `status --json` prints of it, by part."""
    command = [sys.executable, "-m", "tools.i18n", "--root", str(unfinished), "status", "--json", "fr"]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {row["part"]: row for row in json.loads(printed)}


def test_unfinished_page_shows_the_numbers_of_status(french, rows):
    """Those that the command prints; each message has one state."""
    assert numbers(french["translate/"], PATH) == [tuple(row[name] for name in NUMBERS) for row in rows.values()]
    assert rows["404.md"]["fuzzy"] == rows["404.md"]["total"] > 0
    # The catalogue of the interface is gone; parts that pages include stand in that of the pages.
    assert 0 < rows["interface"]["missing"] < rows["interface"]["total"]
    assert all(row["translated"] + row["fuzzy"] + row["missing"] == row["total"] for row in rows.values())


@pytest.mark.parametrize(("place", "part"), [("404.html", "404.md"), ("rules/", "rules/index.md"), ("quiz/", "quiz.md")])
def test_notice_has_the_numbers_of_status(french, rows, place, part):
    """How many messages of the page are to be translated, and a way to help."""
    notice = french[place].root.one("p", class_=NOTICE)
    row = rows[part]
    assert f"{row['fuzzy'] + row['missing']} of {row['total']}" in notice.text
    assert french[place].resolve(notice.one("a").attrs["href"]) == french["translate/"].url


def test_english_languages_have_no_notice(site_of_it):
    """The source language is never unfinished."""
    english = [page for page in read_pages(site_of_it).values() if page.language == LOCALES[0].path]
    assert [page.address for page in english if page.root.all(class_=NOTICE)] == []


def language(node):
    """The language of an element: its own mark, or that of what it stands in."""
    while "lang" not in node.attrs:
        node = node.parent
    return node.attrs["lang"]


@pytest.mark.parametrize(
    ("place", "tag", "text"),
    [
        ("404.html", "title", "Page not found – Badugi"),
        ("404.html", "span", "There is no page at this address. The menu and the search lead to everything on this site."),
        ("rules/", "span", "Three draws"),
        ("quiz/", "span", "Which hand wins?"),
        ("", "span", "This site does not track you and shows no advertising. The quiz runs in your browser."),
        ("print/", "span", "Hands"),
    ],
)
def test_english_is_marked(french, place, tag, text):
    """Titles, text, headings and their place in the contents, blocks, the footer, and sections of the menu."""
    found = [node for node in french[place].root.all(tag) if node.text == text]
    assert found
    assert {language(node) for node in found} == {"en"}


def test_descriptions_and_labels_are_marked(french):
    """Attributes take the language of their element."""
    assert french["404.html"].root.one("meta", name="description").attrs["lang"] == "en"
    switch = [node for node in french[""].nodes if node.attrs.get("aria-label") == "Use dark colours"]
    assert switch and all(node.attrs["lang"] == "en" for node in switch)


def test_translated_titles_are_not_marked(french):
    """What is French in an unfinished site has no mark."""
    page = french["rules/"]
    assert language(page.root.one("title")) == "fr"
    assert language(page.root.one("meta", name="description")) == "fr"
    assert language(page.root.one("h1")) == "fr"
