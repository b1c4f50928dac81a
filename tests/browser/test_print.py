"""Every kind of page on paper: the page itself and nothing else, black on white, with all that is folded on the screen."""

from __future__ import annotations

import io
import re
import unicodedata
from itertools import groupby

import pytest
from pypdf import PdfReader

from tests.site.build import SITE_URL

PAPERS = {"A4": (210, 297), "Letter": (216, 279)}
"""Width and height in millimetres, rounded."""

MARGIN = 15
KINDS = (
    "en/",
    "en/hands/reading/",
    "en/hands/mistakes/",
    "en/hands/ladder/",
    "en/hands/ranking/",
    "en/rules/",
    "en/rules/differences/",
    "en/rules/room-half-pot-limit/",
    "en/faq/",
    "en/deals/side-pot/",
    "en/odds/",
    "en/strategy/",
    "en/checker/",
    "en/quiz/",
    "en/glossary/",
    "en/sources/",
    "en/translate/",
    "en/print/",
    "en/print/own-rules/",
    "fr/odds/",
    "pt/rules/differences/",
    "ru/hands/mistakes/",
    "tr/quiz/",
)
WAYS = ({"paper": "A4", "color_scheme": "dark"}, {"paper": "Letter", "java_script_enabled": False})

# What must not be cut: rows, and blocks that are one picture.
WHOLE = "tr, .example, .versus, .ladder > li, .door, .term, .deal-steps > li, figure svg, .quiz-item > details"

READ = """() => {
  const article = document.querySelector("article");
  const texts = node => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
      const {parentElement: parent, data} = walker.currentNode;
      if (data.trim() && !parent.closest("style, script, template, [hidden]")) found.push(data);
    }
    return found;
  };
  const shown = node => node.getClientRects().length > 0;
  return {
    title: article.querySelector("h1").textContent,
    text: [...article.querySelectorAll("p, li, dt, dd, th, td, h2, h3, summary")].filter(shown).flatMap(texts),
    whole: [...article.querySelectorAll("WHOLE")].filter(shown).map(texts),
    tables: [...article.querySelectorAll("table")].filter(shown).map(table => ({
      head: texts(table.tHead), rows: [...table.tBodies].flatMap(body => [...body.rows].map(texts))})),
    links: [...article.querySelectorAll("a[href^=http]")].filter(shown).map(link => link.getAttribute("href")),
    chrome: [...document.querySelectorAll(
      "header, .md-copyright, nav, form, button, input, select, textarea, .md-sidebar, .md-skip, .md-top, .glossary-tip, noscript"
    )].filter(shown).map(node => node.outerHTML.slice(0, 80)),
    footer: document.querySelector(".md-copyright").textContent,
    versions: document.querySelector(".md-footer .versions").textContent,
  };
}""".replace("WHOLE", WHOLE)
"""What paper should show, from the page as it is laid out for print."""

INK = """() => [...document.querySelectorAll("html, body, body *")].filter(node => node.getClientRects().length).map(node => {
  const style = getComputedStyle(node);
  return [style.color, style.backgroundColor, style.fill, style.colorScheme];
})"""


def squeezed(text):
    """A text without spaces, so that lines may end anywhere, and without ligatures."""
    return re.sub(r"\s", "", unicodedata.normalize("NFKC", text))


def printed(page, paper):
    """The pages of a PDF as the browser makes it, with the margins of our style sheet, squeezed."""
    pdf = PdfReader(io.BytesIO(page.pdf(format=paper, prefer_css_page_size=True)))
    for sheet in pdf.pages:
        size = [round(float(side) / 72 * 25.4) for side in (sheet.mediabox.width, sheet.mediabox.height)]
        assert size == list(PAPERS[paper])
    return [squeezed(sheet.extract_text()) for sheet in pdf.pages]


def opened(visit, where, **options):
    """A page laid out for paper."""
    page = visit(**options).go(where)
    page.emulate_media(media="print")
    return page


def too_wide(page, paper):
    """What reaches over the margins when only their inside is left for the page, as on paper."""
    width = PAPERS[paper][0]
    inside = (width - 2 * MARGIN) / 25.4 * 96
    page.set_viewport_size({"width": round(width / 25.4 * 96), "height": 1000})
    return page.evaluate(
        """inside => {
          document.documentElement.style.width = `${inside}px`;
          return [...document.querySelectorAll("body, body *")]
            .filter(node => [...node.getClientRects()].some(box => box.left < -1 || box.right > inside + 1)
              || node.matches(".class-table") && node.scrollWidth > node.clientWidth + 1)
            .map(node => node.outerHTML.slice(0, 80));
        }""",
        inside,
    )


def holding(pages, texts):
    """The numbers of the pages that hold all of these texts."""
    wanted = [squeezed(text) for text in texts]
    return [number for number, page in enumerate(pages) if all(text in page for text in wanted)]


