"""The tables of the page for translators."""

import re
import shutil

import pytest

from tests.tools.locale_files import copy_locales
from tools.errors import SiteError
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import LOCALES, load_locale
from tools.i18n.po import Message
from tools.sitegen.translations import TERMS, Translations, glossary_table, load_translations, state_tables

MESSAGES = tuple(Message(id=f"Text {n}.", forms=(f"Texte {n}.",), references=("docs/index.md",)) for n in range(200))


@pytest.fixture
def project(tmp_path):
    """A folder with locales, the glossary and one page."""
    shutil.copy(LOCALES / "glossary.tsv", copy_locales(tmp_path))
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


def test_glossary_shows_the_recommended_words(project, words):
    """One for each term and language, the English one first."""
    translations = load_translations(project, [Catalogue(load_locale(code)) for code in ("en", "fr", "tr")])
    html = glossary_table(words("fr"), translations, "glossary")
    rows = re.findall(r"<tr>(.*?)</tr>", html)
    assert len(rows) == len(TERMS) + 1
    assert [re.findall(r">([^<>]+)</t", row) for row in rows if "small blind" in row] == [
        ["small blind", "petite blind", "küçük blind"]
    ]


def test_glossary_without_a_term_that_is_shown(project):
    """Says which, so that the page does not lose it unseen."""
    path = project / "locales/glossary.tsv"
    path.write_text(re.sub(r"(?m)^deck\t.*\n", "", path.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(SiteError, match=r"^locales/glossary\.tsv:1: the term 'deck' is missing: add it"):
        load_translations(project, [Catalogue(load_locale("en"))])
