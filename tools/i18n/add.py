"""A new language: its locale.toml, filled in from the CLDR as far as Babel knows it, and empty catalogues.

Nothing lists the languages, so these files are all that a language needs: the site builds
with it at once, in English with notices. What the theme lacks for the language is said in
locale.toml too, so that whoever translates finds it there.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap

import babel
from babel.messages.plurals import get_plural

from tools.errors import SiteError
from tools.files import write
from tools.i18n.locale_file import is_name
from tools.i18n.locales import LOCALES, SOURCE, load_locales
from tools.i18n.plurals import plural_rule
from tools.i18n.po import Message
from tools.i18n.theme import ENGLISH, LANGUAGES, lacking_texts, search_has, theme_has
from tools.i18n.update import catalogue_texts

_CODE = re.compile(r"([a-z]{2,3})(?:[-_]([a-z]{4}))?(?:[-_]([a-z]{2}|\d{3}))?", re.IGNORECASE)

_USUAL_PLURALS = ("nplurals=1; plural=0;", "nplurals=2; plural=(n != 1);", "nplurals=2; plural=(n > 1);")
"""How the commonest rules are written everywhere, so that editors know them."""

_MILLIONS = re.compile(r"n != 0 && n % 1000000 == 0 \? (\d) : (\d)")
"""A form for whole millions alone, in the CLDR rules of French, Spanish and others: gettext
has none, and no number of the site is so large."""

_GROUPED_FROM_FIVE = frozenset({"bg", "es", "et", "hu", "it", "lv", "pl", "pt_PT", "sl"})
"""Where 1000 has no separator and 10,000 has: minimumGroupingDigits of the CLDR, which Babel leaves out."""

_NEED_A_DICTIONARY = frozenset({"hi", "ja", "th"})
"""Languages whose words the theme's search tells apart with a script that the site does not publish."""


@dataclass(frozen=True)
class Added:
    """What was made for a new language."""

    code: str
    written: tuple[Path, ...]
    lacks: tuple[str, ...]
    """What the theme has not got for it, a sentence each."""


def parse_code(text: str) -> str:
    """The gettext name of a locale, however it is written.

    Raises:
        SiteError: it is not a code, or not one of a language that Babel knows.

    >>> parse_code("pt-br"), parse_code("zh_hant_TW"), parse_code("ES")
    ('pt_BR', 'zh_Hant_TW', 'es')
    """
    match = _CODE.fullmatch(text)
    if not match:
        raise SiteError(f"'{text}' is not a code of a language: write one such as es, pt_BR or zh_Hant.")
    language, script, territory = match.groups()
    parts = (language.lower(), script and script.title(), territory and territory.upper())
    code = "_".join(part for part in parts if part)
    try:
        known = babel.Locale.parse(code)
    except (babel.UnknownLocaleError, ValueError) as error:
        raise SiteError(f"unknown locale '{code}': write a language of the CLDR, such as es, pt_BR or zh_Hant.") from error
    if known.language != parts[0]:
        raise SiteError(f"'{code}' is an old code: write {known.language}.")
    return code


def add(text: str, sources: Mapping[str, tuple[Message, ...]], folder: Path = LOCALES) -> Added:
    """Make the files of a new language.

    Args:
        text: Its code, such as ``es`` or ``pt-BR``.
        sources: What `extract` found.
        folder: The folder of the locales.

    Raises:
        SiteError: the code is bad or taken; then nothing is written.
    """
    code = parse_code(text)
    if code.split("_")[0] == SOURCE:
        raise SiteError(f"'{code}' is English, the language of the sources: correct the text of docs/ instead.")
    path = _address(code)
    for locale in load_locales(folder):
        if locale.code == code:
            raise SiteError(f"the language '{code}' is there already: translate locales/{code}/LC_MESSAGES/.")
        if path == locale.path:
            remedy = f"name a territory too, such as {code}_{_home(code)}"
            raise SiteError(f"the address '{path}' of '{code}' is taken by {locale.code}: {remedy}.")
    if (folder / code).exists():
        raise SiteError(f"locales/{code} exists without a locale.toml: move that folder away.")
    lacks = tuple(_lacks(code))
    target = folder / code / "locale.toml"
    target.parent.mkdir()
    try:
        written = write({target: locale_text(locale_values(code), lacks)})
        written += write(catalogue_texts(sources, folder, [code]))
    except BaseException:
        shutil.rmtree(target.parent)  # a half-made language would stop every build
        raise
    return Added(code, tuple(written), lacks)


