"""The command that prints one document: what it writes, and what it says to bad input."""

from __future__ import annotations

import re
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from badugi_core import BUNDLED
from tools.errors import ROOT
from tools.sheet.__main__ import main

HOME = (BUNDLED / "home.toml").read_text(encoding="utf-8")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command as a host runs it."""
    command = [sys.executable, "-m", "tools.sheet", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def text_of(path: Path) -> str:
    """What a PDF says, in one line."""
    return " ".join(" ".join(page.extract_text() for page in PdfReader(path).pages).split())


def test_help_names_every_document() -> None:
    """Each with its options and an example."""
    said = run("--help")
    assert said.returncode == 0
    for kind in ("rules", "large", "card", "poster", "worksheet"):
        assert re.search(rf"^    {kind}\s", said.stdout, re.MULTILINE)
    assert "my-game.toml" in said.stdout


def test_own_rules_are_printed(tmp_path: Path) -> None:
    """With their numbers and their title, in the language and on the paper that were asked for."""
    file, out = tmp_path / "friday-night.toml", tmp_path / "out.pdf"
    file.write_text(HOME.replace("stack = 100", "stack = 345"), encoding="utf-8")
    assert main(["rules", "--rules", str(file), "--locale", "tr", "--paper", "letter", "--out", str(out)]) == 0
    (page,) = PdfReader(out).pages
    assert float(page.mediabox.width) == pytest.approx(612, abs=0.5)
    assert "Friday night" in text_of(out) and "345" in text_of(out)
    assert main(["rules", "--rules", str(file), "--name", "Cuma gecesi", "--locale", "tr", "--out", str(out)]) == 0
    assert "Cuma gecesi" in text_of(out) and "Friday night" not in text_of(out)


@pytest.mark.parametrize(("kind", "pages"), [("large", 2), ("card", 1), ("poster", 1)])
def test_other_documents_need_only_a_file_to_write_to(tmp_path: Path, kind: str, pages: int) -> None:
    """They need nothing but a file to write to."""
    out = tmp_path / "out.pdf"
    assert main([kind, "--out", str(out)]) == 0
    assert len(PdfReader(out).pages) == pages


def test_a_code_is_the_quiz_of_its_seed(tmp_path: Path) -> None:
    """The code that a worksheet shows makes the same worksheet again."""
    first, second = tmp_path / "first.pdf", tmp_path / "second.pdf"
    assert main(["worksheet", "--seed", "417", "--level", "2", "--length", "6", "--out", str(first)]) == 0
    code = next(word for word in text_of(first).split() if word.count("-") == 1 and word.replace("-", "").isalnum() and word.isupper())
    assert main(["worksheet", "--code", code, "--out", str(second)]) == 0
    assert first.read_bytes() == second.read_bytes()
    assert main(["worksheet", "--code", code, "--key", "--out", str(second)]) == 0
    assert len(PdfReader(BytesIO(second.read_bytes())).pages) > len(PdfReader(first).pages)


def faulty(line: str, wrong: str) -> tuple[str, int]:
    """The house rules with one line changed, and the number of that line."""
    lines = HOME.splitlines()
    number = next(index for index, text in enumerate(lines) if text.startswith(line))
    lines[number] = wrong
    return "\n".join(lines), number + 1


@pytest.mark.parametrize(
    ("line", "wrong", "said"),
    [
        ("burns =", "burns = 9", "the rule set has a value out of range for 'draw.burns': use a whole number from 0 to 3."),
        ("burns =", 'burns = "one"', "the rule set has a value of a wrong type for 'draw.burns': use a whole number from 0 to 3."),
        ("burns =", "brns = 1", "the rule set has the unknown key 'draw.brns': use burns, exchange, reshuffle."),
        (
            "exchange =",
            'exchange = "later"',
            "the rule set has a value that is not allowed for 'draw.exchange': use \"in-turn\" or \"after-all\".",
        ),
        ("max_players =", "max_players = 6", "the rule set lets the deck run out, but 'draw.reshuffle' says that it cannot"),
    ],
)
def test_a_wrong_rule_set_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, wrong: str, said: str
) -> None:
    """With the file, the line and what is allowed; what was printed before stays."""
    text, number = faulty(line, wrong)
    file, out = tmp_path / "my-game.toml", tmp_path / "out.pdf"
    file.write_text(text, encoding="utf-8")
    out.write_bytes(b"the last one")
    assert main(["rules", "--rules", str(file), "--out", str(out)]) == 2
    if line == "max_players =":  # the line to correct is another one
        number = faulty("reshuffle =", "")[1]
    printed = capsys.readouterr()
    assert printed.out == "" and printed.err.count("\n") == 1
    assert printed.err.startswith(f"{file}:{number}: {said}")
    assert out.read_bytes() == b"the last one"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rules", "--rules", "nowhere.toml"], "nowhere.toml: the rule set cannot be read: use"),
        (["rules", "--rules", "hme"], "hme: the rule set cannot be read: use home"),
        (["worksheet", "--code", "K7"], "--code 'K7': this is no code of a quiz: type it as on the paper, such as "),
        (["worksheet", "--code", "0000-00"], "--code '0000-00': this code is of an older edition of the quiz"),
        (["rules", "--rules", "/dev/zero"], "/dev/zero: this is no file of rules: give a TOML file such as the example."),
        (["rules", "--name", "W" * 41], "WWW': the title has no room for this: write up to 40 letters."),
        (["rules", "--name", "a\nb\x1b[31m"], "--name 'a\\nb\\x1b[31m': the title has no room for this"),
        (["rules", "--name", "\udcff"], "--name '\\udcff': the title has no room for this"),
        (["worksheet", "--seed", "4294967296"], "--seed 4294967296: there is no such seed: write a number from 0 to 4294967295."),
    ],
)
def test_other_bad_input_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    """Nothing is written."""
    out = tmp_path / "out.pdf"
    assert main([*arguments, "--out", str(out)]) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and printed.err.count("\n") == 1 and said in printed.err
    assert not out.exists()


def test_a_file_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder is no PDF."""
    (tmp_path / "folder.pdf").mkdir()
    assert main(["card", "--out", str(tmp_path / "folder.pdf")]) == 2
    assert capsys.readouterr().err.startswith(f"{tmp_path}/folder.pdf: this is no name of a PDF: ")


