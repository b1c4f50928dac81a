"""The unit tests of the scripts, under the test runner of Node.js: one case for each file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.js.node import run_node

FILES = sorted(Path(__file__).parent.glob("*.test.mjs"))


def faults(file):
    """What the runner says if a test fails or is left out, or if there is none; else nothing."""
    # Not `node --test`, which counts a file without tests as a test that passes.
    done = run_node("--test-reporter=tap", file)
    counts = {name: int(count) for name, count in re.findall(r"(?m)^# (\w+) (\d+)", done.stdout)}
    ran = done.returncode == 0 and counts.get("pass", 0) == counts.get("tests", 0) > 0
    return "" if ran else f"{file.name}: {counts or 'no tests'}\n{done.stdout}{done.stderr}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_the_unit_tests_of_a_script_pass(file):
    """All tests of the file pass."""
    said = faults(file)
    assert not said, said


@pytest.mark.parametrize(
    "body",
    [
        "",
        "test('fails', () => { throw new Error('no'); });",
        "test('passes', () => {}); test.skip('left out', () => {});",
        "test('passes', () => {}); test.todo('not yet');",
        "throw new Error('no');",
        "import './nowhere.js';",
    ],
)
def test_a_fault_is_found(tmp_path, body):
    """A file that fails, that leaves something out or that has no tests is no success."""
    file = tmp_path / "odd.test.mjs"
    file.write_text(f"import test from 'node:test';\n{body}\n", encoding="utf-8")
    assert faults(file)
