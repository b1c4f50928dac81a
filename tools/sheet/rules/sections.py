"""What a rules sheet consists of: sections with their sentences, tables, hands and disputes."""

from __future__ import annotations

from dataclasses import dataclass

from tools.sheet.address import Address
from tools.sheet.example import Example
from tools.sheet.pieces import Hand
from tools.sheet.rules.order import Order


@dataclass(frozen=True)
class Dispute:
    """A question of the table and its answer."""

    question: str
    answer: str
    numbers: tuple[str, ...]
    """Of the rules that decide."""
    hands: tuple[Hand, ...] = ()


@dataclass(frozen=True)
class Note:
    """A sentence and the number of its rule."""

    text: str
    number: str = ""
    large: int = 0
    repeated: bool = False
    """As in `Sentence`."""


@dataclass(frozen=True)
class Row:
    """A number of the game."""

    label: str
    value: str
    number: str = ""
    large: int = 0
    """As in `Sentence`."""


@dataclass(frozen=True, kw_only=True)
class Section:
    """A heading and what stands below it, in the order of the fields."""

    title: str
    notes: tuple[Note, ...] = ()
    steps: bool = False
    """Whether the notes are steps that follow one another."""
    examples: tuple[Example, ...] = ()
    sizes: tuple[tuple[str, ...], ...] = ()
    """A table, row by row; the first cell of a row is its head."""
    rows: tuple[Row, ...] = ()
    more: tuple[Note, ...] = ()
    """Notes after the rest."""
    disputes: tuple[Dispute, ...] = ()

    @property
    def told(self) -> tuple[Note | Row, ...]:
        """What large print may leave out."""
        return (*self.notes, *self.rows)


@dataclass(frozen=True, kw_only=True)
class RulesSheet:
    """The whole sheet."""

    title: str
    name: str
    """Of the rule set."""
    stakes: str
    """The limit and its amounts."""
    players_label: str
    players: str
    """How many play."""
    object: Section
    order_title: str
    order: Order
    hands: tuple[Section, ...]
    """What hands are worth, and disputes."""
    table: tuple[Section, ...]
    """What is settled before a deal."""
    play: tuple[Section, ...]
    """What happens in a deal, in its order."""
    advice: str
    address: Address
    version: str
    legend: str
    """What the small numbers are, if there are any."""

    @property
    def sections(self) -> tuple[Section, ...]:
        """All that stand below the picture."""
        return (*self.hands, *self.table, *self.play)
