"""Rule sets as HTML: the choices of one, its limits and who acts first; all of them side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from badugi_core import Deal, RuleSet
from tools.sitegen.addresses import DIFFERENCES_PAGE, href
from tools.sitegen.rules.bet_examples import raise_limits
from tools.sitegen.rules.rule_text import ruleset_link, sources_line
from tools.sitegen.tables import wide_table
from tools.words.later import N_
from tools.words.rulesets import (
    CHOICES,
    RULESETS,
    arises,
    choice_label,
    choice_value,
    number_range,
    ruleset_name,
    said,
    source_name,
)
from tools.words.turns import by_players
from tools.words.words import Words, shown

DIFFERS = "≠"
"""The sign before a value that most rule sets do not have."""

_POT, _BET = 10, 2
"""The pot and the bet of the examples, in big blinds."""

Cite = Callable[[str], str]
"""A link to a rule by its anchor, such as "Rule 3.2"."""


def row_anchor(name: str) -> str:
    """The id of a choice in the table of differences.

    >>> row_anchor("odd_chip")
    'choice-odd-chip'
    """
    return f"choice-{name.replace('_', '-')}"


def choices_list(words: Words, page: str, rules: RuleSet, cite: Cite) -> str:
    """Every choice that a rule set makes: what it is, the rule that it decides, who says so."""
    items = []
    for name in CHOICES:
        if not arises(name, rules):
            continue
        notes = [cite(CHOICES[name].rule)]
        if sources := rules.sources.get(name):
            notes.append(sources_line(words, page, ((source, source_name(words, source)) for source in sources)))
        items.append(
            f"<div><dt>{choice_label(words, name)}</dt> <dd>{choice_value(words, name, rules)}</dd>"
            f' <dd class="notes">{" ".join(notes)}</dd></div> '
        )
    return f'<dl class="set-choices">{"".join(items)}</dl>'


def own_choices(words: Words, page: str, rules: RuleSet, others: Mapping[str, RuleSet]) -> str:
    """The choices of a rule set that some of the others decide in another way, and how they do."""
    target = href(page, words.locale.path, DIFFERENCES_PAGE)
    items = []
    for name in CHOICES:
        if not arises(name, rules):
            continue
        comparable = {key: others[key] for key in RULESETS if key in others and arises(name, others[key])}
        different = {key: each for key, each in comparable.items() if said(name, each) != said(name, rules)}
        if not different:
            continue
        elsewhere = "".join(f" <dd>{text}</dd>" for text in _by_value(words, name, different))
        items.append(
            f'<div><dt><a href="{target}#{row_anchor(name)}">{choice_label(words, name)}</a></dt>'
            f" <dd><strong>{choice_value(words, name, rules)}</strong></dd>{elsewhere}</div> "
        )
    return f'<dl class="set-choices">{"".join(items)}</dl>' if items else ""


def _by_value(words: Words, name: str, rulesets: Mapping[str, RuleSet]) -> Iterator[str]:
    """For each value that rule sets have: their names and the value."""
    values: dict[str | int, list[str]] = {}
    for key, rules in rulesets.items():
        values.setdefault(said(name, rules), []).append(key)
    for keys in values.values():
        # TRANSLATORS: What other rule sets say of a choice.
        # TRANSLATORS: %(games)s: Card room, pot limit · Rules of pagat.com
        # TRANSLATORS: %(value)s: pot limit
        line = words.html("%(games)s: %(value)s")
        games = " · ".join(ruleset_name(words, key) for key in keys)
        yield line % {"games": games, "value": choice_value(words, name, rulesets[keys[0]])}


def limit_table(words: Words, rules: RuleSet, label: str) -> str:
    """Pot limit and half-pot limit: the most that may be bet or added in some situations.

    The core computes each amount; `label` is the id of the heading.
    """
    _ = words.html
    pot, bet = _POT * rules.big_blind, _BET * rules.big_blind
    opening = raise_limits(rules, rules.small_blind, rules.big_blind).most
    unmatched = raise_limits(rules, pot, bet)
    included = raise_limits(rules, pot - bet, bet).most
    values = {"pot": words.number(pot), "bet": words.number(bet)}
    blinds = {"small": words.number(rules.small_blind), "big": words.number(rules.big_blind)}
    rows = (
        (
            _("Round 1 with three or more players, blinds of %(small)s and %(big)s: a raise by the first player") % blinds,
            opening - rules.big_blind,
            opening,
        ),
        (_("The pot is %(pot)s, nobody has bet: a bet") % values, unmatched.opening, unmatched.opening),
        (
            _("The pot is %(pot)s, then a player bets %(bet)s: a raise") % values,
            unmatched.most - bet,
            unmatched.most,
        ),
        (
            _("The pot is %(pot)s, with the bet of %(bet)s already in it: a raise") % values,
            included - bet,
            included,
        ),
    )
    # TRANSLATORS: Heads of columns: a situation, and the largest bet or raise in it.
    head = _row("th", ' scope="col"', (_("Situation"), _("Adds at most"), _("Total of the player")))
    body = "".join(
        f'<tr><th scope="row">{text}</th> <td>{words.number(by)}</td> <td>{words.number(to)}</td></tr> '
        for text, by, to in rows
    )
    return wide_table("ruleset limits", label, head, f" <tbody>{body}</tbody>", searched=True)


def role(deal: Deal) -> str:
    """Whose turn it is, by the first of the names of the seat, as an English msgid.

    >>> from badugi_core import load_ruleset
    >>> from tools.words.turns import first_to_act
    >>> first_to_act(load_ruleset("home"), 2, role)
    ('Dealer', 'Big blind')
    """
    roles = (
        (deal.button, N_("Dealer")),
        (deal.small_blind, N_("Small blind")),
        (deal.big_blind, N_("Big blind")),
        ((deal.big_blind + 1) % len(deal.seats), N_("Player left of the big blind")),
    )
    return next(name for place, name in roles if place == deal.actor)


def act_table(words: Words, rules: RuleSet, label: str) -> str:
    """Who acts first by the number of players, asked of the engine; `label` is the id of the heading."""
    _ = words.html
    # TRANSLATORS: Heads of columns: the number of players, and who acts first.
    first = _("Round %(number)s") % {"number": words.number(1)}
    head = _row("th", ' scope="col"', (_("Players"), first, _("Later rounds and draws")))
    body = ""
    for least, most, firsts in by_players(rules, role):
        body += (
            f'<tr><th scope="row">{number_range(words, words.html, least, most)}</th>'
            f"{_row('td', '', (_(name) for name in firsts))}</tr>"
        )
    return wide_table("ruleset actors", label, head, f" <tbody>{body}</tbody>", searched=True)


def deal_links(words: Words, page: str, deals: Iterable[str], titles: Mapping[str, str]) -> str:
    """A list of worked deals by their names; `titles` are the English titles of pages. Nothing without deals."""
    items = ""
    for name in deals:
        target = f"deals/{name}.md"
        title = words.html(titles[target]) if target in titles else name
        items += f'<li><a href="{href(page, words.locale.path, target)}">{title}</a></li>'
    return f"<ul>{items}</ul>" if items else ""


def usual(name: str, rulesets: Iterable[RuleSet]) -> str | int:
    """What most rule sets say of a choice, of those in which it arises; the first of several."""
    values = [said(name, rules) for rules in rulesets if arises(name, rules)]
    return max(values, key=values.count, default=CHOICES[name].unused)


def agreed(name: str, rulesets: Iterable[RuleSet]) -> bool:
    """Whether all rule sets in which a choice arises decide it alike."""
    return len({said(name, rules) for rules in rulesets if arises(name, rules)}) <= 1


def differences_table(words: Words, page: str, rulesets: Mapping[str, RuleSet], cite: Cite, label: str) -> str:
    """All choices of all rule sets: first those on which they differ, then the rest.

    `label` is the id of the heading. A value that most do not have carries a sign.
    """
    _ = words.html
    columns = {name: rulesets[name] for name in RULESETS}
    links = (ruleset_link(words, page, name) for name in columns)
    # TRANSLATORS: Head of a column: what is to be chosen.
    head = _row("th", ' scope="col"', (_("Choice"), *links))
    groups = (
        (_("Choices on which they differ"), [name for name in CHOICES if not agreed(name, columns.values())]),
        (_("Choices that are the same wherever they apply"), [name for name in CHOICES if agreed(name, columns.values())]),
    )
    width = len(columns) + 1
    body = "".join(
        f'<tbody><tr><th scope="rowgroup" colspan="{width}"><span>{title}</span></th></tr>'
        + "".join(_difference(words, name, columns, cite) for name in names)
        + "</tbody>"
        for title, names in groups
    )
    return wide_table("ruleset differences", label, head, f" {body}", searched=True)


def _difference(words: Words, name: str, columns: Mapping[str, RuleSet], cite: Cite) -> str:
    most = usual(name, columns.values())
    cells = ""
    for rules in columns.values():
        value = choice_value(words, name, rules)
        if not arises(name, rules):
            cells += f' <td class="unused">{value}</td>'
        elif said(name, rules) != most:
            cells += f' <td class="differs"><span>{DIFFERS}</span> <strong>{value}</strong></td>'
        else:
            cells += f" <td>{value}</td>"
    return (
        f'<tr id="{row_anchor(name)}"><th scope="row">{choice_label(words, name)}'
        f' <span class="cited">{cite(CHOICES[name].rule)}</span></th>{cells}</tr> '
    )


def _row(tag: str, attributes: str, cells: Iterable[str]) -> str:
    # A space keeps the words of two cells apart where they are searched.
    return " ".join(f"<{tag}{attributes}>{cell}</{tag}>" for cell in cells)


def rule_link(words: Words, page: str, target: str, anchor: str, number: str) -> str:
    """A link in HTML to a rule of the page `target`: "Rule 3.2"."""
    citation = words.sentence_case(words.gettext("rule %(number)s"))
    return f'<a href="{href(page, words.locale.path, target)}#{anchor}">{shown(citation % {"number": number})}</a>'
