"""The order of words: that of each language, whatever the machine."""

from __future__ import annotations

import pytest

from tools.i18n.locales import load_locale
from tools.words.collation import Collation, collation


def ordered(code: str, *words: str) -> list[str]:
    """The words in the order of a shipped locale."""
    return sorted(words, key=collation(load_locale(code)).key)


@pytest.mark.parametrize(
    ("code", "words"),
    [
        # Turkish: ç g ğ ı i ö ş ü are letters of their own; I is the capital of ı, İ of i.
        ("tr", ["cız", "cüce", "çip", "dama"]),
        ("tr", ["ılık", "IRMAK", "iki", "İNCE", "jeton"]),
        ("tr", ["gaz", "geçer", "gör", "ğ", "hata"]),
        ("tr", ["kız", "kicker", "kupa", "küçük"]),
        ("tr", ["oyun", "özet", "pas"]),
        ("tr", ["sınıf", "sinek", "söz", "stack", "şans", "tur"]),
        ("tr", ["vale", "web", "yan"]),
        # Russian: ё with е, and after it where nothing else differs; й is a letter.
        ("ru", ["елка", "ёлка", "ель", "жир"]),
        ("ru", ["все", "всё", "всего"]),
        ("ru", ["трефа", "трёхкарточная рука", "три"]),
        ("ru", ["иск", "ия", "йод", "карта"]),
        ("ru", ["яма", "all-in"]),
        # French and Portuguese: marks count only between words of the same letters; œ is oe.
        ("fr", ["donneur", "écarter", "échange", "égalité", "erreur"]),
        ("fr", ["peche", "pêche", "pécher"]),
        ("fr", ["cote", "coté", "Côte"]),
        ("fr", ["cadeau", "carré", "carreau"]),
        ("fr", ["codeur", "cœur", "coffre"]),
        ("fr", ["main de deux", "main d’une", "mainte", "maître"]),
        ("pt_PT", ["arco-íris", "às", "ás", "assim", "aumento"]),
        ("pt_PT", ["mao", "mão", "mau"]),
        ("pt_PT", ["pot-limit", "pote"]),
        # English: a space and a hyphen come before every letter, digits before letters, capitals are alike.
        ("en", ["2 cards", "ace", "all in", "all-out", "Allow", "alloy"]),
    ],
)
def test_words_stand_in_the_order_of_the_language(code: str, words: list[str]) -> None:
    """Neighbours that a speaker would look for in this order."""
    assert ordered(code, *reversed(words)) == words == ordered(code, *words)


@pytest.mark.parametrize(
    ("code", "word", "letter"),
    [
        ("tr", "ılık", "ı"), ("tr", "Irmak", "ı"), ("tr", "İki", "i"), ("tr", "şans", "ş"), ("tr", "âdil", "a"),
        ("ru", "Ёлка", "е"), ("ru", "йод", "й"),
        ("fr", "Échange", "e"), ("fr", "œil", "o"), ("fr", "« tapis »", "t"),
        ("pt_PT", "ás", "a"), ("en", "2", ""),
    ],
)  # fmt: skip
def test_a_word_stands_under_its_letter(code: str, word: str, letter: str) -> None:
    """Letters with marks under the letter they are made from, unless they have a place of their own."""
    assert collation(load_locale(code)).initial(word) == letter


def test_a_letter_may_be_of_two_signs() -> None:
    """As ch in Czech, which stands after h."""
    czech = Collation("a b c d e f g h ch i")
    assert sorted(["chata", "cibule", "hra", "ib"], key=czech.key) == ["cibule", "hra", "chata", "ib"]
    assert czech.initial("Chata") == "ch"


def test_a_language_without_an_alphabet_sorts_by_code_points() -> None:
    """In small letters; nothing is taken apart."""
    assert sorted(["Z", "é", "b", "A"], key=Collation("").key) == ["A", "b", "Z", "é"]
    assert Collation("").initial("École") == "é"
