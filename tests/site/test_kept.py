"""A build from what was kept is the build from nothing, and costs no more than what has changed."""

from __future__ import annotations

import pytest
from mkdocs.config import load_config

from tests.i18n.locale_files import retranslate
from tests.site.build import FEW, PRINTED, build, copy_project, edit, edit_entry, keep_apart, run_build, tree
from tools.i18n.catalogues import po_path
from tools.kept import Kept
from tools.publish.unchanged import Receipt
from tools.sitegen.edition import PROJECT


@pytest.fixture
def projects(few, tmp_path):
    """Two copies of the project, after `few` was built: one with all that was kept, one with PDFs and pictures only."""
    ours, anew = (copy_project(tmp_path / name / "project", FEW) for name in ("ours", "anew"))
    keep_apart(ours)
    keep_apart(anew, only=PRINTED)
    return ours, anew


def change_much(project):
    """A page and its title, a part of pages, a translated title, a word of the theme, the version, a style sheet, a script."""
    edit(project / "docs/hands/reading.md", '"8h Kd 5c Qs"', '"8h Kd 5c Js"')
    ui, pages = (po_path("fr", domain, project / "locales") for domain in ("ui", "pages"))
    retranslate(ui, "Search this site", lambda text: f"{text} !")
    retranslate(pages, "How to read a hand", lambda text: f"{text} !")
    edit_entry(project / PROJECT, "version", 'version = "9.8.7"')
    for name in ("docs/rules/_set.md", "docs/assets/css/cards.css", "docs/assets/js/dom.js"):
        path = project / name
        path.write_text(path.read_text(encoding="utf-8") + "\n", encoding="utf-8")


def test_from_what_is_kept_as_from_nothing(projects):
    """After changes of many kinds, both give the same bytes."""
    sites = []
    for project in projects:
        change_much(project)
        sites.append(tree(build(project, project / "site")))
    assert sites[0] == sites[1]
    pages = list((projects[0] / "site").glob("??/**/*.html"))
    assert all(" 9.8.7<" in page.read_text(encoding="utf-8") for page in pages) and len(pages) > 60


def test_a_page_costs_its_own_pages_only(projects, few):
    """What is new in the folder after the change of a page is about that page, in each language, and the whole site."""
    project, _ = projects
    kept = project / ".kept"
    before = {path.name for path in kept.iterdir()}
    edit(project / "docs/hands/reading.md", '"8h Kd 5c Qs"', '"8h Kd 5c Js"')
    after = tree(build(project, project / "site"))
    assert sum(after[path] != digest for path, digest in tree(few).items() if path.endswith(".html")) == len(FEW)
    new = {path.name for path in kept.iterdir()} - before
    # The steps of that page in each language and what the whole site has once, fewer than one step of all pages.
    assert len(new) < len(list(few.glob("*/**/index.html"))) / 2, len(new)

    done = run_build(project, project / "site")
    assert done.returncode == 0 and "Nothing has changed" in done.stdout + done.stderr
    assert tree(project / "site") == after


@pytest.fixture
def small(tmp_path):
    """A project of three files with a site, and its configuration."""
    (tmp_path / "mkdocs.yml").write_text("site_name: Small\n", encoding="utf-8")
    for name in ("docs", "locales", "site"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "file").write_text(name, encoding="utf-8")
    return tmp_path


def receipt(project, **options):
    """What a build of it would look at."""
    config = load_config(str(project / "mkdocs.yml"), site_dir=str(project / "site"), **options)
    return Receipt(Kept(project / "kept"), project, config)


def test_a_receipt_is_valid_for_the_very_same_bytes(small):
    """Not for another address, another input or another file of the site."""
    receipt(small).write()
    assert receipt(small).is_valid
    assert not receipt(small, site_url="https://elsewhere.example/").is_valid
    for name in ("docs", "locales", "site"):
        path = small / name / "file"
        path.write_text("else", encoding="utf-8")
        assert not receipt(small).is_valid, name
        path.write_text(name, encoding="utf-8")
        assert receipt(small).is_valid, name


@pytest.mark.parametrize(
    "change",
    [
        lambda site: (site / "more").write_text("more", encoding="utf-8"),
        lambda site: (site / "folder").mkdir(),
        lambda site: (site / "link").symlink_to("/etc"),
        lambda site: (site / "file").chmod(0o600),
        lambda site: (site / "file").unlink(),
    ],
    ids=["a file", "a folder", "a link", "who may read", "a file less"],
)
def test_a_receipt_is_of_all_that_a_server_finds(small, change):
    """Whatever was done to the site in its place, the next build makes it good."""
    receipt(small).write()
    assert receipt(small).is_valid
    change(small / "site")
    assert not receipt(small).is_valid


def test_no_receipt_for_what_changed_meanwhile(small):
    """An input that is saved while a build goes on may be in the site or not."""
    mine = receipt(small)
    (small / "docs" / "file").write_text("else", encoding="utf-8")
    mine.write()
    assert not receipt(small).is_valid
