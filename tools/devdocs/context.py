"""docs/dev/template-context.md: every name that a template sees, and what it leads to, drawn from the code."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, get_args, get_origin

from badugi_core import Deal, Round, RuleSet
from tools.deals.telling import Limit, Step, Telling, Win
from tools.devdocs.docstrings import first_paragraph, in_table, texts
from tools.devdocs.template_uses import Reader, Use, is_ours, members
from tools.errors import ROOT
from tools.i18n.locales import Locale
from tools.odds.prices import Price
from tools.publish import theme_names as theme
from tools.sitegen.context import PageContext
from tools.sitegen.context.base import Game
from tools.sitegen.odds.names import Odds
from tools.sitegen.page_checks import FrontMatter
from tools.sitegen.pages import templates
from tools.sitegen.printing.own_rules import OwnRules
from tools.sitegen.rules.bet_examples import RaiseLimits

PAGE_VALUES: tuple[type, ...] = (Game, RuleSet, Round, Telling, Step, Limit, Win, Deal, RaiseLimits, Odds, Price, OwnRules)
"""What the names of a page lead to. A template may take from these alone, so that it breaks when they change."""

THEME_VALUES: tuple[type, ...] = (theme.Alternate, theme.Head, theme.Versions, theme.Choice, theme.Entry, theme.Translation, Locale)
"""The same for the templates of the theme."""

THEME_FOLDER = "tools/theme"
THEME_GIVEN: Mapping[str, type] = {"chooser.html": theme.ChooserNames, "sitemap.xml": theme.SitemapNames}
"""What single templates of the theme are given; all others are part of a page."""

FOREIGN = {
    "config": "mkdocs.yml; `page_context` in `tools/publish/page.py` adds `config.extra.homepage` and `config.extra.scope`",
    "lang": 'the words of the theme: `lang.t("search")`',
    "page": "the page as MkDocs has it; `page.meta` is its front matter",
}
"""What MkDocs and the theme give to their templates, as far as ours use it."""

_HEAD = """\
# What templates see

Written by `python -m tools.devdocs` from the code. Tests compare it with what is passed and with what templates use:
a name that is not here is a fault, and so is one that no template needs.

