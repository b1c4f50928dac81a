"""How faults are shown: to people, to programs, and beside the changed lines in CI."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from hashlib import sha256

from tools.i18n.checks.model import Check, Fault, Severity


def as_text(faults: Iterable[Fault]) -> str:
    """One line for each fault."""
    return "\n".join(map(str, faults))


def as_json(faults: Iterable[Fault]) -> str:
    """A list of objects with the keys file, line, check, severity, locale and message."""
    return _json(
        {
            "file": fault.file,
            "line": fault.line,
            "check": fault.id,
            "severity": fault.severity.value,
            "locale": fault.locale,
            "message": fault.message,
        }
        for fault in faults
    )


def as_github(faults: Iterable[Fault]) -> str:
    """Workflow commands of GitHub Actions: an error at its line in the view of the change.

    >>> print(as_github([Fault("a,b.po", 2, "percent", "a lone %")]))
    ::error file=a%2Cb.po,line=2,title=percent::a lone %25.
    """
    return "\n".join(
        f"::error file={_property(one.file)},line={one.line},title={_property(one.id)}::{_data(one.message)}."
        for one in faults
    )


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")


_GITLAB_SEVERITY = {Severity.UNSAFE: "critical", Severity.INCOMPLETE: "minor"}


def as_gitlab(faults: Iterable[Fault]) -> str:
    """A Code Quality report of GitLab.

    A fingerprint has no line, so that a fault stays the same when lines above it come or go;
    the number tells two that read alike apart.
    """
    seen: Counter[tuple[str, str, str]] = Counter()
    issues = []
    for fault in faults:
        key = (fault.file, fault.id, fault.message)
        seen[key] += 1
        issues.append(
            {
                "description": f"{fault.message}.",
                "check_name": fault.id,
                "fingerprint": sha256("\0".join((*key, str(seen[key]))).encode()).hexdigest(),
                "severity": _GITLAB_SEVERITY[fault.severity],
                "location": {"path": fault.file, "lines": {"begin": fault.line}},
            }
        )
    return _json(issues)


FORMATS: dict[str, Callable[[Iterable[Fault]], str]] = {
    "text": as_text,
    "json": as_json,
    "github": as_github,
    "gitlab": as_gitlab,
}


def list_as_text(checks: Iterable[Check]) -> str:
    """A line for each check: id, severity, whether it can be waived, description."""
    return "\n".join(
        f"{one.id:<14}{one.severity.value:<12}{'waivable' * one.waivable:<10}{one.description}" for one in checks
    )


def list_as_json(checks: Iterable[Check]) -> str:
    """A list of objects with the keys check, severity, waivable and description."""
    return _json(
        {"check": one.id, "severity": one.severity.value, "waivable": one.waivable, "description": one.description}
        for one in checks
    )


def _json(items: Iterable[object]) -> str:
    return json.dumps(list(items), indent=2, ensure_ascii=False)
