"""The files made beside the pages of a language: words of scripts, documents to print, pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future

from tools.errors import SiteError
from tools.i18n.locales import Locale
from tools.kept import Kept, digest
from tools.quiz.bank import bank_json
from tools.sheet.press import job_of
from tools.sheet.printer import Printer
from tools.sheet.typeset import Job
from tools.sitegen.addresses import FAQ_PAGE, NOT_FOUND
from tools.sitegen.context import Shared
from tools.sitegen.glossary.page import GLOSSARY_FILE, glossary_json
from tools.sitegen.hands.checker import TABLE_FILE, WORDS_FILE, checker_words, table_json
from tools.sitegen.hands.ranking_files import class_files
from tools.sitegen.pages import Pages
from tools.sitegen.printing.documents import PRINT, Desk, ready, sheet_disputes
from tools.sitegen.printing.own_rules import EXAMPLE, example_rules
from tools.sitegen.render import RenderedPage
from tools.social.icons import icon_jobs
from tools.social.pictures import CHOOSER_PICTURE, chooser_picture, pictures
from tools.words.scripts import (
    QUIZ_SOURCES,
    WORKSHEET_FILE,
    browser_messages,
    questions_json,
    words_json,
    worksheet_json,
)
from tools.words.words import Words


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
            " or choose another in tools/sitegen/printing/documents.py."
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
        "quiz/questions.json": questions_json(words.catalogue, shared.bank.msgids).encode(),
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


def shared_files(shared: Shared, locales: Iterable[Locale]) -> dict[str, bytes]:
    """The files that all locales share, but for pictures, by address."""
    return {
        "assets/quiz/bank.json": bank_json(shared.bank).encode(),
        **class_files(),
        TABLE_FILE: table_json(locales).encode(),
        **{f"deals/{name}.phh": telling.history.encode() for name, telling in shared.deals.items()},
    }
