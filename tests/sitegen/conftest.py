"""What the renderer tests need: pages of a few lines, rendered for real."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.house import HOUSE
from tests.once import bank
from tools.errors import SiteError
from tools.i18n.catalogues import Catalogue
from tools.i18n.locales import load_locale
from tools.quiz.kinds.rules import rules_questions
from tools.quiz.mistakes import MISTAKES
from tools.sitegen.context import PageContext, Shared
from tools.sitegen.render import RenderedPage, Renderer
from tools.words.words import Words


@pytest.fixture(scope="session")
def shared() -> Shared:
    """A rule set, the quiz, the numbers of the rules that it cites and three more."""
    cited = {mistake.rule: "9.1" for mistake in MISTAKES.values()} | {each.rule: "9.2" for each in rules_questions()}
    return Shared(HOUSE, bank(), {**cited, "deck": "1", "cards": "1.1", "ace": "1.2"})


@pytest.fixture
def words() -> Callable[[str], Words]:
    """The words of a shipped locale, by its code."""
    return lambda code: Words(load_locale(code), Catalogue.load(load_locale(code)))


@pytest.fixture
def context(shared: Shared, words: Callable[[str], Words]) -> Callable[..., PageContext]:
    """What a page sees, in English unless another locale is asked for."""
    return lambda code="en", page="index.md": PageContext(shared, words(code), page)


@pytest.fixture
def render(tmp_path: Path, shared: Shared, words: Callable[[str], Words]) -> Callable[..., RenderedPage]:
    """Render a template given as text."""

    def rendered(text: str, using: Words | None = None, page: str = "hands/page.md") -> RenderedPage:
        path = tmp_path / "docs" / page
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return Renderer(tmp_path / "docs", using or words("en"), shared).render(page)

    return rendered


@pytest.fixture
def fault(render: Callable[..., RenderedPage], tmp_path: Path) -> Callable[[str], str]:
    """What a faulty template makes the renderer say; places are below the folder of docs/."""

    def said(text: str) -> str:
        with pytest.raises(SiteError) as caught:
            render(text)
        return str(caught.value).removeprefix(f"{tmp_path.as_posix()}/")

    return said
