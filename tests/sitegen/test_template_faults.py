"""A fault in a template is said in one sentence that begins with its file and line."""

import re

import pytest

PROSE = "# Title\n\nSome text.\n\n{{ %s }}\n"
TRANS_VALUE = "# Title\n\n{%% trans x=%s %%}\nSome {{ x }}\nof a text.\n{%% endtrans %%}\n"
LOOP = "# Title\n{%% for n in [1, 2] %%}\n- {{ n }}\n- {{ %s }}\n{%% endfor %%}\n"
IN_TRANS_IN_LOOP = (
    "# Title\n\n{%% for n in [1, 2] %%}\n\n{%% trans x=%s %%}Text {{ x }}.{%% endtrans %%}\n{%% endfor %%}\n"
)

PLACES = {"prose": (PROSE, 5), "trans": (TRANS_VALUE, 3), "loop": (LOOP, 4), "both": (IN_TRANS_IN_LOOP, 5)}

FAULTS = {
    "undefined name": ("nothing", "'nothing' is undefined"),
    "undefined field": ("rules.stak", "stak"),
    "undefined key": ("game.dek", "dek"),
    "unknown rank": ("cards('Xh')", "unknown rank 'X'"),
    "unknown suit": ("cards('6h 4x')", "unknown suit 'x'"),
    "missing suit": ("cards('6h 4')", "missing suit '4'"),
    "card twice": ("cards('6h 6h')", "duplicate card '6h'"),
    "three cards": ("example('6h 4d 3s')", "write four cards"),
    "card in both hands": ("versus('6h 4d 3s Ah', 'Ah Qd Js Th')", "share Ah"),
    "ladder falls": ("ladder(['4h 3d 2s Ac', '6h 4d 3s Ah'])", "not stronger"),
    "unknown rule": ("rule_ref('nowhere')", "unknown rule 'nowhere'"),
    "unmet condition": ("require(false, 'make the stacks larger')", "make the stacks larger"),
    "number of a text": ("number('many')", "many"),
    "share of nothing": ("percentage(1, 0)", "correct the template"),
    "forgotten call": ("example", "a method cannot be shown"),
    "whole object": ("rules", "a RuleSet cannot be shown"),
    "wrong argument": ("outs('As 2h')", "write three cards"),
}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("kind", FAULTS)
def test_fault_is_placed(fault, kind, place):
    """In prose, in the values of a message, in a loop and in both, the line is exact."""
    template, line = PLACES[place]
    expression, words = FAULTS[kind]
    said = fault(template % expression)
    assert said.startswith(f"docs/hands/page.md:{line}: "), said
    assert words in said
    assert "\n" not in said and said.endswith(".")


def test_value_of_a_message_that_is_not_given(fault):
    """A name used inside a message, but never set, is a fault of the message's lines."""
    said = fault("# Title\n\n{% trans %}\nSome {{ lost }}\nwords.\n{% endtrans %}\n")
    assert re.match(r"docs/hands/page\.md:[34]: 'lost' is undefined", said), said


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("# Title\n\n{{ cards('6h' }}\n", 3),
        ("# Title\n\n\n{{ 1 | shout }}\n", 4),
        ("# Title\n{% if 1 %}\nopen\n", 2),
        ("# Title\n\n{% trans %}open\n", 3),
        ("# Title\n\n{% unknown %}\n", 3),
        ("# Title\n\n{% trans %}{{ cards('6h') }}{% endtrans %}\n", 3),
    ],
)
def test_syntax_is_placed(fault, text, line):
    """An open bracket or block, an unknown filter or tag, code inside a message."""
    said = fault(text)
    assert re.match(rf"docs/hands/page\.md:({line}|{text.count(chr(10))}): ", said), said
    assert "\n" not in said and said.endswith(".")


def test_included_file_that_is_missing(fault):
    """A file that does not exist is named at the line that asks for it."""
    said = fault("# Title\n\n{% include 'gone.md' %}\n")
    assert said.startswith("docs/hands/page.md:3: ") and "gone.md" in said
