"""The sheet and the page of rules say the same."""

import ast

import pytest

from tools.errors import ROOT
from tools.i18n.extract import extract

RULES = {
    message.id
    for messages in extract(ROOT).values()
    for message in messages
    if "docs/rules/house.md" in message.files
}


def rule_texts():
    """Every sentence that the sheet takes from the rules."""
    for path in sorted((ROOT / "tools/sheet").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule_text":
                yield node.args[0].value


@pytest.mark.parametrize("sentence", list(rule_texts()))
def test_a_rule_on_the_sheet_stands_in_the_rules(sentence):
    """Whoever changes a rule on the page changes the sheet with it."""
    assert sentence in RULES


def test_the_sheet_takes_most_of_its_sentences_from_the_rules():
    """The marks are there: without them the test above would prove nothing."""
    assert len(list(rule_texts())) > 20
