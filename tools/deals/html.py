"""A told deal as Markdown: headings, tables of the players, and the steps as one numbered list.

Without a script the whole deal is there to read. `docs/assets/js/deals/` makes a viewer of it;
its buttons stand in the page, hidden, because scripts have no words of their own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from badugi_core import HOLE_CARDS, Card, EventKind, Part, evaluate
from tools.deals.telling import Seat, Section, Step, Telling
from tools.deals.words import counting, sentence, title
from tools.words.words import Words, lang_mark, shown

_DRAW_ANCHORS = ("first-draw", "second-draw", "third-draw")
_WITH_CARDS = frozenset(EventKind) - {EventKind.BLIND, EventKind.HOLE, EventKind.WIN, EventKind.RETURN}
"""The steps beneath which the cards of the player stand."""


def anchor(section: Section) -> str:
    """The anchor of a part, the same in all languages."""
    if section.part is Part.DRAW:
        return _DRAW_ANCHORS[section.number - 1]
    return f"round-{section.number}" if section.part is Part.ROUND else section.part.value


def deal_html(words: Words, telling: Telling) -> str:
    """The whole deal, as Markdown with HTML in it."""
    parts = [_controls(words, telling)]
    for section in telling.sections:
        parts.append(f"### {title(words, section)} {{ #{anchor(section)} }}")
        if section.part is Part.DEAL:
            parts.append(_table(words, anchor(section), _first_rows(words, telling, section)))
        if section.part is Part.ROUND:
            parts.append(_table(words, anchor(section), _rows(words, section.seats)))
        parts.append(_steps(words, telling, section))
    _ = words.html
    stacks = _("Stacks at the end")
    parts += [f"### {stacks} {{ #stacks }}", _table(words, "stacks", _last_rows(words, telling))]
    return "\n\n".join([*parts, '<div class="deal-end" hidden></div>'])


def _controls(words: Words, telling: Telling) -> str:
    """The buttons of the viewer."""
    _ = words.html
    # TRANSLATORS: Names a row of buttons that show a deal step by step.
    label = words.gettext("Step by step")
    buttons = (
        ("start", _("First step")),
        ("previous", _("Previous step")),
        ("next", _("Next step")),
        ("all", _("All steps")),
    )
    made = "".join(f'<button type="button" data-go="{go}">{text}</button>' for go, text in buttons)
    # TRANSLATORS: %(n)s: 5
    # TRANSLATORS: %(total)s: 42
    at = _("Step %(n)s of %(total)s") % {
        "n": '<span class="deal-number">1</span>',
        "total": words.number(len(telling.steps)),
    }
    return (
        f'<div class="deal-controls" role="group" aria-label="{escape(label)}"{lang_mark(label)} hidden>'
        f'<div class="deal-buttons">{made}</div>'
        f'<div class="deal-at" role="status"><p>{at}</p><div class="deal-now"></div></div></div>'
    )


# --- Steps ---


def _steps(words: Words, telling: Telling, section: Section) -> str:
    items = "".join(_step(words, telling, step) for step in section.steps)
    return f'<ol class="deal-steps" start="{section.steps[0].number}">{items}</ol>'


def _step(words: Words, telling: Telling, step: Step) -> str:
    lines = [f'<p class="deal-says">{sentence(words, telling, step)}</p>']
    if step.limit:
        lines.append(f'<p class="deal-sum">{counting(words, telling.rules.structure, step.limit)}</p>')
    # Those who fold have no cards afterwards; what they give up is of interest.
    cards = step.held if step.event.kind is EventKind.FOLD else step.hole
    if cards and step.event.kind in _WITH_CARDS:
        lines.append(f'<p class="deal-holds">{_holding(words, cards)}</p>')
    lines.append(f'<p class="deal-chips" data-search-exclude>{_chips(words, telling, step)}</p>')
    return f'<li id="step-{step.number}">{"".join(lines)}</li>'


def _holding(words: Words, cards: Sequence[Card]) -> str:
    """Cards, and the hand that they make if there are four."""
    text = words.cards(sorted(cards, reverse=True))
    return f"{text} {_made(words, cards)}" if len(cards) == HOLE_CARDS else text


def _made(words: Words, cards: Sequence[Card]) -> str:
    hand = evaluate(cards).hand_class
    name = shown(words.sentence_case(words.hand_name(hand)))
    return f'<span class="deal-makes">{name} {words.ranks_html(hand)}</span>'


def _chips(words: Words, telling: Telling, step: Step) -> str:
    """The pot and every stack after a step."""
    stacks = ", ".join(
        f'<span class="deal-stack">{letter} {words.number(stack)}</span>'
        for letter, stack in zip(telling.players, step.stacks, strict=True)
    )
    _ = words.html
    # TRANSLATORS: %(pot)s: 16
    # TRANSLATORS: The players and what they have. %(stacks)s: A 100, B 96
    text = _("Pot: %(pot)s. Stacks: %(stacks)s.")
    return text % {"pot": f"<strong>{words.number(step.pot)}</strong>", "stacks": stacks}


# --- Tables ---

_Rows = Iterable[Sequence[str]]


def _table(words: Words, label: str, rows: _Rows) -> str:
    """A table whose first row is its head and whose first column names the player."""
    head, *body = rows
    titles = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    lines = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for first, *cells in body
    )
    return (
        f'<div class="deal-seats" data-search-exclude><table class="seats" aria-labelledby="{label}">'
        f"<thead><tr>{titles}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def _first_rows(words: Words, telling: Telling, section: Section) -> _Rows:
    """Who sits where, with how many chips."""
    _ = words.html
    yield _("Player"), _("Place at the table"), _("Stack")
    deal = telling.deal
    for seat, player in enumerate(section.seats):
        if seat == deal.button:
            place = _("button and small blind") if seat == deal.small_blind else _("button")
        else:
            place = {deal.small_blind: _("small blind"), deal.big_blind: _("big blind")}.get(seat, "–")
        yield player.letter, place, words.number(player.stack)


def _rows(words: Words, seats: Iterable[Seat]) -> _Rows:
    """What each player holds, and how many chips."""
    _ = words.html
    yield _("Player"), _("Cards"), _("Hand"), _("Stack")
    for player in seats:
        stack = words.number(player.stack)
        if player.is_out:
            # TRANSLATORS: In a table, in the place of the hand: this player is out of the deal.
            yield player.letter, "–", _("folded"), stack
        else:
            yield player.letter, words.cards(sorted(player.cards, reverse=True)), _made(words, player.cards), stack


def _last_rows(words: Words, telling: Telling) -> _Rows:
    """What each player began with, has now, and has won or lost."""
    _ = words.html
    yield _("Player"), _("Stack before"), _("Stack after"), _("Won or lost")
    deal = telling.deal
    for letter, start, end in zip(telling.players, deal.starting_stacks, deal.stacks, strict=True):
        sign = "+" if end > start else "−" if end < start else ""
        yield letter, words.number(start), words.number(end), f"{sign}{words.number(abs(end - start))}"
