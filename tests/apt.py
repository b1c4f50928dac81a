"""Programs that the tests drive, installed from the packages of Debian and Ubuntu where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence


def install(packages: Sequence[str], purpose: str, *options: str, **variables: str) -> bool:
    """Install packages with apt, if this is root on a system that has apt; whether it was done."""
    if not (hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")):
        return False
    print(f"Installing {' and '.join(packages)} with apt for {purpose}", flush=True)
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"} | variables
    commands = (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", *options, *packages])
    return all(subprocess.run(command, env=environment, check=False).returncode == 0 for command in commands)
