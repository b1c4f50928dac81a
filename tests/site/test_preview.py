"""The preview follows the catalogues: its folder is what a build would make, and faults are shown, not fatal."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from html import unescape

import pytest

from tests.i18n.locale_files import retranslate
from tests.site.build import FEW, ROOT, SITE_URL, build, copy_project, edit_entry, previewed, tree
from tools.errors import SiteError
from tools.i18n.catalogues import po_path
from tools.i18n.po import read_po
from tools.preview.live import LiveSite
from tools.publish.offline import SOURCES, WORKER
from tools.publish.policy import without_policy

CODE = "fr"
CHANGED = [f"{place}/index.html" for place in ("en/quiz", "fr/hands/reading", "fr/quiz", "fr/rules")]
"""The pages on which the tests of the command look for what they changed."""
PATIENCE = 120
"""Seconds until something that has to happen is taken for lost."""


def until(happened):
    """Wait for a true value and return it."""
    end = time.monotonic() + PATIENCE
    while not (value := happened()):
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)
    return value


class Catalogues:
    """The catalogues of a project, edited as a translator does."""

    def __init__(self, root):
        self.root = root
        self.files = {path: path.read_bytes() for path in (root / "locales" / CODE).rglob("*.*")}

    def msgid(self, wanted, domain="pages"):
        """The first translated message of a catalogue for which `wanted` holds."""
        messages = read_po(po_path(CODE, domain, self.root / "locales")).active()
        return next(message.id for message in messages if message.translated and wanted(message))

    def change(self, msgid, change, domain="pages"):
        """Change the translation of a message and save."""
        retranslate(po_path(CODE, domain, self.root / "locales"), msgid, change)

    def revert(self):
        """Bring back what was there before the first change."""
        for path, content in self.files.items():
            path.write_bytes(content)


def stands_on(page):
    """Whether a message without plural forms stands on this page only, and is no link or title."""
    return lambda message: message.plural is None and message.files == (page,) and re.fullmatch(r"[\w ,’']+\.", message.id)


# ---- the folder ----------------------------------------------------------------------------


def test_folder_is_what_a_build_makes(few, project, tmp_path, monkeypatch):
    """After any edits it equals a new build byte by byte; what is refused leaves it as it was."""
    monkeypatch.setenv("SITE_URL", SITE_URL)
    catalogues = Catalogues(project)
    live = LiveSite(project, CODE, tmp_path / "live")
    assert previewed(live.folder) == previewed(few)
    assert live.update() == []
    # No browser keeps a preview, and one that keeps the published site gives it up.
    assert all(b"unregister" in path.read_bytes() for path in live.folder.glob(f"*/{WORKER}"))
    assert (live.folder / SOURCES / "main.js").read_bytes() == b""

    text = catalogues.msgid(stands_on("docs/hands/reading.md"))
    catalogues.change(text, lambda text: f"{text} Encore.")
    assert live.update() == ["fr/hands/reading/"]

    plural = catalogues.msgid(lambda message: message.plural is not None)
    catalogues.change(plural, lambda text: f"{text} !")
    assert live.update()

    catalogues.change("How to read a hand", lambda text: f"{text} bien")
    pages = live.update()
    assert len(pages) == len(set(pages)) == len(live.each.pages), "the menu of every page has the title"

    menu = catalogues.msgid(lambda message: (message.context, message.id) == ("navigation", "Odds and strategy"), "ui")
    catalogues.change(menu, lambda text: f"{text} !", "ui")
    assert len(live.update()) == len(live.each.pages)

    for part, domain in (("tools/quiz/", "ui"), ("tools/sheet/", "pages")):
        word = catalogues.msgid(lambda message: any(file.startswith(part) for file in message.files), domain)
        catalogues.change(word, lambda text: f"{text} !", domain)
        live.update()

    # Without its translation a message is in English, and the states on pages of all languages differ.
    other = catalogues.msgid(stands_on("docs/rules/index.md"))
    catalogues.change(other, lambda text: "")
    assert {page.split("/")[0] for page in live.update()} == {path.name for path in live.folder.glob("??")}

    before = tree(live.folder)
    catalogues.change(text, lambda text: f"<b>{text}")
    with pytest.raises(SiteError, match="'<b>'"):
        live.update()
    assert tree(live.folder) == before
    catalogues.change(text, lambda text: text.removeprefix("<b>"))
    assert live.update() == []
    assert previewed(live.folder) == previewed(build(project, tmp_path / "fresh"))

    catalogues.revert()
    live.update()
    assert previewed(live.folder) == previewed(few)


# ---- the command ---------------------------------------------------------------------------


class Running:
    """A preview in a process of its own."""

    def __init__(self, folder, *arguments, cwd=ROOT):
        folder.mkdir()
        self._out, self._err = folder / "out", folder / "err"
        command = [sys.executable, "-m", "tools.i18n", *arguments]
        with self._out.open("w") as out, self._err.open("w") as err:
            variables = {"NO_MKDOCS_2_WARNING": "1", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONIOENCODING": "utf-8"}
            self.process = subprocess.Popen(command, cwd=cwd, env=os.environ | variables, stdout=out, stderr=err)

    @property
    def said(self):
        """What it printed."""
        return self._out.read_text(encoding="utf-8")

    @property
    def complained(self):
        """What it printed as an error."""
        return self._err.read_text(encoding="utf-8")

    def address(self):
        """Where the site is served, once it is."""
        found = until(lambda: re.search(r"http://\S+/", self.said) or self.process.poll())
        assert not isinstance(found, int), self.complained
        return found[0].removesuffix(f"{CODE}/")

    def interrupt(self):
        """Press Ctrl-C and return the exit status."""
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(PATIENCE)


@pytest.fixture(scope="module")
def workshop(tmp_path_factory, few):
    """The catalogues of a copy of the project, and the preview of that copy, which in the end shows the published
    pages of all languages again, but for a script.
    """
    folder = tmp_path_factory.mktemp("preview")
    catalogues = Catalogues(copy_project(folder / "project", FEW))
    running = Running(folder / "run", "--root", str(catalogues.root), "preview", CODE, "--port", "0")
    yield catalogues, running
    until_shown(running, published(few, [path.relative_to(few).as_posix() for path in few.rglob("*.html")]))
    assert running.interrupt() == 0
    assert "Traceback" not in running.complained


@pytest.fixture
def running(workshop):
    """The preview."""
    return workshop[1]


def fetch(running, place):
    """A page of the preview, whatever its status."""
    try:
        with urllib.request.urlopen(running.address() + place) as answer:
            return answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.read().decode()


def fetched(running, place):
    """The same as it lies in the folder, without the script of the preview."""
    return re.sub(r"\n<script>\nsetInterval.*?</script>\n", "", fetch(running, place), flags=re.DOTALL)


def published(site, places):
    """Published pages by their places, without their policy, which would refuse the script of the preview."""
    return {place: without_policy((site / place).read_text(encoding="utf-8")) for place in places}


def until_shown(running, pages):
    """Wait until the preview shows all of these pages."""
    until(lambda: all(fetched(running, place) == html for place, html in pages.items()))


@pytest.fixture
def get(running):
    """A function that fetches a page of the preview, whatever its status."""
    return lambda place: fetch(running, place)


@pytest.fixture
def catalogues(workshop, running, few):
    """The catalogues. After the test they are put back, and the pages that tests change are the published ones again."""
    yield workshop[0]
    workshop[0].revert()
    until_shown(running, published(few, CHANGED))


def banner(html):
    """The text of the banner of a page, if there is one."""
    found = re.search(r'<div role="alert" lang="en"[^>]*>(.*?)</div>', html, re.DOTALL)
    return found and found[1]


def test_saved_text_is_served(catalogues, running, get):
    """The page has the new text, the terminal names it, and what the script asks for has changed."""
    version = get("preview-version")
    text = catalogues.msgid(stands_on("docs/hands/reading.md"))
    catalogues.change(text, lambda text: f"{text} Encore une fois.")
    until(lambda: "Encore une fois." in get("fr/hands/reading/"))
    until(lambda: re.search(r"^fr/hands/reading/ \(\d", running.said, re.MULTILINE))
    until(lambda: get("preview-version") != version)


def test_incomplete_fault_is_said(catalogues, running, get):
    """A save that leaves a message without a translation names it; the page is shown all the same."""
    text = catalogues.msgid(stands_on("docs/rules/index.md"))
    catalogues.change(text, lambda text: "")
    until(lambda: re.search(r"^locales/fr/LC_MESSAGES/pages\.po:\d+: missing: ", running.said, re.MULTILINE))
    assert text in get("fr/rules/") and banner(get("fr/rules/")) is None


def break_syntax(catalogues):
    """Leave a quotation mark open."""
    path = po_path(CODE, "ui", catalogues.root / "locales")
    path.write_text(path.read_text(encoding="utf-8") + '\nmsgid "open\n', encoding="utf-8")
    return "locales/fr/LC_MESSAGES/ui.po:"


def smuggle(catalogues):
    """Bring an element that the English text lacks."""
    text = catalogues.msgid(stands_on("docs/hands/reading.md"))
    catalogues.change(text, lambda text: f"<b>{text}</b>")
    return "locales/fr/LC_MESSAGES/pages.po:"


def spoil_language(catalogues):
    """Name a direction that does not exist."""
    edit_entry(catalogues.root / "locales/fr/locale.toml", "direction", 'direction = "sideways"')
    return "locales/fr/locale.toml:"


def shown_until_corrected(catalogues, running, get, place):
    """Check that a fault is one sentence in the terminal and on every page of the language, and correct it."""
    said = until(lambda: banner(get("fr/hands/reading/")))
    assert said.startswith(place) and "<" not in said
    assert unescape(said) in running.complained.splitlines()
    assert banner(get("fr/quiz/")) == banner(get("fr/404.html")) == said
    assert banner(get("en/hands/reading/")) is None
    catalogues.revert()
    until(lambda: banner(get("fr/hands/reading/")) is None)
    assert running.process.poll() is None


@pytest.mark.parametrize("spoil", [break_syntax, smuggle])
def test_fault_is_shown_until_it_is_corrected(catalogues, running, get, spoil):
    """One sentence in the terminal and on every page of the language; the last good pages stay."""
    shown_until_corrected(catalogues, running, get, spoil(catalogues))


def test_changed_language_builds_anew(catalogues, running, get):
    """A new name of the language is in the switcher of all pages; a fault in its file is shown as any other."""
    edit_entry(catalogues.root / "locales/fr/locale.toml", "name", 'name = "Langue française"')
    until(lambda: "Langue française" in get("en/quiz/"))
    assert "Langue française" in get("fr/quiz/")
    shown_until_corrected(catalogues, running, get, spoil_language(catalogues))


def test_missing_addresses_have_the_page_of_their_language(running, few):
    """As on the site; a folder without a page is one of them."""
    pages = published(few, ["404.html", "fr/404.html"])
    assert fetched(running, "fr/nowhere/") == pages["fr/404.html"]
    assert fetched(running, "assets/") == fetched(running, "nowhere") == pages["404.html"]


def test_an_open_page_follows_by_itself(catalogues, running, chromium):
    """In a browser the page changes without a hand, and so does the banner."""
    page = chromium.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    page.goto(f"{running.address()}fr/hands/reading/")
    text = catalogues.msgid(stands_on("docs/hands/reading.md"))
    catalogues.change(text, lambda text: f"{text} Sans les mains.")
    page.get_by_text("Sans les mains.").wait_for()
    catalogues.change(text, lambda text: f"<b>{text}</b>")
    page.get_by_role("alert").filter(has_text="'<b>'").wait_for()
    catalogues.revert()
    page.get_by_role("alert").filter(has_text="'<b>'").wait_for(state="detached")
    page.close()


def test_interrupt_ends_quietly(tmp_path, project):
    """Ctrl-C, even while the site is built: status 0 and nothing to read. It works from the project's folder."""
    running = Running(tmp_path / "run", "preview", CODE, "--port", "0", cwd=project)
    until(lambda: running.said)
    assert running.interrupt() == 0
    assert running.complained == ""