Templates have besides what [Jinja](https://jinja.palletsprojects.com/) itself gives, such as `range` and the filter `tojson`.

## Front matter

{front_matter}

## Names of pages

`docs/**/*.md` see the public names of `PageContext`. A name without brackets is a value.
The last column has one template that uses it, as an example.
"""

_VALUES = """\
## What these names lead to

Of a class of `badugi_core`, only what templates use; [core.md](core.md) and [rulesets.md](rulesets.md) have the rest.
"""

_THEME = """\
## Names of the theme

The templates in `tools/theme/` are parts of Material for MkDocs, and use these of its names:

{foreign}
"""


@cache
def page_uses() -> Reader:
    """What the pages use."""
    reader = Reader("docs", PageContext)
    for template in templates(ROOT / "docs"):
        reader.read(template)
    return reader


@cache
def theme_uses() -> tuple[Reader, ...]:
    """What the templates of the theme use: those that are part of a page, and each of the others."""
    reader = Reader(THEME_FOLDER, theme.ThemeNames, FOREIGN)
    paths = (ROOT / THEME_FOLDER / "partials").rglob("*.html")
    # The page at the root alone includes this part, and says what it holds.
    parts = {path.relative_to(ROOT / THEME_FOLDER).as_posix() for path in paths} - {"partials/shown.html"}
    for template in ("main.html", *sorted(parts)):
        reader.read(template)
    others = []
    for template, given in THEME_GIVEN.items():
        others.append(Reader(THEME_FOLDER, given))
        others[-1].read(template)
    return reader, *others


@cache
def said(owner: type) -> Mapping[str, str]:
    """What the code says of each public name of a class."""
    found: dict[str, str] = {}
    for base in reversed(owner.__mro__):
        if is_ours(base):
            found |= texts(base)
            found |= {name: text for name, thing in vars(base).items() if (text := _said_by(thing))}
    return {name: in_table(text) for name, text in found.items() if name in members(owner)}


def _said_by(thing: object) -> str:
    return first_paragraph(thing) if isinstance(thing, property) or inspect.isfunction(thing) else ""


def context_page() -> str:
    """The page as Markdown."""
    uses, themes = page_uses().uses, [use for reader in theme_uses() for use in reader.uses]
    foreign = "\n".join(f"- `{name}`: {text}" for name, text in FOREIGN.items())
    lines = [_HEAD.format(front_matter="\n".join(_rows(FrontMatter)))]
    for part in reversed(PageContext.__mro__[:-1]):
        if names := [name for name in said(part) if name in vars(part)]:
            where = inspect.getsourcefile(part) or ""
            place = where.removeprefix(f"{ROOT}/")
            lines += [f"### {first_paragraph(part).rstrip('.')}", "", f"`{place}`", ""]
            lines += [*_rows(PageContext, names, uses), ""]
    lines.append(_VALUES)
    for owner in PAGE_VALUES:
        lines += _class(owner, uses)
    lines.append(_THEME.format(foreign=foreign))
    for owner in (theme.ThemeNames, *THEME_GIVEN.values(), *THEME_VALUES):
        lines += _class(owner, themes)
    return "\n".join(lines)


def _class(owner: type, uses: Iterable[Use]) -> list[str]:
    """What is said of a class, and its names; of a class that is not made for templates, those that they use."""
    uses = [use for use in uses if use.owner is owner]
    foreign = owner.__module__.startswith("badugi_core") or owner is Locale
    names = [name for name in said(owner) if not foreign or name in {use.name for use in uses}]
    return [f"### {owner.__name__}", "", first_paragraph(owner), "", *_rows(owner, names, uses), ""]


def _rows(owner: type, names: Iterable[str] | None = None, uses: Iterable[Use] = ()) -> Iterator[str]:
    """A table of names: how each is written, what it gives, and a template that uses it."""
    examples = {use.name: _place(use) for use in sorted(uses, key=_place, reverse=True) if use.owner is owner}
    head = ("name", "type", "what it is", *(["used in"] if examples else []))
    yield from (f"| {' | '.join(head)} |", "|---" * len(head) + "|")
    texts_of = said(owner)
    for name in texts_of if names is None else names:
        cells = [f"`{_call(owner, name)}`", f"`{_type(members(owner)[name])}`".replace("|", "\\|"), texts_of[name]]
        if examples:
            cells.append(f"`{examples[name]}`" if name in examples else "–")
        yield "| " + " | ".join(cells) + " |"


def _place(use: Use) -> str:
    """The template of a use, without its line."""
    return use.place.rpartition(":")[0]


def _call(owner: type, name: str) -> str:
    """A name as a template writes it: a method with its arguments."""
    thing = inspect.getattr_static(owner, name, None)
    if not inspect.isfunction(thing):
        return name
    arguments = [argument for argument in inspect.signature(thing).parameters.values() if argument.name != "self"]
    return f"{name}({', '.join(map(_argument, arguments))})"


_STARS: Mapping[Any, str] = {inspect.Parameter.VAR_POSITIONAL: "*", inspect.Parameter.VAR_KEYWORD: "**"}


def _argument(argument: inspect.Parameter) -> str:
    star = _STARS.get(argument.kind, "")
    default = "" if argument.default is argument.empty else f"={argument.default!r}"
    return f"{star}{argument.name}{default}"


def _type(of: Any) -> str:
    """A type as people read it; of a method, what it gives."""
    if get_origin(of) is not None and getattr(get_origin(of), "__name__", "") == "Callable":
        of = get_args(of)[-1]
    text = of.__name__ if isinstance(of, type) and not get_args(of) else str(of)
    return re.sub(r"\b(?:[a-z_]+\.)+", "", text)


@cache
def documented() -> Mapping[type, frozenset[str]]:
    """The names on the page by the class that they belong to."""
    owners = (PageContext, *PAGE_VALUES, theme.ThemeNames, *THEME_GIVEN.values(), *THEME_VALUES)
    return {owner: frozenset(said(owner)) for owner in owners}
