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
WORD: Final = np.dtype(np.int64)


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


def games_to_gpu(games: Any) -> Any:
    """Games for `launch`: a row each, in words, which lie column by column."""
    return to_gpu(np.asfortranarray(games.view(WORD).reshape(len(games), -1)))


def games_from_gpu(there: Any, state: Any) -> Any:
    """A copy of them, as records."""
    return np.ascontiguousarray(there.copy_to_host()).view(state).reshape(-1)


def on_gpu(array: Any) -> Any:
    """An array that another library has there, as it lies."""
    return _cuda().as_cuda_array(array)


def room_on_gpu(shape: tuple[int, ...], dtype: Any) -> Any:
    """Zeros on the device, column by column: threads beside each other, a row each, then write beside each other."""
    return to_gpu(np.zeros(shape, dtype, order="F"))


def launch_each(item: Any, count: int, arguments: tuple[Any, ...], threads: int) -> None:
    _plain_kernel(item)[(count + threads - 1) // threads, threads](count, arguments)
    _cuda().synchronize()


def launch_all(item: Any, state: Any, games: Any, arguments: tuple[Any, ...], threads: int) -> None:
    _kernel(item, state)[(len(games) + threads - 1) // threads, threads](games, arguments)
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
    """A thread plays in memory of its own: where games lie, every field is fetched from afar. They come and go in words of eight bytes, the same
    word of neighbouring games at the same time."""
    import numba

    cuda, record, words = _cuda(), numba.from_dtype(state), state.itemsize // WORD.itemsize

    def kernel(games: Any, arguments: tuple[Any, ...]) -> None:
        index = cuda.grid(1)
        if index < len(games):
            own = cuda.local.array(1, record, alignment=8)
            inside = own.view(np.int64)
            for word in range(words):
                inside[word] = games[index, word]
            item(own[0], index, *arguments)
            for word in range(words):
                games[index, word] = inside[word]

    return cuda.jit(kernel)


@cache
def _plain_kernel(item: Any) -> Any:
    cuda = _cuda()

    def kernel(count: int, arguments: tuple[Any, ...]) -> None:
        index = cuda.grid(1)
        if index < count:
            item(index, *arguments)

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
