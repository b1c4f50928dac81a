"""Style sheets say nothing twice and nothing in vain: colours of suits, custom properties, classes."""

from __future__ import annotations

import re
from pathlib import Path

from tools.errors import ROOT

SHEETS = {
    path.name: re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    for path in sorted((ROOT / "docs/assets/css").glob("*.css"))
}
"""The style sheets without their comments, by their names."""

SUIT = re.compile(r"--(?:face-)?(?:spade|heart|diamond|club):\s*([^;]+);")

COMPOSED = {"quiz-card-c", "quiz-card-d", "quiz-card-h", "quiz-card-s", "is-a4", "is-letter", "is-right", "is-wrong"}
"""Classes of which the scripts write the beginning and the end apart."""


def sources() -> list[Path]:
    """What may write a class into a page."""
    found = [path for kind in ("py", "html") for path in (ROOT / "tools").rglob(f"*.{kind}")]
    pages = (path for path in (ROOT / "docs").rglob("*.md") if "dev" not in path.parts)
    return [*found, *pages, *(ROOT / "docs/assets/js").rglob("*.js")]


def test_the_colours_of_suits_stand_in_one_sheet() -> None:
    """Every other sheet only points to them; text on light and on dark, and white faces make twelve."""
    written = {
        name: [value for value in SUIT.findall(sheet) if not value.startswith("var(")] for name, sheet in SHEETS.items()
    }
    assert {name: len(values) for name, values in written.items() if values} == {"cards.css": 12}


def test_custom_properties_are_used() -> None:
    """Those that are not the theme's are asked for somewhere."""
    whole = "".join(SHEETS.values())
    named = set(re.findall(r"(?<![\w-])(--(?!md-)[\w-]+)\s*:", re.sub(r"\[[^]]*\]|\.[\w-]+", "", whole)))
    assert len(named) > 15
    assert {name for name in named if not re.search(rf"var\({name}[,)]", whole)} == set()


def test_classes_are_written_somewhere() -> None:
    """Every class of a selector that is not the theme's is in a template, a tool or a script."""
    written = {word for path in sources() for word in re.findall(r"[\w-]+", path.read_text(encoding="utf-8"))}
    selectors = " ".join(re.findall(r"[^{};]+(?=\{)", "".join(SHEETS.values())))
    classes = set(re.findall(r"\.(?!md-)([a-zA-Z][\w-]*)", selectors)) - {"focus-visible"}  # which the theme sets too
    assert len(classes) > 100
    assert classes - written == COMPOSED
