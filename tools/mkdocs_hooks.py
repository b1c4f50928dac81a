"""The adapter: hands the rendered pages of every locale to one MkDocs build.

It decides nothing about content (that is tools/sitegen) and nothing about what is published
beside the pages (that is tools/publish). MkDocs caches this file while it serves: after a
change here, start `mkdocs serve` anew. Everything it imports is loaded afresh at each build.
"""

from __future__ import annotations

import importlib
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from jinja2 import Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import Abort
from mkdocs.plugins import event_priority
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page
from mkdocs.utils import CountHandler

ROOT = Path(__file__).resolve().parent.parent
log = logging.getLogger("mkdocs.badugi")


class BuildStopped(Abort):
    """One sentence on the terminal and exit status 2; the last good site stays as it was."""

    code = exit_code = 2  # for SystemExit, and for the command line of MkDocs

    def show(self, *args: Any, **kwargs: Any) -> None:
        """Print the sentence alone."""
        print(self.format_message(), file=sys.stderr)


class NothingToDo(Abort):
    """The site in its place is the one that would be built, so the build ends here, and well."""

    code = exit_code = 0

    def show(self, *args: Any, **kwargs: Any) -> None:
        """Say so, as progress."""
        log.info(self.format_message())


class _Build:
    """What the build at hand knows; on_config sets it anew."""

    command = "build"
    """``build``, ``serve``, or ``preview``, which has its own folder and its own fresh modules."""
    layout: Any
    page: Any
    pages: Any
    publish: Any
    receipt: Any = None
    staging: Any = None
    warnings: CountHandler | None = None


current = _Build()


def _fresh(module: str) -> Any:
    """Import a module of the project as it is on disk now."""
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    return importlib.import_module(module)


def _forget_modules() -> None:
    for name in list(sys.modules):
        if name.split(".")[0] in {"badugi_core", "tools"} and name != __name__:
            del sys.modules[name]


def _is_said_once(record: logging.LogRecord) -> bool:
    """MkDocs names the page at which the system refused something, which is no fault of that page."""
    return not isinstance(sys.exc_info()[1], OSError)


@contextmanager
def _stopping() -> Iterator[None]:
    """Turn a fault of an input into the end of the build."""
    fault = _fresh("tools.errors").SiteError
    try:
        yield
    except fault as error:
        raise BuildStopped(str(error)) from error


def _begin(config: MkDocsConfig) -> None:
    """Build beside the last good site, unless it is as good as new; the two change places at the very end."""
    target = Path(config.site_dir)
    current.staging = _fresh("tools.publish.staging").Staging(target)
    current.receipt = _fresh("tools.publish.unchanged").Receipt(_kept(), ROOT, config)
    if current.receipt.is_valid:
        raise NothingToDo(f"Nothing has changed: {target.name}/ is the site that would be built.")
    config.site_dir = str(current.staging.folder)


def _kept() -> Any:
    return _fresh("tools.kept").Kept()


def on_startup(*, command: str, dirty: bool) -> None:
    """Remember what this is for. To be quiet is to hide progress, not what stops a build."""
    current.command = command
    logger = logging.getLogger("mkdocs")
    logger.setLevel(min(logger.level, logging.WARNING))
    logging.getLogger("mkdocs.commands.build").addFilter(_is_said_once)


@event_priority(100)  # before the search plugin, which reads the theme's language here
def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Render everything first: a fault stops here, before MkDocs clears its folder."""
    if current.command == "serve":
        _forget_modules()
    menu, config.nav = config.nav, None  # all locales together have no menu: each gets its own in on_nav
    with _stopping():
        if current.command == "build":
            _begin(config)
        site = _fresh("tools.sitegen.site").build_site(ROOT, config.site_url or "/", log.info)
        current.publish = _fresh("tools.publish.publish")
        current.page = _fresh("tools.publish.page")
        config.extra[current.page.WATCHED] = current.command == "serve"
        _fresh("tools.publish.configuration").check_configuration(menu, config, site)
        current.layout = _fresh("tools.publish.layout").Layout(site, menu)
        current.pages = _fresh("tools.publish.kept_pages").KeptPages(_kept(), current.layout, config)
    config.theme.static_templates.discard("404.html")  # each locale has its own
    current.warnings = CountHandler()
    current.warnings.setLevel(logging.WARNING)
    logging.getLogger("mkdocs").addHandler(current.warnings)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Replace the templates by the pages of every locale, and add the files made for them."""
    current.layout.add_files(files, config)
    return files


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Make each locale's own navigation, with its own previous and next pages."""
    for each in current.layout.site.locales:
        current.layout.make_menu(each, files, config)
    current.pages.read_ahead(nav, files)
    return nav


def on_pre_page(page: Page, config: MkDocsConfig, files: Files) -> Page:
    """Take from a page what was made of its Markdown before."""
    current.pages.take(page)
    return page


@event_priority(-100)  # after whoever wants the environment itself
def on_env(env: Environment, config: MkDocsConfig, files: Files) -> Environment:
    """Take from the theme's templates what was made of pages before."""
    ours: Environment = current.pages.templates(env)
    return ours


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    """Set everything of the page that depends on its locale, just before it is rendered."""
    ours: dict[str, Any] = current.page.page_context(context, page, config, current.layout)
    return ours


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Mend what the theme leaves unnamed for screen readers."""
    with _stopping():
        html: str = current.page.page_html(output, current.layout.locale_of(page.file.src_uri), config)
        return html


def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    """Give the sitemap every page with its translations."""
    context.update(_fresh("tools.publish.metadata").sitemap_names(current.layout.site, config.site_url))
    return context


@event_priority(-100)  # after the search plugin has written its index
def on_post_build(config: MkDocsConfig) -> None:
    """Publish what belongs to locales, then put the new site in the place of the old."""
    assert current.warnings
    logging.getLogger("mkdocs").removeHandler(current.warnings)
    with _stopping():
        published = current.command == "build"
        current.publish.finish(Path(config.site_dir), current.layout.site, config, published=published)
    if counts := current.warnings.get_counts():
        what = ", ".join(f"{name.lower()}: {count}" for name, count in counts)
        if config.strict or current.command != "serve":
            raise BuildStopped(f"mkdocs ({what}): correct what is said above; nothing was published.")
    if current.command == "build":
        with _stopping():
            current.staging.publish()
        current.receipt.write()
        log.info(current.publish.summary(current.staging.target, current.layout.site))


def on_build_error(error: Exception) -> None:
    """Leave nothing half-built behind; the last good site is in a folder of its own."""
    if current.warnings:
        logging.getLogger("mkdocs").removeHandler(current.warnings)
    if current.command == "build" and current.staging:
        current.staging.close()
        if isinstance(error, OSError):
            raise BuildStopped(str(current.staging.sentence(error))) from error

