"""A compiler for kernels in which an index never counts from the end.

Python and Numba let `cards[-1]` be the last card. So compiled code compares every index with zero
before it uses it, which costs as much as many of the rules do and keeps loops from being
vectorised. Kernels never use a negative index (`tests/test_kernel.py` plays all games with a check
of that), so here indices are turned into unsigned numbers, for which Numba leaves the comparison
out.
"""

from __future__ import annotations

from typing import Any

from numba.core import ir, types
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import NoPythonSupportedFeatureValidation
from numba.core.typing.templates import signature


def _without_sign(index: Any) -> Any:
    """The type of an index as an unsigned one; the type itself if it is something else."""
    if isinstance(index, types.Integer):
        return types.uintp
    if isinstance(index, types.BaseTuple) and all(isinstance(t, types.Integer) for t in index):
        return types.UniTuple(types.uintp, len(index))
    return index


@register_pass(mutates_CFG=False, analysis_only=False)
class PlainIndices(FunctionPass):
    """Cast the indices of all arrays to unsigned numbers."""

    _name = "tavolino_plain_indices"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        for block in state.func_ir.blocks.values():
            body: list[Any] = []
            for statement in block.body:
                self._cast_index(state, block, statement, body)
                body.append(statement)
            block.body = body
        return True

    def _cast_index(self, state: Any, block: Any, statement: Any, body: list[Any]) -> None:
        indexing: Any = statement.value if isinstance(statement, ir.Assign) else statement
        reads = isinstance(indexing, ir.Expr) and indexing.op == "getitem"
        if not reads and not isinstance(indexing, ir.SetItem):
            return
        called = state.calltypes[indexing]
        array, index, *rest = called.args
        plain = _without_sign(index)
        if plain is index or not isinstance(array, types.Array):
            return
        new_name = f"{indexing.index.name}.plain.{len(state.typemap)}"
        cast = ir.Var(block.scope, new_name, statement.loc)
        state.typemap[new_name] = plain
        body.append(ir.Assign(ir.Expr.cast(indexing.index, statement.loc), cast, statement.loc))
        indexing.index = cast
        del state.calltypes[indexing]  # which refuses to replace an entry
        state.calltypes[indexing] = signature(called.return_type, array, plain, *rest)


class KernelCompiler(CompilerBase):
    """Numba's own passes, and the one above."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(PlainIndices, NoPythonSupportedFeatureValidation)
        passes.finalize()
        return [passes]
