"""The learning half of `python -m bench learn`: fits a net (`sobremesa.games.net`) to lessons, by NumPy, or by PyTorch where that is installed and
finds a GPU. Either way the weights are the same six arrays."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from types import ModuleType
from typing import Any, Final, NamedTuple

import numpy as np

BATCH: Final = 2048
CHOICE: Final = 10.0  # how much more it matters which action is better than what it is worth
NAMES: Final = (
    "colour_weights",
    "colour_bias",
    "hidden_weights",
    "hidden_bias",
    "output_weights",
    "output_bias",
)

Weights = dict[str, Any]


class Lessons(NamedTuple):
    """By decision and action: what was noticed, what it was found to be worth, how often it was tried: 0 times where there is no such action."""

    facts: Any
    worths: Any
    trials: Any

    def only(self, which: Any) -> Lessons:
        return Lessons(*(part[which] for part in self))


def unlearnt(rules: ModuleType, rng: Any) -> Weights:
    joined = rules.IMPRESSIONS + rules.TABLE_FACTS
    return {
        "colour_weights": rng.normal(0, rules.COLOUR_FACTS**-0.5, (rules.COLOUR_FACTS, rules.IMPRESSIONS)),
        "colour_bias": np.zeros(rules.IMPRESSIONS),
        "hidden_weights": rng.normal(0, joined**-0.5, (joined, rules.HIDDEN))
        / np.where(np.arange(joined) < rules.IMPRESSIONS, 3, 1)[:, None],
        "hidden_bias": np.zeros(rules.HIDDEN),
        "output_weights": rng.normal(0, rules.HIDDEN**-0.5, rules.HIDDEN),
        "output_bias": np.zeros(()),
    }


def fit(lessons: Lessons, weights: Weights, epochs: int, rate: float, seed: int = 1) -> Weights:
    """The weights after so many epochs; a tenth of the lessons is kept to examine them."""
    rng = np.random.default_rng(seed)
    kept = rng.random(len(lessons.facts)) < 0.1
    examined, learnt = lessons.only(kept), lessons.only(~kept)
    print(f"before: {report(weights, examined)}", file=sys.stderr)
    descend = descend_on_gpu if has_torch_gpu() else descend_by_numpy
    found = descend(learnt, {name: np.asarray(weights[name], np.float32) for name in NAMES}, epochs, rate, rng)
    print(f"now: {report(found, examined)}", file=sys.stderr)
    return found


def descend_by_numpy(lessons: Lessons, weights: Weights, epochs: int, rate: float, rng: Any) -> Weights:
    """By gradient descent (Adam), the rate rising first and then falling to nothing."""
    first, second = ({name: np.zeros_like(values) for name, values in weights.items()} for _ in range(2))
    steps = epochs * -(-len(lessons.facts) // BATCH)
    for step, batch in enumerate(batches(lessons, epochs, rng)):
        pace = np.float32(pace_at(step, steps, rate))
        for name, slope in slopes(weights, batch).items():
            first[name] = first[name] + np.float32(0.1) * (slope - first[name])
            second[name] = second[name] + np.float32(0.001) * (slope**2 - second[name])
            fresh = first[name] / np.float32(1 - 0.9 ** (step + 1)), second[name] / np.float32(1 - 0.999 ** (step + 1))
            weights[name] = weights[name] - pace * fresh[0] / (np.sqrt(fresh[1]) + np.float32(1e-8))
    return weights


def pace_at(step: int, steps: int, rate: float) -> float:
    return rate * min(5 * (step + 1) / steps, 1.25 * (1 - step / steps))


def batches(lessons: Lessons, epochs: int, rng: Any) -> Any:
    for _ in range(epochs):
        order = rng.permutation(len(lessons.facts))
        for start in range(0, len(order), BATCH):
            yield lessons.only(order[start : start + BATCH])


def outputs_of(weights: Weights, facts: Any) -> tuple[Any, ...]:
    """Of every action: what it is worth; and what led there, a row an action, or a row a colour of an action."""
    colour_facts, impressions = weights["colour_weights"].shape
    table_facts = len(weights["hidden_weights"]) - impressions
    rows = facts.reshape(-1, facts.shape[-1])
    colours = rows[:, :-table_facts].reshape(-1, colour_facts)
    seen = np.maximum(0, colours @ weights["colour_weights"] + weights["colour_bias"])
    joined = np.concatenate([seen.reshape(len(rows), -1, impressions).sum(1), rows[:, -table_facts:]], 1)
    hidden = np.maximum(0, joined @ weights["hidden_weights"] + weights["hidden_bias"])
    outputs = hidden @ weights["output_weights"] + weights["output_bias"]
    return outputs.reshape(facts.shape[:2]), hidden, joined, seen, colours


def slopes(weights: Weights, lessons: Lessons) -> Weights:
    """Of the error, by weight."""
    outputs, hidden, joined, seen, colours = outputs_of(weights, lessons.facts)
    error = slope_of_error(outputs - lessons.worths, trust_in(lessons.trials)).reshape(-1)
    to_hidden = error[:, None] * weights["output_weights"] * (hidden > 0)
    impressions = len(weights["colour_bias"])
    to_seen = to_hidden @ weights["hidden_weights"][:impressions].T
    to_seen = np.repeat(to_seen, len(seen) // len(to_seen), 0) * (seen > 0)
    return {
        "colour_weights": colours.T @ to_seen,
        "colour_bias": to_seen.sum(0),
        "hidden_weights": joined.T @ to_hidden,
        "hidden_bias": to_hidden.sum(0),
        "output_weights": hidden.T @ error,
        "output_bias": error.sum(),
    }


def slope_of_error(error: Any, trust: Any) -> Any:
    """Of the mean square of the errors, and with more weight of how far they differ between the actions of a decision."""
    mean = (error * trust).sum(1, keepdims=True)
    return 2 * trust * (error + CHOICE * (error - mean)) / len(error)


def trust_in(trials: Any) -> Any:
    """What was tried more is known better. The actions of a decision add up to 1."""
    weight = np.sqrt(trials)
    return weight / weight.sum(1, keepdims=True)


def report(weights: Weights, lessons: Lessons) -> str:
    """On lessons that it did not learn from."""
    squares = (outputs_of(weights, lessons.facts)[0] - lessons.worths) ** 2
    mean = (squares * trust_in(lessons.trials)).sum(1).mean()
    return f"mean square error {mean:.5f}, a choice at sight costs {regret(weights, lessons):.4f}"


def regret(weights: Weights, lessons: Lessons) -> float:
    """What the action it likes best is worth less than the best."""
    there = lessons.trials > 0
    chosen = np.where(there, outputs_of(weights, lessons.facts)[0], -np.inf).argmax(1)
    best = np.where(there, lessons.worths, -np.inf).max(1)
    return float((best - lessons.worths[np.arange(len(chosen)), chosen]).mean())


# ---- on a GPU --------------------------------------------------------------------------------------------------------------------------------


def has_torch_gpu() -> bool:
    if find_spec("torch") is None:
        return False
    import torch

    return bool(torch.cuda.is_available())


def descend_on_gpu(
    lessons: Lessons, weights: Weights, epochs: int, rate: float, rng: Any, device: str = "cuda"
) -> Weights:
    """The same descent, all lessons lying on the device."""
    import torch

    there = Lessons(*(torch.as_tensor(part, dtype=torch.float32, device=device) for part in lessons))
    net = {name: torch.tensor(values, device=device, requires_grad=True) for name, values in weights.items()}
    adam = torch.optim.Adam(net.values(), lr=rate)
    steps, step = epochs * -(-len(there.facts) // BATCH), 0
    for _ in range(epochs):
        order = torch.as_tensor(rng.permutation(len(there.facts)), device=device)
        for part in order.split(BATCH):
            adam.param_groups[0]["lr"] = pace_at(step, steps, rate)
            adam.zero_grad()
            error_by_torch(net, there.only(part)).backward()
            adam.step()
            step += 1
    return {name: values.detach().cpu().numpy() for name, values in net.items()}


def error_by_torch(net: Weights, lessons: Lessons) -> Any:
    """What `slopes` are the slopes of."""
    colour_facts, impressions = net["colour_weights"].shape
    split = lessons.facts.shape[-1] - (len(net["hidden_weights"]) - impressions)
    colours = lessons.facts[..., :split].unflatten(-1, (-1, colour_facts))
    seen = (colours @ net["colour_weights"] + net["colour_bias"]).relu().sum(-2)
    joined = (
        seen @ net["hidden_weights"][:impressions] + lessons.facts[..., split:] @ net["hidden_weights"][impressions:]
    )
    error = (joined + net["hidden_bias"]).relu() @ net["output_weights"] + net["output_bias"] - lessons.worths
    weight = lessons.trials.sqrt()
    trust = weight / weight.sum(1, keepdim=True)
    apart = error - (error * trust).sum(1, keepdim=True)
    return (trust * (error**2 + CHOICE * apart**2)).sum() / len(error)
