"""PO files: what is read, what is refused with its line, and writing back the same."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po as read_with_babel

from tools.errors import SiteError
from tools.i18n import po as po_module
from tools.i18n.locales import LOCALES
from tools.i18n.po import Message, PoFile, format_po, parse_po, read_po

WHOLE = r"""# French.
msgid ""
msgstr ""
"Language: fr\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\n"
"Content-Type: text/plain; charset=UTF-8\n"

# for Marie
#. Shown on a button.
#: docs/index.md tools/quiz/texts.py
#, fuzzy, python-format
#| msgctxt "button"
#| msgid "Deal %(n)s"
msgctxt "button"
msgid "Deal %(n)s cards"
msgstr "Donner « %(n)s » cartes"

#: docs/odds.md
msgid "%(n)s \"card\""
msgid_plural "%(n)s\tcards\\"
msgstr[0] ""
"first line\n"
"second line"
msgstr[1] ""

#~ msgctxt "old"
#~ msgid "gone"
#~ msgstr "parti"
"""


def test_every_part_of_a_file_is_read() -> None:
    """Comments, context, plural, flags, previous wording, obsolete entries and exact lines."""
    po = parse_po(WHOLE, "fr.po")
    assert (po.comments, po.field("language"), po.header_line) == (("French.",), "fr", 2)
    first, second, gone = po.messages
    assert first == Message(
        id="Deal %(n)s cards",
        context="button",
        forms=("Donner « %(n)s » cartes",),
        comments=("for Marie",),
        notes=("Shown on a button.",),
        references=("docs/index.md", "tools/quiz/texts.py"),
        flags=frozenset({"fuzzy", "python-format"}),
        previous=(("msgctxt", "button"), ("msgid", "Deal %(n)s")),
        line=15,
    )
    assert (second.id, second.plural) == ('%(n)s "card"', "%(n)s\tcards\\")
    assert (second.forms, second.line) == (("first line\nsecond line", ""), 19)
    assert (gone.key, gone.obsolete, gone.line) == (("old", "gone"), True, 27)
    assert list(po.active()) == [first, second]


def test_flags_may_have_the_mark_of_gettext_1() -> None:
    """`#=` says the same as `#,` and is written so."""
    po = parse_po('#, python-format\n#= fuzzy\nmsgid "a"\nmsgstr "b"\n', "fr.po")
    assert po.messages[0].flags == {"fuzzy", "python-format"}
    assert "#, fuzzy, python-format\n" in format_po(po)


def test_the_files_of_a_message_have_no_anchors() -> None:
    """Each is named once."""
    references = ("docs/index.md", "docs/index.md#deal", "tools/a.py#b")
    assert Message(id="a", references=references).files == ("docs/index.md", "tools/a.py")


def test_what_was_read_is_written_back_to_the_byte() -> None:
    """An update with no change must not touch a file."""
    assert format_po(parse_po(WHOLE, "fr.po")) == WHOLE


def test_lines_folded_by_an_editor_are_one_text() -> None:
    """Poedit folds lines and ends them as its system does."""
    text = 'msgid ""\r\n"Two "\r\n"words"\r\nmsgstr ""\r\n"Deux mots"\r\n'
    message = parse_po(text, "fr.po").messages[0]
    assert (message.id, message.forms, message.line) == ("Two words", ("Deux mots",), 1)


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ('msgid "a"\nmsgstr "b\n', 2, "unreadable line"),
        ('msgid "a"\nmsgstr "b" c"\n', 2, "unreadable line"),
        ('msgid "a"\nmsgstr b\n', 2, "unreadable line"),
        ('<<<<<<< mine\nmsgid "a"\nmsgstr "b"\n', 1, "unreadable line"),
        ('msgid "a"\nmsgstr "\\x"\n', 2, "unknown escape"),
        ('"a"\n', 1, "text outside of a message"),
        ('msgstr "a"\n', 1, "msgstr out of place"),
        ('msgid "a"\nmsgid "b"\n', 2, "msgid out of place"),
        ('msgid "a"\nmsgid_plural "b"\nmsgstr "c"\n', 3, "msgstr out of place"),
        ('msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[2] "d"\n', 4, "out of place"),
        ('msgid "a"\nmsgstr "b"\nmsgstr "c"\n', 3, "msgstr out of place"),
        ('msgid "a"\n# note\nmsgstr "b"\n', 2, "comment inside a message"),
        ('msgid "a"\n', 2, "msgid without msgstr"),
    ],
)
def test_a_broken_file_is_refused_with_its_line(text: str, line: int, what: str) -> None:
    """One sentence: place, what, what to do."""
    with pytest.raises(SiteError, match=rf"^fr\.po:{line}: [^:]*{what}[^:]*: .*\.$"):
        parse_po(text, "fr.po")


def test_a_file_in_another_encoding_is_refused_with_its_line(tmp_path: Path) -> None:
    """Latin-1 does not turn into mojibake."""
    path = tmp_path / "fr.po"
    path.write_bytes('msgid "a"\nmsgstr "é"\n'.encode("latin-1"))
    with pytest.raises(SiteError, match=r"^fr\.po:2: not UTF-8: "):
        read_po(path, tmp_path)


def test_a_file_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    """A folder in place of a file is an input fault, not a crash."""
    (tmp_path / "fr.po").mkdir()
    with pytest.raises(SiteError, match=r"^fr\.po: "):
        read_po(tmp_path / "fr.po", tmp_path)


def test_babel_reads_what_is_written() -> None:
    """A second reader finds the same messages (without the old wording, which it cannot read)."""
    po = parse_po(WHOLE.replace('#| msgctxt "button"\n#| msgid "Deal %(n)s"\n', ""), "fr.po")
    catalog = read_with_babel(StringIO(format_po(po)), abort_invalid=True)
    found = [(one.context, one.id, one.string, one.lineno) for one in catalog if one.id]
    first, second = po.active()
    assert found == [
        (first.context, first.id, first.forms[0], first.line),
        (second.context, (second.id, second.plural), second.forms, second.line),
    ]


def test_header_of_a_file_without_one_is_empty() -> None:
    """Asking for a field is no error."""
    assert PoFile(file="x.po").field("Language") is None


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ('msgid "a"\nmsgstr "' + "b" * 300 + '"\n', 1, "a text of 300 characters where 204 are allowed"),
        ('\nmsgid "a"\nmsgstr ""\n' + '"bbbb"\n' * 1_000, 2, "a text of 4000 characters where 204 are allowed"),
        ('msgid "' + "a" * 6_000 + '"\nmsgstr ""\n', 1, "a text of 6000 characters where 5000 are allowed"),
        ('msgid ""\nmsgstr "' + "b" * 6_000 + '"\n', 1, "a text of 6000 characters where 5000 are allowed"),
        ('msgctxt "x"\nmsgid ""\nmsgstr "' + "b" * 300 + '"\n', 2, "a text of 300 characters where 204 are allowed"),
        ("".join(f'msgid "{n}"\nmsgstr ""\n' for n in range(10_002)), 20_003, "more than 10000 messages"),
    ],
)
def test_a_text_or_a_file_without_end_is_refused(text: str, line: int, what: str) -> None:
    """Before any check looks at it; obsolete and fuzzy texts too."""
    with pytest.raises(SiteError, match=rf"^fr\.po:{line}: {what}: .*\.$"):
        parse_po(text, "fr.po")


@pytest.mark.parametrize("character", ["\x00", "\r", "\x0c", "\x1b", "\x7f", "\x85", "\u202e", "\u2066", "\ufeff"])
@pytest.mark.parametrize("line", ["# a{}b", 'msgid "a{}b"', "#~ {}a", "#: a{}b"])
def test_a_line_that_looks_other_than_it_is_is_refused(tmp_path: Path, line: str, character: str) -> None:
    """In comments too: whoever reviews the file must see what it says."""
    path = tmp_path / "fr.po"
    path.write_bytes(("\ufeff# fine\r\n" + line.format(character) + "\n").encode())
    code = f"U\\+{ord(character):04X}"
    with pytest.raises(SiteError, match=rf"^fr\.po:2: the invisible character {code}: take it out\.$"):
        read_po(path, tmp_path)


def test_a_file_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    """Not even one that has none."""
    path = tmp_path / "fr.po"
    path.symlink_to("/dev/zero")
    with pytest.raises(SiteError, match=r"^fr\.po: larger than \d+ bytes: .*\.$"):
        read_po(path, tmp_path)


def test_the_limits_are_far_from_what_is_needed() -> None:
    """No translator meets them: the shipped files keep to a tenth of the size and to a third of the growth."""
    for path in LOCALES.glob("*/LC_MESSAGES/*.po"):
        assert path.stat().st_size * 10 < po_module._LARGEST_FILE
        for message in read_po(path).active():
            english = max(len(message.id), len(message.plural or ""))
            assert english * 10 < po_module._LONGEST_TEXT
            assert max(map(len, message.forms)) * 3 < po_module._GROWTH * english + po_module._ALLOWANCE
