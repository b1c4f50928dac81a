"""Questions with a verdict and the rules that decide, as a page and as data for search engines."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from html import unescape

from tools.sitegen.page_data import data_script


@dataclass(frozen=True, kw_only=True)
class Dispute:
    """One question and its verdict, as HTML, with what decides it."""

    anchor: str
    question: str
    answer: str
    rules: tuple[str, ...] = ()
    """The anchors of the rules that decide."""
    cited: str = ""
    """Links to these rules."""
    hands: tuple[str, ...] = ()
    """Two hands as their cards are written in the template, if there are any."""

    @property
    def verdict(self) -> str:
        """The answer and the rules that decide."""
        return f"{self.answer} ({self.cited})" if self.cited else self.answer


def plain(html: str) -> str:
    """HTML or Markdown of a sentence as text, for data that knows neither.

    >>> plain('See [rule <b>1.2</b>](../rules/index.md#ace), that is <span lang="en">A &lt; 2</span>.')
    'See rule 1.2, that is A < 2.'
    """
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", re.sub(r"<[^>]+>", "", html))
    return " ".join(unescape(text).split())


def faq_data(disputes: Iterable[Dispute], lang: str = "en") -> str:
    """The questions of a page as an FAQPage of schema.org.

    >>> faq_data([Dispute(anchor="a", question="A </script>?", answer="No.")]).count("</script>")
    1
    """
    data = {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        "inLanguage": lang,
        "mainEntity": [
            {
                "@type": "Question",
                "name": plain(each.question),
                "acceptedAnswer": {"@type": "Answer", "text": plain(each.verdict)},
            }
            for each in disputes
        ],
    }
    return data_script("application/ld+json", data)
