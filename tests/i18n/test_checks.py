"""The checks: each has a translation that it refuses, and good translations pass them all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.i18n.locale_files import copy_locales
from tests.i18n.small_catalogues import FIRST_LINE, SCRIPT, catalogue_of, faults_of, header_of, ids_of
from tools.i18n.catalogues import Catalogue, po_path
from tools.i18n.checks import (
    CHECKS,
    ENCODING,
    EVERY_CHECK,
    OUTDATED,
    WAIVABLE,
    WAIVER,
    Severity,
    check,
    faults_in,
    unsafe_faults,
)
from tools.i18n.locales import load_locale
from tools.i18n.po import Message, PoFile, format_po

# Check, English, translation: the check must be among those that refuse it.
REFUSED = [
    ("placeholders", "You hold %(card)s.", "Vous avez une carte."),
    ("placeholders", "You hold %(card)s.", "Vous avez %(carte)s."),
    ("placeholders", "You hold %(card)s.", "Vous avez %(card)d."),
    ("placeholders", "You hold %(card)s.", "Vous avez %(card)s et %(n)s."),
    ("placeholders", "You hold {card}.", "Vous avez {carte}."),
    ("placeholders", "You hold cards.", "Vous avez {n} cartes."),
    ("percent", "Half of it", "50 % sure"),
    ("percent", "Half of it", "la moitié %"),
    ("percent", "You hold %(card)s.", "Vous avez %(card)s %(card)"),
    ("percent", "You hold %(card)s.", "Vous avez %(card)s, %s"),
    ("placeholders", "You hold %(card)s.", "Vous avez %(card) s"),
    ("quotes", "Use dark colours", 'Sombre" onmouseover="alert(1)'),
    ("quotes", "See [the rules](%(url)s).", "Voir \\[les règles](%(url)s)."),
    ("braces", "The rules", "Les règles {: onclick=alert(1) }"),
    ("braces", "The rules", "Les règles { #deal }"),
    ("braces", "The rules", "Les règles }"),
    ("jinja", "The rules", "Les {{ 7 * 7 }} règles"),
    ("jinja", "The rules", "Les {% include 'x' %} règles"),
    ("jinja", "The rules", "Les {# x #} règles"),
    ("jinja", "The rules", '--8<-- "secret"'),
    ("links", "See [the rules](#odd-chip).", "Voir [les règles](#other)."),
    ("links", "See [the rules](%(url)s).", "Voir les règles : %(url)s."),
    ("links", "See [the rules](#odd-chip).", "Voir [les règles]( #odd-chip) et [x](#odd-chip)."),
    ("links", "See the rules.", "Voir ![x](y.png) les règles."),
    ("links", "See the rules.", "Voir les règles[^1]."),
    ("schemes", "See the rules.", "Voir https://example.org."),
    ("schemes", "See the rules.", "Voir //example.org/x."),
    ("schemes", "See the rules.", "Voir JavaScript:alert(1)."),
    ("schemes", "See the rules.", "Voir www.example.org"),
    ("schemes", "See the rules.", "data:text/html,x"),
    ("html", "The rules", "Les <b>règles</b>"),
    ("html", 'The <b class="x">rules</b>', 'Les <b class="y">règles</b>'),
    ("html", 'The <a href="%(x)s">rules</a>', 'Les <a href="x">règles</a> %(x)s'),
    ("html", "The rules", "Les <img src=x onerror=alert(1)"),
    ("html", "The rules", "Les &lt;règles"),
    ("html", "The rules", "Les <!-- règles"),
    ("emphasis", "**Draw** twice", "*Tirez* deux fois"),
    ("emphasis", "**Draw** twice", "** Tirez ** deux fois"),
    ("emphasis", "**Draw** twice", "**Tirez deux fois"),
    ("emphasis", "Draw twice", "Tirez `deux` fois"),
    ("emphasis", "Draw _twice_", "Tirez deux fois"),
    ("icons", "Draw twice", "Tirez :smile: deux fois"),
    ("lines", "Draw twice", "# Tirez"),
    ("lines", "Draw twice", "- tirez"),
    ("lines", "Draw twice", "12. tirez"),
    ("lines", "Draw twice", "> tirez"),
    ("lines", "Draw twice", "    tirez"),
    ("lines", "Draw twice", "!!! tirez"),
    ("lines", "Draw twice", "Tirez\n\ndeux fois"),
    ("lines", "- one\n- two", "- un"),
    ("lines", "Draw twice", "Tirez | deux fois"),
    ("control", "Draw twice", "Tirez \u202edeux"),
    ("control", "Draw twice", "Tirez \u200bdeux"),
    ("control", "Draw twice", "Tirez \x07deux"),
    ("control", "Draw twice", "Tirez\u2028deux"),
    ("alphabet", "Draw twice", "Tirеz deux fois"),
    ("cards", "You hold 10♦ and 6♥.", "Vous avez 10♦ et 6♠."),
    ("cards", "You hold 10♦ and 6♥.", "Vous avez V♦ et 6♥."),
    ("cards", "Type As 2d 3c 4h.", "Tapez As 2d 3c 4s."),
    ("cards", "It is 4-3-2-A.", "C’est 4-3-2-1."),
    ("cards", "An 8-6-4-A loses.", "8-6-4 perd."),
    ("numbers", "There are 52 cards.", "Il y a 54 cartes."),
    ("numbers", "There are fifty-two cards.", "Il y a 52 cartes."),
    ("numbers", "There are 1,092 hands.", "Il y a 1,092 mains."),
    ("percent-signs", "50%% of hands", "50 des mains"),
    ("edges", "Draw", "Tirez "),
    ("edges", "Draw ", "Tirez"),
]


@pytest.mark.parametrize(("id", "english", "text"), REFUSED)
def test_a_bad_translation_is_refused(id: str, english: str, text: str) -> None:
    """By the check that is named, at the line of its msgid."""
    catalogue = catalogue_of(Message(id=english, forms=(text,)))
    faults = faults_in(catalogue)
    assert id in {fault.id for fault in faults}
    assert {(fault.file, fault.line) for fault in faults} == {("locales/x.po", FIRST_LINE)}
    severity = next(one.severity for one in CHECKS if one.id == id)
    unsafe = {fault.id for fault in unsafe_faults(catalogue)}
    assert (id in unsafe) == (severity is Severity.UNSAFE)


# English, translation, locale: no check may object.
ACCEPTED = [
    ("You hold %(card)s and %(other)s.", "%(other)s et %(card)s sont à vous.", "fr"),
    ("It is %(n)s%%.", "C’est %(n)s\u00a0%%.", "fr"),
    ("12.5%% of 1,092 hands", "12,5\u00a0%% de 1\u202f092 mains", "fr"),
    ("12.5%% of 1,092 hands", "12,5\u00a0%% das 1092 mãos", "pt_PT"),
    ("12.5%% of 270,725 hands", "12,5\u00a0%% из 270\u00a0725 рук", "ru"),
    ("12.5%% of 270,725 hands", "270.725 elin %%12,5’i", "tr"),
    ("See [the rules](#odd-chip) and [x](%(url)s).", "[x](%(url)s)\u00a0: voir [les règles](#odd-chip).", "fr"),
    ("**Draw**, then *look* at `As 2d`.", "**Tirez**, puis *regardez* `As 2d`.", "fr"),
    ("The ace is low.", "As en küçüktür.", "tr"),
    ("As the dealer, you hold A♠.", "Vous êtes le donneur et tenez A♠.", "fr"),
    ("A 4-3-2-A beats K-Q-J-10.", "4-3-2-A bat K-Q-J-10.", "fr"),
    ('A <abbr title="x">rule</abbr> &amp; more', 'Une <abbr title="x">règle</abbr> &amp; plus', "fr"),
    ("The deal", "«\u00a0La donne\u00a0»\u202f!", "fr"),
    ("Two cards clash.", "Deux cartes sont en conflit\u00a0: l’une tombe.", "fr"),
    ("One line\n\n- a list", "Une ligne\n\n- une liste", "fr"),
]


@pytest.mark.parametrize(("english", "text", "code"), ACCEPTED)
def test_a_good_translation_passes(english: str, text: str, code: str) -> None:
    """Other word order, other quotes, other numbers: no fault."""
    assert faults_of(Message(id=english, forms=(text,)), code=code) == []


def test_percent_is_a_plain_character_in_the_browser() -> None:
    """Scripts fill in {name} only."""
    good = Message(id="{n}% right", forms=("{n}\u00a0% juste",), references=SCRIPT)
    assert ids_of(good) == []
    assert ids_of(Message(id="{n}% right", forms=("{n} juste",), references=SCRIPT)) == ["percent-signs"]


def _plural(*forms: str, singular: str = "%(n)s card") -> Message:
    return Message(id=singular, plural="%(n)s cards", forms=forms)


def test_a_form_for_one_number_need_not_say_it() -> None:
    """One card, in Turkish: but 0 or 21 cards share a form in French and Russian."""
    assert ids_of(_plural("bir kart", "%(n)s kart"), code="tr") == []
    assert ids_of(_plural("1 kart", "%(n)s kart"), code="tr") == []
    assert ids_of(_plural("une carte", "%(n)s cartes")) == ["placeholders"]
    assert ids_of(_plural("карта", "%(n)s карты", "%(n)s карт"), code="ru") == ["placeholders"]
    assert ids_of(_plural("%(n)s карта", "%(n)s карты", "%(n)s карт"), code="ru") == []


def test_the_english_singular_does_not_excuse_other_forms() -> None:
    """The words for one card may stand for 1 only."""
    one = {"singular": "one card"}
    assert ids_of(_plural("um cartão", "%(n)s cartas", **one), code="pt_PT") == []
    assert ids_of(_plural("une carte", "%(n)s cartes", **one)) == ["placeholders"]
    assert ids_of(_plural("%(n)s kart", "kartlar", **one), code="tr") == ["placeholders"]


def test_a_form_for_one_number_may_have_the_term_of_either_text() -> None:
    """What is one ace in the English singular may be one card in Turkish, as in the plural."""
    assert ids_of(_plural("bir kart", "%(n)s kart", singular="one ace"), code="tr") == []
    assert ids_of(_plural("%(n)s kart", "%(n)s as", singular="one ace"), code="tr") == ["glossary"]


def test_each_form_of_a_plural_is_its_translation() -> None:
    """The English plural has two in Russian: where it stands alone, one of them will do."""
    both = _plural("%(n)s карта", "%(n)s карты", "%(n)s карт")
    assert ids_of(both, Message(id="%(n)s cards", context="title", forms=("%(n)s карт",)), code="ru") == []
    other = Message(id="%(n)s cards", context="title", forms=("%(n)s картам",))
    assert ids_of(both, other, code="ru") == ["inconsistent"]


def test_a_text_may_fill_its_room() -> None:
    """In the menu, 16 letters for 4 English ones; one more is too many."""
    texts = ("Carte de ce site", "Carte de ces îles")
    found = [ids_of(Message(id="Menu", forms=(text,), references=("tools/theme/main.html#menu",))) for text in texts]
    assert ([*map(len, texts)], found) == ([16, 17], [[], ["too-long"]])


def test_plural_forms_must_be_as_many_as_the_language_has() -> None:
    """Two forms do not do for Russian."""
    assert ids_of(_plural("%(n)s карта", "%(n)s карты"), code="ru") == ["plural-count"]
    assert ids_of(_plural("%(n)s carte", "%(n)s cartes", "%(n)s cartes")) == ["plural-count"]


def test_an_empty_plural_form_is_reported() -> None:
    """Not as a missing message."""
    assert ids_of(_plural("%(n)s carte", "")) == ["empty-form"]


def test_missing_and_fuzzy_are_told_apart() -> None:
    """And a fuzzy text is not compared: it is not published."""
    assert ids_of(Message(id="Draw")) == ["missing"]
    assert ids_of(Message(id="%(n)s", forms=("<b>",), flags=frozenset({"fuzzy"}))) == ["fuzzy"]


@pytest.mark.parametrize(
    "change",
    [
        ("Language: fr", "Language: de"),
        ("nplurals=2; plural=(n > 1);", "nplurals=3; plural=(n > 1);"),
        ("charset=UTF-8", "charset=latin-1"),
        ("Plural-Forms", "X"),
    ],
)
def test_the_header_must_be_that_of_the_locale(change: tuple[str, str]) -> None:
    """Babel would write three forms for French."""
    assert ids_of(header=header_of(load_locale("fr")).replace(*change)) == ["header"]


def test_a_message_stands_once() -> None:
    """Also as an obsolete one; the context tells messages apart."""
    draw = Message(id="Draw", forms=("Tirez",))
    (fault,) = faults_of(draw, draw)
    assert (fault.id, fault.message) == ("duplicate", "message 'Draw' stands in line 9 too: delete one")
    assert ids_of(draw, Message(id="Draw", forms=("x",), obsolete=True)) == ["duplicate"]
    assert ids_of(draw, Message(id="Draw", context="noun", forms=("Tirez",))) == []


def _numbers(*comments: str) -> Message:
    return Message(id="many cards", forms=("4 cartes",), comments=comments)


def test_a_waiver_switches_one_check_off_for_one_message() -> None:
    """With a reason."""
    assert ids_of(_numbers()) == ["numbers"]
    assert ids_of(_numbers("waive: numbers we write digits here")) == []


@pytest.mark.parametrize(
    ("comment", "message"),
    [
        ("waive: numbers", "gives no reason"),
        ("waive: html I like it", "cannot be waived"),
        ("waive: nonsense reason", "cannot be waived"),
        ("waive: edges reason", "waives nothing"),
        ("waive: waiver reason", "cannot be waived"),
    ],
)
def test_a_bad_waiver_is_a_fault(comment: str, message: str) -> None:
    """Unsafe checks cannot be waived at all."""
    found = [fault.message for fault in faults_of(_numbers(comment)) if fault.id == "waiver"]
    assert len(found) == 1
    assert message in found[0]


def test_nothing_unsafe_can_be_waived() -> None:
    """Whoever adds a check to WAIVABLE meets this."""
    assert WAIVABLE <= {one.id for one in CHECKS if one.severity is Severity.INCOMPLETE}
    message = Message(id="x", forms=("<b>",), comments=("waive: html please",))
    assert "html" in ids_of(message)


def test_every_check_has_its_own_id_and_one_function() -> None:
    """The table is the documentation. Of three checks the runner is the function."""
    ids = [one.id for one in EVERY_CHECK]
    assert len(set(ids)) == len(ids)
    for one in EVERY_CHECK:
        made_by_the_runner = one in (WAIVER, ENCODING, OUTDATED)
        assert [one.text, one.message, one.file, one.catalogue].count(None) == 3 + made_by_the_runner
        assert one.description


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project of one page with its French catalogues complete."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text("{% trans %}Draw{% endtrans %}", encoding="utf-8")
    copy_locales(tmp_path, ("en", "fr"))
    header = header_of(load_locale("fr"))
    for domain, messages in {"pages": (Message(id="Draw", forms=("Tirez",)),), "ui": (), "cards": ()}.items():
        path = po_path("fr", domain, tmp_path / "locales")
        path.parent.mkdir(exist_ok=True)
        path.write_text(format_po(PoFile(file="", header=header, messages=messages)), encoding="utf-8")
    return tmp_path


def test_a_complete_language_is_clean(root: Path) -> None:
    """Nothing to report."""
    assert check(root, names=[]) == []


def test_messages_of_the_sources_that_a_file_lacks_are_reported(root: Path) -> None:
    """And those that it has without need."""
    (root / "docs/index.md").write_text("{% trans %}Stand pat{% endtrans %}", encoding="utf-8")
    assert [str(fault) for fault in check(root, names=[])] == [
        "locales/fr/LC_MESSAGES/pages.po:1: outdated: 'Stand pat' is not in it: run make i18n-update.",
        "locales/fr/LC_MESSAGES/pages.po:9: outdated: 'Draw' is no longer in the sources: run make i18n-update.",
    ]


def test_a_message_that_has_got_a_plural_is_outdated(root: Path) -> None:
    """The same singular is not the same message."""
    plural = "{% trans n=2 %}Draw{% pluralize %}Draw {{ n }}{% endtrans %}"
    (root / "docs/index.md").write_text(plural, encoding="utf-8")
    assert [str(fault) for fault in check(root, names=[])] == [
        "locales/fr/LC_MESSAGES/pages.po:9: outdated: 'Draw' is no longer in the sources: run make i18n-update.",
    ]


def test_a_missing_file_is_reported_if_it_is_needed(root: Path) -> None:
    """Once, not for each message."""
    po_path("fr", "pages", root / "locales").unlink()
    po_path("fr", "ui", root / "locales").unlink()
    assert [str(fault) for fault in check(root, names=[])] == [
        "locales/fr/LC_MESSAGES/pages.po:1: outdated: the file is missing: run make i18n-update."
    ]


def test_only_the_locales_asked_for_are_checked(root: Path) -> None:
    """A translator is not bothered with other languages."""
    po_path("fr", "pages", root / "locales").unlink()
    assert check(root, ["tr"], names=[]) == []
    assert len(check(root, ["fr"], names=[])) == 1


def test_the_build_stops_for_unsafe_faults_only(root: Path) -> None:
    """A missing translation falls back to English, hostile markup does not get through."""
    path = po_path("fr", "pages", root / "locales")
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("Tirez", ""), encoding="utf-8")
    locale = load_locale("fr", root / "locales")
    assert unsafe_faults(Catalogue.load(locale, root / "locales")) == []
    path.write_text(text.replace("Tirez", "<script>"), encoding="utf-8")
    (fault,) = unsafe_faults(Catalogue.load(locale, root / "locales"))
    assert str(fault) == (
        "locales/fr/LC_MESSAGES/pages.po:9: html: "
        "the translation has '<script>' which the English text lacks: take it out."
    )
