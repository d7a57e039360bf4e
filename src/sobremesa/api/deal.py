"""One game, dealt and played on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Self

import msgspec
import numpy as np
import numpy.typing as npt

from .. import bots
from ..core.errors import Refusal, refuse
from ..core.plain import freeze
from ..core.protocol import NOBODY, OVER, State
from ..core.rng import rekey
from ..games.asking import Standing
from ..games.game import Game, Options, View
from ..i18n import render_event
from ..table import fairness
from ..table.check import NO_SECRET
from ..table.played import Played
from ..table.records import Chair, Move, Record, format_record
from ..table.story import chapters
from .refused import Refused, accepted


class Deal:
    """One game: whose turn it is, what they may do, what each seat sees, who wins. Only `play` changes it.

    Seats count from 0. Where a method takes a seat and none is given, it is the one to decide now. `Rulebook.deal` makes a deal."""

    def __init__(self, record: Record, dealt: State) -> None:
        self._game, self._record = record.game, record
        self._played = Played(record.game, record.root or NO_SECRET, dealt)
        for move in record.moves:
            self._played.play(move.seat, move.action)

    # ---- where it stands -----------------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game."""
        return self._game.name

    @property
    def players(self) -> int:
        """How many play."""
        return int(self._played.state.players)

    @property
    def options(self) -> dict[str, Any]:
        """The options it is played by."""
        return msgspec.to_builtins(self._record.options)

    @property
    def ply(self) -> int:
        """How many decisions have been made."""
        return len(self._played.steps)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self._played.is_over

    @property
    def seat(self) -> int | None:
        """The seat to decide now; None when the game is over. Where several decide at once, the first of them."""
        actor = int(self._game.rules.actor(self._played.state))
        return None if actor == OVER else actor

    @property
    def owing(self) -> list[int]:
        """All seats that owe a decision now: more than one where a rule makes them choose at the same time."""
        return [seat for seat in range(self.players) if self._game.rules.owes(self._played.state, seat)]

    @property
    def points(self) -> list[int]:
        """Points by seat, at any time, as if the game ended now. In some games fewer are better."""
        return self._standing.points

    @property
    def ranks(self) -> list[int]:
        """By seat, how many are strictly ahead: 0 for whoever wins, or shares the win."""
        return self._standing.ranks

    @property
    def winners(self) -> list[int]:
        """The seats that nobody is ahead of."""
        return self._standing.winners

    @property
    def state(self) -> State:
        """A copy of the record the rules work on, for `bind` and the like. It holds every secret of the game."""
        return freeze(self._played.state)

    # ---- playing -------------------------------------------------------------------------------------------------------------------------

    def legal(self, seat: int | None = None) -> list[int]:
        """The actions a seat may take now; none if it owes no decision."""
        return [] if self._asked(seat) == NOBODY else self._game.legal(self._played.state, self._asked(seat))

    def moves(self, seat: int | None = None) -> dict[int, str]:
        """The same, each with how records write it."""
        return {action: self._game.notation.write(action) for action in self.legal(seat)}

    def play(self, action: int | str, seat: int | None = None) -> None:
        """Take an action, given as its number or as records write it. Raises `Refused` where it is not legal."""
        number = accepted(self._game.notation.read(action), self._game) if isinstance(action, str) else action
        decider = self._asked(seat)
        if refusal := self._why_not(decider, number):
            raise Refused(refusal, self._game)
        self._played.play(decider, number)

    def copy(self) -> Self:
        """Another deal that goes on from here. It meets the same chances."""
        other = object.__new__(type(self))
        vars(other).update(vars(self), _played=self._played.copy())
        return other

    # ---- what a seat knows ---------------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> View:
        """All that a seat may know, with its legal moves and what each would do; NOBODY is a spectator."""
        return self._game.view(self._played.state, self._asked(seat))

    def observation(self, seat: int | None = None) -> npt.NDArray[np.float32]:
        """The same as numbers for a neural net; docs/observations.md says what each means."""
        out = np.zeros(self._game.rules.FEATURES, np.float32)
        self._game.rules.observe(self._played.state, self._player(seat), out)
        return out

    def mask(self, seat: int | None = None) -> npt.NDArray[np.bool_]:
        """By action, whether a seat may take it now."""
        out = np.zeros(self._game.rules.ACTIONS, np.bool_)
        out[self.legal(seat)] = True
        return out

    def known_to(self, seat: int, seed: str = "") -> State:
        """A record in which all that the seat cannot know has been dealt again: what a bot is given to think about."""
        known = self._played.state.copy()
        rekey(known, fairness.bot_key(seed.encode(), self.ply, seat))
        self._game.rules.redeal(known, self._player(seat))
        return freeze(known)

    def story(self, viewer: int = NOBODY, language: str = "en", names: Sequence[str] = ()) -> list[str]:
        """What has happened, in sentences, as a seat may be told it."""
        told = (event for chapter in chapters([self._played], viewer) for event in chapter.events)
        return [render_event(language, self._game, event, names) for event in told]

    # ---- bots ----------------------------------------------------------------------------------------------------------------------------

    def bot(self, level: str = "strong", seat: int | None = None, seed: str = "") -> int:
        """The action that a bot of this level would take. It is told what its seat knows and nothing else; with the same seed it decides alike."""
        decider = self._player(seat)
        if level not in bots.LEVELS:
            raise Refused(refuse("unknown-level", level=level[:40], levels=", ".join(bots.LEVELS)))
        if not self._game.rules.owes(self._played.state, decider):
            raise Refused(refuse("not-your-turn", by=self.seat), self._game)
        key = fairness.bot_key(seed.encode(), self.ply, decider)
        return bots.choose(level, self._game, self.known_to(decider, seed), decider, key)

    # ---- records -------------------------------------------------------------------------------------------------------------------------

    def record(self, names: Sequence[str] = ()) -> str:
        """The game as an open text file, which `sobremesa check` and `verify` read. It holds every secret of the game."""
        chairs = [replace(chair, name=name) for chair, name in zip(self._record.chairs, names, strict=False)]
        played = replace(
            self._record,
            chairs=[*chairs, *self._record.chairs[len(chairs) :]],
            moves=[Move(step.seat, step.action) for step in self._played.steps],
            scores=dict(enumerate(self.points)) if self.is_over else {},
            winners=self.winners if self.is_over else [],
        )
        return format_record(played)

    # ---- inside --------------------------------------------------------------------------------------------------------------------------

    @property
    def _standing(self) -> Standing:
        return self._game.standing(self._played.state)

    def _asked(self, seat: int | None) -> int:
        """The seat that is meant; NOBODY when none is named and nobody is to decide."""
        if seat is None:
            return NOBODY if self.seat is None else self.seat
        if not NOBODY <= seat < self.players:
            raise Refused(refuse("no-such-seat", seat=seat + 1))
        return seat

    def _player(self, seat: int | None) -> int:
        """Somebody who plays: when nobody is to decide and none is named, the first."""
        return max(0, self._asked(seat))

    def _why_not(self, seat: int, action: int) -> Refusal | None:
        if self.is_over:
            return refuse("game-over")
        if not self._game.rules.owes(self._played.state, seat):
            return refuse("not-your-turn", by=self.seat)
        legal = action in self._game.legal(self._played.state, seat)
        return None if legal else self._game.why_not(self._played.state, seat, action)


def fresh(game: Game, players: int, options: Options, secret: str) -> Deal:
    """A deal with all its chance from this secret."""
    dealt, order = fairness.fair_deal(game, players, options, fairness.root_key(secret, [None] * players))
    record = Record(
        game=game,
        rules=game.version,
        options=options,
        chairs=[Chair() for _ in range(players)],
        order=[int(card) for card in order],
        moves=[],
        starts=int(game.rules.actor(dealt)),
        secret=secret,
        commitment=fairness.commitment(secret),
    )
    return Deal(record, dealt)