def test_a_taken_port_is_one_sentence(tmp_path):
    """One sentence and status 2, before anything is built."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        running = Running(tmp_path / "run", "preview", CODE, "--port", str(port))
        assert running.process.wait(PATIENCE) == 2
    assert re.fullmatch(rf"port {port} cannot be used \(.+\): choose another with --port\.\n", running.complained)
    assert running.said == ""


def test_an_impossible_port_is_one_sentence(tmp_path):
    """So is a number that no port has."""
    running = Running(tmp_path / "run", "preview", CODE, "--port", "65536")
    assert running.process.wait(PATIENCE) == 2
    assert running.complained.startswith("port 65536 cannot be used (")


@pytest.mark.parametrize("code", ["en", "xx"])
def test_a_locale_without_catalogues_is_refused(tmp_path, code):
    """English has none, and a language that is not there has none: status 2."""
    running = Running(tmp_path / "run", "preview", code)
    assert running.process.wait(PATIENCE) == 2
    assert running.complained.startswith(f"unknown locale '{code}': write one of ")


def test_site_that_cannot_be_built(tmp_path, project):
    """A fault at the start is one sentence and status 2."""
    place = smuggle(Catalogues(project))
    running = Running(tmp_path / "run", "preview", CODE, "--port", "0", cwd=project)
    assert running.process.wait(PATIENCE) == 2
    assert running.complained.startswith(place) and running.complained.count("\n") == 1
