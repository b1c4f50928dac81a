"""Hand histories by others: without our fields, and with cards that nobody tells."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from badugi_core import (
    DECK,
    Card,
    EventKind,
    HistoryError,
    Reshuffle,
    State,
    format_phh,
    load_ruleset,
    parse_cards,
    parse_phh,
)
from badugi_core._toml import format_value
from tests.core.deals import BEST, FIXED, KING, QUEEN, events, play
from tests.core.random_deals import some_deal
from tests.core.test_phh import BY_NAME


def fault(text: str) -> tuple[str, int, str]:
    """Code, line and text of the error that a history raises."""
    with pytest.raises(HistoryError) as caught:
        parse_phh(text, "a.phh")
    assert caught.value.file == "a.phh"
    return caught.value.code, caught.value.line, caught.value.text


def line_of(text: str, piece: str) -> int:
    """The 1-based line on which a piece of a text stands for the first time."""
    return text[: text.index(piece)].count("\n") + 1


PLAIN = """\
# Two players; nothing here is ours.
variant = "FB"
antes = [0, 0]
blinds_or_straddles = [1, 2]
small_bet = 2
big_bet = 4
starting_stacks = [50, 60]
actions = [
  "d dh p1 Ah2c3s7d",  # the big blind
  "d dh p2 As2h3dKd",
  "",
  "p2 cc # a comment",
  "  p1   cc  ",
  'p1 sd',
  "p2 sd Kd",
  "d dh p2 4c",
  "p1 cbr 2", "p2 cc",
  "p1 sd", "p2 sd", "p1 cc", "p2 cc",
  "p1 sd", "p2 sd", "p1 cc", "p2 cbr 4", "p1 cc",
  "p2 sm As2h3d4c", "p1 sm -",
]
"""


def test_a_file_without_our_fields_is_the_game_of_a_card_room():
    """A file without our fields is the card room's game: no burned cards, the last seat has the button."""
    history = parse_phh(PLAIN)
    deal = history.deal
    assert deal.rules == replace(load_ruleset("room-fixed-limit"), name="")
    assert (deal.button, deal.starting_stacks, deal.stacks) == (1, (50, 60), (42, 68))
    assert events(deal, EventKind.BURN) == []
    assert (history.players, history.fields, history.unknown) == ((), {}, frozenset())
    assert parse_phh(format_phh(**vars(history))) == history


def test_bets_blinds_and_seats_of_a_plain_file():
    """Blinds, bets and seats make the rules; the least bet of pot limit is the big blind (MIN-1)."""
    fixed = PLAIN.replace("[1, 2]", "[5, 10]").replace("= 2\n", "= 15\n").replace("= 4\n", "= 40\n")
    rules = parse_phh(fixed[: fixed.index('  ""')] + "]").deal.rules
    assert (rules.small_blind, rules.big_blind, rules.small_bet, rules.big_bet) == (5, 10, 15, 40)
    pot = 'variant = "_PB"\nantes = [0,0,0,0,0,0,0]\nblinds_or_straddles = [3, 6, 0,0,0,0,0]\nmin_bet = 6\n'
    rules = parse_phh(f"{pot}starting_stacks = [9, 9, 9, 9, 9, 9, 9]\nactions = []").deal.rules
    assert rules == replace(load_ruleset("room-pot-limit"), small_blind=3, big_blind=6, max_players=7)


def test_the_table_of_rules_may_be_short():
    """A choice that the table does not name is the card room's."""
    deal = parse_phh(PLAIN + "[_rules]\nburns = 1\nraises = 4\n").deal
    assert deal.rules == replace(load_ruleset("room-fixed-limit"), burns=1, raises=4)
    assert len(events(deal, EventKind.BURN)) == 3
    assert deal.stacks == (42, 68)


def without_ours(text: str, *keys: str) -> str:
    """A history without some of our fields; none named for all of them."""
    text = text if keys else text[: text.index("[_rules]")]
    drop = tuple(f"{key} = " for key in keys or ("_",))
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith(drop))


@pytest.mark.parametrize("reshuffle", [Reshuffle.ALL_BUT_OWN, Reshuffle.EARLIER_DISCARDS])
def test_the_deck_can_be_told_from_the_cards_dealt(reshuffle):
    """Without deck and reshuffles the same cards come, also when the deck runs out (DECK-4)."""
    source = random.Random(52)
    rules = replace(load_ruleset("room-fixed-limit"), reshuffle=reshuffle, min_players=7, max_players=8)
    reshuffles = 0
    for _ in range(60):
        deal = some_deal(source, rules)
        found = parse_phh(without_ours(format_phh(deal), "_deck", "_reshuffles")).deal
        assert [event for event in found.log if event.kind != EventKind.RESHUFFLE] == [
            event for event in deal.log if event.kind != EventKind.RESHUFFLE
        ]
        assert (found.stacks, found.hole, len(found.log)) == (deal.stacks, deal.hole, len(deal.log))
        reshuffles += len(events(deal, EventKind.RESHUFFLE))
    assert reshuffles > 5


def test_discards_and_replacements_in_any_order():
    """Where replacements are dealt in turn, a file may write them in turn too (DRAW-7)."""
    text = BY_NAME["side-pot"]
    lines = text.splitlines()
    first = lines.index('  "p1 sd Ks",')
    assert lines[first + 3] == '  "d dh p1 8s",'
    lines.insert(first + 1, lines.pop(first + 3))
    assert parse_phh("\n".join(lines)) == parse_phh(text)


