"""The whole site as data: every page of every locale, and the files made beside them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path

from badugi_core import BUNDLED, RuleSet
from tools.deals.script import SUFFIX, play_script
from tools.deals.telling import Telling, tell
from tools.errors import ROOT, SiteError, place
from tools.i18n.catalogues import Catalogue
from tools.i18n.checks import unsafe_faults
from tools.i18n.locales import Locale, load_locales
from tools.kept import KEPT, Kept, digest, digest_of_files
from tools.quiz.bank import Bank, bank_json, make_bank, prove
from tools.quiz.words import (
    QUIZ_SOURCES,
    WORKSHEET_FILE,
    browser_messages,
    questions_json,
    words_json,
    worksheet_json,
)
from tools.sheet.press import job_of
from tools.sheet.printer import Printer
from tools.sheet.typeset import Job
from tools.sitegen.checker import TABLE_FILE, WORDS_FILE, checker_words, table_json
from tools.sitegen.class_files import class_files
from tools.sitegen.context import RULES_PAGE, Shared
from tools.sitegen.glossary_page import GLOSSARY_FILE, glossary_json
from tools.sitegen.numbering import RuleNumberError, rule_numbers
from tools.sitegen.own_rules import EXAMPLE, example_rules
from tools.sitegen.page_checks import check_headings
from tools.sitegen.paper import FAQ_PAGE, PRINT, Desk, ready, sheet_disputes
from tools.sitegen.read_ruleset import read_ruleset
from tools.sitegen.pages import Pages, markdown, templates
from tools.sitegen.render import RenderedPage
from tools.sitegen.translations import load_translations
from tools.social.icons import icon_jobs
from tools.social.pictures import CHOOSER_PICTURE, chooser_picture, pictures
from tools.words.words import Words

NOT_FOUND = "404.md"
"""The template of each locale's page for a missing address."""

HOME = "home"
"""The rule set of the house rules and the sheet."""

@dataclass(frozen=True)
class LocaleSite:
    """What is published below the address of one locale."""

    words: Words
    pages: dict[str, RenderedPage]
    """By template, such as ``"hands/reading.md"``."""
    files: dict[str, bytes]
    """By address below the locale, such as ``"quiz/words.json"``."""

    @property
    def locale(self) -> Locale:
        """The locale."""
        return self.words.locale


@dataclass(frozen=True)
class Site:
    """Everything that is published, before MkDocs lays it out."""

    locales: list[LocaleSite]
    files: dict[str, bytes]
    """Files that all locales share, by address."""
    shared: Shared
    """What the pages of all locales were rendered with."""


def load_deals(root: Path, rulesets: Mapping[str, RuleSet]) -> dict[str, Telling]:
    """The worked deals by name, each played by the rule set that its script names.

    Raises:
        SiteError: names the line of the script with a fault.
    """
    scripts = sorted((root / "docs" / "deals").glob(f"*{SUFFIX}"))
    return {path.stem: tell(play_script(path, root, rulesets)) for path in scripts}


def _rulesets() -> dict[str, RuleSet]:
    return {name: read_ruleset(name) for name in sorted({HOME, *(path.stem for path in BUNDLED.glob("*.toml"))})}


def load_shared(root: Path) -> Shared:
    """The rule sets, the deals played by them, the numbers of the rules and the bank of the quiz, proved.

    Raises:
        SiteError: a rule set, a deal or the page of rules is faulty.
    """
    rulesets = _rulesets()
    rules_page = root / "docs" / RULES_PAGE
    try:
        numbers = rule_numbers(rules_page.read_text(encoding="utf-8-sig"))
    except RuleNumberError as error:
        raise SiteError(f"{place(rules_page, error.line)}: {error}: correct it.") from error
    except (OSError, UnicodeDecodeError) as error:
        raise SiteError(f"{place(rules_page, 1)}: the rules cannot be read: write them in UTF-8.") from error
    deals = load_deals(root, rulesets)
    bank = _bank()  # last: it takes longest, and has no fault to find in a file
    _prove(bank)
    return Shared(rulesets[HOME], bank, numbers, rulesets=rulesets, deals=deals)


@cache
def _bank() -> Bank:
    """The bank of the quiz, made once for all builds of the same code."""
    bank: Bank = Kept().thing(digest("bank"), make_bank)
    return bank


def _prove(bank: Bank) -> None:
    """Work the bank out again, once for all builds of the same code."""
    Kept().once(digest("proved", bank_json(bank)), lambda: prove(bank))


def load_words(locale: Locale, root: Path = ROOT) -> Words:
    """What is said in one locale, once its catalogues are known to be safe.

    Raises:
        SiteError: a catalogue cannot be read, or a translation is unsafe.
    """
    catalogue = Catalogue.load(locale, root / "locales")
    Kept(root / KEPT).once(_checked(locale, root), lambda: _check(catalogue))
    return Words(locale, catalogue)


def _checked(locale: Locale, root: Path) -> str:
    """What the safety of a catalogue depends on."""
    return digest("checked", locale.code, digest_of_files(*sorted((root / "locales" / locale.code).rglob("*.*"))))


def _check(catalogue: Catalogue) -> None:
    if faults := unsafe_faults(catalogue):
        raise SiteError(str(faults[0]))


