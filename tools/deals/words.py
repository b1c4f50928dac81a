"""The steps of a deal in words: one whole sentence for each kind of event.

A player is a letter, which no language inflects, and amounts stand without a noun.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape

from badugi_core import BettingStructure, EventKind, Part
from tools.deals.telling import Limit, Section, Step, Telling
from tools.words.later import N_
from tools.words.words import Words, marked


def _counted(words: Words) -> Callable[[str, str, int], str]:
    """`ngettext` for HTML: the form of a message for a number."""

    def ngettext(singular: str, plural: str, n: int) -> str:
        text, translated = words.message(singular, plural=plural, n=n)
        return marked(escape(text), translated)

    return ngettext


def title(words: Words, section: Section) -> str:
    """The heading of a part of a deal."""
    _ = words.html
    match section.part:
        case Part.DEAL:
            # TRANSLATORS: The part of a deal in which the blinds are posted and the cards are dealt.
            return _("Blinds and cards")
        case Part.ROUND:
            # TRANSLATORS: A betting round.
            # TRANSLATORS: %(number)s: 2
            return _("Round %(number)s") % {"number": words.number(section.number)}
        case Part.DRAW:
            return (_("First draw"), _("Second draw"), _("Third draw"))[section.number - 1]
        case Part.SHOWDOWN:
            return _("Showdown")
        case Part.RESULT:
            # TRANSLATORS: The part of a deal in which the last player who is left wins the pot.
            return _("Result")


_EVENTS: Mapping[EventKind, str] = {
    # TRANSLATORS: %(who)s: C
    # TRANSLATORS: %(chips)s: 2
    EventKind.BLIND: N_("%(who)s posts the big blind: %(chips)s."),
    EventKind.HOLE: N_("Each player is dealt four cards, one at a time, beginning left of the button."),
    # TRANSLATORS: %(who)s: B
    EventKind.FOLD: N_("%(who)s folds."),
    # TRANSLATORS: %(who)s: B
    EventKind.CHECK: N_("%(who)s checks."),
    # TRANSLATORS: %(who)s: B
    # TRANSLATORS: %(chips)s: 4
    EventKind.CALL: N_("%(who)s calls: %(chips)s."),
    # TRANSLATORS: %(who)s: B
    # TRANSLATORS: %(chips)s: 4
    EventKind.BET: N_("%(who)s bets %(chips)s."),
    # TRANSLATORS: %(who)s: B
    # TRANSLATORS: The total of the round.
    # TRANSLATORS: %(to)s: 8
    # TRANSLATORS: What the player puts in now.
    # TRANSLATORS: %(chips)s: 6
    EventKind.RAISE: N_("%(who)s raises to %(to)s and adds %(chips)s."),
    # TRANSLATORS: %(who)s: A
    # TRANSLATORS: %(chips)s: 31
    EventKind.RETURN: N_("%(who)s takes back %(chips)s, which nobody has called."),
    # TRANSLATORS: %(who)s: B
    EventKind.STAND_PAT: N_("%(who)s stands pat."),
    # TRANSLATORS: %(who)s: B
    # TRANSLATORS: One card or several.
    # TRANSLATORS: %(cards)s: K♥
    EventKind.DISCARD: N_("%(who)s discards %(cards)s."),
    # TRANSLATORS: %(who)s: B
    # TRANSLATORS: One card or several.
    # TRANSLATORS: %(cards)s: 7♠
    EventKind.DRAW: N_("%(who)s draws %(cards)s."),
    # TRANSLATORS: %(who)s: B
    EventKind.SHOW: N_("%(who)s shows all four cards."),
}
"""What each kind of event is called; `_message` knows the others."""

# TRANSLATORS: %(who)s: B
# TRANSLATORS: %(chips)s: 1
_SMALL_BLIND = N_("%(who)s posts the small blind: %(chips)s.")
# TRANSLATORS: The player had put nothing in on this round.
# TRANSLATORS: %(who)s: B
# TRANSLATORS: %(to)s: 8
_FIRST_CHIPS = N_("%(who)s raises to %(to)s.")


def sentence(words: Words, telling: Telling, step: Step) -> str:
    """What happens in a step, as HTML."""
    _, event = words.html, step.event
    values = {
        "who": step.who,
        "chips": words.number(step.chips),
        "to": words.number(step.to),
        "cards": words.cards(event.cards),
        "n": words.number(len(event.cards)),
    }
    if event.kind is EventKind.WIN:
        whole = next(win.whole for win in telling.wins if win.pot == event.pot)
        values |= {"whole": words.number(whole), "number": words.number(event.pot)}
    said = _message(words, telling, step) % values
    if step.is_all_in:
        # TRANSLATORS: After a blind, a call, a bet or a raise.
        # TRANSLATORS: %(who)s: B
        all_in = _("%(who)s has no chips left: all-in.")
        return f"{said} {all_in % values}"
    return said


def _message(words: Words, telling: Telling, step: Step) -> str:
    """The message of an event; its placeholders are filled in by `sentence`."""
    ngettext, count = _counted(words), len(step.event.cards)
    match step.event.kind:
        case EventKind.WIN:
            return _winning(words, telling, step.event.pot)
        case EventKind.BLIND if step.event.seat == telling.deal.small_blind:
            return words.html(_SMALL_BLIND)
        case EventKind.RAISE if step.chips == step.to:
            return words.html(_FIRST_CHIPS)
        case EventKind.BURN:
            # TRANSLATORS: %(n)s: 1
            return ngettext("%(n)s card is burned.", "%(n)s cards are burned.", count)
        case EventKind.RESHUFFLE:
            # TRANSLATORS: %(n)s: 22
            return ngettext(
                "The deck has run out. The dealer shuffles a new deck of %(n)s card.",
                "The deck has run out. The dealer shuffles a new deck of %(n)s cards.",
                count,
            )
    return words.html(_EVENTS[step.event.kind])


def _winning(words: Words, telling: Telling, pot: int) -> str:
    """The message of chips won from a pot, by one player or by several."""
    _ = words.html
    if [win.pot for win in telling.wins].count(pot) == 1:
        if pot:
            # TRANSLATORS: %(who)s: A
            # TRANSLATORS: %(number)s: 1
            # TRANSLATORS: %(chips)s: 80
            return _("%(who)s wins side pot %(number)s: %(chips)s.")
        if telling.wins[-1].pot:
            # TRANSLATORS: %(who)s: B
            # TRANSLATORS: %(chips)s: 60
            return _("%(who)s wins the main pot: %(chips)s.")
        if len(telling.deal.live) == 1:
            # TRANSLATORS: %(who)s: B
            # TRANSLATORS: %(chips)s: 24
            return _("%(who)s wins the pot: %(chips)s. Nobody else is left.")
        # TRANSLATORS: %(who)s: B
        # TRANSLATORS: %(chips)s: 24
        return _("%(who)s wins the pot: %(chips)s.")
    if pot:
        # TRANSLATORS: A tie.
        # TRANSLATORS: %(who)s: B
        # TRANSLATORS: %(chips)s: 7
        # TRANSLATORS: %(whole)s: 20
        # TRANSLATORS: %(number)s: 1
        return _("%(who)s takes %(chips)s of side pot %(number)s of %(whole)s.")
    if telling.wins[-1].pot:
        # TRANSLATORS: A tie.
        # TRANSLATORS: %(who)s: B
        # TRANSLATORS: %(chips)s: 7
        # TRANSLATORS: %(whole)s: 20
        return _("%(who)s takes %(chips)s of the main pot of %(whole)s.")
    # TRANSLATORS: A tie.
    # TRANSLATORS: %(who)s: B
    # TRANSLATORS: %(chips)s: 7
    # TRANSLATORS: %(whole)s: 20
    return _("%(who)s takes %(chips)s of the pot of %(whole)s.")


def counting(words: Words, structure: BettingStructure, limit: Limit) -> str:
    """How the largest bet or raise is counted in pot limit and half-pot limit."""
    _ = words.html
    values = {
        "pot": words.number(limit.pot),
        "call": words.number(limit.call),
        "called": words.number(limit.called),
        "by": words.number(limit.by),
        "to": words.number(limit.to),
    }
    is_half = structure is BettingStructure.HALF_POT_LIMIT
    if not limit.call:
        if is_half:
            # TRANSLATORS: %(pot)s: 33
            # TRANSLATORS: %(by)s: 16
            return _("Largest bet: half of the pot of %(pot)s in whole chips, so %(by)s.") % values
        # TRANSLATORS: %(by)s: 21
        return _("Largest bet: the pot, so %(by)s.") % values
    if is_half:
        # TRANSLATORS: %(pot)s: 13
        # TRANSLATORS: %(call)s: 4
        # TRANSLATORS: The pot and the call.
        # TRANSLATORS: %(called)s: 17
        # TRANSLATORS: Half of that.
        # TRANSLATORS: %(by)s: 8
        # TRANSLATORS: The call and the raise.
        # TRANSLATORS: %(to)s: 12
        text = _(
            "Largest raise: with the call of %(call)s, the pot of %(pot)s becomes %(called)s."
            " Half of it in whole chips is %(by)s. The raise can add this much, which makes %(to)s in all."
        )
        return text % values
    # TRANSLATORS: %(pot)s: 42
    # TRANSLATORS: %(call)s: 21
    # TRANSLATORS: The pot and the call.
    # TRANSLATORS: %(called)s: 63
    # TRANSLATORS: The same amount.
    # TRANSLATORS: %(by)s: 63
    # TRANSLATORS: The call and the raise.
    # TRANSLATORS: %(to)s: 84
    text = _(
        "Largest raise: with the call of %(call)s, the pot of %(pot)s becomes %(called)s."
        " The raise can add %(by)s, which makes %(to)s in all."
    )
    return text % values
