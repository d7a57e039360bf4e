"""`sobremesa new-game`: a package of one's own, from the example game and what a package needs around it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ..core.errors import Refusal, refuse
from ..games import example
from ..games.registry import GAMES, NAME
from ..i18n import say

MODEL: Final = Path(example.__file__).parent
AROUND: Final = Path(__file__).parent / "template"  # named .txt, so that nobody takes it for a part of this package


def new_game(language: str, name: str, into: Path) -> int | Refusal:
    folder = into / name
    if refusal := why_not(name, into):
        return refusal
    try:
        for path, text in files(name):
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text, "utf-8", newline="\n")
    except OSError:
        return refuse("file-unwritable", file=str(folder))
    print(say(language, "terminal-new-game", name=name, folder=str(folder)))
    return 0


def why_not(name: str, into: Path) -> Refusal | None:
    if not NAME.fullmatch(name):
        return refuse("game-name", text=name[:40])
    if name in GAMES or name == example.EXAMPLE.name:
        return refuse("game-known", game=name)
    if not into.is_dir():
        return refuse("file-no-folder", file=str(into))
    return refuse("file-exists", file=str(into / name)) if (into / name).exists() else None


def files(name: str) -> Iterator[tuple[Path, str]]:
    """Each file of the new package, renamed throughout."""
    for source in sorted(AROUND.rglob("*.txt")):
        yield source.relative_to(AROUND).with_suffix(""), renamed(source, name)
    for source in sorted([*MODEL.rglob("*.py"), *MODEL.rglob("*.ftl")]):
        inside = Path(*(part.replace("example", name) for part in source.relative_to(MODEL).parts))
        yield Path(f"sobremesa_{name}") / inside, renamed(source, name)


def renamed(source: Path, name: str) -> str:
    text = source.read_text("utf-8")
    for word, other in (("example", name), ("Example", name.capitalize()), ("EXAMPLE", name.upper())):
        text = text.replace(word, other)
    return text
