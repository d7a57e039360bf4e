"""A small net that judges games of coloured cards: it looks at every colour with the same eyes, because colours are only names, adds up what it
sees, and joins that with the facts of the table.

In the room to think in lie, one behind the other, the facts of every colour, those of the table, the impressions, and the hidden layer. What the
net knows are six arrays, from a file beside the game's judgement; `python -m bench learn` writes it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import numpy as np
import numpy.typing as npt

from ..core.protocol import Values

Grid = Annotated[npt.NDArray[np.float64], "float64[:,:]"]


def learnt(file: Path) -> tuple[Grid, Values, Grid, Values, Values, float]:
    """What a net knows, in the order in which `judge` takes it."""
    said = json.loads(file.read_text("utf-8"))
    return (
        np.array(said["colour_weights"]),  # fact of a colour × impression
        np.array(said["colour_bias"]),
        np.array(said["hidden_weights"]),  # impression or fact of the table × hidden
        np.array(said["hidden_bias"]),
        np.array(said["output_weights"]),
        float(said["output_bias"]),
    )


def judge(
    room: Values,
    colours: int,
    colour_weights: Grid,
    colour_bias: Values,
    hidden_weights: Grid,
    hidden_bias: Values,
    output_weights: Values,
    output_bias: float,
) -> float:
    """What the facts, the first numbers in the room, amount to."""
    facts, impressions = colour_weights.shape
    inputs, hidden = hidden_weights.shape
    table = colours * facts
    layer = table + inputs  # behind the facts of the table and the impressions
    impressed = layer - impressions
    for impression in range(impressions):
        room[impressed + impression] = 0.0
    for colour in range(colours):
        add_colour(room, colour * facts, impressed, colour_weights, colour_bias)
    for unit in range(hidden):
        room[layer + unit] = hidden_bias[unit]
    for impression in range(impressions):
        add_input(room, layer, float(room[impressed + impression]), impression, hidden_weights)
    for fact in range(inputs - impressions):
        add_input(room, layer, float(room[table + fact]), impressions + fact, hidden_weights)
    output = output_bias
    for unit in range(hidden):
        output += output_weights[unit] * max(0.0, room[layer + unit])
    return output


def add_colour(room: Values, at: int, impressed: int, weights: Grid, bias: Values) -> None:
    """What is seen of one colour adds to the impressions."""
    facts, impressions = weights.shape
    for impression in range(impressions):
        seen = bias[impression]
        for fact in range(facts):
            seen += weights[fact, impression] * room[at + fact]
        room[impressed + impression] += max(0.0, seen)


def add_input(room: Values, layer: int, value: float, number: int, weights: Grid) -> None:
    """To the hidden layer."""
    for unit in range(weights.shape[1]):
        room[layer + unit] += weights[number, unit] * value
