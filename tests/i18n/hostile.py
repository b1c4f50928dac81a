"""Texts and bytes that mean harm: what hypothesis makes them from, for the tests that send them in."""

from __future__ import annotations

from hypothesis import settings, strategies as st

repeatable = settings(derandomize=True, database=None)
"""The same texts in every run, however busy the computer is."""

ELEMENTS = "script img svg iframe object embed base meta link style form input a b p h1 div details".split()
ATTRIBUTES = (
    *("onerror=alert(1)", "onclick='x()'", 'onload="x()"', "style=color:red", "href=javascript:x", "src=//evil.example"),
    *("srcdoc='<p>'", "http-equiv=refresh", "formaction=x", "id=deal", "class=card", "autofocus", "xlink:href=x"),
)
ADDRESSES = (
    *("javascript:alert(1)", "JaVaScRiPt:x", "java\tscript:x", "data:text/html,x", "https://evil.example/x"),
    *("//evil.example", "www.evil.example", "badug\u0456.org", "b\u0430dugi.example", "xn--badug-l2e.org", "evil\uff0eexample"),
    *("evil\u2024com", "a@evil.example", "mailto:a@b.cd", "tel:1", "file:///etc/passwd", "#other", "../../secret"),
)
MARKUP = (
    *("[x](", "](", ")", "[", "]", "![", "[x][y]", "[^1]", "[x]: ", "<", ">", "</", "/>", "<!--", "-->", "<![CDATA[", "]]>"),
    *("<?php", "?>", "&lt;", "&#60;", "&#x3c", "&colon;", '"', "'", "\\", "`", "```", "~~~", "*", "**", "_", "__", "{", "}"),
    *("{: onclick=x }", "{ #deal }", "{.x}", "{{ 7*7 }}", "{% x %}", "{# x #}", "{{", "--8<--", ":smile:", "|", "| a | b |"),
    *("# ", "#", "===", "---", "-", "=", "- ", "* ", "1. ", "> ", "    ", "\t", "\n", "\n\n", "\n    ", "  \n", "[TOC]", "!!! x"),
    *("\x02wzxhzdk:0\x03", "\x02klzzwxh:0001\x03", "wzxhzdk:0", "klzzwxh:0000", "*[HTML]: x", "\\<", "\\`"),
)
FORMATS = (
    *("%", "%%", "%s", "%d", "%(", "%(n)", "%(n)s", "%(n)d", "%(n)r", "%(n)999999999s", "%(n)*s", "%()s", "%(no)s", "{n}"),
    *("{0}", "{n.__class__}", "{n!r}", "${x}", "%(cards)s", "%(url)s"),
)
CHARACTERS = (
    *("\u202e", "\u2066", "\u200b", "\u200d", "\u200e", "\ufeff", "\u2028", "\u2029", "\x00", "\x08", "\x1b", "\x7f", "\r", "\x85"),
    *("\ue000", "\ufffe", "\ufe0f", "\U000e0041", "\U000e0101", "\u034f", "\u3164", "e" + "\u0301" * 40, "\u00ad", "\u3000"),
    *("c\u0430rd", "\u0440", "\U0001f0a1", "\uff1cscript\uff1e", "\u2215", "\uff1a", "x" * 600),
)

_element = st.builds(
    "{}{}{}{}{}".format,
    st.sampled_from(("<", "</", "< ", "<%(n)s", "\\<")),
    st.sampled_from(ELEMENTS),
    st.sampled_from(("", " ", "/", "\n")),
    st.sampled_from(("", *ATTRIBUTES)),
    st.sampled_from((">", "", " />", " x=")),
)
_link = st.builds("[x]({})".format, st.sampled_from(ADDRESSES)) | st.builds("<{}>".format, st.sampled_from(ADDRESSES))

snippets = st.one_of(
    _element,
    _link,
    st.sampled_from((*ADDRESSES, *MARKUP, *FORMATS, *CHARACTERS)),
    st.text(max_size=4),
)
"""Pieces of hostile texts."""


@st.composite
def spoiled(draw: st.DrawFn, text: str) -> str:
    """A text with pieces put in, doubled, taken out or in another place."""
    for _ in range(draw(st.integers(1, 3))):
        start, end = sorted(draw(st.tuples(*[st.integers(0, len(text))] * 2)))
        match draw(st.sampled_from(("insert", "insert", "insert", "replace", "double", "delete", "move", "alone"))):
            case "insert":
                text = text[:start] + draw(snippets) + text[start:]
            case "replace":
                text = text[:start] + draw(snippets) + text[end:]
            case "double":
                text = text[:end] + text[start:]
            case "delete":
                text = text[:start] + text[end:]
            case "move":
                text = text[end:] + text[:end]
            case "alone":
                text = draw(snippets)
    return text


@st.composite
def spoiled_bytes(draw: st.DrawFn, data: bytes) -> bytes:
    """The bytes of a file, changed by accident or on purpose."""
    for _ in range(draw(st.integers(1, 3))):
        start, end = sorted(draw(st.tuples(*[st.integers(0, len(data))] * 2)))
        match draw(st.sampled_from(("flip", "cut", "splice", "double", "insert", "line", "encode", "random"))):
            case "flip" if start < len(data):
                data = data[:start] + bytes([data[start] ^ 1 << draw(st.integers(0, 7))]) + data[start + 1 :]
            case "cut":
                data = data[:start]
            case "splice":
                data = data[:start] + data[end:]
            case "double":
                data = data[:end] + data[start:]
            case "insert":
                data = data[:start] + draw(snippets).encode("utf-8", "surrogatepass") + data[start:]
            case "line":
                lines = data.split(b"\n")
                place = draw(st.integers(0, len(lines)))
                data = b"\n".join([*lines[:place], draw(st.sampled_from(LINES)).encode(), *lines[place:]])
            case "encode":
                encoding = draw(st.sampled_from(("utf-16", "utf-16-le", "utf-32", "latin-1", "utf-7", "cp1251")))
                data = data.decode("utf-8", "replace").encode(encoding, "replace")
            case "random":
                data = data[:start] + draw(st.binary(max_size=40)) + data[end:]
    return data


LINES = (
    *('msgid ""', 'msgid "x"', 'msgstr ""', 'msgstr "x', 'msgstr[9] "x"', 'msgid_plural "x"', 'msgctxt "x"', '"', '"x"'),
    *("#", "#~", '#~ msgid "x"', '#| msgid "x"', '#| "x"', "#~| x", "#, fuzzy", "#: docs/assets/js/x.js", "# waive: html x"),
    *('"Plural-Forms: nplurals=9; plural=n/0;\\n"', '"Content-Type: text/plain; charset=UTF-7\\n"', "msgstr 'x'", "\ufeff"),
)
