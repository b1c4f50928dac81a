"""The questions in the page: each answer is worked out anew from the cards that its HTML shows."""

import re
from collections import Counter
from html.parser import HTMLParser

import pytest

from badugi_core import DECK, HAND_CLASSES, best_discard, evaluate
from tests.quiz.english import english_words, rule_link
from tests.quiz.items import ranks_in, read_items
from tests.site.pages import LOCALES
from tools.i18n.names import HAND_NAMES, hand_msgid
from tools.quiz.bank import Bank, BankError
from tools.quiz.questions import LEVELS
from tools.quiz.static import render_static, static_rounds
from tools.sitegen.inputs import load_words

QUOTAS = {"tie": 2, "shared": 3, "separate": 2, "count": 1, "plain": 2}
"""What a round of ten practises; a near-tie counts as a tie."""

ASKED = {
    "Which cards play? Choose them all.": "plays",
    "What is this hand?": "name",
    "Which hand wins?": "winner",
    "Put the hands in order, the best first.": "order",
    "You draw one card. How many of the unseen cards reach the goal?": "outs",
    "Which cards do you throw away? There is one draw left.": "discard",
}


@pytest.fixture(scope="module")
def rounds(bank):
    """The questions by level."""
    return static_rounds(bank)


@pytest.fixture(scope="module")
def items(rounds):
    """All of them, read from the English page."""
    levels = read_items(render_static(rounds, english_words(), rule_link))
    assert list(levels) == ["level-1", "level-2", "level-3"]
    return [item for level in levels.values() for item in level]


def of_type(items, name):
    """The items of a type, at least one."""
    found = [item for item in items if ASKED.get(item.ask, "rules") == name]
    assert found, f"no question of the type {name}"
    return found


def strength(cards):
    """A key that is greater for the stronger hand."""
    return -evaluate(cards, partial=len(cards) < 4).hand_class.ordinal


def test_rounds_keep_the_quotas(rounds):
    """Ten questions of each level, of all seven types, shared out as in every round."""
    assert tuple(rounds) == LEVELS
    for level, questions in rounds.items():
        groups = Counter("tie" if question.group == "near-tie" else question.group for question in questions)
        assert groups == QUOTAS
        assert {question.level for question in questions} == {level}
    assert {question.type for questions in rounds.values() for question in questions} == {*ASKED.values(), "rules"}


def test_a_type_that_no_round_draws_is_refused(bank):
    """Or the search for rounds that show all of them would never end."""
    without = Bank(tuple(question for question in bank.questions if question.type != "order"))
    with pytest.raises(BankError, match="SLOTS"):
        static_rounds(without)


def test_cards_that_play_are_a_best_subset(items):
    """The answer is a best subset with its hand; the wrong subsets are none."""
    for item in of_type(items, "plays"):
        reading = evaluate(item.given[0].cards)
        best = set(map(frozenset, reading.choices))
        assert frozenset(item.answer[0].cards) in best
        assert item.answer[1].ranks == reading.ranks
        # What does not play is explained, card by card.
        assert len(item.answer) == 2 + 4 - reading.size
        assert not best & {frozenset(option.cards) for option, _ in item.wrong}


def test_the_name_of_a_hand_is_right(items):
    """One option is the hand, and the mistakes belong to others."""
    for item in of_type(items, "name"):
        reading = evaluate(item.given[0].cards)
        named = [option.ranks if "(" in option.text else () for option in item.options]
        assert named.count(reading.ranks) == 1
        right = item.options[named.index(reading.ranks)].text
        assert item.answer[1].text == f"Hand: {right}"
        assert right not in [option.text for option, _ in item.wrong]


def test_the_winner_is_right(items):
    """The core names the same winner; the ranks of both hands are right."""
    for item in of_type(items, "winner"):
        a, b = (line.cards for line in item.given)
        result = (strength(a) > strength(b)) - (strength(a) < strength(b))
        assert [option.text for option in item.options] == ["Hand A", "Hand B", "Tie"]
        outcomes = {1: "Hand A wins.", -1: "Hand B wins.", 0: "It is a tie."}
        assert item.answer[0].text == outcomes[result]
        assert [line.ranks for line in item.answer[1:3]] == [evaluate(a).ranks, evaluate(b).ranks]
        right = {1: "Hand A", -1: "Hand B", 0: "Tie"}[result]
        assert right not in [option.text for option, _ in item.wrong]


def test_the_order_is_right(items):
    """The hands by the core's order, the strongest first; no wrong order is it."""
    for item in of_type(items, "order"):
        hands = sorted((line.cards for line in item.given), key=strength, reverse=True)
        order = [evaluate(hand).ranks for hand in hands]
        assert ranks_in(item.answer[0].text) == order
        assert [line.cards for line in item.answer[1:]] == hands
        assert [line.ranks for line in item.answer[1:]] == order
        assert [line.cards for line in item.given] != hands, "they are shown in the right order"
        assert order not in [ranks_in(option.text) for option, _ in item.wrong]


