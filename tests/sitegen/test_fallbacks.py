"""What is not translated is shown in English, marked as English, under a notice."""

from dataclasses import replace

import pytest

from badugi_core import evaluate, parse_card
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import LOCALES, load_locale
from tools.i18n.po import Message
from tools.sitegen.context import PageContext
from tools.sitegen.render import Renderer
from tools.sitegen.translations import Translations
from tools.words.words import English, Words

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
NOTICE = "{: .fallback-notice }"


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


PAGE = "hands/page.md"


@pytest.fixture
def counted(shared, french, tmp_path):
    """Renders the page with one of its messages said to be translated, fuzzy or missing."""

    def rendered(*texts, page=PAGE):
        sources = {"pages": tuple(Message(id=text, references=(f"docs/{page}#top",)) for text in texts)}
        translations = Translations(sources=sources).counted([french.catalogue])
        path = tmp_path / "docs" / page
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{message(text)}\n\n" for text in texts), encoding="utf-8")
        return Renderer(tmp_path / "docs", french, replace(shared, translations=translations)).render(page).text

    return rendered


def test_notice_counts_what_is_to_do(counted):
    """Fuzzy and missing messages of all that the page has, and where to help."""
    text = counted("Known text.", "Doubtful text.", "Missing text.")
    assert "Messages to translate: 2 of 3." in text
    assert "](../translate.md)" in text


def test_notice_goes_with_the_last_message(counted):
    """A page that is complete has none."""
    assert NOTICE not in counted("Known text.")


def test_notice_of_what_the_page_says_elsewhere(counted, french, shared, tmp_path):
    """The browser's part of the quiz counts on its page, although the template does not say it."""
    sources = {"ui": (Message(id="Missing text.", references=("docs/assets/js/quiz/view.js",)),)}
    translations = Translations(sources=sources).counted([french.catalogue])
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/quiz.md").write_text(message("Known text."), encoding="utf-8")
    page = Renderer(tmp_path / "docs", french, replace(shared, translations=translations)).render("quiz.md")
    assert "Messages to translate: 1 of 1." in page.text
    assert page.fallbacks == frozenset()


def test_page_of_translators_does_not_lead_to_itself(counted):
    """Its notice has no link."""
    text = counted("Missing text.", page="translate.md")
    assert NOTICE in text and "](" not in text


def test_names_in_english_are_marked(french):
    """In a text as an element, in an attribute on the element that has it."""
    hand = evaluate("6h 4d 3s Ah").hand_class
    assert isinstance(french.hand_name(hand), English)
    assert 'aria-label="six of hearts" lang="en"' in french.card(parse_card("6h"))


def test_names_in_blocks_are_marked(french, shared):
    """Names of hands, headings made from them, and citations of rules."""
    context = PageContext(shared, french, "index.md")
    assert f"{MARK}Three-card four</span>" in context.example("6h 4d 3s Ah")
    assert f"### {MARK}Four badugi</span> {{ #cards-4-4 }}" in context.class_sections(4)
    assert context.rule_ref("ace") == f"[{MARK}rule 1.2</span>](rules/index.md#ace)"


def test_filled_text_stays_english(words):
    """So does one with a capital, which has the English i even in Turkish."""
    assert isinstance(English("%(n)s cards") % {"n": 2}, English)
    assert words("tr").sentence_case(English("iron")) == "Iron"
    assert words("tr").sentence_case("iki") == "İki"


def test_texts_in_english_are_remembered(render, french):
    """For the menu and the table of contents, which show them again: also headings with values."""
    render("# {% trans n=3 %}{{ n }} draws{% endtrans %}", french)
    render("# T", french)
    assert "3 draws" in french.english
