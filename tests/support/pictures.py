"""Reads the size of JPEG and WebP files, so that no imaging package is needed."""

from __future__ import annotations

import struct


def size(data: bytes) -> tuple[str, int, int]:
    """Kind, width and height of a picture."""
    if data[:2] == b"\xff\xd8":
        return ("jpeg", *_jpeg(data))
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return ("webp", *_webp(data))
    raise AssertionError(f"no picture: {data[:16]!r}")


def _jpeg(data: bytes) -> tuple[int, int]:
    assert data.rstrip(b"\0").endswith(b"\xff\xd9"), "the end marker is missing"
    place = 2
    while place < len(data):
        marker, length = data[place + 1], struct.unpack(">H", data[place + 2 : place + 4])[0]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", data[place + 5 : place + 9])
            return width, height
        place += 2 + length
    raise AssertionError("no frame header")


def _webp(data: bytes) -> tuple[int, int]:
    assert struct.unpack("<I", data[4:8])[0] <= len(data) - 8
    kind = data[12:16]
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", data[26:30])
        return width & 0x3FFF, height & 0x3FFF
    if kind == b"VP8L":
        bits = struct.unpack("<I", data[21:25])[0]
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    width = int.from_bytes(data[24:27], "little") + 1
    return width, int.from_bytes(data[27:30], "little") + 1
