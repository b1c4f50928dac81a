"""`python -m tests.spelling [LOCALE …]`: the faults of spelling, as the tests say them.

`--unknown` lists the unknown words instead, each once, with its first places: to look through
before they go into a word list. `--tidy` sorts the word lists and takes out what they need not have.
Ends with status 1 if a word is unknown.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from tests.spelling.check import faults, order, texts, unknown_words
from tests.spelling.speller import LIST, Speller, dictionary_of, read_list
from tests.spelling.words import lowered
from tools.i18n.locales import LOCALES, load_locales

_PLACES = 3


def unknown_rows(code: str) -> list[str]:
    """A line for each unknown word of a language."""
    found = unknown_words(Speller(code, read_list(code)), texts(code))
    for word in list(found):
        if (small := lowered(word, code)) != word and small in found:
            found[small] += found.pop(word)
    rows = []
    for word in sorted(found, key=order):
        places = found[word]
        more = f" and {len(places) - _PLACES} more" if len(places) > _PLACES else ""
        rows.append(f"{word:<24} {' '.join(places[:_PLACES])}{more}")
    return rows


def tidy(code: str, folder: Path = LOCALES) -> None:
    """Write a word list anew: the remarks at its top, then the words that are needed, sorted."""
    path = folder / code / LIST
    listed = read_list(code, folder)
    speller = Speller(code, listed)
    unknown_words(speller, texts(code))
    lines = path.read_text(encoding="utf-8").split("\n")
    top = lines[: min((entry.line for entry in listed), default=len(lines) + 1) - 1]
    kept = {entry.word: lines[entry.line - 1].strip() for entry in listed if entry in speller.needed}
    rows = [kept[word] for word in sorted(kept, key=order)]
    path.write_text("\n".join([*top, *rows, ""]), encoding="utf-8", newline="\n")


def main(arguments: list[str] | None = None) -> int:
    """Run the command; its status."""
    known = [one.code for one in load_locales() if dictionary_of(one.code)]
    parser = argparse.ArgumentParser(prog="python -m tests.spelling")
    parser.add_argument("locale", nargs="*", metavar="LOCALE")
    parser.add_argument("--unknown", action="store_true", help="list each unknown word once, with its places")
    parser.add_argument("--tidy", action="store_true", help="sort the word lists and take out what is not needed")
    options = parser.parse_args(arguments)
    if strange := set(options.locale) - set(known):
        parser.error(f"no dictionary of {', '.join(sorted(strange))}: there is one of {', '.join(known)}")
    rows = []
    for code in options.locale or known:
        if options.tidy and read_list(code):
            tidy(code)
        rows += unknown_rows(code) if options.unknown else faults(code)
    print(*rows, sep="\n", end="\n" if rows else "")
    return 1 if rows else 0


if __name__ == "__main__":
    raise SystemExit(main())
