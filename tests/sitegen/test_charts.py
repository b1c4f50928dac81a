"""Bar charts as SVG."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

from tools.sitegen.odds.charts import WIDTH, Group, bar_chart

SHARES = [("K", Fraction(1, 2)), ("Q", Fraction(1, 4)), ("10", Fraction(0))]


def numbers(svg, name):
    """The values of an attribute of the bars."""
    return [float(value) for value in re.findall(rf'<rect[^>]* {name}="([^"]+)"', svg)]


def test_lengths_are_in_proportion(words):
    """The bars begin at zero: half the share is half the length, and no share is no length."""
    first, second, third = numbers(bar_chart(words("en"), [Group(SHARES)]), "width")
    assert first > 200
    assert (second, third) == (first / 2, 0)


def test_everything_stays_inside(words):
    """The longest bar leaves room for its value, and the last bar stands above the edge."""
    svg = bar_chart(words("ru"), [Group(SHARES, "Any badugi"), Group(SHARES)])
    height = int(re.search(rf'viewBox="0 0 {WIDTH} (\d+)"', svg)[1])
    ends = [x + width for x, width in zip(numbers(svg, "x"), numbers(svg, "width"), strict=True)]
    assert max(ends) + 45 <= WIDTH
    assert max(numbers(svg, "y")) + 12 < height


@pytest.mark.parametrize(("code", "value"), [("en", "50.0%"), ("fr", "50,0\u00a0%"), ("tr", "%50,0")])
def test_values_are_written_as_in_the_language(words, code, value):
    """Each bar has its label and its percentage."""
    svg = bar_chart(words(code), [Group(SHARES)])
    assert re.findall(r'class="label"[^>]*>([^<]+)<', svg) == ["K", "Q", "10"]
    assert re.findall(r'class="value"[^>]*>([^<]+)<', svg)[0] == value


def test_no_language_changes_the_drawing(words):
    """Only the texts differ, so the finished pages have the same skeleton."""
    drawings = {re.sub(r">[^<]+<", "><", bar_chart(words(code), [Group(SHARES)])) for code in ("en", "fr", "pt_PT", "ru", "tr")}
    assert len(drawings) == 1


def test_hidden_and_without_styles(words):
    """Screen readers read the table; colours come from the style sheet."""
    svg = bar_chart(words("en"), [Group(SHARES, "less < more")])
    assert svg.startswith('<svg class="chart"') and ' aria-hidden="true"' in svg
    assert "style=" not in svg and "fill=" not in svg
    assert "less &lt; more" in svg


@pytest.mark.parametrize("groups", [[], [Group([])], [Group([("K", Fraction(0))])]])
def test_a_chart_of_nothing_is_refused(words, groups):
    """A chart without a share above zero is a mistake."""
    with pytest.raises(ValueError, match="a share above zero"):
        bar_chart(words("en"), groups)
