"""The scripts of the checker say what the core says: outs, chances, names, and cards in all letters."""

from __future__ import annotations

import json
import random

import pytest

from badugi_core import (
    DECK,
    HAND_CLASSES,
    HOLDINGS,
    against_random_deal,
    format_cards,
    outs,
    parse_cards,
)
from tests.js.answer import answer
from tests.site.pages import LOCALES
from tests.spelled import spellings
from tools.sitegen.hands.checker import checker_words, table_json
from tools.sitegen.inputs import load_words

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)

OUTS = """
import { read } from "./docs/assets/js/hands/evaluator.js";
import { draw } from "./docs/assets/js/checker/outs.js";
answer((questions) => questions.map(([cards, dead]) => {
  const drawn = draw(read(cards), [...cards, ...dead]);
  return drawn ? drawn.outs.map(({ card, code, place }) => [card, code, place]) : [];
}));
"""


def test_outs_are_those_of_the_core():
    """Of many hands, with cards of others seen: which card does what, and what hand it makes."""
    chance = random.Random(4)
    dealt = [chance.sample(DECK, chance.choice((4, 4, 8, 12, 32))) for _ in range(600)]
    # Two or three suits, so that several sets of cards can be kept and the dead cards choose.
    dealt += [chance.sample([card for card in DECK if card.suit > 1], 14) for _ in range(200)]
    questions = [(cards[:4], cards[4:]) for cards in dealt]
    found = answer(OUTS, [[[card.id for card in part] for part in question] for question in questions])
    assert sum(map(bool, found)) > 600
    for (cards, dead), told in zip(questions, found, strict=True):
        expected = [[out.card.id, out.code.value, out.after.ordinal] for out in outs(cards, dead)]
        assert told == expected, format_cards((*cards, *dead))


def test_chances_against_a_random_deal():
    """Of every class: how many of all hands are weaker, equal and stronger."""
    found = answer(
        """
        import { Table } from "./docs/assets/js/checker/state.js";
        answer(({ counts }) => {
          const table = new Table([], counts, []);
          return counts.map((_, index) => table.against(index + 1));
        });
        """,
        json.loads(table_json([])),
    )
    for item, against in zip(HAND_CLASSES, found, strict=True):
        chances = against_random_deal(item)
        parts = (chances.win, chances.tie, chances.lose)
        assert [against["weaker"], against["equal"], against["stronger"]] == [part * HOLDINGS for part in parts]


READ = """
import { Notation } from "./docs/assets/js/hands/notation.js";
import { readHand } from "./docs/assets/js/checker/reading.js";
answer(({ notations, lang, texts }) => {
  const { [lang]: own, ...others } = notations;
  const all = [own, ...Object.values(others)].map((data) => new Notation(data));
  return texts.map((text) => {
    const { cards, fault, text: unread } = readHand(all, text);
    return fault ? [fault, unread ?? null] : cards;
  });
});
"""


def script_reads(locale, texts):
    """What the checker makes of texts on the page of a language."""
    notations = json.loads(table_json(LOCALES))["notations"]
    return answer(READ, {"notations": notations, "lang": locale.lang, "texts": texts})


@each_locale
def test_every_page_reads_the_letters_of_every_language(locale):
    """Any spelling that one language has for a card; the language of the page decides where two differ."""
    own = spellings(locale.notation)
    texts = {text: card for other in LOCALES for text, card in spellings(other.notation).items()} | own
    assert len(texts) > 400
    assert script_reads(locale, list(texts)) == [[card.id] for card in texts.values()]


@each_locale
def test_hands_written_in_every_language(locale):
    """Whole hands as each language writes them, and as a page prints them."""
    hands = ["6h 4d 3s Ah", "Kc Qd Js Th", "Qd Jd 8d 4d"]
    texts = [format_cards(parse_cards(hand), other.notation) for other in LOCALES for hand in hands]
    printed = "6♥ 4♦ 3♠ A♥"
    expected = [[card.id for card in parse_cards(hand)] for _ in LOCALES for hand in hands]
    assert script_reads(locale, [*texts, printed]) == [*expected, [22, 13, 11, 2]]


AMBIGUOUS = {
    "Dd": ["Qd"],  # dame de carreau: the first d is the queen, the second diamonds
    "DD": ["Qd"],
    "dd dc": ["Qd", "Qc"],
    "Rc": ["Kc"],  # c is clubs in every language, not cœur
    "Vs Dh": ["Js", "Qh"],
    "Кт Тт": ["unknown", "Т"],  # the Cyrillic Т is clubs, and no rank
    "Tc": ["Tc"],  # the Latin T is the ten
    "Ач Кт": ["Ah", "Kc"],
    "Аh": ["Ah"],  # a Cyrillic А before a Latin h
    "Дп Дб": ["Qs", "Qd"],
    "Rc Кч": ["unknown", "К"],  # no language has both letters
    "6h 4x": ["unknown", "x"],
    "6h 4 3s": ["no-suit", "4"],
    "6h 6♥": ["twice", None],
}  # fmt: skip


@each_locale
def test_texts_that_could_be_misread(locale):
    """They mean the same on the pages of all languages."""
    cards = {str(card): card.id for card in DECK}
    expected = [[cards[one] for one in said] if said[0] in cards else said for said in AMBIGUOUS.values()]
    assert script_reads(locale, list(AMBIGUOUS)) == expected


@each_locale
@pytest.mark.parametrize("text", ["", "6", "6h 4", "6h 1", "6h, ", "R", "6h D", "К", "6h В"])
def test_a_card_that_is_being_typed_is_no_fault(locale, text):
    """In the letters of any language."""
    assert script_reads(locale, [text]) == [[22] if text.startswith("6h") else []]


@each_locale
def test_names_of_all_classes(locale):
    """The name of each hand is that of the catalogue."""
    words = load_words(locale)
    found = answer(
        """
        import { handName, setMessages } from "./docs/assets/js/i18n.js";
        import { classes } from "./docs/assets/js/hands/evaluator.js";
        import { rankCode } from "./docs/assets/js/checker/state.js";
        answer((words) => {
          setMessages(words);
          return classes().map((ranks) => handName(ranks.map(rankCode)));
        });
        """,
        json.loads(checker_words(words)),
    )
    assert found == [words.hand_name(item) for item in HAND_CLASSES]
