"""What a reader loads for the quiz is light: script and words of one language, and the bank of questions."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from tests.js.node import ROOT
from tests.site.pages import LOCALES
from tools.publish.scripts.join import SCRIPTS, joined
from tools.publish.scripts.published import smaller

KB = 1024
MOST_CODE, MOST_BANK = 20 * KB, 40 * KB
BANK = "assets/quiz/bank.json"

_SCRIPT = re.compile(r'<script[^>]* src="[./]*(assets/js/[^"]+)"')

ELSEWHERE = {f"{SCRIPTS}/{path}" for path in ("offline/disk.js", "offline/leave.js", "offline/worker.js", "search/main.js")}
"""Scripts that no page of the site names: parts of workers, and what makes a page work from disk."""

each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


def weights(*paths: Path) -> dict[str, int]:
    """The bytes of files as a server sends them, by their names."""
    return {path.name: len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in paths}


def scripts_of(page: Path) -> set[str]:
    """The scripts of ours that a page names."""
    return set(_SCRIPT.findall(page.read_text(encoding="utf-8")))


@each_locale
def test_script_and_words_of_the_quiz_are_light(site, locale):
    """What the page of the quiz loads beyond what every page loads: one script, and what it says."""
    folder = site / locale.path
    (script,) = scripts_of(folder / "quiz/index.html") - scripts_of(folder / "sources/index.html")
    sizes = weights(site / script, folder / "quiz/words.json")
    assert sum(sizes.values()) <= MOST_CODE, sizes


@each_locale
def test_questions_and_their_words(site, locale):
    """The questions of all languages are one file, and their messages in each language another."""
    sizes = weights(site / BANK, site / locale.path / "quiz/questions.json")
    assert sum(sizes.values()) <= MOST_BANK, sizes


def test_pages_load_what_is_published(site):
    """Every script of ours, and nothing else in its folder, is one that a page names, joined and made smaller."""
    files = [path for path in (site / SCRIPTS).rglob("*") if path.is_file()]
    published = {path.relative_to(site).as_posix(): path.read_bytes() for path in files}
    sources = ROOT / "docs" / SCRIPTS
    made = {f"{SCRIPTS}/{path}": smaller(script, path) for path, script in joined(sources)}
    assert published == {path: script for path, script in made.items() if path not in ELSEWHERE}
    assert published.keys() == set().union(*map(scripts_of, site.rglob("*.html")))
