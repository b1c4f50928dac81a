"""Files written in one step, compared with what they must hold, and copied; data as it stands in them."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Mapping
from pathlib import Path

from tools.errors import ROOT

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


def put(path: Path, content: bytes) -> bool:
    """Write a file in one step, if it does not hold this yet; whether it was written."""
    if path.exists() and path.read_bytes() == content:
        return False
    write_whole(path, content)
    return True


def stale(texts: Mapping[Path, str]) -> list[Path]:
    """The files that do not hold the texts that they must."""
    return [path for path, text in texts.items() if not path.exists() or path.read_bytes() != text.encode()]


def write(texts: Mapping[Path, str]) -> list[Path]:
    """Write the files that do not hold these texts yet, and name them."""
    return [path for path, text in texts.items() if put(path, text.encode())]


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
