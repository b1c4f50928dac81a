"""What the pages are made of: rule sets, deals, numbers of the rules, the bank of the quiz, and safe catalogues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

from badugi_core import BUNDLED, RuleSet
from tools.deals.script import SUFFIX, play_script
from tools.deals.telling import Telling, tell
from tools.errors import ROOT, SiteError, place
from tools.i18n.catalogues import Catalogue
from tools.i18n.checks import unsafe_faults
from tools.i18n.locales import Locale
from tools.kept import KEPT, Kept, digest, digest_of_files
from tools.quiz.bank import Bank, bank_json, make_bank, prove
from tools.sitegen.addresses import RULES_PAGE
from tools.sitegen.context import Shared
from tools.sitegen.rules.numbering import RuleNumberError, rule_numbers
from tools.sitegen.rules.read_ruleset import read_ruleset
from tools.sitegen.translations import load_translations
from tools.words.words import Words

HOME = "home"
"""The rule set of the house rules and the sheet."""


def load_deals(root: Path, rulesets: Mapping[str, RuleSet]) -> dict[str, Telling]:
    """The worked deals by name, each played by the rule set that its script names.

    Raises:
        SiteError: names the line of the script with a fault.
    """
    scripts = sorted((root / "docs" / "deals").glob(f"*{SUFFIX}"))
    return {path.stem: tell(play_script(path, root, rulesets)) for path in scripts}


def load_rulesets() -> dict[str, RuleSet]:
    """The bundled rule sets by name.

    Raises:
        SiteError: one is faulty, names its line.
    """
    return {name: read_ruleset(name) for name in sorted({HOME, *(path.stem for path in BUNDLED.glob("*.toml"))})}


def load_shared(root: Path) -> Shared:
    """The rule sets, the deals played by them, the numbers of the rules and the bank of the quiz, proved.

    Raises:
        SiteError: a rule set, a deal or the page of rules is faulty.
    """
    rulesets = load_rulesets()
    rules_page = root / "docs" / RULES_PAGE
    try:
        numbers = rule_numbers(rules_page.read_text(encoding="utf-8-sig"))
    except RuleNumberError as error:
        raise SiteError(f"{place(rules_page, error.line)}: {error}: correct it.") from error
    except (OSError, UnicodeDecodeError) as error:
        raise SiteError(f"{place(rules_page, 1)}: the rules cannot be read: write them in UTF-8.") from error
    deals = load_deals(root, rulesets)
    bank = load_bank()  # last: it takes longest, and has no fault to find in a file
    prove_bank(bank)
    return Shared(rulesets[HOME], bank, numbers, rulesets=rulesets, deals=deals)


@cache
def load_bank() -> Bank:
    """The bank of the quiz, made once for all builds of the same code."""
    bank: Bank = Kept().thing(digest("bank"), make_bank)
    return bank


def prove_bank(bank: Bank) -> None:
    """Work the bank out again, once for all builds of the same code."""
    Kept().once(digest("proved", bank_json(bank)), lambda: prove(bank))


def load_words(locale: Locale, root: Path = ROOT) -> Words:
    """What is said in one locale, once its catalogues are known to be safe.

    Raises:
        SiteError: a catalogue cannot be read, or a translation is unsafe.
    """
    catalogue = Catalogue.load(locale, root / "locales")
    Kept(root / KEPT).once(_checked(locale, root), lambda: _check(catalogue))
    return Words(locale, catalogue)


def _checked(locale: Locale, root: Path) -> str:
    """What the safety of a catalogue depends on."""
    return digest("checked", locale.code, digest_of_files(*sorted((root / "locales" / locale.code).rglob("*.*"))))


def _check(catalogue: Catalogue) -> None:
    if faults := unsafe_faults(catalogue):
        raise SiteError(str(faults[0]))


def load_inputs(root: Path, locales: Sequence[Locale]) -> tuple[list[Words], Shared]:
    """What is said in every locale, and what all share; several processes check and prove it.

    Raises:
        SiteError: one of them is faulty.
    """
    load_rulesets()  # a fault in one is said before the bank is made of them
    bank = load_bank()
    # Each process does one of these, and this one finds them done.
    checks = [partial(prove_bank, bank), *(partial(load_words, locale, root) for locale in locales)]
    with Kept(root / KEPT).ahead(lambda check: check(), checks):
        pass
    spoken = [load_words(locale, root) for locale in locales]
    shared = load_shared(root)
    translations = load_translations(root, [words.catalogue for words in spoken])
    return spoken, replace(shared, translations=translations)
