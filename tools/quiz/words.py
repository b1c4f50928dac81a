"""The words of the quiz in one language, as a file for the browser."""

from __future__ import annotations

import json
from collections.abc import Mapping

from badugi_core import DECK, Rank
from tools.words.names import HAND_NAMES
from tools.words.words import English, Words


def words_json(words: Words, messages: Mapping[str, str]) -> str:
    """The file that `data-words` of the quiz names.

    Args:
        messages: translations of the messages of docs/assets/js and tools/quiz by their msgids.
    """
    cards = {str(card): words.card_name(card) for card in DECK}
    hands = {f"{size}-{top.letter}": words.name_by_top(size, top) for size, top in HAND_NAMES}
    data = {
        "lang": words.lang,
        "direction": words.locale.direction,
        "messages": dict(sorted(messages.items())),
        "cards": cards,
        "ranks": {rank.letter: words.rank(rank) for rank in Rank},
        "hands": hands,
        # Names that are English for want of a translation; of messages, those are left out.
        "english": sorted({name for name in (*cards.values(), *hands.values()) if isinstance(name, English)}),
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"
