"""How MkDocs sees the site: one file for each page of each locale, and a menu for each locale."""

from __future__ import annotations

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation, get_navigation

from tools.i18n.extract import NAVIGATION
from tools.sitegen.addresses import NOT_FOUND
from tools.sitegen.site import LocaleSite, Site


class Layout:
    """The site inside one build of MkDocs.

    A build fills it; a preview keeps it and lays out single pages again.
    """

    def __init__(self, site: Site, menu: Any) -> None:
        self.site = site
        self.menu = menu
        """The nav of mkdocs.yml."""
        self.menus: dict[str, Navigation] = {}
        """The menu of each locale, by its address."""

    def locale_of(self, path: str) -> LocaleSite:
        """The locale whose address begins a path below the site."""
        first = path.split("/", 1)[0]
        return next(each for each in self.site.locales if each.locale.path == first)

    def add_files(self, files: Files, config: MkDocsConfig) -> None:
        """Replace the templates by the pages of every locale, and add the files made for them."""
        for file in list(files):
            if file.src_uri.endswith(".md"):
                files.remove(file)
        for address, content in self.site.files.items():
            files.append(File.generated(config, address, content=content))
        for each in self.site.locales:
            prefix = each.locale.path
            for page, rendered in each.pages.items():
                file = File.generated(config, f"{prefix}/{page}", content=rendered.text)
                if page == NOT_FOUND:
                    file.use_directory_urls = False
                    file.inclusion = InclusionLevel.NOT_IN_NAV
                files.append(file)
            for address, made in each.files.items():
                files.append(File.generated(config, f"{prefix}/{address}", content=made))

    def make_menu(self, each: LocaleSite, files: Files, config: MkDocsConfig) -> None:
        """Give a locale its own menu, with its own previous and next pages."""
        mine = Files([file for file in files if file.src_uri.startswith(f"{each.locale.path}/")])
        config.nav = translated_menu(self.menu, each)
        self.menus[each.locale.path] = get_navigation(mine, config)
        # All locales together have none.
        config.nav = None


def translated_menu(items: Any, each: LocaleSite) -> Any:
    """The nav of mkdocs.yml with the addresses and section names of one locale."""
    if isinstance(items, str):
        return f"{each.locale.path}/{items}"
    if isinstance(items, list):
        return [translated_menu(item, each) for item in items]
    return {
        each.words.pgettext(NAVIGATION, title): translated_menu(children, each)
        for title, children in items.items()
    }
