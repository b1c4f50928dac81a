"""badugi_core: the game of Badugi, with nothing but the standard library.

>>> from badugi_core import evaluate, compare
>>> str(evaluate("6h 4d 3s Ah").hand_class)
'4-3-A'
>>> compare("6h 4d 3s Ah", "7c 5h 4h 3d") > 0
True
"""

from badugi_core._cards import (
    DECK,
    INTERNATIONAL,
    Card,
    Notation,
    Rank,
    Suit,
    parse_card,
    parse_cards,
)
from badugi_core._classes import HAND_CLASSES, HOLDINGS, HandClass
from badugi_core._errors import BadugiError, CardError, RuleSetError
from badugi_core._explain import (
    Comparison,
    Evaluation,
    Reason,
    ReasonCode,
    compare,
    evaluate,
    explain_comparison,
)
from badugi_core._hands import HOLE_CARDS, is_legal
from badugi_core._rulesets import BUNDLED, DRAWS, ROUNDS, Round, RuleSet, load_ruleset

__all__ = [
    "BUNDLED",
    "DECK",
    "DRAWS",
    "HAND_CLASSES",
    "HOLDINGS",
    "HOLE_CARDS",
    "INTERNATIONAL",
    "ROUNDS",
    "BadugiError",
    "Card",
    "CardError",
    "Comparison",
    "Evaluation",
    "HandClass",
    "Notation",
    "Rank",
    "Reason",
    "ReasonCode",
    "Round",
    "RuleSet",
    "RuleSetError",
    "Suit",
    "compare",
    "evaluate",
    "explain_comparison",
    "is_legal",
    "load_ruleset",
    "parse_card",
    "parse_cards",
]
