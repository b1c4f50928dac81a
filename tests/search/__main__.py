"""``python -m tests.search [site]`` says how much of the lists the search of a built site finds, and what not."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.search.queries import SHOWN, ask, listed, queries, table
from tools.i18n.locales import load_locales


def main() -> None:
    """Print the table, and under it each query that failed, with what came first."""
    site = Path(*sys.argv[1:] or ["site"])
    locales = [locale for locale in listed(load_locales()) if (site / locale.path).is_dir()]
    lists = {locale.code: queries(locale.code) for locale in locales}
    answers = ask(site, [(locale, [query.text for query in lists[locale.code]]) for locale in locales])
    found = dict(zip(lists, answers, strict=True))
    print(table(lists, found))
    for code, wanted in lists.items():
        for query, results in zip(wanted, found[code], strict=True):
            if not query.is_found(results):
                first = " ".join(page[0]["location"] for page in results[:SHOWN]) or "nothing"
                print(f"{code} ({query.kind}) {query.text}: {first}; wanted {' '.join(query.pages)}")


if __name__ == "__main__":
    main()
