"""The versions that readers see: of the rules, with their dates and what changed, and of the site.

Whoever changes a rule adds a version here; pages and sheets show the first one.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from tools.errors import ROOT, SiteError, place
from tools.words.later import N_

PROJECT = "pyproject.toml"
"""The file that says the version of the site."""


@dataclass(frozen=True)
class Edition:
    """One version of the rules.

    >>> EDITIONS[0].number > EDITIONS[-1].number
    True
    """

    number: int
    """Counts up by one."""
    published: date
    """The day from which it holds."""
    changes: str
    """What is new in it: an English msgid."""


EDITIONS = (
    Edition(
        2,
        date(2026, 11, 30),
        N_(
            "All rules for two to eight players, with fixed, pot and half-pot limit: tables of three or more,"
            " side pots, the deck that runs out, and what to do when something goes wrong."
            " The rules have new numbers; the addresses of single rules stay."
        ),
    ),
    Edition(1, date(2026, 11, 29), N_("House rules for two players with fixed limit.")),
)
"""Every version, the newest first."""


def site_version(root: Path = ROOT) -> str:
    """The version of the site, which its pages show.

    Raises:
        SiteError: the file of the project cannot be read, or says none.

    >>> site_version().count(".")
    2
    """
    file = root / PROJECT
    try:
        version = tomllib.loads(file.read_text(encoding="utf-8"))["project"]["version"]
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, LookupError, TypeError):
        version = None
    if not re.fullmatch(r"[0-9]+(\.[0-9]+){2}", str(version)):
        raise SiteError(f'{place(file, root=root)}: the site has no version: write one as version = "1.0.0" below [project].')
    return str(version)
