"""One contender, measured, in a process of its own: `main(name, core)` prints its moves a second as JSON, `{}` where it is not installed."""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

SECONDS: Final = 1.5  # of playing, at least, a way
ROUNDS: Final = 5
PLAYERS: Final = 4
AT_ONCE: Final = 256  # games that are stepped together
MANY: Final = 1024  # of pgx, which likes more

# plays for a while; how many decisions players made
Loop = Callable[[], int]


def speed(loop: Loop) -> float:
    """Decisions a second of the best round, after one that does not count."""
    loop()
    best = 0.0
    for _ in range(ROUNDS):
        started, moves = time.process_time(), 0
        while time.process_time() - started < SECONDS / ROUNDS:
            moves += loop()
        best = max(best, moves / (time.process_time() - started))
    return best


# ---- ours --------------------------------------------------------------------------------------------------------------


def compiled(name: str) -> dict[str, Loop]:
    import numpy as np

    from sobremesa.envs import VectorGame

    from ..speed import sobremesa

    whole, number = sobremesa(name, PLAYERS, 500), iter(range(10**9))
    many, chance = VectorGame(name, AT_ONCE, PLAYERS), np.random.default_rng(1)
    out = many.reset("speed", many.buffers())

    def stepped() -> int:
        many.step(picked(out.mask, chance), out)
        return AT_ONCE

    return {"bare": lambda: whole(next(number))[1], "observed": stepped}


def picked(mask: Any, chance: Any) -> Any:
    """A legal action in every game; part of the loop, as it is for the others."""
    import numpy as np

    legal = np.flatnonzero(mask)
    count = np.bincount(legal // mask.shape[1])
    wanted = (chance.random(len(mask)) * count).astype(int)
    return legal[count.cumsum() - count + wanted] % mask.shape[1]


def interpreted(name: str) -> dict[str, Loop]:
    import numpy as np

    from sobremesa.core import jit, playout
    from sobremesa.core.keys import keys
    from sobremesa.games.registry import GAMES

    game = GAMES[name]
    run, options, number = (
        jit.bind(game.rules, "python", playout),
        game.Options().simulated().encode(),
        iter(range(10**9)),
    )

    def loop() -> int:
        state, decisions = np.zeros(1, game.rules.STATE), np.zeros(1, np.int64)
        state["rng"] = keys("speed", next(number), 1)
        run.random_games(1, state, PLAYERS, options, decisions)
        return int(decisions[0])

    return {"bare": loop}


def by_pettingzoo(name: str) -> dict[str, Loop]:
    from sobremesa.envs.pettingzoo import GameEnv

    return {"observed": zoo(GameEnv(name, PLAYERS))}


# ---- theirs ------------------------------------------------------------------------------------------------------------


def openspiel(name: str) -> dict[str, Loop]:
    import numpy as np
    import pyspiel

    from ..speed import after_the_deal, whole_games

    game = pyspiel.load_game(name)
    of_now = game.get_type().provides_observation_tensor
    whole, number = whole_games(game, 100), iter(range(10**9))

    def observed() -> int:
        state, decisions = after_the_deal(game), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            tensor = np.array(state.observation_tensor() if of_now else state.information_state_tensor(), np.float32)
            state.apply_action(random.choice(np.flatnonzero(state.legal_actions_mask()).tolist()))
            decisions += len(tensor) > 0
        return decisions

    return {"bare": lambda: whole(next(number))[1], "observed": observed}


def rlcard(name: str) -> dict[str, Loop]:
    import rlcard

    env: Any = rlcard.make(name)

    def observed() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return {"observed": observed}


def pettingzoo(name: str) -> dict[str, Loop]:
    from importlib import import_module

    return {"observed": zoo(import_module(f"pettingzoo.classic.{name}").raw_env())}


def zoo(env: Any) -> Loop:
    """PettingZoo's loop, `last` included, a game at a time."""
    import numpy as np

    def loop() -> int:
        env.reset(seed=random.randrange(1 << 30))
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else int(random.choice(np.flatnonzero(seen["action_mask"]))))
            steps += not (over or cut)
        return steps

    return loop


def pgx(name: str) -> dict[str, Loop]:
    import jax
    import jax.numpy as jnp
    from pgx import make
    from pgx.experimental import auto_reset

    env: Any = make(name)
    step, steps = auto_reset(env.step, env.init), 20

    def scanned(observed: bool) -> Loop:
        def one(carry: Any, _: Any) -> Any:
            state, key = carry
            key, first, second = jax.random.split(key, 3)
            logits = jnp.log(state.legal_action_mask.astype(jnp.float32))
            actions = jax.random.categorical(first, logits, axis=1)
            state = jax.vmap(step)(state, actions, jax.random.split(second, MANY))
            return (state, key), state.observation.sum() if observed else state.current_player.sum()

        run = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=steps))
        carry = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), MANY)), jax.random.PRNGKey(1)

        def loop() -> int:
            nonlocal carry
            carry, shown = run(carry)
            jax.block_until_ready(shown)
            return steps * MANY

        return loop

    return {"bare": scanned(False), "observed": scanned(True)}


@dataclass(frozen=True)
class Contender:
    how: str
    loops: Callable[[], dict[str, Loop]]


def ours(name: str, how: str, loops: Callable[[str], dict[str, Loop]]) -> Contender:
    return Contender(how, partial(loops, name))


NAMES: Final = ("parade", "coloretto", "jackrabbits")
CONTENDERS: Final[dict[str, Contender]] = {
    **{
        f"{name.capitalize()}, 4 players": ours(name, f"compiled; `VectorGame` of {AT_ONCE}", compiled)
        for name in NAMES
    },
    **{f"{name.capitalize()}, interpreted": ours(name, "the same rules, as Python", interpreted) for name in NAMES},
    **{f"{name.capitalize()}, by PettingZoo": ours(name, "its loop, one game", by_pettingzoo) for name in NAMES},
    "OpenSpiel crazy_eights, 4 players": Contender(
        "C++; tensors from Python", partial(openspiel, "crazy_eights(players=4)")
    ),
    "OpenSpiel hearts, 4 players": Contender("C++; tensors from Python", partial(openspiel, "hearts")),
    "RLCard uno, 2 players": Contender("Python", partial(rlcard, "uno")),
    "RLCard gin-rummy, 2 players": Contender("Python", partial(rlcard, "gin-rummy")),
    "PettingZoo texas_holdem, 2 players": Contender("Python, RLCard's", partial(pettingzoo, "texas_holdem_v4")),
    "PettingZoo texas_holdem_no_limit, 2 players": Contender(
        "Python, RLCard's", partial(pettingzoo, "texas_holdem_no_limit_v6")
    ),
    "PettingZoo leduc_holdem, 2 players": Contender("Python, RLCard's", partial(pettingzoo, "leduc_holdem_v4")),
    "pgx leduc_holdem, 2 players": Contender(f"JAX on the processor, {MANY} at once", partial(pgx, "leduc_holdem")),
    "pgx kuhn_poker, 2 players": Contender(f"JAX on the processor, {MANY} at once", partial(pgx, "kuhn_poker")),
}


def main(name: str, core: str) -> None:
    os.sched_setaffinity(0, {int(core)})
    random.seed(1)
    try:
        loops = CONTENDERS[name].loops()
    except ImportError:
        print("{}")
        return
    print(json.dumps({way: speed(loop) for way, loop in loops.items()}))
