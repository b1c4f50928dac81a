"""Templates of Jinja, compiled once for all builds of the same code."""

from __future__ import annotations

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket

from tools.kept import Kept, digest


class Compiled(BytecodeCache):
    """What was compiled; only what the names in a template stand for differs from use to use."""

    def __init__(self, kept: Kept) -> None:
        self._kept = kept
        self._here: dict[str, bytes] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Give what was kept; Jinja looks whether it is of the same source."""
        key = digest("compiled", bucket.key, bucket.checksum)
        if key not in self._here and (found := self._kept.find(key)) is not None:
            self._here[key] = found
        if key in self._here:
            bucket.bytecode_from_string(self._here[key])

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep what was compiled."""
        key = digest("compiled", bucket.key, bucket.checksum)
        self._here[key] = self._kept.keep(key, bucket.bytecode_to_string())
