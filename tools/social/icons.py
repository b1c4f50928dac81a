"""The icons that browsers, phones and desktops show for the site, made from its logo."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tools.errors import ROOT
from tools.sheet.typeset import Job

_FOLDER = "assets/images"

SVG_ICON = f"{_FOLDER}/favicon.svg"
"""The address of the icon of any size."""


@dataclass(frozen=True)
class Icon:
    """A square picture."""

    address: str
    """Below the site."""
    side: int
    """In pixels."""
    drawing: str
    """The file of the drawing in its middle, beside the icon of any size."""
    share: int = 100
    """How much of the side the drawing takes, in hundredths; the rest is ground."""
    purpose: str = "any"
    """As manifests call it; nothing if the icon stands in none."""


TOUCH_ICON = Icon(f"{_FOLDER}/apple-touch-icon.png", 180, "logo.svg", 72, "")
"""For phones that read no manifest; they round its corners."""

ICONS = (
    Icon(f"{_FOLDER}/icon-192.png", 192, "favicon.svg"),
    Icon(f"{_FOLDER}/icon-512.png", 512, "favicon.svg"),
    # Whatever shape a phone cuts out of it, the middle four fifths stay.
    Icon(f"{_FOLDER}/icon-maskable-512.png", 512, "logo.svg", 62, "maskable"),
)
"""Those of the manifests."""


def icon_jobs() -> Iterator[tuple[str, Job]]:
    """The icons by their addresses below the site.

    >>> [address for address, _ in icon_jobs()][0]
    'assets/images/icon-192.png'
    """
    for icon in (*ICONS, TOUCH_ICON):
        drawing = (ROOT / "docs" / _FOLDER / icon.drawing).read_text(encoding="utf-8")
        inputs = {"drawing": drawing, "share": str(icon.share)}
        yield (
            icon.address,
            Job(template="../social/icon", inputs=inputs, pages=1, sizes=(icon.side,), name=icon.address, form="png"),
        )
