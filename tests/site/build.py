"""Builds of the site as a person makes them: `mkdocs build` in a process of its own."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tools.sheet.printer import KEPT

ROOT = Path(__file__).resolve().parents[2]
"""The folder of the project."""

INPUTS = ("badugi_core", "docs", "locales", "tools", "mkdocs.yml")
"""What a build reads."""

FEW = ("en", "fr")
"""The locales of a project that is built to see how a build goes, not what its pages say: two take less than half
the time of all. French has every kind of message, so that whatever can fail in a language can fail in it."""

SITE_URL = "https://badugi.example/"
"""The address that the tests build for."""


def copy_project(target: Path, locales: Iterable[str] | None = None) -> Path:
    """Copy what a build reads, to break or change it there; with some of the locales, or with all."""
    target.mkdir(parents=True)
    for name in INPUTS:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, target / name)
    # What is printed the same in all copies is printed once.
    kept = ROOT / KEPT
    kept.mkdir(exist_ok=True)
    (target / KEPT).symlink_to(kept, target_is_directory=True)
    for path in (target / "locales").glob("*/locale.toml"):
        if locales is not None and path.parent.name not in locales:
            shutil.rmtree(path.parent)
    return target


def run_build(root: Path, target: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run `mkdocs build` in a project; the caller looks at the outcome."""
    variables = {
        "NO_MKDOCS_2_WARNING": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONIOENCODING": "utf-8",
        "SITE_URL": SITE_URL,
    }
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "mkdocs", "build", "--site-dir", str(target)],
        cwd=root,
        env=os.environ | variables | environment,
        capture_output=True,
        encoding="utf-8",
    )


def build(root: Path, target: Path, **environment: str) -> Path:
    """Build a project that has no faults, and return the folder of the site."""
    done = run_build(root, target, **environment)
    said = done.stdout + done.stderr
    assert done.returncode == 0, said
    assert not re.search("WARNING|ERROR|Traceback", said), said
    return target


def tree(folder: Path) -> dict[str, str]:
    """The digest of every file below a folder, by its path there."""
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def edit(path: Path, old: str, new: str) -> int:
    """Replace a text that stands in a file once, and return its line."""
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path.name}: {text.count(old)} times {old!r}"
    path.write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


def edit_entry(path: Path, key: str, entry: str) -> int:
    """Write another entry in place of ``key = value``, whatever the value but a list, and return its line."""
    text = path.read_text(encoding="utf-8")
    found = list(re.finditer(rf"""(?m)^{key} *= *("[^"\n]*"|[^\s#"\[]+)""", text))
    assert len(found) == 1, f"{path.name}: {len(found)} times the key {key!r}"
    start, end = found[0].span()
    path.write_text(text[:start] + entry + text[end:], encoding="utf-8")
    return text[:start].count("\n") + 1


def sentences(said: str) -> list[str]:
    """The lines for people, without the progress that MkDocs logs."""
    return [line for line in said.splitlines() if line and not line.startswith("INFO ")]
