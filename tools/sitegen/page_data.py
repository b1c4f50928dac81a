"""Data that a page carries, for its own scripts or for search engines."""

from __future__ import annotations

from tools.files import json_text


def data_script(kind: str, data: object) -> str:
    """Data in an element that no browser runs; `kind` is its type.

    >>> data_script("application/json", ["</script>"])
    '<script type="application/json">["\\\\u003c/script>"]</script>'
    """
    text = json_text(data).replace("<", "\\u003c")  # which could end the element early
    return f'<script type="{kind}">{text}</script>'
