"""The same input gives the same bytes, and a build that fails leaves the last site whole."""

from __future__ import annotations

import re

import pytest

from tests.site.build import (
    FEW,
    PRINTED,
    ROOT,
    build,
    copy_project,
    edit,
    edit_entry,
    keep_apart,
    run_build,
    sentences,
    tree,
)

ELSEWHERE = {
    "HOME": "/nowhere",
    "LANG": "C",
    "LC_ALL": "C",
    "PYTHONHASHSEED": "7",
    "SOURCE_DATE_EPOCH": "86400",
    "TZ": "Asia/Tokyo",
    "USER": "somebody",
}
"""What is in the environment of another person."""


def test_builds_are_reproducible(few, tmp_path):
    """In another folder, by another person, at another time, and with nothing kept but what is printed: the same bytes."""
    elsewhere = copy_project(tmp_path / "elsewhere", FEW)
    keep_apart(elsewhere, only=PRINTED)
    again = build(elsewhere, tmp_path / "out", umask=0o077, **ELSEWHERE)
    assert tree(again) == tree(few)


def test_the_checkout_says_where_it_builds():
    """`mkdocs build` without options writes to site/, which is not in the repository."""
    assert "site_dir: site\n" in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    assert "/site" in (ROOT / ".gitignore").read_text(encoding="utf-8").split()


def one_sentence(said, place):
    """Check that exactly one line is said: it begins with the place and ends like a sentence."""
    lines = sentences(said)
    assert len(lines) == 1, said
    assert lines[0].startswith(f"{place}: "), lines[0]
    assert lines[0].endswith("."), lines[0]
    return lines[0]


def test_card_typo_in_a_template(refuse):
    """A card that does not exist stops the build at its line."""
    lines = []
    said = refuse(
        "docs/hands/reading.md", lambda path: lines.append(edit(path, '"8h Kd 5c Qs"', '"8h Kd 5c Qx"'))
    )
    assert "'x'" in one_sentence(said, f"docs/hands/reading.md:{lines[0]}")


def test_unknown_field_in_a_template(refuse):
    """A number that does not exist stops the build at its line."""
    lines = []
    said = refuse(
        "docs/rules/index.md", lambda path: lines.append(edit(path, "count(rules.stack)", "count(rules.stak)"))
    )
    assert "stak" in one_sentence(said, f"docs/rules/index.md:{lines[0]}")


def test_broken_syntax_in_a_template(refuse):
    """A block that is not closed stops the build at its file."""
    said = refuse("docs/quiz.md", lambda path: edit(path, "{{ quiz_static() }}", "{{ quiz_static() }"))
    assert re.match(r"docs/quiz\.md:\d+: ", sentences(said)[0])
    assert len(sentences(said)) == 1


def test_a_broken_catalogue_is_refused_at_its_line(refuse):
    """A PO file that gettext would refuse stops the build at its line."""
    name = "locales/fr/LC_MESSAGES/pages.po"
    line = []

    def change(path):
        text = path.read_text(encoding="utf-8")
        line.append(text.count("\n") + 2)
        path.write_text(f'{text}\nmsgid "open\n', encoding="utf-8")

    one_sentence(refuse(name, change), f"{name}:{line[0] if line else ''}")


def spoil_translation(path, msgid, text):
    """Give a message this translation, whatever it had before; return the line of its msgid."""
    lines = path.read_text(encoding="utf-8").split("\n")
    start = next(n for n, line in enumerate(lines) if line == f'msgid "{msgid}"')
    end = next(n for n in range(start, len(lines)) if not lines[n].strip())
    flags = start - 1
    while lines[flags].startswith("#"):
        lines[flags] = lines[flags].replace(", fuzzy", "")
        flags -= 1
    first = next(n for n in range(start, end) if lines[n].startswith("msgstr"))
    lines[first:end] = [f'msgstr "{text}"']
    path.write_text("\n".join(lines), encoding="utf-8")
    return start + 1


