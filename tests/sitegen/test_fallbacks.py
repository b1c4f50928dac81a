"""What is not translated is shown in English, marked as English, under a notice."""

import pytest

from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import LOCALES, load_locale
from tools.words.words import Words

HEADER = r"""msgid ""
msgstr ""
"Language: fr\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n > 1);\n"

"""

CATALOGUE = (
    HEADER
    + """msgid "Known text."
msgstr "Texte connu."

#, fuzzy
msgid "Doubtful text."
msgstr "Texte douteux."

msgid "Missing text."
msgstr ""

msgid "%(n)s card"
msgid_plural "%(n)s cards"
msgstr[0] "%(n)s carte"
msgstr[1] "%(n)s cartes"

#, fuzzy
msgid "%(n)s chip"
msgid_plural "%(n)s chips"
msgstr[0] "%(n)s jeton"
msgstr[1] "%(n)s jetons"
"""
)
MARK = '<span lang="en" dir="ltr">'
NOTICE = 'class="fallback-notice"'


@pytest.fixture
def french(tmp_path):
    """A language with one translated, one doubtful and one missing text."""
    folder = tmp_path / "locales/fr"
    (folder / "LC_MESSAGES").mkdir(parents=True)
    (folder / "locale.toml").write_bytes((LOCALES / "fr/locale.toml").read_bytes())
    (folder / "LC_MESSAGES/pages.po").write_text(CATALOGUE, encoding="utf-8")
    locale = load_locale("fr", tmp_path / "locales")
    return Words(locale, Catalogue.load(locale, tmp_path / "locales"))


def message(text):
    """A message in a template."""
    return f"{{% trans %}}{text}{{% endtrans %}}"


def test_translated_message(render, french):
    """A translation stands as it is; the page has no notice."""
    page = render(f"# T\n\n{message('Known text.')}\n", french)
    assert "\n\nTexte connu." in page.text
    assert MARK not in page.text and NOTICE not in page.text
    assert page.fallbacks == frozenset()


@pytest.mark.parametrize("text", ["Missing text.", "Doubtful text.", "Text in no catalogue."])
def test_message_without_a_translation(render, french, text):
    """Missing, fuzzy or new: English, marked so that it is read aloud in English, and a notice."""
    page = render(f"# T\n\n{message(text)}\n", french)
    assert f"{MARK}{text}</span>" in page.text
    assert NOTICE in page.text
    assert text in page.fallbacks


@pytest.mark.parametrize(("n", "text"), [(1, "1 chip"), (2, "2 chips"), (0, "0 chips")])
def test_plural_without_a_translation(render, french, n, text):
    """A doubtful plural is English too, in the English form."""
    block = f"{{% trans n={n} %}}{{{{ n }}}} chip{{% pluralize %}}{{{{ n }}}} chips{{% endtrans %}}"
    assert f"{MARK}{text}</span>" in render(block, french).text


@pytest.mark.parametrize(("n", "text"), [(0, "0 carte"), (1, "1 carte"), (2, "2 cartes")])
def test_plural_with_a_translation(render, french, n, text):
    """The form is chosen by the rule of the language: French has one for nought too."""
    block = f"{{% trans n={n} %}}{{{{ n }}}} card{{% pluralize %}}{{{{ n }}}} cards{{% endtrans %}}"
    assert render(block, french).text == text


def test_titles_are_not_marked(render, french):
    """No element can stand in a title or an attribute, so the text alone does, with the notice."""
    page = render('---\ntitle: {{ _("Missing text.") | tojson }}\n---\n\n# T\n', french)
    assert page.text.startswith('---\ntitle: "Missing text."\n---\n')
    assert MARK not in page.text.partition("# T")[0].split("---")[1]
    assert NOTICE in page.text


def test_notice_follows_the_front_matter(render, french):
    """MkDocs would not recognise front matter below a notice."""
    page = render(f"---\ntitle: T\n---\n\n# T\n\n{message('Missing text.')}\n", french)
    assert page.text.index("title: T") < page.text.index(NOTICE) < page.text.index("# T")


def test_one_notice_for_each_page(render, french):
    """However much is missing; and the next page starts anew."""
    page = render(f"# T\n\n{message('Missing text.')}\n\n{message('Doubtful text.')}\n", french)
    assert page.text.count(NOTICE) == 1
    assert NOTICE not in render(f"# T\n\n{message('Known text.')}\n", french).text


def test_source_language_has_no_fallbacks(render, words):
    """English is never a fallback in English."""
    page = render(f"# T\n\n{message('Any text at all.')}\n", words("en"))
    assert "\n\nAny text at all.\n" in page.text
    assert MARK not in page.text and NOTICE not in page.text
    assert page.fallbacks == frozenset()


def test_translation_is_not_a_template(render, french, tmp_path):
    """Template code in a translation is text: it is rendered once, with values only."""
    path = tmp_path / "locales/fr/LC_MESSAGES/pages.po"
    path.write_text(CATALOGUE.replace("Texte connu.", "{{ rules.stack }} connu."), encoding="utf-8")
    words = Words(french.locale, Catalogue.load(french.locale, tmp_path / "locales"))
    assert "{{ rules.stack }} connu." in render(message("Known text."), words).text


def test_values_are_filled_in_once(render, words):
    """A percent sign in a value is not a placeholder."""
    text = render('{% trans x="100%", y="%(x)s" %}{{ x }} and {{ y }} at 5 %{% endtrans %}', words("en")).text
    assert text == "100% and %(x)s at 5 %"