def test_only_a_pdf_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The file of the rules, named by mistake, stays what it is."""
    file = tmp_path / "my-game.toml"
    file.write_text(HOME, encoding="utf-8")
    assert main(["rules", "--rules", str(file), "--out", str(file)]) == 2
    assert capsys.readouterr().err == f"{file}: this is no name of a PDF: end it with .pdf, and name no folder.\n"
    assert file.read_text(encoding="utf-8") == HOME


def test_it_says_what_it_has_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """So that nobody takes the house rules for their own."""
    out = tmp_path / "ilk.pdf"
    file = tmp_path / "ilk.toml"
    file.write_text(HOME, encoding="utf-8")
    assert main(["rules", "--rules", str(file), "--locale", "tr", "--paper", "A4", "--out", str(out)]) == 0
    assert capsys.readouterr().out == f"{out}: Badugi kuralları – İlk, tr, a4\n"


@pytest.mark.parametrize(
    "arguments", [["card", "--paper", "a3"], ["poster", "--paper", "a4"], ["card", "--locale", "pt"], ["leaflet"], []]
)
def test_unknown_options_end_with_status_2(arguments: list[str]) -> None:
    """And with the choices that there are, no traceback."""
    said = run(*arguments, "--out", "out.pdf")
    assert said.returncode == 2
    assert "Traceback" not in said.stderr and "usage:" in said.stderr


def test_make_sheet_hands_its_words_on(tmp_path: Path) -> None:
    """`make sheet` prints what it is told, whatever signs a name has for a shell."""
    file, out = tmp_path / "my game.toml", tmp_path / "my sheet.pdf"
    file.write_text(HOME, encoding="utf-8")
    command = ["make", "--no-print-directory", "--old-file=.venv/site-ready", f"RUN={sys.executable}"]
    command += ["sheet", f"RULES={file}", f"OUT={out}"]
    name = "The \"Friday\" game `id` ';"
    said = subprocess.run(
        [*command, "LOCALE=tr", "PAPER=letter", f"NAME={name}"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert said.stdout == f"{out}: Badugi kuralları – {name}, tr, letter\n"
    assert "".join(name.split()) in "".join(text_of(out).split())
