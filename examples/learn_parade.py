"""Deep Monte Carlo at Parade of two, in NumPy alone: a net that knows nothing beats `greedy` after seconds, and clearly after minutes.

    python examples/learn_parade.py        # 100 rounds: in each, 100 decisions in 128 games at once
    python examples/learn_parade.py 10     # a short try

The net says how a game will end once a card is played, from −1 (lost) to 1 (won). The learner plays what it likes best, now and then anything; when
a game is over, the net is told how it ended, for every decision in it. `facts` is all it looks at, worked out from what its seat observes.
"""

from __future__ import annotations

import sys
import time
from typing import Any

import numpy as np

from sobremesa.core.observation import named
from sobremesa.envs import Buffers, VectorGame
from sobremesa.games.parade.rules import CARDS, COLOURS, HAND, OBSERVATION, VALUES

GAMES, DECISIONS, BATCH = 128, 100, 512
WHIM, RATE = 0.05, 2e-3  # how often the learner plays anything at all; how fast the net learns, at first
EYES, HIDDEN = 24, 64
SCALE = np.array([4, 16, 4, 16, 2, 16, 3, 8, 1, 1], np.float32)
Net = dict[str, Any]


def facts(observation: Any) -> tuple[Any, Any, Any, Any]:
    """Once each card of the hand is played, or discarded at the end: facts of every colour and of the table; the cards, and which are there."""
    seen = named(OBSERVATION, observation)
    cards = np.argsort(-seen["hand"], axis=1, kind="stable")[:, :HAND]
    there = np.take_along_axis(seen["hand"], cards, 1) > 0
    discarding = seen["phase"][:, 2, None, None]
    line, taken, harms = march(seen["line"], cards, there, discarding == 0)
    played = by_colour(np.eye(CARDS, dtype=np.float32)[cards])
    left = by_colour(seen["hand"])[:, :, None] - played
    own = by_colour(seen["before"][:, 0])[:, :, None] + taken + discarding * left  # what is not discarded is kept
    their = np.broadcast_to(by_colour(seen["before"][:, 1])[:, :, None], own.shape)
    lying = line - taken + (1 - discarding) * played
    unseen = VALUES - own[0] - their[0] - lying[0] - left[0]
    mine, theirs = own[0] >= their[0] + 2, their[0] >= own[0] + 2  # majorities
    colours = np.stack([*own, *their, *left, lying[0], unseen, mine, theirs], 3) / SCALE
    points = [np.where(mine, *own).sum(2) / 20, np.where(theirs, *their).sum(2) / 20]
    started = [(count > 0).sum(2) / COLOURS for count in (own[0], their[0])]
    of_cards = np.stack([cards % VALUES / 10, *points, points[1] - points[0], *started], 2)
    of_game = [seen[name][:, None].repeat(HAND, 1) for name in ("phase", "pile", "turns_left", "hands")]
    return colours, np.concatenate([harms, of_cards, *of_game], 2).astype(np.float32), cards, there


def by_colour(cards: Any) -> Any:
    """How many cards, and what they add up to: [2, …, colours]."""
    split = cards.reshape(*cards.shape[:-1], COLOURS, VALUES)
    return np.stack([split.sum(-1), split @ np.arange(VALUES, dtype=np.float32)])


