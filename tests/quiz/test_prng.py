"""Python and JavaScript draw the same numbers from the same seed."""

import json

import pytest

from tools.errors import ROOT
from tools.quiz.prng import Prng

VECTORS = json.loads((ROOT / "tests/shared/prng.json").read_text("utf-8"))
BOUNDS = (2, 3, 6, 10, 52, 380, 1000003)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: str(vector["seed"]))
def test_python_gives_the_shared_numbers(vector):
    """next, below and shuffled give the numbers of the shared file."""
    seed = vector["seed"]
    prng = Prng(seed)
    assert [prng.next() for _ in range(8)] == vector["next"]
    prng = Prng(seed)
    assert [prng.below(bound) for bound in BOUNDS] == vector["below"]
    assert Prng(seed).shuffled(range(10)) == vector["shuffled"]


def test_the_first_number_is_the_published_one():
    """mulberry32 of seed 1 begins with 0.6270739405881613 in every published version."""
    assert Prng(1).next() / 2**32 == 0.6270739405881613


def test_javascript_gives_the_shared_numbers(logic):
    """The twin gives the same numbers in a real browser."""
    assert VECTORS == logic.evaluate(
        """async ([seeds, bounds]) => {
            const { Prng } = await import("/assets/js/quiz/prng.js");
            return seeds.map((seed) => {
                const [a, b] = [new Prng(seed), new Prng(seed)];
                return {
                    seed,
                    next: Array.from({ length: 8 }, () => a.next()),
                    below: bounds.map((bound) => b.below(bound)),
                    shuffled: new Prng(seed).shuffled([...Array(10).keys()]),
                };
            });
        }""",
        [[vector["seed"] for vector in VECTORS], BOUNDS],
    )
