"""What a mistake with a name is. Each can make a wrong option of a question, a distractor."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Mistake:
    """One named mistake."""

    id: str
    """A stable name, such as ``"compare-from-lowest"``."""
    mistake: str
    """What went wrong: an English msgid in the second person."""
    lesson: str
    """What to do instead: an English msgid."""
    rule: str
    """The anchor of docs/rules/index.md that explains it."""

    @property
    def page(self) -> bool:
        """Whether docs/hands/mistakes.md has a heading with the id."""
        return False
