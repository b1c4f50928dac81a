"""A rule set file for hosts to change: every key with what it means and what it may be, in their language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from textwrap import wrap

from badugi_core import DECK, OPTIONS, Option, RuleSet
from tools.errors import SiteError
from tools.sitegen.rules.read_ruleset import read_ruleset
from tools.words.rulesets import CHOICES, arises
from tools.words.words import Words

EXAMPLE = "my-game.toml"
"""How the pages call the file of a host."""

_WIDTH = 70
"""How long a comment may be, so that a page shows it whole."""


@dataclass(frozen=True, kw_only=True)
class OwnRules:
    """What the page for hosts shows."""

    file: str
    """The name of the file, in the text and below the language's folder of printed things."""
    example: str
    """What is in it."""
    command: str
    """What prints it."""
    locales: str
    """The codes that the command takes."""
    wrong_line: str
    """A setting that is not allowed."""
    fault: str
    """What the command says to it."""


def own_rules(words: Words, rules: RuleSet, codes: Iterable[str]) -> OwnRules:
    """How to print house rules, with an example made of a rule set.

    Args:
        words: The language of the reader.
        rules: What the example begins with.
        codes: The locales of the site.
    """
    example = example_rules(words, rules)
    right, wrong = _setting("burns", rules.burns), _setting("burns", len(DECK))
    return OwnRules(
        file=EXAMPLE,
        example=example,
        command=f"make sheet RULES={EXAMPLE} LOCALE={words.locale.code} PAPER=a4 OUT={Path(EXAMPLE).stem}.pdf",
        locales=f"<code>{', '.join(codes)}</code>",
        wrong_line=f"<code>{wrong}</code>",
        fault=_fault_of(example.replace(right, wrong)),
    )


def _fault_of(text: str) -> str:
    """What a reader of a faulty file is told."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / EXAMPLE
        path.write_text(text, encoding="utf-8")
        try:
            read_ruleset(path)
        except SiteError as error:
            return str(error).replace(path.as_posix(), EXAMPLE)
    raise AssertionError("the example of a fault has none")


def example_rules(words: Words, rules: RuleSet) -> str:
    """A rule set as a TOML file, commented in the reader's language.

    Keys that mean nothing with the structure of `rules` are there too, as comments.

    >>> from badugi_core import load_ruleset
    >>> from tools.i18n.catalogues import Catalogue
    >>> from tools.i18n.locales import load_locale
    >>> words = Words(load_locale("en"), Catalogue.load(load_locale("en")))
    >>> example_rules(words, load_ruleset("home")).splitlines()[2:5]
    ['[table]', '', '# Players, at least (2 to 8)']
    """
    title = words.gettext("My own house rules for Badugi")
    lines = [f"# {title}"]
    for section, group in groupby(OPTIONS.values(), key=lambda option: option.section):
        lines += ["", f"[{section}]"]
        for option in group:
            lines += _entry(words, option, rules)
    return "\n".join(lines) + "\n"


def _entry(words: Words, option: Option, rules: RuleSet) -> list[str]:
    """A key as its comments, wrapped, and its setting."""
    comments = [*_accepted(words, option)]
    if option.only:
        # TRANSLATORS: %(structure)s: structure = "fixed-limit"
        note = words.gettext("Only with %(structure)s. With others, leave this line out.")
        comments.append(note % {"structure": _setting("structure", option.only)})
    lines = [line for comment in comments for line in wrap(comment, _WIDTH, subsequent_indent="  ")]
    value = getattr(rules, option.name)
    is_set = arises(option.name, rules)
    setting = _setting(option.name, value if is_set else _first(option))
    return ["", *(f"# {line}" for line in lines), setting if is_set else f"# {setting}"]


def _first(option: Option) -> object:
    if issubclass(option.kind, StrEnum):
        return next(iter(option.kind))
    return option.range[0] if option.range else False


def _setting(name: str, value: object) -> str:
    return f"{name} = {_written(value)}"


def _written(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def _accepted(words: Words, option: Option) -> Iterator[str]:
    """What a key means and what it may be, as the file writes it; a choice with what it means."""
    choice = CHOICES[option.name]
    label = words.gettext(choice.label)
    if option.range:
        least, most = option.range
        # TRANSLATORS: A line of a file that the reader may change.
        # TRANSLATORS: %(what)s: Players, at most
        # TRANSLATORS: %(least)s: 2
        # TRANSLATORS: %(most)s: 8
        text = words.gettext("%(what)s (%(least)s to %(most)s)")
        yield text % {"what": label, "least": least, "most": most}
    else:
        # TRANSLATORS: A line of a file that the reader may change; the possible values follow below.
        # TRANSLATORS: %(what)s: Limit on bets and raises
        yield words.gettext("%(what)s:") % {"what": label}
    for value, meaning in choice.values.items():
        yield f"  {_written(value)} = {words.gettext(meaning)}"
