"""Templates to Markdown: one Jinja environment for each locale, undefined names are errors."""

from __future__ import annotations

import re
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, TemplateError, TemplateSyntaxError, nodes
from jinja2.ext import InternationalizationExtension
from jinja2.parser import Parser

from tools.compiled import Compiled
from tools.errors import SiteError, place
from tools.i18n.status import Status
from tools.kept import Kept
from tools.sitegen.addresses import TRANSLATE_PAGE, link
from tools.sitegen.context import PageContext, Shared, TemplateFault, given
from tools.sitegen.context.base import only_text
from tools.sitegen.rules.faq import Dispute
from tools.words.words import Words

_FAULTS = (
    TemplateError,
    TemplateFault,
    ArithmeticError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What a mistake in a template can raise."""


class PlacedMessages(InternationalizationExtension):
    """`{% trans %}` that keeps its line, so that a fault in its values is placed right."""

    def parse(self, parser: Parser) -> nodes.Node | list[nodes.Node]:
        """The nodes of a block, each with the line of its tag."""
        line = parser.stream.current.lineno
        parsed = super().parse(parser)
        for node in parsed if isinstance(parsed, list) else [parsed]:
            node.set_lineno(line, override=True)
        return parsed


_compiled = Compiled(Kept())
"""For all locales."""


@dataclass(frozen=True)
class RenderedPage:
    """One page in one locale, as Markdown with front matter."""

    text: str
    fallbacks: frozenset[str]
    """The messages that stand in English for want of a translation."""
    disputes: tuple[Dispute, ...] = ()
    """The questions with a verdict that the page has."""
    meta: Mapping[str, Any] = field(default_factory=dict)
    """The front matter, once it is checked."""


class Renderer:
    """Renders the templates of one folder in one locale."""

    def __init__(self, docs: Path, words: Words, shared: Shared) -> None:
        self._docs = docs
        self._words = words
        self._shared = shared
        self._environment = environment = Environment(  # noqa: S701 - Markdown; `Words.html` escapes
            loader=FileSystemLoader(docs),
            undefined=StrictUndefined,
            extensions=[PlacedMessages],
            finalize=only_text,
            keep_trailing_newline=True,
            bytecode_cache=_compiled,
        )
        environment.policies["ext.i18n.trimmed"] = True
        # {% trans %} calls gettext and ngettext of the context with the values of its placeholders.
        environment.newstyle_gettext = True  # type: ignore[attr-defined]

    def render(self, page: str) -> RenderedPage:
        """One template, such as ``"hands/reading.md"``.

        Raises:
            SiteError: names the line of the template that cannot be rendered.
        """
        self._words.fallbacks.clear()
        disputes: list[Dispute] = []
        names = given(PageContext(self._shared, self._words, page, disputes))
        try:
            text = self._environment.get_template(page).render(names)
        except TemplateSyntaxError as error:
            file = place(error.filename or page, error.lineno)
            raise SiteError(f"{file}: {error.message}: correct the template.") from error
        except _FAULTS as error:
            raise SiteError(f"{self._place_of(error, page)}: {_sentence(error)}") from error
        fallbacks = frozenset(self._words.fallbacks)
        state = self._shared.translations.state(self._words.locale.code, page)
        # The quiz and the sheet say more than their pages do.
        if fallbacks or (state and state.to_do):
            text = _with_notice(text, page, self._words, state)
        return RenderedPage(text, fallbacks, tuple(disputes))

    def _place_of(self, error: Exception, page: str) -> str:
        """The template line on which an error arose: the innermost frame of a template."""
        frames = traceback.extract_tb(error.__traceback__)
        inside = [frame for frame in frames if Path(frame.filename).is_relative_to(self._docs)]
        return place(inside[-1].filename, inside[-1].lineno) if inside else place(self._docs / page)


def _sentence(error: Exception) -> str:
    text = str(error).rstrip(".")
    if isinstance(error, TemplateFault):
        return f"{text}."
    return f"{text}: correct the template, or see tools/sitegen/context/ for what it may use."


def _with_notice(text: str, page: str, words: Words, state: Status | None) -> str:
    """The page with a notice, after its front matter, that it is partly in English, and how to help."""
    _ = words.html
    sentences = [_("Part of this page is not translated yet and is shown in English.")]
    if state and state.to_do:
        # TRANSLATORS: %(todo)s: 12
        # TRANSLATORS: %(total)s: 80
        count = _("Messages to translate: %(todo)s of %(total)s.")
        sentences.append(count % {"todo": words.number(state.to_do), "total": words.number(state.total)})
    if page != TRANSLATE_PAGE:
        # TRANSLATORS: A link to the page for translators.
        invitation = _("Help to translate")
        sentences.append(f"[{invitation}]({link(page, TRANSLATE_PAGE)})")
    block = f"{' '.join(sentences)}\n{{: .fallback-notice }}\n\n"
    return re.sub(r"\A(---\n.*?\n---\n+)?", lambda front: front[0] + block, text, count=1, flags=re.DOTALL)
