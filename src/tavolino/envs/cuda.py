"""Batches on a GPU, with numba-cuda."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.checks import as_integer, quoted
from ..core.errors import TavolinoError
from ..core.kernel_mode import INTERPRETED
from . import dlpack
from .device import Kind, Shape
from .device_array import DeviceArray

THREADS = 128  # in a block
BLOCKS = 16  # of a multiprocessor, at most, that play many moves
MOST_IN_COLUMNS = 64  # legal actions; longer lists differ too much in length
SIMULATED_THREADS = 4  # each is a thread of Python's
LEGACY_DEFAULT_STREAM = 1  # as other libraries number it


def _import_numba_cuda() -> Any:
    if find_spec("numba_cuda") is None:
        raise TavolinoError(
            "games on a GPU need numba-cuda: pip install 'tavolino[gpu]' 'numba-cuda[cu13]', or "
            "'numba-cuda[cu12]' for an older driver"
        )
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it, NumPy 2.5 has it no more
        vars(np)["row_stack"] = np.vstack
    cuda = import_module("numba.cuda")
    if not cuda.is_available():
        raise TavolinoError("there is no GPU here that CUDA can use; device='cpu' works everywhere")
    return cuda


class Cuda:
    """One GPU, and a stream on it in which all kernels of a batch run, one after the other."""

    name = "cuda"
    finds_illegal_first = False
    asked_threads: int | None = None

    def __init__(self, stream: Any = None) -> None:
        self._cuda = _import_numba_cuda()
        self._kernels = import_module(".cuda_kernels", __package__)
        self._simulated = self._kernels.SIMULATED
        if self._simulated and not INTERPRETED:
            raise TavolinoError("the simulated GPU needs TAVOLINO_KERNELS=interpreted")
        self._settings: Any = import_module("numba.cuda.core.config")
        self._threads = SIMULATED_THREADS if self._simulated else THREADS
        self._scratches: dict[tuple[Shape, Kind], DeviceArray] = {}
        self.stream_number = _number_of(stream)
        self._stream = (
            self._cuda.default_stream()
            if self.stream_number == LEGACY_DEFAULT_STREAM
            else self._cuda.external_stream(self.stream_number)
        )
        self._most_blocks = (
            2 if self._simulated else BLOCKS * self._cuda.get_current_device().MULTIPROCESSOR_COUNT
        )
        self.number = 0 if self._simulated else int(self._cuda.get_current_device().id)

    def another(self) -> Cuda:
        return Cuda(self.stream_number)

    def empty(self, shape: Shape, kind: Kind) -> DeviceArray:
        return self._in_order(shape, kind, "C")

    def empty_rows(self, shape: Shape, kind: Kind) -> DeviceArray:
        return self._in_order(shape, kind, "F")

    def put(self, array: npt.NDArray[Any]) -> DeviceArray:
        plain = np.ascontiguousarray(array)
        return DeviceArray(self, self._cuda.to_device(plain, stream=self._stream))

    def get(self, array: DeviceArray) -> npt.NDArray[Any]:
        copied: npt.NDArray[Any] = array.array.copy_to_host(stream=self._stream)
        self.wait()
        return copied

    def take(self, array: DeviceArray, rows: npt.NDArray[np.int64]) -> DeviceArray:
        made = self.empty((len(rows), *array.shape[1:]), array.dtype)
        if len(rows):
            self._launch(
                self._kernels.take_rows,
                len(rows),
                _as_bytes(array),
                self.put(rows).array,
                _as_bytes(made),
            )
        return made

    def join(self, arrays: Sequence[DeviceArray]) -> DeviceArray:
        made = self.empty((sum(map(len, arrays)), *arrays[0].shape[1:]), arrays[0].dtype)
        start = 0
        for each in arrays:
            part = _as_bytes(made)[start : start + len(each)]
            part.copy_to_device(_as_bytes(each), stream=self._stream)
            start += len(each)
        return made

    def given(self, array: Any) -> DeviceArray:
        lent = self._lent(array)
        if lent is not None:
            return lent
        plain = np.asarray(array)
        if plain.dtype.hasobject:
            raise TypeError("it does not consist of numbers")
        return self.put(plain)

    def _lent(self, array: Any) -> DeviceArray | None:
        """An array in the memory of a GPU; None if it lies elsewhere."""
        if isinstance(array, DeviceArray):
            if array._device.stream_number != self.stream_number:
                array._device.let_wait(self.stream_number)
            return array
        device = getattr(array, "__dlpack_device__", None)
        if device is not None and device()[0] == dlpack.CUDA:
            return DeviceArray(self, self._from_dlpack(array))
        interface = getattr(array, "__cuda_array_interface__", None)
        if interface is not None:
            number = interface.get("stream")
            if number is not None and number != self.stream_number:
                self._wait_for(self._cuda.external_stream(number))
            return DeviceArray(self, self._cuda.as_cuda_array(array, sync=False))
        return None

    def converted(self, array: DeviceArray, kind: Kind) -> DeviceArray:
        if array.dtype == kind and array.array.is_c_contiguous():
            return array
        made = self.empty(array.shape, kind)
        least, most = (0, 1) if kind == np.bool_ else (np.iinfo(kind).min, np.iinfo(kind).max)
        self._over_games(
            self._kernels.convert, len(made), array.array, made.array, int(least), int(most)
        )
        return made

    def writable(self, array: Any) -> DeviceArray | None:
        room = self._lent(array)
        if room is None or not (room.array.is_c_contiguous() or room.array.is_f_contiguous()):
            return None
        interface = getattr(array, "__cuda_array_interface__", None)
        return None if interface is not None and interface["data"][1] else room

    def write_rows(
        self, kernel: Callable[..., Any], games: int, *read: Any, out: DeviceArray
    ) -> None:
        # Threads beside each other write to memory beside each other if each has a column. If rows
        # are asked for, another kernel makes them of these.
        columns = out if self._has_columns(out) else self._scratch(out.shape, out.dtype, "F")
        if self._simulated:
            columns.array[:] = 0
        else:
            columns.array.gpu_data.memset(0, stream=self._stream)
        self.run(kernel, games, *read, columns, True)
        if columns is not out:
            tile = self._kernels.TILE
            blocks = tuple(-(-length // tile) for length in out.shape)
            threads = (tile, 1 if self._simulated else tile // 4)
            self._launch(self._kernels.turn, blocks, columns.array, out.array, threads=threads)

    def _has_columns(self, array: DeviceArray) -> bool:
        return self._simulated or bool(array.array.is_f_contiguous())

    def _in_order(self, shape: Shape, kind: Kind, order: str) -> DeviceArray:
        """`order`: C if rows lie behind each other, F if columns do. The simulator has rows only,
        which the kernels for the CPU take."""
        order = "C" if self._simulated else order
        made = self._cuda.device_array(shape, kind, order=order, stream=self._stream)
        return DeviceArray(self, made)

    def _scratch(self, shape: Shape, kind: Kind, order: str) -> DeviceArray:
        key = (shape, kind)
        if key not in self._scratches:
            self._scratches[key] = self._in_order(shape, kind, order)
        return self._scratches[key]

    def run(
        self,
        kernel: Callable[..., Any],
        games: int,
        *arguments: Any,
        rng: bool = False,
        scratch: int | Sequence[Any] = 0,
    ) -> list[Any]:
        launched = getattr(self._kernels, kernel.__name__)
        self._over_games(launched, games, *map(_numbas, arguments))
        return []

    def play(self, games: int, legal: DeviceArray, *arguments: Any) -> None:
        blocks = min(-(-games // self._threads), self._most_blocks)
        most = legal.shape[1]
        order = "F" if most <= MOST_IN_COLUMNS else "C"
        lists = self._scratch((blocks * self._threads, most), np.dtype(np.int32), order)
        self._launch(self._kernels.play_games, blocks, *map(_numbas, (*arguments, lists)))

    def wait(self) -> None:
        self._stream.synchronize()

    def let_wait(self, number: int) -> None:
        """Let another stream wait for what this one has been given so far."""
        if number != self.stream_number:
            event = self._cuda.event(timing=False)
            event.record(self._stream)
            event.wait(self._cuda.external_stream(number))

    def _wait_for(self, other: Any) -> None:
        event = self._cuda.event(timing=False)
        event.record(other)
        event.wait(self._stream)

    def _from_dlpack(self, array: Any) -> Any:
        utils = import_module("cuda.core.utils")
        view = utils.StridedMemoryView.from_dlpack(array, stream_ptr=self.stream_number)
        kind = np.dtype(view.dtype)
        strides = view.strides
        interface = {
            "version": 3,
            "shape": tuple(view.shape),
            "strides": None if strides is None else tuple(n * kind.itemsize for n in strides),
            "typestr": kind.str,
            "data": (view.ptr, False),
        }
        return self._cuda.from_cuda_array_interface(interface, owner=view, sync=False)

    def _over_games(self, kernel: Any, games: int, *arguments: Any) -> None:
        self._launch(kernel, -(-games // self._threads), *arguments)

    def _launch(self, kernel: Any, blocks: Any, *arguments: Any, threads: Any = None) -> None:
        settings = self._settings
        before, settings.CUDA_LOW_OCCUPANCY_WARNINGS = settings.CUDA_LOW_OCCUPANCY_WARNINGS, 0
        try:  # a small batch is nothing to warn of
            kernel[blocks, threads or self._threads, self._stream](*arguments)
        finally:
            settings.CUDA_LOW_OCCUPANCY_WARNINGS = before


def _number_of(stream: Any) -> int:
    """A stream as other libraries number it."""
    if stream is None:
        return LEGACY_DEFAULT_STREAM
    if hasattr(stream, "__cuda_stream__"):
        stream = stream.__cuda_stream__()[1]
    elif hasattr(stream, "cuda_stream"):  # PyTorch's
        stream = stream.cuda_stream
    number = as_integer(stream)
    if number is None or number < 0:
        raise TavolinoError(f"stream: {quoted(stream)} is not a CUDA stream")
    return number or LEGACY_DEFAULT_STREAM


def _numbas(argument: Any) -> Any:
    return argument.array if isinstance(argument, DeviceArray) else argument


def _as_bytes(array: DeviceArray) -> Any:
    """Rows of bytes."""
    rows = len(array)
    return array.array.view(np.uint8).reshape(rows, -(-array.array.nbytes // rows))
