"""Many readers at once on nginx: every answer is right, and none waits for long."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

from tests.hosting.hosts import hosting

READERS = 64
"""Connections at the same time."""

_REQUEST = "GET {} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n"
_LONGEST = 1 << 20


@dataclass(frozen=True)
class Load:
    """How a server bore some thousand requests."""

    answers: int
    failed: int
    bytes: int
    seconds: float
    waits: Sequence[float]
    """Seconds from each request to the end of its answer, in order of length."""

    def wait(self, part: float) -> float:
        """The seconds that this part of the requests did not wait longer than."""
        return self.waits[min(int(part * len(self.waits)), len(self.waits) - 1)]


async def _answer(reader: asyncio.StreamReader) -> tuple[int, int]:
    """Status and bytes of an answer."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower()
    status, _, length = int(head[9:12]), *head.partition(b"content-length: ")[1:]
    if length:
        return status, len(head) + len(await reader.readexactly(int(length.split(b"\r\n", 1)[0])))
    size = len(head)
    while part := int(await reader.readuntil(b"\r\n"), 16):
        size += len(await reader.readexactly(part + 2))
    await reader.readexactly(2)
    return status, size


async def _reader(port: int, paths: Sequence[str], found: list[tuple[int, int, float]]) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=_LONGEST)
    for path in paths:
        start = perf_counter()
        writer.write(_REQUEST.format(path).encode())
        found.append((*await _answer(reader), perf_counter() - start))
    writer.close()
    await writer.wait_closed()


async def _all(port: int, paths: Sequence[str], requests: int) -> Load:
    found: list[tuple[int, int, float]] = []
    each = requests // READERS
    turns = [[paths[(reader * 7 + turn) % len(paths)] for turn in range(each)] for reader in range(READERS)]
    start = perf_counter()
    await asyncio.gather(*(_reader(port, turn, found) for turn in turns))
    seconds = perf_counter() - start
    failed = sum(status != 200 for status, _, _ in found)
    return Load(len(found), failed, sum(size for _, size, _ in found), seconds, sorted(wait for *_, wait in found))


def load(site: Path, folder: Path, paths: Sequence[str], requests: int) -> Load:
    """Ask nginx for pages of a site, with all connections at once; `folder` is empty, for what nginx writes."""
    with hosting("nginx", site, folder) as port:
        return asyncio.run(_all(port, paths, requests))
