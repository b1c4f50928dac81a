"""Rounds: the same in Python and in the scripts, made of the wanted kinds, and fair."""

import json
from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from tests.quiz.decoded import decoded, lines_of
from tools.quiz.bank import KINDS, TYPES
from tools.quiz.mistakes import MISTAKES
from tools.quiz.mistakes.traps import TRAPS
from tools.quiz.questions import SUBSETS, subset_of
from tools.quiz.rounds import EASY, SLOTS, Wanted, is_varied, make_questions

SEEDS = range(1000)
LEVELS = (1, 2, 3)
QUOTA = Counter({"tie": 2, "shared": 3, "separate": 2, "count": 1, "plain": 2})
DEVIATIONS = 4
"""So many standard deviations a share may differ from chance."""


@pytest.fixture(scope="module")
def rounds(bank):
    """A round of ten for each seed and level."""
    return {level: [make_questions(bank, Wanted(seed=seed, level=level)) for seed in SEEDS] for level in LEVELS}


def plain_json(value):
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("level", LEVELS)
def test_scripts_draw_the_same(rounds, bank, level):
    """The very same questions, options and orders for 1,000 seeds of each level."""
    wanted = [Wanted(seed=seed, level=level) for seed in SEEDS]
    for seed, questions in enumerate(lines_of("rounds.mjs", bank, wanted)):
        assert questions == plain_json([decoded(question) for question in rounds[level][seed]]), seed


def test_scripts_draw_the_same_for_every_wish(bank):
    """So they do for other lengths, one type, a weak mistake, and mistakes to review, known or not."""
    wanted = [
        Wanted(seed=seed, level=level, length=length, **wishes)
        for seed, wishes in enumerate(
            (
                *({"type": kind} for kind in TYPES),
                {"weak": "stop-at-top"},
                {"weak": "four-suits-is-badugi", "type": "plays"},
                {"traps": ("doubled-again", "tie-is-win", "suit-breaks-tie")},
                {"traps": ("too-late",)},
                {"traps": ("unknown",)},
            )
        )
        for level in LEVELS
        for length in (6, 10, 20)
    ]
    for one, questions in zip(wanted, lines_of("rounds.mjs", bank, wanted), strict=True):
        assert questions == plain_json([decoded(question) for question in make_questions(bank, one)]), one


@pytest.mark.parametrize("level", LEVELS)
def test_a_round_keeps_its_quotas(rounds, level):
    """Ten different questions of the wanted kinds, types and level."""
    types = Counter()
    for questions in rounds[level]:
        assert Counter(question.group.replace("near-tie", "tie") for question in questions) == QUOTA
        assert {question.level for question in questions} == {level}
        assert len({json.dumps(decoded(question)) for question in questions}) == 10
        types.update(question.type for question in questions)
    assert set(types) == set(EASY if level == 1 else TYPES)
    assert min(types.values()) >= len(SEEDS) // 10


def test_share_of_each_mistake(rounds):
    """Each of the eighteen mistakes comes up at every level, once in 25 rounds at least, and twice in a round at most."""
    shares = {level: Counter(question.trap for made in rounds[level] for question in made) for level in LEVELS}
    for trap in TRAPS:
        assert all(shares[level][trap] > 0 for level in LEVELS), trap
        assert sum(shares[level][trap] for level in LEVELS) >= 0.04 * 3 * len(SEEDS), trap
    for counts in shares.values():
        assert max(counts.values()) <= 2 * len(SEEDS), counts.most_common(3)


def test_every_mistake_is_drawn(rounds, bank):
    """Over all rounds every mistake that a question is about comes up."""
    assert {q.trap for level in LEVELS for made in rounds[level] for q in made} == {q.trap for q in bank.questions}


def far_from(found, total, share):
    """Whether a count is further from a share than chance explains."""
    return abs(found - share * total) > DEVIATIONS * (total * share * (1 - share)) ** 0.5


