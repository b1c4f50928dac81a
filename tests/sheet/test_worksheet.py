"""Worksheets: the questions of the quiz at the same link, nothing that gives an answer away, and a key that is right."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import product
from urllib.parse import parse_qs, urlsplit

import pytest

from tests.js.answer import answer
from tests.once import bank
from tests.sheet.conftest import ALPHABETS, words_of
from tests.sheet.paper import assert_sound, assert_undated, in_words, read, real_words, squeezed, tags
from tools.errors import ROOT, SiteError
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import load_locale
from tools.quiz.bank import TYPES, bank_json
from tools.quiz.codes import LENGTHS, Code, read_code
from tools.quiz.questions import (
    LEVELS,
    DiscardQuestion,
    OrderQuestion,
    PlaysQuestion,
    Question,
    WinnerQuestion,
    subset_of,
)
from tools.quiz.rounds import Wanted, make_questions
from tools.quiz.sentences import said
from tools.quiz.static import static_wanted
from tools.sheet.pieces import Hand
from tools.sheet.press import print_pdf
from tools.sheet.worksheet import Item, Row, Solution, Worksheet, ready_wanted, worksheet_document
from tools.sitegen.rules.numbering import rule_numbers
from tools.words.lines import plain
from tools.words.words import English, Words

SITE_URL = "https://badugi.example/"
BANK = bank()
NUMBERS = rule_numbers((ROOT / "docs/rules/index.md").read_text(encoding="utf-8"))
PAPERS = ("a4", "letter")
MOST_BYTES = 90_000
"""Of twenty questions with their key; those of ten that the site offers have a test of their own."""
LONG = Wanted(seed=2, level=3, length=20)

codes = pytest.mark.parametrize("code", sorted(ALPHABETS))
every_round = pytest.mark.parametrize(
    ("wanted", "paper"),
    [
        (Wanted(seed=11, level=level, length=length), paper)
        for level, length, paper in product(LEVELS, LENGTHS, PAPERS)
    ],
    ids=lambda value: value if isinstance(value, str) else f"{value.level}-{value.length}",
)


def made(words: Words, wanted: Wanted, paper: str = "a4", key: bool = True) -> tuple[Worksheet, bytes]:
    """A worksheet and its PDF."""
    document = worksheet_document(words, BANK, wanted, SITE_URL, paper, key=key, rule_numbers=NUMBERS)
    assert isinstance(document.content, Worksheet)
    return document.content, print_pdf(document)


def pages_of(pdf: bytes) -> list[str]:
    """What stands on each page."""
    return [squeezed(page.extract_text()) for page in read(pdf).pages]


def item_text(number: int, item: Item, words: Words) -> str:
    """A question as it must stand on paper."""

    def row_text(row: Row) -> str:
        return row.before + "".join(map(words.card_text, row.hand.cards)) + row.after

    return squeezed("".join((f"{number}.", item.ask, *map(row_text, item.rows), *item.notes, *item.options)))


def solution_text(number: int, solution: Solution) -> str:
    """An answer as it must stand on paper."""
    parts = (f"{number}.", *solution.answer, *solution.reasons, solution.lesson, solution.rule)
    return squeezed("".join(parts))


def head_text(sheet: Worksheet) -> str:
    """What stands above the questions."""
    lines = (sheet.level, "·", sheet.count, sheet.level_text, sheet.code_text, sheet.online, sheet.address.shown)
    return squeezed("".join((sheet.title, *lines, sheet.name, sheet.date)))


def without_foot(pages: list[str], sheet: Worksheet) -> list[str]:
    """The pages without the code and the number at their ends, which must be there."""
    feet = [f"{squeezed(sheet.code)}{number}/{len(pages)}" for number in range(1, len(pages) + 1)]
    assert all(page.endswith(foot) for page, foot in zip(pages, feet, strict=True))
    return [page.removesuffix(foot) for page, foot in zip(pages, feet, strict=True)]


def parts_of(pdf: bytes, sheet: Worksheet) -> tuple[list[str], list[str]]:
    """The pages with questions and those with answers, which begin on a sheet of their own; all without their feet."""
    pages = pages_of(pdf)
    if sheet.key is None:
        return without_foot(pages, sheet), []
    first = next(place for place, page in enumerate(pages) if page.startswith(squeezed(sheet.key.title)))
    assert first % 2 == 0
    asked = pages[: first - 1] if pages[first - 1] == "" else pages[:first]
    return without_foot(asked, sheet), without_foot(pages[first:], sheet)


def check_pages(words: Words, wanted: Wanted, paper: str, most: int = MOST_BYTES) -> None:
    """Every question and answer stands on one page, complete and in order, and nothing else does."""
    sheet, pdf = made(words, wanted, paper)
    assert sheet.key
    questions, answers = parts_of(pdf, sheet)
    items = [item_text(number, item, words) for number, item in enumerate(sheet.items, 1)]
    solutions = [solution_text(number, solution) for number, solution in enumerate(sheet.key.solutions, 1)]
    assert "".join(questions) == head_text(sheet) + "".join(items)
    key_head = squeezed(f"{sheet.key.title}{sheet.level}·{sheet.count}{sheet.code_text}")
    assert "".join(answers) == key_head + "".join(solutions)
    assert all(any(item in page for page in questions) for item in items)
    assert all(any(solution in page for page in answers) for solution in solutions)
    assert_sound(pdf, paper, words.lang, f"{sheet.title} – {sheet.code}", most)
    assert pages_of(made(words, wanted, paper, key=False)[1]) == pages_of(pdf)[: len(questions)]


@every_round
def test_every_worksheet_is_complete(wanted: Wanted, paper: str) -> None:
    """In every level and length, on both papers; the pages with questions say the same with and without a key."""
    check_pages(real_words("en"), wanted, paper)


@codes
@pytest.mark.parametrize("paper", PAPERS)
def test_every_language_is_complete(code: str, paper: str) -> None:
    """The longest worksheets of every language too."""
    check_pages(real_words(code), LONG, paper)


@codes
def test_longer_texts_are_neither_cut_nor_split(code: str) -> None:
    """Texts a third longer than English, in the letters of each language, are neither cut nor split."""
    check_pages(words_of(code, growth=1 / 3), LONG, "letter", most=MOST_BYTES * 4 // 3)


@pytest.mark.parametrize("level", LEVELS)
def test_files_stay_small(level: int) -> None:
    """Twenty questions with their key stay small where names of cards take the most room."""
    for seed in range(10):
        assert len(made(real_words("ru"), Wanted(seed=seed, level=level, length=20))[1]) < MOST_BYTES


# The questions


@pytest.mark.parametrize("level", LEVELS)
def test_questions_of_the_quiz(level: int) -> None:
    """The same questions, cards and options as on the page of the quiz, in the same order."""
    words = real_words("en")
    wanted = Wanted(seed=7, level=level, length=20)
    sheet = made(words, wanted, key=False)[0]
    for question, item in zip(make_questions(BANK, wanted), sheet.items, strict=True):
        text = said(question, words)
        given = [row.before + " ".join(map(words.card_text, row.hand.cards)) + row.after for row in item.rows]
        assert item.ask == plain(text.ask, words)
        lines = [plain(line, words) for line in text.given]
        assert [line for line in lines if line not in item.notes] == given
        options = [plain(line, words) for line in text.options]
        assert list(item.options) == (["Throw away nothing"] if question.type == "discard" else options)


def test_every_type_is_asked() -> None:
    """The worksheets that are looked at here leave no type out."""
    asked = [make_questions(BANK, Wanted(seed=7, level=level, length=20)) for level in LEVELS]
    assert {question.type for questions in asked for question in questions} == set(TYPES)


def test_scripts_draw_the_same_cards() -> None:
    """The quiz in the browser, asked for the address on the paper, shows the hands of the paper."""
    words = real_words("en")
    sheet = made(words, LONG, key=False)[0]
    drawn = answer(
        """
        import { decodeBank } from "./docs/assets/js/quiz/bank.js";
        import { makeQuestions } from "./docs/assets/js/quiz/draw.js";
        import { readLink } from "./docs/assets/js/quiz/link.js";
        answer(({ bank, search }) => {
          const { wanted } = readLink(search, bank.v);
          return makeQuestions(decodeBank(bank), wanted).map(({ cards, hands, start }) =>
            cards ?? (start ? start.map((place) => hands[place].cards).flat() : hands ? [...hands.A.cards, ...hands.B.cards] : []));
        });
        """,
        {"bank": json.loads(bank_json(BANK)), "search": "?" + urlsplit(sheet.address.shown).query},
    )
    for cards, item in zip(drawn, sheet.items, strict=True):
        shown = [str(card) for row in item.rows for card in row.hand.cards]
        assert shown[: len(cards)] == cards and bool(shown) == bool(cards)


@pytest.mark.parametrize("wanted", ready_wanted(BANK), ids=lambda wanted: str(wanted.level))
def test_code_and_address_give_the_quiz_back(wanted: Wanted) -> None:
    """Both give back the quiz of the paper, in the language of the paper."""
    sheet = made(real_words("fr"), wanted, key=False)[0]
    code = Code(wanted.seed, wanted.level, wanted.length)
    assert read_code(BANK.version, sheet.code) == code and sheet.code in sheet.code_text
    address = urlsplit(f"//{sheet.address.shown}")
    assert (address.netloc, address.path) == ("badugi.example", "/fr/quiz/")
    asked = {"s": [str(code.seed)], "l": [str(code.level)], "n": [str(code.length)], "v": [BANK.version]}
    assert parse_qs(address.query) == asked


def test_ready_worksheets_have_every_type() -> None:
    """One of each level with every type of question among them, none of which the page of the quiz shows."""
    ready = ready_wanted(BANK)
    assert [(wanted.level, wanted.length) for wanted in ready] == [(level, 10) for level in LEVELS]
    assert not {wanted.seed for wanted in ready} & {wanted.seed for wanted in static_wanted(BANK)}
    assert {question.type for wanted in ready for question in make_questions(BANK, wanted)} == set(TYPES)


def is_broken(page: object) -> bool:
    """Whether a page has a broken outline, that of a card which does not play."""
    return "]0 d" in page.get_contents().get_data().decode("latin-1")  # type: ignore[attr-defined]


def test_nothing_gives_the_answer_away() -> None:
    """On the question pages all cards look alike, whether they play or not."""
    wanted = Wanted(seed=7, level=2)
    document = worksheet_document(real_words("en"), BANK, wanted, SITE_URL, "a4", key=False, rule_numbers=NUMBERS)
    assert isinstance(document.content, Worksheet)
    assert not any(map(is_broken, read(print_pdf(document)).pages))
    first, *others = document.content.items
    row = first.rows[0]
    told = replace(first, rows=(replace(row, hand=Hand(row.hand.cards, row.hand.cards[:2])), *first.rows[1:]))
    document = replace(document, content=replace(document.content, items=(told, *others)))
    assert any(map(is_broken, read(print_pdf(document)).pages)), "such an outline would be found"


@pytest.mark.parametrize("wish", [{"type": "plays"}, {"weak": "stop-at-top"}, {"traps": ("stop-at-top",)}])
def test_other_wishes_are_refused(wish: dict[str, str]) -> None:
    """A code cannot say them, so the paper would name another quiz."""
    with pytest.raises(SiteError, match="choose only its seed, level and length"):
        made(real_words("en"), Wanted(seed=1, **wish))  # type: ignore[arg-type]


# The key


def right_answer(question: Question, words: Words) -> list[str]:
    """The lines of the key that mark a question, worked out from its data."""

    def cards(mask: int) -> str:
        held = question.hand  # type: ignore[attr-defined]
        return " ".join(words.card_text(card) for card in subset_of(held, mask))

    match question:
        case PlaysQuestion():
            from_top = [sorted(subset_of(question.hand, choice.mask), reverse=True) for choice in question.choices]
            shown = [" ".join(map(words.card_text, hand)) for hand in from_top]
            return [f"Cards that play: {shown[0]}.", *(f"Or these: {other}." for other in shown[1:])]
        case WinnerQuestion():
            return ["It is a tie." if question.answer == "tie" else f"Hand {question.answer} wins."]
        case OrderQuestion():
            shown = [str(question.right.index(place) + 1) for place in question.start]
            return [f"From top to bottom: {', '.join(shown)}"]
        case DiscardQuestion():
            first, *others = question.right
            return [
                f"Throw away: {cards(first)}." if first else "Throw away nothing",
                *(f"Or throw away: {cards(mask)}." for mask in others),
            ]
    option = plain(said(question, words).options[question.right], words)  # type: ignore[attr-defined]
    count = "card reaches" if option == "1" else "cards reach"
    return {
        "name": [f"Hand: {option}"],
        "outs": [f"{option} {count} the goal."],
        "rules": [f"The right answer: {option}"],
    }[question.type]


@pytest.mark.parametrize("level", LEVELS)
def test_the_key_is_right(level: int) -> None:
    """It gives every right answer and no other, a lesson, and the number of the rule."""
    words = real_words("en")
    for seed in range(5):
        wanted = Wanted(seed=seed, level=level, length=20)
        document = worksheet_document(words, BANK, wanted, SITE_URL, "a4", key=True, rule_numbers=NUMBERS)
        assert isinstance(document.content, Worksheet) and document.content.key
        for question, solution in zip(make_questions(BANK, wanted), document.content.key.solutions, strict=True):
            assert list(solution.answer) == right_answer(question, words)
            assert not set(solution.reasons) & set(solution.answer)
            assert solution.rule == f"Rule {NUMBERS[said(question, words).rule]}"
            told = solution.reasons and solution.reasons[-1].endswith("More cards win.")
            lesson = plain(said(question, words).lesson, words)
            assert solution.lesson == ("" if told and lesson == "The hand with more playing cards wins." else lesson)


# What readers' programs find


@codes
def test_headings_and_hands_are_told_to_programs(code: str) -> None:
    """Titles are headings, and hands have their cards in words."""
    words = real_words(code)
    sheet, pdf = made(words, LONG)
    assert sheet.key
    found = tags(pdf)
    assert [element["/T"] for element in found if element["/S"] == "/H1"] == [sheet.title, sheet.key.title]
    pictures = [element["/Alt"] for element in found if element["/S"] == "/Figure"]
    hands = [row.hand for item in sheet.items for row in item.rows]
    assert pictures[: 1 + len(hands)] == [sheet.address.text, *(in_words(hand, words) for hand in hands)]


@codes
def test_every_letter_can_be_read(code: str) -> None:
    """Every letter of the language can be read and copied."""
    text = "".join(pages_of(made(words_of(code), LONG)[1]))
    assert [letter for letter in ALPHABETS[code] if letter not in text] == []


def test_english_is_marked() -> None:
    """A language without translations has English questions, and says so of each."""
    locale = load_locale("ru")
    words = Words(locale, Catalogue(locale))
    sheet, pdf = made(words, LONG)
    assert isinstance(sheet.title, English)
    assert all(isinstance(item.ask, English) for item in sheet.items)
    assert all(isinstance(option, English) for item in sheet.items for option in item.options if not option.isdigit())
    assert "en" in {element.get("/Lang") for element in tags(pdf)}
    assert "en" not in {element.get("/Lang") for element in tags(made(words_of("ru"), LONG)[1])}


def test_the_same_input_gives_the_same_bytes() -> None:
    """The same input gives the same file, without a date."""
    first, again = (made(real_words("ru"), LONG)[1] for _ in range(2))
    assert first == again
    assert_undated(first)
