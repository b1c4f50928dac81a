"""What pyproject.toml says holds: types, style, and that warnings are errors."""

from __future__ import annotations

import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator

import pytest

from tools.errors import ROOT

FOLDERS = ("badugi_core", "tools", "tests")
LET_THROUGH = re.compile(r"#\s*(?:noqa|type:\s*ignore|ruff:|mypy:)", re.IGNORECASE)
WITH_REASON = re.compile(r"# noqa: [A-Z]+[0-9]+(, [A-Z]+[0-9]+)* - \S.*")
WITH_CODE = re.compile(r"# type: ignore\[[a-z-]+(, ?[a-z-]+)*\]")


def run_python(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A program, in the folder of the project."""
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, encoding="utf-8", check=False
    )


def comments(text: str) -> Iterator[str]:
    """The comments of a program."""
    lines = iter(text.splitlines(keepends=True))
    for token in tokenize.generate_tokens(lambda: next(lines, "")):
        if token.type == tokenize.COMMENT:
            yield token.string


def is_explained(comment: str) -> bool:
    """Whether a comment that silences a checker says which finding, and to ruff why."""
    return bool(WITH_REASON.fullmatch(comment) or WITH_CODE.fullmatch(comment))


def test_the_types_of_the_core_and_of_the_tools_hold():
    """mypy is strict."""
    done = run_python("-m", "mypy")
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def test_the_style_is_one():
    """ruff checks all files; each exception has its reason in pyproject.toml."""
    done = run_python("-m", "ruff", "check", "--quiet", "--output-format", "concise")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_whatever_silences_a_checker_says_what():
    """A comment for ruff or mypy names the finding, and for ruff the reason."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py*")) if path.suffix != ".pyc"]
    texts = {path: path.read_text(encoding="utf-8") for path in paths if "node_modules" not in path.parts}
    assert [
        f"{path.relative_to(ROOT)}: {comment}"
        for path, text in texts.items()
        if LET_THROUGH.search(text)
        for comment in comments(text)
        if LET_THROUGH.search(comment) and not is_explained(comment)
    ] == []


def test_each_exception_has_its_reason():
    """What ruff need not mind is listed with a comment on the same line."""
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    names = re.compile(r'^ *(?:"[\w/*.]+" = \[)?(?:"[A-Z]+[0-9]*"[, \]]*)+(.*)$', re.MULTILINE)
    reasons = names.findall(settings.partition("\nignore = [\n")[2])
    assert len(reasons) > 30
    assert [reason for reason in reasons if not re.fullmatch(r" *# \S.*", reason)] == []


@pytest.mark.parametrize(
    "comment",
    ["# noqa", "# noqa: S301", "# noqa: S301: trusted", "#noqa: S301 - trusted", "# type: ignore", "# ruff: noqa"],
)
def test_a_bare_silence_is_refused(comment):
    """The check can fail."""
    assert LET_THROUGH.search(comment)
    assert not is_explained(comment)


def test_a_warning_is_an_error_in_a_program_too():
    """A program that a test starts ends at its first warning."""
    done = run_python("-c", "import warnings; warnings.warn('too old', DeprecationWarning)")
    assert done.returncode == 1
    assert "DeprecationWarning: too old" in done.stderr
