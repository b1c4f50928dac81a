"""axe on every page of every language, in both schemes of colours, on a phone and on paper, with nothing left out.

Then a window that is enlarged fourfold: nothing scrolls sideways, and a walk with the Tab key.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.axe import PRINTED, prefer, violations
from tests.browser.chromium import ARGUMENTS, find
from tests.browser.until import until
from tests.browser.walk import walk

DESK = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}
ENLARGED = {"width": 320, "height": 256}
"""What 400 % leaves of 1280 by 1024 pixels."""


def addresses(site: Path) -> list[str]:
    """Every page of a site, those for missing addresses too.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     for name in ("index.html", "404.html", "fr/quiz/index.html"):
    ...         path = Path(folder, name)
    ...         path.parent.mkdir(parents=True, exist_ok=True)
    ...         path.touch()
    ...     addresses(Path(folder))
    ['', '404.html', 'fr/quiz/']
    """
    return sorted(path.relative_to(site).as_posix().removesuffix("index.html") for path in site.rglob("*.html"))


def _open(page: Page, address: str) -> None:
    page.set_viewport_size(DESK)
    page.emulate_media(media="screen", color_scheme="light")
    page.goto(address)
    # What a script makes of a page is looked at, not what stands there before.
    until(page, "!document.querySelector('article > [hidden][aria-busy], div#quiz[hidden]')")


def _looked_at(page: Page) -> Iterator[tuple[str, list[str]]]:
    """Each way to look at a page, with what is wrong in it."""
    for scheme in ("light", "dark"):
        prefer(page, scheme)
        yield scheme, violations(page, exclude=())
    page.emulate_media(media="print")
    yield "print", violations(page, PRINTED, exclude=())
    page.emulate_media(media="screen")
    page.set_viewport_size(PHONE)
    yield "phone", violations(page, exclude=())
    page.set_viewport_size(ENLARGED)
    width = page.evaluate("Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)")
    yield "enlarged", [f"{width} pixels wide"] if width > ENLARGED["width"] else []
    yield "keyboard", walk(page)[1]


_browser: Browser


def _begin() -> None:
    """In each process: one browser for all its pages."""
    global _browser  # noqa: PLW0603 - a pool hands nothing else to its processes
    _browser = sync_playwright().start().chromium.launch(executable_path=find(), args=list(ARGUMENTS))


def _look(address: str) -> list[str]:
    context = _browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    _open(page, address)
    found = [f"{way}: {line}" for way, lines in _looked_at(page) for line in lines]
    context.close()
    return found


def audit(address: str, pages: Iterable[str], processes: int) -> Iterator[tuple[str, list[str]]]:
    """What is wrong in each page of the site that is served at an address, as soon as it is known."""
    pages = list(pages)
    with ProcessPoolExecutor(processes, initializer=_begin) as pool:
        yield from zip(pages, pool.map(_look, [address + page for page in pages]), strict=True)
