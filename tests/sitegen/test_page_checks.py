"""What every page must have."""

import pytest

from tools.errors import SiteError
from tools.sitegen.page_checks import check_front_matter, check_headings
from tools.sitegen.pages import templates

GOOD = "---\ntitle: T\ndescription: D\n---\n\n# T\n"


@pytest.fixture
def docs(tmp_path):
    """A folder of templates."""
    (tmp_path / "docs").mkdir()
    return tmp_path / "docs"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("## {% trans %}A tie{% endtrans %}", "docs/page.md:3: the heading has no anchor"),
        ("## A tie { #ничья }", "docs/page.md:3: the heading has no anchor"),
        ("## Again { #top }", "docs/page.md:3: the anchor 'top' stands twice"),
    ],
)
def test_a_heading_without_an_anchor_of_its_own_is_refused(docs, line, said):
    """Other pages and other languages link to it."""
    (docs / "page.md").write_text(f"# Top {{ #top }}\n\n{line}\n", encoding="utf-8")
    with pytest.raises(SiteError) as fault:
        check_headings(docs, "page.md")
    assert str(fault.value).startswith(said)


def test_what_pages_include_is_no_page(docs):
    """A file whose name begins with "_" gets no address; nor do the pages of contributors."""
    for name in ("rules/_set.md", "rules/home.md", "_top.md", "dev/core.md", "index.md"):
        (docs / name).parent.mkdir(exist_ok=True)
        (docs / name).write_text("", encoding="utf-8")
    assert templates(docs) == ["index.md", "rules/home.md"]


def test_a_template_in_another_encoding_is_refused(docs):
    """Latin-1, as some editors save it."""
    (docs / "page.md").write_bytes("# É { #e }".encode("latin-1"))
    with pytest.raises(SiteError, match=r"docs/page\.md:1: the template is not UTF-8"):
        check_headings(docs, "page.md")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("# T\n", "no title"),
        ("---\ntitle: T\n---\n# T\n", "no description"),
        ("---\ntitle: [\n---\n# T\n", "not YAML"),
        ("---\ntitle: T\ndescription: D\n# T\n", "no title"),
        (GOOD.replace("D\n", "D\nscripts: [assets/js/gone.js]\n"), "docs/assets/js/gone.js does not exist"),
        (GOOD.replace("D\n", "D\nhand: 6h 4d 3x Ah\n"), "unknown suit 'x' in the cards '6h 4d 3x Ah'"),
        (GOOD.replace("D\n", "D\nhand: 6h 4d 3s\n"), "write four cards"),
        (GOOD.replace("D\n", "D\nhand: 64\n"), "write a suit c d h s"),
    ],
)
def test_front_matter_that_cannot_be_used_is_refused(docs, text, said):
    """A page without a title would be published under a bare dash."""
    with pytest.raises(SiteError) as fault:
        check_front_matter(docs, "page.md", text)
    assert str(fault.value).startswith("docs/page.md:1: ") and said in str(fault.value)


def test_good_front_matter_passes(docs):
    """Title and description are enough; the picture shows the hand, if there is one."""
    assert check_front_matter(docs, "page.md", GOOD) == {"title": "T", "description": "D"}
    assert check_front_matter(docs, "page.md", GOOD.replace("D\n", "D\nhand: 6h 4d 3s Ah\n"))["hand"] == "6h 4d 3s Ah"
