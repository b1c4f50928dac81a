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
from mkdocs.structure.files import File, Files, InclusionLevel
from mkdocs.structure.nav import Navigation, get_navigation
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
    site: Any
    publish: Any
    nav: list[Any] | None = None
    target: Path
    staging: Path | None = None
    navigations: dict[str, Navigation]
    warnings: CountHandler | None = None


_build = _Build()


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


def _locale_of(path: str) -> Any:
    """The locale whose address begins `path`, or None."""
    first = path.split("/", 1)[0]
    return next((each for each in _build.site.locales if each.locale.path == first), None)


def on_startup(*, command: str, dirty: bool) -> None:
    """Remember whether this is `build` or `serve`."""
    _build.command = command


@event_priority(100)  # before the search plugin, which reads the theme's language here
def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Render everything first: a fault stops here, before MkDocs clears its folder."""
    _forget_modules()
    with _stopping():
        _build.site = _fresh("tools.sitegen.site").build_site(ROOT, progress=log.info)
        _build.publish = _fresh("tools.publish.publish")
    if _build.command == "build":
        # Build beside the last good site and swap at the very end. A link stays a link.
        _build.target = Path(config.site_dir).resolve()
        if _build.target.exists() and not _build.target.is_dir():
            raise BuildStopped(f"{_build.target}: this is not a folder: remove it.")
        _build.target.parent.mkdir(parents=True, exist_ok=True)
        _build.staging = Path(mkdtemp(prefix=f".{_build.target.name}-", dir=_build.target.parent))
        _build.staging.chmod(0o755)
        config.site_dir = str(_build.staging)
    # All locales together have no navigation: each gets its own in on_nav.
    if config.nav is not None:
        _build.nav = config.nav
        config.nav = None
    with _stopping():
        _build.publish.check_configuration(_build.nav, config, _build.site)
    config.theme.static_templates.discard("404.html")  # each locale has its own
    _build.warnings = CountHandler()
    _build.warnings.setLevel(logging.WARNING)
    logging.getLogger("mkdocs").addHandler(_build.warnings)
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Replace the templates by the pages of every locale, and add the files made for them."""
    for file in list(files):
        if file.src_uri.endswith(".md"):
            files.remove(file)
    for address, content in _build.site.files.items():
        files.append(File.generated(config, address, content=content))
    not_found = _fresh("tools.sitegen.site").NOT_FOUND
    for each in _build.site.locales:
        prefix = each.locale.path
        for page, rendered in each.pages.items():
            file = File.generated(config, f"{prefix}/{page}", content=rendered.text)
            if page == not_found:
                file.use_directory_urls = False
                file.inclusion = InclusionLevel.NOT_IN_NAV
            files.append(file)
        for address, content in each.files.items():
            files.append(File.generated(config, f"{prefix}/{address}", content=content))
    return files


def _prefixed(items: Any, each: Any) -> Any:
    """The navigation of mkdocs.yml with the addresses and section names of one locale."""
    if isinstance(items, str):
        return f"{each.locale.path}/{items}"
    if isinstance(items, list):
        return [_prefixed(item, each) for item in items]
    return {
        each.words.pgettext("navigation", title): _prefixed(children, each)
        for title, children in items.items()
    }


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Make each locale's own navigation, with its own previous and next pages."""
    _build.navigations = {}
    for each in _build.site.locales:
        mine = Files([file for file in files if _locale_of(file.src_uri) is each])
        config.nav = _prefixed(_build.nav, each)
        _build.navigations[each.locale.path] = get_navigation(mine, config)
    config.nav = None
    return nav


def on_page_context(context: dict[str, Any], page: Page, config: MkDocsConfig, nav: Navigation) -> dict[str, Any]:
    """Set everything of the page that depends on its locale, just before it is rendered."""
    each = _locale_of(page.file.src_uri)
    return _build.publish.page_context(context, page, config, each, _build.site, _build.navigations)


def on_post_page(output: str, page: Page, config: MkDocsConfig) -> str:
    """Mend what the theme leaves unnamed for screen readers."""
    with _stopping():
        return _build.publish.page_html(output, _locale_of(page.file.src_uri))


def on_template_context(context: dict[str, Any], template_name: str, config: MkDocsConfig) -> dict[str, Any]:
    """Give the sitemap every page with its translations."""
    context["entries"] = _build.publish.sitemap_entries(_build.site, config.site_url)
    return context


@event_priority(-100)  # after the search plugin has written its index
def on_post_build(config: MkDocsConfig) -> None:
    """Publish what belongs to locales, then put the new site in the place of the old."""
    assert _build.warnings
    logging.getLogger("mkdocs").removeHandler(_build.warnings)
    with _stopping():
        _build.publish.finish(Path(config.site_dir), _build.site, config)
    if counts := _build.warnings.get_counts():
        what = ", ".join(f"{name.lower()}: {count}" for name, count in counts)
        if config.strict or _build.command == "build":
            raise BuildStopped(f"mkdocs ({what}): correct what is said above; nothing was published.")
    if _build.command == "build":
        swap(Path(config.site_dir), _build.target)
        log.info(_build.publish.summary(_build.target, _build.site))


def on_build_error(error: Exception) -> None:
    """Leave nothing half-built behind; the last good site is in a folder of its own."""
    if _build.warnings:
        logging.getLogger("mkdocs").removeHandler(_build.warnings)
    if _build.command == "build" and _build.staging:
        shutil.rmtree(_build.staging, ignore_errors=True)


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
