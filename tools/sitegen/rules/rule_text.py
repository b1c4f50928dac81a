"""What stands beside the sentences of the rules: who says them, which version, a link to copy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from badugi_core import RuleSet
from tools.sitegen.addresses import SOURCES_PAGE, href
from tools.sitegen.edition import EDITIONS, Edition
from tools.words.rulesets import RULESETS, choice_label, choice_value, ruleset_name, said
from tools.words.words import Words

_BETWEEN = " · "
"""Between names in a row: some have commas in them."""

_LINK_ICON = (
    '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M10 14a4 4 0 0 0 6 0l4-4a4.2 4.2 0 0 0-6-6l-1.5 1.5'
    'M14 10a4 4 0 0 0-6 0l-4 4a4.2 4.2 0 0 0 6 6l1.5-1.5"/></svg>'
)


def sources_line(words: Words, page: str, sources: Iterable[tuple[str, str]]) -> str:
    """Who says a rule, as links; `sources` are names for addresses and for readers."""
    target = href(page, words.locale.path, SOURCES_PAGE)
    links = [f'<a href="{target}#source-{key}">{name}</a>' for key, name in sources]
    # TRANSLATORS: Who says a rule, in small print after it.
    # TRANSLATORS: %(sources)s: pagat.com · Robert’s Rules of Poker
    line = words.html("Source: %(sources)s") % {"sources": _BETWEEN.join(links)}
    return f'<span class="by" data-search-exclude>{line}</span>'


def ruleset_link(words: Words, page: str, name: str) -> str:
    """A link to the page of a bundled rule set, by its name."""
    return f'<a href="{href(page, words.locale.path, f"rules/{name}.md")}">{ruleset_name(words, name)}</a>'


def choices(words: Words, page: str, rulesets: Mapping[str, RuleSet], name: str) -> str:
    """How each game decides a choice: its label, then each value with the games that have it."""
    games: dict[str | int, list[str]] = {}
    for game in RULESETS:
        games.setdefault(said(name, rulesets[game]), []).append(game)
    rows = []
    for same in games.values():
        value = choice_value(words, name, rulesets[same[0]])
        who = _BETWEEN.join(ruleset_link(words, page, game) for game in same)
        rows.append(f"<div><dt>{value}</dt> <dd>{who}</dd></div> ")
    return (
        f'<div class="choices"><p>{choice_label(words, name)}</p><dl>{"".join(rows)}</dl></div>'
    )


def copy_words(words: Words) -> str:
    """The button that copies the address of a rule, and what is said then; a script puts it to use."""
    _ = words.html
    # TRANSLATORS: Name of a button beside the number of a rule, which is read after it: Copy the link 3.2
    name = _("Copy the link")
    # TRANSLATORS: Said when the address of a rule has been copied.
    copied = _("The link is copied.")
    return (
        f'<div data-copy-words><template><button type="button" class="copy-link">{_LINK_ICON}'
        f'<span class="copy-name">{name}</span></button></template>'
        f'<p role="status" class="copy-status" hidden>{copied}</p></div>'
    )


def _version(words: Words, edition: Edition) -> str:
    # TRANSLATORS: %(number)s: 2
    # TRANSLATORS: %(date)s: November 30, 2026
    return words.html("Version %(number)s of %(date)s") % {
        "number": words.number(edition.number),
        "date": words.date(edition.published),
    }


def version_line(words: Words) -> str:
    """The version of the rules that is published, with a link to what changed."""
    changes = words.html("What changed")
    return f'<p class="version">{_version(words, EDITIONS[0])} · <a href="#versions">{changes}</a></p>'


def versions(words: Words) -> str:
    """Every version of the rules with its date and what changed."""
    items = (
        f"<dt>{_version(words, edition)}</dt><dd>{words.html(edition.changes)}</dd>" for edition in EDITIONS
    )
    return f'<dl class="versions">{"".join(items)}</dl>'
