"""The eighteen named mistakes: what each would answer, and what to say to who makes it.

The wrong methods themselves stand in `methods.py`. Here each gets its name, the questions
it can spoil, and two messages. The page of mistakes shows them, and only them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.quiz.mistakes import methods
from tools.quiz.mistakes.methods import Holding, Subset
from tools.quiz.mistakes.mistake import Mistake
from tools.words.later import N_


@dataclass(frozen=True)
class Tempted:
    """What a reader who makes a mistake sees in two holdings."""

    first: Subset | None
    """What is kept of the first holding, perhaps nothing; None where it is read right."""
    second: Subset | None
    """The same of the second one."""
    verdict: int
    """-1, 0 or 1 as the first is taken for weaker, equal or stronger."""


@dataclass(frozen=True)
class Trap(Mistake):
    """A mistake in reading or comparing. `Trap.read` or `Trap.judge` is its wrong method."""

    types: tuple[str, ...]
    """The question types that it can spoil: ``"plays"``, ``"winner"``."""
    pair: tuple[str, str]
    """Two hands of one deal, A and B, for which it gives the wrong winner."""
    read: Callable[[Holding], tuple[Subset, ...]] | None = None
    """The subsets that the method may keep of a holding; empty where it does not apply."""
    judge: Callable[[Holding, Holding], int] | None = None
    """The method's verdict on two holdings."""

    @property
    def page(self) -> bool:
        """Each of the eighteen has its heading."""
        return True

    def readings(self, holding: Holding) -> tuple[Subset, ...]:
        """The wrong subsets that a question "Which cards play?" may be answered with.

        >>> from badugi_core import parse_cards
        >>> TRAPS["four-suits-is-badugi"].readings(parse_cards("6s 6h 3d 2c"))
        ((Card('6s'), Card('6h'), Card('3d'), Card('2c')),)
        """
        if self.read is None or "plays" not in self.types:
            return ()
        right = {frozenset(choice) for choice in methods.best(holding)}
        return tuple(subset for subset in self.read(holding) if frozenset(subset) not in right)

    def verdict(self, a: Holding, b: Holding) -> int:
        """Negative, 0 or positive as the method, used on both, finds `a` weaker, equal or stronger.

        >>> from badugi_core import parse_cards
        >>> a, b = parse_cards("8s 3d 2h Ac"), parse_cards("7s 6d 5h 4c")
        >>> TRAPS["compare-from-lowest"].verdict(a, b)
        1
        """
        if self.judge is not None:
            return self.judge(a, b)
        assert self.read is not None
        return methods.order(methods.misread(self.read, a), methods.misread(self.read, b))

    def slips(self, a: Holding, b: Holding) -> frozenset[int]:
        """Every verdict of a reader who falls for the mistake on one holding or on both.

        >>> from badugi_core import parse_cards
        >>> a, b = parse_cards("2s 5s 2h 7d"), parse_cards("8c 6d Ah Ad")
        >>> sorted(TRAPS["drop-higher-then-pair"].slips(a, b))
        [-1, 1]
        """
        if self.read is None or self.judge is not None:
            return frozenset({self.verdict(a, b)})
        first = {methods.misread(self.read, a), methods.best(a)[0]}
        second = {methods.misread(self.read, b), methods.best(b)[0]}
        both_right = (methods.best(a)[0], methods.best(b)[0])
        pairs = {(one, other) for one in first for other in second} - {both_right}
        return frozenset(methods.order(*pair) for pair in pairs)

    @property
    def misreads(self) -> bool:
        """Whether it is a mistake in reading one hand, not in comparing two."""
        return self.judge is None

    def tempted(self, a: Holding, b: Holding) -> Tempted:
        """What the reader sees, and the verdict; it is wrong if one can be.

        Who misreads both hands can be right by luck. Then only the first is misread.

        >>> from badugi_core import parse_cards
        >>> a, b = map(parse_cards, TRAPS["drop-higher-then-pair"].pair)
        >>> TRAPS["drop-higher-then-pair"].tempted(a, b)
        Tempted(first=(Card('2s'), Card('7d')), second=None, verdict=-1)
        """
        verdict = self.verdict(a, b)
        if self.read is None or self.judge is not None:
            return Tempted(None, None, verdict)
        first, second = (self._kept(holding) for holding in (a, b))
        if verdict == methods.order(methods.best(a)[0], methods.best(b)[0]) and first is not None:
            return Tempted(first, None, methods.order(first, methods.best(b)[0]))
        return Tempted(first, second, verdict)

    def _kept(self, holding: Holding) -> Subset | None:
        """What the reading method keeps of a holding for a showdown, where that is another hand."""
        assert self.read is not None
        kept = methods.misread(self.read, holding)
        return kept if methods.order(kept, methods.best(holding)[0]) else None


_BOTH = ("plays", "winner")
_WINNER = ("winner",)

