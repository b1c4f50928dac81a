"""Whether a site would be built again as it is: same inputs, same site in its place.

Both are known by their bytes, since times and sizes can lie. To read them all takes a moment.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig

from tools.files import TEXTS
from tools.kept import Kept, digest, digest_of_files, is_untouched

_PLACES = {"config_file_path", "docs_dir", "site_dir"}


def settings(config: MkDocsConfig) -> list[Any]:
    """What the command line and the environment say: all that can come from there is plain. mkdocs.yml says the rest."""
    plain = {name: value for name, value in config.items() if value is None or isinstance(value, (bool, int, str))}
    said = {name: value for name, value in plain.items() if name not in _PLACES}
    return [said, config.theme.name, digest_of_files(Path(config.config_file_path))]


class Receipt:
    """That a site was built from what is there now."""

    def __init__(self, kept: Kept, root: Path, config: MkDocsConfig) -> None:
        """Read what the build is about to read."""
        self._kept = kept
        self._root = root
        self._target = Path(config.site_dir).resolve()
        self._settings = settings(config)
        self._key = self._digest()

    def _digest(self) -> str:
        inputs = digest_of_files(*(self._root / name for name in TEXTS))
        return digest(str(self._target), self._settings, inputs)

    @property
    def is_valid(self) -> bool:
        """Whether the site in its place is the one that was built from this."""
        found = self._kept.find(self._key)
        return found is not None and found == self._site()

    def write(self) -> None:
        """Keep that the site was built; not if what it was made of has changed meanwhile."""
        if is_untouched() and self._key == self._digest():
            self._kept.keep(self._key, self._site())

    def _site(self) -> bytes:
        """A digest of all that a server could find in the folder: contents, links, and who may read them."""
        said = hashlib.sha256()
        for folder, folders, names in os.walk(self._target):
            folders.sort()
            for path in sorted(Path(folder, name) for name in (*folders, *names)):
                state = path.lstat()
                said.update(f"{path.relative_to(self._target)}\0{state.st_mode}\0".encode())
                if path.is_symlink():
                    said.update(str(path.readlink()).encode())
                elif path.is_file():
                    said.update(hashlib.sha256(path.read_bytes()).digest())
        return said.hexdigest().encode()
