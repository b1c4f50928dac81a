"""What the README and the changelog say is so: numbers, examples, pictures, versions."""

from __future__ import annotations

import doctest
import re
from datetime import date

import pytest
from babel import Locale

from badugi_core import HAND_CLASSES, HOLDINGS
from tests.screenshots import FOLDER, SHEET, SHOTS
from tools.errors import ROOT, SiteError
from tools.i18n.locales import load_locales
from tools.quiz.bank import SEEDS
from tools.quiz.kinds.rules import rules_questions
from tools.sitegen.edition import EDITIONS, PROJECT, site_version
from tools.sitegen.rules.numbering import rule_numbers

README = (ROOT / "README.md").read_text(encoding="utf-8")
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
RELEASES = re.findall(r"^## (\d+\.\d+\.\d+) \((\d{4}-\d\d-\d\d)\)$", CHANGELOG, re.MULTILINE)

PICTURE = re.compile(r"!\[([^]]*)\]\(([^)]+)\)")
MOST_BYTES = 400_000
"""Of all pictures together."""


def lines_with(path: str, start: str) -> int:
    """How many lines of a file begin so."""
    return sum(line.startswith(start) for line in (ROOT / path).read_text(encoding="utf-8").splitlines())


def numbers_of_rules() -> list[str]:
    """Such as 2.14, and 2 for its section."""
    return list(rule_numbers((ROOT / "docs/rules/index.md").read_text(encoding="utf-8")).values())


def questions() -> int:
    """How many the bank has: a seed each, and those about the rules."""
    rows = SEEDS.read_text(encoding="utf-8").splitlines()[1:]
    return sum(len(row.split("\t")[2].split()) for row in rows) + len(rules_questions())


@pytest.mark.parametrize(
    ("said", "count"),
    [
        ("numbered rules", sum("." in number for number in numbers_of_rules())),
        ("disputes", lines_with("docs/faq.md", "{{ dispute(")),
        ("worked deals", len(list((ROOT / "docs/deals").glob("*.deal")))),
        ("classes of hands", len(HAND_CLASSES)),
        ("quiz questions", questions()),
        ("holdings", HOLDINGS),
    ],
)
def test_numbers_of_the_readme_are_computed(said, count):
    """Whatever is counted there is counted here."""
    assert set(re.findall(rf"([\d,]+) {said}", README)) == {f"{count:,}"}


def test_the_readme_names_every_language():
    """In English, in its first sentences."""
    names = [Locale.parse(locale.babel).get_language_name("en") for locale in load_locales()]
    assert all(name in README.partition("\n## ")[0] for name in names)


def test_the_example_in_python_is_right():
    """Every line that begins with >>> gives what stands below it."""
    example = doctest.DocTestParser().get_doctest(README.replace("```", ""), {}, "README.md", None, None)
    assert example.examples
    assert doctest.DocTestRunner().run(example).failed == 0


def test_pictures_are_those_that_the_script_takes():
    """Each has a text for who does not see it, and together they are quickly there."""
    shown = {path: text for text, path in PICTURE.findall(README)}
    assert {(ROOT / path).relative_to(FOLDER).as_posix() for path in shown} == {f"{name}.png" for name in (*SHOTS, SHEET)}
    assert all(len(text) > 50 for text in shown.values())
    assert {path.name for path in FOLDER.iterdir()} == {path.rpartition("/")[2] for path in shown}
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST_BYTES


def test_the_newest_release_is_the_version_of_the_site():
    """What the changelog describes last is what pages show; only what is not released yet stands above it."""
    first, *others = re.findall(r"^## (.+)$", CHANGELOG, re.MULTILINE)
    newest = others[0] if first == "Unreleased" else first
    assert newest.startswith(f"{site_version()} (")
    assert [list(map(int, version.split("."))) for version, _ in RELEASES] == sorted(
        (list(map(int, version.split("."))) for version, _ in RELEASES), reverse=True
    )
    assert [date.fromisoformat(day) for _, day in RELEASES]


def test_the_changelog_lists_every_version_of_the_rules():
    """With its number and its day, the newest first."""
    listed = re.findall(r"^- \*\*(\d+)\*\* \((\S+)\): ", CHANGELOG.partition("## Versions of the rules")[2], re.MULTILINE)
    assert listed == [(str(each.number), each.published.isoformat()) for each in EDITIONS]


@pytest.mark.parametrize(
    "text", ["", "[project]", 'project = "1.0.0"', "[project]\nversion = 1", '[project]\nversion = "1.0"', "[", "\0"]
)
def test_a_site_without_a_version_is_refused(tmp_path, text):
    """In one sentence that says where it is written."""
    (tmp_path / PROJECT).write_text(text, encoding="utf-8")
    with pytest.raises(SiteError, match=r'^pyproject\.toml: the site has no version: write one as version = "1\.0\.0"'):
        site_version(tmp_path)
