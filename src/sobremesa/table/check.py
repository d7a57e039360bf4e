"""Judging a record: does the game that its moves make agree with what it says? And does its shuffle follow from its secret?"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from ..core.errors import Refusal, refuse
from ..core.plain import thaw
from ..core.protocol import OVER, State
from ..games.asking import Standing
from ..games.game import BY_CHANCE, Options
from ..games.orders import why_not_order
from . import fairness
from .match import placed_last
from .parsing import at_line
from .records import Record

NO_SECRET: Final = b""  # a game recorded elsewhere has no key


# ---- check -----------------------------------------------------------------------------------------------------------------------------------


def check(record: Record) -> list[Refusal]:
    """Everything the record says that is not so, by line; empty if it agrees. After an illegal move nothing further can be judged."""
    found = [*check_commitment(record), *check_words(record)]
    dealt = deal(record)
    if isinstance(dealt, Refusal):
        found.append(dealt)
    else:
        found += check_game(record, dealt)
    return sorted(found, key=lambda refusal: refusal.facts["line"])


def check_commitment(record: Record) -> list[Refusal]:
    if not (record.secret and record.commitment) or fairness.commitment(record.secret) == record.commitment:
        return []
    return [at_line(refuse("record-commitment"), record.line("commitment"))]


def check_words(record: Record) -> list[Refusal]:
    """Who is said to have given words after the commitment was shown has given some."""
    mute = [seat for seat, chair in enumerate(record.chairs, 1) if chair.after and not chair.words]
    return [at_line(refuse("record-after", seat=seat), record.line("after")) for seat in mute]


def check_game(record: Record, dealt: State) -> list[Refusal]:
    end = replay(record, dealt)
    return [end] if isinstance(end, Refusal) else check_result(record, end)


def deal(record: Record) -> State | Refusal:
    """The start, from the explicit order of the cards and the seat that is said to start."""
    options = settled(record)
    if isinstance(options, Refusal):
        return options
    if refusal := why_not_order(record.game, record.players, options, record.order):
        return at_line(refusal, record.card_line(refusal.facts.get("place", len(record.order))))
    game, s = record.game, record.game.new()
    game.rules.deal(s, record.players, options.encode(), np.array(record.order, np.int8))
    first = game.rules.actor(s)
    if record.starts not in (None, first):
        return at_line(refuse("record-starts", said=record.starts + 1, correct=first + 1), record.line("starts"))
    return s


def settled(record: Record) -> Options | Refusal:
    """The options with nothing left to chance: a random starter becomes the one who started."""
    if getattr(record.options, "starter", None) != BY_CHANCE:
        return record.options
    if record.starts is None:
        return at_line(refuse("record-missing", key="starts"), record.line("end"))
    return record.options.started_by(record.starts)


def replay(record: Record, dealt: State) -> State | Refusal:
    """The state after all moves, or the first that could not be made."""
    game, s = record.game, thaw(dealt)
    root = record.root or NO_SECRET
    for move in record.moves:
        if game.rules.actor(s) == OVER:
            return at_line(refuse("record-after-end"), move.line)
        if not game.rules.owes(s, move.seat):
            return at_line(refuse("record-turn", seat=move.seat + 1, turn=game.rules.actor(s) + 1), move.line)
        if move.action not in game.legal(s, move.seat):
            return at_line(game.why_not(s, move.seat, move.action), move.line)
        after = fairness.fair_play(game, s, root, move.seat, move.action)
        if record.root is None and fairness.took_a_chance(s, after, root):
            return at_line(refuse("record-chance"), move.line)
        s = after
    if game.rules.actor(s) != OVER and not record.is_stopped:
        return at_line(refuse("record-unfinished", moves=len(record.moves)), record.line("end"))
    return s


def check_result(record: Record, end: State) -> list[Refusal]:
    standing = record.game.standing(end)
    points = standing.points
    winners = [] if record.abandoned else Standing(points, placed_last(standing.ranks, list(record.lost))).winners
    found = [
        at_line(
            refuse("record-score", seat=seat + 1, said=said, correct=points[seat]), record.line(f"score {seat + 1}")
        )
        for seat, said in record.scores.items()
        if said != points[seat]
    ]
    if record.winners and record.winners != winners:
        found.append(
            at_line(refuse("record-winner", said=seats(record.winners), correct=seats(winners)), record.line("winner"))
        )
    return found


def seats(numbers: list[int]) -> str:
    return ", ".join(str(seat + 1) for seat in numbers)


# ---- verify ----------------------------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Proven:
    """Something that was looked at and holds: the message `proof-<code>` and its arguments."""

    code: str
    facts: dict[str, Any]


@dataclass(frozen=True)
class Proof:
    """What holds, in the order it was looked at; and the first thing that does not."""

    steps: list[Proven]
    refusal: Refusal | None = None


def verify(record: Record) -> Proof:
    """Recompute commitment, order and starter from the secret and the players' words, then play every move again."""
    root = record.root
    if root is None:
        return Proof([], at_line(refuse("proof-no-secret"), record.line("end")))
    steps: list[Proven] = []
    for prove in (prove_commitment, prove_order, prove_starter, prove_words, prove_game):
        outcome = prove(record, root)
        if isinstance(outcome, Refusal):
            return Proof(steps, outcome)
        steps.append(outcome)
    return Proof(steps)


def prove_commitment(record: Record, root: bytes) -> Proven | Refusal:
    found = check_commitment(record)
    if found:
        return found[0]
    computed = fairness.commitment(record.secret or "")
    return Proven("commitment" if record.commitment else "no-commitment", {"commitment": computed})


def prove_order(record: Record, root: bytes) -> Proven | Refusal:
    _, order = fair_deal(record, root)
    write = record.game.notation.write_card
    for place, (said, computed) in enumerate(zip(record.order, map(int, order), strict=True), 1):
        if said != computed:
            facts = {"place": place, "said": write(said), "correct": write(computed)}
            return at_line(Refusal("proof-order", facts), record.card_line(place))
    return Proven("order", {"cards": len(order), "words": sum(bool(chair.words) for chair in record.chairs)})


def prove_words(record: Record, root: bytes) -> Proven | Refusal:
    """Could whoever drew the secret have chosen the order? Not alone, where somebody's words came after the commitment: the record says whose,
    and they know."""
    found = check_words(record)
    if found:
        return found[0]
    if after := [seat for seat, chair in enumerate(record.chairs) if chair.after]:
        return Proven("words-after", {"seats": seats(after), "count": len(after)})
    return Proven("words-before" if any(record.words) else "words-none", {})


def prove_starter(record: Record, root: bytes) -> Proven | Refusal:
    s, _ = fair_deal(record, root)
    first = record.game.rules.actor(s)
    if record.starts not in (None, first):
        return at_line(refuse("proof-starts", said=record.starts + 1, correct=first + 1), record.line("starts"))
    return Proven("starter", {"seat": first + 1})


def prove_game(record: Record, root: bytes) -> Proven | Refusal:
    s, _ = fair_deal(record, root)
    found = check_game(record, s)
    return found[0] if found else Proven("game", {"moves": len(record.moves)})


def fair_deal(record: Record, root: bytes) -> tuple[State, Any]:
    return fairness.fair_deal(record.game, record.players, record.options, root)
