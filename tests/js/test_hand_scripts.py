"""The scripts that read cards and hands are twins of the core: same texts, same readings."""

from __future__ import annotations

import base64
from array import array
from itertools import combinations

import pytest

from badugi_core import DECK, HAND_CLASSES, CardError, ReasonCode, evaluate, format_cards, parse_cards, parse_ranks
from tests.js.answer import answer
from tests.site.pages import LOCALES
from tests.spelled import INVISIBLE, SEPARATORS, spellings
from tools.sitegen.hands.ranking_filter import notation_data

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)

READ = """
import { Notation } from "./docs/assets/js/hands/notation.js";
answer(({ notation, texts, method }) => {
  const reader = new Notation(notation);
  return texts.map((text) => {
    const { fault, ...found } = reader[method](text);
    return fault ? [fault.code, fault.text] : Object.values(found)[0];
  });
});
"""
"""Texts as the script reads them: cards or ranks as numbers, or a code and what is wrong."""


def script_reads(notation, texts, method="readCards"):
    """What the script makes of texts."""
    return answer(READ, {"notation": notation_data(notation), "texts": texts, "method": method})


def said_by_core(read, text, notation):
    """The same of the core."""
    try:
        found = read(text, notation)
    except CardError as error:
        return [error.code, error.text]
    return [card.id for card in found] if read is parse_cards else [int(one) for one in found]


@each_locale
def test_every_spelling_of_every_card(locale):
    """Each text of a rank with each text of a suit, alone and beside every kind of separator."""
    texts = spellings(locale.notation)
    assert len(texts) > 200
    assert script_reads(locale.notation, list(texts)) == [[card.id] for card in texts.values()]
    parted = [separator.join(("6♥", "4♦", "3♠")) for separator in (*SEPARATORS, *INVISIBLE)]
    assert script_reads(locale.notation, parted) == [[22, 13, 11]] * len(parted)


ODD = [
    "", " ", "6h-4d 3♠,Ah 10c", "6♥\ufe0f4♦", "6 h", "6\u200bh", "6h6h", "6h 6♥", "6", "6h 4", "h6", "6hx", "zz", "😀",
    "Ah\u2212Kd", "Ah\x1fKd", "Ah\x85Kd", "Ah\ufeffKd", "Ah;Kd", "Ah_Kd", "10", "1", "109", "T9", "8-5", "8--5", "A 2 3 4 5",
    "4-3-A-x", "x", "8-8", "K-Q-J-10", "AhKhQhJhTh", "dd", "DD", "RD", "VV", "Кч Дт", "КД", "10т", "Т", "х", "Ач 2т 3б 4п",
]  # fmt: skip
"""Separators, invisible signs, faults, and letters of several languages."""


@each_locale
def test_odd_texts_have_the_faults_of_the_core(locale):
    """Where the core finds a fault, the script finds the same one, with the same text."""
    for method, read in (("readCards", parse_cards), ("readRanks", parse_ranks)):
        found = script_reads(locale.notation, ODD, method)
        assert found == [said_by_core(read, text, locale.notation) for text in ODD], method


@each_locale
def test_written_cards_are_read_back(locale):
    """The whole deck as the core writes it, with and without separators."""
    texts = [format_cards(DECK, locale.notation, separator) for separator in (" ", "-", ", ", "")]
    assert script_reads(locale.notation, texts) == [[*range(52)]] * 4


CODES = {code: number for number, code in enumerate(ReasonCode)}

ALL_HOLDINGS = """
import { cardCode } from "./docs/assets/js/cards.js";
import { placeOf, read } from "./docs/assets/js/hands/evaluator.js";
import { reasons } from "./docs/assets/js/hands/reasons.js";
answer((codes) => {
  const found = [];
  const names = Array.from({ length: 52 }, (_, card) => cardCode(card));
  const named = (cards) => cards.map((card) => names[card]);
  const add = (holding) => {
    const { playing, idle, choices, ranks } = read(holding);
    const held = named(holding);
    const place = (card) => held.indexOf(card) + 1;
    const why = new Map(reasons(named(playing), named(idle), choices.map(named)).map((reason) => [reason.card, reason]));
    let packed = placeOf(ranks) * 4 + choices.length - 1;
    for (const card of held) {
      const { code, suitOf, rankOf } = why.get(card) ?? { code: "plays" };
      packed = ((packed * 4 + codes[code]) * 5 + place(suitOf)) * 5 + place(rankOf);
    }
    found.push(packed);
  };
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d++) add([a, b, c, d]);
  return Buffer.from(Float64Array.from(found).buffer).toString("base64");
});
"""
"""Of each holding one number: its place, how many sets could play, and of each card why it plays or
not and with which cards it clashes."""


def packed(holding):
    """The same number from the core."""
    reading = evaluate(holding)
    place = {card: index for index, card in enumerate(holding, start=1)} | {None: 0}
    number = reading.hand_class.ordinal * 4 + len(reading.choices) - 1
    for reason in reading.reasons:
        number = ((number * 4 + CODES[reason.code]) * 5 + place[reason.suit_of]) * 5 + place[reason.rank_of]
    return number


def test_every_holding_is_read_as_in_the_core():
    """All 270,725 holdings: the same place, the same cards play, for the same reasons."""
    found = array("d", base64.b64decode(answer(ALL_HOLDINGS, {code.value: number for code, number in CODES.items()})))
    holdings = combinations(DECK, 4)
    assert len(found) == 270_725
    wrong = [holding for holding, number in zip(holdings, found, strict=True) if number != packed(holding)]
    assert wrong[:5] == []


def test_the_order_of_cards_does_not_matter():
    """A part of the holdings, from the highest card down: the same cards play, and the same could."""
    holdings = list(combinations(DECK, 4))[::503]
    found = answer(
        """
        import { read } from "./docs/assets/js/hands/evaluator.js";
        answer((holdings) => holdings.map(read));
        """,
        [[card.id for card in reversed(holding)] for holding in holdings],
    )
    for holding, reading in zip(holdings, found, strict=True):
        evaluation = evaluate(holding)
        assert reading["choices"] == [[card.id for card in choice] for choice in evaluation.choices]
        assert reading["playing"] == reading["choices"][0]
        assert sorted(reading["playing"] + reading["idle"]) == [card.id for card in holding]
        assert reading["ranks"] == [int(one) for one in evaluation.ranks]


def test_classes_are_those_of_the_core():
    """The script makes the classes of the core, in their order, and finds the place of each."""
    found = answer(
        """
        import { classes, placeOf } from "./docs/assets/js/hands/evaluator.js";
        answer(() => classes().map((ranks) => [placeOf(ranks), ranks]));
        """
    )
    assert found == [[item.ordinal, [int(one) for one in item.ranks]] for item in HAND_CLASSES]
