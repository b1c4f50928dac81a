"""What every page must have, checked before anything is published."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Required, TypedDict

import yaml

from tools.errors import SiteError, place
from tools.sitegen.context.base import TemplateFault, read_cards


def check_headings(docs: Path, page: str) -> None:
    """Every heading of a template has an ASCII anchor of its own, the same in all languages.

    Raises:
        SiteError: names the line of the heading.
    """
    seen: set[str] = set()
    try:
        lines = (docs / page).read_text(encoding="utf-8").split("\n")
    except UnicodeDecodeError as error:
        raise SiteError(f"{place(docs / page, 1, docs.parent)}: the template is not UTF-8: save it so.") from error
    for number, line in enumerate(lines, start=1):
        if not re.match(r"#{1,6} ", line):
            continue
        anchor = re.search(r"\{ #([a-z0-9-]+) \}$", line)
        where = place(docs / page, number, docs.parent)
        if not anchor:
            raise SiteError(f"{where}: the heading has no anchor: end it with one such as {{ #a-tie }}.")
        if anchor[1] in seen:
            raise SiteError(f"{where}: the anchor '{anchor[1]}' stands twice: choose another.")
        seen.add(anchor[1])


class FrontMatter(TypedDict, total=False):
    """What a template says of its page before its text. The theme takes other keys, such as ``search``."""

    title: Required[str]
    """The title, with the name of the site 15 to 65 letters; if it is shorter or longer, there is a `head_title`."""
    description: Required[str]
    """What the page says, for search engines and networks: 50 to 160 letters."""
    head_title: str
    """A title for the window, which tells pages apart better than `title` alone."""
    hand: str
    """The cards in the picture that networks show beside a link; the best hand if none are named."""
    styles: list[str]
    """Style sheets of its own, below ``docs/``."""
    scripts: list[str]
    """Scripts of its own, ES modules below ``docs/``."""


def check_front_matter(docs: Path, page: str, text: str) -> dict[str, Any]:
    """The front matter of a rendered page, which has a title and a description; its style sheets and scripts
    exist, and its hand, which the picture of the page shows, is one.

    Raises:
        SiteError: names the template.
    """
    where = place(docs / page, 1, docs.parent)
    block = re.match(r"---\n(.*?)\n---\n", text, re.DOTALL)
    try:
        found = yaml.safe_load(block[1]) if block else None
    except yaml.YAMLError as error:
        raise SiteError(f"{where}: the front matter is not YAML: correct it.") from error
    meta: dict[str, Any] = found if isinstance(found, dict) else {}
    for key in ("title", "description"):
        if not isinstance(meta.get(key), str) or not meta[key].strip():
            raise SiteError(f"{where}: the front matter has no {key}: put one between two lines of ---.")
    for path in [*meta.get("styles", ()), *meta.get("scripts", ())]:
        if not (docs / path).is_file():
            raise SiteError(f"{where}: docs/{path} does not exist: write it or take it out of the front matter.")
    if "hand" in meta:
        try:
            read_cards(str(meta["hand"]))
        except TemplateFault as error:
            raise SiteError(f"{where}: {error}") from error
    return meta
