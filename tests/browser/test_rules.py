"""The page of the rules in a browser: linking to a rule."""

from __future__ import annotations

from tests.browser.until import until


def test_the_link_of_a_rule_is_copied(visit):
    """The button beside a number copies its address, marks itself and says so; the keyboard does too."""
    page = visit(permissions=["clipboard-read", "clipboard-write"]).go("ru/rules/")
    button = page.locator("#odd-chip + .copy-link")
    number = page.locator("#odd-chip").inner_text()
    assert button.evaluate("e => e.getAttribute('aria-labelledby')") == "copy-odd-chip odd-chip"
    button.focus()
    page.keyboard.press("Enter")
    until(page, "document.querySelector('.copy-status').textContent !== ''")
    assert page.evaluate("navigator.clipboard.readText()").endswith("/ru/rules/#odd-chip")
    assert page.url.endswith("/ru/rules/#odd-chip")
    assert "done" in button.get_attribute("class")
    assert number


def name_of(page, selector):
    """What a browser tells screen readers to call an element."""
    session = page.context.new_cdp_session(page)
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    return session.send("Accessibility.getPartialAXTree", {"nodeId": node, "fetchRelatives": False})["nodes"][0]["name"]["value"]


def test_the_tick_is_not_in_the_name_of_the_button(visit):
    """Once the link is copied, the button is called as before."""
    page = visit(permissions=["clipboard-read", "clipboard-write"]).go("en/rules/")
    button = "#odd-chip + .copy-link"
    before = name_of(page, button)
    page.locator(button).click()
    page.locator(f"{button}.done").wait_for()
    assert name_of(page, button) == before


def test_a_refused_clipboard_leaves_the_address_in_the_bar(visit):
    """Where the browser does not let a page copy, the address of the rule is in the bar, and nothing fails."""
    opened = visit()
    page = opened.go("en/rules/")
    session = page.context.new_cdp_session(page)
    window = session.send("Target.getTargetInfo")["targetInfo"]["browserContextId"]
    refused = {"permission": {"name": "clipboard-write"}, "setting": "denied", "browserContextId": window}
    session.send("Browser.setPermission", refused)
    page.locator("#odd-chip + .copy-link").click()
    page.wait_for_url("**/en/rules/#odd-chip")
    assert page.locator(".copy-link.done").count() == 0


def test_the_first_column_covers_no_link_with_the_focus(visit):
    """In a narrow window, Shift and Tab lead back through the head of the table of differences in full view."""
    page = visit(viewport={"width": 320, "height": 640}).go("en/rules/differences/")
    links = page.locator(".differences thead a")
    links.last.focus()
    for number in reversed(range(links.count())):
        link, first = links.nth(number).bounding_box(), page.locator(".differences thead tr > :first-child").bounding_box()
        assert link["x"] >= first["x"] + first["width"]
        page.keyboard.press("Shift+Tab")


def test_without_a_script_the_number_is_the_link(visit):
    """The number of a rule leads to itself, and no button is there that does nothing."""
    page = visit(java_script_enabled=False).go("en/rules/")
    assert page.locator("#odd-chip").get_attribute("href") == "#odd-chip"
    assert page.locator(".copy-link").count() == 0
