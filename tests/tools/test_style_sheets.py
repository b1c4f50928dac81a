"""Style sheets say nothing twice and nothing in vain: colours, custom properties, classes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools.errors import ROOT

SHEETS = {
    path.name: re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    for path in sorted((ROOT / "docs/assets/css").glob("*.css"))
}
"""The style sheets without their comments, by their names."""

SUIT = re.compile(r"--(?:face-)?(?:spade|heart|diamond|club):\s*([^;]+);")

DEFINED = {
    "header": ("docs/assets/css/site.css", r"--md-primary-fg-color: (#\w+)"),
    "link on a dark ground": ("docs/assets/css/site.css", r"slate[^}]+--md-typeset-a-color: (#\w+)"),
    "stroke through a card": ("docs/assets/css/card-faces.css", r"border-top: 2px solid (#\w+)"),
    "spade": ("docs/assets/css/cards.css", r"--spade: (#\w+)"),
    "heart": ("docs/assets/css/cards.css", r"--heart: (#\w+)"),
    "diamond": ("docs/assets/css/cards.css", r"--diamond: (#\w+)"),
    "club": ("docs/assets/css/cards.css", r"--club: (#\w+)"),
    "chooser": ("docs/assets/css/chooser.css", r"body {[^}]+background: (#\w+)"),
    "dark chooser": ("docs/assets/css/chooser.css", r"  body {[^}]+background: (#\w+)"),
}
"""Where the style sheets say a colour that is written elsewhere too."""

COPIES = [
    ("header", "docs/assets/css/chooser.css", r"--header: (#\w+)"),
    ("header", "docs/assets/images/favicon.svg", r'<rect [^>]+fill="(#\w+)"'),
    ("header", "tools/publish/metadata.py", r'_GROUND = "(#\w+)"'),
    ("header", "tools/social/icon.typ", r'fill: [^\n]+rgb\("(#\w+)"\)'),
    ("header", "tools/social/picture.typ", r'ground = rgb\("(#\w+)"\)'),
    ("header", "tools/theme/partials/metadata.html", r'theme-color" content="(#\w+)"'),
    ("link on a dark ground", "docs/assets/css/chooser.css", r"--accent: (#\w+)"),
    ("stroke through a card", "tools/social/picture.typ", r'stroke: 7pt \+ rgb\("(#\w+)"\)'),
    ("spade", "tools/sheet/common.typ", r'"♠": rgb\("(#\w+)"\)'),
    ("heart", "tools/sheet/common.typ", r'"♥": rgb\("(#\w+)"\)'),
    ("diamond", "tools/sheet/common.typ", r'"♦": rgb\("(#\w+)"\)'),
    ("club", "tools/sheet/common.typ", r'"♣": rgb\("(#\w+)"\)'),
    ("chooser", "tools/theme/chooser.html", r'content="(#\w+)" media="\(prefers-color-scheme: light'),
    ("dark chooser", "tools/theme/chooser.html", r'content="(#\w+)" media="\(prefers-color-scheme: dark'),
]
"""Where such a colour is written again, since no custom property reaches there."""

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


def colour(path: str, pattern: str) -> str:
    """The colour that a file writes at the first place that a pattern finds."""
    found = re.search(pattern, (ROOT / path).read_text(encoding="utf-8"))
    assert found, f"{path}: nothing in it is {pattern}: correct the pattern here if the colour moved"
    return found[1].lower()


@pytest.mark.parametrize(("name", "path", "pattern"), COPIES, ids=[f"{name} in {path}" for name, path, _ in COPIES])
def test_a_colour_written_again_is_the_one_of_the_style_sheets(name: str, path: str, pattern: str) -> None:
    """Pictures, documents and what is beside a page have the colours of the page."""
    sheet, defined = DEFINED[name]
    own, true = colour(path, pattern), colour(sheet, defined)
    assert own == true, f"{path}: the colour of the {name} is {own}, but {true} in {sheet}: change it here as there"


def test_colours_are_written_again_only_where_they_are_compared() -> None:
    """No other file has one of them; greys, such as that of spades, are ink too."""
    kinds = (".css", ".html", ".js", ".py", ".svg", ".typ")
    files = [path for top in ("docs/assets", "tools") for path in (ROOT / top).rglob("*") if path.suffix in kinds]
    texts = {path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8").lower() for path in files}
    for name, (sheet, pattern) in DEFINED.items():
        value = colour(sheet, pattern)
        if len({value[1:3], value[3:5], value[5:7]}) > 1:
            compared = {sheet, *(path for copied, path, _ in COPIES if copied == name)}
            assert {path for path, text in texts.items() if value in text} == compared, f"{value}, {name}: add it to COPIES"


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
