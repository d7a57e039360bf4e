"""Compiled for a GPU, one game a thread."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from types import FunctionType, SimpleNamespace
from typing import Any, Final

import numpy as np

from .constants import Constants
from .signatures import signature

PRETENDED: Final = (9, 0)  # the architecture to compile for where there is no GPU to ask


def has_gpu() -> bool:
    try:
        return bool(_cuda().is_available())
    except ImportError:
        return False


def gpu_name() -> str:
    name = _cuda().get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)


def to_gpu(array: Any) -> Any:
    """A copy of an array on the device; its `copy_to_host()` brings it back."""
    return _cuda().to_device(array)


def launch_all(item: Any, games: Any, arguments: tuple[Any, ...], threads: int) -> None:
    _kernel(item, games.dtype)[(len(games) + threads - 1) // threads, threads](games, arguments)
    _cuda().synchronize()


def assembly(item: Any, function: FunctionType, game: Constants) -> str:
    with _pretended_device():
        code, _ = _cuda().compile_ptx(item.py_func, signature(function, game), device=True, cc=PRETENDED)
    return str(code)


def device_function(clone: FunctionType) -> Any:
    return _cuda().jit(device=True)(clone)


def device_room(size: int, dtype: Any) -> Any:
    """In the thread's own memory."""
    import numba

    cuda, element = _cuda(), numba.from_dtype(np.dtype(dtype))

    def room() -> Any:
        return cuda.local.array(size, element)

    return cuda.jit(device=True, inline="always")(room)


def _cuda() -> Any:
    if "row_stack" not in vars(np):  # NumPy 2.5 dropped this name, numba-cuda still looks it up when imported
        np.__dict__["row_stack"] = np.vstack
    from numba import cuda

    return cuda


@cache
def _kernel(item: Any, state: Any) -> Any:
    """A thread plays in memory of its own: where the games lie side by side, every field is fetched from afar."""
    import numba

    cuda, record = _cuda(), numba.from_dtype(state)

    def kernel(games: Any, arguments: tuple[Any, ...]) -> None:
        index = cuda.grid(1)
        if index < len(games):
            own = cuda.local.array(1, record)
            own[0] = games[index]
            item(own[0], index, *arguments)
            games[index] = own[0]

    return cuda.jit(kernel)


@contextmanager
def _pretended_device() -> Iterator[None]:
    """numba-cuda asks the current device for its architecture even when told one, for every function called by another."""
    _cuda()
    from numba.cuda import dispatcher

    before = dispatcher.get_current_device
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=PRETENDED)
    try:
        yield
    finally:
        dispatcher.get_current_device = before
