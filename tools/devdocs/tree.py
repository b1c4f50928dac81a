"""The tree of docs/dev/ARCHITECTURE.md: every folder, and each file in some, with the first sentence of its own text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tools.errors import ROOT, SiteError, place

PAGE = ROOT / "docs/dev/ARCHITECTURE.md"

BEGIN, END = "<!-- The tree: python -m tools.devdocs -->\n```\n", "```\n<!-- End of the tree -->\n"

FOLDERS = {
    ".ci": "What continuous integration runs: `make test`.",
    ".github": "The workflow that publishes the site on GitHub Pages.",
    ".github/workflows": "One file for each workflow.",
    "badugi_core/data": "Tables that take long to work out.",
    "badugi_core/rulesets": "The bundled rule sets: their numbers and choices.",
    "docs": "One template for each page, Markdown and Jinja, in English; `_*.md` are parts of pages.",
    "docs/assets": "What pages load.",
    "docs/assets/css": "Style sheets.",
    "docs/assets/fonts": "The suits as a font, which phones cannot turn into pictures.",
    "docs/assets/images": "The logo and the icon.",
    "docs/assets/js": "Scripts of pages, as ES modules; those here serve several pages.",
    "docs/assets/js/checker": "The hand checker.",
    "docs/assets/js/deals": "The viewer of worked deals.",
    "docs/assets/js/glossary": "What a term means, shown at its link.",
    "docs/assets/js/hands": "The evaluator of the browser, and the search in the tables of all hands.",
    "docs/assets/js/offline": "What the browser keeps of a language, and the edition that opens from disk.",
    "docs/assets/js/quiz": "The quiz: draws, shuffles, marks and words the questions of the bank.",
    "docs/assets/js/quiz/view": "The quiz in the page.",
    "docs/assets/js/rules": "The button that copies the link of a rule.",
    "docs/assets/js/search": "The search: what stands in front of that of the theme.",
    "docs/assets/js/worksheet": "Worksheets of the quiz, to print from the browser.",
    "docs/deals": "Worked deals: a script for the engine, and its page.",
    "docs/dev": "For contributors, not published: a page for each part.",
    "docs/dev/decisions": "What was decided, what was refused, and why.",
    "docs/dev/screenshots": "The pictures of the README.",
    "docs/hands": "Pages on reading and ranking hands.",
    "docs/print": "Pages on what can be printed.",
    "docs/rules": "Pages of the rules and of each rule set.",
    "locales": "Languages: the English messages (*.pot), the glossary, and a folder for each.",
    "locales/*": "One language: its letters and numbers in locale.toml, its own words in words.txt.",
    "locales/*/LC_MESSAGES": "Its sentences: pages.po, ui.po (quiz, menus, tables), cards.po.",
    "tests/audit": "`make audit`: accessibility of every page, Lighthouse.",
    "tests/bench": "`make bench`: speed, as ratios to peers in the same run.",
    "tests/browser": "The site in a real browser, by keyboard.",
    "tests/core": "badugi_core.",
    "tests/deals": "Worked deals.",
    "tests/golden": "What is known to be right, and committed.",
    "tests/hosting": "nginx and Caddy with the files that the build makes for them; bytes of a visit.",
    "tests/i18n": "Languages: catalogues, checks, new languages, what translators are told.",
    "tests/js": "Scripts without a page: their types, their logic, what is published of them.",
    "tests/mutations": "Lines changed for the worse, each of which a test must notice.",
    "tests/odds": "Exact chances.",
    "tests/playthroughs": "Whole deals as histories and as text.",
    "tests/preview": "The preview of a language.",
    "tests/publish": "What is done with built pages.",
    "tests/quiz": "Questions: made, proved, drawn, said.",
    "tests/search": "What readers look for, asked of the real search.",
    "tests/search/queries": "The lists, one for each language.",
    "tests/shared": "Examples that Python and JavaScript must both meet.",
    "tests/sheet": "What is printed.",
    "tests/site": "The built site: pages, links, files, builds that must fail.",
    "tests/sitegen": "Templates to Markdown.",
    "tests/social": "Pictures and icons.",
    "tests/spelling": "The spelling of all languages.",
    "tests/tools": "Generated pages, and rules that hold for all code.",
    "tests/words": "Rule sets in words, the order of words.",
    "tools/publish/hosts": "Templates of what web servers and hosts are told.",
    "tools/theme": "What replaces parts of the Material theme.",
    "tools/theme/partials": "Parts of a page: language switcher, small print, palette.",
    "tools/theme/partials/javascripts": "The first script of a page, for the content policy.",
    "tools/theme/partials/languages": "Words of the theme that it lacks or has wrong.",
}
"""What is in each folder that is no package with a docstring; `*` is any one name, and is drawn once."""

OPENED = ("", "badugi_core/rulesets", "docs/assets/css", "docs/assets/js/search", "tools")
"""Folders of which the files are drawn too: where the name of the folder does not say which of them to open."""

_TEXT = re.compile(
    r"\A(?:#!.*\n)?\s*(?:"
    r'"""(?P<docstring>.*?)(?:"""|\n\n)'
    r"|/\*\*?(?P<block>.*?)(?:\*/|\n \*\n| @)"
    r"|(?P<lines>(?:(?:#|//)(?: [^\n]*)?\n)+))",
    re.DOTALL,
)
"""The text at the top of a file: a docstring or a comment, to its first empty line."""
_MARKS = re.compile(r"\n *(?:\*|#|//)? *|\A(?:#|//) ")
_SENTENCE = re.compile(r".*?[.?!](?= |$)|.*")
_COLUMN = 34


def first_sentence(path: Path) -> str:
    """What a file or a folder says of itself, or an empty text.

    >>> first_sentence(ROOT / "tools/errors.py")
    'The one kind of error that a person who edits files is shown.'
    """
    if path.is_dir():
        package = path / "__init__.py"
        return first_sentence(package) if package.is_file() and package.read_bytes() else FOLDERS.get(folder_key(path), "")
    found = _TEXT.match(path.read_text(encoding="utf-8"))
    text = next(filter(None, found.groups()), "") if found else ""
    sentence = _SENTENCE.match(_MARKS.sub(" ", text).strip())
    return sentence[0].replace("``", "`") if sentence else ""


def folder_key(path: Path) -> str:
    """The path of a folder as `FOLDERS` has it."""
    name = path.relative_to(ROOT).as_posix()
    return re.sub(r"^locales/[^/]+", "locales/*", name)


def folders(folder: Path = ROOT) -> Iterator[Path]:
    """Every folder below one, but what is installed, kept or built."""
    for path in sorted(folder.iterdir()):
        ours = path.name in (".ci", ".github") or (path.name[0] not in "._" and path.name != "node_modules")
        if path.is_dir() and ours and path != ROOT / "site":
            yield path
            yield from folders(path)


def tree() -> str:
    """The folders, and the files of those that are `OPENED`."""
    lines, drawn = _files(ROOT, ""), set()
    for path in folders():
        pattern = folder_key(path)
        if pattern not in drawn:
            drawn.add(pattern)
            indent = "  " * pattern.count("/")
            lines.append(_line(f"{indent}{Path(pattern).name}/", first_sentence(path)))
            lines += _files(path, indent + "  ")
    return "\n".join(lines) + "\n"


def _files(folder: Path, indent: str) -> list[str]:
    """A line for each file that says what it is, if the files of the folder are drawn."""
    if folder.relative_to(ROOT).as_posix().removeprefix(".") not in OPENED:
        return []
    said = ((path, first_sentence(path)) for path in sorted(folder.iterdir()) if path.is_file() and path.suffix != ".md")
    return [_line(indent + path.name, sentence) for path, sentence in said if sentence and path.name != "__init__.py"]


def _line(name: str, sentence: str) -> str:
    return f"{name:<{_COLUMN}}{sentence}".rstrip()


def architecture_page() -> str:
    """The page with its tree drawn anew; the rest stays as it is.

    Raises:
        SiteError: nothing says where the tree stands.
    """
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not end:
        raise SiteError(f"{place(PAGE)}: the marks round the tree are gone: write the two comments that tools/devdocs/tree.py has.")
    return before + BEGIN + tree() + END + after


def layers() -> tuple[str, ...]:
    """The parts of tools/ from the lowest on, as the page lists them: the one place that says which may import which.

    >>> layers()[0]
    'errors'
    """
    found = re.search(r"^errors(?: ← \w+)+$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert found, f"{PAGE}: the line of the layers is gone"
    return tuple(found[0].split(" ← "))
