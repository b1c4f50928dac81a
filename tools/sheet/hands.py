"""The sections of the rules sheet about hands: they are the same for every rule set."""

from __future__ import annotations

from badugi_core import HAND_CLASSES, HOLE_CARDS, evaluate
from tools.sheet.model import HeldCard, Section, Table, WorkedHand
from tools.words.sentences import reason_sentence
from tools.words.words import Words

HANDS = ("6h 4d 3s Ah", "7h 4d Ac 4s", "3d 6c 8c 6s")
"""The worked hands: one suit twice; a pair; one card that clashes with two others."""


def object_section(words: Words) -> Section:
    """What the game is about."""
    _ = words.gettext
    return Section(
        anchor="object",
        title=_("Object of the game"),
        wide=True,
        notes=(
            _("You want low cards of different ranks and different suits."),
            _(
                "At the showdown, the best hand wins the pot."
                " If one player folds, the other wins the pot at once and need not show."
            ),
            _("The ace is always low. From low to high: %(order)s.")
            % {"order": words.rank_order},
        ),
    )


def reading_section(words: Words) -> Section:
    """Which cards play, with worked hands."""
    _ = words.gettext
    return Section(
        anchor="reading",
        title=_("How to read a hand"),
        notes=(
            _("Use as many of your cards as you can, with no rank and no suit repeated."),
            _("If several sets have the most cards, the lowest one is your hand. Compare the highest cards first."),
            _("Look at every set of your cards: sometimes the higher card of a suit is the one to keep."),
        ),
        numbered=True,
        hands=tuple(_worked(words, cards) for cards in HANDS),
    )


def _worked(words: Words, cards: str) -> WorkedHand:
    evaluation = evaluate(cards)
    playing = evaluation.playing
    return WorkedHand(
        cards=tuple(
            HeldCard(card, words.card_text(card), card in playing) for card in evaluation.cards
        ),
        name=words.sentence_case(words.hand_name(evaluation.hand_class)),
        ranks=words.ranks(evaluation.hand_class),
        reasons=tuple(
            reason_sentence(words.gettext, reason, words.card_text)
            for reason in evaluation.reasons
            if reason.card not in playing
        ),
    )


def ranking_section(words: Words) -> Section:
    """Which of two hands wins."""
    _ = words.gettext
    return Section(
        anchor="ranking",
        title=_("Which hand wins"),
        notes=(
            _("The hand with more playing cards always wins. When all your cards play, you have a badugi."),
            _(
                "With the same number of playing cards, compare the highest card, then the second,"
                " the third and the fourth. At the first difference, the lower card wins."
            ),
            _(
                "Straights do not count, for you or against you."
                " There is no flush: a repeated suit only leaves you with fewer playing cards."
            ),
            _(
                "Cards that do not play never count, and no suit is worth more than another."
                " The order in which cards lie or are shown changes nothing."
            ),
        ),
        table=Table(
            head=(_("Playing cards"), _("Best hand"), _("Worst hand")),
            rows=tuple(_size_row(words, size) for size in range(HOLE_CARDS, 0, -1)),
        ),
    )


def _size_row(words: Words, size: int) -> tuple[str, ...]:
    classes = [item for item in HAND_CLASSES if item.size == size]
    return words.number(size), words.ranks(classes[0]), words.ranks(classes[-1])
