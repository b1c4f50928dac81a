"""What a text could try that found its way into a page, though the checks of translations let nothing through."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.browser.everything import PATH
from tests.browser.until import until

INTRUSIONS = {
    "a script in the page": """() => {
        const script = document.createElement("script");
        script.textContent = "window.intruded = true";
        document.body.append(script);
    }""",
    "a handler in an attribute": """() => {
        document.body.insertAdjacentHTML("beforeend", '<b id="odd" onclick="window.intruded = true">b</b>');
        document.getElementById("odd").click();
    }""",
    "a text taken for a script": """() => setTimeout(() => { window.intruded = (0, eval)("true"); })""",
    "a script of another host": """() => new Promise((done) => {
        const script = Object.assign(document.createElement("script"), { onerror: done });
        script.src = "https://other.example/a.js";
        document.body.append(script);
    })""",
    "a request to another host": """() => fetch("https://other.example/").then(() => { window.intruded = true; }, () => {})""",
    "a picture of another host": """() => new Promise((done) => {
        const picture = Object.assign(new Image(), { onerror: done, onload: () => { window.intruded = true; } });
        picture.src = "https://other.example/a.png";
    })""",
    "a style in the page": """() => {
        document.body.insertAdjacentHTML("beforeend", '<i id="styled" style="position: fixed">i</i>');
        window.intruded = getComputedStyle(document.getElementById("styled")).position === "fixed";
    }""",
    "a form that leaves": """() => {
        const form = Object.assign(document.createElement("form"), { action: "https://other.example/" });
        document.body.append(form);
        form.submit();
    }""",
}
"""By what it is: what the script of a page would do for it."""

HEARD = """() => {
  document.addEventListener("securitypolicyviolation", (event) => window.refused.push(event.effectiveDirective));
}"""


def nothing_gets_through(opened: Visit) -> None:
    """Try everything in a page: the browser refuses it, and the page stays as it is."""
    page = opened.go(f"{PATH}/faq/")
    page.evaluate(HEARD)
    for what, intrusion in INTRUSIONS.items():
        page.evaluate(f"() => {{ window.refused = []; ({intrusion})(); }}")
        until(page, "window.refused.length > 0")
        assert not page.evaluate("window.intruded"), what
    assert page.url == f"{opened.address}{PATH}/faq/"
    assert sum("Content Security Policy" in fault for fault in opened.faults) >= len(INTRUSIONS)
    opened.faults.clear()