def _address(code: str) -> str:
    return code.replace("_", "-").lower()


def _home(code: str) -> str:
    """The territory where a language has most speakers."""
    likely = babel.core.get_global("likely_subtags").get(code, code)
    return str(likely).rsplit("_", 1)[-1]


def _theme_language(code: str) -> str | None:
    names = (code.replace("_", "-"), code.split("_", maxsplit=1)[0])
    return next(filter(theme_has, names), None)


def _search_language(code: str) -> str | None:
    language = code.split("_", maxsplit=1)[0]
    return language if search_has(language) and language not in _NEED_A_DICTIONARY else None


def _lacks(code: str) -> Iterator[str]:
    """What readers of the language will miss."""
    theme = _theme_language(code)
    if theme is None:
        yield (
            "The theme has no texts in this language: search box, contents and other parts of its own stay English"
            f" until tools/theme/{LANGUAGES}/{code.replace('_', '-')}.html has them (see pt-PT.html there)"
            " and theme_language names that file."
        )
    elif lacking := lacking_texts(theme):
        texts = ", ".join(f"{key} ({text})" for key, text in lacking.items())
        yield (
            f"The theme lacks these texts in this language, and shows them in English: {texts}. A file in"
            f" tools/theme/{LANGUAGES}/ can add them: see ru-site.html there."
        )
    if _search_language(code) is None:
        yield (
            "The theme's search knows no grammar of this language: it finds a word only as it is typed,"
            " not in its other forms."
        )


def plural_forms(code: str) -> str:
    """The Plural-Forms header of a language, without a form that no number of the site takes.

    >>> plural_forms("fr"), plural_forms("es")
    ('nplurals=2; plural=(n > 1);', 'nplurals=2; plural=(n != 1);')
    >>> plural_forms("he")
    'nplurals=3; plural=(n == 1 ? 0 : n == 2 ? 1 : 2);'
    """
    found = get_plural(code)
    count, expression = found.num_plurals, found.plural_expr
    if match := _MILLIONS.search(expression):
        # The form is the last but one in every rule that has it: the last takes its place.
        count, expression = count - 1, expression.replace(match[0], match[1])
    header = f"nplurals={count}; plural={expression};"
    rule = plural_rule(header)
    for usual in _USUAL_PLURALS:
        if all(plural_rule(usual).index(n) == rule.index(n) for n in range(1000)):
            return usual
    return header


def _percent(locale: babel.Locale) -> str:
    """The percent pattern of the CLDR around ``{n}``, without marks of direction: {n} stays beside its sign."""
    positive, *_ = locale.percent_formats[None].pattern.split(";")
    return re.sub("[\u061c\u200e\u200f]", "", re.sub(r"[#,0.]+", "{n}", positive))


def _own_name(code: str, locale: babel.Locale) -> str:
    """What the language is called in itself, or else in English, as far as it can stand in a menu."""
    names = (locale.get_display_name(code), locale.get_language_name(code), locale.english_name, locale.language)
    name = next(name for name in names if name and is_name(name))
    return name[:1].title() + name[1:]


