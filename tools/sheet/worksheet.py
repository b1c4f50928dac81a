"""Worksheets: a round of the quiz on paper. It asks what the quiz asks at the same link."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import urlencode

from tools.errors import SiteError
from tools.quiz.bank import Bank
from tools.quiz.codes import Code, quiz_code
from tools.quiz.questions import OrderQuestion, PlaysQuestion, Question, subset_of
from tools.quiz.rounds import Wanted, make_questions
from tools.quiz.sentences import Said, level_text, level_title, said
from tools.quiz.static import static_wanted, wanted_from
from tools.sheet.address import Address, address
from tools.sheet.fit import lines
from tools.sheet.papers import room_on
from tools.sheet.pieces import Hand
from tools.sheet.press import Document
from tools.words.lines import Cards, Line, fill, plain
from tools.words.words import English, Words

_MARKS = {"plays": "tick", "discard": "tick", "order": "number"}
"""How the cards themselves are marked: a box below each card of the first hand, or a number beside each hand."""

_ANSWERS = {"name": slice(1, 2), "discard": slice(1, None)}
"""Which lines of `Said.answer` answer the question, if it is not the first alone; the others are its reasons."""

_TOLD = ("winner", "low-three-beats-king-badugi")
"""Questions of this type about this mistake: what decides between the hands tells its lesson already."""

_IN_A_ROW = 36
"""Options that have no more letters than this together stand in one line."""


@dataclass(frozen=True)
class Row:
    """A hand on the table, with what is said before and after it."""

    before: str
    hand: Hand
    after: str


@dataclass(frozen=True, kw_only=True)
class Item:
    """A question on paper."""

    ask: str
    marks: str
    """What is to be marked at the cards: ``tick``, ``number`` or nothing."""
    rows: tuple[Row, ...]
    notes: tuple[str, ...]
    """What else there is to know, and how to answer."""
    options: tuple[str, ...]
    """Answers to tick."""
    in_a_row: bool
    """Whether the options are short enough for one line."""


@dataclass(frozen=True, kw_only=True)
class Solution:
    """The answer to a question, for the key."""

    answer: tuple[str, ...]
    """More than one line where more than one answer is right."""
    reasons: tuple[str, ...]
    lesson: str
    rule: str


@dataclass(frozen=True, kw_only=True)
class Key:
    """The answers, on pages of their own."""

    title: str
    solutions: tuple[Solution, ...]


@dataclass(frozen=True, kw_only=True)
class Worksheet:
    """What a worksheet shows."""

    title: str
    level: str
    level_text: str
    count: str
    code: str
    code_text: str
    online: str
    """What the address below it leads to."""
    address: Address
    name: str
    date: str
    items: tuple[Item, ...]
    tightness: float
    """The size of cards and gaps: 1, or less where that saves a page."""
    key: Key | None


def ready_wanted(bank: Bank) -> tuple[Wanted, ...]:
    """The rounds of the worksheets that the site offers: one of each level, none of which the quiz page shows.

    >>> from tools.quiz.bank import make_bank
    >>> [wanted.level for wanted in ready_wanted(make_bank())]
    [1, 2, 3]
    """
    return wanted_from(bank, max(wanted.seed for wanted in static_wanted(bank)) + 1)


def worksheet_document(
    words: Words, bank: Bank, wanted: Wanted, site_url: str, paper: str, key: bool, rule_numbers: Mapping[str, str]
) -> Document:
    """A round of the quiz to be printed.

    Args:
        words: The language.
        bank: The questions.
        wanted: A seed, a level and a length: more than these a code cannot say.
        site_url: Where the site is published, with a slash at its end.
        paper: One of `tools.sheet.papers.PAPERS`.
        key: Whether pages with the answers follow.
        rule_numbers: The number of each rule, by its anchor.

    Raises:
        SiteError: the round is made of other wishes too.

    >>> from collections import defaultdict
    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> from tools.quiz.bank import make_bank
    >>> words = Words(load_locale("en"), Catalogue.load(load_locale("en")))
    >>> wanted = Wanted(seed=7, level=2, length=6)
    >>> site = "https://badugi.example/"
    >>> made = worksheet_document(words, make_bank(), wanted, site, "a4", key=False, rule_numbers=defaultdict(str))
    >>> len(made.content.items), made.content.key
    (6, None)
    """
    if wanted.type or wanted.weak or wanted.traps:
        raise SiteError("a worksheet asks all kinds of questions: choose only its seed, level and length.")
    _ = words.gettext
    questions = [(question, said(question, words)) for question in make_questions(bank, wanted)]
    code = quiz_code(bank.version, Code(wanted.seed, wanted.level, wanted.length))
    query = urlencode({"s": wanted.seed, "l": wanted.level, "n": wanted.length, "v": bank.version})
    title = _("Badugi worksheet")
    items = tuple(_item(question, text, words) for question, text in questions)
    content = Worksheet(
        title=title,
        level=level_title(wanted.level, words),
        level_text=level_text(wanted.level, words),
        # TRANSLATORS: %(n)s: 10
        count=words.ngettext("%(n)s question", "%(n)s questions", wanted.length) % {"n": words.number(wanted.length)},
        code=code,
        code_text=_("Code of this quiz: %(code)s") % {"code": code},
        # TRANSLATORS: On a worksheet, before an address.
        online=_("The same quiz on the screen, with an explanation of each answer:"),
        address=address(words, site_url, f"quiz/?{query}"),
        # TRANSLATORS: On a worksheet, before a line on which you write your name.
        name=_("Your name"),
        # TRANSLATORS: On a worksheet, before a line on which you write the day.
        date=_("Date"),
        items=items,
        tightness=min(_TIGHTNESS, key=lambda tightness: _pages(items, paper, tightness)),
        key=_key(questions, words, rule_numbers) if key else None,
    )
    return Document(
        template="worksheet",
        title=f"{title} – {code}",
        content=content,
        words=words,
        paper=paper,
        pages=None,
        sizes=(_SIZE,),
    )


_TIGHTNESS = (1, 0.9, 0.8)

_HEAD = 130
"""What stands above the first questions, in points."""


def _pages(items: Sequence[Item], paper: str, tightness: float) -> int:
    """On how many pages the questions will stand, about: they are never split, two columns to a page."""
    room = room_on("worksheet", paper)
    columns, height = 1, 0.0
    for item in items:
        most = room.height - (_HEAD if columns <= 2 else 0)
        needed = _height(item, room.width, tightness)
        if height and height + _GAP * tightness + needed > most:
            columns, height = columns + 1, 0.0
        height += needed + (_GAP * tightness if height else 0)
    return (columns + 1) // 2


_SIZE = 10.5
_GAP = 22.7
"""Between questions, in points."""


def _height(item: Item, width: float, tightness: float) -> float:
    """About the height of a question in points."""
    line = 1.15 * _SIZE
    texts = (item.ask, *item.notes)
    height = line * sum(lines(text, width / _SIZE) for text in texts)
    height += (35 * tightness + 0.52 * _SIZE) * len(item.rows) + (3 if item.rows else 0)
    height += line if item.marks == "tick" else 0
    if item.options:
        height += 0.65 * _SIZE
        height += 1.25 * _SIZE * (1 if item.in_a_row else sum(lines(text, width / _SIZE - 2) for text in item.options))
    return height


def _text(line: Line, words: Words) -> str:
    """A line as text; `English` if any of its words are."""
    text = plain(line, words)
    return English(text) if any(isinstance(piece, English) for piece in line) else text


def _row(line: Line, words: Words) -> Row | None:
    """The hand of a line, if there are cards in it."""
    for place, piece in enumerate(line):
        if isinstance(piece, Cards):
            return Row(_text(line[:place], words), Hand(piece.cards), _text(line[place + 1 :], words))
    return None


def _item(question: Question, text: Said, words: Words) -> Item:
    _ = words.gettext
    rows = [_row(line, words) for line in text.given]
    notes = [_text(line, words) for line, row in zip(text.given, rows, strict=True) if row is None]
    options = [_text(line, words) for line in text.options]
    if question.type == "order":
        notes.append(_("Write 1 beside the best hand, 2 beside the next one, and so on."))
    if question.type == "discard":
        options.append(_("Throw away nothing"))
    return Item(
        ask=_text(text.ask, words),
        marks=_MARKS.get(question.type, ""),
        rows=tuple(row for row in rows if row),
        notes=tuple(notes),
        options=tuple(options),
        in_a_row=sum(map(len, options)) <= _IN_A_ROW,
    )


def _key(questions: Iterable[tuple[Question, Said]], words: Words, rule_numbers: Mapping[str, str]) -> Key:
    solutions = (_solution(question, text, words, rule_numbers) for question, text in questions)
    return Key(title=words.gettext("Answers to the worksheet"), solutions=tuple(solutions))


def _solution(question: Question, text: Said, words: Words, rule_numbers: Mapping[str, str]) -> Solution:
    answer = text.answer[_ANSWERS.get(question.type, slice(1))]
    # Which cards do what is explained at the address of the sheet; here it would bury the answers.
    reasons = [line for line in text.answer if line not in answer and not _has_cards(line)]
    if isinstance(question, PlaysQuestion):
        answer += tuple(_others(question, words))
    if isinstance(question, OrderQuestion):
        answer, reasons = (_places(question, words),), [*answer]
    return Solution(
        answer=tuple(_text(line, words) for line in answer),
        reasons=tuple(_text(line, words) for line in reasons),
        lesson="" if (question.type, question.trap) == _TOLD else _text(text.lesson, words),
        rule=words.sentence_case(words.text("rule %(number)s", number=rule_numbers[text.rule])),
    )


def _has_cards(line: Line) -> bool:
    return any(isinstance(piece, Cards) for piece in line)


def _others(question: PlaysQuestion, words: Words) -> Iterator[Line]:
    """The cards that can play instead of those named first."""
    _ = words.gettext
    for choice in question.choices[1:]:
        cards = sorted(subset_of(question.hand, choice.mask), reverse=True)
        # TRANSLATORS: On the line after: Cards that play: 9♦ 6♥.
        # TRANSLATORS: %(cards)s: 9♣ 6♥
        yield fill(_("Or these: %(cards)s."), cards=Cards(tuple(cards)))


def _places(question: OrderQuestion, words: Words) -> Line:
    """What is to be written beside the hands."""
    _ = words.gettext
    places = words.series(question.right.index(place) + 1 for place in question.start)
    # TRANSLATORS: The numbers to write beside hands that stand below each other.
    # TRANSLATORS: %(numbers)s: 2, 1, 3
    return fill(_("From top to bottom: %(numbers)s"), numbers=places)