def march(places: Any, cards: Any, there: Any, playing: Any) -> tuple[Any, Any, Any]:
    """The line, and what each card takes from it, by colour; and what each other card would take then, the least first."""
    size = (places > 0).sum(1)
    line = np.argsort(np.where(places > 0, places, 2), axis=1)[:, None, : size.max()]  # the front first
    lies = np.arange(line.shape[2]) < size[:, None, None]

    def leave(card: Any, lies: Any) -> Any:
        colour, value = np.divmod(card[:, :, None], VALUES)
        exposed = lies.cumsum(2) <= lies.sum(2, keepdims=True) - value
        return lies & exposed & ((line // VALUES == colour) | (line % VALUES <= value))

    taken = leave(cards, lies) & playing
    harms = np.zeros((*cards.shape, HAND - 1), np.float32)
    for turn in range(1, HAND):
        gone = leave(np.roll(cards, turn, 1), lies & ~taken)
        harms[:, :, turn - 1] = (gone * (line % VALUES)).sum(2) * np.roll(there, turn, 1)
    kinds = (line[:, 0, :, None] == np.arange(CARDS)).astype(np.float32)
    whole, parts = (by_colour(which.astype(np.float32) @ kinds) for which in (lies, taken))
    return whole, parts, np.sort(harms, 2) / 10


def new_net(colour_facts: int, table_facts: int, chance: Any) -> Net:
    sizes = {"eyes": (colour_facts, EYES), "join": (EYES + table_facts, HIDDEN), "end": (HIDDEN, 1)}
    net = {name: chance.normal(0, size[0] ** -0.5, size) for name, size in sizes.items()}
    net |= {f"{name} bias": np.zeros(size[1]) for name, size in sizes.items()}
    return {name: values.astype(np.float32) for name, values in net.items()}


def judge(net: Net, colours: Any, table: Any) -> tuple[Any, ...]:
    """How the game will end, and what led to that. Colours are only names: all are looked at with the same eyes, and what is seen is added up."""
    seen = np.maximum(0, colours @ net["eyes"] + net["eyes bias"])
    joined = np.concatenate([seen.sum(-2), table], -1)
    hidden = np.maximum(0, joined @ net["join"] + net["join bias"])
    return (hidden @ net["end"] + net["end bias"])[..., 0], hidden, joined, seen


def learn(net: Net, memory: list[Net], rate: float, colours: Any, table: Any, ends: Any) -> None:
    """A step, by Adam, towards how the games ended."""
    guess, hidden, joined, seen = judge(net, colours, table)
    error = (2 * (guess - ends) / len(ends))[:, None]
    to_hidden = error @ net["end"].T * (hidden > 0)
    to_seen = (to_hidden @ net["join"][:EYES].T)[:, None] * (seen > 0)
    slopes = {"end": hidden.T @ error, "join": joined.T @ to_hidden, "eyes": np.einsum("bcf,bce->fe", colours, to_seen)}
    slopes |= {"end bias": error.sum(0), "join bias": to_hidden.sum(0), "eyes bias": to_seen.sum((0, 1))}
    for name, slope in slopes.items():
        for kept, now, pace in zip(memory, (slope, slope**2), (0.1, 0.001), strict=True):
            kept[name] += np.float32(pace) * (now - kept[name])
        net[name] -= np.float32(rate) * memory[0][name] / (np.sqrt(memory[1][name]) + np.float32(1e-6))


def play(net: Net, games: VectorGame, out: Buffers, decisions: int, whim: float, chance: Any) -> tuple[Any, ...]:
    """So many decisions in every game: the facts of what was played; what the game had come to then, and whether it was over."""
    every, rows = np.arange(games.games), []
    for _ in range(decisions):
        colours, table, cards, there = facts(out.observation)
        liked = np.where(there, judge(net, colours, table)[0], -np.inf).argmax(1)
        chosen = np.where(chance.random(len(every)) < whim, chance.integers(there.sum(1)), liked)
        seat, discarding = out.seat.copy(), out.mask[:, CARDS:].any(1)
        games.step(cards[every, chosen] + CARDS * discarding, out=out)
        rows.append((colours[every, chosen], table[every, chosen], out.reward[every, seat], out.done.copy()))
    return tuple(np.stack(part) for part in zip(*rows, strict=True))


def train(rounds: int, seed: int = 1) -> Net:
    chance, games = np.random.default_rng(seed), VectorGame("parade", GAMES, 2, bots="greedy")
    out = games.reset(seed)
    net = new_net(*(part.shape[-1] for part in facts(out.observation)[:2]), chance)
    memory = [{name: np.zeros_like(values) for name, values in net.items()} for _ in range(2)]
    for number in range(rounds):
        *rows, ends, over = play(net, games, out, DECISIONS, WHIM, chance)
        for earlier in range(DECISIONS - 2, -1, -1):
            ends[earlier] += ~over[earlier] * ends[earlier + 1]
        known = np.flatnonzero(over[::-1].cumsum(0)[::-1])  # decisions of games that are over by now
        flat = [part.reshape(-1, *part.shape[2:]) for part in (*rows, ends)]
        for batch in np.array_split(chance.permutation(known), len(known) // BATCH):
            learn(net, memory, RATE * (1 - number / rounds), *(part[batch] for part in flat))
    return net


def wins(net: Net, against: str, decisions: int = 400, seed: int = 2) -> tuple[float, int]:
    """Its share of wins in games that it has not seen, from the first seat and the second in turn; and how many they are."""
    games = VectorGame("parade", GAMES, 2, bots=against)
    *_, ends, over = play(net, games, games.reset(seed), decisions, 0.0, np.random.default_rng(seed))
    return float(ends[over].mean() + 1) / 2, int(over.sum())


if __name__ == "__main__":
    count, begun = int(sys.argv[1]) if len(sys.argv) > 1 else 100, time.monotonic()
    learnt = train(count)
    print(f"{count} rounds in {time.monotonic() - begun:.0f} s")
    for bot in ("random", "greedy"):
        won, played = wins(learnt, bot)
        print(f"wins {won:.1%} of {played} games against {bot}, ± {1.96 * (won * (1 - won) / played) ** 0.5:.1%}")
