"""Memory of a GPU, handed to PyTorch, JAX or CuPy as it lies there: by DLPack, or by the array interface of CUDA. Nothing is copied."""

from __future__ import annotations

import ctypes
from typing import Any, Final

CUDA: Final = 2  # kinds of devices, and of numbers, as DLPack counts them
KINDS: Final = {"i": 0, "u": 1, "f": 2, "b": 6}
NAME: Final = b"dltensor"


class Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class Kind(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", Device),
        ("dimensions", ctypes.c_int32),
        ("kind", Kind),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),  # in elements
        ("offset", ctypes.c_uint64),
    )


class Lent(ctypes.Structure):
    """A tensor, and what its borrower calls when it is done."""

    _fields_ = (
        ("tensor", Tensor),
        ("context", ctypes.c_void_p),
        ("give_back", ctypes.CFUNCTYPE(None, ctypes.c_void_p)),
    )


_lent: dict[int, tuple[Any, ...]] = {}  # what must live as long as a borrower looks at it, by the address of its `Lent`


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def _give_back(address: int) -> None:
    _lent.pop(address, None)


@ctypes.CFUNCTYPE(None, ctypes.c_void_p)
def _forget(capsule: int) -> None:
    """A capsule that nobody opened goes, and takes what is in it along."""
    if _valid(capsule, NAME):
        _give_back(_pointer(capsule, NAME))


_new = ctypes.pythonapi.PyCapsule_New
_new.restype, _new.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
_valid = ctypes.pythonapi.PyCapsule_IsValid
_valid.restype, _valid.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)


class Shared:
    """An array on a GPU. `torch.from_dlpack(it)`, `jax.dlpack.from_dlpack(it)` and `cupy.asarray(it)` look at the same memory, and see what later
    steps write there."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.shape: tuple[int, ...] = tuple(array.shape)
        self.dtype = array.dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.array.__cuda_array_interface__)

    def __dlpack_device__(self) -> tuple[int, int]:
        return CUDA, 0

    def __dlpack__(self, **_wishes: Any) -> Any:
        """What is in there is ready, whatever stream it is read on: every step waits until it is done."""
        sizes = ctypes.c_int64 * len(self.shape)
        shape = sizes(*self.shape)
        strides = sizes(*(step // self.dtype.itemsize for step in self.array.strides))
        kind = Kind(KINDS[self.dtype.kind], 8 * self.dtype.itemsize, 1)
        data = self.__cuda_array_interface__["data"][0]
        lent = Lent(Tensor(data, Device(CUDA, 0), len(self.shape), kind, shape, strides, 0), None, _give_back)
        _lent[ctypes.addressof(lent)] = (lent, shape, strides, self.array)
        return _new(ctypes.addressof(lent), NAME, ctypes.cast(_forget, ctypes.c_void_p))

    def to_numpy(self) -> Any:
        """A copy."""
        return self.array.copy_to_host()
