"""The tables of the page for translators: how far each language is."""

import pytest

from tests.i18n.locale_files import copy_locales
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import load_locale
from tools.i18n.po import Message
from tools.sitegen.translations import Translations, load_translations, state_tables

MESSAGES = tuple(Message(id=f"Text {n}.", forms=(f"Texte {n}.",), references=("docs/index.md",)) for n in range(200))


@pytest.fixture
def project(tmp_path):
    """A folder with locales and one page."""
    copy_locales(tmp_path)
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text('---\ntitle: {{ _("Overview") | tojson }}\n---\n', encoding="utf-8")
    return tmp_path


def test_almost_all_is_not_all(words):
    """Shares are rounded down, so that 100 % means complete."""
    french = Catalogue(load_locale("fr"))
    translations = Translations(locales=(french.locale,), sources={"pages": MESSAGES}).counted([french])
    assert "Français</bdi> 0%" in state_tables(words("en"), translations, "translate.md")
    most = translations.states[0].__class__(
        locale="fr", part="all", translated=len(MESSAGES) - 1, fuzzy=1, missing=0, words=2
    )
    almost = Translations(locales=(french.locale,), states=(most,))
    assert "Français</bdi> 99%" in state_tables(words("en"), almost, "translate.md")


def test_pages_are_called_by_their_titles(project, words):
    """Each in the language of the reader, and a link to it in the language of the table."""
    catalogues = [Catalogue(load_locale(code)) for code in ("en", "fr")]
    translations = load_translations(project, catalogues)
    html = state_tables(words("ru"), translations, "translate.md")
    title = words("ru").gettext("Overview")
    assert f'<a href="../../fr/" hreflang="fr">{title}</a>' in html
