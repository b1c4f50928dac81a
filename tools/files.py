"""Files written in one step, compared with what they must hold, and copied; data and tables as they stand in them."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from tools.errors import ROOT, SiteError, place

T = TypeVar("T")

CODE = ("badugi_core", "tools")
TEXTS = ("docs", "locales", "mkdocs.yml", "pyproject.toml")
SOURCES = (*CODE, *TEXTS)
"""All that anything is made of, below the folder of a project."""


def write_whole(path: Path, content: bytes) -> None:
    """Write a file in one step, so that no reader meets half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.{os.getpid()}")
    new.write_bytes(content)
    new.replace(path)


def _holds(path: Path, content: bytes) -> bool:
    return path.exists() and path.read_bytes() == content


def put(path: Path, content: bytes) -> bool:
    """Write a file in one step, if it does not hold this yet; whether it was written."""
    if _holds(path, content):
        return False
    write_whole(path, content)
    return True


def stale(texts: Mapping[Path, str]) -> list[Path]:
    """The files that do not hold the texts that they must."""
    return [path for path, text in texts.items() if not _holds(path, text.encode())]


def write(texts: Mapping[Path, str]) -> list[Path]:
    """Write the files that do not hold these texts yet, and name them.

    Raises:
        SiteError: one cannot be written.
    """
    written = []
    for path, text in texts.items():
        try:
            if put(path, text.encode()):
                written.append(path)
        except OSError as error:
            raise SiteError(f"{place(path)}: this cannot be written ({error.strerror}): see who may write there.") from error
    return written


def rows(path: Path, columns: Sequence[str], read: Callable[..., T], advice: str) -> Iterator[T]:
    """What is read from each row of a table: cells between tabs, below a head that names the columns.

    Args:
        path: The file; a line that begins with # is a comment.
        columns: The head.
        read: Is given the cells of a row; its ValueError or ArithmeticError says that they are wrong.
        advice: What to do about a fault.

    Raises:
        SiteError: the file cannot be read, its head is another, or a row is wrong.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise SiteError(f"{place(path)}: the table cannot be read: {advice}.") from error
    table = [(number, line.split("\t")) for number, line in enumerate(lines, 1) if not line.startswith("#")]
    if not table or table[0][1] != list(columns):
        raise SiteError(f"{place(path)}: the table has not the columns {', '.join(columns)}: {advice}.")
    for number, cells in table[1:]:
        try:
            if len(cells) != len(columns):
                raise ValueError(cells)
            yield read(*cells)
        except (ValueError, ArithmeticError) as error:
            raise SiteError(f"{place(path, number)}: this is no row of {', '.join(columns)}: {advice}.") from error


def json_text(data: object) -> str:
    """Data as scripts read it, without a space too many.

    >>> json_text({"rank": "ás", "cards": [1, 2]})
    '{"rank":"ás","cards":[1,2]}'
    """
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def copy_sources(target: Path, root: Path = ROOT) -> Path:
    """Copy what a build reads of the project below `root` into a new folder."""
    target.mkdir(parents=True)
    for name in SOURCES:
        source = root / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, target / name)
    return target
