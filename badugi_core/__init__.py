"""badugi_core: the game of Badugi, with nothing but the standard library.

>>> from badugi_core import evaluate, compare
>>> str(evaluate("6h 4d 3s Ah").hand_class)
'4-3-A'
>>> compare("6h 4d 3s Ah", "7c 5h 4h 3d") > 0
True

A name is loaded with its module when it is first asked for, so that who only ranks hands does
not pay for deals and odds. `__init__.pyi` tells type checkers the same; a test compares the two.
"""

from importlib import import_module

_MODULES = {
    "_cards": "Card DECK Rank Suit",
    "_classes": "HAND_CLASSES HOLDINGS HandClass",
    "_deal": "apply legal_actions start_deal",
    "_deal_actions": (
        "Action ActionError Bet Call Check Discard Event EventKind Fold LegalActions Raise Shuffle StandPat"
    ),
    "_deal_log": "Moment Part follow",
    "_deal_state": "Deal Progress State Street TRANSITIONS",
    "_errors": "BadugiError CardError DealError HistoryError NotationError OddsError RuleSetError",
    "_explain": "Comparison Evaluation Reason ReasonCode compare evaluate explain_comparison",
    "_hands": "HOLE_CARDS is_legal",
    "_limits": "raise_bounds",
    "_notation": "INTERNATIONAL Notation format_card format_cards parse_card parse_cards parse_ranks",
    "_odds": "BestDiscard Chances Goal Out OutCode against_random_deal best_discard outs",
    "_odds_dealt": "badugi_probability deal_distribution deal_then_draw_distribution dealt_draw_distribution",
    "_odds_distribution": "Distribution",
    "_odds_draws": "BREAK_BADUGI DrawPolicy KEEP_BEST STAND_PAT draw_distribution draw_once",
    "_phh": "History format_phh",
    "_phh_read": "parse_phh read_phh",
    "_pots": "Pot",
    "_rank": "rank",
    "_rulesets": "DRAWS OPTIONS Option ROUNDS Round RuleSet",
    "_rulesets_choices": "BettingStructure Exchange FirstToShow OddChip Reopening Reshuffle Rounding Source",
    "_rulesets_read": "BUNDLED load_ruleset",
    "_session": "Session start_session",
}
"""Every public name, by the module that defines it."""

_HOMES = {name: module for module, names in _MODULES.items() for name in names.split()}

__all__ = sorted(_HOMES)  # noqa: PLE0605 - made of the table; the stub is what tools read


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value  # from now on without coming here
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
