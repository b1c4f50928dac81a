"""A translator's files may hold anything: they are read or refused in one sentence, and publish nothing of their own.

What means harm is in tests/i18n/hostile.py.
"""

from __future__ import annotations

import re
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path

import pytest
from hypothesis import given, settings, strategies as st
from markdown import Markdown
from mkdocs.config import load_config
from mkdocs.utils.meta import get_data

from tests.house import HOUSE
from tests.i18n.hostile import repeatable, spoiled, spoiled_bytes
from tests.i18n.locale_files import copy_locales
from tests.sheet.test_rules import sheet_of
from tools.errors import ROOT, SiteError
from tools.i18n.__main__ import main
from tools.i18n.catalogues import DOMAINS, Catalogue, po_path
from tools.i18n.checks import unsafe_faults
from tools.i18n.locales import load_locale
from tools.i18n.po import Message, PoFile
from tools.sitegen.inputs import load_shared
from tools.sitegen.render import Renderer
from tools.words.words import Words

CODES = ("fr", "ru", "tr")
"""Languages with two and three plural forms, of two alphabets."""


def outcome(root: Path, *arguments: str) -> tuple[int, str]:
    """Run a command of translators; return its status and what it said on the error stream."""
    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        status = main(["--root", str(root), *arguments])
    return status, err.getvalue()


# ---- bytes ----------------------------------------------------------------------------------


def beginning(domain: str) -> bytes:
    """The beginning of a French catalogue, with its header: as good as the whole, and sooner read."""
    lines = b"\n".join(po_path("fr", domain).read_bytes().split(b"\n")[:120])
    return lines[: lines.rindex(b"\n\n") + 1]  # whole messages


