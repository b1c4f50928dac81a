"""One Chromium and one small server for the tests of the quiz's JavaScript."""

from __future__ import annotations

import json
import shutil
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import sync_playwright

from badugi_core import Card, HandClass
from tools.errors import ROOT
from tools.quiz.bank import bank_json, make_bank
from tools.quiz.render import render_static
from tools.quiz.static import static_questions
from tools.quiz.words import words_json

ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src 'self'"
TYPES = {"js": "text/javascript", "css": "text/css", "json": "application/json", "html": "text/html"}

RANKS = dict(
    zip(
        "A23456789TJQK",
        "ace two three four five six seven eight nine ten jack queen king".split(),
        strict=True,
    )
)
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
SIGNS = dict(zip("cdhs", "♣♦♥♠", strict=True))


class EnglishWords:
    """The words protocol in English; `mark` goes around each message to prove it was asked for."""

    lang = "en"

    def __init__(self, mark: str = "") -> None:
        self.mark = mark

    def gettext(self, msgid: str) -> str:
        return f"{self.mark}{msgid}{self.mark}"

    def card_name(self, card: Card) -> str:
        return f"{RANKS[card.rank.letter]} of {SUITS[card.suit.letter]}"

    def card(self, card: Card) -> str:
        return f'<span class="pc {card.suit.letter}">{card.rank.letter}{SIGNS[card.suit.letter]}</span>'

    def cards(self, cards) -> str:
        return " ".join(map(self.card, cards))

    def hand_name(self, hand_class: HandClass) -> str:
        size = ("One", "Two", "Three", "Four")[hand_class.size - 1]
        return f"{size}-card {RANKS[hand_class.ranks[0].letter]}"

    def ranks(self, hand_class: HandClass) -> str:
        return str(hand_class).replace("T", "10")


@pytest.fixture(scope="session")
def bank():
    return make_bank()


@pytest.fixture(scope="session")
def server(bank):
    """The address of a server with the scripts, the bank and a quiz page under the strict policy."""
    translated = {"Which hand wins?": "Quelle main gagne ?", "Right.": "Juste."}
    page = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Quiz</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/css/quiz.css"></head><body>
<div id="quiz" data-bank="{bank}" data-words="{words}" hidden></div>
{static}<script type="module" src="/assets/js/quiz/main.js"></script></body></html>"""
    static = render_static(static_questions(bank), EnglishWords())
    files = {
        "/blank.html": "<!doctype html><title>Blank</title>",
        "/quiz/bank.json": bank_json(bank),
        "/quiz/en.json": words_json(EnglishWords(), {}),
        "/quiz/fr.json": words_json(EnglishWords(), translated),
        "/quiz/index.html": page.format(bank="bank.json", words="en.json", static=static),
        "/quiz/fr.html": page.format(bank="bank.json", words="fr.json", static=static),
        "/quiz/broken.html": page.format(bank="gone.json", words="en.json", static=static),
    }
    for folder in ("js", "css"):
        for path in (ROOT / "docs/assets" / folder).rglob(f"*.{folder}"):
            files[f"/assets/{path.relative_to(ROOT / 'docs/assets').as_posix()}"] = path.read_text("utf-8")

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            text = files.get(self.path.partition("?")[0])
            body = (text or "").encode()
            self.send_response(404 if text is None else 200)
            self.send_header("Content-Type", TYPES[self.path.partition("?")[0].rpartition(".")[2]])
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Content-Security-Policy", POLICY)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *arguments):
            pass

    running = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=running.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{running.server_port}"
    running.shutdown()
    thread.join()
    running.server_close()


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=shutil.which("chromium") or shutil.which("google-chrome"),
            args=list(ARGUMENTS),
        )
        yield chromium
        chromium.close()


@pytest.fixture
def page(browser):
    """A fresh page; an error or a refusal of the policy in its console fails the test."""
    context = browser.new_context(viewport={"width": 360, "height": 740})
    tab = context.new_page()
    complaints = []
    tab.on("pageerror", lambda error: complaints.append(str(error)))
    tab.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    tab.complaints = complaints
    yield tab
    context.close()
    assert complaints == []


@pytest.fixture
def logic(page, server):
    """A page in which the modules of the quiz can be run."""
    page.goto(f"{server}/blank.html")
    return page


def load(path):
    """A JSON file of tests/shared."""
    return json.loads((ROOT / "tests/shared" / path).read_text("utf-8"))
