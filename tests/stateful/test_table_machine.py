"""A table under any sequence of commands: what its log rebuilds is the table itself, and a refusal changes nothing."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sobremesa.core.errors import Refusal
from sobremesa.games.registry import GAMES
from sobremesa.table import fairness, log
from sobremesa.table.table import PHRASES, Table
from sobremesa.table.view import table_view

from ..examples import tried

LEVELS = ["random", "greedy"]
GUESTS = [f"guest{n}" for n in range(8)]
IDS = st.text("abc", max_size=2)  # short, so that some are sent again


class TableMachine(RuleBasedStateMachine):
    table: Table
    entries: list[log.AnyEntry]
    rebuilt: int  # entries there were when the log was last held against the table

    @initialize(
        game=st.sampled_from(sorted(GAMES)),
        kinds=st.lists(st.sampled_from(["open", "open", "bot"]), min_size=2, max_size=5),
        secret=st.binary(min_size=32, max_size=32),
    )
    def open(self, game: str, kinds: list[Any], secret: bytes) -> None:
        counts = GAMES[game].player_counts()
        kinds = (kinds + ["open"] * counts[0])[: min(counts[-1], max(counts[0], len(kinds)))]
        plans = [log.SeatPlan(kind, "random" if kind == "bot" else None) for kind in kinds]
        games = max(GAMES[game].matches)
        opened = log.Opened(1.0, game, GAMES[game].version, {}, "", plans, secret.hex(), GUESTS[0], LEVELS, games)
        table = Table.decide_opening(opened)
        assert isinstance(table, Table)
        self.table, self.entries, self.rebuilt = table, [opened], 0

    def do(self, decision: list[log.AnyEntry] | Refusal, before: dict[str, Any]) -> None:
        if isinstance(decision, Refusal):
            assert shape(self.table) == before
            return
        for entry in decision:
            entry = log.decode(log.encode(entry))  # as it comes back from a store
            self.table.apply(entry)
            self.entries.append(entry)

    # ---- commands, sensible or not --------------------------------------------------------------------------------------

    @rule(guest=st.sampled_from(GUESTS), seat=st.integers(-1, 6), words=st.none() | st.text(max_size=120), id=IDS)
    def sit(self, guest: str, seat: int, words: str | None, id: str) -> None:
        before = shape(self.table)
        self.do(self.table.decide_sit(2.0, guest, seat, guest.title(), words, id), before)

    @rule()
    def seat_everybody(self) -> None:
        """So that games begin often enough."""
        for number, seat in enumerate(self.table.seats):
            if seat.kind == "open":
                guest = next(one for one in GUESTS if self.table.seat_of(one) is None)
                before = shape(self.table)
                self.do(self.table.decide_sit(2.0, guest, number, guest), before)

    @rule(guest=st.sampled_from(GUESTS), id=IDS)
    def leave(self, guest: str, id: str) -> None:
        before = shape(self.table)
        self.do(self.table.decide_leave(3.0, guest, id), before)

    @rule(guest=st.sampled_from(GUESTS), seat=st.integers(-1, 6), level=st.sampled_from([*LEVELS, "oracle"]), id=IDS)
    def fill(self, guest: str, seat: int, level: str, id: str) -> None:
        before = shape(self.table)
        self.do(self.table.decide_fill(4.0, guest, seat, level, id), before)

    @rule(seat=st.none() | st.integers(0, 4), ply=st.integers(-1, 80), action=st.integers(-2, 140), id=IDS)
    def move_wildly(self, seat: int | None, ply: int, action: int, id: str) -> None:
        seat = seat if seat is None or seat < len(self.table.seats) else None
        before = shape(self.table)
        self.do(self.table.decide_move(5.0, seat, ply, action, id), before)

    @precondition(lambda self: self.table.status == "playing")
    @rule(data=st.data(), moves=st.integers(1, 40))
    def move(self, data: st.DataObject, moves: int) -> None:
        for _ in range(moves):
            owing = self.table.owing()
            if not owing:
                return
            seat = data.draw(st.sampled_from(owing))
            assert self.table.state is not None
            action = data.draw(st.sampled_from(self.table.game.legal(self.table.state, seat)))
            decision = self.table.decide_move(5.0, seat, self.table.ply, action)
            assert isinstance(decision, list), decision
            self.do(decision, {})

    @rule(seat=st.none() | st.integers(0, 4), id=IDS)
    def ask_takeback(self, seat: int | None, id: str) -> None:
        seat = seat if seat is None or seat < len(self.table.seats) else None
        before = shape(self.table)
        self.do(self.table.decide_takeback(6.0, seat, id), before)

    @rule(seat=st.none() | st.integers(0, 4), agree=st.booleans(), id=IDS)
    def answer(self, seat: int | None, agree: bool, id: str) -> None:
        seat = seat if seat is None or seat < len(self.table.seats) else None
        before = shape(self.table)
        self.do(self.table.decide_answer(7.0, seat, agree, id), before)

    @rule(
        guest=st.sampled_from(GUESTS),
        phrase=st.none() | st.sampled_from([*PHRASES, "insult"]),
        text=st.none() | st.text(max_size=310),
        id=IDS,
    )
    def say(self, guest: str, phrase: str | None, text: str | None, id: str) -> None:
        before = shape(self.table)
        self.do(self.table.decide_say(8.0, guest, guest, phrase, text, id), before)

    @rule(seat=st.none() | st.integers(0, 4), id=IDS)
    def next_game(self, seat: int | None, id: str) -> None:
        seat = seat if seat is None or seat < len(self.table.seats) else None
        before = shape(self.table)
        self.do(self.table.decide_next(9.0, seat, id), before)

    @rule(seat=st.none() | st.integers(0, 4), id=IDS)
    def rematch(self, seat: int | None, id: str) -> None:
        seat = seat if seat is None or seat < len(self.table.seats) else None
        before = shape(self.table)
        self.do(self.table.decide_rematch(9.0, seat, "another", id), before)

    # ---- what always holds ----------------------------------------------------------------------------------------------

    @invariant()
    def the_log_is_the_table(self) -> None:
        if hasattr(self, "table") and self.rebuilt != len(self.entries):
            assert shape(Table.rebuild(self.entries)) == shape(self.table)
            self.rebuilt = len(self.entries)

    @invariant()
    def seq_counts_entries(self) -> None:
        if hasattr(self, "table"):
            assert self.table.seq == len(self.entries)

    @invariant()
    def nobody_sits_twice_and_the_secret_stays_one_until_the_end(self) -> None:
        if hasattr(self, "table"):
            guests = [seat.guest for seat in self.table.seats if seat.guest]
            assert len(guests) == len(set(guests))
            view = table_view(self.table, "id", None, [False] * len(self.table.seats))
            assert (view.secret is None) == (self.table.status != "over")
            assert view.commitment == fairness.commitment(self.table.opened.secret)


def shape(table: Table) -> dict[str, Any]:
    """All of a table that can be compared."""
    state = table.state
    return {
        "seats": [vars(seat).copy() for seat in table.seats],
        "seq": table.seq,
        "ply": table.ply,
        "status": table.status,
        "state": None if state is None else state.tobytes(),
        "games": [played.state.tobytes() for played in table.games],
        "steps": list(table.steps),
        "states": [] if table.playing is None else [after.tobytes() for _, _, after in table.playing.passages()],
        "asked": table.asked,
        "agreed": list(table.agreed),
        "chat": list(table.chat),
        "rematch": table.rematch,
        "done": dict(table.done),
    }


TestTable = TableMachine.TestCase
TestTable.settings = settings(
    tried(20),
    stateful_step_count=40,
    suppress_health_check=list(HealthCheck),
    phases=set(Phase) - {Phase.explain},  # which watches every line, ten times as slowly
)
