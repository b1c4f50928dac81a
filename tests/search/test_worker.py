"""The worker of the search: the theme's, with ours in front of it."""

from __future__ import annotations

import json
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.js.node import run_node
from tests.site.pages import LOCALES
from tools.errors import SiteError
from tools.publish.scripts.join import SCRIPTS
from tools.publish.search import INDEX, WORKER, publish_search, with_own_search

MATERIAL = Path(find_spec("material").origin).parent / "templates"
(THEME,) = (MATERIAL / "assets/javascripts/workers").glob("search.*.min.js")
each_locale = pytest.mark.parametrize("locale", LOCALES, ids=lambda locale: locale.path)


@each_locale
def test_worker_is_the_themes_behind_ours(site, locale):
    """One file; of the theme's nothing is changed but the line that names its source map."""
    worker = (site / locale.path / WORKER).read_text(encoding="utf-8")
    theme, _, rest = THEME.read_text(encoding="utf-8").partition("\n//# sourceMappingURL=")
    assert re.fullmatch(r"\S+\s*", rest)
    assert worker.endswith(theme + "\n") and worker.startswith('"use strict";{')
    assert 1_000 < len(worker) - len(theme) < 6_500


def test_nothing_else_is_loaded(site):
    """Neither the theme's own worker nor the parts of ours are published besides; no page names them."""
    names = {path.relative_to(site).as_posix() for path in site.rglob("*.js")}
    assert not [name for name in names if name.startswith(("assets/javascripts/workers/", f"{SCRIPTS}/search"))]
    assert THEME.name not in {path.name for path in site.rglob("*")}
    for locale in LOCALES:
        html = (site / locale.path / "rules/index.html").read_text(encoding="utf-8")
        assert f'"search": "../../{locale.path}/{WORKER}"' in html and THEME.name not in html


@pytest.mark.parametrize("lost", ["this.index.search(", ".averageFieldLength=", '.version="2.3.9"'])
def test_another_theme_is_refused(tmp_path, lost):
    """A worker that is not as it was stops the build with one sentence."""
    for path in ("assets/javascripts/workers", f"{SCRIPTS}/search", "search"):
        (tmp_path / path).mkdir(parents=True)
    (tmp_path / INDEX).write_text('{"config": {"fields": {}}, "docs": []}', encoding="utf-8")
    (tmp_path / SCRIPTS / "search/main.js").write_text("", encoding="utf-8")
    theme = THEME.read_text(encoding="utf-8").replace(lost, "")
    (tmp_path / "assets/javascripts/workers" / THEME.name).write_text(theme, encoding="utf-8")
    with pytest.raises(SiteError, match=re.escape(f"has no '{lost}': see docs/{SCRIPTS}/search/main.js")):
        publish_search(tmp_path, [])


def test_a_page_without_search_is_refused():
    """A page that does not name the theme's worker stops the build."""
    with pytest.raises(SiteError, match="see with_own_search"):
        with_own_search("<p>No search here.</p>", LOCALES[0])


@each_locale
def test_index_says_how_the_language_is_written(site, locale):
    """Its stemmer, its letters of cards, and what parts its words."""
    config = json.loads((site / locale.path / INDEX).read_text(encoding="utf-8"))["config"]
    assert config["lang"] == [locale.search_language] and config["pipeline"] == []
    assert config["cards"]["suits"]["♥"] == "♥" and config["cards"]["ranks"]["10"] == "t"
    script = "const [text, how] = JSON.parse(process.argv[1]); console.log(text.split(RegExp(how)).filter(Boolean).join('_'))"
    text = "All-in (l’as): 4-3-2-A, 10-8-A. Rule 2.14; “A♠10♥K♦”"
    done = run_node("--eval", script, json.dumps([text, config["separator"]]))
    assert done.stdout.strip() == "All_in_l_as_4-3-2-A_10-8-A_Rule_2.14_A♠_10♥_K♦", done.stderr


@each_locale
def test_words_that_lead_to_others_lead_somewhere(site, locale):
    """What the table [search] of a locale.toml names is a word of an address, or the title of a section."""
    index = json.loads((site / locale.path / INDEX).read_text(encoding="utf-8"))
    words = {word for document in index["docs"] for word in re.split(r"\W+", document["location"])}
    titles = {document["title"] for document in index["docs"]}
    assert locale.search and {to for _, meant in locale.search for to in meant.split()} <= words | titles


@each_locale
def test_texts_do_not_run_together(site, locale):
    """What stands in two elements is not one word of the index; the chips after each step of a deal are not in it."""
    index = json.loads((site / locale.path / INDEX).read_text(encoding="utf-8"))
    texts = {document["location"]: document["text"] for document in index["docs"]}
    glued = {word for text in texts.values() for word in re.findall(r"\w*[^\W\d_]\w*", text) if not word[1:].islower()}
    camel = {word for word in glued if re.search(r"[a-zа-яёçğıöşü][A-ZА-ЯÇĞİÖŞÜ]", word)}
    html = "".join((site / locale.path / address / "index.html").read_text(encoding="utf-8") for address in texts if "#" not in address)
    assert not [word for word in camel if word not in html]
    assert "JavaScript" in " ".join(texts.values()) and "A 100" not in texts["deals/side-pot/#round-1"]
