"""What the evaluator found, in words: the same sentences on pages, in the quiz and on paper.

`gettext` translates a message, and `show` writes a card for the place where it will stand.
A function whose name ends in `_message` gives a message and what fills its placeholders.
"""

from __future__ import annotations

from collections.abc import Callable

from badugi_core import Card, Comparison, Evaluation, Rank, Reason, ReasonCode
from tools.words.later import N_


def rank_text(rank: Rank) -> str:
    """A rank as printed on the cards of all five languages: A 2 … 10 J Q K."""
    return "10" if rank is Rank.TEN else rank.letter


def ranks_text(ranks: tuple[Rank, ...]) -> str:
    """Ranks from the highest to the lowest.

    >>> ranks_text((Rank.TEN, Rank.SEVEN, Rank.ACE))
    '10-7-A'
    """
    return "-".join(map(rank_text, ranks))


REASONS = {
    ReasonCode.PLAYS: ("", N_("plays")),
    ReasonCode.SAME_SUIT: (
        N_("%(card)s does not play: same suit as %(suit)s."),
        N_("does not play: same suit as %(suit)s"),
    ),
    ReasonCode.SAME_SUIT_AND_RANK: (
        N_("%(card)s does not play: same suit as %(suit)s, same rank as %(rank)s."),
        N_("does not play: same suit as %(suit)s, same rank as %(rank)s"),
    ),
    ReasonCode.SURPLUS: (
        N_("%(card)s could play instead. The hand would be the same."),
        N_("does not play, but could replace %(rank)s: the hand stays the same"),
    ),
}
"""Why a card plays or not: in a sentence of its own, and beside the card."""


def _cards_named(reason: Reason) -> dict[str, Card]:
    """The cards that a reason names, by their placeholders."""
    cards = {"card": reason.card, "suit": reason.suit_of, "rank": reason.rank_of}
    return {name: card for name, card in cards.items() if card}


def reason_message(gettext: Callable[[str], str], reason: Reason) -> tuple[str, dict[str, Card]]:
    """Why a card does not play, and the cards to name; an empty message for one that plays."""
    sentence, _ = REASONS[reason.code]
    return gettext(sentence) if sentence else "", _cards_named(reason)


def reason_sentence(gettext: Callable[[str], str], reason: Reason, show: Callable[[Card], str]) -> str:
    """Why a card does not play; empty for one that plays.

    >>> from badugi_core import evaluate
    >>> reason_sentence(lambda text: text, evaluate("6h 4d 3s Ah").reasons[0], str)
    '6h does not play: same suit as Ah.'
    """
    message, cards = reason_message(gettext, reason)
    return message % {name: show(card) for name, card in cards.items()}


def reason_note(gettext: Callable[[str], str], reason: Reason, show: Callable[[Card], str]) -> str:
    """Why a card plays or not, as what stands beside the card.

    >>> from badugi_core import evaluate
    >>> [reason_note(lambda text: text, reason, str) for reason in evaluate("6h 4d 3s Ah").reasons[:2]]
    ['does not play: same suit as Ah', 'plays']
    """
    _, note = REASONS[reason.code]
    return gettext(note) % {name: show(card) for name, card in _cards_named(reason).items()}


def outcome_sentence(gettext: Callable[[str], str], result: int) -> str:
    """Who wins: hand A by a positive result, hand B by a negative one.

    >>> from badugi_core import compare
    >>> outcome_sentence(lambda text: text, compare("5s 4h 3d 2c", "Ks 3h 2d Ac"))
    'Hand A wins.'
    """
    _ = gettext
    if result == 0:
        return _("It is a tie.")
    return _("Hand A wins.") if result > 0 else _("Hand B wins.")


def decision_message(
    gettext: Callable[[str], str], comparison: Comparison, first: Evaluation
) -> tuple[str, dict[str, str]]:
    """What decides between two hands, the first of which is `first`, and the texts to fill in."""
    _ = gettext
    if comparison.deciding_ranks:
        a, b = map(rank_text, comparison.deciding_ranks)
        return _("First difference: %(a)s against %(b)s. The lower card wins."), {"a": a, "b": b}
    if comparison.result:
        a, b = map(str, comparison.sizes)
        return _("Number of playing cards: %(a)s against %(b)s. More cards win."), {"a": a, "b": b}
    return _("The same ranks play: %(ranks)s."), {"ranks": ranks_text(first.ranks)}


def decision_sentence(
    gettext: Callable[[str], str], comparison: Comparison, first: Evaluation, ranks: Callable[[str], str] = str
) -> str:
    """What decides between two hands, the first of which is `first`.

    >>> from badugi_core import evaluate, explain_comparison
    >>> a, b = "5s 4h 3d 2c", "Ks 3h 2d Ac"
    >>> decision_sentence(lambda text: text, explain_comparison(a, b), evaluate(a))
    'First difference: 5 against K. The lower card wins.'
    """
    message, texts = decision_message(gettext, comparison, first)
    return message % {name: ranks(text) if name == "ranks" else text for name, text in texts.items()}
