"""How a game ended, as a picture for a link that is posted."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sobremesa.server.posters.letters import ELLIPSIS, typeface
from sobremesa.server.posters.png import decoded, encoded
from sobremesa.server.posters.result import HIGH, PAPER, WIDE, poster

from .test_glances import play_out

NOWHERE = Path("nowhere.png")
SCENES = Path(__file__).parents[2] / "web/public/preview"


def test_a_picture_is_read_as_it_was_written() -> None:
    for shape in ((3, 5), (3, 5, 3)):
        pixels = np.arange(np.prod(shape), dtype=np.uint8).reshape(shape)
        assert (decoded(encoded(pixels)) == pixels).all()
    with pytest.raises(ValueError, match="not one of our"):
        decoded((SCENES / "parade.png").read_bytes())  # a browser's own


@pytest.mark.parametrize("game", ["parade", "coloretto", "jackrabbits"])
def test_the_scene_of_every_game_leaves_room_for_the_result(game: str) -> None:
    scene = decoded((SCENES / f"{game}-over.png").read_bytes())
    assert scene.shape == (HIGH, WIDE, 3)
    assert (scene[:, 500:] == PAPER).all()
    assert (scene[:, :500] != PAPER).any()


def test_every_letter_of_our_languages_is_drawn_and_other_scripts_spoil_nothing() -> None:
    for face in ("title", "text"):
        type = typeface(face)
        for text in (
            "¿Ganó Ñandú? ¡Sí!",
            "Où va l’été, garçon ? Œuvre « à côté »",
            "Größe, Übermut, „weiß“",
            "Łódź, Řím – −3…",
        ):
            assert type.known(text) == text.replace("\u00a0", " ")
        assert type.known("漢字 Ana ﬁn") == " Ana fin"
        assert type.known("漢字") == ELLIPSIS
        assert type.fitting("a" * 200, 300).endswith("a" + ELLIPSIS)
        assert type.steps(type.fitting("a" * 200, 300))[-1] <= 300


def test_who_won_is_in_the_picture() -> None:
    rows = ((1, "Ana", "3"), (2, "漢字 " * 30, "−14"))
    ana, bea = (decoded(poster(NOWHERE, f"{name} wins.", rows)) for name in ("Ana", "Bea"))
    assert ana.shape == (HIGH, WIDE, 3)
    assert (ana != bea).any()
    assert decoded(poster(NOWHERE, "Ana and everybody else share the win, " * 5, rows * 6)).shape == (HIGH, WIDE, 3)


async def test_a_finished_table_has_a_picture_of_its_result(arrive: Callable[..., Any]) -> None:
    ana = await arrive("Ana")
    table = await ana.open(["me", {"kind": "bot", "level": "random"}], options={"starter": 0})
    address = f"/api/tables/{table}/result.png"
    assert (await ana.http.get(address)).status_code == 404  # nothing is known yet
    await play_out(ana, table)
    picture = await ana.http.get(address, params={"language": "es"})
    assert picture.headers["content-type"] == "image/png"
    assert decoded(picture.content).shape == (HIGH, WIDE, 3)
    assert (await ana.http.get(address, params={"language": "en"})).content != picture.content
