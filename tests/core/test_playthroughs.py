"""Whole deals in files: each history is told word for word as the text beside it.

`pytest tests/core/test_playthroughs.py --update-golden` writes the texts anew; read the
difference before you keep it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path

import pytest

from badugi_core import HistoryError, format_phh, parse_phh, read_phh
from badugi_core._cli import main
from badugi_core._cli_errors import sentence
from badugi_core._cli_transcript import transcript

FOLDER = Path(__file__).parents[1] / "playthroughs"
HISTORIES = sorted(FOLDER.glob("*.phh"))


def difference(expected: str, found: str) -> str:
    """The lines that differ, with some around them; empty if none do."""
    return "\n".join(unified_diff(expected.splitlines(), found.splitlines(), "expected", "found", lineterm=""))


@pytest.mark.parametrize("path", HISTORIES, ids=lambda path: path.stem)
def test_a_history_is_told_as_in_its_text(path: Path, pytestconfig: pytest.Config):
    """A history is told as in the text of the same name."""
    history = read_phh(path)
    told = transcript(history.deal, history.players, history.unknown)
    golden = path.with_suffix(".txt")
    if pytestconfig.getoption("--update-golden"):
        golden.write_text(told, encoding="utf-8", newline="\n")
    different = difference(golden.read_text(encoding="utf-8"), told)
    assert not different, f"\n{different}"


def test_every_text_has_its_history():
    """No history is without a text, and no text is left behind."""
    texts = {path.stem for path in FOLDER.glob("*.txt")}
    assert texts == {path.stem for path in HISTORIES} != set()


@pytest.mark.parametrize("path", HISTORIES, ids=lambda path: path.stem)
def test_the_command_tells_it(path: Path, capsys: pytest.CaptureFixture[str]):
    """`deal FILE` prints the text, and with --phh a history that is told the same way."""
    assert main(["deal", str(path)]) == 0
    assert capsys.readouterr().out == path.with_suffix(".txt").read_text(encoding="utf-8")
    assert main(["deal", str(path), "--phh"]) == 0
    written, history = capsys.readouterr().out, read_phh(path)
    assert written == format_phh(**vars(history))
    again = parse_phh(written)
    assert (again.deal, again.players, again.unknown) == (history.deal, history.players, history.unknown)


CHANGES = (
    (r"\d+", "0"),
    (r"\d", "7"),
    (r"p1", "p9"),
    (r"cc", "f"),
    (r"cc", "cbr 6"),
    (r"cbr", "cc"),
    (r"sd .*\"", 'sd 2c"'),
    (r"sd .*\"", 'sd"'),
    (r"=.*", "= true"),
    (r"\]$", ", 3]"),
)
"""Slips of the pen: what is written, and what then stands there."""


def spoilt(text: str) -> Iterator[str]:
    """A history in which a line is missing, stands twice or one too early, or has a slip of the pen."""
    lines = text.splitlines()
    for place, line in enumerate(lines):
        before, after = lines[:place], lines[place + 1 :]
        yield "\n".join([*before, *after])
        yield "\n".join([*before, line, line, *after])
        yield "\n".join([*before[:-1], line, *before[-1:], *after])
        for pattern, wrong in CHANGES:
            yield "\n".join([*before, re.sub(pattern, wrong, line, count=1), *after])


@pytest.mark.parametrize("name", ["three-cards-to-badugi", "side-pot"])
def test_every_fault_has_its_sentence(name: str):
    """A history with a fault is refused in one sentence that names the line and what to do."""
    said = set()
    for text in spoilt((FOLDER / f"{name}.phh").read_text(encoding="utf-8")):
        try:
            parse_phh(text, "a.phh")
        except HistoryError as error:
            said.add(sentence(error, ""))
    assert [one for one in said if not re.fullmatch(r"a\.phh:\d+: \S.*: \S.*\.", one)] == []
    assert len(said) > 50
