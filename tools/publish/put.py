"""Files put into a folder that readers look at meanwhile."""

from __future__ import annotations

import os
from pathlib import Path


def put(path: Path, content: bytes) -> bool:
    """Write a file in one step, so that no reader meets half of it; whether it differs from before."""
    if path.exists() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f".{path.name}.new")
    new.write_bytes(content)
    os.replace(new, path)
    return True
