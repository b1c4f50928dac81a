"""Builds of the site as a person makes them: `mkdocs build` in a process of its own."""

from __future__ import annotations

import hashlib
import os
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tools.files import copy_sources
from tools.kept import KEPT
from tools.publish import offline
from tools.sitegen.printing.documents import ZIP

ROOT = Path(__file__).resolve().parents[2]
"""The folder of the project."""

FEW = ("en", "fr")
"""The locales of a project that is built to see how a build goes, not what its pages say: two take less than half
the time of all. French has every kind of message, so that whatever can fail in a language can fail in it."""

SITE_URL = "https://badugi.example/"
"""The address that the tests build for."""

BELOW = f"{SITE_URL}games/badugi/"
"""The same for a site that has only a part of its host."""


PRINTED = (b"%PDF", b"\x89PNG")
"""How files begin that take long to make: PDFs and pictures."""

_DIGEST = 32
"""The bytes before what is kept."""


def copy_project(target: Path, locales: Iterable[str] | None = None) -> Path:
    """Copy what a build reads, to break or change it there; with some of the locales, or with all."""
    copy_sources(target)
    # What is printed the same in all copies is printed once.
    kept = ROOT / KEPT
    kept.mkdir(exist_ok=True)
    (target / KEPT).symlink_to(kept, target_is_directory=True)
    for path in (target / "locales").glob("*/locale.toml"):
        if locales is not None and path.parent.name not in locales:
            shutil.rmtree(path.parent)
    return target


def keep_apart(project: Path, only: tuple[bytes, ...] = (b"",)) -> Path:
    """Let a copy of the project keep things in a folder of its own: at first what all copies share, or only some kinds."""
    kept = project / KEPT
    kept.unlink()
    kept.mkdir()
    for path in (ROOT / KEPT).iterdir():
        with suppress(FileNotFoundError):  # others may throw it away meanwhile
            os.link(path, kept / path.name)
    forget(project, only)
    return kept


def forget(project: Path, but: tuple[bytes, ...] = PRINTED) -> None:
    """Remove what a project has kept, but for some kinds of files, told by how they begin."""
    for path in (project / KEPT).iterdir():
        with path.open("rb") as file:
            if not file.read(2 * _DIGEST)[_DIGEST:].startswith(but):
                path.unlink()


def begin_build(
    root: Path,
    target: Path,
    *options: str,
    umask: int = -1,
    largest: int = resource.RLIM_INFINITY,
    **environment: str,
) -> subprocess.Popen[str]:
    """Begin `mkdocs build` in a project, in a world where no file may be larger than `largest` bytes."""
    variables = {
        "NO_MKDOCS_2_WARNING": "1",
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONIOENCODING": "utf-8",
        "SITE_URL": SITE_URL,
    }
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "mkdocs", "build", "--site-dir", str(target), *options],
        cwd=root,
        env=os.environ | variables | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        umask=umask,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (largest, largest)),
    )


def run_build(
    root: Path, target: Path, *options: str, **circumstances: Any
) -> subprocess.CompletedProcess[str]:
    """Run it; the caller looks at the outcome."""
    with begin_build(root, target, *options, **circumstances) as process:
        said = process.communicate()
    return subprocess.CompletedProcess(process.args, process.returncode, *said)


def build(root: Path, target: Path, **circumstances: Any) -> Path:
    """Build a project that has no faults, and return the folder of the site."""
    done = run_build(root, target, **circumstances)
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


def previewed(folder: Path) -> dict[str, str]:
    """Of these, what a preview has too: all but what lets readers keep the site."""
    kept = (f"/{offline.WORKER}", f"/{ZIP}", f"{offline.SOURCES}/main.js")
    return {path: digest for path, digest in tree(folder).items() if not path.endswith(kept)}


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
