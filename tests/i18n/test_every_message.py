"""Every message that the code asks for is in the catalogues."""

import ast
from pathlib import Path

import pytest

from tools.errors import ROOT
from tools.i18n.extract import extract

FUNCTIONS = {"_", "N_", "gettext", "html", "text", "pgettext", "rule_text"}
SPEAKING = ("deals", "publish", "quiz", "sheet", "sitegen", "words")
MODULES = sorted(path for part in SPEAKING for path in (ROOT / "tools" / part).rglob("*.py"))


def asked_for(path: Path) -> set[tuple[str | None, str]]:
    """The literal messages of the calls in a module, inside f-strings too."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        texts = [arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        if name in FUNCTIONS and texts:
            found.add((texts[0], texts[1]) if name == "pgettext" and len(texts) > 1 else (None, texts[0]))
    return found


@pytest.fixture(scope="module")
def known():
    """The keys of all messages."""
    return {message.key for messages in extract(ROOT).values() for message in messages}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_message_in_code_is_extracted(path, known):
    """A call that the extractor does not see would be published in English."""
    assert asked_for(path) - known == set()
