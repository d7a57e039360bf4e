"""Many games at once are the games that would be played one by one."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest

from sobremesa import bots
from sobremesa.core.keys import keys
from sobremesa.core.protocol import OVER
from sobremesa.envs import Buffers, VectorGame
from sobremesa.games.asking import standing_of
from sobremesa.games.registry import GAMES

each_game = pytest.mark.parametrize("name", GAMES)
SHORT: dict[str, dict[str, Any]] = {"jackrabbits": {"turn_limit": 6}}  # options with which a game is soon over


class OneByOne:
    """A single game, by the functions of the contract alone."""

    def __init__(self, name: str, players: int, key: Any) -> None:
        self.game, self.players = GAMES[name], players
        self.run = bots.bound(self.game)
        self.options = self.game.Options(**SHORT.get(name, {})).simulated().encode()
        self.s = self.run.states(1)[0]
        self.s["rng"] = key
        self.deal()

    def deal(self) -> None:
        order = np.empty(self.game.rules.CARDS, np.int8)
        self.run.shuffle(self.s, self.players, self.options, order)
        self.run.deal(self.s, self.players, self.options, order)

    def looks(self) -> tuple[int, bytes, list[int]]:
        seat = self.run.actor(self.s)
        seen = np.empty(self.game.rules.FEATURES, np.float32)
        self.run.observe(self.s, seat, seen)
        return seat, seen.tobytes(), sorted(self.game.legal(self.s, seat))

    def play(self, action: int) -> tuple[bool, list[int]]:
        """Whether that ended it, and then the ranks."""
        self.run.play(self.s, self.run.actor(self.s), action)
        if self.run.actor(self.s) != OVER:
            return False, []
        ranks = standing_of(self.run, self.s).ranks
        self.deal()
        return True, ranks


def shown(out: Buffers, index: int) -> tuple[int, bytes, list[int]]:
    return int(out.seat[index]), out.observation[index].tobytes(), np.flatnonzero(out.mask[index]).tolist()


def any_actions(out: Buffers, chance: np.random.Generator) -> Any:
    return np.array([chance.choice(np.flatnonzero(row)) for row in out.mask])


def expected(ranks: list[int], players: int) -> list[float]:
    winners = ranks.count(0)
    return [((players / winners if rank == 0 else 0) - 1) / (players - 1) for rank in ranks] or [0.0] * players


@each_game
def test_they_are_the_same_games_move_by_move(name: str) -> None:
    many = VectorGame(name, 3, players=3, options=SHORT.get(name))
    alone = [OneByOne(name, 3, key) for key in keys("spring", 0, 3)]
    out, chance, ended = many.reset("spring"), np.random.default_rng(1), 0
    for _ in range(150):
        assert [shown(out, index) for index in range(3)] == [one.looks() for one in alone]
        actions = any_actions(out, chance)
        many.step(actions, out)
        for index, one in enumerate(alone):
            done, ranks = one.play(int(actions[index]))
            ended += done
            assert out.done[index] == done
            assert out.reward[index] == pytest.approx(expected(ranks, 3))
    assert ended >= 3


@each_game
def test_a_game_does_not_depend_on_those_beside_it(name: str) -> None:
    """Nor on how bots think in them: three games, and the first of them alone."""
    setting = {"players": 3, "bots": ["club", "random", "greedy"], "options": SHORT.get(name)}
    many, one = VectorGame(name, 3, **setting), VectorGame(name, 1, **setting)  # type: ignore[arg-type]
    out, alone, chance = many.reset("spring"), one.reset("spring"), np.random.default_rng(1)
    for _ in range(20):
        assert shown(out, 0) == shown(alone, 0)
        actions = any_actions(out, chance)
        one.step(actions[:1], alone)
        many.step(actions, out)


def test_one_seat_is_played_from_outside_and_moves_up_after_each_game() -> None:
    games = VectorGame("parade", 4, players=3, bots="random")
    out, chance, last = games.reset("spring"), np.random.default_rng(1), np.arange(4) % 3
    for _ in range(100):
        assert (out.seat == last).all()
        games.step(any_actions(out, chance), out)
        last = (last + out.done) % 3
    fixed = VectorGame("parade", 4, players=3, bots="random", seat=2)
    assert (fixed.reset("spring").seat == 2).all()


def test_points_are_paid_as_the_game_counts_them() -> None:
    """In Parade fewer are better, in Coloretto more; either way the winner is paid most."""
    for name in ("parade", "coloretto"):
        games = VectorGame(name, 2, players=3, reward="points")
        out, chance, paid = games.reset("spring"), np.random.default_rng(1), []
        wins = VectorGame(name, 2, players=3)
        won = wins.reset("spring")
        for _ in range(150):
            actions = any_actions(out, chance)
            games.step(actions, out)
            wins.step(actions, won)
            for index in np.flatnonzero(out.done):
                paid.append(out.reward[index].tolist())
                assert won.reward[index].sum() == pytest.approx(0, abs=1e-6)
                assert out.reward[index][won.reward[index].argmax()] == max(paid[-1])
        assert paid
        assert all(number == int(number) for row in paid for number in row)


def test_buffers_are_the_callers_own() -> None:
    games = VectorGame("parade", 2, players=2)
    own = Buffers(*(np.zeros_like(array) for array in vars(games.buffers()).values()))
    assert games.reset("a", own) is own
    before = own.observation.copy()
    assert games.step(own.mask.argmax(axis=1), own) is own
    assert (own.observation != before).any()
    assert games.step(own.mask.argmax(axis=1)) is not own


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    games = VectorGame("parade", 3, players=2)
    out = games.reset("a")
    before = [games.state(index).tobytes() for index in range(3)]
    actions = out.mask.argmax(axis=1)
    actions[1] = out.mask[1].argmin()
    with pytest.raises(ValueError, match="game 1: action"):
        games.step(actions, out)
    assert [games.state(index).tobytes() for index in range(3)] == before
    for wrong in (actions[:2], [-1, 0, 0], [10**9] * 3):
        with pytest.raises(ValueError, match=r"game|needed"):
            games.step(wrong, out)


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("observation", np.zeros((2, 771))),
        ("observation", np.zeros((771, 2), np.float32).T),
        ("mask", np.zeros((2, 131), np.bool_)),
        ("reward", np.zeros((2, 3), np.float32)),
        ("done", np.zeros(2, np.int8)),
        ("seat", np.zeros(1, np.int64)),
        ("seat", [0, 0]),
    ],
)
def test_what_does_not_fit_is_never_written_to(part: str, wrong: Any) -> None:
    games = VectorGame("parade", 2, players=2)
    with pytest.raises(ValueError, match=f"{part} must be"):
        games.reset("a", dataclasses.replace(games.buffers(), **{part: wrong}))


def test_what_cannot_be_read_is_not_written_either() -> None:
    games = VectorGame("parade", 2, players=2)
    locked = games.buffers()
    locked.mask.flags.writeable = False
    with pytest.raises(ValueError, match="mask must be"):
        games.reset("a", locked)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"game": "chess"}, "no game called “chess”"),
        ({"players": 9}, "2 to 6 players"),
        ({"games": 0}, "at least one game"),
        ({"options": {"colour": "red"}}, "options do not fit"),
        ({"bots": "wizard"}, "no bot called “wizard”"),
        ({"bots": ["greedy"] * 5}, "5 levels"),
        ({"bots": "greedy", "seat": 7}, "seat 7"),
        ({"seat": 0}, "seat 0"),
        ({"reward": "fame"}, "a reward is one of"),
    ],
)
def test_a_wrong_setting_is_told_in_words(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        VectorGame(**{"game": "parade", "games": 1, **wrong})


def test_a_step_comes_after_the_deal() -> None:
    with pytest.raises(ValueError, match="reset comes before"):
        VectorGame("parade", 1).step([0])
