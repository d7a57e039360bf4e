"""The pictures of the documentation: `python -m tests.terminal.full.pictures` takes them anew, from real games."""

from __future__ import annotations

import asyncio
import re
import tempfile
from pathlib import Path
from typing import Any, Final

from .stage import Doors, at, dealt, is_asked, listed, until

FOLDER: Final = Path(__file__).resolve().parents[3] / "docs" / "pictures"
SIZE: Final = (112, 34)
MOVES: Final = {"parade": 5, "coloretto": 12, "jackrabbits": 7}


async def take(game: str, folder: Path) -> None:
    app = at(Doors(folder), dealt(game, 3, starter=0, seed="picture"))
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(MOVES[game]):
            await until(pilot, lambda: is_asked(app))
            await pilot.press("enter")
            await until(pilot, lambda: not app.screen.doing)  # pyright: ignore[reportAttributeAccessIssue]
        await until(pilot, lambda: is_asked(app))
        listed(app).highlighted = most_telling(listed(app))
        await pilot.pause()
        picture = app.export_screenshot(title="sobremesa play")
    (FOLDER / f"terminal-{game}.svg").write_text(without_fonts(picture), "utf-8")


def most_telling(one: Any) -> int:
    """The choice there is most to say about."""
    return max(range(len(one.choices)), key=lambda number: len(one.choices[number].then.plain))


def without_fonts(picture: str) -> str:
    """A picture fetches nothing: fonts are those of whoever looks at it."""
    return re.sub(r"@font-face \{.*?\}\n", "", picture, flags=re.DOTALL)


def main() -> None:
    for game in MOVES:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(take(game, Path(folder)))


if __name__ == "__main__":
    main()
