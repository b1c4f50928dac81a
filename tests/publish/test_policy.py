"""The policy of a page, word for word: whatever it allows more or less shows here, without a built site."""

from __future__ import annotations

import re

import pytest

from tools.errors import SiteError
from tools.publish.policy import digest, headers, with_policy


def said(text):
    """A policy as a table."""
    return dict(one.split(" ", 1) for one in text.split("; "))


ALLOWED = said(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'self'; form-action 'none'"
)
"""All that a page without scripts in itself may do."""


def policy_in(page):
    """The policy that a page is given."""
    found = re.search(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">', with_policy(page))
    assert found
    return said(found[1])


def test_a_page_may_load_from_its_own_site_alone():
    """What the site serves, and pictures that stand in a style sheet; nothing else."""
    assert policy_in("<head></head>") == ALLOWED


def test_a_page_runs_the_scripts_that_it_names():
    """Each script in the page is named by its digest, once; what is data or served is not."""
    page = '<head></head><script>b()</script><script src="c.js"></script>'
    page += '<script type="application/json">{}</script><script type="module">a()</script><script>b()</script>'
    named = " ".join(sorted((digest("a()"), digest("b()"))))
    assert policy_in(page) == ALLOWED | {"script-src": f"'self' {named}"}


def test_servers_name_the_scripts_of_all_pages():
    """One policy does for every page, and no page may stand in a frame."""
    pages = ("<script>a()</script>", "<script>b()</script>")
    named = " ".join(sorted((digest("a()"), digest("b()"))))
    expected = ALLOWED | {"script-src": f"'self' {named}", "frame-ancestors": "'none'"}
    assert said(headers(pages)["Content-Security-Policy"]) == expected


def test_a_page_without_a_head_is_refused():
    """The policy would have no place before what it speaks of."""
    with pytest.raises(SiteError, match="the theme has no '<head>'"):
        with_policy("<body></body>")
