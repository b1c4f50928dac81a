"""The rounds that stand in the page itself, as HTML: a reader without JavaScript gets them, and print."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count

from tools.quiz.bank import TYPES, Bank, BankError
from tools.quiz.questions import LEVELS, Question
from tools.quiz.rounds import Wanted, make_questions
from tools.quiz.sentences import Said, Wrong, level_text, level_title, said
from tools.words.lines import Line, html
from tools.words.words import Words, shown

_SEEDS = 200
"""After so many seeds there is a type that rounds never show."""

RuleLink = Callable[[str], str]
"""A link in HTML to a rule, by its anchor."""


def _wanted(first: int) -> tuple[Wanted, ...]:
    """A round of each level, with seeds one after the other: one seed would ask the types in one order."""
    return tuple(Wanted(seed=seed, level=level) for seed, level in zip(count(first), LEVELS))


def _shows_all(bank: Bank, rounds: tuple[Wanted, ...]) -> bool:
    """Whether there is a question of every type among them."""
    return {question.type for wanted in rounds for question in make_questions(bank, wanted)} == set(TYPES)


def wanted_from(bank: Bank, first: int) -> tuple[Wanted, ...]:
    """A round of each level: with the first seeds, from this one on, whose rounds show every type of question.

    Raises:
        BankError: there are none.
    """
    for rounds in map(_wanted, range(first, first + _SEEDS)):
        if _shows_all(bank, rounds):
            return rounds
    raise BankError("no round shows every type: in SLOTS of tools/quiz/rounds.py, name each beside a group that it has")


def static_wanted(bank: Bank) -> tuple[Wanted, ...]:
    """What the rounds in the page are made of."""
    return wanted_from(bank, 1)


def static_rounds(bank: Bank) -> dict[int, list[Question]]:
    """Ten questions of each level, the same for the same bank."""
    return {wanted.level: make_questions(bank, wanted) for wanted in static_wanted(bank)}


def _items(lines: Iterable[Line], words: Words) -> str:
    return "".join(f"<li>{html(line, words)}</li>" for line in lines)


def _wrong(wrong: Sequence[Wrong], words: Words) -> list[str]:
    """Wrong answers with the mistake behind them, below a line that says so."""
    if not wrong:
        return []
    _ = words.html
    label = _("Wrong answers and the mistakes behind them:")
    items = "".join(
        "".join(f"<dt>{html(option, words)}</dt>" for option in each.options) + f"<dd>{html(each.mistake, words)}</dd>"
        for each in wrong
    )
    return [f"<p>{label}</p>", f'<dl class="quiz-wrong">{items}</dl>']


def _question(question: Said, words: Words, rule_link: RuleLink) -> list[str]:
    _ = words.html
    summary = _("Answer")
    lesson = " ".join(filter(None, (html(question.lesson, words), rule_link(question.rule))))
    return [
        '<li class="quiz-item">',
        f'<p class="quiz-ask">{html(question.ask, words)}</p>',
        *(f'<p class="quiz-hand">{html(line, words)}</p>' for line in question.given),
        *([f"<ul>{_items(question.options, words)}</ul>"] if question.options else []),
        f"<details><summary>{summary}</summary>",
        f"<ul>{_items(question.answer, words)}</ul>",
        *_wrong(question.wrong, words),
        f'<p class="quiz-lesson">{lesson}</p>',
        "</details>",
        "</li>",
    ]


def render_static(rounds: Mapping[int, Sequence[Question]], words: Words, rule_link: RuleLink) -> str:
    """HTML of a round of each level: a heading and a list of questions, each answer behind a ``<details>``.

    It has no blank line, so that Markdown passes it through as one block. Its headings are neither in
    the table of contents nor in the search: they would lead to what the running quiz hides.
    """
    _ = words.html
    more = _("With JavaScript, this page asks new questions each time and tells you which mistake you made.")
    titles = {level: shown(level_title(level, words)) for level in rounds}
    links = "".join(f'<li><a href="#level-{level}">{title}</a></li>' for level, title in titles.items())
    lines = ['<div class="quiz-static" data-search-exclude>', f'<p class="quiz-note">{more}</p>', f"<ul>{links}</ul>"]
    for level, questions in rounds.items():
        text = shown(level_text(level, words))
        lines += ["<section>", f'<h2 id="level-{level}" data-search-exclude>{titles[level]}</h2>', f"<p>{text}</p>", "<ol>"]
        for question in questions:
            lines += _question(said(question, words), words, rule_link)
        lines += ["</ol>", "</section>"]
    return "\n".join([*lines, "</div>"]) + "\n"
