"""A question in words: what is asked, what can be answered, the answer with its reasons.

Nothing here knows of HTML, so that a page and a sheet of paper say the same. For each type of
question one function says it; they find the same words as docs/assets/js/quiz/words.js.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from badugi_core import Card, Rank, evaluate
from tools.i18n.names import HAND_NAMES
from tools.quiz.mistakes import MISTAKES
from tools.quiz.mistakes.methods import Holding
from tools.quiz.questions import (
    ANSWERS,
    SUBSETS,
    Choice,
    DiscardQuestion,
    Goal,
    NameQuestion,
    OrderQuestion,
    OutsQuestion,
    PlaysQuestion,
    Question,
    RulesQuestion,
    WinnerQuestion,
    subset_of,
)
from tools.words.lines import Cards, Line, Ranks, fill, joined
from tools.words.sentences import decision_message, outcome_sentence, rank_text, ranks_text, reason_message
from tools.words.words import Words


@dataclass(frozen=True)
class Wrong:
    """A mistake with a name, and the wrong answers that it leads to."""

    options: tuple[Line, ...]
    mistake: Line


@dataclass(frozen=True, kw_only=True)
class Said:
    """A question in words."""

    ask: Line
    given: tuple[Line, ...]
    """The cards and what else there is to know."""
    options: tuple[Line, ...] = ()
    """The answers to choose from; none where any can be given."""
    answer: tuple[Line, ...]
    """The right answer, then its reasons."""
    wrong: tuple[Wrong, ...]
    """What other answers mean; the mistake that the question is about stands first."""
    lesson: Line
    rule: str
    """The anchor of the rule that explains it."""


# What the functions for several types share


def _cards(message: str, cards: Iterable[Card]) -> Line:
    return fill(message, cards=Cards(tuple(cards)))


def _hand_text(ranks: tuple[Rank, ...], words: Words) -> Line:
    """A hand by its name and ranks: three-card four (4-3-A). Ranks that repeat may have no name: 2-2-A-A."""
    if not ranks:
        return (words.gettext("No hand at all"),)
    text = Ranks(ranks_text(ranks))
    named = (len(ranks), ranks[0]) in HAND_NAMES
    return (words.name_by_top(len(ranks), ranks[0]), " (", text, ")") if named else (text,)


def _read(hand: Holding, choice: Choice, words: Words) -> tuple[Line, ...]:
    """Which cards play, what hand they are, and why the others do not play."""
    _ = words.gettext
    playing = sorted(subset_of(hand, choice.mask), reverse=True)
    reasons = (reason_message(_, reason) for reason in choice.reasons)
    return (
        _cards(_("Cards that play: %(cards)s."), playing),
        # TRANSLATORS: %(hand)s: three-card four (4-3-A)
        fill(_("Hand: %(hand)s"), hand=_hand_text(tuple(card.rank for card in playing), words)),
        *(fill(text, **{name: Cards((card,)) for name, card in cards.items()}) for text, cards in reasons if text),
    )


def _wrong(question: Question, pairs: Iterable[tuple[Line, str | None]], words: Words) -> tuple[Wrong, ...]:
    """Wrong answers by the mistakes that lead to them; one without a name is left out."""
    found: dict[str, tuple[Line, ...]] = {}
    for option, name in pairs:
        if name:
            found[name] = (*found.get(name, ()), option)
    names = sorted(found, key=lambda name: name != question.trap)
    return tuple(Wrong(found[name], (words.gettext(MISTAKES[name].mistake),)) for name in names)


def _wrong_options(
    question: NameQuestion | OutsQuestion | RulesQuestion, options: tuple[Line, ...], words: Words
) -> tuple[Wrong, ...]:
    return _wrong(question, zip(options, (option.trap for option in question.options), strict=True), words)


def _lesson(question: Question, words: Words, otherwise: str = "", rule: str = "") -> dict[str, Any]:
    """What to remember, and the anchor of the rule: of the mistake that the question is about, if any."""
    trap = MISTAKES.get(question.trap or "")
    lesson = words.gettext(trap.lesson) if trap else otherwise
    return {"lesson": (lesson,) if lesson else (), "rule": trap.rule if trap else rule}


def _of_reading(question: Question, words: Words) -> dict[str, Any]:
    _ = words.gettext
    return _lesson(question, words, _("Cards that play have different suits and different ranks."), "plays")


def _of_comparing(question: Question, words: Words) -> dict[str, Any]:
    _ = words.gettext
    lesson = _("Count the playing cards first. Then compare from the highest card.")
    return _lesson(question, words, lesson, "more-cards")


def _of_drawing(question: OutsQuestion | DiscardQuestion, words: Words) -> dict[str, Any]:
    return _lesson(question, words, rule="plays")


def _goal(goal: Goal, words: Words) -> Line:
    _ = words.gettext
    messages = {
        "badugi": _("Goal: a badugi."),
        # TRANSLATORS: %(rank)s: 8
        "badugi-of": _("Goal: a badugi with no card above %(rank)s."),
        "better": _("Goal: a stronger hand than before the draw."),
        "beat": _("Goal: beat hand B, which stands pat."),
    }
    return fill(messages[goal.code], rank=rank_text(goal.top) if goal.top else "")


def _table(question: OutsQuestion | DiscardQuestion, words: Words) -> tuple[Line, ...]:
    """The cards on the table: the hand, and the hand to beat if there is one."""
    _ = words.gettext
    own = _cards(_("Your hand: %(cards)s"), question.hand)
    return (own,) if question.against is None else (own, fill(_("Hand B: %(hand)s"), hand=Cards(question.against)))


def _stated(text: str, values: Mapping[str, int], words: Words) -> Line:
    """A message of the bank with its numbers; a bare number has none."""
    numbers = {name: words.number(value) for name, value in values.items()}
    return fill(words.gettext(text), **numbers) if text else (numbers["n"],)


# One function for each type


def _plays(question: PlaysQuestion, words: Words) -> Said:
    _ = words.gettext
    hand = question.hand
    named = zip(SUBSETS, question.marks, strict=True)
    return Said(
        ask=(_("Which cards play? Choose them all."),),
        given=((Cards(hand),),),
        answer=_read(hand, question.choices[0], words),
        wrong=_wrong(
            question, (((Cards(subset_of(hand, mask)),), mark.traps[0]) for mask, mark in named if mark.traps), words
        ),
        **_of_reading(question, words),
    )


def _name(question: NameQuestion, words: Words) -> Said:
    _ = words.gettext
    options = tuple(_hand_text(option.ranks, words) for option in question.options)
    return Said(
        ask=(_("What is this hand?"),),
        given=((Cards(question.hand),),),
        options=options,
        answer=_read(question.hand, question.choice, words),
        wrong=_wrong_options(question, options, words),
        **_of_reading(question, words),
    )


def _winner(question: WinnerQuestion, words: Words) -> Said:
    _ = words.gettext
    # TRANSLATORS: %(hand)s: 6♥ 4♦ 3♠ A♥
    hand_a = _("Hand A: %(hand)s")
    # TRANSLATORS: %(hand)s: 9♥ 7♦ 4♣ 2♠
    hand_b = _("Hand B: %(hand)s")
    options = {"A": (_("Hand A"),), "B": (_("Hand B"),), "tie": (_("Tie"),)}
    first = evaluate(question.a)
    decision, texts = decision_message(_, question.comparison, first)
    return Said(
        ask=(_("Which hand wins?"),),
        given=(fill(hand_a, hand=Cards(question.a)), fill(hand_b, hand=Cards(question.b))),
        options=tuple(options.values()),
        answer=(
            (outcome_sentence(_, question.comparison.result),),
            fill(hand_a, hand=_hand_text(first.ranks, words)),
            fill(hand_b, hand=_hand_text(evaluate(question.b).ranks, words)),
            fill(decision, **{name: Ranks(text) if name == "ranks" else text for name, text in texts.items()}),
        ),
        wrong=_wrong(
            question,
            ((options[answer], question.wrong[answer][0]) for answer in ANSWERS if question.wrong.get(answer)),
            words,
        ),
        **_of_comparing(question, words),
    )


def _order(question: OrderQuestion, words: Words) -> Said:
    _ = words.gettext
    hands = question.hands
    readings = [evaluate(hand) for hand in hands]

    def ranks(place: int) -> Line:
        return (Ranks(ranks_text(readings[place].ranks)),)

    return Said(
        ask=(_("Put the hands in order, the best first."),),
        given=tuple((Cards(hands[place]),) for place in question.start),
        answer=(
            # TRANSLATORS: %(order)s: 7-5-2-A, 8-4-2, K-Q
            fill(_("The right order: %(order)s."), order=joined(map(ranks, question.right))),
            *((Cards(hands[place]), " ", *_hand_text(readings[place].ranks, words)) for place in question.right),
        ),
        wrong=_wrong(question, ((joined(map(ranks, wrong.order)), wrong.trap) for wrong in question.wrong), words),
        **_of_comparing(question, words),
    )


def _outs(question: OutsQuestion, words: Words) -> Said:
    _ = words.gettext
    options = tuple((words.number(option.value),) for option in question.options)
    # TRANSLATORS: %(n)s: 10
    count = words.ngettext("%(n)s card reaches the goal.", "%(n)s cards reach the goal.", len(question.helps))
    return Said(
        ask=(_("You draw one card. How many of the unseen cards reach the goal?"),),
        given=(
            *_table(question, words),
            # TRANSLATORS: %(cards)s: 6♥ 4♦ A♠
            _cards(_("You keep: %(cards)s"), question.kept),
            _goal(question.goal, words),
        ),
        options=options,
        answer=(
            fill(count, n=words.number(len(question.helps))),
            # TRANSLATORS: %(cards)s: 9♦ 2♦
            *([_cards(_("Cards that help: %(cards)s."), question.helps)] if question.helps else []),
        ),
        wrong=_wrong_options(question, options, words),
        **_of_drawing(question, words),
    )


def _discard(question: DiscardQuestion, words: Words) -> Said:
    _ = words.gettext

    def thrown(mask: int) -> Line:
        if not mask:
            return (_("Throw away nothing"),)
        return _cards(_("Throw away: %(cards)s."), subset_of(question.hand, mask))

    def otherwise(mask: int) -> Line:
        return _cards(_("Or throw away: %(cards)s."), subset_of(question.hand, mask))

    first, *others = question.right
    best = question.chances[first]
    return Said(
        ask=(_("Which cards do you throw away? There is one draw left."),),
        given=(
            *_table(question, words),
            _goal(question.goal, words),
            (_("Choose what gives the best chance to reach the goal."),),
        ),
        answer=(
            # TRANSLATORS: %(share)s: 21.3%
            fill(_("Best chance: %(share)s."), share=words.percentage(Fraction(best.favourable, best.total), 1)),
            thrown(first),
            *map(otherwise, others),
        ),
        wrong=_wrong(
            question,
            ((thrown(mask), trap) for mask, trap in sorted(question.traps.items())),
            words,
        ),
        **_of_drawing(question, words),
    )


def _rules(question: RulesQuestion, words: Words) -> Said:
    _ = words.gettext
    options = tuple(_stated(option.text, option.values, words) for option in question.options)
    return Said(
        ask=_stated(question.text, question.values, words),
        given=(),
        options=options,
        # TRANSLATORS: %(answer)s: 4
        answer=(fill(_("The right answer: %(answer)s"), answer=options[question.right]),),
        wrong=_wrong_options(question, options, words),
        **_lesson(question, words) | {"rule": question.rule},
    )


_SAY: dict[str, Callable[[Any, Words], Said]] = {
    "plays": _plays,
    "name": _name,
    "winner": _winner,
    "order": _order,
    "outs": _outs,
    "discard": _discard,
    "rules": _rules,
}


def said(question: Question, words: Words) -> Said:
    """A question in one language."""
    return _SAY[question.type](question, words)


def level_title(level: int, words: Words) -> str:
    """The name of a level."""
    _ = words.gettext
    # TRANSLATORS: %(n)s: 2
    return _("Level %(n)s") % {"n": words.number(level)}


def level_text(level: int, words: Words) -> str:
    """What the questions of a level are like."""
    _ = words.gettext
    return {
        1: _("The easiest questions: which cards play, what the hand is, who wins, and the rules."),
        2: _("All kinds of questions, with trickier hands."),
        3: _("All kinds of questions, with the trickiest hands."),
    }[level]
