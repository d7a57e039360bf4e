from __future__ import annotations

from itertools import combinations

import pytest

from sobremesa.games.jackrabbits.board import catalogue
from sobremesa.games.jackrabbits.board.catalogue import FILE, CatalogueError, load, of_suits, piece_named, pieces


def test_1_5_the_thirteen_hexagons_are_the_thirteen_possible_ones():
    def turned(sides, by):
        return frozenset((side + by) % 6 for side in sides)

    def class_of(sides):
        return frozenset(turned(sides, by) for by in range(6))

    possible = {class_of(sides) for n in range(1, 7) for sides in combinations(range(6), n)}
    ours = [class_of(piece.roads[0]) for piece in pieces() if piece.shape == "hexagon"]
    assert len(possible) == 13
    assert set(ours) == possible
    assert len(ours) == 13


@pytest.mark.parametrize(
    ("names", "roads"),
    [("citadel", 6), ("K♣", 1), ("K♠ K♥ K♦", 2), ("Q♣ Q♠ Q♥ Q♦", 3), ("J♣ J♠ J♥", 4), ("J♦", 5)],
)
def test_1_5_hexagons_have_their_number_of_roads(names, roads):
    for name in names.split():
        piece = piece_named(name)
        assert piece is not None
        assert len(piece.roads[0]) == roads


def test_1_6_there_are_four_identical_road_sets():
    sets = [{(p.kind, p.roads, p.pays) for p in pieces() if p.road_set == n} for n in range(4)]
    assert sets[0] == sets[1] == sets[2] == sets[3]
    assert {kind for kind, _, _ in sets[0]} == {"forest", "river", "mountain", "crossing", "tavern", "cave"}
    assert sum(p.road_set is not None for p in pieces()) == 24


def test_1_6_transfers_are_paid_with_the_suits_of_the_piece():
    signs = {p.kind: {catalogue.SIGNS[suit] for suit in p.pays} for p in pieces() if p.road_set == 0}
    assert signs["forest"] == signs["river"] == signs["mountain"] == set("♣♠♥")
    assert (signs["crossing"], signs["tavern"], signs["cave"]) == (set("♠♦"), set("♥♦"), set("♣♦"))


def test_pieces_are_numbered_as_the_network_expects():
    assert [p.name for p in pieces()[:13]] == ["citadel", *(rank + sign for rank in "KQJ" for sign in "♣♠♥♦")]
    assert [p.kind for p in pieces()[13:19]] == ["forest", "river", "mountain"] * 2
    assert [p.kind for p in pieces()[25:31]] == ["crossing", "tavern", "cave"] * 2
    assert [p.number for p in pieces()] == list(range(37))


def test_9_tight_suits_leave_their_houses_and_as_many_road_sets():
    left = of_suits((1, 3))
    assert {p.suit for p in left if p.suit is not None} == {1, 3}
    assert len(left) == 1 + 6 + 6 + 6


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("gaps = [3, 3]", "gaps = [3, 4]", "add up to 6"),
        ("gaps = [3, 3]", "gaps = []", "add up to 6"),
        ('rank = "Q"\nsuit = "clubs"', 'rank = "K"\nsuit = "clubs"', "twice"),
        ("road_sets = 4", "road_sets = 5", "road_sets"),
        ("joins = [[1, 2, 3]]", "joins = [[1, 2, 4]]", "crossing"),
        ("joins = [[1, 3], [2, 4]]", "joins = [[1, 3], [3, 4]]", "mountain"),
        ('pays = ["clubs", "diamonds"]', 'pays = ["cups"]', "cave"),
        ('kind = "tavern"', 'kind = "inn"', "tavern"),
        ("[citadel]", "[citadel", "not readable"),
    ],
)
def test_a_catalogue_that_cannot_be_says_why(old, new, says):
    text = FILE.read_text("utf-8")
    assert old in text
    with pytest.raises(CatalogueError, match=says):
        load(text.replace(old, new, 1))


def test_an_owner_may_correct_a_piece():
    corrected = load(FILE.read_text("utf-8").replace("gaps = [1, 5]", "gaps = [2, 4]"))
    assert corrected[2].roads == ((0, 2),)