def test_renamed_placeholder_in_a_translation(refuse):
    """A translation that names a value which the page does not have stops the build."""
    name = "locales/fr/LC_MESSAGES/ui.po"
    line = []
    said = refuse(
        name,
        lambda path: line.append(
            spoil_translation(path, "Question %(n)s of %(total)s", "%(sayı)s / %(total)s")
        ),
    )
    assert "placeholder" in one_sentence(said, f"{name}:{line[0]}")


def test_markup_smuggled_into_a_translation(refuse):
    """A translation cannot bring an element that the English text lacks."""
    name = "locales/fr/LC_MESSAGES/ui.po"
    line = []
    said = refuse(name, lambda path: line.append(spoil_translation(path, "Right.", "<script>Да</script>")))
    one_sentence(said, f"{name}:{line[0]}")


@pytest.mark.parametrize(
    ("key", "entry"),
    [
        ("stack", "stack = 0"),
        ("stack", 'stack = "many"'),
        ("stack", "stack ="),
        ("stack", "stak = 100"),
        ("raises", "raises = 3.5"),
        ("odd_chip", 'odd_chip = "nobody"'),
        ("uncapped_heads_up", "uncapped_heads_up = 0"),
    ],
)
def test_bad_value_in_the_rule_set(refuse, key, entry):
    """A number out of range, of a wrong type or under a wrong name stops the build at its line."""
    name = "badugi_core/rulesets/home.toml"
    line = []
    said = refuse(name, lambda path: line.append(edit_entry(path, key, entry)))
    one_sentence(said, f"{name}:{line[0]}")


@pytest.mark.parametrize(
    ("key", "entry", "fault", "what"),
    [
        ("structure", 'structure = "pot-limit"', "small_bet", "means nothing with its structure"),
        ("max_players", "max_players = 8", "reshuffle", "lets the deck run out"),
    ],
)
def test_rule_set_that_contradicts_itself(refuse, key, entry, fault, what):
    """A value that does not go with another stops the build at the line of the one to correct."""
    name = "badugi_core/rulesets/home.toml"
    line = []

    def change(path):
        edit_entry(path, key, entry)
        lines = path.read_text(encoding="utf-8").split("\n")
        line.append(next(number for number, text in enumerate(lines, 1) if text.startswith(f"{fault} ")))

    said = refuse(name, change)
    one_sentence(said, f"{name}:{line[0]}")
    assert what in said


def test_rule_set_that_does_not_fit_the_pages(refuse):
    """A game for three would contradict the page for two, so the build stops."""

    def change(path):
        edit_entry(path, "max_players", "max_players = 3")
        edit_entry(path, "burns", "burns = 0")  # so that the deck lasts, which the page says too

    said = refuse("badugi_core/rulesets/home.toml", change)
    assert "max_players = 2" in sentences(said)[0]
    assert len(sentences(said)) == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('direction = "ltr"', "direction = ltr"),
        ('direction = "ltr"', 'direction = "sideways"'),
        ('babel = "fr"', 'babel = "xx"'),
        ('theme_language = "fr"', 'theme_language = "xx"'),
        ('search_language = "fr"', 'search_language = "xx"'),
        ('percent = "{n}', 'percent = "{m}'),
        ("grouped_from_digits = 4", 'grouped_from_digits = "4"'),
        ('plural_forms = "nplurals=2', 'plural_forms = "nplurals=3'),
        ('lang = "fr"', 'langue = "fr"'),
    ],
)
def test_a_bad_locale_file_is_refused_at_its_line(refuse, old, new):
    """A locale.toml that cannot be used stops the build at its line."""
    name = "locales/fr/locale.toml"
    line = []

    def change(path):
        text = path.read_text(encoding="utf-8")
        start = text.index(f"\n{old}") + 1
        line.append(text[:start].count("\n") + 1)
        path.write_text(text[:start] + new + text[start + len(old) :], encoding="utf-8")

    said = refuse(name, change)
    one_sentence(said, f"{name}:{line[0]}")


def test_a_script_that_cannot_be_joined(refuse):
    """The line of a module is named, although scripts are joined at the very end."""
    lines = []
    module = "docs/assets/js/worksheet/choice.js"
    said = refuse(module, lambda path: lines.append(edit(path, "const KEY = ", "var KEY = ")))
    assert "let or const" in one_sentence(said, f"{module}:{lines[0]}")


