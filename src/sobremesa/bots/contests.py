"""Whole games between bots, on compiled rules. Generic code, linked to a game by `bind`."""

from __future__ import annotations

from ..core.jit import room_for_cards
from ..core.protocol import OVER, State, States, Words, actor, deal, impatience, legal, play, shuffle
from ..core.rng import diverge, uniform
from .mind import BY_CHANCE, BY_INSTINCT, MindRecord, Minds
from .montecarlo import search
from .selection import any_action, by_instinct, most_appealing
from .workspace import Workspace

__all__ = ["contests", "decide"]


def decide(s: State, seat: int, mind: MindRecord, w: Workspace) -> int:
    """The action of a bot. `w.position.rng` is its own chance and lives on from one decision to the next."""
    if mind.way == BY_INSTINCT and mind.slip == 0.0:
        return most_appealing(s, seat, w.moves)
    look_at(s, w)
    own = w.position
    if mind.way == BY_CHANCE or uniform(own) < mind.slip:
        slip = any_action(own, seat, w.moves)
        if mind.impatience * impatience(own, seat, slip) >= 0.0:  # nobody slips into patience
            return slip
    if mind.way == BY_INSTINCT:
        return by_instinct(own, seat, mind.impatience, w.moves)
    if legal(own, seat, w.moves) == 1:
        return int(w.moves[0])
    search(w, mind, seat)
    return int(w.candidates[0].action)


def look_at(s: State, w: Workspace) -> None:
    """The game becomes the position, with the bot's own chance."""
    rng = w.position.rng
    a, b, c, d = rng[0], rng[1], rng[2], rng[3]
    w.position = s
    rng[0], rng[1], rng[2], rng[3] = a, b, c, d


def contest(s: State, options: Words, minds: Minds, w: Workspace) -> int:
    """Shuffle, deal and play one game between bots, a mind a seat; how many decisions it took. `s.rng` must be keyed."""
    order = room_for_cards()
    shuffle(s, len(minds), options, order)
    deal(s, len(minds), options, order)
    w.position = s
    diverge(w.position)
    decisions = 0
    seat = actor(s)
    while seat != OVER:
        play(s, seat, decide(s, seat, minds[seat], w))
        decisions += 1
        seat = actor(s)
    return decisions


def contests(games: States, options: Words, minds: Minds, w: Workspace, decisions: Words) -> None:
    """One contest a game. `decisions[index]` becomes its length."""
    for index in range(len(games)):
        decisions[index] = contest(games[index], options, minds, w)
