"""The steps of a deal in words: one whole sentence for each kind of event.

A player is a letter, which no language inflects, and amounts stand without a noun.
"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from badugi_core import BettingStructure, EventKind
from tools.deals.telling import Limit, Part, Section, Step, Telling
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


def sentence(words: Words, telling: Telling, step: Step) -> str:
    """What happens in a step, as HTML."""
    _, event = words.html, step.event
    values = {
        "who": step.who,
        "chips": words.number(step.chips),
        "to": words.number(step.to),
        "cards": words.cards(event.cards),
    }
    said = (_winning if event.kind is EventKind.WIN else _event)(words, telling, step) % values
    if step.is_all_in:
        # TRANSLATORS: After a blind, a call, a bet or a raise.
        # TRANSLATORS: %(who)s: B
        all_in = _("%(who)s has no chips left: all-in.")
        return f"{said} {all_in % values}"
    return said


def _event(words: Words, telling: Telling, step: Step) -> str:
    """The message of an event; its placeholders are filled in by `sentence`."""
    _, ngettext = words.html, _counted(words)
    kind, count = step.event.kind, len(step.event.cards)
    match kind:
        case EventKind.BLIND if step.event.seat == telling.deal.small_blind:
            # TRANSLATORS: %(who)s: B
            # TRANSLATORS: %(chips)s: 1
            return _("%(who)s posts the small blind: %(chips)s.")
        case EventKind.BLIND:
            # TRANSLATORS: %(who)s: C
            # TRANSLATORS: %(chips)s: 2
            return _("%(who)s posts the big blind: %(chips)s.")
        case EventKind.HOLE:
            return _("Each player is dealt four cards, one at a time, beginning left of the button.")
        case EventKind.FOLD:
            # TRANSLATORS: %(who)s: B
            return _("%(who)s folds.")
        case EventKind.CHECK:
            # TRANSLATORS: %(who)s: B
            return _("%(who)s checks.")
        case EventKind.CALL:
            # TRANSLATORS: %(who)s: B
            # TRANSLATORS: %(chips)s: 4
            return _("%(who)s calls: %(chips)s.")
        case EventKind.BET:
            # TRANSLATORS: %(who)s: B
            # TRANSLATORS: %(chips)s: 4
            return _("%(who)s bets %(chips)s.")
        case EventKind.RAISE if step.chips == step.to:
            # TRANSLATORS: The player had put nothing in on this round.
            # TRANSLATORS: %(who)s: B
            # TRANSLATORS: %(to)s: 8
            return _("%(who)s raises to %(to)s.")
        case EventKind.RAISE:
            # TRANSLATORS: %(who)s: B
            # TRANSLATORS: The total of the round.
            # TRANSLATORS: %(to)s: 8
            # TRANSLATORS: What the player puts in now.
            # TRANSLATORS: %(chips)s: 6
            return _("%(who)s raises to %(to)s and adds %(chips)s.")
        case EventKind.RETURN:
            # TRANSLATORS: %(who)s: A
            # TRANSLATORS: %(chips)s: 31
            return _("%(who)s takes back %(chips)s, which nobody has called.")
        case EventKind.BURN:
            # TRANSLATORS: %(n)s: 1
            return ngettext("%(n)s card is burned.", "%(n)s cards are burned.", count) % {"n": words.number(count)}
        case EventKind.STAND_PAT:
            # TRANSLATORS: %(who)s: B
            return _("%(who)s stands pat.")
        case EventKind.DISCARD:
            # TRANSLATORS: %(who)s: B
            # TRANSLATORS: One card or several.
            # TRANSLATORS: %(cards)s: K♥
            return _("%(who)s discards %(cards)s.")
        case EventKind.DRAW:
            # TRANSLATORS: %(who)s: B
            # TRANSLATORS: One card or several.
            # TRANSLATORS: %(cards)s: 7♠
            return _("%(who)s draws %(cards)s.")
        case EventKind.RESHUFFLE:
            # TRANSLATORS: %(n)s: 22
            said = ngettext(
                "The deck has run out. The dealer shuffles a new deck of %(n)s card.",
                "The deck has run out. The dealer shuffles a new deck of %(n)s cards.",
                count,
            )
            return said % {"n": words.number(count)}
        case _:
            # TRANSLATORS: %(who)s: B
            return _("%(who)s shows all four cards.")


def _winning(words: Words, telling: Telling, step: Step) -> str:
    """The message of chips won; `sentence` fills in who and how many."""
    _ = words.html
    pot = step.event.pot
    here = [win for win in telling.wins if win.pot == pot]
    filled = {"whole": words.number(here[0].whole), "number": words.number(pot), "who": "%(who)s", "chips": "%(chips)s"}
    if len(here) == 1:
        if pot:
            # TRANSLATORS: %(who)s: A
            # TRANSLATORS: %(number)s: 1
            # TRANSLATORS: %(chips)s: 80
            return _("%(who)s wins side pot %(number)s: %(chips)s.") % filled
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
        return _("%(who)s takes %(chips)s of side pot %(number)s of %(whole)s.") % filled
    if telling.wins[-1].pot:
        # TRANSLATORS: A tie.
        # TRANSLATORS: %(who)s: B
        # TRANSLATORS: %(chips)s: 7
        # TRANSLATORS: %(whole)s: 20
        return _("%(who)s takes %(chips)s of the main pot of %(whole)s.") % filled
    # TRANSLATORS: A tie.
    # TRANSLATORS: %(who)s: B
    # TRANSLATORS: %(chips)s: 7
    # TRANSLATORS: %(whole)s: 20
    return _("%(who)s takes %(chips)s of the pot of %(whole)s.") % filled


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
