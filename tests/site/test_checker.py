"""The page that says who wins, as it is published: its frame, its files, and what it says without scripts."""

from __future__ import annotations

import json
import re

import pytest

from badugi_core import HAND_CLASSES, HOLDINGS, parse_cards
from tests.site.pages import LOCALES, TRANSLATED
from tools.errors import ROOT

SCRIPTS = ROOT / "docs" / "assets" / "js" / "checker"


@pytest.fixture(params=LOCALES, ids=lambda locale: locale.path)
def page(request, pages):
    """The page in one language."""
    return pages[f"{request.param.path}/checker/"]


@pytest.fixture
def table(site):
    """The file that the pages of all languages load."""
    return json.loads((site / "assets/checker/table.json").read_text(encoding="utf-8"))


def test_the_frame_is_hidden_until_the_script_fills_it(page):
    """Hidden until the script fills it; its two files are where it says."""
    frame = page.root.one("section", id="checker")
    assert "hidden" in frame.attrs
    for name in ("data-table", "data-words"):
        path, _ = page.target(frame.attrs[name])
        assert path.is_file()
    assert page.root.one(id="checker-hint").text


def test_disputes_to_try_are_hands_of_one_deal(page):
    """Two hands of one deal each, with the question that they settle."""
    buttons = [node for node in page.root.one("section", id="checker").all("button") if "data-hands" in node.attrs]
    assert len(buttons) >= 2
    for button in buttons:
        a, b = map(parse_cards, button.attrs["data-hands"].split("."))
        assert (len(a), len(b)) == (4, 4) and not set(a) & set(b)
        assert button.text.endswith("?")


def test_without_scripts_the_page_shows_the_way_by_hand(page):
    """The page says that scripts are off, and how to settle it in three steps, with an example."""
    assert page.article.one("noscript").text
    steps = page.article.one("ol")
    assert len(steps.all("li")) == 3
    links = {node.attrs["href"] for node in page.article.all("a")}
    assert {"../hands/reading/", "../hands/ranking/"} <= links
    assert page.article.one(class_="versus").one(class_="verdict").text


def test_the_table_counts_the_holdings_of_each_class(table):
    """How many holdings make each class, from the best to the worst."""
    assert table["counts"] == [item.count for item in HAND_CLASSES]
    assert sum(table["counts"]) == HOLDINGS


def test_the_letters_of_all_languages_are_there(table):
    """Those of all languages are in the file, under the tags that the words name."""
    assert list(table["notations"]) == [locale.lang for locale in LOCALES]
    for locale in LOCALES:
        notation = table["notations"][locale.lang]
        assert notation["ranks"] == {text: int(rank) for text, rank in locale.notation.ranks.items()}
        assert notation["suits"] == {text: int(suit) for text, suit in locale.notation.suits.items()}


@pytest.mark.parametrize("locale", TRANSLATED, ids=lambda locale: locale.path)
def test_every_message_of_the_scripts_is_translated(site, locale):
    """Every message of the scripts has its translation, the one about a number in its plural forms."""
    words = json.loads((site / locale.path / "checker" / "words.json").read_text(encoding="utf-8"))
    assert words["lang"] == locale.lang
    scripts = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SCRIPTS.glob("*.js")))
    messages = set(re.findall(r'\bt\(\s*"((?:[^"\\]|\\.)+)"', scripts)) | set(re.findall(r'\btn\(\s*"([^"]+)"', scripts))
    assert len(messages) > 30
    assert messages <= words["messages"].keys()
    assert isinstance(words["messages"]["%(n)s card is missing."], dict)


def test_pages_lead_here(pages):
    """From the overview and from the disputes, in every language."""
    for locale in LOCALES:
        for place, link in (("", "checker/"), ("faq/", "../checker/")):
            article = pages[f"{locale.path}/{place}"].article
            assert link in {node.attrs["href"] for node in article.all("a")}, (locale.path, place)


def test_logic_knows_no_page():
    """State, reading, outs, link and words of the checker do without a DOM."""
    for name in ("state", "reading", "outs", "link", "words"):
        text = (SCRIPTS / f"{name}.js").read_text(encoding="utf-8")
        assert not re.search(r"\b(document|window|history|navigator|location)\b\.", text), name
