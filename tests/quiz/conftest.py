"""A page and a small server for the tests of the quiz's JavaScript."""

from __future__ import annotations

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests import once
from tests.quiz.english import english_words, rule_link
from tools.errors import ROOT
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import load_locale
from tools.quiz.bank import bank_json
from tools.quiz.static import render_static, static_rounds
from tools.words.scripts import words_json
from tools.words.words import Words

POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'"
HALF = {
    "Which hand wins?": "Quelle main gagne ?",
    "Hand A: %(hand)s": "Main A : %(hand)s",
    "Hand: %(hand)s": "Main : %(hand)s",
    "Cards that play: %(cards)s.": "Jouent : %(cards)s.",
    "Right.": "Juste.",
}
"""Some messages in French; the others, and all names, are English for want of a translation."""

TYPES = {
    "css": "text/css",
    "html": "text/html",
    "ico": "image/x-icon",
    "js": "text/javascript",
    "json": "application/json",
}


@pytest.fixture(scope="session")
def bank():
    return once.bank()


@pytest.fixture(scope="session")
def server(bank):
    """The address of a server with the scripts, the bank and a quiz page under the strict policy."""
    translated = {"Which hand wins?": "Quelle main gagne ?", "Right.": "Juste."}
    french = load_locale("fr")
    page = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Quiz</title>
<meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/assets/css/reach.css">
<link rel="stylesheet" href="/assets/css/card-faces.css">
<link rel="stylesheet" href="/assets/css/quiz.css">
<link rel="stylesheet" href="/assets/css/quiz-panel.css">
<link rel="stylesheet" href="/assets/css/quiz-static.css"></head><body class="md-typeset">
<div id="quiz" data-bank="{bank}" data-words="{words}" data-questions="none.json"
 data-rules="../rules/" data-mistakes="../hands/mistakes/" hidden></div>
{static}<script type="module" src="/assets/js/quiz/main.js"></script></body></html>"""
    static = render_static(static_rounds(bank), english_words(), rule_link)
    files = {
        "/favicon.ico": "",
        "/blank.html": "<!doctype html><title>Blank</title>",
        "/quiz/bank.json": bank_json(bank),
        "/quiz/en.json": words_json(english_words(), {}),
        "/quiz/none.json": "{}",
        "/quiz/fr.json": words_json(english_words(), translated),
        "/quiz/half.json": words_json(Words(french, Catalogue(french)), HALF),
        "/quiz/index.html": page.format(bank="bank.json", words="en.json", static=static),
        "/quiz/fr.html": page.format(bank="bank.json", words="fr.json", static=static),
        "/quiz/half.html": page.format(bank="bank.json", words="half.json", static=static),
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


@pytest.fixture
def page(chromium):
    """A fresh page; an error or a refusal of the policy in its console fails the test."""
    context = chromium.new_context(viewport={"width": 360, "height": 740})
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