@pytest.fixture(scope="module")
def small_project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project of one page with French catalogues that begin as those of the site."""
    root = tmp_path_factory.mktemp("fuzzed")
    (root / "docs").mkdir()
    (root / "docs/index.md").write_text("{% trans %}Deal{% endtrans %}", encoding="utf-8")
    copy_locales(root, ("en", "fr"))
    for domain in DOMAINS:
        target = po_path("fr", domain, root / "locales")
        target.parent.mkdir(exist_ok=True)
        target.write_bytes(beginning(domain))
    return root


@settings(repeatable, max_examples=250)
@given(data=spoiled_bytes(beginning("ui")))
def test_any_bytes_are_read_or_refused(small_project: Path, data: bytes) -> None:
    """The command ends with 0, 1 or 2, and with 2 says one sentence that names the file."""
    po_path("fr", "ui", small_project / "locales").write_bytes(data)
    status, said = outcome(small_project, "check")
    assert status in (0, 1, 2)
    assert (status == 2) == bool(said)
    if said:
        assert said.startswith("locales/fr/LC_MESSAGES/ui.po") and said.endswith(".\n")
        assert said.count("\n") == 1


# ---- locale.toml ----------------------------------------------------------------------------

TOML = Path(po_path("fr", "ui").parents[1] / "locale.toml").read_bytes()


@settings(repeatable, max_examples=250)
@given(data=spoiled_bytes(TOML))
def test_any_locale_is_read_or_refused(small_project: Path, data: bytes) -> None:
    """The file that describes a language is no safer than its catalogues."""
    path = small_project / "locales/fr/locale.toml"
    path.write_bytes(data)
    try:
        locale = load_locale("fr", small_project / "locales")
        assert locale.percent.count("{") == 1 and locale.number(1092)
        assert not set('<>&"{}') & set(locale.name + locale.lang + locale.path)
    except SiteError as error:
        assert str(error).startswith("locales/fr/locale.toml") and "\n" not in str(error)
    finally:
        path.write_bytes(TOML)


# ---- messages -------------------------------------------------------------------------------


class Tags(HTMLParser):
    """Every element of a page, every attribute but words, and every address: an eye of its own."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: set[tuple[str, ...]] = set()
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what could do harm."""
        self.found.add((tag,))
        for name, value in attrs:
            if name == "class":
                self.found |= {(tag, name, each) for each in (value or "").split()}
            else:
                # The glossary has as many letters as the words of its language begin with.
                value = re.sub(r"letter-\d+", "letter", value or "")
                if name == "href":  # the same place, in the language of the page
                    value = re.sub(r"^((?:\.\./)+)(?:en|fr|pt|ru|tr)/", r"\1*/", value or "")
                words = name in {"alt", "title", "aria-label", "lang", "dir"}
                self.found.add((tag, name) if words else (tag, name, value or ""))

    def handle_comment(self, data: str) -> None:
        """A comment hides."""
        self.found.add(("!",))

    handle_decl = handle_pi = unknown_decl = handle_comment


PAGES = {
    "tools/quiz": "quiz.md",
    "docs/assets": "quiz.md",
    "tools/deals": "deals/side-pot.md",
    "tools/words/rulesets": "rules/index.md",
    "tools/sitegen/rules": "rules/index.md",
    "tools/sitegen/odds/strategy": "strategy.md",
    "tools/sitegen/odds": "odds.md",
    "tools/sitegen/hands/mistakes": "hands/mistakes.md",
    "tools/sitegen/hands/ranking": "hands/ranking.md",
}
"""Where the messages of code are seen."""

INCLUDED = {"rules/_set.md": "rules/room-half-pot-limit.md", "deals/_played.md": "deals/side-pot.md"}
"""Where the parts of pages are seen."""


class Kitchen:
    """Pages of the real site, rendered with one translation changed."""

    def __init__(self) -> None:
        config = load_config(str(ROOT / "mkdocs.yml"))
        self._markdown = lambda: Markdown(
            extensions=config.markdown_extensions, extension_configs=config.mdx_configs or {}
        )
        self.shared = load_shared(ROOT)
        self.catalogue = cache(lambda code: Catalogue.load(load_locale(code)))
        self.english = cache(lambda page: self.html(self.catalogue("en"), page))

    def messages(self, code: str) -> list[tuple[str, Message]]:
        """Every message of a locale that is used, with its catalogue."""
        files = self.catalogue(code).files.items()
        return [(domain, message) for domain, po in files for message in po.active() if message.references]

    def spoil(self, code: str, domain: str, message: Message, text: str) -> Catalogue:
        """The catalogues of a locale with another text for one message."""
        whole = self.catalogue(code)
        changed = replace(message, forms=(text,) * len(message.forms))
        po = whole.files[domain]
        messages = tuple(changed if one is message else one for one in po.messages)
        texts = {**whole._texts, message.key: changed}
        return Catalogue(whole.locale, {**whole.files, domain: replace(po, messages=messages)}, texts)

    def alone(self, catalogue: Catalogue, domain: str, message: Message) -> Catalogue:
        """The changed message in a catalogue by itself: quicker to check."""
        po = catalogue.files[domain]
        changed = next(one for one in po.active() if one.key == message.key)
        return Catalogue(catalogue.locale, {domain: PoFile(file=po.file, header=po.header, messages=(changed,))})

    def html(self, catalogue: Catalogue, page: str) -> Tags:
        """The content of a page."""
        text = Renderer(ROOT / "docs", Words(catalogue.locale, catalogue), self.shared).render(page).text
        return Tags(self._markdown().convert(get_data(text)[0]))

    @staticmethod
    def page(message: Message) -> str:
        """A page on which a message is seen."""
        file = message.references[0].partition("#")[0]
        if file.endswith(".md"):
            name = file.removeprefix("docs/")
            return INCLUDED.get(name, name)
        return next((page for part, page in PAGES.items() if file.startswith(part)), "hands/reading.md")


@pytest.fixture(scope="module")
def kitchen() -> Kitchen:
    """One for all texts."""
    return Kitchen()


def send_in(kitchen: Kitchen, data: st.DataObject, code: str) -> None:
    """Spoil one translation; it is refused, or the page is as harmless as before."""
    domain, message = data.draw(st.sampled_from(kitchen.messages(code)))
    start = data.draw(st.sampled_from((message.id, message.forms[0])))
    text = data.draw(spoiled(start))
    spoilt = kitchen.spoil(code, domain, message, text)
    if not text or unsafe_faults(kitchen.alone(spoilt, domain, message)):
        return
    page = kitchen.page(message)
    assert kitchen.html(spoilt, page).found <= kitchen.english(page).found
    if any(one.startswith("tools/sheet") for one in message.references):
        assert sheet_of(HOUSE, Words(spoilt.locale, spoilt))


@pytest.mark.parametrize("code", CODES)
def test_a_hostile_translation_is_refused_or_harmless(kitchen: Kitchen, code: str) -> None:
    """No element, attribute or address that the English page lacks, and no failure while rendering."""

    @settings(repeatable, max_examples=150)
    @given(data=st.data())
    def send(data: st.DataObject) -> None:
        send_in(kitchen, data, code)

    send()
