"""What is played: a file that names tables, and every combination of what it lists."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec

from ...bots.seating import read_levels
from ...core.errors import Refusal, refuse
from ...games.game import Game, Options
from ...games.registry import find
from ...table.records import SEAT_OPTIONS

MOST_GAMES: Final = 10**9
MOST_CELLS: Final = 10_000
SHOWN: Final = 200  # of what a parser says


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tables of a kind. Whatever is a list stands for each of its values; an item of `bots` is one level for all seats, or a list of one a seat."""

    game: str | list[str]
    players: int | list[int] | None = None
    bots: str | list[str | list[str]] = "greedy"
    options: dict[str, Any] = {}
    seeds: str | list[str] = ""
    games: int | None = None


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file. `games` is for each table that does not say otherwise."""

    tables: list[Tables]
    title: str = ""
    games: int = 1000


class Cell(msgspec.Struct, frozen=True):
    """One table: so many games that differ by chance alone. `options` are those that the plan names."""

    game: str
    version: str
    players: int
    bots: list[str]
    options: dict[str, Any]
    seed: str
    games: int


@dataclass(frozen=True)
class Plan:
    title: str
    cells: list[Cell]

    @property
    def games(self) -> int:
        return sum(cell.games for cell in self.cells)

    def heading(self) -> dict[str, Any]:
        """All that decides what is played: rows with another heading belong to another plan."""
        return {"cells": msgspec.to_builtins(self.cells)}


def read_plan(file: Path) -> Plan | Refusal:
    try:
        sheet = msgspec.convert(tomllib.loads(file.read_text("utf-8")), Sheet)
    except FileNotFoundError:
        return refuse("file-missing", file=str(file))
    except (OSError, UnicodeDecodeError):
        return refuse("file-unreadable", file=str(file))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        return refuse("lab-plan", file=str(file), detail=str(error)[:SHOWN])
    return plan_of(sheet, sheet.title or file.stem)


def plan_of(sheet: Sheet, title: str) -> Plan | Refusal:
    cells: list[Cell] = []
    for tables in sheet.tables:
        for cell in cells_of(tables, sheet.games):
            if isinstance(cell, Refusal):
                return cell
            cells.append(cell)
            if len(cells) > MOST_CELLS:
                return refuse("lab-many", what=len(cells), most=MOST_CELLS)
    return Plan(title, cells) if cells else refuse("lab-empty")


def cells_of(tables: Tables, games: int) -> Iterator[Cell | Refusal]:
    count = games if tables.games is None else tables.games
    if not 1 <= count <= MOST_GAMES:
        yield refuse("cli-value", flag="games", text=str(count)[:40])
        return
    lineups = tables.bots if isinstance(tables.bots, list) else [tables.bots]
    for name, options in product(listed(tables.game), grid(tables.options)):
        game = find(name)
        chosen = game if isinstance(game, Refusal) else options_of(game, options)
        if isinstance(game, Refusal) or isinstance(chosen, Refusal):
            yield game if isinstance(game, Refusal) else chosen  # pyright: ignore[reportReturnType]
            return
        counts = game.player_counts(chosen) if tables.players is None else listed(tables.players)
        for players, lineup, seed in product(counts, lineups, listed(tables.seeds)):
            yield cell_of(game, players, chosen, options, lineup, seed, count)


def cell_of(
    game: Game, players: int, chosen: Options, named: dict[str, Any], lineup: str | list[str], seed: str, games: int
) -> Cell | Refusal:
    levels = read_levels([lineup] if isinstance(lineup, str) else lineup, players)
    if isinstance(levels, Refusal):
        return levels
    refusal = game.dealable(players, chosen)
    if isinstance(refusal, Refusal):
        return refusal
    return Cell(game.name, game.version, players, levels, named, seed, games)


def options_of(game: Game, named: dict[str, Any]) -> Options | Refusal:
    """An option that names a seat counts from 1, as everywhere people write it."""
    given = {
        name: value - 1 if name in SEAT_OPTIONS and isinstance(value, int) else value for name, value in named.items()
    }
    return game.read_options(given)


def grid(options: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every combination of what the options list."""
    for values in product(*(listed(value) for value in options.values())):
        yield dict(zip(options, values, strict=True))


def listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]
