"""A translation can never hurt: hostile ones stop the build, and the finished pages are looked at once more."""

from __future__ import annotations

import re

import pytest

from tests.site.build import sentences
from tests.site.pages import LOCALES, TRANSLATED
from tools.publish.skeleton import NOTICE, Skeleton, difference

CODES = [locale.path for locale in LOCALES]
LANGUAGES = {locale.lang for locale in LOCALES}
PAGE = "hands/reading"


def skeleton(html, locale, page=PAGE):
    """The skeleton of a page of the site."""
    return Skeleton(html, f"{locale.path}/{page}/", CODES, LANGUAGES)


@pytest.fixture(scope="module")
def english(site):
    """The skeleton of an English page."""
    return skeleton((site / "en" / PAGE / "index.html").read_text(encoding="utf-8"), LOCALES[0])


@pytest.fixture(scope="module")
def french(site):
    """The same page in French, as text to spoil."""
    return (site / "fr" / PAGE / "index.html").read_text(encoding="utf-8")


FRENCH = next(locale for locale in LOCALES if locale.path == "fr")


@pytest.mark.parametrize("locale", TRANSLATED, ids=lambda locale: locale.path)
def test_real_pages_have_the_english_skeleton(site, locale):
    """Every page of every language of the site."""
    for path in sorted((site / locale.path).rglob("index.html")):
        page = path.parent.relative_to(site / locale.path).as_posix()
        both = [
            skeleton((site / each.path / page / "index.html").read_text(encoding="utf-8"), each, page)
            for each in (locale, LOCALES[0])
        ]
        assert difference(*both) is None, page


INTO_TEXT = {
    "<script>alert(1)</script>": "script",
    '<img src="x" onerror="alert(1)">': "has onerror='alert(1)' on <img>",
    '<span onclick="x()">x</span>': "onclick",
    '<span style="position:fixed">x</span>': "style",
    '<span class="md-header">x</span>': "md-header",
    '<a href="javascript:alert(1)">x</a>': "javascript",
    '<a href="https://evil.example/">x</a>': "evil.example",
    '<a href="//badug\u0456.org">x</a>': "badug\u0456.org",
    '<a href="../../quiz/">x</a>': "a link to '/*/quiz/'",
    "<iframe></iframe>": "<iframe>",
    "<object></object>": "<object>",
    "<embed>": "<embed>",
    '<base href="https://evil.example/">': "has <base>",
    '<meta http-equiv="refresh" content="0">': "http-equiv",
    '<link rel="stylesheet" href="x.css">': "x.css",
    '<form action="https://evil.example/"></form>': "evil.example",
    "<button>x</button>": "<button>",
    '<input name="password">': "password",
    "<style>p{}</style>": "<style>",
    "<h2>x</h2>": "<h2>",
    "<ul><li>x</li></ul>": "<ul>",
    "<table></table>": "<table>",
    "</div>": "</div>",
    "<!-- x -->": "<!-- -->",
    "<!-- ": " where the English page has ",
    "<![CDATA[x]]>": "<![ ]]>",
    "<svg><animate></svg>": "<animate>",
    '<span lang="x-evil">x</span>': "x-evil",
    f'<p class="{NOTICE}"><img src="x"></p>': "src=",
}


@pytest.mark.parametrize("snippet", INTO_TEXT)
def test_what_the_english_page_lacks_is_found(french, english, snippet):
    """Put into the text of a real page."""
    spoilt, count = re.subn(r"(<h1[^>]*>.*?</h1>\s*<p>)", lambda match: match[1] + snippet, french, count=1, flags=re.DOTALL)
    assert count == 1
    said = difference(skeleton(spoilt, FRENCH), english)
    assert said and said.isprintable()
    assert INTO_TEXT[snippet] in said


