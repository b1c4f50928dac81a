"""A deal as English text: every chip and every card, in the order in which they moved.

The text is made from ``Deal.log`` alone, as `follow` tells it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import zip_longest

from badugi_core._cards import Card
from badugi_core._cli_english import STRUCTURES, cards_text, hand_text
from badugi_core._cli_errors import choices_text
from badugi_core._deal import legal_actions
from badugi_core._deal_actions import Event, EventKind
from badugi_core._deal_log import Moment, Part, follow
from badugi_core._deal_state import Deal, State
from badugi_core._explain import evaluate
from badugi_core._phh import HIDDEN
from badugi_core._rulesets import RuleSet
from badugi_core._rulesets_choices import BettingStructure

_ORDINALS = ("first", "second", "third")
_WAITS: Mapping[State, str] = {
    State.BETTING: "{} is to {}.",
    State.DRAWING: "{} is to discard or stand pat.",
    State.RESHUFFLING: "The dealer is to shuffle: the deck has run out.",
}
"""What a deal that is not over waits for."""


def transcript(deal: Deal, names: Sequence[str] = (), unknown: Collection[Card] = ()) -> str:
    """Tell a deal: seats, blinds, cards, bets, draws, the showdown, and the stacks at the end.

    Args:
        deal: over or not.
        names: of the players, in the order of their seats; ``Seat 1`` and so on if none.
        unknown: cards of the deal that nobody has seen.

    >>> from badugi_core import DECK, Fold, apply, load_ruleset, start_deal
    >>> print(transcript(apply(start_deal(load_ruleset("home"), (100, 100), DECK), Fold())))
    Rules "home": fixed limit 2/4, blinds 1/2.
    <BLANKLINE>
    Seats
      Seat 1 has 100: button, small blind
      Seat 2 has 100: big blind
    <BLANKLINE>
    Blinds and cards
      Seat 1 posts the small blind of 1; 99 left
      Seat 2 posts the big blind of 2; 98 left
      Seat 2 is dealt 2c 2h Ac Ah: two-card hand 2-A
      Seat 1 is dealt 2d 2s Ad As: two-card hand 2-A
    <BLANKLINE>
    Before the first draw, pot 3
      Seat 1 folds
      Seat 2 takes back 1 that nobody has called; has 99
    <BLANKLINE>
    Result, pot 2
      Seat 2 wins the pot of 2: nobody else is left
    <BLANKLINE>
    Stacks
      Seat 1 has 99 (-1)
      Seat 2 has 101 (+1)
    <BLANKLINE>
    """
    return _Transcript(deal, names, unknown).text()


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _rules_text(rules: RuleSet) -> str:
    limits = f" {rules.small_bet}/{rules.big_bet}" if rules.structure is BettingStructure.FIXED_LIMIT else ""
    blinds = f"blinds {rules.small_blind}/{rules.big_blind}"
    name = f' "{_one_line(rules.name)}"' if rules.name else ""
    return f"Rules{name}: {STRUCTURES[rules.structure]}{limits}, {blinds}."


def _clear_names(names: Sequence[str], count: int) -> list[str]:
    """Names on one line each, with the seat where a name alone would not tell who it is."""
    seats = [f"Seat {seat + 1}" for seat in range(count)]
    clear = [_one_line(name) for name in names]
    if len(set(clear)) == count and all(clear):
        return clear
    return [f"{seat} ({name})" if name else seat for seat, name in zip_longest(seats, clear)]


class _Transcript:
    """What has been written so far, while the deal is followed event by event."""

    def __init__(self, deal: Deal, names: Sequence[str], unknown: Collection[Card]) -> None:
        self.deal = deal
        self.names = _clear_names(names, len(deal.stacks))
        self.unknown = unknown
        self.title = ""
        """The heading of the section that is being written."""
        self.lines: list[str] = []

    def text(self) -> str:
        self.lines = [_rules_text(self.deal.rules)]
        self._section("Seats", map(self._seat_line, self.deal.seats))
        for moment in follow(self.deal):
            self._begin_section(moment)
            self._add(self._line(moment))
        if self.deal.is_over:
            self._section("Stacks", map(self._result_line, self.deal.seats))
        else:
            actor = "" if self.deal.actor is None else self.names[self.deal.actor]
            self.lines += ["", _WAITS[self.deal.state].format(actor, choices_text(legal_actions(self.deal)))]
        return "\n".join(self.lines) + "\n"

    def _section(self, title: str, lines: Iterable[str] = ()) -> None:
        self.lines += ["", title]
        for line in lines:
            self._add(line)

    def _add(self, line: str) -> None:
        self.lines.append(f"  {line}")

    def _seat_line(self, seat: int) -> str:
        marks = {
            "button": self.deal.button,
            "small blind": self.deal.small_blind,
            "big blind": self.deal.big_blind,
        }
        roles = ", ".join(mark for mark, place in marks.items() if place == seat)
        return f"{self.names[seat]} has {self.deal.starting_stacks[seat]}" + (f": {roles}" if roles else "")

    def _result_line(self, seat: int) -> str:
        won = self.deal.stacks[seat] - self.deal.starting_stacks[seat]
        change = f"{won:+}" if won else "as before"
        return f"{self.names[seat]} has {self.deal.stacks[seat]} ({change})"

    def _begin_section(self, moment: Moment) -> None:
        """Write the heading of a new section, if the event begins one; chips that come back never do."""
        title = _title(moment)
        if title != self.title and moment.event.kind is not EventKind.RETURN:
            self.title = title
            self._section(title + (f", pot {moment.before}" if moment.before else ""))

    def _line(self, moment: Moment) -> str:
        """What happens."""
        event = moment.event
        if event.seat is None:
            return self._dealer_line(event)
        who, cards, stack = self.names[event.seat], self._cards(event.cards), moment.stacks[event.seat]
        left = f"; {stack} left" if stack else "; all-in"
        match event.kind:
            case EventKind.BLIND:
                return f"{who} posts {self._blind(event)}{left}"
            case EventKind.HOLE:
                return f"{who} is dealt {self._holding(event.cards)}"
            case EventKind.FOLD:
                return f"{who} folds"
            case EventKind.CHECK:
                return f"{who} checks"
            case EventKind.CALL | EventKind.BET:
                return f"{who} {event.kind}s {event.amount}{left}"
            case EventKind.RAISE:
                return f"{who} raises to {event.to}, putting in {event.amount}{left}"
            case EventKind.RETURN:
                return f"{who} takes back {event.amount} that nobody has called; has {stack}"
            case EventKind.STAND_PAT:
                return f"{who} stands pat"
            case EventKind.DISCARD:
                return f"{who} discards {cards}"
            case EventKind.DRAW:
                return f"{who} draws {cards} and holds {self._holding(moment.holes[event.seat])}"
            case EventKind.SHOW:
                return f"{who} shows {self._holding(event.cards)}"
            case _:
                return f"{who} {self._winning(event)}" + (": nobody else is left" if moment.part is Part.RESULT else "")

    def _dealer_line(self, event: Event) -> str:
        if event.kind is EventKind.BURN:
            return f"The dealer burns {self._cards(event.cards)}"
        return f"The deck has run out: the dealer shuffles {len(event.cards)} cards into a new one"

    def _blind(self, event: Event) -> str:
        rules, is_small = self.deal.rules, event.seat == self.deal.small_blind
        name, blind = ("small", rules.small_blind) if is_small else ("big", rules.big_blind)
        part = "" if event.amount == blind else f"{event.amount} of "
        return f"{part}the {name} blind of {blind}"

    def _cards(self, cards: Sequence[Card]) -> str:
        known = [card for card in cards if card not in self.unknown]
        hidden = [HIDDEN] * (len(cards) - len(known))
        return " ".join(filter(None, (cards_text(known), *hidden)))

    def _holding(self, hole: Sequence[Card]) -> str:
        """The cards of a player, and the hand that they make if all are known."""
        is_known = not any(card in self.unknown for card in hole)
        return self._cards(hole) + (f": {hand_text(evaluate(hole).hand_class)}" if is_known else "")

    def _winning(self, event: Event) -> str:
        """What is won of which pot."""
        wins = [other for other in self.deal.log if other.kind is EventKind.WIN]
        parts = [other.amount for other in wins if other.pot == event.pot]
        if event.pot:
            name = f"side pot {event.pot}"
        else:
            name = "the main pot" if wins[-1].pot else "the pot"
        verb = f"takes {event.amount} of" if len(parts) > 1 else "wins"
        return f"{verb} {name} of {sum(parts)}"


def _title(moment: Moment) -> str:
    """The heading of a part of a deal."""
    match moment.part:
        case Part.DEAL:
            return "Blinds and cards"
        case Part.ROUND:
            return f"After the {_ORDINALS[moment.number - 2]} draw" if moment.number > 1 else "Before the first draw"
        case Part.DRAW:
            return f"{_ORDINALS[moment.number - 1].capitalize()} draw"
    return moment.part.capitalize()
