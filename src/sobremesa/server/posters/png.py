"""PNG files of the plainest kind: eight bits, no filters, nothing interlaced. Enough for what we have drawn ourselves."""

from __future__ import annotations

import struct
import zlib
from typing import Final

import numpy as np
import numpy.typing as npt

Pixels = npt.NDArray[np.uint8]  # height × width for shades of grey, height × width × 3 for colours

HEAD: Final = b"\x89PNG\r\n\x1a\n"
GREY, COLOUR = 0, 2


def encoded(pixels: Pixels, level: int = 6) -> bytes:
    height, width = pixels.shape[:2]
    kind = COLOUR if pixels.ndim == 3 else GREY
    rows = np.zeros((height, 1 + pixels[0].size), np.uint8)  # each row begins with its filter: none
    rows[:, 1:] = pixels.reshape(height, -1)
    head = struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)
    parts = {b"IHDR": head, b"IDAT": zlib.compress(rows.tobytes(), level), b"IEND": b""}
    return HEAD + b"".join(chunk(name, data) for name, data in parts.items())


def chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def decoded(file: bytes) -> Pixels:
    """What `encoded` has written; a ValueError for anything else."""
    parts = dict(chunks(file))
    try:
        width, height, depth, kind, *rest = struct.unpack(">IIBBBBB", parts[b"IHDR"])
        rows = np.frombuffer(zlib.decompress(parts[b"IDAT"]), np.uint8)
    except (KeyError, struct.error, zlib.error) as error:
        raise ValueError("not one of our pictures") from error
    channels = {GREY: 1, COLOUR: 3}.get(kind, 0)
    if not file.startswith(HEAD) or depth != 8 or any(rest) or rows.size != height * (1 + width * channels):
        raise ValueError("not one of our pictures")
    rows = rows.reshape(height, -1)
    if rows[:, 0].any():
        raise ValueError("its rows are filtered")
    return rows[:, 1:].reshape((height, width, 3) if kind == COLOUR else (height, width))


def chunks(file: bytes) -> list[tuple[bytes, bytes]]:
    found: list[tuple[bytes, bytes]] = []
    at = len(HEAD)
    while at + 8 <= len(file):
        size, name = struct.unpack_from(">I4s", file, at)
        found.append((name, file[at + 8 : at + 8 + size]))
        at += 12 + size
    return found
