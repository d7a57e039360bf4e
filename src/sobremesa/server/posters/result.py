"""How a game ended, as a picture: who won, everybody's place and points, beside a scene of the game."""

from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path
from typing import Final

import numpy as np
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from ... import i18n
from ...core.errors import Refusal, refuse
from ..glances import Summary, summary_of
from ..hub import Hub
from ..limits import REQUESTS
from ..previews import names_of, verdict_of
from ..refusing import Refused, language_of
from ..routing import REFUSALS, Gates
from .letters import Face, typeface
from .png import Pixels, decoded, encoded

WIDE, HIGH = 1200, 630
LEFT, RIGHT = 520, 1140  # the scene has the rest
TOP, HEADLINE, ROW = 78, 96, 68
PAPER, INK, WINE, GOLD, MUTED = (255, 250, 240), (43, 35, 32), (123, 45, 59), (251, 236, 200), (102, 87, 72)
MOST: Final = 6  # seats
A_DAY: Final = "public, max-age=86400"

Colour = tuple[int, int, int]
Rows = tuple[tuple[int, str, str], ...]  # place, name, points


@get("/api/tables/{table:str}/result.png", media_type="image/png", responses=REFUSALS)
async def result(
    request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates], table: FromPath[str]
) -> Response[bytes]:
    """How the games of this table ended, as a picture; `?language=` says in which language."""
    gates.enter(request, REQUESTS)
    summary = await summary_of(hub, table)
    if summary is None or summary.end is None or summary.is_private:  # whoever draws links is nobody's guest
        raise Refused(refuse("no-such-table"))
    language = i18n.known_language(request.query_params.get("language")) or language_of(request)
    scene = hub.settings.static / "preview" / f"{summary.game}-over.png"
    work = partial(poster, scene, verdict_of(summary, language), rows_of(summary, language))
    drawn = await hub.workshop.do(work)
    if isinstance(drawn, Refusal):
        raise Refused(drawn)
    return Response(drawn, media_type="image/png", headers={"cache-control": A_DAY})


def rows_of(summary: Summary, language: str) -> Rows:
    """Everybody by place; points only where there is a difference."""
    assert summary.end
    names, end = names_of(summary, language), summary.end
    counted = len(set(end.points)) > 1
    order = sorted(range(len(names)), key=lambda seat: (end.places[seat], seat))
    return tuple(
        (end.places[seat] + 1, names[seat], str(end.points[seat]).replace("-", "−") if counted else "")
        for seat in order
    )


@lru_cache(maxsize=32)
def poster(scene: Path, headline: str, rows: Rows) -> bytes:
    sheet = background(scene)
    high = HEADLINE + ROW * len(rows[:MOST])
    top = max(TOP // 2, (HIGH - high) // 2)
    large = typeface("title").fitting(headline, RIGHT - LEFT) == typeface("title").known(headline)
    write(sheet, "title" if large else "text", headline, LEFT, top if large else top + 20, RIGHT - LEFT, WINE)
    for number, (place, name, points) in enumerate(rows[:MOST]):
        y = top + HEADLINE + ROW * number
        if place == 1:
            sheet[y : y + ROW - 8, LEFT - 16 : RIGHT + 16] = GOLD
        write(sheet, "text", str(place), LEFT, y + 8, 60, MUTED)
        write(sheet, "text", name, LEFT + 56, y + 8, RIGHT - LEFT - 190, INK)
        write(sheet, "title", points, RIGHT, y - 4, 130, WINE if place == 1 else INK, right=True)
    return encoded(sheet)


def background(scene: Path) -> Pixels:
    """The scene of the game; of one that has drawn none, paper."""
    try:
        drawn = decoded(scene.read_bytes())
    except (OSError, ValueError):
        drawn = np.empty(0, np.uint8)
    return drawn.copy() if drawn.shape == (HIGH, WIDE, 3) else np.full((HIGH, WIDE, 3), PAPER, np.uint8)


def write(
    sheet: Pixels, face: Face, text: str, x: int, y: int, width: int, colour: Colour, right: bool = False
) -> None:
    if not text:
        return
    type = typeface(face)
    fitting = type.fitting(text, width)
    ink = type.written(fitting)
    x -= (round(type.steps(fitting)[-1]) if right else 0) + type.sheet.room
    part = sheet[y : y + ink.shape[0], x : x + ink.shape[1]]
    much = (ink[: part.shape[0], : part.shape[1], None] / 255).astype(np.float32)
    part[:] = np.rint(part * (1 - much) + np.array(colour, np.float32) * much).astype(np.uint8)


ROUTES = [result]
