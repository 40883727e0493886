"""DLPack: how libraries hand arrays to each other without a copy."""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

CPU, CUDA = 1, 2  # kinds of devices

_NAME = b"dltensor"
_CODES = {"i": 0, "u": 1, "f": 2, "b": 6}


class _Device(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int32), ("number", ctypes.c_int32)]


class _Type(ctypes.Structure):
    _fields_ = [("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("dimensions", ctypes.c_int32),
        ("type", _Type),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),  # in numbers, not in bytes
        ("offset", ctypes.c_uint64),
    ]


_Deleter: Any = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _ManagedTensor(ctypes.Structure):
    _fields_ = [
        ("tensor", _Tensor),
        ("context", ctypes.c_void_p),
        ("deleter", _Deleter),
    ]


# What others hold, by its address: the structure, its shape and strides, and the owner of the
# memory.
_held: dict[int, tuple[_ManagedTensor, Any, Any, object]] = {}


def _drop(address: int) -> None:
    _held.pop(address, None)


_let_go = _Deleter(_drop)


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_is_capsule = ctypes.pythonapi.PyCapsule_IsValid
_is_capsule.restype = ctypes.c_int
_is_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
_pointer_of = ctypes.pythonapi.PyCapsule_GetPointer
_pointer_of.restype = ctypes.c_void_p
_pointer_of.argtypes = [ctypes.c_void_p, ctypes.c_char_p]


def _drop_untaken(capsule: int) -> None:
    """Who takes what was offered renames the capsule, and lets go of it later."""
    if _is_capsule(capsule, _NAME):
        _drop(_pointer_of(capsule, _NAME))


_let_go_of_capsule = _Deleter(_drop_untaken)


def offer(
    owner: object,
    address: int,
    shape: tuple[int, ...],
    strides: tuple[int, ...],
    kind: np.dtype[Any],
    device: tuple[int, int],
) -> Any:
    """A capsule with an array; its owner lives as long as somebody holds it. Strides in bytes."""
    sizes = (ctypes.c_int64 * len(shape))(*shape)
    steps = (ctypes.c_int64 * len(shape))(*(stride // kind.itemsize for stride in strides))
    tensor = _Tensor(
        address,
        _Device(*device),
        len(shape),
        _Type(_CODES[kind.kind], 8 * kind.itemsize, 1),
        ctypes.cast(sizes, ctypes.POINTER(ctypes.c_int64)),
        ctypes.cast(steps, ctypes.POINTER(ctypes.c_int64)),
        0,
    )
    managed = _ManagedTensor(tensor, None, _let_go)
    place = ctypes.addressof(managed)
    _held[place] = (managed, sizes, steps, owner)
    return _new_capsule(place, _NAME, ctypes.cast(_let_go_of_capsule, ctypes.c_void_p))
