"""A locale.toml is input as any other: what cannot be is refused at its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.i18n.locale_files import copy_locales
from tests.site.build import edit_entry
from tools.errors import SiteError
from tools.i18n.locales import load_locale, load_locales
from tools.i18n.plurals import plural_rule


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The French locale, and the English one."""
    return copy_locales(tmp_path, ("en", "fr"))


HOSTILE = [
    ("name", '"<script>alert(1)</script>"'),
    ("name", '"Français & co"'),
    ("name", '"[Français](//evil.example)"'),
    ("name", '"{{ config }}"'),
    ("name", '"Fran\\u202eçais"'),
    ("name", '"Fran\\u200bçais"'),
    ("name", '"Fran\\nçais"'),
    ("name", '"Franc' + "\\u0327" * 40 + 'ais"'),
    ("name", '"' + "F" * 1_000 + '"'),
    ("name", '" "'),
    ("path", '"../en"'),
    ("path", '"fr/x"'),
    ("path", '"assets"'),
    ("path", '"FR"'),
    ("lang", "'fr\" onload=\"x'"),
    ("lang", '"fr_FR"'),
    ("lang", '"fr-' + "a" * 100 + '"'),
    ("direction", '"x"'),
    ("direction", "1"),
    ("babel", '"xx"'),
    ("babel", '"../fr"'),
    ("theme_language", '"../languages/fr"'),
    ("theme_language", '"fr\\u0000"'),
    ("theme_language", '"' + "f" * 5_000 + '"'),
    ("search_language", '"../min/fr"'),
    ("search_language", '"fr\\u0000"'),
    ("percent", '"{n.__class__}"'),
    ("percent", '"{n!r} %"'),
    ("percent", '"{n:999999999} %"'),
    ("percent", '"{n} {n} %"'),
    ("percent", '"{n} <b>"'),
    ("percent", '"{n}\\n%"'),
    ("percent", '"{n} [x](y)"'),
    ("plural_forms", "\"nplurals=2; plural=__import__('os').system('x');\""),
    ("plural_forms", '"nplurals=2; plural=n.__class__;"'),
    ("plural_forms", '"nplurals=2; plural=(lambda: 1)();"'),
    ("plural_forms", '"nplurals=2; plural=n/0;"'),
    ("plural_forms", '"nplurals=2; plural=' + "(" * 2_000 + 'n;"'),
    ("plural_forms", '"nplurals=2; plural=n*' + "9" * 900 + ';"'),
    ("grouped_from_digits", "0"),
    ("grouped_from_digits", "-1"),
    ("grouped_from_digits", "9" * 5_000),
    ("grouped_from_digits", "[" * 5_000),
    ("grouped_from_digits", "true"),
    ("alphabet", '"a b a"'),
    ("alphabet", '"a  b"'),
    ("alphabet", '"A B"'),
    ("alphabet", '"a <b>"'),
    ("alphabet", '"a ' + "b" * 1_000 + '"'),
    ("alphabet", "1"),
]


@pytest.mark.parametrize(("key", "value"), HOSTILE, ids=lambda text: text[:30])
def test_a_hostile_value_is_refused_at_its_line(folder: Path, key: str, value: str) -> None:
    """In one sentence of one line, that a terminal can show."""
    line = edit_entry(folder / "fr/locale.toml", key, f"{key} = {value}")
    with pytest.raises(SiteError) as caught:
        load_locale("fr", folder)
    said = str(caught.value)
    # What is no TOML value at all has no line of its own in Python's reader.
    assert said.startswith((f"locales/fr/locale.toml:{line}: ", "locales/fr/locale.toml:1: this is more than TOML can be"))
    assert said.isprintable() and len(said) < 400 and said.endswith(".")


@pytest.mark.parametrize(
    "text",
    [
        '"<b>" = 1\n',
        '"a\\nb" = 1\n',
        "x = 1\n" * 20_000,
        '[forbidden]\n"*a*a*a*a*" = "b"\n',
        '[cards]\njack = ["<b>"]\n',
        f'[cards]\njack = ["{"J" * 1_000}"]\n',
    ],
    ids=lambda text: ascii(text)[:20],
)
def test_a_hostile_table_is_refused(folder: Path, text: str) -> None:
    """Keys are as little to be trusted as values."""
    path = folder / "fr/locale.toml"
    whole = path.read_text(encoding="utf-8")
    if text.startswith("["):
        table = text.partition("\n")[0]
        whole = whole.partition(f"\n{table}\n")[0] + "\n" + text
    else:
        whole = text + whole
    path.write_text(whole, encoding="utf-8")
    with pytest.raises(SiteError, match=r"^locales/fr/locale\.toml:\d+: [^\n]{1,300}\.$"):
        load_locale("fr", folder)


@pytest.mark.parametrize("name", ["<b>", "fr' x", "FR", "f", "fr..", "fr\u202e"])
def test_a_folder_is_called_like_a_language(folder: Path, name: str) -> None:
    """Its name stands in addresses and headers."""
    (folder / "fr").rename(folder / name)
    with pytest.raises(SiteError, match="the folder is not called like a language"):
        load_locales(folder)


@pytest.mark.parametrize("percent", ["{n} %", "%{n}", "{n}\u00a0%", "\u200e%{n}", "{n}\u061c٪", "% {n}"])
def test_the_percentages_of_other_languages_pass(folder: Path, percent: str) -> None:
    """Signs of other scripts, and the marks that keep them in their place."""
    edit_entry(folder / "fr/locale.toml", "percent", f'percent = "{percent}"')
    assert load_locale("fr", folder).percent == percent


@pytest.mark.parametrize("rule", ["nplurals=2; plural=n==300 ? 7 : n!=1;", "nplurals=2; plural=n<300 ? n!=1 : 1/(n-300) && 1;"])
def test_a_plural_rule_has_a_form_for_every_number(rule: str) -> None:
    """Also where it forgets one that is too far to be tried."""
    assert {plural_rule(rule).index(number) for number in range(1_000)} <= {0, 1}
