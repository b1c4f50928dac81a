"""What takes seconds to make and nobody changes: made once in each process, by whoever needs it first."""

from __future__ import annotations

from functools import cache

from tools.errors import ROOT
from tools.quiz.bank import Bank
from tools.sitegen.context import Shared
from tools.sitegen.site import load_shared


@cache
def shared() -> Shared:
    """What all pages of the site share."""
    return load_shared(ROOT)


def bank() -> Bank:
    """The questions of the quiz."""
    return shared().bank
