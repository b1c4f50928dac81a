"""Short codes of a quiz: written, read back however they are typed, refused with a reason."""

import json

import pytest
from hypothesis import given, strategies as st

from tools.errors import ROOT
from tools.quiz.codes import LENGTHS, SEEDS, Code, CodeError, quiz_code, read_code, version_of
from tools.quiz.questions import LEVELS

VECTORS = json.loads((ROOT / "tests/shared/quiz_codes.json").read_text("utf-8"))
CODES = st.builds(
    Code, seed=st.integers(0, SEEDS - 1), level=st.sampled_from(LEVELS), length=st.sampled_from(LENGTHS)
)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["code"])
def test_codes_are_those_of_the_scripts(vector):
    """The codes of the shared file, which the scripts write too."""
    code = Code(vector["seed"], vector["level"], vector["length"])
    assert quiz_code(vector["version"], code) == vector["code"]
    assert read_code(vector["version"], vector["code"]) == code


@given(CODES)
def test_a_code_gives_its_quiz_back(code):
    """Every quiz has a code of at least six digits, in groups of four, that gives it back."""
    text = quiz_code("K7Q2", code)
    assert read_code("K7Q2", text) == code
    *groups, last = text.split("-")
    assert groups and {len(group) for group in groups} == {4} and 1 <= len(last) <= 4
    assert text.startswith("K7") and len(text.replace("-", "")) >= 6


@given(CODES)
def test_a_code_may_be_typed_in_any_way(code):
    """Case, spaces and hyphens do not matter; O is 0, I and L are 1."""
    text = quiz_code("1001", code)
    typed = text.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    assert read_code("1001", typed) == read_code("1001", typed.replace("l", "I") + " ") == code
    assert read_code("1001", text.replace("-", "\u2011\u200b") + ".") == code


@pytest.mark.parametrize("text", ["", "K7", "K7Q2U9", "K703-N", "K7-ZZZZ-ZZZZ-ZZ", "K70!-NN", "K714000000"])
def test_what_is_no_code_is_refused(text):
    """Too short, a digit that does not exist, or a seed that cannot be."""
    with pytest.raises(CodeError, match="unreadable"):
        read_code("K7Q2", text)


def test_a_code_of_another_bank_is_refused():
    """A code of other questions says so, and is no other quiz."""
    with pytest.raises(CodeError, match="another-bank"):
        read_code("K8Q2", quiz_code("K7Q2", Code(417, 2, 10)))


def test_a_version_has_four_digits_of_any_kind():
    """Four digits of a digest; all 32 digits occur."""
    versions = [version_of(bytes([number])) for number in range(256)]
    assert len(set(versions)) == 256 and {len(version) for version in versions} == {4}
    assert len(set("".join(versions))) == 32
