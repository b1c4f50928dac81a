"""The policy that the site is served with refuses what it should, and nothing that the site does."""

from __future__ import annotations

from tests.browser.everything import use_everything
from tests.browser.intrusions import nothing_gets_through


def test_nothing_that_the_site_does_is_refused(visit):
    """On a page of each type, all that it offers is used, and the worker keeps the language: no complaint of the
    browser, no request to another host.
    """
    use_everything(visit(service_workers="allow"))


def test_what_slips_into_a_page_is_refused(visit):
    """Scripts, styles, handlers, other hosts: nothing of it happens."""
    nothing_gets_through(visit())


def test_no_page_can_be_framed(visit, address):
    """A page of another site shows nothing of ours inside itself."""
    opened = visit()
    opened.page.set_content(f'<iframe src="{address}en/"></iframe>')
    opened.page.wait_for_timeout(300)
    assert "md-header" not in opened.page.frames[1].content()
    assert any("frame-ancestors" in fault for fault in opened.faults)
    opened.faults.clear()
