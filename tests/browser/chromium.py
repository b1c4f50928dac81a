"""Finds the Chrome or Chromium that drives the browser tests; as a command, also installs it.

``python -m tests.browser.chromium`` is what `make test` calls before the tests.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tests import apt

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MACOS = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
_ADDRESS_BAR = ("WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup")
"""Pages that each new window loads for its address bar: they take longer than most of ours."""

_PLAYWRIGHT = (
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""What Playwright switches off by itself, which a list of ours replaces."""

ARGUMENTS = (
    f"--disable-features={','.join((*_ADDRESS_BAR, *_PLAYWRIGHT))}",
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""No window and no traffic of the browser's own; root needs --no-sandbox."""
ADVICE = "The browser tests need Chrome or Chromium: install one, for example with 'apt install chromium'."


def find() -> str | None:
    """The path of an installed browser, or None."""
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or (str(MACOS) if MACOS.is_file() else None)


def install() -> bool:
    """Install Chromium, if this system can."""
    return apt.install(["chromium"], "the browser tests")


def main() -> int:
    """Say which browser is used, install one if need be; 2 if there is none."""
    browser = find() or (find() if install() else None)
    if browser is None:
        print(ADVICE, file=sys.stderr)
        return 2
    print(f"Browser of the tests: {browser}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
