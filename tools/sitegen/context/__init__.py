"""Everything that a template may use: each public name of `PageContext` is one name in the templates.

Each module here has the names about one thing; docs/dev/template-context.md lists them all.
"""

from __future__ import annotations

from tools.sitegen.context.base import Shared, TemplateFault, read_cards
from tools.sitegen.context.messages import MessageNames
from tools.sitegen.context.printing import PrintNames
from tools.sitegen.context.single_pages import PageNames

__all__ = ["NAMES", "PageContext", "Shared", "TemplateFault", "given", "read_cards"]


class PageContext(PageNames, PrintNames, MessageNames):
    """The names that a template sees, for one page in one locale."""


NAMES = tuple(name for name in dir(PageContext) if name == "_" or not name.startswith("_"))
"""What a template sees: the public names, and `_` for titles."""


def given(context: PageContext) -> dict[str, object]:
    """What the template engine is given for one page."""
    return {name: getattr(context, name) for name in NAMES}
