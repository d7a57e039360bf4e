from __future__ import annotations

from xml.etree import ElementTree

import pytest

from sobremesa.core.errors import Refusal
from sobremesa.games.jackrabbits.board import (
    Board,
    board_svg,
    network,
    random_board,
    sample_board,
    wanted_board,
    write_code,
)
from sobremesa.games.jackrabbits.board.catalogue import SUITS
from sobremesa.games.jackrabbits.board.lattice import SHORE
from sobremesa.games.jackrabbits.board.picture import draw
from sobremesa.games.jackrabbits.board.picture.style import DAY, NIGHT

SVG = "{http://www.w3.org/2000/svg}"
# made when asked for: collecting tests compiles nothing
BOARDS = [sample_board, lambda: random_board(1, 2), lambda: random_board(2, 0, (0, 2)), Board]


@pytest.mark.parametrize("make", BOARDS, ids=["sample", "islands", "tight", "empty"])
def test_every_piece_road_and_shore_is_in_the_picture(make):
    board = make()
    tree = ElementTree.fromstring(draw(board))
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    laid = [piece.number for piece, _ in board.laid()]
    assert {f"piece-{n}" for n in laid} == {i for i in ids if i.startswith("piece-")}
    roads = network(board)
    walked = {f"road-{node}" for node in range(49) if (roads.link[node] != -1).any()}
    assert {i for i in ids if i.startswith("road-")} == walked
    piers = [element for element in tree.iter(f"{SVG}g") if element.get("class") == "shore"]
    assert len(piers) == (roads.link == SHORE).sum()
    assert "underground" in ids


def test_what_pays_a_transfer_is_on_its_piece():
    tree = ElementTree.fromstring(draw(sample_board()))
    shown = {
        place.get("data-piece"): [pip.get("class") for pip in row]
        for place in tree.iter(f"{SVG}g")
        for row in place.findall(f"{SVG}g[@class='pips']")
    }
    pieces = [piece for piece, _ in sample_board().laid() if piece.pays]
    assert shown == {piece.name: [f"pip suit-{SUITS[suit]}" for suit in piece.pays] for piece in pieces}


def test_every_drawing_used_is_defined():
    tree = ElementTree.fromstring(draw(sample_board()))
    ids = {element.get("id") for element in tree.iter()}
    assert {element.get("href", "")[1:] for element in tree.iter(f"{SVG}use")} <= ids


def test_day_and_night_paint_the_same_things():
    assert DAY.keys() == NIGHT.keys()
    picture = draw(sample_board())
    assert "prefers-color-scheme:dark" in picture
    used = {part.split(")")[0] for part in picture.split("var(--")[1:]}
    assert used - {"suit", "tint", "pip,1"} <= DAY.keys()
    assert "prefers-color-scheme" not in draw(sample_board(), theme="dark")


@pytest.mark.parametrize(
    ("language", "word"), [("en", "the Q♥ palace"), ("es", "el palacio Q♥"), ("fr", "le palais Q♥")]
)
def test_pieces_have_titles_in_every_language(language, word):
    tree = ElementTree.fromstring(draw(sample_board(), language))
    assert word in {title.text for title in tree.iter(f"{SVG}title")}


def test_a_picture_is_asked_for_by_seed_code_or_nothing():
    assert board_svg(seed=7) == draw(random_board(7))
    assert board_svg(code=write_code(random_board(7))) == draw(random_board(7))
    assert board_svg() == draw(sample_board())
    assert board_svg(code="nonsense") == Refusal("board-no-code", {"text": "nonsense"})
    assert wanted_board(seed=1, islands=3) == Refusal("board-islands", {"islands": 3, "most": 2})
