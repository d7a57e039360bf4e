"""Words as pixels: letters cut out of a sheet that a browser has drawn with the fonts of the client (`python -m tests.e2e.pictures letters`)."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec
import numpy as np

from .png import Pixels, decoded

Face = Literal["title", "text"]
HERE: Final = Path(__file__).parent
ELLIPSIS: Final = "…"


class Sheet(msgspec.Struct, frozen=True):
    """One line of letters: where each begins, how wide its cell is, how far the next stands from it; and which pairs stand closer or farther."""

    room: int  # pixels of a cell to the left of where its letter begins
    letters: dict[str, tuple[int, int, float]]
    pairs: dict[str, float]


@dataclass(frozen=True)
class Typeface:
    sheet: Sheet
    ink: Pixels

    @property
    def height(self) -> int:
        return self.ink.shape[0]

    def steps(self, text: str) -> list[float]:
        """Where each letter begins, and where the last one ends."""
        at, found = 0.0, list[float]()
        for letter, after in zip(text, [*text[1:], ""], strict=True):
            found.append(at)
            at += self.sheet.letters[letter][2] + self.sheet.pairs.get(letter + after, 0.0)
        return [*found, at]

    def known(self, text: str) -> str:
        """Letters that nobody has drawn are replaced by what they are made of, or left out."""
        plain = (one if one in self.sheet.letters else unicodedata.normalize("NFKD", one) for one in text)
        return "".join(one for one in "".join(plain) if one in self.sheet.letters) or ELLIPSIS

    def fitting(self, text: str, width: float) -> str:
        text = self.known(text)
        if self.steps(text)[-1] <= width:
            return text
        return next(
            (cut for n in range(len(text), 0, -1) if self.steps(cut := text[:n].rstrip() + ELLIPSIS)[-1] <= width),
            ELLIPSIS,
        )

    def written(self, text: str) -> Pixels:
        """How much ink there is, pixel by pixel; some room is left at either side."""
        *starts, end = self.steps(text)
        room = self.sheet.room
        sheet = np.zeros((self.height, round(end) + 4 * room), np.uint8)
        for letter, start in zip(text, starts, strict=True):
            left, wide, _ = self.sheet.letters[letter]
            at = round(start)
            part = sheet[:, at : at + wide]
            np.maximum(part, self.ink[:, left : left + part.shape[1]], out=part)
        return sheet


@cache
def typeface(face: Face) -> Typeface:
    sheet = msgspec.json.decode((HERE / f"{face}.json").read_bytes(), type=Sheet)
    return Typeface(sheet, decoded((HERE / f"{face}.png").read_bytes()))
