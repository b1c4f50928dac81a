"""The page on what templates see names all of it, and nothing that no template needs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.devdocs.context import (
    PAGE_VALUES,
    THEME_GIVEN,
    THEME_VALUES,
    context_page,
    documented,
    page_uses,
    theme_uses,
)
from tools.devdocs.template_uses import Reader, members
from tools.errors import ROOT
from tools.publish.theme_names import ThemeNames
from tools.sitegen.context import NAMES, PageContext
from tools.sitegen.page_checks import FrontMatter

READERS = {"docs": page_uses, **{f"tools/theme {place}": lambda place=place: theme_uses()[place] for place in range(3)}}
FOR_THE_THEME = {"nav"}
"""What our templates do not use, but those of the theme around them do."""


def test_the_committed_page_is_current():
    """After a change of a name, or of the first template that uses one: python -m tools.devdocs."""
    assert (ROOT / "docs/dev/template-context.md").read_text(encoding="utf-8") == context_page()


def test_the_page_names_what_pages_are_given():
    """Every name of the context is explained, and nothing else is said to be one."""
    assert documented()[PageContext] == set(NAMES)


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
def test_templates_use_what_is_documented(reader):
    """Each name that a template takes, from its context or from what that leads to, is there and explained."""
    assert reader().faults == []
    assert [use for use in reader().uses if use.name not in documented().get(use.owner, ())] == []


def test_every_name_of_pages_is_used():
    """A name that no template uses is not given."""
    assert {use.name for use in page_uses().uses if use.owner is PageContext} == set(NAMES)


def test_every_name_of_the_theme_is_used():
    """By our templates, or by those of the theme."""
    used = {(use.owner, use.name) for reader in theme_uses() for use in reader.uses}
    given = {(owner, name) for owner, names in documented().items() if "theme_names" in owner.__module__ for name in names}
    assert given - used == {(ThemeNames, name) for name in FOR_THE_THEME}


def test_no_value_is_explained_in_vain():
    """Templates take something from each class on the page, and from no other."""
    assert {use.owner for use in page_uses().uses} == {PageContext, *PAGE_VALUES}
    assert {use.owner for reader in theme_uses() for use in reader.uses} == {ThemeNames, *THEME_GIVEN.values(), *THEME_VALUES}


def test_front_matter_is_documented():
    """Every key of a front matter is explained, and every one that is explained is used by a page."""
    used = set()
    for path in (ROOT / "docs").rglob("*.md"):
        if path.relative_to(ROOT / "docs").parts[0] != "dev" and path.name[0] != "_":
            text = path.read_text(encoding="utf-8").split("---\n")[1]
            used |= set(re.findall(r"^(\w+):", text, re.MULTILINE))
    assert used - {"search"} == members(FrontMatter).keys()


def uses(folder: Path, text: str) -> Reader:
    """What is found in a template of pages."""
    (folder / "page.md").write_text(text, encoding="utf-8")
    reader = Reader(str(folder), PageContext)
    reader.read("page.md")
    return reader


@pytest.mark.parametrize(
    "text",
    [
        "{{ told('x').at('y').wrong }}",
        "{% set it = told('x') %}\n{{ it.steps[0].wrong }}",
        "{% for step in told('x').steps %}{{ step.wrong }}{% endfor %}",
        "{% set first, second = ruleset('a'), told('x') %}{{ second.at('z').wrong }}",
        "{{ (told('x').steps | first).wrong }}",
        "{% trans pot=told('x').at('y').wrong %}Pot: {{ pot }}{% endtrans %}",
        "{{ 'a' if told('x').at('y').wrong else 'b' }}",
        "{% with it = told('x').at('y') %}{{ number(it.wrong) }}{% endwith %}",
    ],
)
def test_a_wrong_name_is_found_however_it_is_reached(tmp_path, text):
    """Through calls, names of the template, loops, filters, conditions and translated texts."""
    (fault,) = uses(tmp_path, text).faults
    assert fault.endswith(f"page.md:{1 + text.count(chr(10))}: Step has no wrong")


def test_a_wrong_name_by_itself_is_found(tmp_path):
    """A name that is neither given nor made by the template."""
    (fault,) = uses(tmp_path, "{% set own = 1 %}\n{{ own }} {{ range(3) }} {{ wrong }}").faults
    assert fault.endswith("page.md:2: PageContext has no wrong")


def test_what_begins_with_an_underscore_is_found(tmp_path):
    """What is private to the code is not there for templates."""
    (fault,) = uses(tmp_path, "{{ odds._words }}").faults
    assert fault.endswith("page.md:1: Odds has no _words")
