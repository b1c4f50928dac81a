"""Blocks of HTML that a template asks for by name: worked hands, comparisons, the ladder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from badugi_core import HAND_CLASSES, Card, Evaluation, ReasonCode, evaluate, explain_comparison
from tools.words.sentences import decision_sentence, outcome_sentence, reason_note
from tools.words.words import Words, nowrap, shown


def standing(words: Words, evaluation: Evaluation) -> str:
    """Name, ranks and place of a hand, as one phrase with HTML."""
    _ = words.html
    return _("%(name)s (%(ranks)s), no. %(place)s of %(total)s") % {
        "name": shown(words.sentence_case(words.hand_name(evaluation.hand_class))),
        "ranks": words.ranks_html(evaluation.hand_class),
        "place": words.number(evaluation.hand_class.ordinal),
        "total": words.number(len(HAND_CLASSES)),
    }


def example(words: Words, cards: Sequence[Card]) -> str:
    """A worked hand: each card with its reason, then what the hand is."""
    evaluation = evaluate(cards)
    rows = "".join(
        f'<li class="{"plays" if reason.code is ReasonCode.PLAYS else "idle"}">'
        f"{words.card(reason.card)} <span>{reason_note(words.html, reason, words.card)}</span></li>"
        for reason in evaluation.reasons
    )
    return (
        f'<div class="example"><ul>{rows}</ul>'
        f'<p class="standing">{standing(words, evaluation)}</p></div>'
    )


def _side(words: Words, cards: Sequence[Card]) -> str:
    evaluation = evaluate(cards)
    idle = [card for card in evaluation.cards if card not in evaluation.playing]
    _ = words.html
    lines = [_("Cards that play: %(cards)s.") % {"cards": words.cards(evaluation.playing)}]
    if idle:
        lines.append(_("Cards that do not play: %(cards)s.") % {"cards": words.cards(idle)})
    if len(evaluation.choices) > 1:
        lines.append(_("Other cards could play instead: the hand stays the same."))
    return (
        f'<p class="held">{words.cards(evaluation.cards)}</p>'
        f"<p>{'<br>'.join(lines)}</p>"
        f'<p class="standing">{standing(words, evaluation)}</p>'
    )


def verdict(words: Words, a: Sequence[Card], b: Sequence[Card]) -> str:
    """Who wins between two holdings and what decides, as sentences."""
    comparison = explain_comparison(a, b)
    outcome = outcome_sentence(words.html, comparison.result)
    decision = decision_sentence(words.html, comparison, evaluate(a), nowrap)
    return f"<strong>{outcome}</strong> {decision}"


def versus(words: Words, a: Sequence[Card], b: Sequence[Card]) -> str:
    """Two holdings side by side and the verdict. They may not share a card."""
    sides = "".join(
        f'<div class="side"><p class="label">{label}</p>{_side(words, cards)}</div>'
        for label, cards in (("A", a), ("B", b))
    )
    return f'<div class="versus"><div class="sides">{sides}</div><p class="verdict">{verdict(words, a, b)}</p></div>'


def ladder(words: Words, holdings: Iterable[Sequence[Card]]) -> str:
    """Holdings from the weakest to the strongest, each read. The order is checked.

    Raises:
        ValueError: a step is not stronger than the one before it.
    """
    steps: list[str] = []
    before: Evaluation | None = None
    for cards in holdings:
        evaluation = evaluate(cards)
        if before and evaluation.hand_class <= before.hand_class:
            raise ValueError(f"{evaluation.hand_class} is not stronger than {before.hand_class}")
        before = evaluation
        steps.append(f"<li>{_side(words, cards)}</li>")
    return f'<ol class="ladder">{"".join(steps)}</ol>'
