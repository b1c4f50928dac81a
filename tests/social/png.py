"""What a PNG file says of itself."""

import struct


def size_of(content: bytes) -> tuple[int, int]:
    """Width and height in pixels."""
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", content[16:24])
    return width, height
