"""Locales of the project in another folder, for tests that write catalogues."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from tools.i18n.locales import LOCALES
from tools.i18n.po import format_po, read_po


def copy_locales(root: Path, codes: tuple[str, ...] | None = None) -> Path:
    """Copy the locale.toml of some locales, or of all, below `root`; return the folder."""
    for path in LOCALES.glob("*/locale.toml"):
        if codes is None or path.parent.name in codes:
            target = root / "locales" / path.parent.name
            target.mkdir(parents=True)
            shutil.copy(path, target)
    return root / "locales"


def retranslate(path: Path, msgid: str, change: Callable[[str], str]) -> None:
    """Change every form of a translation and save the catalogue as editors do: a new file in its place."""
    po = read_po(path)
    assert [message.id for message in po.active()].count(msgid) == 1, msgid
    messages = (
        replace(message, forms=tuple(map(change, message.forms)), flags=message.flags - {"fuzzy"})
        if message.id == msgid and not message.obsolete
        else message
        for message in po.messages
    )
    new = path.with_suffix(".new")
    new.write_text(format_po(replace(po, messages=tuple(messages))), encoding="utf-8")
    new.replace(path)
