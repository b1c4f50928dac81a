"""Which cards do you throw away? There is one draw left.

Every goal is a badugi that is low enough, so the draws that reach it can be counted rank by rank.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache, partial
from math import comb, lcm

from badugi_core import DECK, HOLE_CARDS, Rank, Suit, draw_once, evaluate, is_legal
from tools.quiz.kinds.kind import Disguise, Kind, arranged, letter_of, letters, low_masks, renamed, usable
from tools.quiz.kinds.outs import TOPS, goal_text
from tools.quiz.kinds.proposals import HANDS, badugi, dealt
from tools.quiz.mistakes.methods import Holding, Subset, best
from tools.quiz.mistakes.readings import READERS, misreadings
from tools.quiz.prng import Prng
from tools.quiz.questions import Chance, DiscardQuestion, Goal, conflict_group, mask_of, subset_of

THROWN = range(2**HOLE_CARDS)
"""The subsets that may be thrown away, from 0 for none to 15 for all."""

_LEAST_LEAD = 40
_LEAST_PART = 10
"""The best chance leads the next one by a fortieth at least, and by a tenth of itself."""

_BITS = tuple(1 << suit for suit in Suit)
_ALL_SUITS = sum(_BITS)


@lru_cache(maxsize=8192)
def _ways(kept: Subset, live: tuple[int, ...], needed: frozenset[int], below: int) -> int:
    """Badugis of the kept cards and live ones: all `needed` ranks, and else only lower ones than `below`.

    Args:
        live: for each rank the suits that can come, as bits.
    """
    held = {card.rank: card.suit for card in kept}
    ways = {sum(_BITS[card.suit] for card in kept): 1}
    for rank in Rank:
        if rank in held:
            if rank not in needed and rank >= below:
                return 0
            continue
        if rank not in needed and rank >= below:
            continue
        more = {} if rank in needed else dict(ways)
        for used, count in ways.items():
            for bit in _BITS:
                if bit & live[rank - 1] and not bit & used:
                    more[used | bit] = more.get(used | bit, 0) + count
        ways = more
    return ways.get(_ALL_SUITS, 0)


def _favourable(kept: Subset, live: tuple[int, ...], against: Holding | None, goal: Goal) -> int:
    """The draws to the kept cards that reach the goal."""
    if not is_legal(kept):
        return 0
    if against is None:
        return _ways(kept, live, frozenset(), Rank.KING + 1 if goal.top is None else goal.top + 1)
    reading = evaluate(against)
    if reading.size < HOLE_CARDS:
        return _ways(kept, live, frozenset(), Rank.KING + 1)
    # The same ranks from the top, then a lower one: a stronger badugi differs at one place first.
    tops = [frozenset(map(int, reading.ranks[:place])) for place in range(HOLE_CARDS)]
    return sum(_ways(kept, live, needed, reading.ranks[place]) for place, needed in enumerate(tops))


def chances(hand: Holding, against: Holding | None, goal: Goal) -> tuple[Chance, ...]:
    """The chance to reach the goal with each subset thrown away.

    >>> from badugi_core import parse_cards
    >>> chances(parse_cards("3s 2d Ah Kh"), None, Goal("badugi"))[0b1000]
    Chance(favourable=10, total=48)
    """
    seen = {*hand, *(against or ())}
    left = [0] * len(Rank)
    for card in DECK:
        if card not in seen:
            left[card.rank - 1] |= _BITS[card.suit]
    live = tuple(left)
    unseen = len(DECK) - len(seen)
    found = []
    for mask in THROWN:
        kept = subset_of(hand, THROWN[-1] - mask)
        found.append(Chance(_favourable(kept, live, against, goal), comb(unseen, mask.bit_count())))
    return tuple(found)


def confirmed(question: DiscardQuestion) -> bool:
    """Whether the core finds the same chances, where one card goes or none."""
    def reached(mask: int) -> Fraction:
        thrown = subset_of(question.hand, mask)
        after = draw_once(question.hand, thrown, question.against or ())
        target = evaluate(question.against).hand_class if question.against else None
        return sum(
            (
                after.probability(hand)
                for hand in after.support
                if hand.size == HOLE_CARDS
                and (question.goal.top is None or hand.ranks[0] <= question.goal.top)
                and (target is None or hand > target)
            ),
            Fraction(0),
        )

    few = [mask for mask in THROWN if mask.bit_count() <= 1]
    return all(
        Fraction(question.chances[mask].favourable, question.chances[mask].total) == reached(mask) for mask in few
    )


def _shares(chances: Sequence[Chance]) -> tuple[list[int], int]:
    """Chances with one denominator, and this denominator."""
    common = lcm(*(chance.total for chance in chances))
    return [chance.favourable * (common // chance.total) for chance in chances], common


def _named(hand: Holding, shares: list[int], right: tuple[int, ...]) -> Iterator[tuple[int, str]]:
    """Subsets with the mistakes that throw them away; the first mistake of a subset counts."""
    everything = THROWN[-1]
    for name, subsets in misreadings(hand).items():
        for subset in subsets:
            yield everything - mask_of(hand, subset), name
    if shares[0] == max(shares):
        yield from ((mask, "break-winner") for mask in THROWN)
    for choice in best(hand):
        yield everything - mask_of(hand, choice), "keep-every-playing-card"
    yield 0, "stand-pat-short"
    yield everything, "throw-everything"
    for mask in THROWN:
        if not is_legal(subset_of(hand, everything - mask)):
            yield mask, "keep-a-clash"
        elif any(mask & few == few for few in right):
            yield mask, "throw-too-many"


def build_discard(trap: str | None, hand: Holding, against: Holding | None, goal: Goal) -> DiscardQuestion:
    """The question on a holding."""
    all_chances = chances(hand, against, goal)
    shares, _ = _shares(all_chances)
    right = tuple(mask for mask in THROWN if shares[mask] == max(shares))
    traps: dict[int, str] = {}
    for mask, name in sorted(_named(hand, shares, right), key=lambda item: item[1] != trap):
        if mask not in right:
            traps.setdefault(mask, name)
    group = conflict_group(hand)
    return DiscardQuestion(
        trap=trap,
        group=group if trap in READERS else "plain",
        hand=hand,
        against=against,
        goal=goal,
        chances=all_chances,
        right=right,
        traps=traps,
    )


def _leads(question: DiscardQuestion) -> bool:
    """Whether the best chance leads the others visibly."""
    shares, common = _shares(question.chances)
    *_, second, first = sorted(set(shares))
    return (first - second) * _LEAST_LEAD >= common and (first - second) * _LEAST_PART >= first


def _goal(prng: Prng) -> Goal:
    match prng.below(4):
        case 0:
            return Goal("badugi")
        case 1:
            return Goal("beat")
    return Goal("badugi-of", prng.choice(TOPS))


def _about(trap: str, prng: Prng) -> DiscardQuestion | None:
    makers = (HANDS[trap],) if trap in HANDS else (dealt, badugi)
    hands = [arranged(hand) for hand in [prng.choice(makers)(prng)] if usable(hand)]
    goal = _goal(prng)
    if goal.code == "beat":
        hands.append(arranged(badugi(prng)))
    if not hands or not usable(*hands):
        return None
    hand, *against = renamed(hands)
    if trap in READERS and trap not in misreadings(hand):
        return None
    question = build_discard(trap, hand, against[0] if against else None, goal)
    return question if trap in question.traps.values() and _leads(question) else None


def _difficulty(question: DiscardQuestion) -> tuple[int, ...]:
    """Cards that fit but must go, then how near the next chance is."""
    playing = best(question.hand)[0]
    kept = subset_of(question.hand, THROWN[-1] - question.right[0])
    *_, second, first = sorted(set(_shares(question.chances)[0]))
    return len(set(playing) - set(kept)), 1000 * second // first


def base36(number: int) -> str:
    """A number as JavaScript's ``toString(36)`` writes it.

    >>> base36(194580)
    '4650'
    """
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"
    text = digits[number % 36]
    while number := number // 36:
        text = digits[number % 36] + text
    return text


def _row(question: DiscardQuestion) -> str:
    """Cards, cards of hand B if any; the goal, the favourable draws, wrong subsets with their mistakes."""
    cards = letters((*question.hand, *(question.against or ())))
    counts = ".".join(base36(chance.favourable) if chance.favourable else "" for chance in question.chances)
    traps = "".join(f"{mask:x}{letter_of(name)}" for mask, name in sorted(question.traps.items()))
    return ",".join([cards, goal_text(question.goal), counts, traps])


def _shown(question: DiscardQuestion, disguise: Disguise) -> DiscardQuestion:
    hand = disguise.hand(question.hand)
    before = hand.moved(THROWN)
    return replace(
        question,
        hand=hand.cards,
        against=question.against and disguise.hand(question.against).cards,
        chances=tuple(question.chances[before[mask]] for mask in THROWN),
        right=tuple(mask for mask in THROWN if before[mask] in question.right),
        traps={mask: question.traps[before[mask]] for mask in THROWN if before[mask] in question.traps},
    )


def _alike(question: DiscardQuestion) -> Hashable:
    return question.goal.code, tuple(card.rank for card in question.hand)


_DISCARDING = (
    *(trap for trap in HANDS if trap != "three-suited-two-off"),  # it throws away the right cards, but for luck
    "high-card-out",
    "both-of-a-pair",
    "stand-pat-short",
    "break-winner",
    "keep-every-playing-card",
    "throw-too-many",
    "throw-everything",
    "keep-a-clash",
)

DISCARD = Kind(
    type="discard",
    proposals={trap: partial(_about, trap) for trap in _DISCARDING},
    amount=12,
    again=lambda question: build_discard(question.trap, question.hand, question.against, question.goal),
    difficulty=_difficulty,
    answer=lambda question: question.right[0].bit_count(),
    guesses=lambda question: low_masks(question.hand, question.right),
    chance=1 / 4,
    row=_row,
    shown=_shown,
    alike=_alike,
)
