"""Locales of the project in another folder, for tests that write catalogues."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.i18n.locales import LOCALES


def copy_locales(root: Path, codes: tuple[str, ...] | None = None) -> Path:
    """Copy the locale.toml of some locales, or of all, below `root`; return the folder."""
    for path in LOCALES.glob("*/locale.toml"):
        if codes is None or path.parent.name in codes:
            target = root / "locales" / path.parent.name
            target.mkdir(parents=True)
            shutil.copy(path, target)
    return root / "locales"