def reached(item, hand):
    """The class that the goal of an item asks for at least."""
    goal = next(line.text for line in item.given if line.text.startswith("Goal:"))
    if goal == "Goal: a badugi.":
        return [each for each in HAND_CLASSES if each.size == 4][-1]
    if goal == "Goal: a stronger hand than before the draw.":
        return HAND_CLASSES[evaluate(hand).hand_class.ordinal - 2]
    if goal == "Goal: beat hand B, which stands pat.":
        return HAND_CLASSES[evaluate(against(item)).hand_class.ordinal - 2]
    top = ranks_in(goal)[-1][0]
    return [each for each in HAND_CLASSES if each.size == 4 and each.ranks[0] <= top][-1]


def against(item):
    """The cards of hand B, none if nobody stands pat."""
    return next((line.cards for line in item.given if line.text.startswith("Hand B:")), ())


def test_the_number_of_outs_is_right(items):
    """Each unseen card is tried; its number is one of the options."""
    for item in of_type(items, "outs"):
        hand, kept = item.given[0].cards, next(line for line in item.given if line.text.startswith("You keep:")).cards
        least = reached(item, hand).ordinal
        unseen = [card for card in DECK if card not in {*hand, *against(item)}]
        helping = [card for card in unseen if evaluate((*kept, card)).hand_class.ordinal <= least]
        numbers = [option.text for option in item.options]
        assert numbers.count(str(len(helping))) == 1 and len(set(numbers)) == 4
        assert re.match(r"\d+", item.answer[0].text)[0] == str(len(helping))
        assert helping == [card for line in item.answer[1:] for card in line.cards]
        assert str(len(helping)) not in [option.text for option, _ in item.wrong]


def test_the_discard_is_the_best_one(items):
    """The core finds the same chance and the same cards to throw away."""
    for item in of_type(items, "discard"):
        hand = item.given[0].cards
        best = best_discard(hand, reached(item, hand), dead=against(item))
        share = english_words().percentage(best.probability, 1)
        assert item.answer[0].text == f"Best chance: {share}."
        right = set(map(frozenset, best.discards))
        assert {frozenset(line.cards) for line in item.answer[1:]} == right
        assert len(item.answer) == 1 + len(right)
        assert not right & {frozenset(option.cards) for option, _ in item.wrong}


def test_the_right_answer_about_a_rule_is_offered(items):
    """The right answer is one of the options, and the mistakes belong to others."""
    for item in of_type(items, "rules"):
        options = [option.text for option in item.options]
        right = item.answer[0].text.removeprefix("The right answer: ")
        assert options.count(right) == 1
        assert right not in [option.text for option, _ in item.wrong]


def test_every_item_ends_with_its_rule(items, rounds):
    """Each item ends with the rule that explains it; the mistake that it is about is among the named ones."""
    questions = [question for level in rounds.values() for question in level]
    for item, question in zip(items, questions, strict=True):
        assert item.lesson.endswith("Rule 1") and re.fullmatch(r"\.\./rules/#[a-z-]+", item.rule)
        assert all(mistake for _, mistake in item.wrong)
        assert len({option.text for option, _ in item.wrong}) == len(item.wrong)
        assert item.wrong or question.trap is None


class Skeleton(HTMLParser):
    """The tags and the attributes that are the same in every language."""

    def __init__(self, html):
        super().__init__()
        self.parts = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.parts.append((tag, [pair for pair in attributes if pair[0] != "aria-label"]))
        assert not {"style", "onclick", "open"} & {name for name, _ in attributes}

    def handle_endtag(self, tag):
        self.parts.append(tag)


def test_every_language_has_the_same_elements(rounds):
    """Every language has the same elements, all answers closed; Markdown finds no blank line in it."""
    pages = [render_static(rounds, load_words(locale), rule_link) for locale in LOCALES]
    skeletons = [Skeleton(re.sub(r'<span lang="en" dir="ltr">(.*?)</span>', r"\1", page)).parts for page in pages]
    assert all(skeleton == skeletons[0] for skeleton in skeletons)
    assert not any("\n\n" in page or "%(" in page for page in pages)
    assert skeletons[0].count("details") == 30


def test_every_sentence_is_translated_and_escaped(rounds):
    """Nothing but cards, names, numbers and ranks stands outside a message; a message cannot add a tag."""
    html = render_static(rounds, english_words("<b>"), rule_link)
    assert "<b>" not in html
    rest = re.sub(r"<a .*?</a>", "", html)
    # The only message that has another in it.
    rest = re.sub(r"&lt;b&gt;The right answer: (.*?)&lt;b&gt;</li>", r"\1", rest)
    rest = re.sub(r"&lt;b&gt;(?:(?!&lt;b&gt;).)*&lt;b&gt;", "", rest, flags=re.DOTALL)
    rest = re.sub(r'<span class="(?:pc|ranks).*?</span>|<[^>]*>', "", rest)
    for size, top in HAND_NAMES:
        rest = rest.replace(hand_msgid(size, top), "")
    assert re.fullmatch(r"[\s\d,;()]*", rest)
