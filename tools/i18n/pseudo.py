"""Pseudo-languages: English in disguise, made for looking at, never published.

``⟦Ðêéãáļ ţĥêé çãáŕðš·⟧``: what stands outside the brackets is no message, so no translator can
reach it; what is cut off or pushes its neighbours about is too narrow for a language of longer
words. The second one does the same in Arabic letters, from right to left.

A pseudo-language is a locale like any other. It lives in a copy of the project, so that no
build of the project itself can contain it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from tools.errors import ROOT, SiteError
from tools.files import copy_sources, write
from tools.i18n.add import locale_text, locale_values
from tools.i18n.catalogues import po_path
from tools.i18n.extract import extract
from tools.i18n.locales import Locale, load_locale
from tools.i18n.plurals import plural_rule
from tools.i18n.po import Message, PoFile, format_po
from tools.i18n.theme import theme_has
from tools.i18n.update import merge

OPEN, CLOSE = "⟦", "⟧"

_RANK = r"(?:10|[2-9AJQKT])"
_KEPT = re.compile(
    r"%\(\w+\)[a-z]|%%|\{\w+\}"  # placeholders
    r"|\]\((?:%\(\w+\)s|[^()])*\)|</?[a-zA-Z][^<>]*>|&#?\w+;|`[^`]*`"  # link targets, tags, entities, code
    rf"|(?<!\w){_RANK}[cdhs](?:[ ,\-–]{{0,2}}{_RANK}[cdhs])*(?!\w)"  # As 2d
    rf"|(?<!\w){_RANK}(?:-{_RANK})+(?!\w)"  # 8-6-4-A
    r"|(?<!\w)[A-Z](?!\w)"  # a rank, or the name of a hand
    r"|(?<!\w)\w+://\S+"
    r"|(?<!\w)\w[\w-]*(?:\.\w[\w-]*)*\.[^\W\d_][\w-]+"  # names of sites
)
"""What a translation has to leave as it is."""

_START = re.compile(r"\s*(?:(?:#{1,6}|[-+*>]|\d+[.)])\s+)?")
"""The space and the mark of a list or heading before a text."""


@dataclass(frozen=True)
class Pseudo:
    """One pseudo-language: the language that it resembles, and its letters."""

    code: str
    like: str
    """The code of the real language whose numbers, plural forms and direction it has."""
    name: str
    letters: Mapping[str, str]
    """What stands for each English letter; two for a vowel make the words longer."""
    growth: float = 1.0
    """How much longer than the English text a text is at least: short ones grow most in real languages."""

    def text(self, english: str) -> str:
        """An English text in this language.

        >>> STYLES["en_XA"].text("Deal **%(n)s cards**, see [the rules](rules.md#deal)")
        '⟦Ðêéãáļ **%(n)s çãáŕðš**, šêéêé [ţĥêé ŕûúļêéš](rules.md#deal)····⟧'
        """
        start = _START.match(english)
        assert start
        body = english[start.end() :].rstrip()
        end = english[start.end() + len(body) :]
        english_parts, kept = _KEPT.split(body), _KEPT.findall(body)
        parts = ["".join(self.letters.get(character, character) for character in part) for part in english_parts]
        lacking = round(self.growth * sum(map(len, english_parts))) - sum(map(len, parts))
        text = "".join(part + mark for part, mark in zip(parts, [*kept, ""], strict=True))
        return f"{start[0]}{OPEN}{text}{'·' * lacking}{CLOSE}{end}"


def _letters(lower: str, upper: str = "") -> dict[str, str]:
    english = "abcdefghijklmnopqrstuvwxyz"
    pairs = [*zip(english, lower.split(), strict=True), *zip(english.upper(), (upper or lower).split(), strict=True)]
    return dict(pairs)


STYLES = {
    style.code: style
    for style in (
        Pseudo(
            code="en_XA",
            like="en",
            name="Þšéüðö",
            growth=1.4,
            letters=_letters(
                "ãá ƀ ç ð êé ƒ ğ ĥ îï ĵ ķ ļ ɱ ñ öó þ ɋ ŕ š ţ ûú ṽ ŵ ẋ ýÿ ž",
                "Ãá Ɓ Ç Ð Êé Ƒ Ğ Ĥ Îï Ĵ Ķ Ļ Ɱ Ñ Öó Þ Ɋ Ŕ Š Ţ Ûú Ṽ Ŵ Ẋ Ýÿ Ž",
            ),
        ),
        Pseudo(
            code="ar_XB",
            like="ar",
            name="بسودو",
            letters=_letters("ا ب ك د ئ ف غ ه ي ج ق ل م ن و ط خ ر س ت ؤ ظ ش ص ى ز"),
        ),
    )
}
"""The pseudo-languages by code. The territories XA and XB are nobody's: they are kept for this."""


def pseudo_files(style: Pseudo, sources: Mapping[str, tuple[Message, ...]], locale: Locale) -> dict[str, PoFile]:
    """The catalogues, complete, with as many plural forms as the header of the locale says."""
    rule = plural_rule(locale.plural_forms)

    def translated(message: Message) -> Message:
        if message.plural is None:
            return replace(message, forms=(style.text(message.id),))
        english = (message.id if number == 1 else message.plural for number in rule.numbers)
        return replace(message, forms=tuple(map(style.text, english)))

    empty = merge(sources, {}, locale)
    return {domain: replace(po, messages=tuple(map(translated, po.messages))) for domain, po in empty.items()}


def add_pseudo(root: Path, code: str = "en_XA") -> list[Path]:
    """Add a pseudo-language to a copy of the project, and name the files.

    Raises:
        SiteError: `root` is the project itself, a source cannot be read, or there is no such pseudo-language.
    """
    if root.resolve() == ROOT:
        raise SiteError("a pseudo-language is never part of the project: run make pseudo, which makes a copy.")
    if code not in STYLES:
        raise SiteError(f"unknown pseudo-language '{code}': write one of {', '.join(STYLES)}.")
    style, folder = STYLES[code], root / "locales"
    lang = code.replace("_", "-")
    values = locale_values(style.like) | {"name": style.name, "path": lang.lower(), "lang": lang}
    if theme_has(lang):
        values["theme_language"] = lang
    path = folder / code / "locale.toml"
    if path.parent.exists():
        raise SiteError(f"the language '{code}' is there already: make a new copy of the project.")
    path.parent.mkdir()
    written = write({path: locale_text(values)})
    files = pseudo_files(style, extract(root), load_locale(code, folder))
    return written + write({po_path(code, domain, folder): format_po(po) for domain, po in files.items()})


def copy_with_pseudo(target: Path, root: Path = ROOT) -> Path:
    """Copy what a build reads into a new folder, with every pseudo-language added.

    Raises:
        SiteError: the folder is there already.
    """
    if target.exists():
        raise SiteError(f"{target}: this is there already: name a folder that is not.")
    copy_sources(target, root)
    for code in STYLES:
        add_pseudo(target, code)
    return target
