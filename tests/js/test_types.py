"""The types in the comments of the scripts hold: TypeScript finds nothing."""

from __future__ import annotations

import pytest

from tests.js.node import ROOT, run_node

TSC = ROOT / "node_modules/typescript/bin/tsc"
MISSING = "TypeScript is missing: run 'make test', or 'npm ci' in the folder of the project."


@pytest.mark.parametrize("project", [".", "tests/js"])
def test_the_types_hold(project):
    """Of the scripts of the site, and of their unit tests."""
    assert TSC.is_file(), MISSING
    done = run_node(TSC, "--project", project, "--pretty", "false")
    assert done.returncode == 0, f"\n{done.stdout}{done.stderr}"


def test_a_wrong_type_is_found(tmp_path):
    """The check can fail: a script that breaks its own types under the same options."""
    script = tmp_path / "wrong.js"
    script.write_text("/** @param {number} count */\nexport const twice = (count) => count.trim();\n", encoding="utf-8")
    (tmp_path / "tsconfig.json").write_text(
        f'{{"extends": "{ROOT.as_posix()}/tsconfig.json", "include": ["."]}}', encoding="utf-8"
    )
    done = run_node(TSC, "--project", tmp_path)
    assert done.returncode != 0
    assert "error TS2339: Property 'trim' does not exist on type 'number'." in done.stdout
