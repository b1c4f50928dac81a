"""Spelling: every text of the site, in every language that has a Hunspell dictionary, and the check itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.spelling.__main__ import main, tidy
from tests.spelling.check import Text, faults, list_faults, texts, word_faults
from tests.spelling.speller import LIST, Entry, Speller, dictionary_of, read_list
from tests.spelling.words import words
from tools.i18n.locales import load_locales

CODES = [locale.code for locale in load_locales() if dictionary_of(locale.code)]
"""A language that was added and has no dictionary is not checked."""


def _unknown(code: str, text: str, listed: str = "") -> list[str]:
    speller = Speller(code, tuple(Entry(word, 1) for word in listed.split()))
    return [one.split("'")[1] for one in word_faults(speller, [Text("x", text)])]


def test_the_five_languages_have_dictionaries() -> None:
    """Or nothing below would be checked; the European dictionary for Portuguese."""
    assert {"en", "fr", "pt_PT", "ru", "tr"} <= set(CODES)
    assert [path.name for path in map(dictionary_of, ("en", "pt_PT")) if path] == ["en_GB.aff", "pt_PT.aff"]
    assert dictionary_of("xx") is None


@pytest.mark.parametrize("code", CODES)
def test_every_word_is_in_the_dictionary_or_in_the_word_list(code: str) -> None:
    """And every word of the list is needed. `python -m tests.spelling` prints the same."""
    assert faults(code) == []


@pytest.mark.parametrize("code", CODES)
def test_every_language_has_texts_to_look_at(code: str) -> None:
    """Hundreds, of the pages, of the interface and of the names of cards."""
    found = list(texts(code))
    assert len(found) > 300
    assert sum(len(list(words(text.text))) for text in found) > 3000


@pytest.mark.parametrize(
    ("code", "text", "wrong"),
    [
        ("en", "The playor draws.", ["playor"]),
        ("en", "Don’t show the other player’s cards; it’s a re-raise.", []),
        ("fr", "Le joueur ne prend qu’une cartte.", ["cartte"]),
        ("fr", "L’adversaire n’a rien aujourd’hui, jusqu’à l’abattage\u202f: peut-il relancer\u202f?", []),
        ("fr", "Un coeur, la premiere étape", ["coeur", "premiere"]),
        ("pt_PT", "Deita-as fora e mostrá-las ao jogador.", []),
        ("pt_PT", "O jogadror deita-az fora.", ["jogadror", "deita-az"]),
        ("ru", "Ещё одна четвёрка у игрока на 8-й карте", []),
        ("ru", "Ёще одна чётверка", ["Ёще", "чётверка"]),
        ("ru", "Игорк берёт крату", ["Игорк", "крату"]),
        ("tr", "İkili, ilk kart ve 8’li; KARTI, IŞIK ve İLK", []),
        ("tr", "Ikili, Ilk ve KARTİ", ["Ikili", "Ilk", "KARTİ"]),
        ("tr", "Oyuncular kartlrı alır.", ["kartlrı"]),
    ],
)
def test_misspelled_words_are_found_and_no_others(code: str, text: str, wrong: list[str]) -> None:
    """Elisions, enclitics, endings, and capitals with and without their dots."""
    assert _unknown(code, text) == wrong


def test_a_fault_is_said_in_one_sentence() -> None:
    """At each of its places, once in each."""
    found = [Text("locales/fr/LC_MESSAGES/ui.po:9", "Le mott, un mott"), Text("locales/fr/LC_MESSAGES/ui.po:12", "Mott")]
    remedy = "is not in the dictionary: correct it, or add it to locales/fr/words.txt."
    assert word_faults(Speller("fr", ()), found) == [
        f"locales/fr/LC_MESSAGES/ui.po:9: 'mott' {remedy}",
        f"locales/fr/LC_MESSAGES/ui.po:12: 'Mott' {remedy}",
    ]


@pytest.mark.parametrize(
    ("code", "text", "listed", "wrong"),
    [
        ("fr", "Badugi, BADUGI, l’all-in d’un badugi", "all-in badugi", []),
        ("fr", "pagat", "Pagat", ["pagat"]),
        ("fr", "PAGAT et Pagat", "Pagat", []),
        ("tr", "İncili’nin badugi’si, Badugi’de", "badugi incili", []),
        ("tr", "IŞKLI", "işkli", ["IŞKLI"]),
        ("ru", "бадуги-покер", "бадуги", []),
    ],
)
def test_the_word_list_knows_words_as_texts_write_them(code: str, text: str, listed: str, wrong: list[str]) -> None:
    """At the beginning of sentences, in capitals, with what is joined to them."""
    assert _unknown(code, text, listed) == wrong


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("**Draw** [two cards](%(url)s) at {n}.", ["Draw", "two", "cards", "at", "0"]),
        ("%(hand)s’lik ve 10♦’yi [kurallar](#x)’dan", ["0’lik", "ve", "10", "kurallar"]),
        ('As 2d is 8-6-4-A in `code`, <abbr title="all in">AI</abbr>',
         ["0", "0", "is", "8-6-4-A", "in", "all", "in", "AI"]),
        ("Look at pages.po of badugi.example.org/x.html. Then", ["Look", "at", "of", "Then"]),
        ("l’as — «\u00a0deux\u00a0»&nbsp;", ["l’as", "deux"]),
    ],
)
def test_words_are_taken_from_what_is_language(text: str, wanted: list[str]) -> None:
    """Not from placeholders, targets of links, tags, code, addresses and cards."""
    assert list(words(text)) == wanted


def test_every_word_of_a_list_is_needed_and_in_its_place() -> None:
    """A list that only grew would hide misspellings."""
    listed = (Entry("blind", 3), Entry("badugi", 4), Entry("carte", 5), Entry("zzz", 6))
    speller = Speller("fr", listed)
    assert word_faults(speller, [Text("x", "Le badugi, la blind, la carte")]) == []
    assert list_faults(speller, listed) == [
        "locales/fr/words.txt:4: 'badugi' stands below 'blind': sort the list.",
        "locales/fr/words.txt:5: 'carte' is in the dictionary: take it out.",
        "locales/fr/words.txt:6: no text has 'zzz': take it out.",
    ]


def test_a_list_has_remarks_and_may_be_absent(tmp_path: Path) -> None:
    """A new language has none."""
    assert read_list("fr", tmp_path) == ()
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / LIST).write_text("# ours\n\nante  # a bet\n", encoding="utf-8")
    assert read_list("fr", tmp_path) == (Entry("ante", 3),)


def test_the_command_lists_unknown_words_and_refuses_unknown_languages(capsys: pytest.CaptureFixture[str]) -> None:
    """It says what the tests say."""
    assert main(["fr"]) == (1 if faults("fr") else 0)
    assert capsys.readouterr().out.splitlines() == faults("fr")
    with pytest.raises(SystemExit):
        main(["xx"])
    assert "no dictionary of xx" in capsys.readouterr().err


def test_a_list_is_tidied(tmp_path: Path) -> None:
    """Its head stays, what no text needs goes, the rest is sorted; remarks stay beside their words."""
    path = tmp_path / "fr" / LIST
    path.parent.mkdir()
    path.write_text("# ours\nzzz\nblind  # a bet\ncarte\nbadugi\n", encoding="utf-8")
    tidy("fr", tmp_path)
    assert path.read_text(encoding="utf-8") == "# ours\nbadugi\nblind  # a bet\n"