@pytest.mark.parametrize("level", LEVELS)
def test_the_whole_level_is_in_reach(bank, level):
    """For every slot and type there are questions to choose from, and each cell fits a slot."""
    cells = [cell for cell in bank.cells if cell.level == level]
    types = EASY if level == 1 else TYPES
    for groups, kinds in SLOTS:
        fits = {cell.type for cell in cells if cell.group in groups} & set(kinds) & set(types)
        assert len(fits) >= min(2, len(set(kinds) & set(types))), (groups, kinds)
    reached = {(group, kind) for groups, kinds in SLOTS for group in groups for kind in kinds}
    missed = {(cell.group, cell.type) for cell in cells} - reached
    assert missed <= {("separate", "discard")}


@pytest.mark.parametrize("level", LEVELS)
def test_no_answer_too_often(rounds, level):
    """At most half of a type in a round has the same answer; sides differ by one at most."""
    for questions in rounds[level]:
        assert is_varied(questions)
        winners = [question.answer for question in questions if question.type == "winner"]
        assert abs(winners.count("A") - winners.count("B")) <= 1


@pytest.mark.parametrize("length", [6, 10])
def test_no_side_wins_more_often(bank, length):
    """Of the questions that have a winner, as many are won by A as by B."""
    answers = Counter(
        question.answer
        for seed in SEEDS
        for question in make_questions(bank, Wanted(seed=seed, level=2, length=length))
        if question.type == "winner"
    )
    assert not far_from(answers["A"], answers["A"] + answers["B"], 1 / 2)


def test_level_1_keeps_to_its_types(bank):
    """Whatever mistake is weak."""
    for trap in MISTAKES:
        for seed in range(8):
            types = {question.type for question in make_questions(bank, Wanted(seed=seed, level=1, weak=trap))}
            assert types <= set(EASY), trap


def test_level_1_follows_the_order_of_teaching(bank):
    """First which cards play, last the rules."""
    for seed in SEEDS[:50]:
        types = [TYPES.index(question.type) for question in make_questions(bank, Wanted(seed=seed, level=1))]
        assert types == sorted(types)


def test_a_type_with_few_questions_takes_other_levels(bank):
    """Twenty questions about the rules are more than a level has."""
    questions = make_questions(bank, Wanted(seed=1, level=1, length=20, type="rules"))
    assert len(questions) == 20 and {question.level for question in questions} > {1}


@pytest.mark.parametrize("level", LEVELS)
def test_no_place_is_better_than_chance(rounds, level):
    """Right options stand at each place as often, and an order starts at any but the right one as often."""
    places, moves = Counter(), Counter()
    for question in (question for questions in rounds[level] for question in questions):
        if hasattr(question, "options"):
            places[len(question.options), question.right] += 1
        if question.type == "order":
            moves[len(question.hands), tuple(question.start.index(place) for place in question.right)] += 1
    for count in (3, 4):
        total = sum(places[count, place] for place in range(count))
        assert not any(far_from(places[count, place], total, 1 / count) for place in range(count))
        starts = [order for order in permutations(range(count)) if order != tuple(range(count))]
        total = sum(moves[count, order] for order in starts)
        assert not any(far_from(moves[count, order], total, 1 / len(starts)) for order in starts)
        assert not moves[count, tuple(range(count))]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_no_thoughtless_way_to_answer_beats_chance(rounds, level, kind):
    """No fixed way to answer is right more often than the bank allows, plus 15 %: slots and levels narrow the choice."""
    questions = [q for questions in rounds[level] for q in questions if q.type == kind.type]
    right = Counter()
    for question in questions:
        right.update(kind.guesses(question))
    assert not questions or max(right.values()) <= (kind.chance + 0.15) * len(questions), right.most_common(3)


def test_a_round_of_one_type_has_no_other(bank):
    """Only this type, its mistakes by turns, no question twice."""
    for kind in KINDS.values():
        questions = make_questions(bank, Wanted(seed=5, level=2, length=20, type=kind.type))
        assert {question.type for question in questions} == {kind.type}
        traps = Counter(question.trap for question in questions)
        assert max(traps.values()) - min(traps[trap] for trap in kind.proposals) <= 1
        assert len({json.dumps(decoded(question)) for question in questions}) == 20


def test_weak_mistakes_come_more_often(bank):
    """The weak mistake is about half of the slots that can have it; the quotas hold."""
    for weak in ("stop-at-top", "which-pair-card"):
        found = Counter()
        for seed in range(200):
            for wish in ("", weak):
                questions = make_questions(bank, Wanted(seed=seed, level=2, weak=wish))
                groups = Counter(question.group.replace("near-tie", "tie") for question in questions)
                assert groups == QUOTA
                found[wish] += sum(question.trap == weak for question in questions)
        assert found[weak] > 1.5 * found[""]


