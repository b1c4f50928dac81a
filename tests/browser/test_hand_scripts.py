"""The scripts that read cards and hands are twins of the core: same texts, same readings."""

from __future__ import annotations

import base64
from array import array
from itertools import combinations

import pytest

from badugi_core import DECK, HAND_CLASSES, CardError, evaluate, format_cards, parse_cards, parse_ranks, rank
from tests.site.pages import LOCALES
from tests.spelled import INVISIBLE, SEPARATORS, spellings
from tools.sitegen.class_filter import notation_json

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)

READ = """async ([notation, texts, method]) => {
  const { Notation } = await import(new URL("assets/js/hands/notation.js", location.origin));
  const reader = new Notation(JSON.parse(notation));
  return texts.map((text) => {
    const { fault, ...found } = reader[method](text);
    return fault ? [fault.code, fault.text] : Object.values(found)[0];
  });
}"""
"""Texts as the script reads them: cards or ranks as numbers, or a code and what is wrong."""


@pytest.fixture
def script(visit):
    """Runs a function in a page of the site."""
    page = visit().go("")
    return page.evaluate


def said_by_core(read, text, notation):
    """The same of the core."""
    try:
        found = read(text, notation)
    except CardError as error:
        return [error.code, error.text]
    return [card.id for card in found] if read is parse_cards else [int(one) for one in found]


@each_locale
def test_every_spelling_of_every_card(script, locale):
    """Each text of a rank with each text of a suit, alone and beside every kind of separator."""
    notation = locale.notation
    texts = spellings(notation)
    assert len(texts) > 200
    expected = [[card.id] for card in texts.values()]
    assert script(READ, [notation_json(notation), list(texts), "readCards"]) == expected
    parted = [separator.join(("6♥", "4♦", "3♠")) for separator in (*SEPARATORS, *INVISIBLE)]
    assert script(READ, [notation_json(notation), parted, "readCards"]) == [[22, 13, 11]] * len(parted)


ODD = [
    "", " ", "6h-4d 3♠,Ah 10c", "6♥\ufe0f4♦", "6 h", "6\u200bh", "6h6h", "6h 6♥", "6", "6h 4", "h6", "6hx", "zz", "😀",
    "Ah\u2212Kd", "Ah\x1fKd", "Ah\x85Kd", "Ah\ufeffKd", "Ah;Kd", "Ah_Kd", "10", "1", "109", "T9", "8-5", "8--5", "A 2 3 4 5",
    "4-3-A-x", "x", "8-8", "K-Q-J-10", "AhKhQhJhTh", "dd", "DD", "RD", "VV", "Кч Дт", "КД", "10т", "Т", "х", "Ач 2т 3б 4п",
]  # fmt: skip
"""Separators, invisible signs, faults, and letters of several languages."""


@each_locale
def test_odd_texts(script, locale):
    """Where the core finds a fault, the script finds the same one, with the same text."""
    notation = locale.notation
    for method, read in (("readCards", parse_cards), ("readRanks", parse_ranks)):
        found = script(READ, [notation_json(notation), ODD, method])
        assert found == [said_by_core(read, text, notation) for text in ODD], method


@each_locale
def test_written_cards_are_read_back(script, locale):
    """The whole deck as the core writes it, with and without separators."""
    texts = [format_cards(DECK, locale.notation, separator) for separator in (" ", "-", ", ", "")]
    assert script(READ, [notation_json(locale.notation), texts, "readCards"]) == [[*range(52)]] * 4


def test_every_holding(script):
    """All 270,725 holdings have the class that the core gives them."""
    ordinals = array("H", map(rank, combinations(range(52), 4)))
    assert script(
        """async (packed) => {
          const { classes, read } = await import(new URL("assets/js/hands/evaluator.js", location.origin));
          const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
          const expected = new Uint16Array(bytes.buffer);
          const place = new Map(classes().map((ranks, index) => [ranks.join(), index + 1]));
          let [index, wrong] = [0, 0];
          for (let a = 0; a < 52; a++)
            for (let b = a + 1; b < 52; b++)
              for (let c = b + 1; c < 52; c++)
                for (let d = c + 1; d < 52; d++)
                  if (place.get(read([a, b, c, d]).ranks.join()) !== expected[index++]) wrong++;
          return [index, wrong];
        }""",
        base64.b64encode(ordinals.tobytes()).decode(),
    ) == [270725, 0]


def test_cards_that_play(script):
    """Of a part of the holdings: which cards play, which do not, and whether others could."""
    holdings = list(combinations(DECK, 4))[::503]
    found = script(
        """async (holdings) => {
          const { read } = await import(new URL("assets/js/hands/evaluator.js", location.origin));
          return holdings.map(read).map(({ playing, idle, choices }) => [playing, idle, choices]);
        }""",
        [[card.id for card in reversed(holding)] for holding in holdings],
    )
    for holding, (playing, idle, choices) in zip(holdings, found, strict=True):
        evaluation = evaluate(holding)
        assert playing == [card.id for card in evaluation.playing]
        assert sorted(playing + idle) == [card.id for card in holding]
        assert choices == (len(evaluation.choices) > 1)


def test_classes(script):
    """The script makes the classes of the core, in their order."""
    found = script(
        """async () => (await import(new URL("assets/js/hands/evaluator.js", location.origin))).classes()"""
    )
    assert found == [[int(one) for one in item.ranks] for item in HAND_CLASSES]
