"""The questions in the page and the file of words."""

import json
import re
from html.parser import HTMLParser

import pytest

from tests.quiz.english import english_words
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import load_locale
from tools.quiz.questions import PlaysQuestion
from tools.quiz.render import render_static
from tools.quiz.static import static_questions
from tools.quiz.words import words_json
from tools.words.words import Words


class Balance(HTMLParser):
    """Fails on a tag that is not closed, and collects the text."""

    def __init__(self):
        super().__init__()
        self.open, self.text, self.tags = [], [], []

    def handle_starttag(self, tag, attributes):
        self.open.append(tag)
        self.tags.append(tag)
        assert not {"style", "onclick"} & {name for name, _ in attributes}

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)


@pytest.fixture(scope="module")
def questions(bank):
    return static_questions(bank)


def test_ten_mixed_questions(questions):
    """Both types, ten different lessons, no answer more than half of the time."""
    assert len(questions) == 10
    kinds = [isinstance(question, PlaysQuestion) for question in questions]
    assert kinds.count(True) == kinds.count(False) == 5
    assert len({question.trap for question in questions}) == 10
    answers = [question.answer for question in questions if not isinstance(question, PlaysQuestion)]
    assert max(map(answers.count, answers)) <= 3


def test_html(questions):
    """Well-formed, no blank line, an answer for each question, every placeholder filled."""
    html = render_static(questions, english_words())
    parser = Balance()
    parser.feed(html)
    parser.close()
    assert parser.open == []
    assert "\n\n" not in html and "%(" not in html
    assert parser.tags.count("details") == parser.tags.count("summary") == 10
    assert html.count('class="quiz-item"') == 10
    text = " ".join(parser.text)
    for sentence in ("Which cards play?", "Which hand wins?", "It is a tie.", "Hand A wins."):
        assert sentence in text
    assert re.search(r"Hand: ((three|two|one)-card \w+|\w+ badugi) \(", text)


def test_every_sentence_is_translated_and_escaped(questions):
    """Nothing but cards, names and numbers stands outside a message; a message cannot add a tag."""
    html = render_static(questions, english_words("<b>"))
    assert "<b>" not in html
    messages = re.sub(r"&lt;b&gt;.*?&lt;b&gt;", "", html, flags=re.DOTALL)
    messages = re.sub(r'<span class="pc .*?</span>', "", messages)
    assert re.sub(r"<[^>]*>|\s", "", messages) == ""


def test_words_json(bank):
    """All cards, ranks and kinds of hand under the keys that the scripts use."""
    data = json.loads(words_json(english_words(), {"Right.": "Juste."}))
    assert data["lang"] == "en" and data["messages"] == {"Right.": "Juste."}
    assert len(data["cards"]) == 52 and data["cards"]["6h"] == "six of hearts"
    assert len(data["ranks"]) == 13 and data["ranks"]["T"] == "10" and data["ranks"]["A"] == "A"
    # A hand of n cards has one of the 14 - n highest ranks on top.
    assert len(data["hands"]) == 10 + 11 + 12 + 13
    assert data["hands"]["3-4"] == "three-card four" and data["hands"]["1-A"] == "one-card ace"
    assert "3-2" not in data["hands"]
    assert data["english"] == []


def test_words_json_says_which_names_are_english():
    """In a language without catalogues these are all the names of cards and hands."""
    french = load_locale("fr")
    data = json.loads(words_json(Words(french, Catalogue(french)), {}))
    assert data["lang"] == "fr"
    assert set(data["english"]) == {*data["cards"].values(), *data["hands"].values()}
