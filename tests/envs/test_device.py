"""Games on a GPU are the games of `VectorGame`, and others look at their memory without a copy. Where there is no GPU, that is said."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa.core import jit
from sobremesa.envs import DeviceBuffers, DeviceGame, VectorGame, threads
from sobremesa.games.registry import GAMES

on_a_gpu = pytest.mark.skipif(not jit.has_gpu(), reason="needs a GPU")
each_game = pytest.mark.parametrize("name", GAMES)
GAMES_AT_ONCE, STEPS = 300, 120


def any_actions(mask: Any, chance: np.random.Generator) -> Any:
    return (mask * chance.random(mask.shape)).argmax(axis=1)


@pytest.mark.skipif(jit.has_gpu(), reason="there is a GPU")
def test_without_a_gpu_it_says_so() -> None:
    with pytest.raises(OSError, match="no GPU"):
        DeviceGame("parade", 2)


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::UserWarning")  # of the compiler itself
@pytest.mark.parametrize("name", ["parade", pytest.param("coloretto", marks=pytest.mark.soak)])
def test_a_step_compiles_for_a_gpu(name: str) -> None:
    assert ".visible .func" in jit.ptx(GAMES[name].rules, threads.step_here, threads)


@pytest.mark.cuda
@on_a_gpu
@each_game
def test_they_are_the_games_of_the_processor(name: str) -> None:
    there, here = DeviceGame(name, GAMES_AT_ONCE, 3), VectorGame(name, GAMES_AT_ONCE, 3)
    out, seen, chance = here.reset("spring"), there.reset("spring"), np.random.default_rng(1)
    for _ in range(STEPS):
        for field in DeviceBuffers.__dataclass_fields__:
            assert (getattr(seen, field).to_numpy() == getattr(out, field)).all(), field
        actions = any_actions(out.mask, chance)
        here.step(actions, out)
        there.step(actions)
    assert there.state(7).tobytes() == here.state(7).tobytes()


@pytest.mark.cuda
@on_a_gpu
def test_what_torch_and_jax_see_is_the_memory_itself() -> None:
    torch, jax = pytest.importorskip("torch"), pytest.importorskip("jax")
    games = DeviceGame("parade", 1000, 4)
    out = games.reset("spring")
    observation, mask = torch.from_dlpack(out.observation), torch.from_dlpack(out.mask)
    assert observation.data_ptr() == out.observation.__cuda_array_interface__["data"][0]
    games.step(mask.to(torch.int64).argmax(dim=1))  # an array of the device
    assert (observation.cpu().numpy() == out.observation.to_numpy()).all()
    looked = jax.dlpack.from_dlpack(out.mask)
    assert looked.unsafe_buffer_pointer() == mask.data_ptr()
    games.step(jax.block_until_ready(looked.argmax(axis=1)))
    assert (observation.cpu().numpy() == out.observation.to_numpy()).all()


@pytest.mark.cuda
@on_a_gpu
def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    games = DeviceGame("parade", 3, 2)
    out = games.reset("a")
    before = [games.state(index).tobytes() for index in range(3)]
    actions = out.mask.to_numpy().argmax(axis=1)
    actions[1] = out.mask.to_numpy()[1].argmin()
    with pytest.raises(ValueError, match="game 1: action"):
        games.step(actions)
    assert [games.state(index).tobytes() for index in range(3)] == before
    with pytest.raises(ValueError, match="each of 3 games"):
        games.step(actions[:2])
    games.step(out.mask.to_numpy().argmax(axis=1))
