"""The strict draft: by turns a seat flips one of its pieces and places it (2.1 – 2.4). Nothing is secret but what chance flips."""

from __future__ import annotations

from ...core.protocol import NOTHING, Moves
from ...core.rng import below
from . import state as S
from .board.lattice import ASIDE, COLUMNS, draft_places, lay, lay_citadel, trace
from .cards import has_option, seats_left_of
from .state import State, as_int, bit, offer
from .survey import survey
from .turn import begin_turn, how_many

SHAPES = 3
FIRST_RHOMBUS = S.HEXAGONS
FIRST_TRIANGLE = FIRST_RHOMBUS + 12


def begin_draft(s: State) -> None:
    """2.1: the citadel lies first, the rest is dealt in equal shares."""
    s.columns = COLUMNS
    lay_citadel(s.roads, s.places)
    for seat in range(s.players):
        for shape in range(SHAPES):
            s.shares[seat, shape] = 3 * how_many(as_int(s.in_play)) // as_int(s.players)
    s.phase = S.FLIPPING
    s.asked = s.turn


def clear_draft(s: State) -> None:
    s.flipped = NOTHING
    for seat in range(S.MOST_SEATS):
        for shape in range(SHAPES):
            s.shares[seat, shape] = 0


def shape_of(piece: int) -> int:
    """0 hexagon, 1 rhombus, 2 triangle."""
    if piece < FIRST_RHOMBUS:
        return 0
    return 1 if piece < FIRST_TRIANGLE else 2


def is_in_game(s: State, piece: int) -> bool:
    """With tight suits only their houses, and as many road sets (9)."""
    if piece == 0:
        return True
    if piece < FIRST_RHOMBUS:
        return (as_int(s.in_play) & bit((piece - 1) % S.SUITS)) != 0
    return (piece - FIRST_RHOMBUS) % 12 < 3 * how_many(as_int(s.in_play))


def legal_flips(s: State, seat: int, moves: Moves) -> int:
    """Pieces lie face down, but their shape shows."""
    count = 0
    for shape in range(SHAPES):
        if s.shares[seat, shape] > 0:
            count = offer(moves, count, S.FLIP + shape)
    return count


def flip(s: State, seat: int, kind: int, shape: int) -> None:
    """Any piece of this shape that nobody has flipped: shares were dealt by chance, so it is the same as flipping an own one."""
    left = 0
    for piece in range(S.PIECES):
        if is_left(s, piece, shape):
            left += 1
    which = below(s, left)
    for piece in range(S.PIECES):
        if is_left(s, piece, shape):
            if which == 0:
                s.flipped = piece
            which -= 1
    s.shares[seat, shape] -= 1
    s.phase = S.PLACING
    s.revealed = 1


def is_left(s: State, piece: int, shape: int) -> bool:
    return shape_of(piece) == shape and s.places[piece] == NOTHING and is_in_game(s, piece)


def legal_places(s: State, seat: int, moves: Moves) -> int:
    count = draft_places(s.roads, s.places, as_int(s.flipped), has_option(s, S.HEEDED_ADVICE), moves)
    for index in range(count):
        moves[index] += S.PLACE
    if count == 0:
        moves[0] = S.ASIDE
        return 1
    return count


def place(s: State, seat: int, kind: int, where: int) -> None:
    if kind == S.PLACE:
        lay(s.roads, s.places, as_int(s.flipped), where)
    else:
        s.places[s.flipped] = ASIDE
    s.flipped = NOTHING
    following = seats_left_of(s, seat)
    s.asked = following
    s.phase = S.FLIPPING
    if pieces_left(s, following) == 0:  # shares are equal, so the first who has none left is the first of all
        finish_board(s)
        begin_turn(s, as_int(s.starter))


def finish_board(s: State) -> None:
    """What was set aside has left the game."""
    for piece in range(S.PIECES):
        if s.places[piece] == ASIDE:
            s.places[piece] = NOTHING
    trace(s.roads, s.places, s.link)
    survey(s)


def pieces_left(s: State, seat: int) -> int:
    return as_int(s.shares[seat, 0]) + as_int(s.shares[seat, 1]) + as_int(s.shares[seat, 2])