def locale_values(code: str) -> dict[str, str | int]:
    """The keys of locale.toml for a language, as the CLDR and the theme have them.

    >>> values = locale_values("ar")
    >>> values["name"], values["direction"], values["percent"], values["theme_language"]
    ('العربية', 'rtl', '{n}%', 'ar')
    """
    locale = babel.Locale.parse(code)
    return {
        "name": _own_name(code, locale),
        "path": _address(code),
        "lang": code.replace("_", "-"),
        "direction": "rtl" if locale.text_direction == "rtl" else "ltr",
        "babel": str(locale),
        "theme_language": _theme_language(code) or ENGLISH,
        "search_language": _search_language(code) or SOURCE,
        "plural_forms": plural_forms(code),
        "percent": _percent(locale),
        "grouped_from_digits": 5 if code in _GROUPED_FROM_FIVE else 4,
        "alphabet": "",
    }


_NOTES = {
    "name": "the language in its own words",
    "path": "first segment of the addresses: final once published",
    "lang": "BCP 47: <html lang>, hreflang",
    "direction": "rtl if lines run from right to left",
    "babel": "CLDR locale of numbers",
    "theme_language": "partials/languages/<this>.html of the theme",
    "search_language": "lunr language",
    "plural_forms": "which form goes with which number, as in gettext",
    "percent": "the space is U+00A0 where there is one",
    "grouped_from_digits": "shorter numbers have no thousands separator",
    "alphabet": 'its letters in order, as in "a b c"; é without a place of its own stands with e',
}
"""What stands beside each key."""


def locale_text(values: Mapping[str, str | int], lacks: Iterable[str] = ()) -> str:
    """A locale.toml with every key, and what a translator should know about it."""
    rows = {key: f"{key} = {value}" if isinstance(value, int) else f'{key} = "{value}"' for key, value in values.items()}
    width = max(len(row) for key, row in rows.items() if key != "plural_forms")  # that one may be very long
    parts = ["# Filled in from the Unicode CLDR. Look at each line: it knows the numbers, you know the language.\n"]
    parts += [f"{row:<{width}}  # {_NOTES[key]}\n" for key, row in rows.items()]
    for sentence in lacks:
        lines = wrap(sentence, 98, break_long_words=False, break_on_hyphens=False)
        parts += ["\n", *(f"# {line}\n" for line in lines)]
    return "".join([*parts, _TABLES])


_TABLES = """
# Cards are read in the international letters: A 2 … 10 or T J Q K, with c d h s or ♣ ♦ ♥ ♠.
# List here what your readers type besides, each in both cases; the first text is the one that is
# written. A letter that could be taken for another card stays out. The table may stay empty.
# Keys: ace, deuce, three, … ten, jack, queen, king; club, diamond, heart, spade; and ignored, for
# the sign of a card that does not play. For example: king = ["K", "R", "r"]
[cards]

# What the checks compare translations with. Both tables may be left out; so may each of their keys.
# Take the # from what you use, and write U+00A0 and U+202F, the no-break spaces, as \\u00a0 and \\u202f.
# [typography]
# quotes = ["“", "”"]            # with the spaces inside, if any
# inner_quotes = ["‘", "’"]
# before = { "!" = "\\u202f" }    # marks with a space before them; {} if no mark has one
# dash = " – "                   # with the spaces round it
# no_break_after = ["№"]
# [forbidden]
# "word*" = "right word"         # words that do not belong here; * stands for any letters

# What readers look for by a word that no page has, with one that a page or its address has.
# [search]
# dictionary = "glossary"
"""


def next_steps(added: Added) -> list[str]:
    """What to do once the files are there, a sentence each."""
    code = added.code
    return [
        *added.lacks,
        f"Look through locales/{code}/locale.toml and correct it.",
        f"Translate locales/{code}/LC_MESSAGES/*.po: ui.po and cards.po are the shortest. locales/README.md tells how.",
        (
            f"Check with `python -m tools.i18n check {code}`, and see the pages with `make serve`: what is not translated"
            " stands there in English, with a notice."
        ),
        (
            "Nothing else lists the languages. `make test` passes when the catalogues are complete. Words of the game can"
            f" have a column {code} in locales/glossary.tsv."
        ),
    ]
