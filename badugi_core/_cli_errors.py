"""One English sentence for each error: the place, what is wrong there, and what to do.

Every code of every error class of the package has its sentence in `_SENTENCES`; a test
proves it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from tomllib import TOMLDecodeError

from badugi_core._cards import Rank, Suit
from badugi_core._cli_english import cards_text, listed, quoted, shortened
from badugi_core._deal_actions import (
    Action,
    ActionError,
    Bet,
    Call,
    Check,
    Discard,
    Fold,
    LegalActions,
    Raise,
    Shuffle,
    StandPat,
)
from badugi_core._errors import (
    BadugiError,
    CardError,
    DealError,
    HistoryError,
    NotationError,
    OddsError,
    RuleSetError,
)
from badugi_core._phh import VARIANTS

_RANKS = " ".join(rank.letter for rank in Rank)
_SUITS = " ".join(suit.letter for suit in Suit)
_MOST_OF_A_PATH = 255
"""Signs of a path that are said again."""
_BAD_VALUE = "{place}: {key} has a value that is not accepted: write {allowed}."

_DECK_RUNS_OUT = "{place}: {key} forgets that the deck can run out: write {allowed}."

_SENTENCES: Mapping[type[BadugiError], Mapping[str, str]] = {
    CardError: {
        "unknown-rank": f"{{place}}: unknown rank {{quoted_text}}: write one of {_RANKS}.",
        "unknown-suit": f"{{place}}: unknown suit {{quoted_text}}: write one of {_SUITS}.",
        "unknown-card": "{place}: no card has the id {text}: give ids from 0 to 51.",
        "missing-rank": f"{{place}}: no rank beside {{quoted_text}}: write one of {_RANKS} before the suit.",
        "missing-suit": f"{{place}}: no suit beside {{quoted_text}}: write one of {_SUITS} after the rank.",
        "duplicate-card": "{place}: {quoted_text} is there already: name each card once.",
        "duplicate-rank": "{place}: the rank {quoted_text} is there already: name each rank once.",
        "wrong-count": "{place}: the wrong number of cards: give {wanted}.",
    },
    DealError: {
        "wrong-players": "{place}: this is no game for {value} players: give {wanted}.",
        "wrong-stack": "{place}: no stack can be {value}: give whole chips, at least 1.",
        "wrong-deck": "{place}: these {value} cards are not the deck: give each of the 52 cards once.",
        "wrong-button": "{place}: no player has the seat {value}: give the button a seat that is taken.",
        "session-over": "{place}: the session is over: start another one.",
        "other-deal": "{place}: this deal does not follow from the session: give the deal that it started.",
        "deal-not-over": "{place}: the deal is not over: play it to its end.",
    },
    HistoryError: {
        "unreadable": "{place}: {reason}: give a UTF-8 file in the PHH format.",
        "syntax": "{place}: {reason}: correct the line.",
        "missing-key": "{place}: {text} is missing: add it.",
        "wrong-type": _BAD_VALUE,
        "out-of-range": _BAD_VALUE,
        "not-allowed": _BAD_VALUE,
        "deck-runs-out": _DECK_RUNS_OUT,
        "wrong-count": "{place}: the wrong number of entries: write one for each player.",
        "unknown-variant": f"{{place}}: unknown variant {{text}}: write {listed(VARIANTS, 'or')}.",
        "not-supported": (
            "{place}: {text} is for another game: leave out antes and straddles, and bet at least the big blind."
        ),
        "unknown-key": "{place}: unknown key {text}: use {allowed}.",
        "reserved-key": "{place}: {text} follows from the deal: leave it out.",
        "unknown-action": "{place}: no action is written {quoted_text}: correct it.",
        "unknown-player": "{place}: {quoted_text} names no player of this deal: write p1, p2 and so on.",
        "unknown-card": "{place}: {quoted_text} holds something that is no card: write cards such as 6h, or ?? .",
        "wrong-player": "{place}: {quoted_text} is out of turn: let the player act whose turn it is.",
        "too-few-cards": "{place}: {quoted_text} deals a part of the cards: write all, ?? for one that is unknown.",
        "not-dealt": "{place}: {quoted_text} deals cards that cannot come now: correct them.",
        "not-shown": "{place}: {quoted_text} shows cards that the player does not hold: correct them.",
        "mucked": "{place}: {quoted_text} throws away a hand that wins: show it.",
        "unknown-cards": "{place}: a showdown needs cards that the file does not tell: write them.",
        "other-stacks": "{place}: the deal ends with other stacks: write {text}.",
        # Codes of other errors that a history can earn before there is a deal to ask.
        "wrong-players": "{place}: {key} has {text} players: write {allowed} stacks.",
        "wrong-button": "{place}: no player has the seat {text}: count seats from 0.",
        "wrong-state": "{place}: {quoted_text} comes before the end of the deal: move it there.",
        "not-held": "{place}: {quoted_text} throws away a card that the player does not hold: correct it.",
    },
    NotationError: {
        "missing-text": "{place}: nothing stands for {text}: give it a text.",
        "empty-text": "{place}: a text is empty: write at least one sign.",
        "separator-in-text": "{place}: {quoted_text} holds a sign that parts cards: leave that sign out.",
        "two-meanings": "{place}: {quoted_text} has two meanings: keep one of them.",
        "ambiguous": "{place}: {quoted_text} and {quoted_other} can be confused: choose other texts.",
        "no-separator": "{place}: {quoted_text} does not part cards: use a space, comma, semicolon or hyphen.",
    },
    OddsError: {
        "wrong-draws": "{place}: {value} is no number of draws: give 1, 2 or 3.",
        "not-held": "{place}: {value} is not held: throw away cards of the hand.",
        "none-kept": "{place}: no card is kept: leave at least one.",
        "deck-runs-out": "{place}: too many cards are dead to draw from the rest: name fewer.",
        "wrong-weights": "{place}: {value} cannot be: give the classes whole weights from 0 up, not all 0.",
    },
    RuleSetError: {
        "unreadable": "{place}: {reason}: give {allowed}.",
        "syntax": "{place}: {reason}: correct the line.",
        "unknown-key": "{place}: unknown key {key}: use {allowed}.",
        "missing-key": "{place}: {key} is missing: add it.",
        "wrong-type": _BAD_VALUE,
        "out-of-range": _BAD_VALUE,
        "not-allowed": _BAD_VALUE,
        "not-applicable": "{place}: {key} does not belong to this betting structure: write {allowed}.",
        "deck-runs-out": _DECK_RUNS_OUT,
    },
    ActionError: {
        "deal-over": "{place}: {tried} comes after the end of the deal: leave it out.",
        "wrong-state": "{place}: {tried} is out of turn: {choices}.",
        "no-bet": "{place}: {tried} needs a bet before it: {choices}.",
        "bet-to-call": "{place}: {tried} is no answer to a bet: {choices}.",
        "already-bet": "{place}: {tried} comes after another bet: {choices}.",
        "too-small": "{place}: {tried} is too small: {choices}.",
        "too-large": "{place}: {tried} is too large: {choices}.",
        "capped": "{place}: {tried} exceeds the cap of the street: {choices}.",
        "not-reopened": "{place}: {tried} follows a short all-in, which allows no raise: {choices}.",
        "no-chips": "{place}: {tried} needs more chips than the player has: {choices}.",
        "nobody-can-call": "{place}: {tried} cannot be called by anybody: {choices}.",
        "no-cards": "{place}: {tried} exchanges nothing: {choices}.",
        "duplicate-card": "{place}: {tried} names a card twice: {choices}.",
        "not-held": "{place}: {tried} names a card that the player does not hold: {choices}.",
        "wrong-pile": "{place}: {tried} must hold just the cards of the pile: {choices}.",
    },
}
"""By class and code; what stands in braces is given by `sentence`."""


def sentence(error: BadugiError, place: str, wanted: str = "another number") -> str:
    """Word an error in one line.

    Args:
        error: what was raised.
        place: where, such as ``argument 1 '6h1d', character 3``; an error of a file names its own.
        wanted: for a wrong number of something, the numbers that would do.

    >>> sentence(CardError("unknown-rank", "1", 2), "argument 1 '6h1d', character 3")
    "argument 1 '6h1d', character 3: unknown rank '1': write one of A 2 3 4 5 6 7 8 9 T J Q K."
    """
    if isinstance(error, RuleSetError | HistoryError) and error.file:
        file = shortened(error.file, _MOST_OF_A_PATH)
        place = f"{file}:{error.line}" if error.line else file
    if isinstance(error, HistoryError) and isinstance(error.__cause__, ActionError | DealError):
        return sentence(error.__cause__, place, error.allowed or wanted)
    values = {"place": place, "wanted": wanted, **vars(error)}
    echoes = {name: str(values[name]) for name in ("text", "value", "key", "other") if name in values}
    values |= {name: shortened(text) for name, text in echoes.items()}
    values |= {f"quoted_{name}": _named(text) for name, text in echoes.items()}
    values["reason"] = _reason(error)
    if isinstance(error, ActionError):
        values |= {"tried": action_text(error.action), "choices": choices_text(error.legal)}
    text = _SENTENCES[type(error)][error.code].format_map(values)
    return " ".join(text.split())  # a path may hold anything, even a line break


def _named(text: str) -> str:
    """What somebody wrote, in quotes; the first sign beyond ASCII has its name, since it can look like another.

    >>> _named("4h"), _named("\\N{CYRILLIC SMALL LETTER ES}")
    ("'4h'", "'с' (U+0441, CYRILLIC SMALL LETTER ES)")
    """
    sign = next((sign for sign in text.partition("#")[0] if not sign.isascii()), "")
    return quoted(text) + (f" (U+{ord(sign):04X}, {unicodedata.name(sign, 'without a name')})" if sign else "")


def _reason(error: BadugiError) -> str:
    """Why a file cannot be read, as far as Python says so."""
    match error.__cause__:
        case FileNotFoundError() | NotADirectoryError():
            return "there is no such file"
        case IsADirectoryError():
            return "this is a folder"
        case UnicodeDecodeError():
            return "this is not UTF-8"
        case OSError(strerror=str(why)):
            return f"the file cannot be read ({why.lower()})"
        case RecursionError():
            return "this is nested too deep"
        case TOMLDecodeError() as cause if str(cause).startswith("Cannot"):
            return "this key or section stands twice"
        case TOMLDecodeError() as cause if str(cause).startswith("Invalid value"):
            return 'this is not TOML, where a text stands in quotes such as "home"'
        case None if error.code == "unreadable":
            return "no bundled rule set has this name"
    return "this is not TOML" if error.code == "syntax" else "this cannot be the path of a file"


def action_text(action: Action) -> str:
    """What somebody tried to do.

    >>> action_text(Raise(5))
    'a raise to 5'
    """
    match action:
        case Fold() | Check() | Call():
            return f"a {type(action).__name__.lower()}"
        case Bet(to):
            return f"a bet of {to}"
        case Raise(to):
            return f"a raise to {to}"
        case StandPat():
            return "standing pat"
        case Discard(cards):
            return f"a discard of {cards_text(cards) or 'no card'}"
        case Shuffle():  # pragma: no branch - there is no other action
            return "a shuffle"


def choices_text(legal: LegalActions) -> str:
    """What is legal.

    >>> choices_text(LegalActions(seat=1, fold=True, call=2, raise_to=range(4, 5)))
    'fold, call or raise to 4'
    """
    totals = legal.bet_to or legal.raise_to
    bounds = f"{totals[0]} to {totals[-1]}" if len(totals) > 1 else f"{totals[0]}" if totals else ""
    choices = {
        "fold": legal.fold,
        "check": legal.check,
        "call": legal.call,
        f"bet {bounds}": legal.bet_to,
        f"raise to {bounds}": legal.raise_to,
        f"discard from {cards_text(legal.hole)}": legal.hole,
        "stand pat": legal.hole,
        f"shuffle {len(legal.pile)} cards": legal.pile,
    }
    return listed([choice for choice, is_legal in choices.items() if is_legal] or ["nothing"], "or")
