"""Arrays in the memory of a GPU, for other libraries to use without a copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from . import dlpack

if TYPE_CHECKING:
    from .cuda import Cuda


class DeviceArray:
    """An array in the memory of a GPU. `torch.from_dlpack`, `jax.dlpack.from_dlpack` and whatever
    knows `__cuda_array_interface__` take it without a copy; `numpy()` copies it.

    Kernels work on it in the batch's stream. Whoever takes it waits for what that stream has been
    given so far, on the GPU; the program itself waits for nothing.
    """

    def __init__(self, device: Cuda, array: Any) -> None:
        self._device = device
        self.array = array  # Numba's

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(self.array.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        kind: np.dtype[Any] = self.array.dtype
        return kind

    @property
    def ndim(self) -> int:
        return len(self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def __repr__(self) -> str:
        return f"<array of {self.dtype} of the shape {self.shape} on {self._device.name}>"

    def numpy(self) -> npt.NDArray[Any]:
        """A copy for NumPy. It waits for the GPU."""
        return self._device.get(self)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> npt.NDArray[Any]:
        if copy is False:
            raise ValueError("an array on a GPU cannot be read without a copy")
        return np.asarray(self.numpy(), dtype)

    def all(self) -> bool:
        """Whether none is 0. It waits for the GPU."""
        return bool(self.numpy().all())

    def any(self) -> bool:
        """Whether one is not 0. It waits for the GPU."""
        return bool(self.numpy().any())

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        described: dict[str, Any] = self.array.__cuda_array_interface__
        return {**described, "version": 3, "stream": self._device.stream_number}

    def __dlpack_device__(self) -> tuple[int, int]:
        return dlpack.CUDA, self._device.number

    def __dlpack__(self, *, stream: int | None = None, **newer: Any) -> Any:
        """`stream`: where it will be used; -1 if that needs no waiting."""
        if stream != -1:
            self._device.let_wait(1 if stream is None else stream)
        address = self.array.__cuda_array_interface__["data"][0]
        return dlpack.offer(
            self, address, self.shape, self.array.strides, self.dtype, self.__dlpack_device__()
        )
