"""What is sorted by language may stand in another order, and nothing may hide there."""

from __future__ import annotations

import pytest

from tools.publish.skeleton import Skeleton, difference

ENGLISH = """<main><h1 id="top">Words</h1><p>Text with <a href="../rules/#bet">a rule</a>.</p>
<div class="list" data-sorted><nav aria-label="Letters"><ul><li><a href="#letter-1">B</a></li></ul></nav>
<section><h2 id="letter-1">B</h2>
<div class="term" data-item><h3 id="bet"><a href="#bet">bet</a></h3><p>One <em>means</em> <a href="../rules/#bet">rule</a></p></div>
<div class="term" data-item><h3 id="burn"><a href="#burn">burn</a></h3><ul><li>Two</li></ul></div></section></div>
<p>The end.</p></main>"""

FRENCH = """<main><h1 id="top">Mots</h1><p>Texte avec <a href="../rules/#bet">une règle</a>.</p>
<div class="list" data-sorted><nav aria-label="Lettres"><ul><li><a href="#letter-1">A</a></li><li><a href="#letter-2">M</a></li></ul></nav>
<section><h2 id="letter-1">A</h2>
<div class="term" data-item><h3 id="burn"><a href="#burn">action</a></h3><ul><li>Deux</li></ul></div></section>
<section><h2 id="letter-2">M</h2>
<div class="term" data-item><h3 id="bet"><a href="#bet">mise</a></h3><p>Un <a href="../rules/#bet">rule</a></p></div></section></div>
<p>Fin.</p></main>"""


def said(french: str) -> str | None:
    """What is said of a French page against the English one."""
    pages = [
        Skeleton(html, f"{code}/words/", ["en", "fr"], {"en", "fr"})
        for html, code in ((french, "fr"), (ENGLISH, "en"))
    ]
    return difference(*pages)


def test_the_order_and_the_groups_are_those_of_the_language() -> None:
    """Other letters, another order, and the same items."""
    assert said(FRENCH) is None
    assert said(FRENCH.replace(">M<", '><span lang="en" dir="ltr">M</span><')) is None


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        # In an item.
        ("<p>Un ", "<p>Un <script>x()</script>", "has <script>"),
        ("<p>Un ", '<p>Un <a href="//evil.example/">x</a>', "evil.example"),
        ("<p>Un ", '<p onclick="x()">Un ', "onclick"),
        ("<p>Un ", "<p>Un <!-- x -->", "sorted item"),
        ("<p>Un ", "<p>Un</p><p>", "sorted item"),
        ("<p>Un ", "<p>Un</p></div><div data-item><p>", "sorted item"),
        ("<p>Un ", "<p>Un</div>", "where the English page has"),
        ("<p>Un ", '<p>Un <a href="../rules/#bet">x</a>', "sorted item"),
        ('<p>Un <a href="../rules/#bet">rule</a></p>', "<p>Un</p>", "sorted item"),
        ("<li>Deux</li>", "<li>Deux</li><li>x</li>", "sorted item"),
        # An item too many, too few, twice, or under another anchor.
        ("</section></div>", '<div class="term" data-item><p>x</p></div></section></div>', "sorted item"),
        ('<div class="term" data-item><h3 id="burn"><a href="#burn">action</a></h3><ul><li>Deux</li></ul></div>', "", "lacks"),
        ('id="burn"', 'id="burnt"', "burnt"),
        ("<ul><li>Deux</li></ul>", '<p>Un <a href="../rules/#bet">x</a></p>', "sorted item"),
        # Round the items.
        ("<section>", "<section><script>x()</script>", "another script"),
        ("<section>", '<section><img src="x">', "<img"),
        ("<section>", '<section class="md-header">', "md-header"),
        ("<section>", '<section onclick="x()">', "onclick"),
        ("<section>", "<section><form></form>", "<form>"),
        ("<section>", "<section><!-- x -->", "<!-- -->"),
        ("<section>", "<section><p>x</p>", "<p>"),
        ('<li><a href="#letter-2">', '<li><a href="//evil.example/">', "evil.example"),
        ('<li><a href="#letter-2">', '<li><a href="../rules/#bet">', "href='/*/rules/#bet'> round its sorted items"),
        ('<li><a href="#letter-2">', '<li><a href="#other">', "'#other'"),
        ('<li><a href="#letter-2">', '<li><a href="javascript:x()">', "javascript"),
        # The mark itself, and what follows.
        (" data-sorted", "", "lacks"),
        ("<p>Fin.</p>", "<div data-sorted><script>x()</script></div><p>Fin.</p>", "another script"),
        ("<p>Fin.</p>", "<div class='list' data-sorted><h2>x</h2></div><p>Fin.</p>", "where the English page has"),
        ("<p>Fin.</p>", "<p>Fin.</p><section></section>", "<section>"),
        ("</section></div>", "</section></div></div>", "where the English page has"),
    ],
)  # fmt: skip
def test_nothing_hides_in_what_is_sorted(old: str, new: str, what: str) -> None:
    """An attack in an item, round the items, or through the mark is named."""
    assert old in FRENCH
    assert what in (said(FRENCH.replace(old, new)) or "")