HIDDEN = """\
variant = "FB"
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
small_bet = 2
big_bet = 4
starting_stacks = [50, 50, 50]
actions = [
  "d dh p1 ????????",
  "d dh p2 ????????",
  "d dh p3 Ac2d3h4s",
  "p3 cc", "p1 cc", "p2 cc",
  "p1 sd ??Kc",
  "p2 sd ????",
  "p3 sd",
  "d dh p1 9d??",
  "d dh p2 ????",
  "p1 cbr 2", "p2 cc", "p3 cc",
  "p1 sd", "p2 sd", "p3 sd",
  "p1 cbr 4", "p2 f", "p3 cc",
  "p1 sd ??", "p3 sd", "d dh p1 8h",
  "p1 cc", "p3 cc",
  "p1 sm 9d8hTsJc",
  "p3 sm Ac2d3h4s",
]
"""


def test_hidden_cards_become_those_that_nobody_names():
    """A card thrown away or shown was dealt; the others become the first that nobody names."""
    history = parse_phh(HIDDEN)
    deal = history.deal
    hands = [set(parse_cards("9d8hTsJc")), set(parse_cards("Ac2d3h4s"))]
    assert [set(deal.hole[seat]) for seat in (0, 2)] == hands
    named = parse_cards("Kc 9d 8h Ts Jc Ac 2d 3h 4s")
    unnamed = [card for card in DECK if card not in named]
    assert history.unknown == set(unnamed[: 4 + 4 + 1 + 2 - 3])  # three of them are told later
    assert Card(13, 0) in events(deal, EventKind.DISCARD)[0].cards
    assert deal.stacks == (42, 46, 62)


def test_hidden_cards_stay_hidden():
    """A history with hidden cards is written with them hidden, without a deck, and comes back the same."""
    history = parse_phh(HIDDEN)
    text = format_phh(**vars(history))
    assert "_deck" not in text
    assert '"d dh p2 ????????"' in text and '"p2 sd ????"' in text
    assert parse_phh(text) == history
    assert format_phh(**vars(parse_phh(text))) == text


def test_hiding_what_a_player_does_not_see():
    """The cards of one player can be left out; then all happens as before, with other cards of his."""
    script = "all call, all throw 2, 1 bets 2, 2 calls, 0 folds, all stand, 1 bets 4, 2 folds"
    deal = play(FIXED, (50, 50, 50), script, hands=(BEST, QUEEN, KING))
    unseen = {card for event in deal.log if event.seat == 2 for card in event.cards}
    history = parse_phh(format_phh(deal, unknown=unseen))
    assert len(history.unknown) == len(unseen) == 4 + 2
    assert [event[:4] for event in history.deal.log] == [event[:4] for event in deal.log]
    others = [[event for event in log if event.seat != 2] for log in (history.deal.log, deal.log)]
    assert others[0] == others[1]


def test_a_showdown_needs_its_cards():
    """Nobody can say who wins with hidden cards: the action that leads to the showdown is refused."""
    text = HIDDEN.replace("9d8hTsJc", "9d8hTs??")
    last = line_of(HIDDEN, '"p1 sm') - 1
    assert fault(text) == ("unknown-cards", last, "p3 cc")
    assert fault(HIDDEN.replace('  "p1 sm 9d8hTsJc",\n', "")) == ("unknown-cards", last, "p3 cc")


def test_missing_replacements_are_hidden():
    """Cards that are not dealt in the file, as at its end, are dealt hidden."""
    text = HIDDEN[: HIDDEN.index('  "d dh p1 9d??"')] + "]\n"
    deal = parse_phh(text).deal
    assert (deal.state, deal.actor) == (State.BETTING, 0)
    assert [len(hand) for hand in deal.hole] == [4, 4, 4]


def test_too_many_hidden_cards():
    """When more cards are hidden than there are others, no deck fits."""
    players = range(1, 7)
    actions = [f"d dh p{player} ????????" for player in players]
    actions += [f"p{player} cc" for player in (3, 4, 5, 6, 1, 2)]
    for _ in range(2):
        actions += [f"p{player} sd ????????" for player in players]
        actions += [f"d dh p{player} ????????" for player in players]
        actions += [f"p{player} cc" for player in players]
    text = (
        'variant = "FB"\nantes = [0,0,0,0,0,0]\nblinds_or_straddles = [1,2,0,0,0,0]\nsmall_bet = 2\nbig_bet = 4\n'
        f"starting_stacks = [9, 9, 9, 9, 9, 9]\nactions = {format_value(actions)}\n"
    )
    assert fault(text) == ("unknown-cards", 7, "p6 cc")


def test_a_hand_that_does_not_win_may_be_mucked():
    """A hand that does not win may be mucked; one that does would have to give back the pot."""
    lost, won = '"p1 sm -"', '"p2 sm As2h3d4c"'
    assert parse_phh(PLAIN.replace(lost, '"p1 sm"')).deal == parse_phh(PLAIN).deal
    assert fault(PLAIN.replace(won, '"p2 sm"')) == ("mucked", line_of(PLAIN, won), "p2 sm")
    folded = PLAIN[: PLAIN.index('  "p1 sd", "p2 sd", "p1 cc"')] + '"p1 sd", "p2 sd", "p1 cbr 4", "p2 f", "p1 sm"]'
    assert parse_phh(folded).deal.stacks == (54, 56)  # everybody else has folded (OBJ-3)
