"""Are the numbers those of the English text, written as the language writes them?"""

from __future__ import annotations

import re
from collections import Counter

from babel.numbers import get_decimal_symbol, get_group_symbol

from tools.i18n.checks.model import Text
from tools.i18n.checks.shape import CARDS, Pair, difference
from tools.i18n.locales import Locale

_SEPARATED = re.compile(r"(?<![\d.,])(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+)(?![.,]?\d)")
"""A number of an English text with a separator of thousands or decimals; a year has none."""
_WRITTEN = re.compile(r"\d+(?:[.,\u00a0\u202f\u2009' ]\d+)*")


def numbers(pair: Text) -> str | None:
    """The same numbers in digits, with the separators of the language and where it has them."""
    text, sources = pair.plain
    found = {one for source in sources for one in _SEPARATED.findall(source)}
    right = {_digits(one): (one, _of_language(one, pair.language)) for one in sorted(found)}
    forms = {_one_space(form) for _, form in right.values()}
    for written in _WRITTEN.findall(text) if right else ():
        english, form = right.get(_digits(written), ("", ""))
        # Without a mark, the digits of 12.5 are another number.
        if english and _one_space(written) not in forms and not ("." in english and written.isdigit()):
            return f"'{written}' is not how this language writes the number: write '{form}'"
    return same_numbers(pair)


def _of_language(english: str, language: Locale) -> str:
    whole, _, decimals = english.replace(",", "").partition(".")
    return language.number(int(whole)) + (get_decimal_symbol(language.babel) + decimals if decimals else "")


def _digits(number: str) -> str:
    return re.sub(r"\D", "", number)


def _one_space(number: str) -> str:
    """A number for which one no-break space is as good as the other."""
    return re.sub(r"[\u202f\u2009]", "\u00a0", number)


def _numbers(text: str, group: str, decimal: str) -> Counter[str]:
    text = re.sub(f"{CARDS}|&#?\\w+;|\\]\\([^()]*\\)|<[^<>]*>", " ", text)
    spaces = "\u00a0\u202f\u2009"
    groups = spaces if group.isspace() else group
    fraction = rf"(?:{re.escape(decimal)}\d+)?"
    pattern = rf"\d{{1,3}}(?:[{re.escape(groups)}]\d{{3}})+(?!\d){fraction}|\d+{fraction}"
    found = (match[0] for match in re.finditer(pattern, text))
    return Counter(re.sub(f"[{re.escape(groups)}]", "", one).replace(decimal, ".") for one in found)


def same_numbers(pair: Pair) -> str | None:
    """The same numbers in digits, written as the language writes them."""
    group, decimal = get_group_symbol(pair.babel), get_decimal_symbol(pair.babel)
    text, sources = pair.plain
    wanted = [_numbers(source, ",", ".") for source in sources]
    if pair.number is not None:
        wanted += [one + Counter({str(pair.number): 1}) for one in wanted]
    return difference(_numbers(text, group, decimal), wanted)
