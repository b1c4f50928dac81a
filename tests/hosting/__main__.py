"""`python -m tests.hosting`: the bytes of a visit to a page of each type, and how nginx bears many readers.

Ends with status 1 if a page weighs more than its bar, or an answer fails. docs/dev/scale.md has what it printed.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory

from tests.browser.everything import PATH, USES
from tests.hosting.hosts import compress
from tests.hosting.load import READERS, load
from tests.hosting.visits import visits
from tests.site.build import ROOT, build

HEAVIEST = {"first": 300_000, "next": 120_000, "again": 40_000, "once": 800_000}
"""Bytes that no page, and no worker, may exceed."""

PAGES_OF_A_VISIT = 4
"""The page where a reader arrives, and some that follow."""

REQUESTS = 12_800
ALLOWANCE = 100e9
"""Bytes: what free plans of hosts carry in a month, or more."""

ROW = "{:<20} {:>8} {:>9} {:>10} {:>10}"


def _report_visits(site: Path, folder: Path) -> bool:
    print(ROW.format("page", "answers", "first kB", "next kB", "again kB"))
    found, kept = visits(site, folder)
    for one in found:
        kilobytes = (f"{size / 1000:.1f}" for size in (one.first, one.next, one.again))
        print(ROW.format(one.place or "(first page)", one.requests, *kilobytes))
    print(
        f"\nThe worker that keeps the language for readers without a connection: {kept.once / 1000:.0f} kB once; "
        f"then a page costs {kept.after / 1000:.1f} kB."
    )
    arrival, more = mean(one.first for one in found), PAGES_OF_A_VISIT - 1
    for what, size in {
        "first visit, without it": arrival + more * mean(one.next for one in found[1:]),
        "first visit, with it": arrival + kept.once + more * kept.after,
        "later visit, without it": PAGES_OF_A_VISIT * mean(one.again for one in found),
        "later visit, with it": PAGES_OF_A_VISIT * kept.after,
    }.items():
        print(
            f"{PAGES_OF_A_VISIT} pages, {what}: {size / 1000:.0f} kB; "
            f"{ALLOWANCE / 1e9:.0f} GB are {ALLOWANCE / size:,.0f} of them."
        )
    heaviest = {name: max(getattr(one, name) for one in found) for name in HEAVIEST if name != "once"}
    return all(size <= HEAVIEST[name] for name, size in (heaviest | {"once": kept.once}).items())


def _report_load(site: Path, bare: Path, scratch: Path) -> bool:
    paths = [f"/{PATH}/{place}" for place in USES]
    ready, made = (
        load(folder, _new(scratch / name), paths, REQUESTS) for name, folder in (("ready", site), ("made", bare))
    )
    print(
        f"\n{READERS} readers at once, {ready.answers} pages: {ready.failed} failed; "
        f"99 % waited at most {ready.wait(0.99) / ready.wait(0.5):.1f} times as long as half of them.\n"
        f"Copies compressed beforehand are sent {made.seconds / ready.seconds:.1f} times as fast as pages "
        f"compressed at each request, in {ready.bytes / made.bytes:.2f} times the bytes."
    )
    return not ready.failed and not made.failed


def _new(folder: Path) -> Path:
    folder.mkdir()
    return folder


def main() -> int:
    """Build the site, count and load; 1 if a bar is missed."""
    with TemporaryDirectory() as name:
        scratch = Path(name)
        bare = build(ROOT, scratch / "bare")
        site = shutil.copytree(bare, scratch / "site")
        compress(site, "nginx", best=True)
        fine = _report_visits(site, _new(scratch / "visits"))
        fine &= _report_load(site, bare, scratch)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
