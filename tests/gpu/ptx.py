"""Compile the kernels of batches for GPUs, without a GPU: `python -m tests.gpu.ptx` compiles all of
them for sm_80 and sm_90, `--one` one of each game for sm_90.

It needs numba-cuda and nvidia-nvvm. What numba-cuda asks of a driver and of NVRTC, which compiling
from Python does not use, is answered here.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from tavolino.core import registry
from tavolino.core.contract import Rules
from tavolino.envs.batch import Batch
from tavolino.envs.cpu import Cpu
from tavolino.envs.network_inputs import inputs_of_games

ARCHITECTURES = ((8, 0), (9, 0))
MOST_CONSTANTS = 1 << 16  # bytes, of all functions of a kernel together
# An array of constants in PTX, and its length.
CONSTANT = re.compile(r"^\.(?:visible )?const .*?\[(\d+)\]", re.MULTILINE)


class Recorder(Cpu):
    """Runs nothing, but writes down which kernels would run on a GPU, and with what."""

    finds_illegal_first = False

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: dict[str, tuple[Any, ...]] = {}

    def another(self) -> Recorder:
        return self

    def converted(self, array: Any, kind: Any) -> Any:
        limits = np.iinfo(kind)
        made = np.zeros(array.shape, kind)
        self.asked["convert"] = (array, made, int(limits.min), int(limits.max))
        return made

    def run(
        self,
        kernel: Callable[..., Any],
        games: int,
        *arguments: Any,
        rng: bool = False,
        scratch: int | Sequence[Any] = 0,
    ) -> list[Any]:
        if kernel is inputs_of_games:  # a GPU has scores for each game
            each: Any = scratch
            arguments += (each[0][0], np.zeros((len(each[0][1]), games)))
        self.asked[kernel.__name__] = arguments
        return []

    def write_rows(self, kernel: Callable[..., Any], games: int, *read: Any, out: Any) -> None:
        self.run(kernel, games, *read, np.asfortranarray(out), True)
        self.asked["turn"] = (np.asfortranarray(out), out)

    def play(self, games: int, legal: Any, *arguments: Any) -> None:
        self.asked["play_games"] = (*arguments, np.asfortranarray(legal, np.int32))


def asked_kernels(rules: Rules) -> dict[str, tuple[Any, ...]]:
    """The kernels that a batch of this game asks for, with arguments."""
    device = Recorder()
    games = Batch(
        rules,
        rules.check_options({}),
        device,
        np.zeros(2, rules.state),
        seeds=np.zeros(2, np.int64),
        plies=np.zeros(2, np.int64),
        stride=2,
        history=np.zeros((2, 64), np.int16 if rules.actions < 2**15 else np.int32),
    )
    games.reset()
    games.step(np.zeros(2, np.uint64))
    games.sample()
    games.sample(np.zeros((2, rules.actions), np.float32))
    games.mask()
    games.observe()
    games.returns()
    games.determinize()
    games.recall()
    if rules.network_inputs is not None:
        games.network_inputs()
    games._history = None
    games.play_randomly(1)
    return device.asked


def answer_for_the_driver(architecture: tuple[int, int]) -> None:
    from numba.cuda import cuda_paths, dispatcher
    from numba.cuda.cudadrv import nvrtc

    device = SimpleNamespace(compute_capability=architecture)
    dispatcher.get_current_device = lambda: device
    nvrtc.get_supported_ccs = lambda: list(ARCHITECTURES)
    cuda_paths._get_nvrtc_path = lambda: cuda_paths._env_path_tuple("not needed", None)


def compile_kernel(name: str, arguments: tuple[Any, ...], architecture: tuple[int, int]) -> str:
    """The PTX of a kernel."""
    from numba import cuda, typeof

    from tavolino.envs import cuda_kernels

    kernel = getattr(cuda_kernels, name)
    types = tuple(typeof(argument) for argument in arguments)
    text: str = cuda.compile_ptx(kernel.made_for(arguments).py_func, types, cc=architecture)[0]
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("kernels", nargs="*", help="some kernels only")
    parser.add_argument("--one", action="store_true", help="one kernel of each game, for sm_90")
    parser.add_argument("--into", help="write the PTX into this folder")
    arguments = parser.parse_args()
    for name in [arguments.game] if arguments.game else registry.names():
        asked = asked_kernels(registry.rules(name))
        chosen = arguments.kernels or (["observe_games"] if arguments.one else list(asked))
        for architecture in ARCHITECTURES[1:] if arguments.one else ARCHITECTURES:
            answer_for_the_driver(architecture)
            for kernel in chosen:
                began = time.monotonic()
                ptx = compile_kernel(kernel, asked[kernel], architecture)
                target = f"sm_{architecture[0]}{architecture[1]}"
                assert f".target {target}" in ptx
                constants = sum(map(int, CONSTANT.findall(ptx)))
                assert constants <= MOST_CONSTANTS, f"{constants} bytes of constants do not fit"
                seconds = time.monotonic() - began
                print(f"{name} {kernel} {target}: {len(ptx)} bytes ({seconds:.1f} s)", flush=True)
                if arguments.into:
                    with open(f"{arguments.into}/{name}-{kernel}-{target}.ptx", "w") as file:
                        file.write(ptx)


if __name__ == "__main__":
    main()
