"""The questions that stand in the page itself, for readers without JavaScript and for print."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from badugi_core import HandClass, Reason, ReasonCode, evaluate
from tools.quiz.questions import PlaysQuestion, Question, WinnerQuestion
from tools.quiz.traps import TRAPS
from tools.quiz.words import Words


def _reason(reason: Reason, words: Words) -> str:
    _ = words.gettext
    card, suit, rank = (
        words.card(shown) if shown else "" for shown in (reason.card, reason.suit_of, reason.rank_of)
    )
    values = {"card": card, "suit": suit, "rank": rank}
    if reason.code is ReasonCode.SAME_SUIT:
        return escape(_("%(card)s does not play. Same suit as: %(suit)s.")) % values
    if reason.code is ReasonCode.SAME_RANK:
        return escape(_("%(card)s does not play. Same rank as: %(rank)s.")) % values
    if reason.code is ReasonCode.SAME_SUIT_AND_RANK:
        return (
            escape(_("%(card)s does not play. Same suit as: %(suit)s. Same rank as: %(rank)s."))
            % values
        )
    return escape(_("%(card)s could play instead. The hand would be the same.")) % values


def _hand(hand: HandClass, words: Words) -> str:
    return escape(f"{words.hand_name(hand)} ({words.ranks(hand)})")


def _lesson(question: Question, words: Words) -> str:
    _ = words.gettext
    if question.trap:
        return _(TRAPS[question.trap].lesson)
    if isinstance(question, PlaysQuestion):
        return _("Cards that play have different suits and different ranks.")
    return _("Count the playing cards first. Then compare from the highest card.")


def _plays(question: PlaysQuestion, words: Words) -> tuple[list[str], list[str]]:
    _ = words.gettext
    reading = evaluate(question.hand)
    shown = [
        f"<p>{escape(_('Which cards play? Choose them all.'))}</p>",
        f'<p class="quiz-hand">{words.cards(question.hand)}</p>',
    ]
    answer = [
        escape(_("Cards that play: %(cards)s.")) % {"cards": words.cards(reading.playing)},
        escape(_("Hand: %(hand)s")) % {"hand": _hand(reading.hand_class, words)},
        *(_reason(r, words) for r in reading.reasons if r.code is not ReasonCode.PLAYS),
    ]
    return shown, answer


def _decision(question: WinnerQuestion, words: Words) -> str:
    _ = words.gettext
    comparison = question.comparison
    if comparison.deciding_ranks:
        a, b = ("10" if rank.letter == "T" else rank.letter for rank in comparison.deciding_ranks)
        return escape(_("First difference: %(a)s against %(b)s. The lower card wins.")) % {"a": a, "b": b}
    a, b = map(str, comparison.sizes)
    if a != b:
        return escape(_("Cards that play: %(a)s against %(b)s. More cards win.")) % {"a": a, "b": b}
    ranks = escape(words.ranks(evaluate(question.a).hand_class))
    return escape(_("The cards that play are equal: %(ranks)s.")) % {"ranks": ranks}


def _winner(question: WinnerQuestion, words: Words) -> tuple[list[str], list[str]]:
    _ = words.gettext
    hand_a, hand_b = escape(_("Hand A: %(hand)s")), escape(_("Hand B: %(hand)s"))
    options = (_("Hand A"), _("Hand B"), _("Tie"))
    shown = [
        f"<p>{escape(_('Which hand wins?'))}</p>",
        f'<p class="quiz-hand">{hand_a % {"hand": words.cards(question.a)}}</p>',
        f'<p class="quiz-hand">{hand_b % {"hand": words.cards(question.b)}}</p>',
        "<ul>" + "".join(f"<li>{escape(option)}</li>" for option in options) + "</ul>",
    ]
    outcomes = {"A": _("Hand A wins."), "B": _("Hand B wins."), "tie": _("It is a tie.")}
    answer = [
        escape(outcomes[question.answer]),
        hand_a % {"hand": _hand(evaluate(question.a).hand_class, words)},
        hand_b % {"hand": _hand(evaluate(question.b).hand_class, words)},
        _decision(question, words),
    ]
    return shown, answer


def render_static(questions: Sequence[Question], words: Words) -> str:
    """HTML of the questions in a list, each answer behind a ``<details>``.

    The result has no blank line, so that Markdown passes it through as one block.
    """
    _ = words.gettext
    lines = ['<section class="quiz-static">', "<ol>"]
    for question in questions:
        part = _plays if isinstance(question, PlaysQuestion) else _winner
        shown, answer = part(question, words)
        lines += [
            '<li class="quiz-item">',
            *shown,
            f"<details><summary>{escape(_('Answer'))}</summary>",
            "<ul>" + "".join(f"<li>{sentence}</li>" for sentence in answer) + "</ul>",
            f'<p class="quiz-lesson">{escape(_lesson(question, words))}</p>',
            "</details>",
            "</li>",
        ]
    lines += ["</ol>", "</section>"]
    return "\n".join(lines) + "\n"
