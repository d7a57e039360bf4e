"""Rows in files: a row a game, some thousand games a file.

Parquet where pyarrow is installed, because everything reads it; else NumPy's own .npz, which keeps the types, needs nothing else and is small. CSV
would be several times as large and would forget what is a number. A folder of Parquet files is a table to pyarrow, Polars and DuckDB alike.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal
from zipfile import BadZipFile

import numpy as np

from ...core.protocol import MAX_SEATS

Columns = dict[str, Any]  # name → array, a value a game
Format = Literal["parquet", "npz"]
NOBODY_SITS: Final = -1  # a rank where no seat is
SEATS: Final = range(1, MAX_SEATS + 1)  # as people count them
# Columns of every study; the others are what games count.
ALWAYS: Final = frozenset(
    ["table", "game", "players", "bots", "options", "seed", "number", "moves", "ending"]
    + [f"{name}_{seat}" for name in ("points", "rank") for seat in SEATS]
)


class Damaged(Exception):
    """A file of rows that cannot be read."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


def usual_format() -> Format:
    return "parquet" if find_spec("pyarrow") else "npz"


def file_of(folder: Path, cell: int, part: int, format: Format) -> Path:
    return folder / f"rows-{cell:05}-{part:06}.{format}"


def write(file: Path, columns: Columns) -> None:
    """It is there whole or not at all."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        _WRITERS[file.suffix](draft, columns)
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def read(file: Path) -> Columns:
    """Raises Damaged."""
    try:
        return _READERS[file.suffix](file)
    except (OSError, ValueError, EOFError, BadZipFile) as error:
        raise Damaged(file) from error


def files_in(folder: Path) -> Iterator[Path]:
    """In the order of tables and games."""
    return (file for file in sorted(folder.glob("rows-*")) if file.suffix in _READERS)


def seats_of(columns: Columns, name: str, players: int) -> Any:
    """`points` or `rank` by game and seat."""
    return np.stack([columns[f"{name}_{seat}"] for seat in SEATS[:players]], axis=1)


def _write_npz(file: Path, columns: Columns) -> None:
    with file.open("wb") as stream:
        np.savez_compressed(stream, allow_pickle=False, **columns)


def _read_npz(file: Path) -> Columns:
    with file.open("rb") as stream, np.load(stream, allow_pickle=False) as stored:
        return dict(stored)


def _write_parquet(file: Path, columns: Columns) -> None:
    import pyarrow as pa  # pyright: ignore[reportMissingImports]
    import pyarrow.parquet as pq  # pyright: ignore[reportMissingImports]

    pq.write_table(pa.table({name: pa.array(values) for name, values in columns.items()}), file)


def _read_parquet(file: Path) -> Columns:
    import pyarrow.parquet as pq  # pyright: ignore[reportMissingImports]

    table = pq.read_table(file)
    return {name: table[name].to_numpy() for name in table.column_names}


_WRITERS: Final[dict[str, Callable[[Path, Columns], None]]] = {".npz": _write_npz, ".parquet": _write_parquet}
_READERS: Final[dict[str, Callable[[Path], Columns]]] = {".npz": _read_npz, ".parquet": _read_parquet}
