"""The worked hands of the sources stand on the pages, read as the golden file says."""

from __future__ import annotations

import csv

import pytest

from badugi_core import evaluate, parse_cards
from tests.site.build import ROOT
from tests.site.pages import LOCALES

PAGES = ("", "hands/reading/", "hands/ladder/", "deals/three-cards-to-badugi/")
SUITS = dict(zip("♣♦♥♠", "cdhs", strict=True))


def read_examples():
    """The rows of the file; lines that begin with # are for people."""
    text = (ROOT / "tests/golden/examples.tsv").read_text(encoding="utf-8")
    lines = (line for line in text.splitlines() if not line.startswith("#"))
    return list(csv.DictReader(lines, delimiter="\t"))


EXAMPLES = read_examples()
PAIRS = [example for example in EXAMPLES if example["other"]]


def card(node):
    """A card of a page as the core writes it."""
    text = node.text
    return text[:-1].replace("10", "T") + SUITS[text[-1]]


def as_set(cards):
    """Cards of a page, whatever their order."""
    return frozenset(parse_cards(" ".join(cards)))


def held(block):
    """All cards of a part of a page."""
    return as_set(map(card, block.all(class_="pc")))


def holdings(page):
    """Each four cards that a page reads, with the cards that it says play."""
    found = []
    for block in page.root.all("div", class_="example"):
        rows = {item: card(item.all(class_="pc")[0]) for item in block.all("li")}
        playing = [held for item, held in rows.items() if "plays" in item.classes]
        found.append((as_set(rows.values()), as_set(playing)))
    for line in page.root.all("p", class_="held"):
        beside = line.parent.children
        found.append((held(line), split(beside[beside.index(line) + 1])[0]))
    return found


def split(paragraph):
    """The cards of each line of a paragraph."""
    lines = [[]]
    for child in paragraph.children:
        if not isinstance(child, str):
            lines.append([]) if child.tag == "br" else lines[-1].extend(child.all(class_="pc"))
    return [as_set(map(card, line)) for line in lines]


def versus(page):
    """Each comparison of a page: the two holdings, and the verdict."""
    return [
        (*(held(line) for line in block.all("p", class_="held")), block.one("p", class_="verdict").text)
        for block in page.root.all("div", class_="versus")
    ]


@pytest.fixture(scope="session", params=LOCALES, ids=lambda locale: locale.path)
def chosen(request, pages):
    """The pages with worked hands in one language."""
    return [pages[f"{request.param.path}/{place}"] for place in PAGES]


def test_every_worked_hand_is_shown(chosen):
    """Each holding of the golden file is read on a page."""
    shown = {cards for page in chosen for cards, _ in holdings(page)}
    missing = [example["id"] for example in EXAMPLES if frozenset(parse_cards(example["cards"])) not in shown]
    assert missing == []


def test_shown_hands_are_read_right(chosen):
    """The cards marked as playing are those that the core lets play."""
    for page in chosen:
        for cards, playing in holdings(page):
            assert playing in map(frozenset, evaluate(tuple(cards)).choices), page.address


def test_every_comparison_is_shown(chosen):
    """Each comparison of the golden file stands on a page, one hand beside the other."""
    shown = {frozenset((a, b)) for page in chosen for a, b, _ in versus(page)}
    for example in PAIRS:
        pair = frozenset(frozenset(parse_cards(example[name])) for name in ("cards", "other"))
        assert pair in shown, example["id"]


def test_verdicts_agree_with_the_golden_file(pages):
    """In English: who wins, from the side that the page calls A."""
    said = {"beats": "Hand A wins.", "loses to": "Hand B wins.", "ties": "It is a tie."}
    expected = {}
    for example in PAIRS:
        a, b = (frozenset(parse_cards(example[name])) for name in ("cards", "other"))
        expected[a, b] = said[example["result"]]
        mirrored = {"beats": "loses to", "loses to": "beats"}.get(example["result"], "ties")
        expected[b, a] = said[mirrored]
    found = {(a, b): text for place in PAGES for a, b, text in versus(pages[f"en/{place}"])}
    agreeing = [pair for pair, text in found.items() if pair in expected and text.startswith(expected[pair])]
    assert len(agreeing) == len([pair for pair in found if pair in expected]) >= len(PAIRS)


def test_ladder_has_the_steps_of_the_golden_file(pages):
    """Eighteen steps from the weakest to the strongest."""
    steps = [frozenset(parse_cards(e["cards"])) for e in EXAMPLES if "-L" in e["id"]]
    for locale in LOCALES:
        lines = pages[f"{locale.path}/hands/ladder/"].root.all("p", class_="held")
        assert [held(line) for line in lines] == steps
