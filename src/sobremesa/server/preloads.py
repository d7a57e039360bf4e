"""What a page will ask for is named in the page itself, so that a slow line fetches it at once and not one thing after the other.

The words of the reader's language; at a table also its page and its game. What is where, the build's manifest tells."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

WORDS: Final = ("common", "errors", "match", "web")  # what every page says; the client asks for the same
MANIFEST: Final = ".vite/manifest.json"
PAGES: Final = {False: "src/pages/Table.svelte", True: "src/pages/Replay.svelte"}


class Chunk(msgspec.Struct, frozen=True):
    file: str
    imports: list[str] = []


Manifest = dict[str, Chunk]


def with_preloads(body: bytes, static: Path, language: str, game: str | None, replay: bool = False) -> bytes:
    try:
        found = manifest(static / MANIFEST, (static / MANIFEST).stat().st_mtime)
    except (OSError, msgspec.MsgspecError):
        return body  # a client without a manifest asks for things when it needs them
    here = body.decode(errors="replace")
    files = [file for file in dict.fromkeys(wanted(found, language, game, replay)) if file not in here]
    links = "".join(f'  <link rel="modulepreload" crossorigin href="/{file}">\n  ' for file in files)
    return body.replace(b"</head>", links.encode() + b"</head>", 1)


@lru_cache(maxsize=4)
def manifest(file: Path, _changed: float) -> Manifest:
    return msgspec.json.decode(file.read_bytes(), type=Manifest)


def wanted(found: Manifest, language: str, game: str | None, replay: bool) -> list[str]:
    words = [f"../src/sobremesa/i18n/{language}/{topic}.ftl?raw" for topic in WORDS]
    table = [PAGES[replay], f"src/games/{game}/index.ts"] if game else []
    return [file for key in (*words, *table) if key in found for file in loaded_by(found, key)]


def loaded_by(found: Manifest, key: str) -> list[str]:
    """The scripts of a chunk and of everything it imports at once; a style that is not needed in the end would make browsers complain."""
    chunk = found[key]
    return [chunk.file, *(file for other in chunk.imports for file in loaded_by(found, other))]
