"""The page of mistakes shows each pair as the golden file has it, with what the mistake makes of it."""

from __future__ import annotations

import json
import re

import pytest

from badugi_core import HOLDINGS, evaluate, parse_cards
from tests.site.build import ROOT
from tests.site.pages import LOCALES
from tools.quiz.mistakes.bites import bites, showdowns
from tools.quiz.mistakes.traps import TRAPS

EXAMPLES = json.loads((ROOT / "tests/quiz/traps.json").read_text(encoding="utf-8"))
OUTCOMES = {"A": "Hand A wins.", "B": "Hand B wins.", "tie": "It is a tie."}


@pytest.fixture(params=LOCALES, ids=lambda locale: locale.path)
def article(request, pages):
    """The page in one language."""
    return pages[f"{request.param.path}/hands/mistakes/"].article


@pytest.fixture
def english(pages):
    """The English page."""
    return pages["en/hands/mistakes/"].article


def sections(article):
    """What stands below each heading of a mistake, by its anchor."""
    found, current = {}, None
    for node in article.children:
        if isinstance(node, str):
            continue
        if node.tag in ("h1", "h2", "h3"):
            current = found.setdefault(node.attrs["id"], []) if node.tag == "h3" else None
        elif current is not None:
            current.append(node)
    return found


def part(nodes, name):
    """The only element of a class in a section."""
    (found,) = [node for node in nodes if name in node.classes]
    return found


def cards_of(node):
    """The cards shown, in international letters."""
    text = "".join(card.text for card in node.all("span", class_="pc"))
    return set(parse_cards(text))


def test_every_mistake_has_its_heading(article):
    """Eighteen headings with the ids of the mistakes as anchors, so that other pages can link there."""
    assert sorted(sections(article)) == sorted(TRAPS)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_hands_in_every_language(example, article):
    """The two hands, cards that play and cards that do not, as the golden file has them."""
    versus = part(sections(article)[example["id"]], "versus")
    for side, node in zip(("hand_a", "hand_b"), versus.all("div", class_="side"), strict=True):
        held = parse_cards(example[side])
        assert cards_of(node.one("p", class_="held")) == set(held)
        playing = node.all("p")[2]
        assert cards_of(playing.all("span", class_="pcs")[0]) == set(evaluate(held).playing)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["id"])
def test_the_right_verdict_stands_below_the_tempting_one_beside(example, english):
    """The right verdict stands below the hands, the tempting one beside the mistake."""
    nodes = sections(english)[example["id"]]
    verdict = part(nodes, "versus").one("p", class_="verdict")
    assert verdict.one("strong").text == OUTCOMES[example["answer"]]
    mistaken = part(nodes, "mistaken")
    assert [strong.text for strong in mistaken.all("strong")] == ["With the mistake:", OUTCOMES[example["tempting"]]]
    reading = TRAPS[example["id"]].misreads
    assert reading == bool(re.search(r"Hand [AB] (is read as|keeps)", mistaken.text))


@pytest.mark.parametrize("name", TRAPS)
def test_a_rule_decides_and_the_count_is_that_of_the_table(name, english):
    """At least one rule decides; the count is that of the table."""
    (notes,) = [node for node in sections(english)[name] if node.tag == "ul"]
    rules, often = notes.all("li")
    assert rules.all("a") and all("/rules/#" in link.attrs["href"] for link in rules.all("a"))
    if TRAPS[name].misreads:
        expected = f"{bites(name):,} of {HOLDINGS:,} ({100 * bites(name) / HOLDINGS:.2f}%)"
    else:
        share = 100 * bites(name) / showdowns()
        expected = f"{share:.2f}%" if share >= 0.01 else "less than 0.01%"
    assert expected in often.text


def test_the_shortcut_on_the_page_of_reading(pages):
    """Where the ranks differ it is right; with a repeated rank it misreads what two of the mistakes misread."""
    text = pages["en/hands/reading/"].article.text
    wrong = bites("drop-higher-then-pair") + bites("three-suited-two-off")
    assert wrong == 28860
    assert "183,040 of 270,725 (67.6%)" in text
    assert f"28,860 of 87,685 ({100 * wrong / 87685:.1f}%)" in text
