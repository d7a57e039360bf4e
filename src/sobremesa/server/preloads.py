"""What a page will ask for is named in the page itself, so that a slow line fetches it at once and not one thing after the other.

The words of the reader's language; at a table also its page and its game, with words and styles. What is where, the build's manifest tells."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

MANIFEST: Final = ".vite/manifest.json"
PAGES: Final = {False: "src/pages/Table.svelte", True: "src/pages/Replay.svelte"}
OWN_PAGE: Final = re.compile(r"src/games/([^/]+)/([^/]+)/Page\.svelte")
# Words of a game that its table does without, as the client has it in `isApart`.
APART: Final = re.compile(r".*_(learn\d?|later|rules|setup|ending)")


class Chunk(msgspec.Struct, frozen=True):
    file: str
    imports: list[str] = []
    css: list[str] = []


Manifest = dict[str, Chunk]


def with_preloads(body: bytes, static: Path, language: str, game: str | None, replay: bool = False) -> bytes:
    try:
        found = manifest(static / MANIFEST, (static / MANIFEST).stat().st_mtime)
    except (OSError, msgspec.MsgspecError):
        return body  # a client without a manifest asks for things when it needs them
    here = body.decode(errors="replace")
    files = [file for file in dict.fromkeys(wanted(found, language, game, replay)) if file not in here]
    # What the client is made of, and what it asks the server, goes first.
    scripts = "".join(
        f'  <link rel="modulepreload" fetchpriority="low" crossorigin href="/{file}">\n  '
        for file in files
        if is_script(file)
    )
    # At the end, where they hold up scripts and not what stands above them: the client takes a style that is named for one that is there.
    styles = "".join(
        f'  <link rel="stylesheet" fetchpriority="low" crossorigin href="/{file}">\n  '
        for file in files
        if not is_script(file)
    )
    return body.replace(b"</head>", scripts.encode() + b"</head>", 1).replace(
        b"</body>", styles.encode() + b"</body>", 1
    )


def is_script(file: str) -> bool:
    return file.endswith(".js")


@lru_cache(maxsize=4)
def manifest(file: Path, _changed: float) -> Manifest:
    return msgspec.json.decode(file.read_bytes(), type=Manifest)


def wanted(found: Manifest, language: str, game: str | None, replay: bool) -> list[str]:
    words = [f"../src/sobremesa/i18n/{language}/web.ftl?raw"]
    table = [PAGES[replay], f"src/games/{game}/index.ts", *words_of(found, language, game)] if game else []
    return [file for key in (*words, *table) if key in found for file in loaded_by(found, key)]


def words_of(found: Manifest, language: str, game: str) -> list[str]:
    """What is said at a table of this game."""
    elsewhere = {"_".join(page.groups()) for key in found if (page := OWN_PAGE.fullmatch(key))}
    folder = f"../src/sobremesa/games/{game}/i18n/{language}/"
    topics = [key.removeprefix(folder).partition(".")[0] for key in found if key.startswith(folder)]
    return [f"{folder}{one}.ftl?raw" for one in topics if one not in elsewhere and not APART.fullmatch(one)]


def loaded_by(found: Manifest, key: str) -> list[str]:
    """The files of a chunk and of everything it imports at once."""
    chunk = found[key]
    return [chunk.file, *chunk.css, *(file for other in chunk.imports for file in loaded_by(found, other))]