def desk_of(words: Words, shared: Shared, pages: Mapping[str, RenderedPage], site_url: str) -> Desk:
    """What lies ready to be printed in one language; `pages` are its own.

    Raises:
        SiteError: the page of disputes lacks one that the sheets repeat.
    """
    try:
        disputes = sheet_disputes(pages[FAQ_PAGE].disputes, shared.rule_numbers)
    except KeyError as error:
        raise SiteError(
            f"docs/{FAQ_PAGE}: the dispute {error} is missing, which the rules sheet repeats: write it,"
            " or choose another in tools/sitegen/paper.py."
        ) from None
    return Desk(
        words=words, rule_numbers=shared.rule_numbers, disputes=disputes, bank=shared.bank, site_url=site_url
    )


def render_files(words: Words, shared: Shared) -> dict[str, bytes]:
    """The files made for one locale, but for its documents to print, by address below it."""
    return {
        f"{PRINT}/{EXAMPLE}": example_rules(words, shared.rules).encode(),
        GLOSSARY_FILE: glossary_json(words).encode(),
        WORDS_FILE: checker_words(words).encode(),
        "quiz/questions.json": questions_json(words.catalogue, shared.bank).encode(),
        "quiz/words.json": words_json(words, browser_messages(words.catalogue, QUIZ_SOURCES)).encode(),
        WORKSHEET_FILE: worksheet_json(words.catalogue, shared.rule_numbers).encode(),
    }


def begin_documents(desk: Desk, shared: Shared, printer: Printer, pages: Pages) -> dict[str, Future[bytes]]:
    """The documents to print of one locale, by address below it: being made while other work goes on.

    Raises:
        SiteError: when one is asked for its result and its text is too long for its paper.
    """

    def jobs() -> tuple[dict[str, Job], list[str]]:
        with desk.words.heard() as english:
            made = {address: job_of(document) for address, document in ready(desk, shared.rulesets)}
        return made, sorted(english)

    # The disputes are of a page of their own, all else is what any page may tell of.
    key = digest("documents", pages.common, desk.site_url, repr(desk.disputes))
    made, english = Kept().thing(key, jobs)
    desk.words.english.update(english)
    return {address: printer.submit(job) for address, job in made.items()}


def begin_pictures(
    words: Words, pages: Mapping[str, RenderedPage], printer: Printer
) -> dict[str, Future[bytes]]:
    """The pictures of the pages of one locale, by address below it: being made while other work goes on."""
    metas = {page: rendered.meta for page, rendered in pages.items() if page != NOT_FOUND}
    return {address: printer.submit(job) for address, job in pictures(words, metas)}


def begin_shared_pictures(spoken: Sequence[Words], printer: Printer) -> dict[str, Future[bytes]]:
    """The pictures that all locales share, by address: the icons and what is shown of the page at the root."""
    chooser = chooser_picture(spoken[0], (words.locale.name for words in spoken))
    return {address: printer.submit(job) for address, job in (*icon_jobs(), (CHOOSER_PICTURE, chooser))}


def build_site(
    root: Path = ROOT, site_url: str = "/", progress: Callable[[str], None] = lambda line: None
) -> Site:
    """Render every page of every locale; nothing is written.

    Args:
        root: The folder of the project.
        site_url: Where the site will be published, with a slash at its end.
        progress: Is told of each language that is done.

    Raises:
        SiteError: an input is faulty: a template, a catalogue, a locale, the rule set.
    """
    docs = root / "docs"
    locales = load_locales(root / "locales")
    pages = templates(docs)
    if NOT_FOUND not in pages:
        raise SiteError(f"docs/{NOT_FOUND}: the page for missing addresses is missing: write it.")
    for page in markdown(docs):
        check_headings(docs, page)
    kept = Kept(root / KEPT)
    _rulesets()  # a fault in one is said before the bank is made of them
    bank = _bank()
    # Each process does one of these, and this one finds them done.
    checks = [partial(_prove, bank), *(partial(load_words, locale, root) for locale in locales)]
    with kept.ahead(lambda check: check(), checks):
        pass
    spoken = [load_words(locale, root) for locale in locales]
    shared = load_shared(root)
    translations = load_translations(root, [words.catalogue for words in spoken])
    shared = replace(shared, translations=translations)
    of_locales = [Pages(words, shared, docs) for words in spoken]
    with Printer(root / KEPT) as printer:
        begun = []
        with kept.ahead(lambda page: [own.render(page) for own in of_locales], pages):
            for words, own in zip(spoken, of_locales, strict=True):
                verdicts = {FAQ_PAGE: own.render(FAQ_PAGE)}
                begun.append(begin_documents(desk_of(words, shared, verdicts, site_url), shared, printer, own))
        drawn = begin_shared_pictures(spoken, printer)
        rendered = []
        for words, own, documents in zip(spoken, of_locales, begun, strict=True):
            texts = own.all()
            documents.update(begin_pictures(words, texts, printer))
            rendered.append(LocaleSite(words, texts, render_files(words, shared)))
        sites = [
            replace(each, files=each.files | _made(documents)) for each, documents in zip(rendered, begun, strict=True)
        ]
        common = _made(drawn)
    for each in sites:
        english = len(frozenset().union(*(page.fallbacks for page in each.pages.values())))
        note = f", messages in English: {english}" if english else ""
        progress(f"{each.locale.name}: {len(each.pages)} pages, {len(each.files)} files{note}")
    common |= {"assets/quiz/bank.json": bank_json(shared.bank).encode(), **class_files()}
    common[TABLE_FILE] = table_json(locales).encode()
    common |= {f"deals/{name}.phh": telling.history.encode() for name, telling in shared.deals.items()}
    return Site(sites, common, shared)


def _made(begun: Mapping[str, Future[bytes]]) -> dict[str, bytes]:
    """What was begun, when it is done."""
    return {address: made.result() for address, made in begun.items()}
