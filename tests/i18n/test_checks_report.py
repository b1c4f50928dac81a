"""The command `check`: its formats, its list of checks and its exit statuses."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.i18n.locale_files import copy_locales
from tests.i18n.small_catalogues import header_of
from tools.i18n.__main__ import main
from tools.i18n.checks import EVERY_CHECK, WAIVABLE, Fault, Severity
from tools.i18n.checks.report import FORMATS, as_github, as_gitlab
from tools.i18n.locales import load_locale
from tools.i18n.po import Message, PoFile, format_po

FILE = "locales/fr/LC_MESSAGES/pages.po"


def _translate(root: Path, text: str) -> None:
    messages = (Message(id="**Really**?", forms=(text,)),)
    po = PoFile(file="", header=header_of(load_locale("fr")), messages=messages)
    (root / FILE).parent.mkdir(parents=True, exist_ok=True)
    (root / FILE).write_text(format_po(po), encoding="utf-8", newline="\n")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project of one page, in English and French, with two faults in the French one."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text("{% trans %}**Really**?{% endtrans %}", encoding="utf-8")
    copy_locales(tmp_path, ("en", "fr"))
    _translate(tmp_path, "Vraiment ?")
    return tmp_path


def _run(root: Path, capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    status = main(["--root", str(root), "check", *arguments])
    return status, capsys.readouterr().out


def _pages(faults: list[dict[str, object]]) -> list[dict[str, object]]:
    return [fault for fault in faults if fault["file"] == FILE]


def test_json_has_one_object_for_each_fault(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With everything that a program may want to sort by."""
    status, output = _run(root, capsys, "--format", "json", "fr")
    assert status == 1
    faults = _pages(json.loads(output))
    assert [set(fault) for fault in faults] == [{"file", "line", "check", "severity", "locale", "message"}] * 2
    assert [(one["line"], one["check"], one["severity"], one["locale"]) for one in faults] == [
        (9, "emphasis", "unsafe", "fr"),
        (9, "punctuation", "incomplete", "fr"),
    ]


def test_text_has_a_line_for_each_fault(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Editors can jump to it."""
    status, output = _run(root, capsys)
    assert status == 1
    assert (
        f"{FILE}:9: punctuation: '?' has a space before it: put a narrow no-break space (U+202F) there.\n" in output
    )


def test_github_annotates_lines(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In its workflow commands."""
    status, output = _run(root, capsys, "--format", "github")
    assert status == 1
    sentence = "'?' has a space before it: put a narrow no-break space (U+202F) there."
    assert f"::error file={FILE},line=9,title=punctuation::{sentence}\n" in output
    assert all(line.startswith("::error file=") for line in output.splitlines())


def test_github_annotations_are_escaped() -> None:
    """A text with a line break or a % cannot begin another command; a name cannot end a property."""
    fault = Fault("a:b,c.po", 1, "html", "100 %\r\n::set-output name=x::y, z: end")
    assert as_github([fault]) == (
        "::error file=a%3Ab%2Cc.po,line=1,title=html::100 %25%0D%0A::set-output name=x::y, z: end."
    )


def test_gitlab_gets_a_code_quality_report(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With the five fields that GitLab reads."""
    status, output = _run(root, capsys, "--format", "gitlab")
    assert status == 1
    issues = [issue for issue in json.loads(output) if issue["location"]["path"] == FILE]
    assert [(one["check_name"], one["severity"], one["location"]["lines"]) for one in issues] == [
        ("emphasis", "critical", {"begin": 9}),
        ("punctuation", "minor", {"begin": 9}),
    ]
    assert issues[0]["description"] == "the translation lacks '**': put it back."
    assert re.fullmatch("[0-9a-f]{64}", issues[0]["fingerprint"])


def test_gitlab_fingerprints_differ_and_survive_other_lines() -> None:
    """Two faults that read alike are two; a fault that only moved is the same."""

    def fingerprints(*lines: int) -> list[str]:
        faults = [Fault("a.po", line, "html", "lacks", Severity.UNSAFE, "fr") for line in lines]
        return [issue["fingerprint"] for issue in json.loads(as_gitlab(faults))]

    assert len(set(fingerprints(1, 5))) == 2
    assert fingerprints(1, 5) == fingerprints(3, 9)


@pytest.mark.parametrize(("name", "nothing"), [("json", "[]\n"), ("gitlab", "[]\n"), ("github", "")])
def test_no_faults_are_an_empty_report(root: Path, capsys: pytest.CaptureFixture[str], name: str, nothing: str) -> None:
    """Exit status 0, and still readable by a program."""
    shutil.rmtree(root / "locales/fr")
    assert _run(root, capsys, "--format", name) == (0, nothing)


@pytest.mark.parametrize("name", FORMATS)
def test_unusable_input_is_one_sentence_in_every_format(
    root: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    """On standard error, with exit status 2 and nothing on standard output."""
    path = root / FILE
    path.write_text(path.read_text(encoding="utf-8") + '\nmsgid "x\n', encoding="utf-8")
    assert main(["--root", str(root), "check", "--format", name]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert re.fullmatch(rf"{FILE}:\d+: unreadable line: .*\n", output.err)


def test_an_unknown_format_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """By the reader of the command line."""
    with pytest.raises(SystemExit) as stop:
        main(["check", "--format", "xml"])
    assert stop.value.code == 2
    assert "--format" in capsys.readouterr().err


def test_every_check_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """As text and as JSON, with what may be waived."""
    assert main(["check", "--list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [one.id for one in EVERY_CHECK]
    assert main(["check", "--list", "--format", "json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [(one["check"], one["severity"], one["description"]) for one in listed] == [
        (one.id, one.severity.value, one.description) for one in EVERY_CHECK
    ]
    assert {one["check"] for one in listed if one["waivable"]} == WAIVABLE
