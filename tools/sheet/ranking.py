"""What ranks above what: the card for the pocket and the poster for the wall say the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import groupby

from badugi_core import HAND_CLASSES, HOLDINGS, HOLE_CARDS, Card, HandClass, Suit
from tools.sheet.address import Address
from tools.sheet.example import Example, example
from tools.sheet.press import Document
from tools.words.words import Words

EXAMPLES = ("6h 4d 3s Ah", "7h 4d Ac 4s")
"""Two hands to read: one suit twice; a pair."""

_DIGITS = 2
"""Decimals of a percentage; a band has more where a share would be shown as zero."""

_CARD_SIZES = {"a4": (8.5, 8.25, 8, 7.75, 7.5, 7.25, 7), "letter": (8, 7.75, 7.5, 7.25, 7)}
_POSTER_SIZES = (10.5, 10, 9.5, 9, 8.5)
"""Of the text; the first fits in nearly every language."""


@dataclass(frozen=True)
class Top:
    """Hands with as many playing cards and the same highest card."""

    classes: tuple[HandClass, ...]
    """From the best to the worst."""
    share: Fraction
    """The part of all holdings."""


@dataclass(frozen=True, kw_only=True)
class Group:
    """A line: hands with as many playing cards and the same highest card."""

    name: str
    best: str
    worst: str
    """Nothing where the best is the only one."""
    place: str
    """The number of the best one among all classes."""
    classes: str
    share: str
    bar: float
    """The share as a part of the largest one, from 0 to 1."""
    or_better: str


@dataclass(frozen=True, kw_only=True)
class Band:
    """All hands with as many playing cards."""

    size: int
    title: str
    best: str
    worst: str
    share: str
    groups: tuple[Group, ...]


@dataclass(frozen=True, kw_only=True)
class Heads:
    """What stands above the columns of numbers."""

    hand: str
    best: str
    worst: str
    both: str
    """The best and the worst hand in one column."""
    place: str
    classes: str
    share: str
    or_better: str


@dataclass(frozen=True, kw_only=True)
class Ranking:
    """What the card and the poster say."""

    title: str
    ladder: str
    """The title of all hands."""
    count: str
    """How many hands there are."""
    meaning: str
    """What the shares mean."""
    reading: str
    """The title of the steps."""
    steps: tuple[str, ...]
    examples: tuple[Example, ...]
    winning: str
    """The title of the order."""
    order: tuple[str, ...]
    ranks: str
    """The ranks in their order."""
    best: Example
    worst: Example
    heads: Heads
    bands: tuple[Band, ...]
    address: Address
    version: str


@cache
def tops() -> tuple[Top, ...]:
    """All groups from the best to the worst.

    >>> len(tops()), sum(top.share for top in tops())
    (46, Fraction(1, 1))
    """
    groups = groupby(HAND_CLASSES, key=lambda item: (item.size, item.ranks[0]))
    return tuple(_top(classes) for _, classes in groups)


@cache
def _largest_share() -> Fraction:
    return max(top.share for top in tops())


def _top(classes: Iterable[HandClass]) -> Top:
    found = tuple(classes)
    return Top(found, Fraction(sum(item.count for item in found), HOLDINGS))


def ranking_content(words: Words, address: Address, version: str = "") -> Ranking:
    """What the card and the poster say in one language.

    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> words = Words(load_locale("en"), Catalogue.load(load_locale("en")))
    >>> group = ranking_content(words, Address("", "", "")).bands[0].groups[4]
    >>> group.name, group.best, group.worst, group.place, group.or_better
    ('Eight badugi', '8-3-2-A', '8-7-6-5', '36', '0.62%')
    """
    _ = words.gettext
    return Ranking(
        title=_("Badugi"),
        ladder=_("All hands in order"),
        count=_(
            "Four cards can be held in %(holdings)s ways."
            " Hands in which the same ranks play are worth the same,"
            " so there are %(classes)s different values, called classes here."
            " The best class is no.\u00a01."
        )
        % {"holdings": words.number(HOLDINGS), "classes": words.number(len(HAND_CLASSES))},
        # TRANSLATORS: “Share” and “This or better” are the heads of two columns.
        meaning=_(
            "“Share” says how often the first four cards make such a hand."
            " “This or better” adds up the shares from the best hand down to that line."
        ),
        reading=_("How to read a hand"),
        steps=(
            _("Use as many of your cards as you can, with no rank and no suit repeated."),
            _("If several sets have the most cards, the lowest one is your hand. Compare the highest cards first."),
            _("Look at every set of your cards: sometimes the higher card of a suit is the one to keep."),
        ),
        examples=tuple(example(words, cards) for cards in EXAMPLES),
        winning=_("Which hand wins"),
        order=(
            _("The hand with more playing cards always wins. When all your cards play, you have a badugi."),
            _(
                "With the same number of playing cards, compare the highest card, then the second,"
                " the third and the fourth. At the first difference, the lower card wins."
            ),
            _("Equal hands split the pot."),
        ),
        ranks=_("The ace is always low. From low to high: %(order)s.") % {"order": words.rank_order},
        best=example(words, best_holding(), _("Best hand")),
        worst=example(words, worst_holding(), _("Worst hand")),
        heads=_heads(words),
        bands=_bands(words),
        address=address,
        version=version,
    )


def _heads(words: Words) -> Heads:
    _ = words.gettext
    return Heads(
        hand=_("Hand"),
        best=_("Best hand"),
        worst=_("Worst hand"),
        # TRANSLATORS: The head of a column of hands, such as 7-3-2-A – 7-6-5-4.
        both=_("Best – worst"),
        place=_("No."),
        classes=_("Classes"),
        share=_("Share"),
        or_better=_("This or better"),
    )


def best_holding() -> tuple[Card, ...]:
    """Four cards that make the best hand, each in a suit of its own.

    >>> from badugi_core import evaluate
    >>> evaluate(best_holding()).hand_class.ordinal
    1
    """
    return tuple(map(Card, HAND_CLASSES[0].ranks, reversed(Suit)))


def worst_holding() -> tuple[Card, ...]:
    """Four cards that make the worst hand: its only rank in every suit.

    >>> from badugi_core import evaluate
    >>> evaluate(worst_holding()).hand_class == HAND_CLASSES[-1]
    True
    """
    (rank,) = HAND_CLASSES[-1].ranks
    return tuple(Card(rank, suit) for suit in reversed(Suit))


def _bands(words: Words) -> tuple[Band, ...]:
    _ = words.gettext
    # As on the page of all hands, but written here: the translations of what is printed are counted apart.
    titles = {
        4: _("Badugi: four playing cards"),
        3: _("Three playing cards"),
        2: _("Two playing cards"),
        1: _("One playing card"),
    }
    return tuple(_band(words, size, titles[size]) for size in range(HOLE_CARDS, 0, -1))


def _band(words: Words, size: int, title: str) -> Band:
    found = [top for top in tops() if top.classes[0].size == size]
    share = sum((top.share for top in found), Fraction(0))
    digits = decimals([top.share for top in found])
    return Band(
        size=size,
        title=title,
        best=words.ranks(found[0].classes[0]),
        worst=words.ranks(found[-1].classes[-1]),
        share=words.percentage(share, _DIGITS),
        groups=tuple(_group(words, top, digits) for top in found),
    )


def decimals(shares: Sequence[Fraction]) -> int:
    """With how many decimals no percentage is shown as zero.

    >>> decimals([Fraction(1, 4)]), decimals([Fraction(1, 4), Fraction(1, 270725)])
    (2, 4)
    """
    digits = _DIGITS
    least = min(shares)
    while least * 100 * 10**digits < Fraction(1, 2):
        digits += 1
    return digits


def _group(words: Words, top: Top, digits: int) -> Group:
    best, worst = top.classes[0], top.classes[-1]
    return Group(
        name=words.sentence_case(words.hand_name(best)),
        best=words.ranks(best),
        worst="" if worst is best else words.ranks(worst),
        place=words.number(best.ordinal),
        classes=words.number(len(top.classes)),
        share=words.percentage(top.share, digits),
        bar=round(float(top.share / _largest_share()), 5),
        or_better=words.percentage(worst.cumulative_share, digits),
    )


def card_document(words: Words, address: Address, paper: str) -> Document:
    """Two cards on a page, to be cut apart and folded to a quarter of their size."""
    content = ranking_content(words, address)
    return _document("card", content.winning, content, words, paper, _CARD_SIZES.get(paper, _CARD_SIZES["a4"]))


def poster_document(words: Words, address: Address, version: str, date: str, paper: str) -> Document:
    """The poster: every group of hands with its share."""
    # TRANSLATORS: %(number)s: 2
    # TRANSLATORS: %(date)s: November 30, 2026
    said = words.gettext("Version %(number)s of %(date)s") % {"number": version, "date": date}
    content = ranking_content(words, address, said)
    return _document("poster", content.ladder, content, words, paper, _POSTER_SIZES)


def _document(
    template: str, subtitle: str, content: Ranking, words: Words, paper: str, sizes: Sequence[float]
) -> Document:
    return Document(
        template=template,
        title=f"{content.title} – {subtitle}",
        content=content,
        words=words,
        paper=paper,
        pages=1,
        sizes=sizes,
    )