@pytest.mark.parametrize(
    ("pattern", "new"),
    [
        (r"<h2 [^>]*>.*?</h2>", ""),
        (r"(<article.*?)<ul>.*?</ul>", r"\1"),
        (r"<li>(?=[^<])", "<li><ul></ul>"),
        (r'(<article.*?)<a href="[^"]*"', r'\1<a href="../ladder/#x"'),
        (r'(<article.*?)<a href="[^"]*">(.*?)</a>', r"\1\2"),
    ],
)
def test_what_the_page_has_lost_is_found(french, english, pattern, new):
    """A heading, a table, a link, or the target of one."""
    spoilt, count = re.subn(pattern, new, french, count=1, flags=re.DOTALL)
    assert count == 1
    assert difference(skeleton(spoilt, FRENCH), english)


@pytest.mark.parametrize(
    "snippet",
    [
        "mots",
        "exten<wbr>sion",
        '<span lang="en" dir="ltr">English</span>',
        '<span lang="fr">x</span>',
        f'<p class="{NOTICE}">En anglais : <a href="../../quiz/">aide</a></p>',
        f'<p class="{NOTICE}">A<br>b</p>',
    ],
)
def test_what_a_translation_may_have_passes(french, english, snippet):
    """Words, places to break, English in another language, and the notice that says so."""
    spoilt = re.sub(r"(<h1[^>]*>.*?</h1>\s*<p>)", lambda match: match[1] + snippet, french, count=1, flags=re.DOTALL)
    assert spoilt != french
    assert difference(skeleton(spoilt, FRENCH), english) is None


# ---- real builds ----------------------------------------------------------------------------


@pytest.fixture
def refused(refuse):
    """Change one file and build: one sentence is said, and nothing else."""

    def attempt(name, change):
        said = sentences(refuse(name, change))
        assert len(said) == 1 and said[0].endswith("."), said
        return said[0]

    return attempt


UI = "locales/fr/LC_MESSAGES/ui.po"


def translation(text):
    """A change that gives the first message of a catalogue another translation."""

    def change(path):
        data = path.read_bytes()
        start = data.index(b'\nmsgstr "', data.index(b"\n\n"))
        end = data.index(b"\n", start + 1)
        path.write_bytes(data[:start] + b'\nmsgstr "' + text.encode("utf-8", "surrogatepass") + b'"' + data[end:])

    return change


HOSTILE = {
    "script": (translation("<script>alert(1)</script>"), "html: "),
    "handler": (translation("{: onclick=alert(1) }"), "braces: "),
    "template": (translation("{{ config }}"), "braces: "),
    "link": (translation("[x](javascript:alert(1))"), "links: "),
    "look-alike": (translation("badug\u0456.org"), "schemes: "),
    "direction": (translation("x\u202ey"), "U+202E"),
    "tag": (translation("x\U000e0041"), "control: "),
    "width": (translation("%(n)999999999s"), "percent: "),
    "megabyte": (translation("x" * 1_000_000), "a text of 1000000 characters"),
    "null": (translation("x\x00"), "U+0000"),
    "surrogate": (translation("\ud800"), "not UTF-8"),
    "huge": (lambda path: path.write_bytes(path.read_bytes() + b"# x\n" * 2_000_000), "larger than"),
    "utf-16": (lambda path: path.write_bytes(path.read_text(encoding="utf-8").encode("utf-16")), "not UTF-8"),
    "returns": (lambda path: path.write_bytes(path.read_bytes().replace(b"\n", b"\r")), "U+000D"),
    "cut": (lambda path: path.write_bytes(path.read_bytes()[:-3]), ": "),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_catalogue_stops_the_build(refused, name):
    """With one sentence that names the file, and the last good site as it was."""
    change, what = HOSTILE[name]
    said = refused(UI, change)
    assert said.startswith(UI) and what in said and len(said) < 400


def test_what_only_the_finished_page_shows_stops_the_build(refused):
    """Here a template brings what no catalogue could: page and language are named."""
    added = '\n{% if _("How to read a hand") != "How to read a hand" %}<p onclick="x()">x</p>{% endif %}\n'
    said = refused(
        "docs/hands/reading.md",
        lambda path: path.write_text(path.read_text(encoding="utf-8") + added, encoding="utf-8"),
    )
    assert said.startswith("docs/hands/reading.md: the finished page in Français (fr) has "), said
