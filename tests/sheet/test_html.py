"""The sheet as HTML, on the screen and on paper, in Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from importlib.resources import files
from io import BytesIO

import pytest
from playwright.sync_api import Browser, Page
from pypdf import PdfReader

from badugi_core import RuleSet
from tests.house import HOUSE
from tests.sheet.conftest import ALPHABETS, strings, words_of
from tools.errors import ROOT
from tools.sheet.content import sheet_content
from tools.sheet.html import sheet_html

_VOID = {"br"}


def fragment(code: str, rules: RuleSet = HOUSE, growth: float = 0.2) -> str:
    """The HTML of a sheet."""
    words = words_of(code, growth)
    return sheet_html(sheet_content(words, rules), words)


class _Reader(HTMLParser):
    """Collects ids, references and texts, and checks that tags are closed in order."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.references: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in _VOID:
            self.open.append(tag)
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.references += [value for name, value in attrs if name == "aria-labelledby" and value]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def read(html: str) -> _Reader:
    """The HTML, read and closed."""
    reader = _Reader()
    reader.feed(html)
    assert reader.open == []
    return reader


@pytest.mark.parametrize("code", sorted(ALPHABETS))
def test_says_everything(code: str) -> None:
    """Every string of the content; ids are unique and references lead somewhere."""
    reader = read(fragment(code))
    sheet = sheet_content(words_of(code), HOUSE)
    assert [text for text in strings(sheet) if text not in reader.text] == []
    assert len(set(reader.ids)) == len(reader.ids)
    assert set(reader.references) <= set(reader.ids)


def test_markdown_leaves_it_alone() -> None:
    """One line that begins with a block element."""
    html = fragment("en")
    assert html.startswith("<article ") and html.endswith("</article>") and "\n" not in html


def test_no_inline_style() -> None:
    """The content policy of the site allows none."""
    assert "style=" not in fragment("en")


def test_cards_are_named() -> None:
    """Cards in worked hands and in sentences have names for screen readers."""
    html = fragment("en")
    assert html.count('aria-label="six of clubs"') == 2
    assert "6♣" not in html.replace(">6♣</span>", "")


def test_text_is_escaped(house: RuleSet) -> None:
    """A translation cannot bring in markup."""
    words = words_of("fr")
    sheet = replace(sheet_content(words, house), footer="<b>&", title='"<i>')
    html = sheet_html(sheet, words)
    assert "&lt;b&gt;&amp;" in html and '"&lt;i&gt;' in html


def test_changed_numbers(house: RuleSet) -> None:
    """A small bet of 3 is in the table."""
    assert "<td>2, 5, 8, 11</td>" in fragment("en", replace(house, small_bet=3))


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page that may load nothing."""
    context = chromium.new_context(offline=True)
    yield context.new_page()
    context.close()


def styles() -> str:
    """The style sheets of the theme and of the site, in their order."""
    theme = files("material") / "templates" / "assets" / "stylesheets"
    names = sorted(item.name for item in theme.iterdir() if item.name.endswith(".css"))
    assert [name.split(".")[0] for name in names] == ["main", "palette"]
    ours = ("site.css", "cards.css", "sheet.css")
    own = [(ROOT / "docs" / "assets" / "css" / name).read_text(encoding="utf-8") for name in ours]
    return "\n".join([*((theme / name).read_text(encoding="utf-8") for name in names), *own])


def document(sheet: str, scheme: str = "default") -> str:
    """The sheet in a page built like those of the theme."""
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Sheet</title><style>{styles()}</style>'
        f'<body dir="ltr" data-md-color-scheme="{scheme}" data-md-color-primary="custom">'
        '<header class="md-header">CHROME</header><div class="md-container"><main class="md-main">'
        '<div class="md-main__inner md-grid"><div class="md-content"><article class="md-content__inner md-typeset">'
        f"<h1>INTRODUCTION</h1><p>INTRODUCTION</p>{sheet}</article></div></div></main>"
        '<footer class="md-footer">CHROME</footer></div></body></html>'
    )


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize(
    ("code", "growth"), [("en", 0.0), ("fr", 0.2), ("ru", 0.1), ("ru", 0.2), ("tr", 0.3)]
)
def test_prints_on_one_side(page: Page, code: str, growth: float, paper: str) -> None:
    """Only the sheet, on one side of either paper."""
    page.set_content(document(fragment(code, growth=growth)))
    (side,) = PdfReader(BytesIO(page.pdf(format=paper, print_background=True))).pages
    text = side.extract_text()
    assert "CHROME" not in text and "INTRODUCTION" not in text
    assert "8-6-3" in text


def test_dark_palette_prints_dark_on_white(page: Page) -> None:
    """The paper is white and every letter is dark, whatever the palette on the screen."""
    page.set_content(document(fragment("en"), "slate"))
    page.emulate_media(media="print")
    pale = page.evaluate(
        """() => {
          const light = (colour) => Math.max(...colour.match(/[\\d.]+/g).slice(0, 3)) > 190;
          const found = [];
          for (const node of document.querySelectorAll(".sheet, .sheet *")) {
            const style = getComputedStyle(node);
            if (light(style.color)) found.push(node.className + " " + style.color);
          }
          for (let node = document.querySelector(".sheet"); node; node = node.parentElement) {
            const { backgroundColor } = getComputedStyle(node);
            if (backgroundColor !== "rgb(255, 255, 255)") found.push(node.tagName + " " + backgroundColor);
          }
          return found;
        }"""
    )
    assert pale == []


@pytest.mark.parametrize("code", ["en", "ru"])
def test_fits_a_phone(page: Page, code: str) -> None:
    """At 360 pixels nothing sticks out."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.set_content(document(fragment(code)))
    assert page.evaluate("document.documentElement.scrollWidth") == 360
