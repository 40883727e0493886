"""The kernels of batches for a GPU: a thread for each game runs what a core runs for many.

Import it only through `cuda`, which makes sure that it can be. Under Numba's simulator the same
functions run on the CPU.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Sequence
from threading import RLock
from typing import Any

import numba
from numba import cuda
from numba.core.types import int32, int64

from ..core.compilation_notice import notice
from ..core.kernel import i64
from . import kernels, network_inputs
from .cuda_compiler import PackageLocator, cache_in, copies_for, folder_for

_settings: Any = numba.config
SIMULATED = bool(_settings.ENABLE_CUDASIM)
WARP = 32
ALIGNMENT = None if SIMULATED else 16  # of tables in memory of a thread
DEALT_TOGETHER = 8  # games of a warp
SCRATCH = 256  # numbers of scratch space that `determinize` has here

if SIMULATED:
    from numba.cuda.simulator.cudadrv.devicearray import FakeWithinKernelCUDAArray

    def _plain(argument: Any) -> Any:
        is_fake = isinstance(argument, FakeWithinKernelCUDAArray)
        return argument._item._ary if is_fake else argument

    def launched(function: Callable[..., Any]) -> Any:
        """A kernel that Python launches. The simulator wraps arrays; kernels take them as they
        are."""

        @functools.wraps(function)
        def run(*arguments):
            function(*map(_plain, arguments))

        return cuda.jit(run)

else:
    from numba.cuda.codegen import CUDACodeLibrary
    from numba.cuda.core import caching, config
    from numba.cuda.dispatcher import CUDACache, CUDACacheImpl

    # Functions with more instructions than this, before they are optimised, are called, not copied
    # into their callers. A GPU has little room for code: the rules in one piece need five times as
    # much of it.
    MOST_COPIED = 600

    def _call_large_functions() -> None:
        add_module = CUDACodeLibrary.add_ir_module

        def add_ir_module(library: Any, module: Any) -> None:
            for function in module.functions:
                length = sum(len(block.instructions) for block in function.blocks)
                if length > MOST_COPIED and "tavolino" in function.name:
                    function.attributes.add("noinline")
            add_module(library, module)

        CUDACodeLibrary.add_ir_module = add_ir_module

    _call_large_functions()

    class _Locator(PackageLocator, caching._UserProvidedCacheLocator):  # type: ignore[misc]
        pass

    class _CacheFiles(CUDACacheImpl):  # type: ignore[misc]
        _locator_classes = [_Locator, *CUDACacheImpl._locator_classes]  # noqa: RUF012

    class _FolderCache(CUDACache):  # type: ignore[misc]
        _impl_class = _CacheFiles

        def load_overload(self, signature, target):
            found = super().load_overload(signature, target)
            if found is None:
                notice.note(self._name)
            return found

    _making = RLock()  # where compiled code is kept is a setting of Numba's, for all threads

    class _Launched:
        """A kernel that Python launches, compiled for each game. Its parameter `states` or `tables`
        tells which one."""

        def __init__(self, function: Callable[..., Any]) -> None:
            self.function = function
            places = enumerate(inspect.signature(function).parameters)
            self._place = next((n for n, name in places if name in ("states", "tables")), None)
            self._made: dict[Any, Any] = {}

        def made_for(self, arguments: Sequence[Any]) -> Any:
            """The kernel for the game that these arguments belong to. It is cached on disk."""
            kind = None if self._place is None else arguments[self._place].dtype
            with _making:
                if kind not in self._made:
                    made: Any = cuda.jit(copies_for(kind)(self.function).py_func)
                    made._cache = cache_in(folder_for(kind), made.py_func, _FolderCache, config)
                    self._made[kind] = made
            return self._made[kind]

        def __getitem__(self, grid: Any) -> Callable[..., Any]:
            def launch(*arguments: Any) -> None:
                self.made_for(arguments)[grid](*arguments)

            return launch

    def launched(function: Callable[..., Any]) -> Any:
        """A kernel that Python launches."""
        return _Launched(function)


if SIMULATED:

    def lanes(flag):
        """How many threads of a warp say yes; here each is alone."""
        return int(flag)

else:

    @cuda.jit(device=True)
    def lanes(flag):
        """How many threads of a warp say yes."""
        return cuda.popc(cuda.ballot_sync(0xFFFFFFFF, flag))


@launched
def deal_games(states, blank, chosen, seeds, stride, plies, player, over, legal, counts):
    i = cuda.grid(1)
    if i < len(states):
        rng = cuda.local.array(4, int64)
        kernels.deal_games(
            states, blank, chosen, seeds, stride, plies, player, over, legal, counts, rng, i, i + 1
        )


@launched
def note_turns(states, player, over, legal, counts):
    i = cuda.grid(1)
    if i < len(states):
        kernels.note_turns(states, player, over, legal, counts, i, i + 1)


@launched
def step_games(states, actions, plies, player, over, legal, counts, refused, any_refused):
    """Play the actions that are legal; note the others in `refused`, if nothing is noted there."""
    i = cuda.grid(1)
    if i < len(states) and not over[i]:
        if kernels.is_legal(legal[i], counts[i], actions[i]):
            kernels.step_games(states, actions, plies, player, over, legal, counts, i, i + 1)
        elif refused[i] == kernels.NOTHING_REFUSED:
            refused[i] = actions[i]
            any_refused[0] = 1


@launched
def note_actions(actions, plies, over, history):
    i = cuda.grid(1)
    if i < len(actions):
        kernels.note_actions(actions, plies, over, history, i, i + 1)


@launched
def sample_games(seeds, plies, legal, counts, actions):
    i = cuda.grid(1)
    if i < len(actions):
        rng = cuda.local.array(4, int64)
        kernels.sample_games(seeds, plies, legal, counts, actions, rng, i, i + 1)


@launched
def sample_by_logits(seeds, plies, legal, counts, logits, by_action, actions):
    i = cuda.grid(1)
    if i < len(actions):
        rng = cuda.local.array(4, int64)
        kernels.sample_by_logits(
            seeds, plies, legal, counts, logits, by_action, actions, rng, i, i + 1
        )


@launched
def play_games(states, blank, seeds, stride, plies, player, over, legal, counts, moves, lists):
    """Play that many random moves in each game; one that is over is dealt again first. The table
    lies in memory of the thread meanwhile, and each thread has a row or a column of `lists`. The
    threads of a warp do the same thing or wait, so they deal several games at a time."""
    thread = cuda.grid(1)
    scratch = lists[thread]
    rng = cuda.local.array(4, int64)
    table = cuda.local.array(1, states.dtype, alignment=ALIGNMENT)
    seed = cuda.local.array(1, int64)
    ply = cuda.local.array(1, int64)
    for base in range(thread - thread % WARP, len(states), cuda.gridsize(1)):
        i = base + thread % WARP
        left = i64(moves) if i < len(states) else i64(0)
        ended = False
        if left:
            table[0] = states[i]
            seed[0] = seeds[i]
            ply[0] = plies[i]
            ended = over[i]
        while True:
            waiting = lanes(left > 0 and ended)
            ready = lanes(left > 0 and not ended)
            if not waiting and not ready:
                break
            if not ready or waiting >= DEALT_TOGETHER:
                if left > 0 and ended:
                    kernels.deal_game(table, 0, blank, seed, stride, ply, rng, 0)
                    ended = False
            elif left > 0 and not ended:
                ended = kernels.play_drawn(table, 0, seed[0], ply[0], rng, scratch)
                ply[0] += 1
                left -= 1
        if moves and i < len(states):
            states[i] = table[0]
            seeds[i] = seed[0]
            plies[i] = ply[0]
            kernels.note_turns(states, player, over, legal, counts, i, i + 1)


@launched
def observe_games(states, seat, out, cleared):
    i = cuda.grid(1)
    if i < len(states):
        kernels.observe_games(states, seat, out, cleared, i, i + 1)


@launched
def recall_games(tables, blank, seeds, plies, history, seat, out):
    i = cuda.grid(1)
    if i < len(tables):
        rng = cuda.local.array(4, int64)
        kernels.recall_games(tables, blank, seeds, plies, history, seat, out, rng, i, i + 1)


@launched
def inputs_of_games(
    states,
    over,
    legal,
    counts,
    facts,
    rows,
    moves,
    references,
    described,
    moves_described,
    scratches,
    scores,
):
    i = cuda.grid(1)
    if i < len(states):
        network_inputs.inputs_of_games(
            states,
            over,
            legal,
            counts,
            facts,
            rows,
            moves,
            references,
            described,
            moves_described,
            scratches[i : i + 1],
            scores[:, i],
            i,
            i + 1,
        )


@launched
def returns_of_games(states, seats, out):
    i = cuda.grid(1)
    if i < len(states):
        kernels.returns_of_games(states, seats, out, i, i + 1)


@launched
def mask_games(legal, counts, out, cleared):
    i = cuda.grid(1)
    if i < len(out):
        kernels.mask_games(legal, counts, out, cleared, i, i + 1)


@launched
def determinize_games(states, seat, seeds, mix, stream):
    i = cuda.grid(1)
    if i < len(states):
        rng = cuda.local.array(4, int64)
        scratch = cuda.local.array(SCRATCH, int32)
        kernels.determinize_games(states, seat, seeds, mix, stream, rng, scratch, i, i + 1)


@launched
def take_rows(source, rows, out):
    """Copy some rows of bytes: a row of threads for each."""
    i = cuda.blockIdx.x
    for place in range(cuda.threadIdx.x, out.shape[1], cuda.blockDim.x):
        out[i, place] = source[rows[i], place]


TILE = 32
TILE_SHAPE = (TILE, TILE + 1)  # one more, so that a column lies in all banks of the memory


@launched
def turn(columns, out):
    """Copy from columns to rows: a tile of both for each block."""
    tile = cuda.shared.array(TILE_SHAPE, out.dtype)
    games = TILE * cuda.blockIdx.x
    places = TILE * cuda.blockIdx.y
    x = cuda.threadIdx.x
    for y in range(cuda.threadIdx.y, TILE, cuda.blockDim.y):
        if games + x < out.shape[0] and places + y < out.shape[1]:
            tile[y, x] = columns[games + x, places + y]
    cuda.syncthreads()
    for y in range(cuda.threadIdx.y, TILE, cuda.blockDim.y):
        if games + y < out.shape[0] and places + x < out.shape[1]:
            out[games + y, places + x] = tile[x, y]


@launched
def convert(source, out, least, most):
    """The numbers of one array as another type; -1 for one that has no room in it."""
    i = cuda.grid(1)
    if i < len(out):
        if least <= source[i] and source[i] <= most:
            out[i] = source[i]
        else:
            out[i] = -1
