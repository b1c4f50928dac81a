"""The questions that stand in the page itself, for readers without JavaScript and for print."""

from __future__ import annotations

from collections.abc import Sequence

from badugi_core import HandClass, evaluate
from tools.quiz.questions import PlaysQuestion, Question, WinnerQuestion
from tools.quiz.traps import TRAPS
from tools.words.sentences import decision_sentence, outcome_sentence, reason_sentence
from tools.words.words import Words, nowrap, shown


def _hand(hand: HandClass, words: Words) -> str:
    return f"{shown(words.hand_name(hand))} ({words.ranks_html(hand)})"


def _lesson(question: Question, words: Words) -> str:
    _ = words.html
    if question.trap:
        return _(TRAPS[question.trap].lesson)
    if isinstance(question, PlaysQuestion):
        return _("Cards that play have different suits and different ranks.")
    return _("Count the playing cards first. Then compare from the highest card.")


def _plays(question: PlaysQuestion, words: Words) -> tuple[list[str], list[str]]:
    _ = words.html
    reading = evaluate(question.hand)
    shown = [
        f"<p>{_('Which cards play? Choose them all.')}</p>",
        f'<p class="quiz-hand">{words.cards(question.hand)}</p>',
    ]
    answer = [
        _("Cards that play: %(cards)s.") % {"cards": words.cards(reading.playing)},
        _("Hand: %(hand)s") % {"hand": _hand(reading.hand_class, words)},
        *filter(None, (reason_sentence(_, reason, words.card) for reason in reading.reasons)),
    ]
    return shown, answer


def _winner(question: WinnerQuestion, words: Words) -> tuple[list[str], list[str]]:
    _ = words.html
    hand_a, hand_b = _("Hand A: %(hand)s"), _("Hand B: %(hand)s")
    options = (_("Hand A"), _("Hand B"), _("Tie"))
    shown = [
        f"<p>{_('Which hand wins?')}</p>",
        f'<p class="quiz-hand">{hand_a % {"hand": words.cards(question.a)}}</p>',
        f'<p class="quiz-hand">{hand_b % {"hand": words.cards(question.b)}}</p>',
        "<ul>" + "".join(f"<li>{option}</li>" for option in options) + "</ul>",
    ]
    answer = [
        outcome_sentence(_, question.comparison),
        hand_a % {"hand": _hand(evaluate(question.a).hand_class, words)},
        hand_b % {"hand": _hand(evaluate(question.b).hand_class, words)},
        decision_sentence(_, question.comparison, evaluate(question.a), nowrap),
    ]
    return shown, answer


def render_static(questions: Sequence[Question], words: Words) -> str:
    """HTML of the questions in a list, each answer behind a ``<details>``.

    The result has no blank line, so that Markdown passes it through as one block.
    """
    _ = words.html
    summary = _("Answer")
    lines = ['<section class="quiz-static">', "<ol>"]
    for question in questions:
        part = _plays if isinstance(question, PlaysQuestion) else _winner
        shown, answer = part(question, words)
        lines += [
            '<li class="quiz-item">',
            *shown,
            f"<details><summary>{summary}</summary>",
            "<ul>" + "".join(f"<li>{sentence}</li>" for sentence in answer) + "</ul>",
            f'<p class="quiz-lesson">{_lesson(question, words)}</p>',
            "</details>",
            "</li>",
        ]
    lines += ["</ol>", "</section>"]
    return "\n".join(lines) + "\n"
