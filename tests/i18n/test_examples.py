"""Examples for translators: what the site really shows, short, and none missing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.site.build import copy_project
from tools.i18n.__main__ import main
from tools.i18n.examples import LONGEST, placeholders, readable, with_examples, without_example
from tools.i18n.extract import extract
from tools.i18n.po import Message
from tools.sitegen.examples import described, examples

SHIPPED = [message for messages in described().values() for message in messages]


def _notes(context: str | None, msgid: str) -> tuple[str, ...]:
    return next(message.notes for message in SHIPPED if message.key == (context, msgid))


def test_every_placeholder_of_every_message_has_an_example() -> None:
    """On pages, on the sheet, in the quiz and in the theme."""
    assert [(message.references, name) for message, name in without_example(SHIPPED)] == []
    assert sum(bool(placeholders(message)) for message in SHIPPED) > 50


def test_examples_are_short_and_without_markup() -> None:
    """One line of text that a translator can read."""
    shown = [
        note.partition(": ")[2]
        for message in SHIPPED
        for note in message.notes
        if note.startswith(tuple(f"{text}: " for text in placeholders(message).values()))
    ]
    assert len(shown) > 90
    assert [text for text in shown if not 0 < len(text) <= LONGEST] == []
    outside_code = [re.sub(r"(`+).+?\1", "", text) for text in shown]
    assert [text for text in outside_code if re.search(r"[<>\n\u00a0]|\]\(|&\w+;", text)] == []


def test_examples_are_what_the_english_site_shows() -> None:
    """A card of a template, a number of the rule set, a citation, a hand of the quiz, a line of the sheet."""
    assert "%(discard)s: K♦" in _notes(None, "Your opponent draws first and stands pat. You discard one card: %(discard)s (%(step)s).")
    assert "%(n)s: 52" in _notes(None, "Play with one deck of %(n)s card, without jokers.")
    call = "You call the big blind. Your opponent could raise (%(rule)s), but checks (%(step)s). Pot: %(pot)s."
    assert [note for note in _notes(None, call) if re.fullmatch(r"%\(rule\)s: rule \d+\.\d+", note)]
    assert [note for note in _notes(None, "Hand: %(hand)s") if re.fullmatch(r"%\(hand\)s: [a-z -]+ \([\dAJQK-]+\)", note)]
    assert _notes(None, "Betting round %(number)s") == ("Name of a step of the deal.", "%(number)s: 1")


def test_examples_are_the_same_every_time() -> None:
    """And those of one message go together: they are from one place."""
    again = examples()
    assert [one for messages in extract().values() for one in with_examples(messages, again)] == SHIPPED
    same_suit = again[None, "%(card)s does not play: same suit as %(suit)s."]
    assert same_suit["card"][-1] == same_suit["suit"][-1]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (12, "12"),
        ('<span class="pcs"><span class="pc h">6♥</span> <span class="pc d">4♦</span></span>', "6♥ 4♦"),
        ("[rule 4.3](../rules/index.md#cap)", "rule 4.3"),
        ("../rules/index.md", "../rules/index.md"),
        ("a &amp; b\n c\u00a0d", "a & b c d"),
        ("`<b>` and ``[a](#b)``, <b>bold</b>", "`<b>` and ``[a](#b)``, bold"),
        ("[<em>a</em> b](#c)", "a b"),
        ("word " * 30, ("word " * 12)[: LONGEST - 1].rstrip() + "…"),
    ],
)
def test_a_value_is_made_readable(value: object, text: str) -> None:
    """Tags, link targets, entities and long texts."""
    assert readable(value) == text


def test_an_example_in_the_source_comes_first() -> None:
    """A recorded one stands only where the source gives none; a name that is not in the text never."""
    message = Message(id="%(a)s of %(b)s, 50%% {c}", notes=("a note", "%(a)s: 3"))
    (shown,) = with_examples([message], {message.key: {"a": "7", "b": "10", "d": "x"}})
    assert shown.notes == ("a note", "%(a)s: 3", "%(b)s: 10")
    assert [name for _, name in without_example([shown])] == ["{c}"]


def test_a_percent_sign_is_no_placeholder() -> None:
    """`%%(a)s` prints a percent sign and a bracket."""
    assert placeholders(Message(id="%%(a)s %(b)s")) == {"b": "%(b)s"}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project whose templates are up to date; each test puts back what it changes."""
    root = copy_project(tmp_path_factory.mktemp("examples") / "project")
    assert main(["--root", str(root), "update"]) == 0
    return root


