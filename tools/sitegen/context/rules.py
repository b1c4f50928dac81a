"""The names about rules, rule sets and their sources."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from badugi_core import Source
from tools.sitegen.addresses import RULES_PAGE, link
from tools.sitegen.context.base import GameNames, TemplateFault
from tools.sitegen.rules import bet_examples, rule_text, ruleset_tables, sources
from tools.sitegen.rules.bet_examples import RaiseLimits
from tools.words.rulesets import source_name


class RuleNames(GameNames):
    """Names about rules, rule sets and their sources."""

    def _rule_number(self, anchor: str) -> str:
        try:
            return self._shared.rule_numbers[anchor]
        except KeyError:
            raise TemplateFault(f"unknown rule '{anchor}': see {RULES_PAGE} for the anchors.") from None

    def _rule_link(self, anchor: str) -> str:
        number = self._rule_number(anchor)
        return ruleset_tables.rule_link(self._words, self._page, RULES_PAGE, anchor, number)

    def section(self, anchor: str) -> str:
        """The number of a section of the rules."""
        return f"{self._rule_number(anchor)}."

    def rule(self, anchor: str) -> str:
        """The number of a rule as a link to itself, at the start of its paragraph."""
        number = self._rule_number(anchor)
        return f'<a class="rule" id="{anchor}" href="#{anchor}">{number}</a>'

    def rule_ref(self, anchor: str) -> str:
        """A link to a rule from any page."""
        number = self._rule_number(anchor)
        target = link(self._page, RULES_PAGE)
        _ = self._words.html
        citation = _("rule %(number)s") % {"number": number}
        return f"[{citation}]({target}#{anchor})"

    def by(self, sources: str) -> str:
        """Who says a rule, by the names of `Source`: ``by("pagat roberts")``."""
        return rule_text.sources_line(self._words, self._page, self._sources(sources.split()))

    def _sources(self, keys: Iterable[str]) -> list[tuple[str, str]]:
        try:
            return [(key, source_name(self._words, Source(key))) for key in keys]
        except ValueError as error:
            raise TemplateFault(f"{error}: see Source in badugi_core/_rulesets_choices.py.") from error

    def choices(self, field: str) -> str:
        """How each game decides a choice of `RuleSet`."""
        return rule_text.choices(self._words, self._page, self._shared.rulesets, field)

    def copy_words(self) -> str:
        """The words of the button that copies the address of a rule; once on a page of rules."""
        return rule_text.copy_words(self._words)

    def version_line(self) -> str:
        """The version of the rules and its date."""
        return rule_text.version_line(self._words)

    def versions(self) -> str:
        """All versions of the rules, and what changed."""
        return rule_text.versions(self._words)

    def raise_limits(self, name: str, pot: int, bet: int) -> RaiseLimits:
        """What may be bet into a pot in a bundled rule set, and to what a bet may be raised."""
        return bet_examples.raise_limits(self.ruleset(name), pot, bet)

    def all_in_pots(self, stacks: Sequence[int]) -> Sequence[int]:
        """The pots of players who are all-in with these stacks, in the pot limit of card rooms."""
        return bet_examples.all_in_pots(self.ruleset("room-pot-limit"), stacks)

    def ruleset_choices(self, name: str) -> str:
        """What a bundled rule set decides, by which rules, and who says so."""
        return ruleset_tables.choices_list(self._words, self._page, self.ruleset(name), self._rule_link)

    def ruleset_limits(self, name: str, label: str) -> str:
        """The most that may be bet in pot limit or half-pot limit; `label` is the id of the heading."""
        return ruleset_tables.limit_table(self._words, self.ruleset(name), label)

    def ruleset_actors(self, name: str, label: str) -> str:
        """Who acts first in a bundled rule set, by the number of players."""
        return ruleset_tables.act_table(self._words, self.ruleset(name), label)

    def ruleset_alone(self, name: str) -> str:
        """The choices of a bundled rule set that others decide in another way."""
        others = {key: rules for key, rules in self._shared.rulesets.items() if key != name}
        return ruleset_tables.own_choices(self._words, self._page, self.ruleset(name), others)

    def ruleset_differences(self, label: str) -> str:
        """All choices of all bundled rule sets side by side; `label` is the id of the heading."""
        rulesets = self._shared.rulesets
        return ruleset_tables.differences_table(self._words, self._page, rulesets, self._rule_link, label)

    def ruleset_deals(self, name: str) -> str:
        """Links to the worked deals that are played by a bundled rule set."""
        deals = (deal for deal, telling in self._shared.deals.items() if telling.rules.name == name)
        return ruleset_tables.deal_links(self._words, self._page, deals, self._shared.translations.titles)

    def choices_of(self, source: str) -> int:
        """How many choices of the bundled rule sets rest on a source."""
        return sources.choices_of(Source(source), self._shared.rulesets.values())

    def choices_in_all(self) -> int:
        """How many choices the bundled rule sets make in all."""
        return sources.choices_in_all(self._shared.rulesets.values())

    def source_name(self, source: str) -> str:
        """The name of a source, by the text of `Source`."""
        return source_name(self._words, Source(source))

    def source_table(self, label: str) -> str:
        """How many choices of each bundled rule set rest on each source; `label` is the id of the heading."""
        return sources.source_table(self._words, self._page, self._shared.rulesets, label)
