"""The names that templates use."""

import inspect
import re
from dataclasses import replace

import pytest

from badugi_core import DECK, evaluate, parse_cards
from tools.sitegen.context import NAMES, PageContext, TemplateFault, given
from tools.sitegen.context.base import Game


def plain(html):
    """The text of HTML, its spaces all alike."""
    return re.sub(r"<[^>]+>", "", html).replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("name", NAMES)
def test_every_name_is_documented(name):
    """Whoever writes a template finds each name explained in one sentence."""
    text = inspect.getdoc(getattr(PageContext, name))
    assert text and text.split("\n")[0].rstrip().endswith((".", ","))


def test_templates_see_exactly_the_public_names(context):
    """Nothing that begins with an underscore, but for the one that titles use, and nothing besides."""
    public = {name for name in dir(PageContext) if not name.startswith("_")}
    assert given(context()).keys() == set(NAMES) == public | {"_"}


def test_the_numbers_of_the_game_are_those_of_the_core(context):
    """The numbers of the game are those of the core."""
    assert context().game == Game(deck=52, hole=4, draws=3, classes=1092, holdings=270725)


def test_ranks_rise_from_the_ace(context):
    """From the ace up, the ten as on the cards."""
    assert re.findall(r"\w+", plain(context().rank_order)) == "A 2 3 4 5 6 7 8 9 10 J Q K".split()


def test_a_series_is_written_as_the_language_does(context):
    """Numbers in a row, each as the language writes it."""
    assert context().series([2, 4, 1092]) == "2, 4, 1,092"


def test_cards_have_a_picture_and_a_name(context):
    """Rank and suit sign, the name for screen readers, the class for the colour."""
    html = context().cards("Th")
    assert '<span class="pc h" role="img" aria-label="ten of hearts">10♥</span>' in html


def test_cards_of_any_number(context):
    """Cards inside text need not be four, and stay on one line."""
    html = context().cards("6h 4d")
    assert plain(html) == "6♥ 4♦"
    assert html.startswith('<span class="pcs">')


@pytest.mark.parametrize(
    ("cards", "ranks", "hand", "place"),
    [
        ("6h 4d 3s Ah", "4-3-A", "three-card four", "718"),
        ("4h 3d 2s Ac", "4-3-2-A", "four badugi", "1"),
        ("Ks Qh Jd Tc", "K-Q-J-10", "king badugi", "715"),
        ("Ad As 2d 2c", "2-A", "two-card deuce", "1,002"),
        ("Kd Qd Jd Kh", "K-J", "two-card king", "1,078"),
        ("6h 5h 4h 2h", "2", "one-card deuce", "1,081"),
    ],
)
def test_a_hand_is_read_as_the_core_reads_it(context, cards, ranks, hand, place):
    """Ranks, name and place of a holding are those of the core."""
    names = context()
    assert plain(names.ranks(cards)) == ranks
    standing = f"{hand.capitalize()} ({ranks}), no. {place} of 1,092"
    assert standing in plain(names.example(cards))


@pytest.mark.parametrize(("kept", "good"), [("As 2h 3d", 10), ("As 2s 3d", 0), ("Kc Qd Jh", 10)])
def test_outs_are_of_the_free_suit(context, kept, good):
    """The cards that make a badugi are those of the free suit without a repeated rank."""
    assert context().outs(kept) == good
    cards = parse_cards(kept)
    unseen = [card for card in DECK if card not in cards]
    assert good == sum(
        card.suit not in {c.suit for c in cards}
        and card.rank not in {c.rank for c in cards}
        and evaluate((*cards, card)).size == 4
        for card in unseen
    )


