"""What is done once MkDocs has written all pages: the list of its steps, and the pages outside of all languages."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.utils.meta import get_data

from tools.errors import SiteError
from tools.files import put
from tools.publish.disk import publish_editions
from tools.publish.metadata import chooser_picture_text, write_metadata
from tools.publish.offline import publish_workers, withdraw_workers
from tools.publish.page import under_policy
from tools.publish.scripts.published import publish_scripts
from tools.publish.search import publish_search
from tools.publish.servers import write_servers
from tools.publish.skeleton import check_skeletons
from tools.publish.theme_names import Choice, ChooserNames
from tools.sitegen.site import LocaleSite, Site
from tools.social.pictures import CHOOSER_PICTURE


def finish(folder: Path, site: Site, config: MkDocsConfig, *, published: bool) -> None:
    """Everything that is done once all pages are written.

    Args:
        folder: The built site.
        site: What it was made of.
        config: How.
        published: It is no preview.

    Raises:
        SiteError: a page of a language has what the English page lacks, or a script cannot be published.
    """
    check_skeletons(folder, site)
    publish_scripts(folder)
    _check_scripts(folder, site, config)
    publish_search(folder, site.locales)
    _prune(folder)
    write_choosers(folder, site, config)
    write_metadata(folder, site, config.site_url)
    write_servers(folder, site, config)
    # A compressed copy would carry the time of the build.
    (folder / "sitemap.xml.gz").unlink(missing_ok=True)
    if published:
        publish_editions(folder, site, config)
        publish_workers(folder, site)
    else:
        withdraw_workers(folder, site)


def _prune(folder: Path) -> None:
    """Remove what no page loads: source maps, and the icon of the theme, which ours has replaced."""
    for path in (*folder.rglob("*.map"), folder / "assets/images/favicon.png"):
        path.unlink(missing_ok=True)


def _check_scripts(folder: Path, site: Site, config: MkDocsConfig) -> None:
    """The scripts that pages name are published by themselves."""
    named = set(map(str, config.extra_javascript))
    for page in site.locales[0].pages.values():
        named.update(get_data(page.text)[1].get("scripts", ()))
    if lost := sorted(path for path in named if not (folder / path).is_file()):
        raise SiteError(f"docs/{lost[0]}: a page names this script and another one imports it: name only that one.")


def write_choosers(folder: Path, site: Site, config: MkDocsConfig) -> None:
    """The pages outside of all languages: the first one, and the one for a missing address."""
    environment = config.theme.get_env()
    chooser = environment.get_template("chooser.html")
    base = urlsplit(config.site_url or "/").path
    languages = [_choice(each) for each in site.locales]
    for name, missing, root in (("index.html", False, "./"), ("404.html", True, base)):
        names = ChooserNames(
            languages=languages,
            missing=missing,
            root=root,
            site_url=config.site_url,
            picture=CHOOSER_PICTURE,
            picture_text=chooser_picture_text(site),
        )
        html = chooser.render(names)
        put(folder / name, under_policy(html, config).encode())


def _choice(each: LocaleSite) -> Choice:
    """What the language chooser says in one language."""
    _ = each.words.html
    return {
        "locale": each.locale,
        "about": _("The rules of Badugi, every hand, a quiz and a sheet to print."),
        "missing": _("There is no page at this address."),
    }


def summary(folder: Path, site: Site) -> str:
    """What was built and how to look at it."""
    pages = sum(len(each.pages) for each in site.locales)
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    return (
        f"Built {pages} pages in {len(site.locales)} languages, {size / 1e6:.1f} MB, in {folder.name}/\n"
        f"To look at it: python3 -m http.server --directory {folder.name} 8000\n"
        "and open http://localhost:8000/ (or run `make serve` for a live preview)."
    )
