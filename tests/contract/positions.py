"""Positions of every kind: any options, any number of players, any moment of a random game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from sobremesa.core.jit import Bound
from sobremesa.core.protocol import OVER
from sobremesa.games.game import Game, Options

from .games import dealt, lens_of, moves_of, owing, player_counts

LONGEST = (40, 120, 240, 480)  # decisions


@dataclass(frozen=True)
class Setting:
    players: int
    options: Options


def choices_of(game: Game) -> dict[str, list[Any]]:
    """What each option may be."""
    fields = msgspec.inspect.type_info(game.Options).fields  # pyright: ignore[reportAttributeAccessIssue]
    lens = lens_of(game)
    return {
        f.name: [*_choices(f.name, f.type), *lens.choices.get(f.name, [])]
        for f in fields
        if f.name not in lens.cosmetic
    }


def _choices(name: str, kind: Any) -> list[Any]:
    listed = (kind.extra_json_schema or {}).get("examples", []) if isinstance(kind, msgspec.inspect.Metadata) else []
    bare = kind.type if isinstance(kind, msgspec.inspect.Metadata) else kind
    if listed:
        return list(listed)
    if isinstance(bare, msgspec.inspect.BoolType):
        return [False, True]
    if isinstance(bare, msgspec.inspect.LiteralType):
        return list(bare.values)
    assert isinstance(bare, msgspec.inspect.IntType), f"nobody knows what {name} may be"
    assert bare.ge is not None
    assert bare.le is not None
    return list(range(bare.ge, bare.le + 1))


def any_setting(game: Game, chance: random.Random, seats: int | None = None) -> Setting:
    """Drawn until nothing is against it, for so many players or any number."""
    choices = choices_of(game)
    while True:
        options = game.Options(**{name: chance.choice(some) for name, some in choices.items() if chance.random() < 0.5})
        setting = Setting(seats or chance.choice(player_counts(game)), options)
        if can_be_dealt(setting):
            return setting


def can_be_dealt(setting: Setting) -> bool:
    """What those at a table would arrange together first, chance does not."""
    return setting.options.refusal(setting.players) is None and not setting.options.is_arranged


def one_option_changed(game: Game, setting: Setting) -> Iterator[Setting]:
    for name, some in choices_of(game).items():
        for value in some:
            other = Setting(setting.players, msgspec.structs.replace(setting.options, **{name: value}))
            if can_be_dealt(other):
                yield other


def walk(game: Game, setting: Setting, seed: int, run: Bound, chance: random.Random | None = None) -> Iterator[Any]:
    """The same state again and again, one decision later each time: at random, or in every other game mostly sensible, which ends more of them."""
    chance = chance or random.Random(seed)
    s = dealt(game, setting.players, seed, run, setting.options)
    yield s
    while run.actor(s) != OVER:
        seat = chance.choice(owing(run, s))
        run.play(s, seat, choose(run, s, seat, chance, seed % 2 == 1))
        yield s


def choose(run: Bound, s: Any, seat: int, chance: random.Random, sensible: bool) -> int:
    actions = moves_of(run, s, seat)
    if sensible and chance.random() < 0.8:
        return max(actions, key=lambda action: run.appeal(s, seat, action))
    return chance.choice(actions)


def somewhere(game: Game, seed: int, run: Bound, players: int | None = None) -> Any:
    """A position of a game with any options: of any phase that it came to, the rare as likely as the common."""
    chance = random.Random(seed)
    states = walk(game, any_setting(game, chance, players), seed, run)
    met: dict[int, Any] = {}
    for s, _ in zip(states, range(1 + chance.randrange(chance.choice(LONGEST))), strict=False):
        met[int(getattr(s, "phase", 0))] = s.copy()
    return met[chance.choice(sorted(met))]
