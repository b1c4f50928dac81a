"""What a translation has put into a page, or taken out of it, is found in a page of a few lines."""

from __future__ import annotations

import pytest

from tools.publish.skeleton import NOTICE, Skeleton, difference

ENGLISH = '<body><h2 id="tie">A tie</h2><p>See <a class="rule" href="../rules/#tie">rule 1</a>.</p></body>'
FRENCH = '<body><h2 id="tie">Égalité</h2><p>Voir <a class="rule" href="../rules/#tie">règle 1</a>.</p></body>'


def compared(french, english=ENGLISH):
    """What is said of a French page."""
    page, other = (
        Skeleton(html, f"{code}/faq/", codes=("en", "fr"), languages=("en", "fr"))
        for html, code in ((french, "fr"), (english, "en"))
    )
    return difference(page, other)


def test_other_words_are_the_same_page():
    """So are places to break, and a notice that something is in English."""
    assert compared(FRENCH) is None
    assert compared(FRENCH.replace("Voir", "Vo<wbr>ir")) is None
    assert compared(FRENCH.replace("<h2", f'<p class="{NOTICE}">En anglais : <a href="../rules/#tie">1</a></p><h2')) is None


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Voir", "<iframe></iframe>", "has <iframe>, an element which the English page lacks"),
        ("<p>", '<p onclick="x()">', "has onclick='x()' on <p>"),
        ('class="rule"', 'class="md-header"', "has class='md-header' on <a>"),
        ('href="../rules/#tie"', 'href="https://evil.example/"', "has href='https://evil.example/' on <a>"),
        ("Voir", "<h2>x</h2>", "has <h2> where the English page has </p>"),
        ("Voir", "Voir</p><p>", "has <p> where the English page has </body>"),
        ("Voir", "<!-- x -->", "has <!-- --> where the English page has </p>"),
        ('<h2 id="tie">Égalité</h2>', "", "where the English page has <h2 #tie>"),
        ('id="tie"', 'id="egalite"', "has id='egalite' on <h2>"),
        (".</p>", ' <a href="../rules/#tie">x</a>.</p>', "has a link to '/*/rules/#tie' which the English page lacks"),
        (' href="../rules/#tie"', "", "lacks a link to '/*/rules/#tie' which the English page has"),
        ("<h2", f'<p class="{NOTICE}"><a href="x">x</a></p><h2', "has href='/*/faq/x' on <a>"),
    ],
)  # fmt: skip
def test_what_is_in_a_page_beside_words_is_found(old, new, said):
    """An element, an attribute, its value, a block, a comment, a link: more of them or fewer."""
    assert old in FRENCH
    assert said in (compared(FRENCH.replace(old, new, 1)) or "")


@pytest.mark.parametrize("opens", ["<script>", '<script type="module">', "<style>"])
@pytest.mark.parametrize("code", ["go(2)", ""])
def test_another_script_in_the_page_is_found(opens, code):
    """What is run must be the same, letter for letter."""
    closes = f"</{opens[1:].split('>')[0].split()[0]}>"
    both = [opens + script + closes for script in ("go(1)", code)]
    assert compared(both[0], both[0]) is None
    assert compared(both[1], both[0]) == "has another script or style sheet in it than the English page"


ITEM = '<div data-item><dt id="{0}">{0}</dt></div>'
ROUND = '<dl data-sorted>{}<a href="#p">p</a><b id="p"></b></dl>'
ITEMS = ROUND.format(ITEM.format("pat") + ITEM.format("snow"))
"""Two items in their order, and what stands round them."""


@pytest.mark.parametrize(
    ("french", "said"),
    [
        (ROUND.format(ITEM.format("snow") + ITEM.format("pat")), None),
        (ITEMS.replace("p<", "q<").replace('#p"', '#q"').replace('id="p"', 'id="q"'), None),
        (ROUND.format(ITEM.format("snow")), "lacks a sorted item <div> with 0 links"),
        (ROUND.format(2 * ITEM.format("pat") + ITEM.format("snow")), "has a sorted item <div> with 0 links"),
        (ITEMS.replace("<b", "<dt>P</dt><b"), "has <dt> round its sorted items"),
        (ITEMS.replace('<b id="p">', '<b id="q">'), "has a link to '#p' round its sorted items, where no such id is"),
    ],
)
def test_sorted_items_may_change_places_only(french, said):
    """Each item is one of the English page, and what stands round them is made of the same and leads to itself."""
    found = compared(french, ITEMS)
    assert found is None if said is None else said in (found or "")
