"""How a rules sheet is shared out: which section stands where, how large its text can be, what has to go.

Typst would have to set it many times to find out. So heights are reckoned here, about; the numbers
are measured at what Typst makes of the templates.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import compress, product

from tools.sheet.fit import lines
from tools.sheet.papers import room_on
from tools.sheet.rules.order import Order
from tools.sheet.rules.sections import Row, RulesSheet, Section


@dataclass(frozen=True, kw_only=True)
class _Look:
    """How high things are in a template, in sizes of its text."""

    pitch: float
    """From line to line."""
    heading: float
    """A heading of a section and the gap above it."""
    note: float
    """What is between two notes more than between lines."""
    row: float
    """What is between two rows more than between lines."""
    indent: float
    """Of notes and rows."""
    cards: float
    """The width of a worked hand and of the gap beside it."""


_SMALL = _Look(pitch=1.1, heading=1.8, note=0.06, row=0.2, indent=1.8, cards=11.2)
_LARGE = _Look(pitch=1.09, heading=2.2, note=0.08, row=0.15, indent=0, cards=11.2)

_SHARES = (0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5)
"""Of the width: what the values of a table of numbers may have."""


def _rows_height(rows: Sequence[Row], share: float, width: float, look: _Look) -> float:
    label, value = (1 - share) * width - look.indent - 0.8, share * width
    return sum(look.pitch * max(lines(row.label, label), lines(row.value, 0.94 * value)) + look.row for row in rows)


def _value_share(rows: Sequence[Row], width: float, look: _Look) -> float:
    """The share of the width with which the rows are the least high."""
    return min(_SHARES, key=lambda share: _rows_height(rows, share, width, look))


def _height(part: Section, width: float, look: _Look) -> float:
    """About the height of a section, the gap above it counted."""
    pitch = look.pitch
    height = look.heading
    for note in (*part.notes, *part.more):
        height += pitch * lines(note.text, width - look.indent) + look.note
    for example in part.examples:
        told = sum(lines(reason, width - look.cards) for reason in example.reasons)
        height += max(2.3, pitch * (1 + told)) + 0.5
    height += (pitch + look.row) * len(part.sizes)
    if part.rows:
        height += _rows_height(part.rows, _value_share(part.rows, width, look), width, look) + 0.4
    for each in part.disputes:
        text = f"{each.answer} {', '.join(each.numbers)}"
        beside = width - 7.4
        height += pitch * (lines(each.question, beside * 0.93) + lines(text, beside)) + 0.45
    return height


_Way = tuple[tuple[Section, ...], tuple[Section, ...]]
_Pair = tuple[float, float]


def _highest(fixed: _Pair, heights: Mapping[str, float], way: _Way) -> float:
    """The height of the higher of two columns or sides; each has something else too that is fixed."""
    return max(other + sum(heights[part.title] for part in parts) for other, parts in zip(fixed, way, strict=True))


@dataclass(frozen=True, kw_only=True)
class OneSide:
    """What the template of the sheet shows."""

    sheet: RulesSheet
    """All but its sections."""
    label_width: float
    """Of what stands left of the picture, in sizes of the text."""
    value_share: float
    """Of the width of a table of numbers."""
    left: tuple[Section, ...]
    right: tuple[Section, ...]


_IMPRINT = 45
"""Of the right column: what its last lines take, in points."""


def one_side(sheet: RulesSheet, paper: str, sizes: Sequence[float]) -> tuple[float, OneSide]:
    """The largest size at which the sheet should fit one side, and its two columns."""
    sheet = _terse(sheet)
    room = room_on("rules", paper)
    for size in sizes:
        width = room.width / size
        heights = {part.title: _height(part, width, _SMALL) for part in sheet.sections}
        highest = partial(_highest, (0.0, _IMPRINT / size + 1.2), heights)
        left, right = min(_ways(sheet), key=highest)
        if highest((left, right)) <= room.height / size - _top(sheet, width):
            break
    return size, OneSide(
        sheet=_bare(sheet),
        label_width=_label_width(sheet),
        value_share=_value_share(sheet.table[1].rows, width, _SMALL),
        left=left,
        right=right,
    )


def _terse(sheet: RulesSheet) -> RulesSheet:
    """The sheet without what it says twice."""

    def terse(parts: tuple[Section, ...]) -> tuple[Section, ...]:
        return tuple(replace(part, notes=tuple(note for note in part.notes if not note.repeated)) for part in parts)

    return replace(sheet, hands=terse(sheet.hands), play=terse(sheet.play))


def _ways(sheet: RulesSheet) -> Iterator[_Way]:
    """The ways to share out the sections to two columns, the most natural first."""
    reading, ranking, disputes = sheet.hands
    seats, numbers = sheet.table
    play = sheet.play
    for order in (
        (reading, ranking, disputes, seats, numbers, *play),
        (reading, ranking, disputes, numbers, seats, *play),
        (reading, ranking, seats, *play, numbers, disputes),
        (reading, ranking, seats, numbers, *play, disputes),
        (reading, ranking, numbers, seats, *play, disputes),
        (reading, ranking, numbers, disputes, seats, *play),
        (reading, ranking, disputes, seats, *play, numbers),
    ):
        for place in range(2, len(order) - 1):
            yield order[:place], order[place:]


def _label_width(sheet: RulesSheet) -> float:
    """As much as the two headings left of the picture need, and no less than the names of its rows."""
    longest = max(lines(title, 1) for title in (sheet.object.title, sheet.order_title))
    return max(9.5, 1.25 * longest + 1)


def _top(sheet: RulesSheet, width: float) -> float:
    """About the height of what stands above and below the columns."""
    told = " ".join(note.text for note in sheet.object.notes)
    return 11.1 + 1.12 * lines(told, 2 * width - _label_width(sheet)) + 2 * (len(sheet.order.first) - 1)


def _bare(sheet: RulesSheet) -> RulesSheet:
    """The sheet without its sections, which templates find beside it."""
    return replace(sheet, hands=(), table=(), play=())


@dataclass(frozen=True, kw_only=True)
class LargeSides:
    """What the template of the large print shows."""

    sheet: RulesSheet
    """All but its sections."""
    value_share: float
    """Of the width of a table of numbers."""
    first: tuple[Section, ...]
    """Before the order of play, which begins the second side."""
    second: tuple[Section, ...]


LARGE_SIZE = 18

_HEAD, _FOOT = 3.0, 1.6
"""What else stands on the first side, and on the second."""


def large_sides(sheet: RulesSheet, paper: str) -> LargeSides:
    """Both sides of the large print, with as much on them as they have room for."""
    room = room_on("large", paper)
    width, page = room.width / LARGE_SIZE, room.height / LARGE_SIZE
    fixed = (_HEAD + _height(sheet.object, width, _LARGE), _order_height(sheet.order, width) + _FOOT)
    wanted = sorted(item.large for part in sheet.sections for item in part.told if item.large)
    for count in range(len(wanted), wanted.count(1) - 1, -1):
        reading, ranking, *others = _kept(sheet, count)
        heights = {part.title: _height(part, width, _LARGE) for part in (reading, ranking, *others)}
        highest = partial(_highest, fixed, heights)
        first, second = min(_divisions((reading, ranking), others), key=highest)
        if highest((first, second)) <= page:
            break
    rows = [row for part in others for row in part.rows]
    return LargeSides(
        sheet=_bare(sheet),
        value_share=_value_share(rows, width, _LARGE),
        first=first,
        second=second,
    )


def _divisions(first: tuple[Section, ...], others: Sequence[Section]) -> Iterator[_Way]:
    """The ways to divide sections between two sides, some of which stand on the first."""
    for places in product((False, True), repeat=len(others)):
        here, beyond = (tuple(compress(others, (place is side for place in places))) for side in (True, False))
        yield (*first, *here), beyond


def _kept(sheet: RulesSheet, count: int) -> list[Section]:
    """The sections with so many of their notes and rows: those that large print needs most; without disputes."""
    items = [item for part in sheet.sections for item in part.told if item.large]
    most = {id(item) for item in sorted(items, key=lambda item: item.large)[:count]}
    parts = []
    for part in sheet.sections:
        notes = tuple(note for note in part.notes if id(note) in most)
        rows = tuple(row for row in part.rows if id(row) in most)
        if notes or rows:
            parts.append(replace(part, notes=notes, rows=rows, more=()))
    return parts


def _order_height(order: Order, width: float) -> float:
    """About the height of the order of play: its steps in a line, a table of bets, a table of who is first."""
    names = " → ".join(step.name for step in order.steps)
    bet = (0.35 if order.totals_label else 0.65) * width
    bets = [lines(text, bet) for text in (order.totals_label, *(step.bet for step in order.steps if step.bet))]
    first = [max(lines(each.early, 0.33 * width), lines(each.later, 0.4 * width)) for each in order.first]
    rows = [*bets, 1, *first]
    return _LARGE.heading + _LARGE.pitch * (lines(names, width) + sum(rows)) + (_LARGE.row + 0.1) * len(rows) + 1
