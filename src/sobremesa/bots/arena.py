"""Whole games between bots, on compiled rules. Generic code, linked to a game by `bind`."""

from __future__ import annotations

from sobremesa.core.jit import room_for_cards, room_for_moves
from sobremesa.core.protocol import OVER, Moves, State, States, Values, Words, actor, deal, legal, play, shuffle
from sobremesa.core.rng import diverge, uniform

from .instinct import any_action, most_appealing
from .mind import BY_CHANCE, BY_INSTINCT, SLIP, WAY, Ledger, Minds, Tree
from .montecarlo import ACTION, search

__all__ = ["contests", "decide"]


def decide(
    s: State,
    seat: int,
    mind: Values,
    tables: States,
    tree: Tree,
    ledger: Ledger,
    path: Words,
    worths: Values,
    reading: Values,
    stop: Words,
    moves: Moves,
) -> int:
    """The action of a bot. `tables[0].rng` is its own chance and lives on from one decision to the next."""
    if mind[WAY] == BY_INSTINCT and mind[SLIP] == 0.0:
        return most_appealing(s, seat, moves)
    own = tables[0]
    a, b, c, d = own.rng[0], own.rng[1], own.rng[2], own.rng[3]
    tables[0] = s
    own.rng[0], own.rng[1], own.rng[2], own.rng[3] = a, b, c, d
    if mind[WAY] == BY_CHANCE or uniform(own) < mind[SLIP]:
        return any_action(own, seat, moves)
    if mind[WAY] == BY_INSTINCT:
        return most_appealing(own, seat, moves)
    if legal(own, seat, moves) == 1:
        return int(moves[0])
    search(tables, tree, ledger, path, worths, reading, stop, seat, mind)
    return int(ledger[0, ACTION])


def contest(
    s: State,
    players: int,
    options: Words,
    minds: Minds,
    tables: States,
    tree: Tree,
    ledger: Ledger,
    path: Words,
    worths: Values,
    reading: Values,
    stop: Words,
) -> int:
    """Shuffle, deal and play one game between bots; how many decisions it took. `s.rng` must be keyed."""
    order = room_for_cards()
    moves = room_for_moves()
    shuffle(s, players, options, order)
    deal(s, players, options, order)
    tables[0] = s
    diverge(tables[0])
    decisions = 0
    seat = actor(s)
    while seat != OVER:
        play(s, seat, decide(s, seat, minds[seat], tables, tree, ledger, path, worths, reading, stop, moves))
        decisions += 1
        seat = actor(s)
    return decisions


def contests(
    count: int,
    games: States,
    players: int,
    options: Words,
    minds: Minds,
    tables: States,
    tree: Tree,
    ledger: Ledger,
    path: Words,
    worths: Values,
    reading: Values,
    stop: Words,
    decisions: Words,
) -> None:
    """One contest a game. `decisions[index]` becomes its length."""
    for index in range(count):
        decisions[index] = contest(
            games[index], players, options, minds, tables, tree, ledger, path, worths, reading, stop
        )