_ALL = (
    Trap(
        "drop-higher-then-pair",
        N_("You dropped the higher of two cards of one suit too soon."),
        N_("Keep as many cards as possible, even if one is higher."),
        "all-sets",
        _BOTH,
        ("2s 5s 2h 7d", "8c 6d Ah Ad"),
        read=methods.drop_higher_then_pair,
    ),
    Trap(
        "separate-vs-shared-conflict",
        N_("You counted suits and ranks separately."),
        N_("Two separate clashes cost two cards. One card in both clashes costs one."),
        "plays",
        _BOTH,
        ("As 2s 3h 3d", "Ks Qs Qh Jd"),
        read=methods.count_suits_and_ranks,
    ),
    Trap(
        "which-pair-card",
        N_("You did not keep the right card of the pair."),
        N_("Drop the card of the pair that also repeats a suit."),
        "all-sets",
        _BOTH,
        ("As 5d 9d 9h", "Ac 2s 2h Jd"),
        read=methods.drop_unlucky_pair_card,
    ),
    Trap(
        "pair-kills",
        N_("You thought that a pair spoils the hand."),
        N_("A pair costs one card. The other cards can still play."),
        "plays",
        _WINNER,
        ("Ah 2d 3s 3c", "4c 7c 9d Jh"),
        judge=methods.pair_kills,
    ),
    Trap(
        "same-raw-ranks-tie",
        N_("You saw the same four ranks and called a tie."),
        N_("Only the cards that play count."),
        "no-kicker",
        _WINNER,
        ("Ah 2d 3s 4s", "Ac 2c 3d 4h"),
        judge=methods.same_raw_ranks_tie,
    ),
    Trap(
        "dead-card-kicker",
        N_("You let a card that does not play break the tie."),
        N_("Only the cards that play count."),
        "no-kicker",
        _WINNER,
        ("Ah 2d 3s Ks", "Ac 2s 3d 4d"),
        judge=methods.dead_card_kicker,
    ),
    Trap(
        "compare-from-lowest",
        N_("You compared from the lowest card."),
        N_("Compare the highest playing card first."),
        "lower-cards",
        _WINNER,
        ("8s 3d 2h Ac", "7s 6d 5h 4c"),
        judge=methods.compare_from_lowest,
    ),
    Trap(
        "low-three-beats-king-badugi",
        N_("You put low cards before the number of cards."),
        N_("The hand with more playing cards wins."),
        "more-cards",
        _WINNER,
        ("Ks Qh Jd Tc", "As 2h 3d 3c"),
        judge=methods.ranks_before_size,
    ),
    Trap(
        "straight-hurts",
        N_("You treated four cards in a row as a bad hand."),
        N_("Straights do not exist in Badugi."),
        "no-straights",
        _WINNER,
        ("5s 4h 3d 2c", "6s 3h 2d Ac"),
        judge=methods.straight_hurts,
    ),
    Trap(
        "straight-helps",
        N_("You treated four cards in a row as a good hand."),
        N_("Straights do not exist in Badugi."),
        "no-straights",
        _WINNER,
        ("9s 8h 7d 6c", "8s 7h 3d Ac"),
        judge=methods.straight_helps,
    ),
    Trap(
        "ace-high",
        N_("You counted the ace as a high card."),
        N_("The ace is the lowest card."),
        "ace-low",
        _BOTH,
        ("As 7d 4h 2c", "8s 6d 5h 3c"),
        read=methods.read_ace_high,
        judge=methods.ace_high,
    ),
    Trap(
        "suit-breaks-tie",
        N_("You let a suit break the tie."),
        N_("No suit beats another. Equal ranks are a tie."),
        "no-suit-order",
        _WINNER,
        ("8s 5h 3d Ac", "8h 5d 3c As"),
        judge=methods.suit_breaks_tie,
    ),
    Trap(
        "four-suits-is-badugi",
        N_("You counted the suits and forgot the pair."),
        N_("Four suits are not enough. The ranks must differ too."),
        "badugi",
        _BOTH,
        ("6s 6h 3d 2c", "Ks 9h 8d 5c"),
        read=methods.four_suits_is_badugi,
    ),
    Trap(
        "one-suit-no-hand",
        N_("You thought that four cards of one suit or one rank are worth nothing."),
        N_("With one suit or one rank, only one card plays. In one suit, it is the lowest."),
        "small-hands",
        _WINNER,
        ("9s 5s 3s 2s", "Ah Qh Jh Th"),
        judge=methods.one_suit_no_hand,
    ),
    Trap(
        "stop-at-top",
        N_("You stopped at the highest card."),
        N_("If the highest cards are equal, compare the next cards."),
        "lower-cards",
        _WINNER,
        ("7s 4h 3d 2c", "7h 6c 5s Ad"),
        judge=methods.stop_at_top,
    ),
    Trap(
        "worst-badugi",
        N_("You took K-Q-J-A for the worst badugi."),
        N_("Read down to the last card. The worst badugi is K-Q-J-10."),
        "worst-hand",
        _WINNER,
        ("Ks Qh Jd Ac", "Kh Qs Jc Td"),
        judge=methods.worst_badugi,
    ),
    Trap(
        "three-suited-two-off",
        N_("Of three cards of one suit, you kept the lowest."),
        N_("Keep as many cards as possible, even if one is higher."),
        "all-sets",
        _BOTH,
        ("2h 5h 9h 2c", "6s 4s 4d 6d"),
        read=methods.keep_lowest_of_three_suited,
    ),
    Trap(
        "middle-cards-are-trash",
        N_("You threw away the middle cards, six to nine."),
        N_("Every card that fits can play. More cards beat lower cards."),
        "more-cards",
        _BOTH,
        ("9s 8h 7d 6c", "As 2h 3d 3s"),
        read=methods.drop_middle_cards,
    ),
)

TRAPS: dict[str, Trap] = {trap.id: trap for trap in _ALL}
"""Every trap by its id."""
