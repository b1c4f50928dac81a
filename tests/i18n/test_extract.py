"""Extraction: every kind of source, one place for each message, the same result every time."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from tools.errors import SiteError
from tools.files import stale, write
from tools.i18n.extract import extract, template_texts
from tools.i18n.po import Message

NAMES = [("card", "ace of spades", "A♠"), ("hand", "eight badugi", "")]

SOURCES = {
    "mkdocs.yml": """
site_name: Badugi
site_url: !ENV [SITE_URL, "/"]
site_description: A card game
markdown_extensions:
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
nav:
  - index.md
  - Rules:
      - House rules: rules/index.md
      - Reading:
          - hands/reading.md
""",
    "docs/index.md": """---
title: {{ _("Badugi") | tojson }}
---
{# TRANSLATORS: the first sentence #}
{% trans %}Low cards
win.{% endtrans %}
{% trans n=3 %}{{ n }} draw{% pluralize %}{{ n }} draws{% endtrans %}
{{ pgettext("verb", "Draw") }} {{ npgettext("pot", "%(num)s chip", "%(num)s chips", 2) }}
""",
    "docs/rules/index.md": "{% trans %}Low cards win.{% endtrans %} {% trans %}50% of it{% endtrans %}",
    "docs/dev/notes.md": "{% trans %}not for readers{% endtrans %} {% broken",
    "docs/assets/js/quiz/view.js": """
// TRANSLATORS: a button
const a = t("Next hand");
const b = tn("{n} card", "{n} cards", n, { n });
const c = other("no message");
""",
    "tools/theme/main.html": '<a>{{ gettext("Skip to content") }}</a>{{ lang.t("ours not") }}',
    "tools/quiz/texts.py": '# TRANSLATORS: praise\nGOOD = N_("Right")\nx = _("Right")\ny = _("Badugi")\n',
    "tools/words/words.py": 'a = words.pgettext("verb", "Bet")\nb = words.pgettext(CARD, name)\n',
    "tools/i18n/names.py": 'a = N_("one-card hand")\n',
    "tools/sheet/make.py": 'a = ngettext("%(n)s page", "%(n)s pages", n)\n',
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project of one source of each kind."""
    for name, text in SOURCES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_every_kind_of_source_is_read(root: Path) -> None:
    """In order of files, then of places; a message of several domains stands in the first."""
    found = extract(root, NAMES)
    assert [(one.context, one.id, one.plural) for one in found["cards"]] == [
        ("card", "ace of spades", None),
        ("hand", "eight badugi", None),
        (None, "one-card hand", None),
    ]
    assert [(one.context, one.id, one.plural) for one in found["ui"]] == [
        (None, "Badugi", None),
        (None, "A card game", None),
        ("navigation", "Rules", None),
        ("navigation", "Reading", None),
        (None, "Skip to content", None),
        (None, "Right", None),
        ("verb", "Bet", None),
        (None, "Next hand", None),
        (None, "{n} card", "{n} cards"),
    ]
    assert [(one.context, one.id, one.plural) for one in found["pages"]] == [
        (None, "Low cards win.", None),
        (None, "%(n)s draw", "%(n)s draws"),
        ("verb", "Draw", None),
        ("pot", "%(num)s chip", "%(num)s chips"),
        (None, "50%% of it", None),
        (None, "%(n)s page", "%(n)s pages"),
    ]


def _by_id(root: Path) -> dict[str, Message]:
    return {one.id: one for messages in extract(root, NAMES).values() for one in messages}


def test_translators_are_told_what_and_where(root: Path) -> None:
    """Comments, files without line numbers, formats."""
    found = _by_id(root)
    assert found["Low cards win."].notes == ("the first sentence",)
    assert found["Low cards win."].references == ("docs/index.md", "docs/rules/index.md")
    assert found["Badugi"].references == ("docs/index.md", "mkdocs.yml", "tools/quiz/texts.py")
    assert found["Next hand"].notes == ("a button",)
    assert found["Right"].notes == ("praise",)
    assert found["ace of spades"].notes == ("A♠",)
    assert found["%(n)s draw"].flags == {"python-format"}
    assert found["50%% of it"].flags == {"python-format"}
    assert found["{n} card"].flags == {"python-brace-format"}
    assert found["Right"].flags == set()


def test_references_name_the_heading_or_the_function(root: Path) -> None:
    """A message that stands in several places names each, in order."""
    (root / "docs/index.md").write_text(
        '{{ _("Badugi") }}\n# {% trans %}One{% endtrans %} { #one }\n{{ _("Badugi") }}\n', encoding="utf-8"
    )
    (root / "tools/quiz/texts.py").write_text('def praise():\n    return _("Badugi")\n', encoding="utf-8")
    found = _by_id(root)
    assert found["One"].references == ("docs/index.md#one",)
    assert found["Badugi"].references == (
        "docs/index.md",
        "docs/index.md#one",
        "mkdocs.yml",
        "tools/quiz/texts.py#praise",
    )
    assert found["Badugi"].files == ("docs/index.md", "mkdocs.yml", "tools/quiz/texts.py")


def test_each_line_of_a_comment_is_a_note(root: Path) -> None:
    """So that examples can stand below what is said, in a template too."""
    page = "{# TRANSLATORS: A title.\n   %(n)s: 12\n#}\n{% trans n=1 %}{{ n }} deals{% endtrans %}"
    (root / "docs/new.md").write_text(page, encoding="utf-8")
    script = '// TRANSLATORS: A title.\n// TRANSLATORS: %(n)s: 12\nt("%(n)s rounds", { n });\n'
    (root / "docs/assets/js/new.js").write_text(script, encoding="utf-8")
    found = _by_id(root)
    assert found["%(n)s deals"].notes == found["%(n)s rounds"].notes == ("A title.", "%(n)s: 12")


def test_the_names_of_the_project_are_taken_by_default() -> None:
    """All 52 cards have a message."""
    cards = [one for one in extract()["cards"] if one.context == "card"]
    assert len(cards) == 52


def test_extraction_is_the_same_every_time(root: Path) -> None:
    """And says nothing of day, machine or folder."""
    first = template_texts(extract(root, NAMES), root / "locales")
    again = template_texts(extract(root, NAMES), root / "locales")
    assert first == again
    whole = "".join(first.values())
    assert str(root) not in whole
    assert "Date" not in whole
    assert len({hashlib.sha256(text.encode()).hexdigest() for text in first.values()}) == 3


def test_moving_text_within_a_file_changes_nothing(root: Path) -> None:
    """There are no line numbers."""
    before = template_texts(extract(root, NAMES), root)
    path = root / "docs/index.md"
    path.write_text(path.read_text(encoding="utf-8").replace("{% trans %}", "\n\n{% trans %}"), encoding="utf-8")
    assert template_texts(extract(root, NAMES), root) == before


def test_templates_are_written_once(root: Path) -> None:
    """A second run has nothing to do, until a source changes."""
    folder = root / "locales"
    folder.mkdir()
    texts = template_texts(extract(root, NAMES), folder)
    assert len(stale(texts)) == 3
    assert len(write(texts)) == 3
    assert write(texts) == []
    (root / "docs/new.md").write_text("{% trans %}New{% endtrans %}", encoding="utf-8")
    assert stale(template_texts(extract(root, NAMES), folder)) == [folder / "pages.pot"]


@pytest.mark.parametrize(
    ("name", "text", "place"),
    [
        ("docs/index.md", "a\n{% trans %}b", r"docs/index\.md:2: "),
        ("docs/index.md", "a\n{% trans n=1 %}%(n)s b{% endtrans %}", r"docs/index\.md:2: %\(name\)s inside a trans"),
        ("docs/index.md", '{{ ngettext("Badugi", "Badugis", 2) }}', r"docs/index\.md:1: 'Badugi' has another plural"),
        ("docs/index.md", b"\xff", r"docs/index\.md: "),
        ("tools/quiz/texts.py", "f('''", r"tools/quiz/texts\.py: "),
        ("mkdocs.yml", "nav: [", r"mkdocs\.yml: "),
    ],
)
def test_a_source_that_cannot_be_read_is_named(root: Path, name: str, text: str | bytes, place: str) -> None:
    """One sentence, never a traceback."""
    (root / name).write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(SiteError, match=f"^{place}.*\\.$"):
        extract(root, NAMES)


def test_a_project_without_a_site_has_no_navigation(root: Path) -> None:
    """mkdocs.yml is not needed to extract."""
    (root / "mkdocs.yml").unlink()
    assert "A card game" not in _by_id(root)
