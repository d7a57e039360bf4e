"""One game as it is played: the deal, the moves, and where it stands."""

from __future__ import annotations

import zlib
from collections import deque
from collections.abc import Iterator
from typing import Final, NamedTuple, Self

import msgspec

from ..core.plain import thaw, thawed
from ..core.protocol import OVER, State
from ..games.game import Game
from . import fairness

STRIDE: Final = 32  # moves between two states that are kept
RECENT: Final = 4  # moves that may be taken back soon: the states before these are at hand


class Step(msgspec.Struct, frozen=True, gc=False):
    """One move. `owing` has a bit for every seat that owed a decision before it; `revealed`: it showed anybody something that was hidden."""

    seat: int
    action: int
    owing: int
    revealed: bool
    by_bot: bool = False

    def was_owed_by(self, seat: int) -> bool:
        return bool(self.owing >> seat & 1)


class Passage(NamedTuple):
    """One move, and the states it led from and to."""

    step: Step
    before: State
    after: State


class Played:
    """Of the states between the deal and where it stands few are kept; the others are played again when somebody asks for them. States are plain,
    and nobody changes them."""

    def __init__(self, game: Game, root: bytes, dealt: State) -> None:
        self.game, self.root = game, root
        self._stand(thaw(dealt))
        self.starter = int(game.rules.actor(self.state))
        self.steps: list[Step] = []
        self.is_stopped = False
        self._before: State | None = None  # the last move
        self._recent: deque[bytes] = deque(maxlen=RECENT)  # before the last moves
        self._kept = [_packed(self.state)]  # after every `STRIDE` moves

    def _stand(self, state: State) -> None:
        self.state = state
        self.is_over = self.game.rules.actor(state) == OVER

    def stop(self) -> None:
        """It is over before its end."""
        self.is_stopped = not self.is_over
        self.is_over = True

    def copy(self) -> Self:
        """To be read in a thread, while the game goes on."""
        other = object.__new__(type(self))
        vars(other).update(vars(self), steps=list(self.steps), _kept=list(self._kept), _recent=deque(self._recent))
        return other

    def play(self, seat: int, action: int, by_bot: bool = False) -> None:
        before = self._before = self.state
        owing = self._owing()
        saved = before.tobytes()
        self._recent.append(saved)
        after = fairness.fair_play_on(self.game, self._thawed(saved), self.root, seat, action)
        self._stand(after)
        self.steps.append(Step(seat, action, owing, bool(after.revealed), by_bot))
        if len(self.steps) % STRIDE == 0:
            self._kept.append(_packed(after))

    def _owing(self) -> int:
        """A bit for every seat that owes a decision now."""
        owing, owes, state = 0, self.game.rules.owes, self.state
        for seat in range(state.players):
            owing |= owes(state, seat) << seat
        return owing

    def cut(self, moves: int) -> None:
        """Only the first so many moves stand."""
        self._stand(self.after(moves))
        self._before = None
        self._recent.clear()
        del self.steps[moves:], self._kept[moves // STRIDE + 1 :]

    def after(self, moves: int) -> State:
        """The state after so many moves."""
        if moves == len(self.steps):
            return self.state
        if moves == len(self.steps) - 1 and self._before is not None:
            return self._before
        if len(self.steps) - moves <= len(self._recent):
            return self._thawed(self._recent[moves - len(self.steps)])
        state = self._thawed(zlib.decompress(self._kept[moves // STRIDE]))
        for step in self.steps[moves - moves % STRIDE : moves]:
            state = self._next(state, step)
        return state

    @property
    def last(self) -> Passage | None:
        """The last move, where the state before it is at hand."""
        return None if self._before is None else Passage(self.steps[-1], self._before, self.state)

    def _thawed(self, saved: bytes) -> State:
        return thawed(self.game.rules.STATE, saved)

    def passages(self, since: int = 0) -> Iterator[Passage]:
        """The moves after the first so many."""
        before = self.after(since)
        last = len(self.steps) - 1
        for number, step in enumerate(self.steps[since:], since):
            after = self.state if number == last else self._next(before, step)
            yield Passage(step, before, after)
            before = after

    def _next(self, state: State, step: Step) -> State:
        return fairness.fair_play(self.game, state, self.root, step.seat, step.action)


def _packed(state: State) -> bytes:
    return zlib.compress(state.tobytes(), 1)
