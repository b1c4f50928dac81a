"""What is shipped: templates up to date, every language complete and safe, two readers agree."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.pofile import read_po as read_with_babel

from tools.errors import ROOT, place
from tools.files import stale
from tools.i18n.catalogues import DOMAINS, po_path
from tools.i18n.checks import check
from tools.i18n.extract import template_texts
from tools.i18n.locales import load_locales
from tools.i18n.po import format_po, read_po
from tools.sitegen.examples import described

FILES = [
    po_path(locale.code, domain) for locale in load_locales() if not locale.is_source for domain in DOMAINS
]


def test_the_templates_hold_the_messages_of_the_sources() -> None:
    """If not: make i18n-update."""
    assert [place(path) for path in stale(template_texts(described()))] == []


def test_every_language_is_complete_and_safe() -> None:
    """Nothing missing, fuzzy, outdated or unsafe in any language that the site has."""
    assert [str(fault) for fault in check(ROOT)] == []


@pytest.mark.parametrize("path", FILES, ids=place)
def test_babel_finds_the_same_in_every_catalogue(path: Path) -> None:
    """Babel is the second reader."""
    with path.open("rb") as file:
        catalog = read_with_babel(file, abort_invalid=True)
    theirs = {(one.context, one.id): (one.string, one.lineno) for one in catalog if one.id}
    ours = {}
    for message in read_po(path).active():
        if message.plural is None:
            ours[message.context, message.id] = (message.forms[0], message.line)
        else:
            ours[message.context, (message.id, message.plural)] = (message.forms, message.line)
    assert ours == theirs


@pytest.mark.parametrize("path", FILES, ids=place)
def test_every_catalogue_is_written_the_one_way(path: Path) -> None:
    """So that an update changes nothing but what changed."""
    assert format_po(read_po(path)) == path.read_text(encoding="utf-8")
