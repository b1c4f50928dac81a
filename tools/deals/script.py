"""Deal scripts: who holds and draws what, and who does what. The engine of badugi_core plays them.

A script stands in ``docs/deals/<name>.deal``, one thing on a line::

    # What follows a # is a remark.
    rules: room-pot-limit
    stacks: 200 20 60           (if left out, each player has the stack of the rule set)
    burned: 9h Tc 5h            (if left out, any cards that nobody receives)
    A: 9d 5s 4c 2h
    B: Ks 6h 3d Ac
    C: Qc 7c 2d As

    A raise max                 (or `min`, or a total; alone, the only or the least amount)
    B call
    C discard Qc draw Js @draw  (a mark, by which the page cites the step)
    A pat

Players are letters in order of their seats, and A has the button. No amount that follows from
the rule set is written, so when its numbers change, the deal follows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from badugi_core import (
    DECK,
    HOLE_CARDS,
    Action,
    ActionError,
    Bet,
    Call,
    Card,
    CardError,
    Check,
    Deal,
    DealError,
    Discard,
    EventKind,
    Fold,
    LegalActions,
    Raise,
    RuleSet,
    Shuffle,
    StandPat,
    State,
    apply,
    legal_actions,
    parse_cards,
    start_deal,
)
from tools.errors import SiteError, place

SUFFIX = ".deal"
"""How the name of a script ends."""

LETTERS = "ABCDEFGH"
"""The names of the players, from the button."""

_HEAD = re.compile(r"(rules|stacks|burned|[A-H]):\s*(.*)")
_ACT = re.compile(r"([A-H]) (\w+)\s*(.*?)\s*(?:@([a-z0-9-]+))?")


@dataclass(frozen=True)
class Line:
    """What a player does."""

    number: int
    """Where it stands in the script."""
    seat: int
    verb: str
    amount: str = ""
    """Of a bet or a raise: `min`, `max`, a total, or nothing."""
    cards: tuple[Card, ...] = ()
    """What is discarded."""
    drawn: tuple[Card, ...] = ()
    """What is drawn for it."""
    mark: str = ""


@dataclass
class Script:
    """A script as it was read."""

    path: Path
    root: Path
    rules: RuleSet | None = None
    stacks: tuple[int, ...] = ()
    burned: tuple[Card, ...] = ()
    hole: list[tuple[int, tuple[Card, ...]]] = field(default_factory=list)
    """The first cards of each seat, with the line that says so."""
    lines: list[Line] = field(default_factory=list)

    def fault(self, number: int, what: str, advice: str) -> SiteError:
        """A `SiteError` about one line."""
        return SiteError(f"{place(self.path, number, self.root)}: {what}: {advice}.")


@dataclass(frozen=True)
class Play:
    """One step of the engine."""

    before: Deal
    after: Deal
    line: Line | None
    """None for a shuffle, which no line tells."""


@dataclass(frozen=True)
class PlayedDeal:
    """A script that was played to its end."""

    name: str
    start: Deal
    plays: tuple[Play, ...]

    @property
    def final(self) -> Deal:
        """The deal after its last step."""
        return self.plays[-1].after


def play_script(path: Path, root: Path, rulesets: Mapping[str, RuleSet]) -> PlayedDeal:
    """Read a script and play it by one of the rule sets.

    Raises:
        SiteError: names the line with a fault.
    """
    script = Script(path, root)
    _read(script, rulesets)
    assert script.rules  # or there was a fault
    stacks = script.stacks or (script.rules.stack,) * len(script.hole)
    wanted = _wanted(script)
    try:
        start = start_deal(script.rules, stacks, _arranged(DECK, wanted, script.burned))
    except DealError as error:
        what = f"{script.rules.name} cannot start this deal ({error.code} {error.value})"
        raise script.fault(1, what, "correct the players or their stacks") from error
    plays: list[Play] = []
    deal = start
    for line in script.lines:
        if deal.is_over:
            raise script.fault(line.number, "the deal is over", "take this line out")
        after = _apply(script, deal, line)
        plays.append(Play(deal, after, line))
        while after.state is State.RESHUFFLING:
            pile = legal_actions(after).pile
            to_come = wanted[_received(after) :]
            deal, after = after, apply(after, Shuffle(_arranged(pile, to_come, script.burned)))
            plays.append(Play(deal, after, None))
        deal = after
        _check_draws(script, deal)
    if not deal.is_over:
        last = script.lines[-1].number if script.lines else 1
        who = LETTERS[deal.actor] if deal.actor is not None else "the dealer"
        can = f"what {who} does: {_choices(legal_actions(deal))}"
        raise script.fault(last, f"after this line the deal is not over, and {who} is to act", f"add {can}")
    return PlayedDeal(path.stem, start, tuple(plays))


# --- Reading ---


def _read(script: Script, rulesets: Mapping[str, RuleSet]) -> None:
    try:
        text = script.path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise script.fault(1, "the deal cannot be read", "write it in UTF-8") from error
    for number, raw in enumerate(text.split("\n"), start=1):
        if line := raw.partition("#")[0].strip():
            if head := _HEAD.fullmatch(line):
                _read_head(script, number, head[1], head[2], rulesets)
            else:
                script.lines.append(_read_act(script, number, line))
    if script.rules is None:
        raise script.fault(1, "no line names the rules", f"begin with 'rules:' and one of {', '.join(rulesets)}")
    if script.stacks and len(script.stacks) != len(script.hole):
        what = f"there are {len(script.stacks)} stacks for {len(script.hole)} players"
        raise script.fault(1, what, "give each player one stack and one line of cards")
    _check_twice(script)


def _read_head(script: Script, number: int, key: str, value: str, rulesets: Mapping[str, RuleSet]) -> None:
    if script.lines:
        raise script.fault(number, f"'{key}:' stands after an action", "put it before the first one")
    if key == "rules":
        if value not in rulesets:
            raise script.fault(number, f"unknown rules '{value}'", f"write one of {', '.join(rulesets)}")
        script.rules = rulesets[value]
    elif key == "stacks":
        if not re.fullmatch(r"[1-9]\d*( +[1-9]\d*)*", value):
            raise script.fault(number, f"the stacks '{value}' are not whole numbers", "write such as 200 20 60")
        script.stacks = tuple(map(int, value.split()))
    elif key == "burned":
        script.burned = _cards(script, number, value)
    else:
        if LETTERS.index(key) != len(script.hole):
            raise script.fault(number, f"the cards of {key} do not stand in order", "write each player once, from A on")
        cards = _cards(script, number, value)
        if len(cards) != HOLE_CARDS:
            raise script.fault(number, f"{key} has {len(cards)} cards", f"write {HOLE_CARDS} of them")
        script.hole.append((number, cards))


def _cards(script: Script, number: int, text: str) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except CardError as error:
        what = f"{error.code.replace('-', ' ')} '{error.text}' in the cards '{text}'"
        raise script.fault(number, what, "write a rank A 2 … 9 T J Q K, then a suit c d h s") from error


def _read_act(script: Script, number: int, text: str) -> Line:
    act = _ACT.fullmatch(text)
    verbs = ", ".join(_VERBS)
    if not act or act[2] not in _VERBS:
        raise script.fault(number, f"'{text}' is not understood", f"write a player and one of {verbs}")
    letter, verb, rest, mark = act[1], act[2], act[3], act[4] or ""
    seat = LETTERS.index(letter)
    if seat >= len(script.hole):
        raise script.fault(number, f"{letter} has no cards", f"write 'A:' and so on with {HOLE_CARDS} cards each first")
    if mark and any(line.mark == mark for line in script.lines):
        raise script.fault(number, f"the mark '@{mark}' stands twice", "choose another")
    if verb == "discard":
        cards, drawn = (_cards(script, number, part.strip()) for part in rest.partition("draw")[::2])
        line = Line(number, seat, verb, "", cards, drawn, mark)
        if len(cards) != len(drawn):
            what = f"{letter} discards {len(cards)} and draws {len(drawn)}"
            raise script.fault(number, what, "name as many cards after 'draw' as before it")
        return line
    takes_amount = verb in ("bet", "raise")
    if rest and not (takes_amount and re.fullmatch(r"min|max|[1-9]\d*", rest)):
        advice = "write min, max or a total" if takes_amount else "take it out"
        raise script.fault(number, f"'{rest}' means nothing after '{verb}'", advice)
    return Line(number, seat, verb, rest, mark=mark)


def _check_twice(script: Script) -> None:
    """No two players hold one card at the start."""
    seen: set[Card] = set()
    for number, cards in script.hole:
        if again := seen.intersection(cards):
            raise script.fault(number, f"{min(again)} is dealt twice", "give another card to one of the players")
        seen.update(cards)


# --- The deck ---


def _wanted(script: Script) -> list[Card | None]:
    """The cards in the order in which they must come; None for one that is burned.

    Which line belongs to which draw follows from the order of the seats: in a draw each player
    has one turn, so a seat that is not behind the last one has begun the next draw.
    """
    assert script.rules
    count = len(script.hole)
    order = [(place + 1) % count for place in range(count)]  # from the left of the button
    cards: list[Card | None] = [script.hole[seat][1][n] for n in range(HOLE_CARDS) for seat in order]
    burns: list[Card | None] = [None] * script.rules.burns
    last = count
    for line in script.lines:
        if line.verb in ("pat", "discard"):
            turn = order.index(line.seat)
            if turn <= last:
                cards += burns
            last = turn
            cards += line.drawn
        else:
            last = count  # a bet: the next draw is another one
    return cards


def _arranged(
    pile: Collection[Card], wanted: Sequence[Card | None], burned: Sequence[Card]
) -> tuple[Card, ...]:
    """The pile in such an order that the wanted cards come first, as far as it has them."""
    named = set(wanted)
    spare = [card for card in dict.fromkeys((*burned, *DECK)) if card in pile and card not in named]
    arranged: dict[Card, None] = {}
    for card in wanted:
        chosen = card or next((each for each in spare if each not in arranged), None)
        if chosen is not None and chosen in pile:
            arranged[chosen] = None
    return (*arranged, *(card for card in DECK if card in pile and card not in arranged))


def _received(deal: Deal) -> int:
    """How many cards of the deck have been dealt or burned so far."""
    kinds = (EventKind.HOLE, EventKind.BURN, EventKind.DRAW)
    return sum(len(event.cards) for event in deal.log if event.kind in kinds)


def _check_draws(script: Script, deal: Deal) -> None:
    """Every player has drawn what the script says."""
    draws = (event for event in deal.log if event.kind is EventKind.DRAW)
    lines = (line for line in script.lines if line.verb == "discard")
    for event, line in zip(draws, lines, strict=False):
        if event.cards != line.drawn:
            missing = [card for card in line.drawn if card not in event.cards] or line.drawn
            raise script.fault(line.number, f"{missing[0]} cannot come here: it is not in the deck", "draw another card")


# --- Acting ---


def _amount(line: Line, legal: range) -> int:
    if line.amount.isdigit():
        return int(line.amount)
    if not legal:
        return 1  # refused with the true reason
    return legal[-1] if line.amount == "max" else legal[0]


_VERBS: dict[str, Callable[[Line, LegalActions], Action]] = {
    "fold": lambda line, legal: Fold(),
    "check": lambda line, legal: Check(),
    "call": lambda line, legal: Call(),
    "bet": lambda line, legal: Bet(_amount(line, legal.bet_to)),
    "raise": lambda line, legal: Raise(_amount(line, legal.raise_to)),
    "pat": lambda line, legal: StandPat(),
    "discard": lambda line, legal: Discard(line.cards),
}
"""What a player can do, as actions of the engine."""


def _apply(script: Script, deal: Deal, line: Line) -> Deal:
    legal = legal_actions(deal)
    if line.seat != deal.actor:
        assert deal.actor is not None  # the dealer's turn has been taken
        who, turn = LETTERS[line.seat], LETTERS[deal.actor]
        raise script.fault(line.number, f"it is not the turn of {who}", f"let {turn} act: {_choices(legal)}")
    try:
        return apply(deal, _VERBS[line.verb](line, legal))
    except ActionError as error:
        what = f"{LETTERS[line.seat]} cannot {_WORDS.get(line.verb, line.verb)} here ({error.code.replace('-', ' ')})"
        raise script.fault(line.number, what, f"write one of {_choices(legal)}") from error


_WORDS = {"pat": "stand pat"}


def _choices(legal: LegalActions) -> str:
    return ", ".join(_choice_words(legal))


def _choice_words(legal: LegalActions) -> Iterator[str]:
    if legal.hole:
        yield "pat"
        yield f"discard any of {' '.join(map(str, legal.hole))}"
    if legal.fold:
        yield "fold"
    if legal.check:
        yield "check"
    if legal.call:
        yield "call"
    for verb, totals in (("bet", legal.bet_to), ("raise", legal.raise_to)):
        if totals:
            yield f"{verb} {totals[0]}" + (f" to {totals[-1]}" if len(totals) > 1 else "")
