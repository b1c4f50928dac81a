"""Chances that published pages get wrong, each beside the exact one; docs/dev/odds-errata.md lists them too.

Pages are named, not linked. What they print is kept here as they print it, in whole percent or in cards;
what is exact comes from the core and from the file of `tools.odds`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from badugi_core import HOLE_CARDS, Card, OutCode, draw_distribution, draw_once, outs, parse_cards
from tools.i18n.locales import rounded
from tools.odds.questions import THREE_CARDS
from tools.odds.table import Chances
from tools.sitegen.odds.odds_figures import UNSEEN
from tools.words.words import Words

POKERJUNKIE = ("pokerjunkie.com", "Badugi: Odds of Improving a Four Card Hand")
TIPS = ("badugipokertips.com", "Badugi Odds and Percentages")
LOWBALL = ("playlowballpoker.com", "Badugi Draw Odds")
LOLPOKER = ("lolpoker.com", "Using Probability Odds Percentage Charts and Outs in Badugi Poker")
PLAYER = ("badugiplayer.com", "Badugi Odds")
TWOPLUSTWO = ("archives2.twoplustwo.com", "Badugi now on Doyles Room!")
CARD_PLAYER = ("Card Player", "Badugi: Three-Card Badugis")


@dataclass(frozen=True)
class Erratum:
    """One figure that is wrong; the texts are HTML."""

    question: str
    pages: Sequence[tuple[str, str]]
    """Where it is printed: the publisher and the title."""
    published: str
    exact: str
    why: str


def _good(holding: str, dead: str = "") -> list[Card]:
    """The outs of a holding."""
    return [out.card for out in outs(holding, dead) if out.code is OutCode.BADUGI]


def errata(words: Words, chances: Chances) -> Iterator[Erratum]:
    """Every figure, in the order of docs/dev/odds-errata.md."""
    yield from _broken(words, chances)
    yield from _draws(words, chances)
    yield from _cards(words)
    yield from _against(words, chances)


def _printed(words: Words, *shares: int) -> str:
    """What a page prints, in whole percent."""
    return ", ".join(words.percentage(Fraction(share, 100), 0) for share in shares)


def _exact(words: Words, *shares: Fraction) -> str:
    return ", ".join(words.percentage(share, 1) for share in shares)


def _broken(words: Words, chances: Chances) -> Iterator[Erratum]:
    _ = words.html

    def lower(*wanted: tuple[str, int]) -> str:
        return _exact(words, *(chances["broken", top, f"{draws}:lower"] for top, draws in wanted))

    independent = _(
        "The page treats the draws as independent. But a card that misses is thrown away and cannot come again."
    )
    yield Erratum(
        _("A king badugi and a queen badugi are broken, with three draws: the highest card becomes lower"),
        [POKERJUNKIE],
        _printed(words, 46, 42),
        lower(("K", 3), ("Q", 3)),
        independent,
    )
    yield Erratum(
        _("A ten badugi is broken, with two and with three draws; a nine badugi, with three"),
        [POKERJUNKIE],
        _printed(words, 23, 33, 28),
        lower(("T", 2), ("T", 3), ("9", 3)),
        independent,
    )
    helping = chances["broken", "7", "1:lower"] * UNSEEN
    yield Erratum(
        _("A seven badugi is broken, with one draw"),
        [POKERJUNKIE],
        _printed(words, 7),
        lower(("7", 1)),
        # TRANSLATORS: %(outs)s: 3. %(unseen)s: 48
        _("A misprint. Cards that help: %(outs)s of %(unseen)s.")
        % {"outs": words.number(int(helping)), "unseen": words.number(UNSEEN)},
    )


def _draws(words: Words, chances: Chances) -> Iterator[Erratum]:
    _ = words.html
    two, three = (chances["three-cards", THREE_CARDS[0], f"{draws}:K"] for draws in (2, 3))
    yield Erratum(
        _("A one-card draw with ten outs becomes a badugi, with two and with three draws"),
        [TIPS, LOWBALL],
        _printed(words, 40, 60),
        _exact(words, two, three),
        _("The pages multiply the outs by the draws and double the result. With more than one draw this is too much."),
    )
    yield Erratum(
        _("A one-card draw becomes a badugi with three draws"),
        [LOLPOKER],
        # TRANSLATORS: %(share)s: 60%
        _("slightly less than %(share)s") % {"share": _printed(words, 60)},
        _exact(words, three),
        _("The page adds the chances of three draws. But the later draws only matter after a miss."),
    )


def _cards(words: Words) -> Iterator[Erratum]:
    _ = words.html
    held = "Ac 2s 3d 9d"
    # TRANSLATORS: Cards in a row. %(first)s: 4♣. %(last)s: K♣
    from_to = _("%(first)s to %(last)s")

    def row(cards: Sequence[Card]) -> str:
        return from_to % {"first": words.card(cards[0]), "last": words.card(cards[-1])}

    yield Erratum(
        # TRANSLATORS: %(cards)s: A♣ 2♠ 3♦ 9♦
        _("The outs of %(cards)s") % {"cards": words.cards(parse_cards(held))},
        [LOWBALL],
        row(parse_cards("4c Kc")),
        row(_good(held)),
        _("A club is held already. The suit that is missing is hearts."),
    )
    kept, dead = "2h 8d 9s 7h", "Kh 7c"
    yield Erratum(
        # TRANSLATORS: %(kept)s: 2♥ 8♦ 9♠. %(thrown)s: 7♣
        _("The outs when you keep %(kept)s and threw %(thrown)s away at an earlier draw")
        % {"kept": words.cards(parse_cards("2h 8d 9s")), "thrown": words.cards(parse_cards("7c"))},
        [TIPS],
        # TRANSLATORS: A number of outs. %(outs)s: 10
        _("always %(outs)s") % {"outs": words.number(10)},
        words.number(len(_good(kept, dead))),
        # TRANSLATORS: %(share)s: 19.6%
        _("The card that was thrown away would have been an out. With one draw the chance is %(share)s.")
        % {"share": words.percentage(draw_distribution(kept, 1, dead=dead).of_size(HOLE_CARDS), 1)},
    )


def _against(words: Words, chances: Chances) -> Iterator[Erratum]:
    _ = words.html
    # TRANSLATORS: Odds against. %(a)s: 41. %(b)s: 7
    ratio, single = _("%(a)s to %(b)s"), _("%(misses)s to 1")
    seven = Fraction(7, UNSEEN)
    yield Erratum(
        # TRANSLATORS: %(outs)s: 7. %(unseen)s: 48
        _("The odds against a draw. Outs: %(outs)s. Unseen cards: %(unseen)s")
        % {"outs": words.number(7), "unseen": words.number(UNSEEN)},
        [PLAYER],
        single % {"misses": words.number(rounded(Fraction(685, 100), 2))},
        single % {"misses": words.number(rounded((1 - seven) / seven, 2))},
        _("The page divides all cards by the outs. Odds compare the cards that miss with the cards that help."),
    )
    unseen = UNSEEN - HOLE_CARDS
    helping = int(draw_once("As 2d 3h 9h", "9h", dead="3c Qd Jh Ts").of_size(HOLE_CARDS) * unseen)
    yield Erratum(
        # TRANSLATORS: %(card)s: 3♣. %(ranks)s: 3-2-A
        _("A pat badugi with %(card)s against %(ranks)s, which draws one card and needs a club")
        % {
            "card": words.cards(parse_cards("3c")),
            "ranks": words.ranks_html(outs("As 2d 3h 9h")[0].before),
        },
        [TWOPLUSTWO],
        ratio % {"a": words.number(35), "b": words.number(9)},
        ratio % {"a": words.number(unseen - helping), "b": words.number(helping)},
        _("The page takes one out away whatever badugi the opponent has. But this three is none of the outs, so all of them are left."),
    )
    yield Erratum(
        # TRANSLATORS: %(kept)s: A♦ 2♥. %(ranks)s: 4-2-A
        _("Two cards are drawn to %(kept)s: the hand becomes %(ranks)s or better")
        % {
            "kept": words.cards(parse_cards("Ad 2h")),
            "ranks": words.ranks_html(outs("Ad 2h 4c 4d")[0].before),
        },
        [CARD_PLAYER],
        _printed(words, 26),
        _exact(words, chances["errata", "two-cards", "4-2-A"]),
        _("Counted anew, with the best two cards to throw away."),
    )


def errata_list(words: Words, chances: Chances) -> str:
    """All of them as a list."""
    _ = words.html
    published, exact = _("Published"), _("Exact")
    items = []
    for each in errata(words, chances):
        pages = " · ".join(f'<span class="named" lang="en">{site}, <cite>{title}</cite></span>' for site, title in each.pages)
        items.append(
            f'<li><p class="question">{each.question}</p><dl><div><dt>{published}</dt><dd>{each.published}</dd></div>'
            f"<div><dt>{exact}</dt><dd>{each.exact}</dd></div></dl><p>{each.why}</p>"
            f'<p class="page"><bdi>{pages}</bdi></p></li>'
        )
    return f'<ul class="errata">{"".join(items)}</ul>'
