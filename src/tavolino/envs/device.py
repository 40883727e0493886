"""What a batch asks of the device that it lies on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

# NumPy's on the CPU, a `device_array.DeviceArray` on a GPU.
Array = Any
Shape = tuple[int, ...]
Kind = np.dtype[Any]


class Device(Protocol):
    """Where the arrays of a batch lie, and where its kernels run."""

    name: str
    # Whether illegal actions are found before anything is played, not only by `Batch.check`.
    finds_illegal_first: bool
    asked_threads: int | None  # how many cores the user asked for, if any

    def another(self) -> Device:
        """The same device for another batch: each has its own, whose kernels run one at a time."""

    def empty(self, shape: Shape, kind: Kind) -> Array: ...

    def empty_rows(self, shape: Shape, kind: Kind) -> Array:
        """Room for what `write_rows` writes, in the order that is quickest."""

    def put(self, array: npt.NDArray[Any]) -> Array:
        """An array of the device, from one of NumPy. It may share its memory."""

    def get(self, array: Array) -> npt.NDArray[Any]:
        """The other way round."""

    def take(self, array: Array, rows: npt.NDArray[np.int64]) -> Array:
        """Copies of some rows."""

    def join(self, arrays: Sequence[Array]) -> Array:
        """All rows of several arrays."""

    def given(self, array: Any) -> Array:
        """What a user gives as an array, at best without a copy."""

    def converted(self, array: Array, kind: Kind) -> Array:
        """The same numbers as another type, row behind row; -1 for one that has no room in it."""

    def writable(self, array: Any) -> Array | None:
        """The memory of an array that a user gives to be filled; None if kernels cannot write
        there, because it lies elsewhere, has gaps or must not be changed."""

    def write_rows(self, kernel: Callable[..., Any], games: int, *read: Any, out: Array) -> None:
        """Run a kernel that writes a row for each game into `out`."""

    def run(
        self,
        kernel: Callable[..., Any],
        games: int,
        *arguments: Any,
        rng: bool = False,
        scratch: int | Sequence[Any] = 0,
    ) -> list[Any]:
        """Run one of `kernels` over `n` games; return what its parts return. `rng`: it needs a
        generator; `scratch`: and that many numbers of scratch space, or one of these per thread of
        the CPU."""

    def play(self, games: int, legal: Array, *arguments: Any) -> None:
        """Play random moves in all games at once."""

    def wait(self) -> None:
        """Wait until all kernels have run."""
