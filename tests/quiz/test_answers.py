"""Every answer of the bank against a brute force of its own, written from the definition."""

import itertools
import random
import re
from math import comb

import pytest

from badugi_core import DECK, load_ruleset
from tools.quiz.kinds.rules import rules_questions
from tools.quiz.kinds.winner import JUDGES
from tools.quiz.mistakes.readings import READERS
from tools.quiz.mistakes.traps import TRAPS
from tools.quiz.questions import SUBSETS, subset_of

ORDER = "A23456789TJQK"


def texts(cards):
    return [str(card) for card in cards]


def is_legal(cards):
    return len({text[0] for text in cards}) == len({text[1] for text in cards}) == len(cards)


def key(cards):
    """Greater for a stronger hand, if all of these cards play."""
    return len(cards), [-rank for rank in sorted((ORDER.index(text[0]) for text in cards), reverse=True)]


def value(cards):
    """The key of the best legal subset, and the subsets that have it."""
    masks = {
        mask: [text for index, text in enumerate(cards) if mask >> index & 1] for mask in range(1, 2 ** len(cards))
    }
    legal = {mask: key(chosen) for mask, chosen in masks.items() if is_legal(chosen)}
    best = max(legal.values())
    return best, [mask for mask, found in legal.items() if found == best]


def of_type(bank, kind):
    return [question for question in bank.questions if question.type == kind]


def test_cards_that_play_are_the_best_subsets(bank):
    """Right are exactly the best subsets; each fault is the true one; no mistake leads to a right subset."""
    for question in of_type(bank, "plays"):
        cards = texts(question.hand)
        best, subsets = value(cards)
        assert [mask for mask in SUBSETS if not question.marks[mask - 1].fault] == subsets
        assert sorted(choice.mask for choice in question.choices) == subsets
        for mask in SUBSETS:
            mark = question.marks[mask - 1]
            chosen = texts(subset_of(question.hand, mask))
            suits, ranks = ({text[place] for text in chosen} for place in (1, 0))
            expected = (
                "clash-suit" if len(suits) < len(chosen)
                else "clash-rank" if len(ranks) < len(chosen)
                else "too-few" if len(chosen) < best[0]
                else "" if mask in subsets
                else "not-lowest"
            )
            assert mark.fault == expected
            assert not (mark.traps and not mark.fault)
            for name in mark.traps:
                assert set(subset_of(question.hand, mask)) in map(set, READERS[name](question.hand))
        if question.trap:
            assert question.trap in [mark.traps[0] for mark in question.marks if mark.traps]


def test_every_reason_names_a_card_that_clashes(bank):
    """In every right answer a reason names a playing card with the same suit or rank."""
    shown = [(question, choice) for question in of_type(bank, "plays") for choice in question.choices]
    shown += [(question, question.choice) for question in of_type(bank, "name")]
    for question, choice in shown:
        playing = subset_of(question.hand, choice.mask)
        for reason in choice.reasons:
            assert (reason.card in playing) == (reason.code.value == "plays")
            assert reason.suit_of in (None, *playing) and reason.rank_of in (None, *playing)
            assert reason.suit_of is None or reason.suit_of.suit == reason.card.suit
            assert reason.rank_of is None or reason.rank_of.rank == reason.card.rank
            assert reason.card in playing or reason.suit_of or reason.rank_of


def test_the_name_of_a_hand_is_right(bank):
    """One option is the hand; each other one is what its mistake reads, and no two are the same."""
    for question in of_type(bank, "name"):
        best, subsets = value(texts(question.hand))
        right = question.options[question.right]
        assert (len(right.ranks), [1 - rank for rank in right.ranks]) == best
        assert question.choice.mask in subsets
        names = [option.ranks for option in question.options]
        assert len(set(names)) == len(names) in (3, 4)
        for option in question.options:
            assert list(option.ranks) == sorted(option.ranks, reverse=True)
            if option is right:
                assert option.trap is None
            elif option.trap == "one-suit-no-hand":
                assert option.ranks == () and best[0] == 1
            else:
                readings = READERS[option.trap](question.hand)
                assert option.ranks in [tuple(sorted((c.rank for c in kept), reverse=True)) for kept in readings]
        assert question.trap in [None, *(option.trap for option in question.options)]


def test_the_winner_is_the_better_hand(bank):
    """The answer, what decides and the playing cards are right; no mistake gives the right verdict."""
    for question in of_type(bank, "winner"):
        a, b = texts(question.a), texts(question.b)
        assert len({*a, *b}) == 8
        (best_a, subsets_a), (best_b, subsets_b) = value(a), value(b)
        answer = "A" if best_a > best_b else "B" if best_a < best_b else "tie"
        assert question.answer == answer
        assert question.playing[0] in subsets_a and question.playing[1] in subsets_b
        assert question.comparison.sizes == (best_a[0], best_b[0])
        assert set(question.wrong) == {"A", "B", "tie"} - {answer}
        for option, names in question.wrong.items():
            for name in names:
                verdict = JUDGES[name](question.a, question.b)
                in_some_order = answer == "tie" and name == "suit-breaks-tie"
                assert in_some_order or ("A", "tie", "B")[1 - verdict] == option
            assert names, "every wrong answer is that of a named mistake"
        if question.trap:
            assert question.trap in {names[0] for names in question.wrong.values() if names}