def test_example_gives_a_reason_for_each_card(context):
    """Four lines, then what the hand is."""
    html = context().example("6h 4d 3s Ah")
    assert html.count('<li class="plays">') == 3
    assert html.count('<li class="idle">') == 1
    assert "6♥ does not play: same suit as A♥" in plain(html)
    assert "Three-card four (4-3-A), no. 718 of 1,092" in plain(html)


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("7h 4d Ac 4s", "does not play, but could replace 4"),
        ("3d 6c 8c 6s", "6♣ does not play: same suit as 8♣, same rank as 6♠"),
        ("Td Tc Ts 8s", "does not play: same suit as 8♠"),
    ],
)
def test_example_says_why(context, cards, reason):
    """Each kind of reason has its sentence."""
    assert reason in plain(context().example(cards))


@pytest.mark.parametrize(
    ("a", "b", "verdict"),
    [
        ("5s 4h 3d 2c", "Ks 3h 2d Ac", "Hand A wins. First difference: 5 against K. The lower card wins."),
        ("6h 4d 3s Ah", "Kc Qd Js Th", "Hand B wins. Number of playing cards: 3 against 4. More cards win."),
        ("5d 3d 5c 3s", "Kh Qh 3h 5s", "It is a tie. The same ranks play: 5-3."),
    ],
)
def test_versus_says_who_wins_and_why(context, a, b, verdict):
    """By number of cards, by the first difference, or not at all."""
    assert plain(context().versus(a, b)).endswith(verdict)


def test_ladder_rises(context):
    """Each step is read, weakest first."""
    html = context().ladder(["6h 5h 4h 2h", "Ad As 2d 2c", "6h 4d 3s Ah"])
    assert html.count("<li>") == 3
    assert plain(html).index("6♥ 5♥") < plain(html).index("A♦ A♠") < plain(html).index("6♥ 4♦")


def test_ladder_refuses_another_order(context):
    """A step that is not stronger than the one before is a fault of the page."""
    with pytest.raises(TemplateFault, match="wrong order in the ladder: 2 is not stronger than 2-A"):
        context().ladder(["Ad As 2d 2c", "6h 5h 4h 2h"])


def test_sections_and_rules_have_numbers(context):
    """Numbers of sections, and of rules as links to themselves."""
    assert context().section("deck") == "1."
    assert context().rule("ace") == '<a class="rule" id="ace" href="#ace">1.2</a>'


@pytest.mark.parametrize(
    ("page", "target"),
    [
        ("index.md", "rules/index.md#ace"),
        ("hands/reading.md", "../rules/index.md#ace"),
        ("rules/index.md", "index.md#ace"),
    ],
)
def test_rule_is_cited_from_any_page(context, page, target):
    """A link of Markdown, so that MkDocs checks it."""
    assert context(page=page).rule_ref("ace") == f"[rule 1.2]({target})"


def test_an_unknown_rule_set_is_refused(shared, words):
    """A mistyped name says which there are; the rule sets are those that the build has loaded."""
    rules = {"home": shared.rules, "pagat": shared.rules}
    names = PageContext(replace(shared, rulesets=rules), words("en"), "index.md")
    assert names.ruleset("pagat") is shared.rules
    with pytest.raises(TemplateFault, match=r"unknown rule set 'pagat\.com': write one of home, pagat"):
        names.ruleset("pagat.com")


def test_require_stops_where_its_condition_fails(context):
    """Nothing when the condition holds, else the advice as a fault."""
    assert context().require(True, "never said") == ""
    with pytest.raises(TemplateFault, match="raise the stack"):
        context().require(False, "raise the stack")


def test_static_quiz_has_ten_answers_of_each_level(context):
    """The questions that need no script."""
    html = context().quiz_static()
    assert html.count("<details>") == html.count("</details>") == 30
    assert "\n\n" not in html


@pytest.mark.parametrize("name", ["quiz_static", "example", "versus", "ladder"])
def test_blocks_survive_markdown(context, name):
    """A blank line would end a block of HTML, so there is none."""
    arguments = {
        "example": ("6h 4d 3s Ah",),
        "versus": ("6h 4d 3s Ah", "Kc Qd Js Th"),
        "ladder": (["6h 4d 3s Ah"],),
    }
    block = getattr(context(), name)
    html = block if isinstance(block, str) else block(*arguments.get(name, ()))
    assert html.startswith("<") and "\n\n" not in html