def test_a_placeholder_without_an_example_is_reported(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With the place of its message; --check then ends with status 1."""
    page = copy / "docs" / "quiz.md"
    before = page.read_text(encoding="utf-8")
    page.write_text(
        before + "\n{% if false %}{% trans never=1 %}Shown {{ never }}{% endtrans %}{% endif %}\n", encoding="utf-8"
    )
    assert main(["--root", str(copy), "extract", "--check"]) == 1
    page.write_text(before, encoding="utf-8")
    assert capsys.readouterr().out == (
        "docs/quiz.md#quiz-title: %(never)s has no example:"
        " write a comment above it, such as TRANSLATORS: %(never)s: 12.\n"
        "locales/pages.pot: out of date: run make i18n-update.\n"
    )


def test_a_changed_card_changes_one_line_of_a_template(copy: Path) -> None:
    """Its example; empty lines in the page change nothing."""
    page, pot = copy / "docs" / "rules" / "index.md", copy / "locales" / "pages.pot"
    before, old = page.read_text(encoding="utf-8"), pot.read_text(encoding="utf-8")
    changed = before.replace("\n# ", "\n\n\n# ", 1).replace('hand=cards("Ks Kh Kd Kc")', 'hand=cards("Ks Kh")')
    page.write_text(changed, encoding="utf-8")
    assert main(["--root", str(copy), "extract"]) == 0
    new = pot.read_text(encoding="utf-8")
    page.write_text(before, encoding="utf-8")
    pot.write_text(old, encoding="utf-8")
    lines = zip(old.split("\n"), new.split("\n"), strict=True)
    assert [pair for pair in lines if pair[0] != pair[1]] == [("#. %(hand)s: K♠ K♥ K♦ K♣", "#. %(hand)s: K♠ K♥")]


def test_a_stale_catalogue_is_named_and_not_written(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`update --check` for continuous integration."""
    path = copy / "locales" / "fr" / "LC_MESSAGES" / "ui.po"
    before = path.read_bytes()
    path.write_bytes(before.replace(b"#: mkdocs.yml\n", b"#: mkdocs.yml:12\n", 1))
    stale = path.read_bytes()
    assert stale != before
    assert main(["--root", str(copy), "update", "--check"]) == 1
    assert path.read_bytes() == stale
    path.write_bytes(before)
    assert capsys.readouterr().out == "locales/fr/LC_MESSAGES/ui.po: out of date: run make i18n-update.\n"


def test_a_page_that_cannot_be_rendered_stops_the_command(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With its line, before anything is written."""
    page = copy / "docs" / "quiz.md"
    before = page.read_text(encoding="utf-8")
    page.write_text(before + '{{ cards("1x") }}\n', encoding="utf-8")
    assert main(["--root", str(copy), "update"]) == 2
    page.write_text(before, encoding="utf-8")
    assert re.fullmatch(r"\S*docs/quiz\.md:\d+: unknown rank .*\.\n", capsys.readouterr().err)


def test_a_folder_that_is_no_site_has_no_examples(tmp_path: Path) -> None:
    """Its messages are found all the same."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("{% trans n=1 %}{{ n }} card{% endtrans %}", encoding="utf-8")
    names = [("card", "ace of spades", "")]
    (message,) = extract(tmp_path, names)["pages"]
    assert examples(tmp_path) == {}
    assert [name for _, name in without_example([message])] == ["%(n)s"]
