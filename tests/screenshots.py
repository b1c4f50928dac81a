"""Takes the pictures of the README anew: ``python -m tests.screenshots``.

Three pages in a phone's window and a sheet of paper, all of one shape, from a site that is built for it.
"""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal

from playwright.sync_api import Page, ViewportSize, sync_playwright

from tests.browser.chromium import ADVICE, ARGUMENTS, find
from tests.browser.quiz import NEXT, ROUND, answer
from tests.browser.server import serving
from tests.site.build import ROOT, SITE_URL, build
from tools.i18n.locales import load_locale
from tools.sheet.press import job_of
from tools.sheet.typeset import typeset
from tools.sitegen.addresses import FAQ_PAGE
from tools.sitegen.inputs import load_shared, load_words
from tools.sitegen.made_files import desk_of
from tools.sitegen.printing.documents import ready
from tools.sitegen.render import Renderer

FOLDER = ROOT / "docs" / "dev" / "screenshots"

PHONE = ViewportSize(width=420, height=594)
"""A window in the shape of A4."""

SCALE = 1.5
"""How many pixels of a picture are one of the window."""

HEADER, VERDICT = 48, 58
"""Pixels of the header of a page, and of the verdict of the hand checker below it: both stay in sight."""


@dataclass(frozen=True)
class Shot:
    """A page in a browser, at a place."""

    where: str
    top: str
    """What stands below what stays in sight: a selector."""
    first: Callable[[Page], None] = lambda page: None
    """What a reader has done before."""
    colours: Literal["dark", "light"] = "light"
    covered: int = HEADER
    """How many pixels stay in sight."""


def make_a_mistake(page: Page) -> None:
    """Answer questions until an answer is wrong."""
    while answer(page) != "is-wrong":
        page.locator(NEXT).click()


SHOTS = {
    "reading-fr": Shot("fr/hands/reading/", "#one-suit-clash", colours="dark"),
    "quiz-tr": Shot("tr/quiz/?s=7&l=1&n=10&t=plays", f"{ROUND} .quiz-cards", make_a_mistake),
    "checker-pt": Shot("pt/checker/?h=6h4d3sAh.7c5h4s3d", "#checker .checker-reading", covered=HEADER + VERDICT),
}
"""The pages by the names of their pictures."""

SHEET = "sheet-ru"
"""The rules sheet in Russian."""


def sheet() -> bytes:
    """The sheet as a picture in which a point is a pixel."""
    words, shared = load_words(load_locale("ru")), load_shared(ROOT)
    pages = {FAQ_PAGE: Renderer(ROOT / "docs", words, shared).render(FAQ_PAGE)}
    documents = dict(ready(desk_of(words, shared, pages, SITE_URL), shared.rulesets))
    return typeset(replace(job_of(documents["print/rules-home-a4.pdf"]), form="png"))


def photograph(page: Page, shot: Shot, address: str) -> bytes:
    """What a reader sees."""
    page.emulate_media(color_scheme=shot.colours, reduced_motion="reduce")
    page.goto(address + shot.where, wait_until="networkidle")
    shot.first(page)
    page.mouse.move(0, 0)
    page.locator(shot.top).first.evaluate(
        "(node, covered) => scrollTo(0, node.getBoundingClientRect().top + scrollY - covered - 16)", shot.covered
    )
    page.wait_for_timeout(500)
    return page.screenshot()


PIXELS = """async (png) => {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, image.width, image.height);
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
  const reader = new FileReader();
  reader.readAsDataURL(new Blob([data]));
  await new Promise((done) => reader.addEventListener("load", done));
  return [width, height, reader.result.split(",")[1]];
}"""
"""The pixels of a picture, on white, as red, green, blue and opacity."""


def squeezed(page: Page, png: bytes) -> bytes:
    """The same picture in few bytes: rows of text and flat colours are smallest as they are, compressed at leisure."""
    width, height, data = page.evaluate(PIXELS, b64encode(png).decode())
    pixels = b64decode(data)
    colours = bytearray(3 * width * height)
    for part in range(3):
        colours[part::3] = pixels[part::4]
    rows = b"".join(b"\0" + colours[3 * width * row : 3 * width * (row + 1)] for row in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + _part(b"IHDR", header) + _part(b"IDAT", zlib.compress(rows, 9)) + _part(b"IEND", b"")


def _part(kind: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))


def pictures(site: Path) -> dict[str, bytes]:
    """Every picture by its name, from a built site."""
    with serving(site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=list(ARGUMENTS))
        made = {SHEET: sheet()}
        for name, shot in SHOTS.items():
            window = browser.new_page(viewport=PHONE, device_scale_factor=SCALE, service_workers="block")
            made[name] = photograph(window, shot, address)
        blank = browser.new_page()
        return {name: squeezed(blank, png) for name, png in made.items()}


def main() -> None:
    """Build, take and write them."""
    assert find(), ADVICE
    with TemporaryDirectory() as folder:
        made = pictures(build(ROOT, Path(folder) / "site"))
    FOLDER.mkdir(exist_ok=True)
    for name, png in made.items():
        (FOLDER / f"{name}.png").write_bytes(png)
        print(f"{name}.png: {len(png) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
