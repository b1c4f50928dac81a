"""The file of words for the browser: names, plural forms as the browser picks them, messages of its scripts alone."""

import json
from fractions import Fraction

import pytest

from tests.quiz.english import english_words
from tests.site.pages import LOCALES
from tools.i18n.catalogues import SCRIPTS, Catalogue
from tools.i18n.extract import extract
from tools.i18n.locales import load_locale
from tools.quiz.bank import bank_json
from tools.words.scripts import QUIZ_SOURCES, browser_messages, questions_json, words_json, worksheet_json
from tools.words.words import Words

NUMBERS = range(121)
ONE, OTHER = "%(n)s card", "%(n)s cards"
SAID = """async ([words, one, other, numbers]) => {
    const { setMessages, tn } = await import("/assets/js/i18n.js");
    setMessages(words);
    return numbers.map((n) => tn(one, other, n));
}"""
each_locale = pytest.mark.parametrize("code", [locale.code for locale in LOCALES])


def test_words_have_the_keys_of_the_scripts():
    """All cards, ranks and kinds of hand under the keys that the scripts use."""
    data = json.loads(words_json(english_words(), {"Right.": "Juste."}))
    assert data["lang"] == "en" and data["messages"] == {"Right.": "Juste."}
    assert len(data["cards"]) == 52 and data["cards"]["6h"] == "six of hearts"
    assert len(data["ranks"]) == 13 and data["ranks"]["T"] == "10" and data["ranks"]["A"] == "A"
    # A hand of n cards has one of the 14 - n highest ranks on top.
    assert len(data["hands"]) == 10 + 11 + 12 + 13
    assert data["hands"]["3-4"] == "three-card four" and data["hands"]["1-A"] == "one-card ace"
    assert "3-2" not in data["hands"]
    assert data["english"] == []


def test_words_json_says_which_names_are_english():
    """In a language without catalogues these are all the names of cards and hands."""
    french = load_locale("fr")
    data = json.loads(words_json(Words(french, Catalogue(french)), {}))
    assert data["lang"] == "fr"
    assert set(data["english"]) == {*data["cards"].values(), *data["hands"].values()}


def numbered(catalogue):
    """A message whose forms are their own numbers, as `browser_messages` would give it."""
    return {ONE: {category: f"{form}: %(n)s" for category, form in catalogue.plural_categories().items()}}


def test_the_browser_picks_the_form_of_the_catalogue(logic):
    """For every number from 0 to 120 in every language, and with the number in it."""
    for locale in LOCALES:
        catalogue = Catalogue.load(load_locale(locale.code))
        words = json.loads(words_json(Words(catalogue.locale, catalogue), numbered(catalogue)))
        said = logic.evaluate(SAID, [words, ONE, OTHER, [*NUMBERS]])
        assert said == [f"{catalogue.plurals.index(n)}: {n}" for n in NUMBERS], locale.code


def test_english_needs_no_forms(logic):
    """One is one, everything else is several."""
    said = logic.evaluate(SAID, [{}, ONE, OTHER, [0, 1, 2, 1000]])
    assert said == ["0 cards", "1 card", "2 cards", "1,000 cards"]


def test_a_missing_plural_is_english(logic):
    """By the English rule, and marked."""
    said = logic.evaluate(SAID, [{"lang": "fr"}, ONE, OTHER, [0, 1]])
    assert said == ["0 cards", "1 card"]
    assert logic.evaluate("import('/assets/js/i18n.js').then(({ isEnglish }) => isEnglish('0 cards'))")


@each_locale
def test_numbers_as_the_language_writes_them(logic, code):
    """Thousands and shares, as the pages write them."""
    locale = load_locale(code)
    written = """async (words) => {
        const { setMessages, numberText, shareText } = await import("/assets/js/i18n.js");
        setMessages(words);
        return [numberText(1092), numberText(270725), shareText(10 / 48), shareText(1)];
    }"""
    shares = [locale.percentage(share, 1) for share in (Fraction(10, 48), Fraction(1))]
    expected = [locale.number(1092), locale.number(270725), *shares]
    assert logic.evaluate(written, {"lang": locale.lang, "percent": locale.percent}) == expected


@each_locale
def test_a_folder_gets_what_its_files_say(code):
    """Exactly those that a file below one of the folders says."""
    catalogue = Catalogue.load(load_locale(code))
    found = browser_messages(catalogue, QUIZ_SOURCES)
    translated = [message for _, message in catalogue.entries() if message.translated]
    below = tuple(f"{folder}/" for folder in QUIZ_SOURCES)
    assert set(found) == {message.id for message in translated if any(f.startswith(below) for f in message.files)}
    assert browser_messages(catalogue, ()) == {}


def test_shared_scripts_say_nothing():
    """A message of a script is in a folder of its page, whose file of words has it."""
    places = {place for message in extract()["ui"] for place in message.references}
    scripts = {place.removeprefix(f"{SCRIPTS}/") for place in places if place.startswith(SCRIPTS)}
    assert {name.partition("/")[0] for name in scripts} == {"quiz", "checker", "worksheet", "hands"}


@each_locale
def test_no_message_is_loaded_twice(code):
    """What their scripts say and the quiz does not, so that no message is loaded twice; and the rules by their numbers."""
    catalogue = Catalogue.load(load_locale(code))
    data = json.loads(worksheet_json(catalogue, {"plays": "2.3"}))
    said = browser_messages(catalogue, (f"{SCRIPTS}/worksheet",))
    shared = browser_messages(catalogue, QUIZ_SOURCES)
    assert data == {"messages": {msgid: said[msgid] for msgid in sorted(said.keys() - shared.keys())}, "numbers": {"plays": "2.3"}}


def texts_of(bank):
    """What the browser may be asked to say of a bank: mistakes, lessons, and questions about the rules."""
    data = json.loads(bank_json(bank))
    mistakes = {text for _, mistake, lesson, *_ in data["traps"] for text in (mistake, lesson)}
    rows = [row for kind, *_, rows in data["cells"] if kind == "rules" for row in rows]
    asked = {said for text, _, _, options in rows for said in (text, *(option[0] for option in options))}
    return mistakes | asked - {""}


@each_locale
def test_messages_of_the_questions(bank, code):
    """Each text of the bank that has a translation is in one of the two files, and in one only."""
    catalogue = Catalogue.load(load_locale(code))
    said = browser_messages(catalogue, QUIZ_SOURCES)
    asked = json.loads(questions_json(catalogue, bank.msgids))
    translated = {message.id for _, message in catalogue.entries() if message.translated}
    assert texts_of(bank) == bank.msgids
    assert asked.keys() == (texts_of(bank) & translated) - said.keys()
    assert all(text == catalogue.lookup(msgid) for msgid, text in asked.items())
