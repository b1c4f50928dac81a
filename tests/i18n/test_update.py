"""Updates: no translation is lost, no change is noise."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.i18n.locale_files import copy_locales
from tools.errors import SiteError
from tools.files import stale, write
from tools.i18n.catalogues import DOMAINS, po_path
from tools.i18n.locales import load_locale, load_locales
from tools.i18n.po import Message, PoFile, parse_po, read_po
from tools.i18n.update import catalogue_texts, merge

DEAL = Message(id="Deal the cards", references=("docs/index.md",), notes=("a verb",))
CHIPS = Message(id="%(n)s chip", plural="%(n)s chips", flags=frozenset({"python-format"}), forms=("", ""))
ACE = Message(id="ace of spades", context="card")
SOURCES = {"pages": (DEAL,), "ui": (CHIPS,), "cards": (ACE,)}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The locales of the project, without catalogues."""
    copy_locales(tmp_path)
    return tmp_path / "locales"


def _snapshot(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*.po")}


def test_missing_files_are_made_with_the_right_header(folder: Path) -> None:
    """One per domain for each locale but the source, with as many plural forms as it has."""
    written = write(catalogue_texts(SOURCES, folder))
    translated = [locale for locale in load_locales(folder) if not locale.is_source]
    assert len(written) == len(DOMAINS) * len(translated) > 0
    assert not (folder / "en" / "LC_MESSAGES").exists()
    russian = read_po(po_path("ru", "ui", folder), folder.parent)
    assert russian.field("Language") == "ru"
    assert russian.field("Plural-Forms") == load_locale("ru").plural_forms
    assert russian.field("Content-Type") == "text/plain; charset=UTF-8"
    assert russian.field("POT-Creation-Date") is None
    assert russian.messages[0].forms == ("", "", "")


def test_only_the_locales_asked_for_are_written(folder: Path) -> None:
    """A translator touches one language."""
    assert {path.parts[-3] for path in write(catalogue_texts(SOURCES, folder, ["fr"]))} == {"fr"}


def test_a_second_update_writes_nothing(folder: Path) -> None:
    """Also with translations, fuzzy and obsolete entries and a translator's own header."""
    write(catalogue_texts(SOURCES, folder))
    path = po_path("fr", "pages", folder)
    path.write_text(
        path.read_text(encoding="utf-8")
        .replace('"Language: fr\\n"', '"Last-Translator: Marie\\n"\n"PO-Revision-Date: 2026-01-02\\n"\n"Language: fr\\n"')
        .replace('msgid "Deal the cards"\nmsgstr ""', 'msgid "Deal the cards"\nmsgstr "Donnez les cartes"')
        + '\n# mine\n#~ msgid "Fold"\n#~ msgstr "Passer"\n',
        encoding="utf-8",
    )
    changed = {**SOURCES, "pages": (replace(DEAL, id="Deal all the cards"),)}
    assert [one.name for one in write(catalogue_texts(changed, folder, ["fr"]))] == ["pages.po"]
    before = _snapshot(folder)
    assert write(catalogue_texts(changed, folder, ["fr"])) == []
    assert _snapshot(folder) == before
    po = read_po(path, folder.parent)
    assert (po.field("Last-Translator"), po.field("PO-Revision-Date")) == ("Marie", "2026-01-02")
    assert po.messages[0].previous == (("msgid", "Deal the cards"),)
    assert (po.messages[1].obsolete, po.messages[1].comments) == (True, ("mine",))


def test_a_header_has_one_order_and_no_date_of_the_template() -> None:
    """That of gettext, then by name; what only a tool wrote goes, what a person wrote stays."""
    old = """msgid ""
msgstr ""
"X-Poedit-Basepath: .\\n"
"X-Generator: Poedit 3.4\\n"
"Plural-Forms: nplurals=9;\\n"
"POT-Creation-Date: 2026-01-01\\n"
"Language-Team: French\\n"
"Project-Id-Version: mine\\n"
"""
    po = merge({"pages": ()}, {"pages": parse_po(old, "pages.po")}, load_locale("fr"))["pages"]
    assert po.header.splitlines() == [
        "Project-Id-Version: mine",
        "Language-Team: French",
        "Language: fr",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=UTF-8",
        "Content-Transfer-Encoding: 8bit",
        f"Plural-Forms: {load_locale('fr').plural_forms}",
        "X-Generator: Poedit 3.4",
        "X-Poedit-Basepath: .",
    ]


def test_one_catalogue_that_cannot_be_read_leaves_all_as_they_were(folder: Path) -> None:
    """Those before it in the order too."""
    write(catalogue_texts(SOURCES, folder))
    po_path("tr", "ui", folder).write_text("broken", encoding="utf-8")
    before = _snapshot(folder)
    with pytest.raises(SiteError, match=r"^locales/tr/LC_MESSAGES/ui\.po:1: "):
        write(catalogue_texts({**SOURCES, "pages": (replace(DEAL, id="Deal all the cards"),)}, folder))
    assert _snapshot(folder) == before


def test_stale_catalogues_are_found_without_writing(folder: Path) -> None:
    """What they must hold is what an update then writes."""
    texts = catalogue_texts(SOURCES, folder)
    found = stale(texts)
    assert _snapshot(folder) == {}
    assert write(texts) == found != []
    assert all(path.read_text(encoding="utf-8") == text for path, text in texts.items())
    assert stale(catalogue_texts(SOURCES, folder)) == []


def _merge(old: str, *new: Message, code: str = "fr") -> tuple[Message, ...]:
    files = {"pages": parse_po(old, "pages.po")}
    return merge({"pages": new}, files, load_locale(code))["pages"].messages


TRANSLATED = '# mine\n#. old note\n#: old.md\nmsgid "Deal the cards"\nmsgstr "Donnez"\n'


def test_what_stays_keeps_its_translation_and_comment() -> None:
    """The note and the references are those of the sources."""
    (message,) = _merge(TRANSLATED, DEAL)
    assert message == replace(DEAL, forms=("Donnez",), comments=("mine",))


def test_a_changed_message_is_fuzzy_with_its_old_wording() -> None:
    """The translator sees what changed."""
    (message,) = _merge(TRANSLATED, replace(DEAL, id="Deal the cards now"))
    assert (message.forms, message.fuzzy) == (("Donnez",), True)
    assert message.previous == (("msgid", "Deal the cards"),)


def test_a_new_message_that_resembles_a_living_one_stays_empty() -> None:
    """Only the translation of a message that is gone is taken over."""
    _, message = _merge(TRANSLATED, DEAL, replace(DEAL, id="Deal the card"))
    assert (message.forms, message.fuzzy) == (("",), False)


def test_a_removed_message_is_obsolete_and_comes_back() -> None:
    """Nothing that was translated is lost."""
    (gone,) = _merge(TRANSLATED)
    assert (gone.obsolete, gone.forms, gone.comments) == (True, ("Donnez",), ("mine",))
    (back,) = _merge('#~ msgid "Deal the cards"\n#~ msgstr "Donnez"\n', DEAL)
    assert (back.obsolete, back.fuzzy, back.forms) == (False, False, ("Donnez",))


def test_an_untranslated_message_that_goes_is_dropped() -> None:
    """There is nothing to keep."""
    assert _merge('msgid "Deal the cards"\nmsgstr ""\n') == ()


def test_a_message_that_gains_a_plural_is_fuzzy() -> None:
    """Its one text becomes the first form."""
    plural = replace(DEAL, plural="Deal the cards twice", forms=("", ""))
    (message,) = _merge(TRANSLATED, plural, code="ru")
    assert (message.forms, message.fuzzy) == (("Donnez", "", ""), True)
    assert message.previous == (("msgid", "Deal the cards"),)


def test_a_message_that_loses_or_changes_its_plural_is_fuzzy() -> None:
    """The old plural stands beside it."""
    old = 'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "x"\nmsgstr[1] "y"\n'
    (singular,) = _merge(old, Message(id="a"))
    assert (singular.forms, singular.fuzzy) == (("x",), True)
    (other,) = _merge(old, Message(id="a", plural="c", forms=("", "")))
    assert (other.forms, other.previous) == (("x", "y"), (("msgid", "a"), ("msgid_plural", "b")))


def test_a_fuzzy_message_keeps_its_mark_until_a_person_takes_it_off() -> None:
    """An update confirms nothing."""
    (message,) = _merge('#, fuzzy\n#| msgid "Deal"\n' + 'msgid "Deal the cards"\nmsgstr "Donnez"\n', DEAL)
    assert message.fuzzy
    assert message.previous == (("msgid", "Deal"),)


def test_a_message_that_moves_takes_its_translation_along() -> None:
    """From one domain to another, without a fuzzy mark or an obsolete copy."""
    files = {
        "pages": parse_po(TRANSLATED, "pages.po"),
        "ui": PoFile(file="ui.po"),
    }
    merged = merge({"pages": (), "ui": (DEAL,)}, files, load_locale("fr"))
    assert merged["pages"].messages == ()
    assert merged["ui"].messages == (replace(DEAL, forms=("Donnez",), comments=("mine",)),)


def test_an_obsolete_message_is_no_old_wording() -> None:
    """Only what has just gone is taken for an old wording."""
    new, old = _merge('#~ msgid "Deal the cards"\n#~ msgstr "Donnez"\n', replace(DEAL, id="Deal the cards now"))
    assert (new.forms, new.fuzzy) == (("",), False)
    assert (old.obsolete, old.forms) == (True, ("Donnez",))


def test_a_form_too_many_makes_a_message_fuzzy() -> None:
    """When a language is given fewer plural forms, a person must look at those that are left."""
    russian = "".join(f'msgstr[{place}] "{form}"\n' for place, form in enumerate("xyz"))
    (message,) = _merge('msgid "%(n)s chip"\nmsgid_plural "%(n)s chips"\n' + russian, CHIPS, code="fr")
    assert (message.forms, message.fuzzy) == (("x", "y"), True)


def test_an_obsolete_message_is_kept_once() -> None:
    """Also where two files had it."""
    files = {domain: parse_po('#~ msgid "Fold"\n#~ msgstr "Passer"\n', f"{domain}.po") for domain in ("pages", "ui")}
    merged = merge({"pages": (), "ui": ()}, files, load_locale("fr"))
    assert [len(merged[domain].messages) for domain in ("pages", "ui")] == [1, 0]
