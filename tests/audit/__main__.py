"""`make audit`: axe and the keyboard on every page of every language, then Lighthouse on each kind of page.

The site is built for it, or taken from the folder that is named. 1 if anything is wrong, with a line for each fault.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tests.audit import lighthouse, matrix
from tests.browser.kinds import KINDS
from tests.browser.server import serving
from tests.site.build import ROOT, build
from tests.site.pages import LOCALES, TRANSLATED

IN_EACH_LANGUAGE = ("", "rules/", "hands/ranking/", "quiz/")
"""What Lighthouse looks at in every language: English has each kind of page, and only words differ."""

OUTSIDE = ("", "404.html")
"""The pages at the root, which belong to no language."""


def table(rows: Iterable[tuple[str, Sequence[object]]], head: Sequence[str]) -> Iterator[str]:
    """Lines of a table, the first column as wide as it must be.

    >>> print(*table([("quiz/", [0, 2]), ("", [1, 0])], ["en", "fr"]), sep="\\n")
    page    en fr
    quiz/    0  2
             1  0
    """
    rows = list(rows)
    wide = max(len(name) for name, _ in rows)
    yield f"{'page':{wide}} " + " ".join(f"{name:>3}" for name in head)
    for name, values in rows:
        yield f"{name:{wide}} " + " ".join(f"{value:>3}" for value in values)


def every_page(site: Path) -> list[str]:
    """axe and the keyboard: says how many faults each page has in each language, and returns all of them."""
    pages = matrix.addresses(site)
    print(f"axe and the Tab key: {len(pages)} pages, each in light and dark colours, on a phone and on paper", flush=True)
    found = {}
    with serving(site) as address:
        for page, faults in matrix.audit(address, pages, os.cpu_count() or 1):
            found[page] = faults
            if faults or len(found) % 10 == 0:
                print(f"{len(found):4} of {len(pages)}: {page or '(chooser)'}, faults: {len(faults)}", flush=True)
    codes = [locale.path for locale in LOCALES]
    places = sorted({page.partition("/")[2] for page in pages if page not in OUTSIDE})
    rows = [(place or "(first page)", [len(found[f"{code}/{place}"]) for code in codes]) for place in places]
    print(*table(rows, codes), sep="\n")
    print(*table([(page or "(chooser)", [len(found[page])]) for page in OUTSIDE], [""]), sep="\n", flush=True)
    return [f"{page}: {fault}" for page, faults in found.items() for fault in faults]


def each_kind(site: Path) -> list[str]:
    """Lighthouse: says the figures of each page as they come, and returns what is below the bar."""
    pages = ["", *(f"en/{place}" for place in KINDS)]
    pages += [f"{locale.path}/{place}" for locale in TRANSLATED for place in IN_EACH_LANGUAGE]
    wide = max(map(len, pages))
    print(f"Lighthouse on a slow telephone: {len(pages)} pages, the median of {lighthouse.TIMES} loads each")
    print(f"{'page':{wide}} performance, accessibility, best practices, being found; painted, blocked, moved", flush=True)
    faults = []
    with serving(site, compressed=True) as address:
        for report in lighthouse.audit(address, pages):
            print(f"{report.page:{wide}} {report}", flush=True)
            faults += [f"{report.page}: {line}" for line in report.failed]
            if not report.is_good:
                faults.append(f"{report.page}: {report.scores} where {lighthouse.LEAST} is wanted")
    return faults


CHECKS = {"axe": every_page, "lighthouse": each_kind}


def main() -> int:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.audit", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("check", nargs="*", choices=[*CHECKS, []], help="one of them alone")
    parser.add_argument("--site", type=Path, help="a folder with a built site")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        site = asked.site or build(ROOT, Path(folder, "site"))
        faults = [fault for name in asked.check or CHECKS for fault in CHECKS[name](site)]
    print(*faults, sep="\n", file=sys.stderr)
    print(f"Faults: {len(faults)}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
