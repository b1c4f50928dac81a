"""The field that searches the tables of all classes, as HTML for docs/assets/js/hands.

The scripts have no words. What they say stands in hidden elements: a sentence under its
`data-say`, names under `data-hand` and `data-card`. In a sentence, an element with `data-slot`
is filled. The letters of the language are data. Without script all of it stays hidden.
"""

from __future__ import annotations

from html import escape

from badugi_core import DECK, HAND_CLASSES, HOLE_CARDS, Notation, evaluate, format_cards, parse_cards
from tools.i18n.names import HAND_NAMES
from tools.sitegen.page_data import data_script
from tools.words.sentences import ranks_text
from tools.words.words import Words, shown

_EXAMPLE = parse_cards("6h 4d 3s Ah")
_RANKS_EXAMPLE = ranks_text(evaluate("8h 5d 4s Ac").ranks[:2])


def notation_data(notation: Notation) -> dict[str, object]:
    """The texts that stand for cards, as `docs/assets/js/hands/notation.js` takes them.

    >>> from badugi_core import INTERNATIONAL
    >>> notation_data(INTERNATIONAL)["suitFirst"]
    False
    """
    return {
        "ranks": {text: int(rank) for text, rank in notation.ranks.items()},
        "suits": {text: int(suit) for text, suit in notation.suits.items()},
        "ignored": list(notation.ignored),
        "suitFirst": notation.suit_first,
    }


def _slot(name: str) -> str:
    return f'<span data-slot="{name}"></span>'


def _ranks_slot() -> str:
    return '<span class="ranks" data-slot="ranks"></span>'


def _typed(text: str) -> str:
    """What a reader may type: letters of the language, from left to right."""
    return f'<code dir="ltr">{escape(text)}</code>'


def _sentences(words: Words) -> dict[str, str]:
    """Every sentence that the scripts can say, as HTML."""
    _ = words.html
    total = words.number(len(HAND_CLASSES))
    yours = _("Your hand:")
    # TRANSLATORS: %(name)s: Three-card four
    # TRANSLATORS: %(ranks)s: 4-3-A
    # TRANSLATORS: %(place)s: 718
    # TRANSLATORS: %(total)s: 1,092
    standing = _("%(name)s (%(ranks)s), no. %(place)s of %(total)s")
    return {
        # TRANSLATORS: %(count)s: 12
        # TRANSLATORS: %(total)s: 1,092
        "found": _("Rows found: %(count)s of %(total)s.") % {"count": _slot("count"), "total": total},
        # TRANSLATORS: %(ranks)s: 4-3-A
        "sorted": _("The highest rank comes first, so this is read as %(ranks)s.") % {"ranks": _ranks_slot()},
        # TRANSLATORS: %(count)s: 2
        # TRANSLATORS: %(hole)s: 4
        "unfinished": _("Cards so far: %(count)s of %(hole)s. Go on to see what your hand is worth.")
        % {"count": _slot("count"), "hole": words.number(HOLE_CARDS)},
        "hand": f"<strong>{yours}</strong> "
        + standing
        % {"name": _slot("name"), "ranks": _ranks_slot(), "place": _slot("place"), "total": total},
        "playing": _("Cards that play: %(cards)s.") % {"cards": '<span class="pcs" data-slot="cards"></span>'},
        "idle": _("Cards that do not play: %(cards)s.") % {"cards": '<span class="pcs" data-slot="cards"></span>'},
        "choices": _("Other cards could play instead: the hand stays the same."),
        # TRANSLATORS: %(text)s: zz
        "unknown": _("This is neither a rank nor a card: %(text)s. The examples above show how to type them.")
        % {"text": _slot("text")},
        # TRANSLATORS: %(card)s: 6♥
        "card-twice": _("This card is there twice: %(card)s. A deck has it only once, so take one out.")
        % {"card": _slot("card")},
        "rank-twice": _("No row: a rank plays only once in a hand. Take one of the equal ranks out."),
        "too-many": _("No row: a hand has no more than four cards. Take out the extra cards."),
    }


def class_filter(words: Words) -> str:
    """The field with its label and its hint, what the scripts say, and an empty line for it."""
    _ = words.html
    sentences = "".join(f'<p data-say="{key}">{text}</p>' for key, text in _sentences(words).items())
    names = "".join(
        f'<span data-hand="{size}-{int(top)}">{shown(words.sentence_case(words.name_by_top(size, top)))}</span>'
        for size, top in HAND_NAMES
    )
    cards = "".join(f'<span data-card="{card.id}">{words.card(card)}</span>' for card in DECK)
    # TRANSLATORS: %(ranks)s: 8-5
    # TRANSLATORS: %(cards)s: 6h 4d 3s Ah
    hint = _("Type the ranks that play, the highest first, such as %(ranks)s. Or type four cards, such as %(cards)s.") % {
        "ranks": _typed(_RANKS_EXAMPLE),
        "cards": _typed(format_cards(_EXAMPLE, words.locale.notation)),
    }
    label, clear = _("Find a hand"), _("Clear")
    return (
        # Not a <div>: the search index would take in again what follows the first one inside.
        '<section id="class-filter" class="class-filter" data-search-exclude hidden>'
        f'<label for="class-query">{label}</label>'
        '<div class="class-field"><input id="class-query" type="text" dir="auto" maxlength="60" autocomplete="off"'
        ' autocapitalize="off" spellcheck="false" aria-describedby="class-hint">'
        f'<button type="button">{clear}</button></div>'
        f'<p class="class-hint" id="class-hint">{hint}</p>'
        '<div class="class-answer" role="status" aria-live="polite"></div>'
        f'<div class="class-words" hidden>{sentences}<p>{names}</p><p>{cards}</p></div>'
        f"{data_script('application/json', notation_data(words.locale.notation))}</section>"
    )
