"""What the theme's templates see beside what MkDocs and the theme give them: the type checker compares it with what is passed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict

from tools.i18n.locales import Locale


class Alternate(TypedDict):
    """A page in one of the languages."""

    name: str
    """The language in its own words."""
    lang: str
    """BCP 47: ``pt-PT``."""
    path: str
    """Where the page lies, from the root of the site."""


class Head(TypedDict):
    """What the head of a page says for whoever meets it elsewhere: in a search, or as a link in a message."""

    kind: str
    """``website`` for a first page, ``article`` for any other."""
    title: str
    """The title of the page."""
    description: str
    """What the page says, in one sentence or two."""
    default: str
    """Where readers of other languages go, from the root of the site."""
    locale: str
    """The language as Open Graph writes it."""
    other_locales: list[str]
    """The other languages, written so too."""
    picture: str | None
    """The whole address of the picture of the page; none where the site has no address."""
    picture_text: str
    """What the picture shows, in words."""
    data: str | None
    """The page as schema.org describes it, as a script; none where the site has no address."""


class Versions(TypedDict):
    """What the footer says of versions."""

    number: str
    """The version of the rules."""
    date: str
    """The day of that version, as the language writes it."""
    changes: str
    """Where its changes are told, from the root of the site."""
    questions: str
    """The version of the bank of the quiz."""
    site: str
    """The version of the site."""


class ThemeNames(TypedDict):
    """What a page's own language decides, for ``main.html`` and the partials."""

    _: Callable[..., str]
    """A message as plain text, for attributes and titles."""
    gettext: Callable[[str], str]
    """A message as HTML, marked where it is in English."""
    lang_mark: Callable[[str], str]
    """The attribute for an element that has such a plain text in an attribute."""
    english_title: bool
    """Whether the title of the page stands in English."""
    nav: Any
    """The menu of the language, in the place of that of MkDocs."""
    base_url: str
    """The way from the page to the first page of the language, where search and logo lead."""
    alternates: list[Alternate]
    """The page in every language."""
    page_lang: str
    """The language of the page, BCP 47."""
    versions: Versions
    """The versions that the footer names."""
    metadata: Head | None
    """What the head says of the page; none on the page for a missing address."""
    document_base: str | None
    """From where the links of the page for a missing address start, which is shown at any depth."""


class Translation(TypedDict):
    """A translation of a page, for the sitemap."""

    lang: str
    """BCP 47, or ``x-default``."""
    url: str
    """Its whole address."""


class Entry(TypedDict):
    """A page in the sitemap."""

    url: str
    """Its whole address."""
    alternates: list[Translation]
    """The page in every language, itself included."""


class SitemapNames(TypedDict):
    """What ``sitemap.xml`` sees."""

    entries: list[Entry]
    """Every page of every language."""


class Choice(TypedDict):
    """A language that the page at the root offers."""

    locale: Locale
    """The language: its name, tag, path and direction."""
    about: str
    """What the site is, in it."""
    missing: str
    """That there is no such page, in it."""


class ChooserNames(TypedDict):
    """What ``chooser.html`` sees."""

    languages: list[Choice]
    """The languages, English first."""
    missing: bool
    """Whether this is the page for a missing address outside every language."""
    root: str
    """From where its links start."""
    site_url: str | None
    """The address of the site, if it has one."""
    picture: str
    """The address of the picture of the page, from the root of the site."""
    picture_text: str
    """What the picture shows, in words."""