def test_the_order_is_that_of_the_hands(bank):
    """One order is right; each mistake gives another one, by its verdict on every two hands."""
    for question in of_type(bank, "order"):
        values = [value(texts(hand))[0] for hand in question.hands]
        assert len({card for hand in question.hands for card in hand}) == 4 * len(question.hands)
        assert [values[place] for place in question.right] == sorted(values, reverse=True)
        assert len(set(map(str, values))) == len(values) in (3, 4)
        assert question.start != question.right
        orders = [wrong.order for wrong in question.wrong]
        assert len(set(orders)) == len(orders) and question.right not in orders
        for wrong in question.wrong:
            for one, other in itertools.combinations(wrong.order, 2):
                assert TRAPS[wrong.trap].verdict(question.hands[one], question.hands[other]) > 0
        assert question.wrong[0].trap == question.trap


def reaches(question, hand):
    """Whether four cards reach the goal of a question on a draw."""
    found = value(hand)[0]
    match question.goal.code:
        case "better":
            return found > value(texts(question.hand))[0]
        case "beat":
            return found > value(texts(question.against))[0]
        case "badugi":
            return found[0] == 4
    return found[0] == 4 and -found[1][0] <= question.goal.top - 1


def unseen_cards(question):
    seen = {*question.hand, *(question.against or ())}
    return [str(card) for card in DECK if card not in seen]


def test_outs_are_all_the_cards_that_help(bank):
    """Exactly the helping cards reach the goal; the four numbers differ, and one is theirs."""
    for question in of_type(bank, "outs"):
        kept = texts(question.kept)
        assert len(kept) == 3 and is_legal(kept) and set(kept) < set(texts(question.hand))
        helps = [card for card in unseen_cards(question) if reaches(question, [*kept, card])]
        assert texts(question.helps) == helps
        numbers = [option.value for option in question.options]
        assert len(set(numbers)) == 4 and numbers[question.right] == len(helps)
        assert [option.trap is None for option in question.options].index(True) == question.right
        assert question.trap in [option.trap for option in question.options]
        assert (question.against is not None) == (question.goal.code == "beat")


def ways(kept, thrown, question):
    """The draws that reach the goal, tried one by one."""
    drawn = itertools.combinations(unseen_cards(question), thrown)
    return sum(reaches(question, [*kept, *cards]) for cards in drawn)


def test_the_right_discard_has_the_best_chance(bank):
    """The chances are those of every draw tried, up to two cards; the right subsets lead visibly."""
    for place, question in enumerate(of_type(bank, "discard")):
        shares = [chance.favourable / chance.total for chance in question.chances]
        unseen = len(unseen_cards(question))
        for mask in (0, *SUBSETS):
            assert question.chances[mask].total == comb(unseen, mask.bit_count())
            if mask.bit_count() <= (2 if place % 12 == 0 else 1):
                kept = texts(subset_of(question.hand, 15 - mask))
                assert question.chances[mask].favourable == ways(kept, mask.bit_count(), question)
        best = max(shares)
        assert question.right == tuple(mask for mask, share in enumerate(shares) if share == best)
        assert best - max(share for share in shares if share != best) >= 0.025 - 1e-9
        assert not set(question.traps) & set(question.right)
        assert question.trap in question.traps.values()
        for mask, name in question.traps.items():
            thrown = set(subset_of(question.hand, mask))
            if name in READERS:
                assert set(question.hand) - thrown in map(set, READERS[name](question.hand))


@pytest.mark.parametrize("seed", range(3))
def test_chances_of_throwing_everything_away(bank, seed):
    """Four new cards at random reach the goal about as often as the bank says."""
    prng = random.Random(seed)
    question = prng.choice([q for q in of_type(bank, "discard") if q.goal.code != "badugi"])
    unseen, tries = unseen_cards(question), 20_000
    found = sum(reaches(question, prng.sample(unseen, 4)) for _ in range(tries))
    share = question.chances[15].favourable / question.chances[15].total
    assert abs(found / tries - share) < 4 * (share * (1 - share) / tries) ** 0.5 + 1e-4


def test_a_question_on_the_rules_has_one_right_answer(bank):
    """Every question on the rules has three or four different answers, one of them without a mistake."""
    questions = of_type(bank, "rules")
    assert 25 <= len(questions) <= 40
    assert {question.level for question in questions} == {1, 2, 3}
    for question in questions:
        answers = [(option.text, option.values.get("n")) for option in question.options]
        assert len(set(answers)) == len(answers) in (3, 4)
        assert [place for place, option in enumerate(question.options) if not option.trap] == [question.right]
        assert set(re.findall(r"%\((\w+)\)s", question.text)) == set(question.values)


def test_rules_are_those_of_the_rule_sets():
    """Some right numbers, known without the rule sets, and none among the other options."""
    answers = {
        (question.text, *question.values.values()): question.options[question.right].values.get("n")
        for question in rules_questions()
    }
    home = load_ruleset("home")
    assert answers[("How many draws are there in a deal?",)] == 3
    assert answers[("How many betting rounds are there in a deal?",)] == 4
    assert answers[("How many cards may you exchange at one draw, at most?",)] == 4
    bet = "In the house game, how large is a bet in round %(round)s?"
    assert (answers[(bet, 2)], answers[(bet, 3)]) == (home.small_bet, home.big_bet)
    most = "In the house game, what is the most that you can put in during round %(round)s?"
    assert (answers[(most, 1)], answers[(most, 4)]) == (home.small_bet * (1 + home.raises_predraw), home.big_bet * (1 + home.raises))
    numbers = {text: number for (text, *_), number in answers.items()}
    raising = "limit: the pot was %(pot)s, and then a bet of %(bet)s was made. To how much may you raise, at most?"
    assert (numbers[f"Pot {raising}"], numbers[f"Half-pot {raising}"]) == (24, 14)
