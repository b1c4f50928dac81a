"""Each line of `mutations.toml` is spoilt in turn, in a copy of the project: the test that guards it fails, and by
an assertion.

A line that is no longer there, or there twice, fails loudly: give the table the text that took its place.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from tools.errors import ROOT

COPIED = ("badugi_core", "docs", "locales", "mkdocs.yml", "pyproject.toml", "tests", "tools")
"""What tests read: a test that needs a built site, a browser or TypeScript takes too long to be named here."""

ASSERTED = ("assert ", "AssertionError", "Failed: ")
"""How a failure begins that a test has foreseen: with anything else the mutation broke more than it should."""


class Mutation(NamedTuple):
    """One line and what becomes of it."""

    file: str
    line: str
    """A text that stands in the file once."""
    becomes: str
    why: str
    caught_by: str
    """The test that must fail."""


MUTATIONS = [
    Mutation(**entry)
    for entry in tomllib.loads(Path(__file__).with_name("mutations.toml").read_text(encoding="utf-8"))["mutation"]
]


def run(project, *tests, **environment):
    """Run tests in the copy: the exit status, how many ran, and what is said of each that failed."""
    report = project / "report.xml"
    report.unlink(missing_ok=True)
    ours = ("PYTEST_", "PYTHON", "COVERAGE_")  # what this run is told of itself
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", f"--junitxml={report}", *tests],
        cwd=project,
        env=inherited | environment,
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert report.is_file(), done.stdout + done.stderr
    cases = ElementTree.parse(report).findall(".//testcase")
    return done.returncode, len(cases), [fault.get("message", "") for case in cases for fault in case]


def spoil(project, mutation):
    """What is said of the test that guards a line when the line is spoilt; the copy is mended afterwards."""
    path = project / mutation.file
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(mutation.line, mutation.becomes), encoding="utf-8")
    try:
        # What was compiled of the sound line must stay.
        return run(project, mutation.caught_by, PYTHONDONTWRITEBYTECODE="1")
    finally:
        shutil.copy2(ROOT / mutation.file, path)


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    """A copy of the project in which all tests of the table pass."""
    copy = tmp_path_factory.mktemp("spoilt") / "project"
    copy.mkdir()
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
        else:
            shutil.copy2(ROOT / name, copy / name)
    status, ran, faults = run(copy, *{mutation.caught_by: None for mutation in MUTATIONS})
    assert (status, faults) == (0, [])
    assert ran >= len({mutation.caught_by for mutation in MUTATIONS})
    return copy


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: f"{mutation.file}: {mutation.line.strip()[:40]}")
def test_the_line_stands_once(mutation):
    """The table speaks of the code as it is."""
    text = (ROOT / mutation.file).read_text(encoding="utf-8")
    assert text.count(mutation.line) == 1
    assert mutation.becomes != mutation.line


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: f"{mutation.file}: {mutation.line.strip()[:40]}")
def test_the_guard_fails(project, mutation):
    """By an assertion, and not because nothing runs any more."""
    status, _, faults = spoil(project, mutation)
    assert status == 1 and faults, f"nobody noticed: {mutation.why}"
    assert all(fault.startswith(ASSERTED) and "SyntaxError" not in fault for fault in faults), faults


def test_what_nobody_notices_is_seen(project):
    """A change that changes nothing lets the test pass, so the table can fail."""
    mutation = MUTATIONS[0]
    assert spoil(project, mutation._replace(becomes=mutation.line + "  # the same"))[::2] == (0, [])