def test_a_page_names_a_module_of_another_script(refuse):
    """Such a module is not published by itself, so the page would load nothing."""
    said = refuse("docs/checker.md", lambda path: edit(path, "checker/main.js]", "checker/main.js, assets/js/dom.js]"))
    one_sentence(said, "docs/assets/js/dom.js")


def dangling(path):
    """A link that leads nowhere, which not even root can read."""
    path.unlink()
    path.symlink_to("nowhere")


BROKEN = {
    "a page that is not in the menu": ("mkdocs.yml", "  - glossary.md\n", "", "docs/glossary.md: ", "not in the nav"),
    "a page that is only in the menu": ("mkdocs.yml", "- glossary.md", "- glosary.md", "mkdocs.yml: ", "'glosary.md'"),
    "a style sheet that is not there": ("mkdocs.yml", "css/cards.css", "css/card.css", "mkdocs.yml: ", "card.css"),
    "a heading without an anchor": ("docs/faq.md", " { #disputes }", "", "docs/faq.md:", "no anchor"),
    "a title that is none": ("docs/faq.md", "\ntitle: ", "\ntitel: ", "docs/faq.md:1: ", "no title"),
    "a deal against the rules": ("docs/deals/pot-limit.deal", "\n", "\nfly\n", "docs/deals/pot-limit.deal:", "fly"),
    "a script that is none": ("docs/assets/js/dom.js", "export ", "export export ", "docs/assets/js/dom.js:", "no JavaScript"),
    "a template in another encoding": ("docs/faq.md", None, "caf\u00e9".encode("latin-1"), "docs/faq.md:1: ", "UTF-8"),
    "a script in another encoding": ("docs/assets/js/dom.js", None, b"// \xff", "docs/assets/js/dom.js:", "UTF-8"),
    "a catalogue in another encoding": ("locales/fr/LC_MESSAGES/ui.po", None, b"\xff", "locales/fr/LC_MESSAGES/ui.po:", "UTF-8"),
    "a picture that cannot be read": ("docs/assets/images/logo.svg", None, dangling, "docs/assets/images/logo.svg: ", "cannot be read"),
}
"""What is changed, in which file, and what is said: where its sentence begins, and a part of it."""


@pytest.mark.parametrize(("name", "old", "new", "where", "what"), BROKEN.values(), ids=BROKEN)
def test_any_broken_input_is_one_sentence_with_its_place(refuse, name, old, new, where, what):
    """Each is said in one sentence that begins with the place."""

    def change(path):
        if old is not None:
            path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
        elif callable(new):
            new(path)
        else:
            path.write_bytes(path.read_bytes() + new)

    (said,) = sentences(refuse(name, change))
    assert said.startswith(where) and what in said and said.endswith("."), said


@pytest.mark.parametrize("option", ["--quiet", "--no-strict"])
def test_no_option_publishes_a_fault(workshop, option):
    """To be quiet hides progress, and nothing else: what stops the build is said. There is no way to be lax."""
    page, before = workshop / "docs/hands/reading.md", tree(workshop / "site")
    text = page.read_text(encoding="utf-8")
    edit(page, 'quiz="../quiz.md"', 'quiz="../quis.md"')
    done = run_build(workshop, workshop / "site", option)
    page.write_text(text, encoding="utf-8")
    assert (done.returncode, tree(workshop / "site")) == (2, before)
    assert "'../quis.md'" in done.stderr and "nothing was published" in done.stderr


def test_a_broken_link_stops_the_build(refuse):
    """A link to a page that does not exist is found late, and still nothing is published."""
    said = refuse("docs/hands/reading.md", lambda path: edit(path, 'quiz="../quiz.md"', 'quiz="../quis.md"'))
    assert said.count("WARNING") >= len(FEW)
    assert "'../quis.md'" in said
    assert "nothing was published" in sentences(said)[-1]


def test_a_broken_anchor_stops_the_build(refuse):
    """So is a link to a heading that does not exist."""
    said = refuse(
        "docs/print/index.md", lambda path: edit(path, 'quiz="../quiz.md"', 'quiz="../quiz.md#nowhere"')
    )
    assert "#nowhere" in said
