"""Numba, as far as objects need it: entries become machine code.

Numba infers the types of all kernels that the entries reach and writes them down for LLVM. Only
when everything is together is it optimised, once: each function would be optimised again in each
place where it is used otherwise, which takes several times as long, and is slower when it runs.
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.codegen import JITCodeLibrary, JITCPUCodegen
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher, CPUTarget, cpu_target
from numba.extending import intrinsic

from .compilation_notice import notice
from .kernel import Copies, games, kernel_for
from .library import Kind, symbol_of, target_machine
from .plain_indices import KernelCompiler
from .signature import ArrayOf, BundleOf, Signature, signature_of

_WORD = 8


class _CollectedLibrary(JITCodeLibrary):
    """What Numba writes down for one function, neither optimised nor run."""

    def add_llvm_module(self, ll_module: Any) -> None:
        self._final_module.link_in(ll_module)

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True


class _Codegen(JITCPUCodegen):
    _library_class = _CollectedLibrary


_context = cpu_target.target_context.subtarget(_internal_codegen=_Codegen("tavolino"))
# Nothing is run here, so functions are told apart by something that Python could call.
_context.get_executable = lambda library, fndesc, env: [].append


class _Target(CPUTarget):
    target_context = _context
    typing_context = cpu_target.typing_context


class _Wrapper(CPUDispatcher):
    targetdescr = _Target("cpu")


class _Kernel(_Wrapper):
    """A kernel that becomes a part of an object."""

    def compile(self, sig: Any) -> Any:
        if sig not in self.overloads:
            notice.note(self.py_func.__name__)
        return super().compile(sig)


_NATIVE = {int: types.int64, float: types.float64}

# Kernels allocate nothing, so references need not be counted.
_OPTIONS: dict[str, Any] = {
    "targetoptions": {
        "nopython": True,
        "error_model": "numpy",
        "boundscheck": False,
        "no_cfunc_wrapper": True,
        "no_cpython_wrapper": True,
        "_nrt": False,
    },
    "pipeline_class": KernelCompiler,
}


@cache
def _copies_for(kind: Kind) -> Copies:
    return Copies(
        lambda called: kernel_for(called, kind), lambda function: _Kernel(function, **_OPTIONS)
    )


@global_compiler_lock  # type: ignore[untyped-decorator]
def build(functions: Sequence[Callable[..., Any]], kind: Kind) -> bytes:
    """The machine code of entries for tables of a kind of record."""
    rules = games.get(kind)
    parts: list[Any] = []
    exported = set()
    seen: set[Any] = set()
    for function in functions:
        signature = signature_of(function)
        entry = _copies_for(kind)(function)
        for n, variant in enumerate(signature.variants()):
            wrapper = _Wrapper(_wrapper(entry, variant, rules), **_OPTIONS)
            wrapper.compile(tuple(_NATIVE[each] for each in variant.native.values()))
            result: Any
            (result,) = wrapper.overloads.values()
            parts += [each._final_module.clone() for each in _needed(result.library, seen)]
            symbol = symbol_of(function.__name__, n)
            exported.add(symbol)
            parts.append(llvm.parse_assembly(_exported(symbol, result.fndesc, variant)))
    module, *others = parts
    for part in others:
        module.link_in(part)
    for each in module.functions:
        if not each.is_declaration:
            each.linkage = "external" if each.name in exported else "internal"
    for variable in module.global_variables:
        if not variable.is_declaration or variable.linkage == llvm.Linkage.common:
            variable.linkage = "internal"
    machine = target_machine()
    _optimise(module, machine)
    missing = [each.name for each in module.functions if each.is_declaration]
    if strange := [name for name in missing if not _is_plain(name)]:
        raise TypeError(f"compiled kernels would call {', '.join(strange)}")
    return bytes(machine.emit_object(module))


# What every system's C library has.
_PLAIN = {"sqrt", "exp", "expf", "log", "logf", "tanh", "tanhf", "memcpy", "memset", "memmove"}


def _is_plain(name: str) -> bool:
    return name.startswith("llvm.") or name in _PLAIN


def _needed(library: Any, seen: set[Any]) -> Iterator[Any]:
    """The libraries that were not needed before, those that it calls first."""
    if library not in seen:
        seen.add(library)
        for each in library._linking_libraries:
            yield from _needed(each, seen)
        yield library


def _optimise(module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(3)
    options.loop_vectorization = True
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)


# -- the C functions ------------------------------------------------------------------------------


def _array_type(array: ArrayOf, rules: Any) -> Any:
    return types.Array(numba.from_dtype(array.element_of(rules)), array.dimensions, "C")


def _wrapper(entry: Any, signature: Signature, rules: Any) -> Callable[..., Any]:
    """A kernel that takes numbers and addresses, and makes of them what an entry takes."""
    known: dict[str, Any] = {"entry": entry, "array_at": array_at, "word_at": word_at}
    given = []
    for name, kind in signature.parameters.items():
        if isinstance(kind, ArrayOf):
            known[f"{name}_type"] = _array_type(kind, rules)
            given.append(f"array_at({name}, ({', '.join(kind.lengths(name))},), {name}_type)")
        elif isinstance(kind, BundleOf):
            known[f"{name}_bundle"] = namedtuple(kind.bundle.__name__, kind.arrays)
            words, parts = 0, []
            for field, array in kind.arrays.items():
                known[f"{name}_{field}"] = _array_type(array, rules)
                lengths = [f"word_at({name}, {words + 1 + n})" for n in range(array.dimensions)]
                parts.append(
                    f"array_at(word_at({name}, {words}), ({', '.join(lengths)},), {name}_{field})"
                )
                words += 1 + array.dimensions
            given.append(f"{name}_bundle({', '.join(parts)})")
        else:
            given.append(f"{name} != 0" if kind.kind is bool else name)
    call = f"entry({', '.join(given)})"
    if signature.result.kind is None:
        body = f"    {call}\n    return 0"
    else:
        known["result"] = np.float64 if signature.result.kind is float else np.int64
        body = f"    return result({call})"
    exec(f"def wrapper({', '.join(signature.native)}):\n{body}\n", known)
    made: Callable[..., Any] = known["wrapper"]
    return made


@intrinsic
def array_at(typing_context, address, lengths, array):
    """The array of a type at an address."""
    made = array.instance_type if hasattr(array, "instance_type") else array

    def generate(context, builder, signature, arguments):
        place, dims, _ = arguments
        struct = context.make_array(made)(context, builder)
        item = context.get_abi_sizeof(context.get_data_type(made.dtype))
        shape = cgutils.unpack_tuple(builder, dims)
        strides = [context.get_constant(types.intp, item)]
        for length in reversed(shape[1:]):
            strides.insert(0, builder.mul(strides[0], length))
        data = builder.inttoptr(place, struct.data.type)
        from numba.np.arrayobj import populate_array

        populate_array(struct, data, shape, strides, context.get_constant(types.intp, item), None)
        return struct._getvalue()

    return made(address, lengths, array), generate


@intrinsic
def word_at(typing_context, address, place):
    """A number of 64 bits at an address."""

    def generate(context, builder, signature, arguments):
        start, number = arguments
        offset = builder.mul(number, ir.Constant(ir.IntType(64), _WORD))
        pointer = builder.inttoptr(builder.add(start, offset), ir.IntType(64).as_pointer())
        return builder.load(pointer)

    return types.int64(address, types.int64), generate


def _exported(symbol: str, function: Any, signature: Signature) -> str:
    """A C function around one that is called as Numba calls functions, which tells of errors that
    kernels do not have."""
    native = ["double" if each is float else "i64" for each in signature.native.values()]
    result = "double" if signature.result.kind is float else "i64"
    named = ", ".join(f"{kind} %a{n}" for n, kind in enumerate(native))
    given = "".join(f", {kind} %a{n}" for n, kind in enumerate(native))
    return f"""
declare i32 @"{function.mangled_name}"(ptr, ptr{"".join(f", {kind}" for kind in native)})
define {result} @{symbol}({named}) {{
  %result = alloca {result}
  %error = alloca ptr
  %status = call i32 @"{function.mangled_name}"(ptr %result, ptr %error{given})
  %value = load {result}, ptr %result
  ret {result} %value
}}
"""