def test_a_review_asks_about_its_mistakes_only(bank):
    """Only the mistakes asked for, by turns; of those without a question, one with the same rule."""
    wanted = Wanted(seed=3, level=2, length=6, traps=("stop-at-top", "whole-suit", "straight-helps"))
    questions = make_questions(bank, wanted)
    assert Counter(question.trap for question in questions) == dict.fromkeys(wanted.traps, 2)
    (question,) = make_questions(bank, replace(wanted, length=1, traps=("burn-for-each",)))
    assert question.trap == "burn-once" and MISTAKES["burn-once"].rule == MISTAKES["burn-for-each"].rule
    for trap in MISTAKES:
        found = make_questions(bank, replace(wanted, length=1, traps=(trap,)))
        assert [MISTAKES[one.trap].rule for one in found] == [MISTAKES[trap].rule]


def test_same_seed_same_round(bank, rounds):
    """A seed is a round; another seed is another."""
    assert make_questions(bank, Wanted(seed=3, level=2)) == rounds[2][3] != rounds[2][4]


def expected_mark(question, answer):
    """(right, mistake) of an answer, from the data of Python."""
    match question.type:
        case "plays" | "discard":
            mask = sum(1 << place for place, card in enumerate(question.hand) if str(card) in answer)
            if question.type == "discard":
                return mask in question.right, question.traps.get(mask)
            mark = question.marks[mask - 1]
            return mark.fault == "", mark.traps[0] if mark.traps else None
        case "winner":
            return answer == question.answer, (question.wrong.get(answer) or (None,))[0]
        case "order":
            named = {wrong.order: wrong.trap for wrong in question.wrong}
            return tuple(answer) == question.right, named.get(tuple(answer))
    return answer == question.right, question.options[answer].trap


@pytest.fixture(scope="module")
def marks(bank):
    """The questions of some rounds, each with the marks of every answer."""
    wanted = [Wanted(seed=seed, level=level) for seed in range(60) for level in LEVELS]
    wanted += [Wanted(seed=seed, level=level, length=20, type=kind) for seed, kind in enumerate(TYPES) for level in LEVELS]
    questions = [question for one in wanted for question in make_questions(bank, one)]
    return list(zip(questions, lines_of("marks.mjs", bank, wanted), strict=True))


def test_scripts_mark_as_python_does(marks):
    """Every answer to every question is marked as Python marks it on the cards shown."""
    for question, given in marks:
        for mark in given:
            if question.type == "plays" and mark["answer"] == []:
                continue
            assert (mark["right"], mark["trap"]) == expected_mark(question, mark["answer"])
            assert mark["right"] == (mark["fault"] == "")
            if question.type == "discard":
                mask = sum(1 << place for place, card in enumerate(question.hand) if str(card) in mark["answer"])
                chance = question.chances[mask]
                assert mark["chance"] == {"favourable": chance.favourable, "total": chance.total}
            else:
                assert mark["chance"] is None


def test_each_wrong_set_of_cards_has_its_fault(marks):
    """The fault is the true one, a clash names the cards that clash, and right cards are shown."""
    seen = Counter()
    for question, given in marks:
        if question.type != "plays":
            continue
        choices = [{str(card) for card in subset_of(question.hand, choice.mask)} for choice in question.choices]
        for mask, mark in zip(SUBSETS, given[1:], strict=True):
            chosen = {str(card) for card in subset_of(question.hand, mask)}
            assert mark["fault"] == question.marks[mask - 1].fault
            seen[mark["fault"]] += 1
            assert set(mark["clash"]) <= chosen and bool(mark["clash"]) == mark["fault"].startswith("clash")
            place = 1 if mark["fault"] == "clash-suit" else 0
            assert len({card[place] for card in mark["clash"]}) <= 1
            assert set(mark["shown"]) in ([chosen] if mark["right"] else choices)
    assert set(seen) == {"", "clash-suit", "clash-rank", "too-few", "not-lowest"}
