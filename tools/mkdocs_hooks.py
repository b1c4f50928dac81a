"""The adapter: hands the rendered pages of every locale to one MkDocs build.

It decides nothing about content (that is tools/sitegen) and nothing about what is published
beside the pages (that is tools/publish). MkDocs caches this file while it serves: after a
change here, start `mkdocs serve` anew. Everything it imports is loaded afresh at each build.
"""

from __future__ import annotations

import importlib
import logging
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

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


class _Build:
    """What the build at hand knows; on_config sets it anew."""

    command = "build"
    """``build``, ``serve``, or ``preview``, which has its own folder and its own fresh modules."""
    layout: Any
    publish: Any
    target: Path
    staging: Path | None = None
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


@contextmanager
def _stopping() -> Iterator[None]:
    """Turn a fault of an input into the end of the build."""
    fault = _fresh("tools.errors").SiteError
    try:
        yield
    except fault as error:
        raise BuildStopped(str(error)) from error


def on_startup(*, command: str, dirty: bool) -> None:
    """Remember what this is for."""
    current.command = command


@event_priority(100)  # before the search plugin, which reads the theme's language here
def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Render everything first: a fault stops here, before MkDocs clears its folder."""
    if current.command == "serve":
        _forget_modules()
    if current.command == "build":
        current.target = Path(config.site_dir).resolve()
        if current.target.exists() and not current.target.is_dir():
            raise BuildStopped(f"{current.target}: this is not a folder: remove it.")
    menu, config.nav = config.nav, None  # all locales together have no menu: each gets its own in on_nav
    with _stopping():
        site = _fresh("tools.sitegen.site").build_site(ROOT, config.site_url or "/", log.info)
        current.publish = _fresh("tools.publish.publish")
        current.publish.check_configuration(menu, config, site)
        current.layout = _fresh("tools.publish.layout").Layout(site, menu)
    if current.command == "build":
        # Build beside the last good site and swap at the very end. A link stays a link.
        current.target.parent.mkdir(parents=True, exist_ok=True)
        current.staging = Path(mkdtemp(prefix=f".{current.target.name}-", dir=current.target.parent))
        current.staging.chmod(0o755)
        config.site_dir = str(current.staging)
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
    return nav


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    """Set everything of the page that depends on its locale, just before it is rendered."""
    return current.publish.page_context(context, page, config, current.layout)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Mend what the theme leaves unnamed for screen readers."""
    with _stopping():
        return current.publish.page_html(output, current.layout.locale_of(page.file.src_uri))


def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    """Give the sitemap every page with its translations."""
    context["entries"] = current.publish.sitemap_entries(current.layout.site, config.site_url)
    return context


@event_priority(-100)  # after the search plugin has written its index
def on_post_build(config: MkDocsConfig) -> None:
    """Publish what belongs to locales, then put the new site in the place of the old."""
    assert current.warnings
    logging.getLogger("mkdocs").removeHandler(current.warnings)
    with _stopping():
        current.publish.finish(Path(config.site_dir), current.layout.site, config)
    if counts := current.warnings.get_counts():
        what = ", ".join(f"{name.lower()}: {count}" for name, count in counts)
        if config.strict or current.command != "serve":
            raise BuildStopped(f"mkdocs ({what}): correct what is said above; nothing was published.")
    if current.command == "build":
        swap(Path(config.site_dir), current.target)
        log.info(current.publish.summary(current.target, current.layout.site))


def on_build_error(error: Exception) -> None:
    """Leave nothing half-built behind; the last good site is in a folder of its own."""
    if current.warnings:
        logging.getLogger("mkdocs").removeHandler(current.warnings)
    if current.command == "build" and current.staging:
        shutil.rmtree(current.staging, ignore_errors=True)


def swap(new: Path, target: Path) -> None:
    """Put `new` in the place of `target`; if that cannot be, the old site stays."""
    old = Path(mkdtemp(prefix=f".{target.name}-", dir=target.parent)) / target.name
    try:
        if target.exists():
            target.rename(old)
        try:
            new.rename(target)
        except OSError:
            if old.exists():
                old.rename(target)
            raise
    except OSError as error:
        raise BuildStopped(f"{target}: the new site cannot take its place ({error.strerror}).") from error
    finally:
        shutil.rmtree(old.parent, ignore_errors=True)