@pytest.mark.parametrize("where", KINDS)
def test_pages_print_whole(visit, where):
    """No chrome, nothing missing or too wide, no row or picture cut, heads of tables on each page; address and versions."""
    way = dict(WAYS[KINDS.index(where) % len(WAYS)])
    paper = way.pop("paper")
    page = opened(visit, where, **way)
    seen = page.evaluate(READ)
    pages = printed(page, paper)
    everything = "".join(pages)
    assert seen["chrome"] == []
    assert squeezed(seen["footer"]) not in everything
    assert all(pages), "an empty page"
    assert pages[0].startswith(squeezed(seen["title"]))
    assert [text for text in seen["text"] if squeezed(text) not in everything] == []
    assert [texts for texts in seen["whole"] if not holding(pages, texts)] == []
    for table in seen["tables"]:
        places = [holding(pages, row) for row in table["rows"]]
        assert {each[0] for each in places if len(each) == 1} <= set(holding(pages, table["head"]))
    assert [link for link in seen["links"] if squeezed(link) not in everything] == []
    assert "../" not in everything and everything.count("http") == len(seen["links"]) + 1, "the page's own"
    assert SITE_URL + where + squeezed(seen["versions"]) in pages[-1]
    assert [(paper, wide) for paper in PAPERS if (wide := too_wide(page, paper))] == []


@pytest.mark.parametrize("where", ["en/", "en/rules/#all-sets", "en/odds/", "en/quiz/", "en/print/own-rules/"])
def test_dark_pages_print_like_light_ones(visit, where):
    """The same ink from both palettes: no dark ground, dark text, the suits as on a light page."""
    page = opened(visit, where)
    ink = {}
    for scheme in ("slate", "default"):
        page.evaluate("scheme => { document.body.dataset.mdColorScheme = scheme }", scheme)
        ink[scheme] = page.evaluate(INK)
    assert ink["slate"] == ink["default"]
    texts, grounds = ({each[place] for each in ink["slate"]} for place in (0, 1))
    assert all(max(map(int, re.findall(r"\d+", color)[:3])) < 0xC0 for color in texts)
    assert all(min(map(int, re.findall(r"\d+", color)[:3])) > 0x90 for color in grounds - {"rgba(0, 0, 0, 0)"})
    assert [each[1] for each in ink["slate"][:2]] == ["rgb(255, 255, 255)"] * 2
    assert "dark" not in {each[3] for each in ink["slate"]}
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light", "the margins too"


@pytest.mark.parametrize(("paper", "scripts"), [("A4", True), ("Letter", False)])
def test_the_quiz_prints_with_its_key(visit, paper, scripts):
    """The questions of a level are together, and their answers, in the same order, begin on a new page."""
    page = opened(visit, "en/quiz/", java_script_enabled=scripts)
    levels = page.evaluate(
        """() => [...document.querySelectorAll(".quiz-static section")].map(level => ["h2", ".quiz-hand", ".quiz-lesson"]
          .map(part => [...level.querySelectorAll(part)].map(node => node.textContent)))"""
    )
    answer = page.locator(".quiz-static summary").first.text_content()
    pages = printed(page, paper)
    kinds = [bool(re.match(rf"{answer}\d", text)) for text in pages]
    runs = [[number for number, _ in group] for _, group in groupby(enumerate(kinds), key=lambda each: each[1])]
    assert len(runs) == 2 * len(levels) and not kinds[0]
    for (heading, hands, lessons), questions, key in zip(levels, runs[::2], runs[1::2], strict=True):
        asked, told = ("".join(pages[number] for number in numbers) for numbers in (questions, key))
        assert all(squeezed(text) in asked for text in heading + hands) and answer not in asked
        places = [told.index(squeezed(lesson)) for lesson in dict.fromkeys(lessons)]
        assert len(lessons) == 10 and places == sorted(places)


def test_the_ranking_takes_few_pages(visit):
    """All its rows in columns, on the shorter paper."""
    page = opened(visit, "en/hands/ranking/", java_script_enabled=False)
    assert len(printed(page, "Letter")) <= 8


def test_folded_tables_print_without_scripts(visit):
    """The browser alone opens what is folded."""
    page = opened(visit, "en/translate/", java_script_enabled=False)
    folded = page.locator("details:not([open]) td").all_text_contents()
    everything = "".join(printed(page, "A4"))
    assert len(folded) > 100 and all(squeezed(text) in everything for text in folded)


def test_the_chooser_prints_black_on_white(visit):
    """The first page of all has a style sheet of its own."""
    page = opened(visit, "", color_scheme="dark", java_script_enabled=False)
    assert page.evaluate(INK)[1][:2] == ["rgb(0, 0, 0)", "rgba(0, 0, 0, 0)"]
    assert all(squeezed(name) in printed(page, "Letter")[0] for name in page.locator("strong").all_text_contents())
