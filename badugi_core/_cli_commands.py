"""What each command answers: a text for people, and the same facts as data for programs.

In both, hands and seats are numbered from 1, as people count. Data holds cards as text and
chances as fractions such as ``"5/24"``, which ``Fraction`` reads.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from csv import DictWriter
from dataclasses import dataclass
from io import StringIO

from badugi_core._cards import Card
from badugi_core._classes import HAND_CLASSES, HOLDINGS, HandClass
from badugi_core._cli_english import KINDS, cards_text, hand_text, listed, percent, quoted, reason_text
from badugi_core._cli_errors import sentence
from badugi_core._cli_seeded import seeded_deal
from badugi_core._cli_transcript import transcript
from badugi_core._deal_state import Deal
from badugi_core._errors import CardError, DealError, HistoryError, OddsError, RuleSetError
from badugi_core._explain import Comparison, evaluate, explain_comparison
from badugi_core._hands import HOLE_CARDS
from badugi_core._notation import parse_cards
from badugi_core._odds import Out, OutCode, outs
from badugi_core._odds_draws import BREAK_BADUGI, KEEP_BEST, STAND_PAT, DrawPolicy, draw_distribution
from badugi_core._phh import HIDDEN, History, format_phh
from badugi_core._phh_read import read_phh
from badugi_core._rulesets_read import load_ruleset

MOST_HANDS = 8
"""Hands that `compare` takes at most, as many as the largest table has players (SEAT-3)."""

_FEW = 12
"""Cards that are still named one by one."""

POLICIES: Mapping[str, tuple[DrawPolicy, str]] = {
    "keep-best": (KEEP_BEST, "a badugi stands pat, other hands keep the cards that play"),
    "break-badugi": (BREAK_BADUGI, "a badugi other than 4-3-2-A keeps its three lowest cards, other hands what plays"),
    "stand-pat": (STAND_PAT, "every hand stands pat"),
}
"""What a player does at each draw, by the word of the option and in words."""


class Refusal(Exception):
    """Input that cannot be used, in one sentence: the place, what is wrong there, what to do."""


@dataclass(frozen=True)
class Answer:
    """What a command found."""

    text: str
    """For people, each line with its end."""
    data: object
    """For programs: what JSON can hold."""


Piece = tuple[str, str]
"""A part of the command line in which cards stand: what it is called, and its text."""


def _pieces(arguments: Sequence[str]) -> list[Piece]:
    return [(f"argument {number}", text) for number, text in enumerate(arguments, start=1)]


def _read(pieces: Sequence[Piece]) -> list[tuple[Card, ...]]:
    """The cards of each piece; no card may occur twice in all of them."""
    try:
        parse_cards(" ".join(text for _, text in pieces))
    except CardError as error:
        position, rest = error.position, iter(pieces)
        name, text = next(rest)
        while position >= len(text):
            position -= len(text) + 1
            name, text = next(rest)
        raise Refusal(sentence(error, f"{name} {quoted(text)}, character {position + 1}")) from error
    return [parse_cards(text) for _, text in pieces]


def _table(rows: Sequence[Sequence[object]], right: Sequence[int] = ()) -> str:
    """Rows in columns; the columns named in `right` are set flush right."""
    texts = [[f"{cell:,}" if isinstance(cell, int) else str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    lines = (
        "  ".join(
            cell.rjust(width) if place in right else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in texts
    )
    return "".join(f"{line}\n" for line in lines)


def _class_data(hand_class: HandClass) -> dict[str, object]:
    return {
        "ordinal": hand_class.ordinal,
        "ranks": str(hand_class),
        "size": hand_class.size,
        "count": hand_class.count,
        "share": str(hand_class.share),
        "cumulative_count": hand_class.cumulative_count,
        "cumulative_share": str(hand_class.cumulative_share),
    }


def hand(options: Namespace) -> Answer:
    """How one to four cards are read."""
    held = tuple(card for cards in _read(_pieces(options.cards)) for card in cards)
    try:
        found = evaluate(held, partial=True)
    except CardError as error:
        place = f"the cards {quoted(' '.join(options.cards))}"
        raise Refusal(sentence(error, place, wanted="one to four cards")) from error
    hand_class = found.hand_class
    rows = [
        ("Cards", " ".join(map(str, held))),
        ("Hand", hand_text(hand_class)),
        ("Plays", listed((cards_text(choice) for choice in found.choices), "or")),
        ("Place", f"{hand_class.ordinal:,} of {len(HAND_CLASSES):,}; 1 is the best"),
        ("Share", f"{hand_class.count:,} of {HOLDINGS:,} holdings of four cards: {percent(hand_class.share)}"),
        ("", f"{hand_class.cumulative_count:,} are as strong or stronger: {percent(hand_class.cumulative_share)}"),
    ]
    idle = [reason for reason in found.reasons if reason.card not in found.playing]
    rows += [("" if place else "Others", reason_text(reason)) for place, reason in enumerate(idle)]
    found_outs = outs(held) if len(held) == HOLE_CARDS else ()
    rows += [("" if place else "Outs", line) for place, line in enumerate(_outs_lines(found_outs, found.size))]
    data = {
        "cards": [str(card) for card in held],
        "class": _class_data(hand_class),
        "choices": [[str(card) for card in choice] for choice in found.choices],
        "reasons": [
            {
                "card": str(reason.card),
                "code": reason.code.value,
                "suit_of": reason.suit_of and str(reason.suit_of),
                "rank_of": reason.rank_of and str(reason.rank_of),
            }
            for reason in found.reasons
        ],
        "outs": [
            {"card": str(out.card), "code": out.code.value, "ranks": str(out.after)}
            for out in found_outs
            if out.code is not OutCode.NO_CHANGE
        ],
    }
    return Answer(_table(rows), data)


def _outs_lines(found: Sequence[Out], size: int) -> Iterator[str]:
    """The cards that help a hand of some size: what they make, how many they are, and which if they are few."""
    makes = {
        OutCode.BADUGI: "a badugi",
        OutCode.ONE_MORE: f"a {KINDS[min(size + 1, HOLE_CARDS)]}",
        OutCode.BETTER: f"a stronger {KINDS[size]}",
    }
    for code, what in makes.items():
        cards = [out.card for out in found if out.code is code]
        if cards:
            names = f": {' '.join(map(str, cards))}" if len(cards) <= _FEW else ""
            yield f"{len(cards)} of {len(found)} unseen cards make {what}{names}"


def compare(options: Namespace) -> Answer:
    """Which of several hands wins, and what decides."""
    if not 2 <= len(options.hands) <= MOST_HANDS:
        count = len(options.hands)
        raise Refusal(
            f"{count} hand{'s' if count > 1 else ''}: give 2 to {MOST_HANDS}, each as one argument such as 6h4d3sAh."
        )
    pieces = _pieces(options.hands)
    found = []
    for (name, text), cards in zip(pieces, _read(pieces), strict=True):
        try:
            found.append(evaluate(cards))
        except CardError as error:
            raise Refusal(sentence(error, f"{name} {quoted(text)}", wanted="four cards")) from error
    order = sorted({one.hand_class for one in found}, reverse=True)
    groups = [[number for number, one in enumerate(found, start=1) if one.hand_class == item] for item in order]
    rows = [
        (f"Hand {number}", cards_text(one.cards), hand_text(one.hand_class))
        for number, one in enumerate(found, start=1)
    ]
    winners, losers = groups[0], groups[1:]
    numbers = listed(winners)
    same = f"the same ranks play, {order[0]}"
    text = f"Hands {numbers} split the pot: {same}.\n" if len(winners) > 1 else f"Hand {numbers} wins.\n"
    decision = None
    if losers:
        decided = explain_comparison(found[winners[0] - 1].cards, found[losers[0][0] - 1].cards)
        text += _decision_text(decided, losers[0])
        decision = {
            "against": losers[0],
            "sizes": decided.sizes,
            "ranks": decided.deciding_ranks and [rank.letter for rank in decided.deciding_ranks],
        }
    data = {
        "hands": [
            {
                "cards": [str(card) for card in one.cards],
                "class": _class_data(one.hand_class),
                "place": 1 + order.index(one.hand_class),
            }
            for one in found
        ],
        "winners": winners,
        "decision": decision,
    }
    return Answer(_table(rows) + text, data)


def _decision_text(decided: Comparison, against: Sequence[int]) -> str:
    """What decides against the next best hands."""
    if decided.deciding_ranks:
        ours, theirs = (rank.letter for rank in decided.deciding_ranks)
        why = f"the first difference is {ours} against {theirs}, and the lower card wins"
    else:
        ours, theirs = map(str, decided.sizes)
        why = f"{ours} cards play against {theirs}, and more cards win"
    return f"Against {'hand' if len(against) == 1 else 'hands'} {listed(against)}: {why}.\n"


def odds(options: Namespace) -> Answer:
    """What four cards become in one to three draws."""
    *parts, dead = _read([*_pieces(options.cards), ("--dead", options.dead)])
    held = tuple(card for cards in parts for card in cards)
    policy, how = POLICIES[options.policy]
    try:
        found = draw_distribution(held, options.draws, policy, dead)
    except CardError as error:
        raise Refusal(sentence(error, f"the cards {quoted(' '.join(options.cards))}", "four cards")) from error
    except OddsError as error:
        raise Refusal(sentence(error, f"--dead {quoted(options.dead)}")) from error
    now = evaluate(held).hand_class
    sizes = {size: found.of_size(size) for size in range(HOLE_CARDS, 0, -1)}
    same = found.probability(now)
    stronger = found.at_least(now) - same
    weaker = 1 - stronger - same
    rows = [
        ("Cards", f"{' '.join(map(str, held))}: {hand_text(now)}"),
        ("Draws", f"{options.draws}; {how}"),
        *([("Dead", " ".join(map(str, dead)))] if dead else []),
    ]
    chances = {KINDS[size]: chance for size, chance in sizes.items()}
    chances |= {"stronger than now": stronger, "as strong as now": same, "weaker than now": weaker}
    lines = [(name, percent(chance), chance) for name, chance in chances.items()]
    data = {
        "cards": [str(card) for card in held],
        "draws": options.draws,
        "policy": options.policy,
        "dead": [str(card) for card in dead],
        "sizes": {str(size): str(chance) for size, chance in sizes.items()},
        "stronger": str(stronger),
        "same": str(same),
        "weaker": str(weaker),
        "classes": [
            {"ordinal": item.ordinal, "ranks": str(item), "probability": str(found.probability(item))}
            for item in found.support
        ],
    }
    return Answer(f"{_table(rows)}\n{_table(lines, right=(1,))}", data)


def deal(options: Namespace) -> Answer:
    """A deal from a file or by lot, told or as a hand history."""
    history = History(deal=_played(options)) if options.file is None else _read_history(options)
    if options.phh:
        text = format_phh(**vars(history))
    else:
        text = transcript(history.deal, history.players, history.unknown)
    return Answer(text, _history_data(history))


def _read_history(options: Namespace) -> History:
    """The deal of a file."""
    if (options.seed, options.rules, options.players) != (None, None, None):
        raise Refusal("FILE holds a whole deal: leave out --seed, --rules and --players, or leave out FILE.")
    try:
        return read_phh(options.file)
    except HistoryError as error:
        raise Refusal(sentence(error, f"FILE {quoted(options.file)}")) from error


def _played(options: Namespace) -> Deal:
    """The deal that a seed stands for."""
    if options.seed is None:
        raise Refusal("no deal to tell: give a FILE or --seed NUMBER.")
    try:
        rules = load_ruleset("home" if options.rules is None else options.rules)
    except RuleSetError as error:
        raise Refusal(sentence(error, f"--rules {quoted(options.rules)}")) from error
    players = rules.min_players if options.players is None else options.players
    try:
        return seeded_deal(rules, players, options.seed)
    except DealError as error:
        wanted = listed(sorted({rules.min_players, rules.max_players}), "to")
        raise Refusal(sentence(error, f"--players {players}", wanted)) from error


def _history_data(history: History) -> dict[str, object]:
    told = history.deal
    return {
        "rules": told.rules.name,
        "players": history.players,
        "button": told.button + 1,
        "starting_stacks": told.starting_stacks,
        "log": [
            {
                "kind": event.kind.value,
                "seat": None if event.seat is None else event.seat + 1,
                "amount": event.amount,
                "to": event.to,
                "cards": [HIDDEN if card in history.unknown else str(card) for card in event.cards],
                "pot": event.pot,
            }
            for event in told.log
        ],
        "over": told.is_over,
        "stacks": told.stacks,
    }


def classes(options: Namespace) -> Answer:
    """All hand classes, the best first."""
    data = [_class_data(hand_class) for hand_class in HAND_CLASSES]
    if options.csv:
        return Answer(_csv(data), data)
    rows: list[Sequence[object]] = [("Place", "Hand", "Cards", "Holdings", "Share", "This or better", "Share")]
    rows += [
        (
            item.ordinal,
            item,
            item.size,
            item.count,
            percent(item.share),
            item.cumulative_count,
            percent(item.cumulative_share),
        )
        for item in HAND_CLASSES
    ]
    return Answer(_table(rows, right=(0, 2, 3, 4, 5, 6)), data)


def _csv(rows: Sequence[dict[str, object]]) -> str:
    file = StringIO()
    writer = DictWriter(file, fieldnames=list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return file.getvalue()
