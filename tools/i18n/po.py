"""PO files as data: read strictly, write one way only.

Why not Babel's reader and writer: its reader accepts a string without its closing quote,
keeps the first of two entries with one id without a word and takes ``#|`` lines for
translator's comments; its writer folds a long ``#|`` line into broken syntax and stamps the
time. Here a file that gettext would refuse is refused, each entry knows its line, and to
write what was read changes nothing. Babel reads every shipped file too, in the tests, and
must find the same.

Whoever sends a file may send anything. So a file has a largest size, known before it is read,
and so has each text, before anything looks into it; what follows takes time in proportion.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.errors import SiteError, place
from tools.i18n.anchors import file_of

_LINE = re.compile(r'(?:(msgctxt|msgid|msgid_plural|msgstr|msgstr\[\d\])[ \t]+)?"((?:[^"\\]|\\.)*)"')
_MARK = re.compile(r"(#~\||#~|#\|)[ \t]*(.*)")
_ESCAPE = re.compile(r"\\(.)")
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\"}
_HIDDEN = re.compile("[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ufeff]")
"""What no line may have, a comment neither: it makes a file look other than it is."""

_LARGEST_FILE = 5_000_000
"""In bytes; the largest of ours has about fifty thousand."""
_MOST_MESSAGES = 10_000
_LONGEST_TEXT = 5_000
"""In characters; our longest message has a few hundred."""
_GROWTH, _ALLOWANCE = 4, 200
"""A translation has at most so many times the characters of its English text, and so many more."""

_MAY_FOLLOW = {
    "": ("msgctxt", "msgid"),
    "msgctxt": ("msgid",),
    "msgid": ("msgid_plural", "msgstr"),
    "msgid_plural": ("msgstr[0]",),
}


@dataclass(frozen=True, kw_only=True)
class Message:
    """One entry of a PO or POT file.

    >>> Message(id="Deal", forms=("Donne",)).translated
    True
    """

    id: str
    plural: str | None = None
    context: str | None = None
    forms: tuple[str, ...] = ("",)
    """The msgstr, or each msgstr[i]."""
    comments: tuple[str, ...] = ()
    """What translators wrote (``#``)."""
    notes: tuple[str, ...] = ()
    """What the sources say to translators (``#.``)."""
    references: tuple[str, ...] = ()
    """Where the sources have it, sorted: files, with the anchor where there is one."""
    flags: frozenset[str] = frozenset()
    previous: tuple[tuple[str, str], ...] = ()
    """The old (keyword, text) pairs of a fuzzy message (``#|``)."""
    obsolete: bool = False
    line: int = 0
    """The line of the msgid; 0 when it was not read from a file."""

    @property
    def key(self) -> tuple[str | None, str]:
        """What makes a message one message: context and msgid."""
        return self.context, self.id

    @property
    def files(self) -> tuple[str, ...]:
        """The source files that have it.

        >>> Message(id="Deal", references=("docs/index.md#deal", "docs/index.md#end")).files
        ('docs/index.md',)
        """
        return tuple(dict.fromkeys(map(file_of, self.references)))

    @property
    def fuzzy(self) -> bool:
        """Whether a person has yet to confirm the translation."""
        return "fuzzy" in self.flags

    @property
    def translated(self) -> bool:
        """Whether every form is filled in and confirmed."""
        return not self.fuzzy and all(self.forms)


@dataclass(frozen=True, kw_only=True)
class PoFile:
    """A whole file. `messages` may hold two of one key: the checks report that."""

    file: str
    """The path as messages to people name it."""
    comments: tuple[str, ...] = ()
    header: str = ""
    """The msgstr of the empty msgid, ``Name: value`` lines."""
    header_line: int = 1
    messages: tuple[Message, ...] = ()

    def field(self, name: str) -> str | None:
        """A header field.

        >>> PoFile(file="fr.po", header="Language: fr\\n").field("Language")
        'fr'
        """
        for line in self.header.split("\n"):
            key, colon, value = line.partition(":")
            if colon and key.strip().lower() == name.lower():
                return value.strip()
        return None

    def active(self) -> Iterator[Message]:
        """The messages that are not obsolete."""
        return (message for message in self.messages if not message.obsolete)


class _Entry:
    """An entry while its lines are read."""

    def __init__(self) -> None:
        # In parts: to add each line to a text would copy a long one again and again.
        self.texts: dict[str, list[str]] = {}
        self.previous: dict[str, list[str]] = {}
        # Since version 1.0 gettext may write flags in a line that begins with #=.
        self.comments: dict[str, list[str]] = {"#": [], "#.": [], "#:": [], "#,": [], "#=": []}
        self.last = ""
        self.last_previous = ""
        self.obsolete = False
        self.line = 0

    def message(self) -> Message:
        texts = {keyword: "".join(parts) for keyword, parts in self.texts.items()}
        forms = [text for keyword, text in texts.items() if keyword.startswith("msgstr")]
        flags = ",".join(self.comments["#,"] + self.comments["#="])
        return Message(
            id=texts["msgid"],
            plural=texts.get("msgid_plural"),
            context=texts.get("msgctxt"),
            forms=tuple(forms),
            comments=tuple(self.comments["#"]),
            notes=tuple(self.comments["#."]),
            references=tuple(" ".join(self.comments["#:"]).split()),
            flags=frozenset(filter(None, re.split(r"[,\s]+", flags))),
            previous=tuple((keyword, "".join(parts)) for keyword, parts in self.previous.items()),
            obsolete=self.obsolete,
            line=self.line,
        )


class _Reader:
    def __init__(self, file: str) -> None:
        self.file = file
        self.number = 0
        self.entry = _Entry()
        self.messages: list[Message] = []

    def fail(self, what: str, remedy: str) -> SiteError:
        return SiteError(f"{self.file}:{self.number}: {what}: {remedy}.")

    def read(self, text: str) -> PoFile:
        for self.number, raw in enumerate(text.split("\n"), 1):
            line = raw.strip()
            if line.startswith("#"):
                self.comment(line)
            elif line:
                self.string(line, obsolete=False)
        self.finish()
        head = next((message for message in self.messages if message.key == (None, "")), None)
        return PoFile(
            file=self.file,
            comments=head.comments if head else (),
            header=head.forms[0] if head else "",
            header_line=head.line if head else 1,
            messages=tuple(message for message in self.messages if message is not head),
        )

    def comment(self, line: str) -> None:
        if marked := _MARK.fullmatch(line):
            mark, rest = marked.groups()
            if mark == "#~" and rest:
                self.string(rest, obsolete=True)
            elif mark == "#|":
                self.before_entry()
                self.was(rest)
            return
        self.before_entry()
        mark = line[:2] if line[:2] in self.entry.comments else "#"
        self.entry.comments[mark].append(line[len(mark):].strip())

    def before_entry(self) -> None:
        """Comments open an entry; none may stand within one."""
        if self.entry.last.startswith("msgstr"):
            self.finish()
        elif self.entry.last:
            raise self.fail("comment inside a message", "move it above the message")

    def was(self, line: str) -> None:
        keyword, text = self.parse(line)
        if keyword:
            self.entry.last_previous = keyword
            self.entry.previous[keyword] = [text]
        elif self.entry.last_previous:
            self.entry.previous[self.entry.last_previous].append(text)

    def string(self, line: str, *, obsolete: bool) -> None:
        keyword, text = self.parse(line)
        if keyword in ("msgctxt", "msgid") and self.entry.last.startswith("msgstr"):
            self.finish()
        entry = self.entry
        if not keyword:
            if not entry.last or entry.obsolete != obsolete:
                raise self.fail("text outside of a message", "put a keyword such as msgstr before it")
            entry.texts[entry.last].append(text)
            return
        if keyword not in self.expected():
            raise self.fail(f"{keyword} out of place", f"write {' or '.join(self.expected())} here")
        if keyword == "msgid":
            entry.line = self.number
        entry.last = keyword
        entry.obsolete = obsolete
        entry.texts[keyword] = [text]

    def expected(self) -> tuple[str, ...]:
        last = self.entry.last
        if last.startswith("msgstr["):
            return (f"msgstr[{int(last[7]) + 1}]", "msgid")
        return _MAY_FOLLOW.get(last, ("msgid",))

    def parse(self, line: str) -> tuple[str | None, str]:
        match = _LINE.fullmatch(line)
        if not match:
            remedy = 'write a keyword and a text in double quotes, with \\" for a quote inside it'
            raise self.fail("unreadable line", remedy)
        keyword, text = match.groups()
        return keyword, _ESCAPE.sub(self.unescape, text) if "\\" in text else text

    def unescape(self, match: re.Match[str]) -> str:
        if match[1] not in _ESCAPES:
            raise self.fail(f"unknown escape \\{match[1]}", "write \\\\ for a backslash")
        return _ESCAPES[match[1]]

    def finish(self) -> None:
        if self.entry.last:
            if not self.entry.last.startswith("msgstr"):
                raise self.fail(f"{self.entry.last} without msgstr", "add the msgstr line")
            message = self.entry.message()
            self.check_lengths(message)
            self.messages.append(message)
            if len(self.messages) > _MOST_MESSAGES:
                raise self.fail(f"more than {_MOST_MESSAGES} messages", "take out those that the site does not have")
        self.entry = _Entry()

    def check_lengths(self, message: Message) -> None:
        """Refuse what no page could hold; the header is no translation."""
        english = max(len(message.id), len(message.plural or ""), len(message.context or ""))
        header = message.key == (None, "")
        most = _LONGEST_TEXT if header else min(_LONGEST_TEXT, _GROWTH * english + _ALLOWANCE)
        length = max(english, *map(len, message.forms))
        if length > most:
            self.number = message.line
            raise self.fail(f"a text of {length} characters where {most} are allowed", "shorten it")


def parse_po(text: str, file: str) -> PoFile:
    r"""Read the text of a PO file.

    Raises:
        SiteError: it is not a PO file; names the line.

    >>> parse_po('msgid "Deal"\nmsgstr "Donne"\n', "fr.po").messages[0].forms
    ('Donne',)
    >>> parse_po('msgid "Deal"\nmsgstr "Donne\n', "fr.po")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    tools.errors.SiteError: fr.po:2: unreadable line: write a keyword and a text in double quotes...
    """
    return _Reader(file).read(text)


def read_po(path: Path, root: Path | None = None) -> PoFile:
    """Read a PO file; `root` is the folder that its name is told from.

    Raises:
        SiteError: the file cannot be read, is too large, is not UTF-8, hides characters or is not a PO file.
    """
    file = place(path, root=root) if root else place(path)
    try:
        with path.open("rb") as stream:
            data = stream.read(_LARGEST_FILE + 1)
    except OSError as error:
        raise SiteError(f"{file}: {error.strerror}: make it a readable file.") from error
    if len(data) > _LARGEST_FILE:
        raise SiteError(f"{file}: larger than {_LARGEST_FILE} bytes: take out what the site does not have.")
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise SiteError(f"{file}:{line}: not UTF-8: save the file in the encoding UTF-8.") from error
    if hidden := _HIDDEN.search(text):
        line = text.count("\n", 0, hidden.start()) + 1
        raise SiteError(f"{file}:{line}: the invisible character U+{ord(hidden[0]):04X}: take it out.")
    return parse_po(text, file)


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    escaped = escaped.replace("\n", "\\n").replace("\t", "\\t").replace("\r", "\\r")
    return f'"{escaped}"'


def _keyword_lines(keyword: str, text: str, prefix: str = "") -> Iterator[str]:
    parts = text.split("\n")
    lines = [part + "\n" for part in parts[:-1]] + [part for part in parts[-1:] if part]
    if len(lines) < 2:
        yield f"{prefix}{keyword} {_quoted(text)}"
    else:
        yield f'{prefix}{keyword} ""'
        yield from (prefix + _quoted(line) for line in lines)


def _message_lines(message: Message) -> Iterator[str]:
    yield from (f"# {comment}".rstrip() for comment in message.comments)
    mark = ""
    if message.obsolete:
        mark = "#~ "
    else:
        yield from (f"#. {note}" for note in message.notes)
        if message.references:
            yield "#: " + " ".join(message.references)
    if flags := sorted(message.flags, key=lambda flag: (flag != "fuzzy", flag)):
        yield "#, " + ", ".join(flags)
    if not message.obsolete:
        for keyword, text in message.previous:
            yield from _keyword_lines(keyword, text, "#| ")
    if message.context is not None:
        yield from _keyword_lines("msgctxt", message.context, mark)
    yield from _keyword_lines("msgid", message.id, mark)
    if message.plural is None:
        yield from _keyword_lines("msgstr", message.forms[0], mark)
    else:
        yield from _keyword_lines("msgid_plural", message.plural, mark)
        for index, form in enumerate(message.forms):
            yield from _keyword_lines(f"msgstr[{index}]", form, mark)


def format_po(po: PoFile) -> str:
    r"""Write a PO file: one line per text, no line numbers, no dates but the translator's.

    >>> text = format_po(PoFile(file="fr.po", header="Language: fr\n", messages=(Message(id="Deal"),)))
    >>> format_po(parse_po(text, "fr.po")) == text
    True
    """
    header = Message(id="", forms=(po.header,), comments=po.comments)
    active: Iterable[Message] = po.active()
    gone = (message for message in po.messages if message.obsolete)
    entries = ["\n".join(_message_lines(message)) for message in (header, *active, *gone)]
    return "\n\n".join(entries) + "\n"
