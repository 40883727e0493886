"""Compiled entries, called without a compiler.

The entries of a module for one game, and those that are the same for all games, are an *object*: a
file of machine code with plain C functions. It is named by a digest of everything that its kernels
were made of, so that a changed rule never leaves an old search behind. A missing one is built
(`object_builder`).
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any

import llvmlite
import llvmlite.binding as llvm
import numpy as np

from .cache_folder import KEPT_FOR, cache_folder
from .compilation_notice import notice, warn
from .kernel import Entry, games, reached
from .signature import ArrayOf, BundleOf, Signature, signature_of

if TYPE_CHECKING:
    from .contract import Rules

# The type of a game's record; None for what is the same for all games.
Kind = np.dtype[Any] | None

_FOLDER = "kernels-"
_DIGEST_SIZE = hashlib.sha256().digest_size
_BUILDERS = ("object_builder.py", "plain_indices.py", "library.py", "signature.py")


class Library:
    """The entries of an object, loaded."""

    def __init__(self, code: bytes, kind: Kind) -> None:
        self.rules = games.get(kind)
        machine = target_machine()
        self._engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self._engine.finalize_object()

    def call(self, function: Callable[..., Any]) -> Callable[..., Any]:
        """An entry, as Python calls it."""
        signature = signature_of(function)
        calls = [
            self._caller(function.__name__, variant, n)
            for n, variant in enumerate(signature.variants())
        ]
        return calls[0] if len(calls) == 1 else _by_type(signature, calls)

    def _caller(self, name: str, signature: Signature, variant: int) -> Callable[..., Any]:
        address = self._engine.get_function_address(symbol_of(name, variant))
        if not address:
            raise TypeError(f"the compiled code lacks {name}")
        return _caller(name, signature, self.rules, address, self)


def library(entries: Sequence[Entry], kind: Kind) -> Library:
    """The library of the entries of a module for a kind of record: from the file, or built."""
    digest = digest_of(entries, kind)
    if digest is None:  # nobody can tell whether a file would still be right
        return Library(_built(entries, kind), kind)
    module = entries[0].function.__module__
    game = games[kind].name if kind in games else "any-game"
    path = folder() / f"{module}-{game}-{digest}.o"
    code = _read(path)
    if code is None:
        code = _built(entries, kind)
        _write(path, code)
    return Library(code, kind)


@cache
def folder() -> Path:
    """Where objects of this compiler are kept."""
    return cache_folder(_FOLDER, _compiler_digest())


def _built(entries: Sequence[Entry], kind: Kind) -> bytes:
    with notice.compiling():
        from .object_builder import build

        code: bytes = build([each.function for each in entries], kind)
        return code


def _read(path: Path) -> bytes | None:
    """The code in a file; None if there is none, or another one than was written."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return None
    checksum, code = data[:_DIGEST_SIZE], data[_DIGEST_SIZE:]
    if hashlib.sha256(code).digest() == checksum:
        with suppress(OSError):  # the folder cannot be written to
            os.utime(path)
        return code
    warn(f"tavolino: {path} is damaged; it is made again")
    return None


def _write(path: Path, code: bytes) -> None:
    """All of it or nothing: another process may read it meanwhile."""
    with suppress(OSError):  # then it is built in each run
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        with open(handle, "wb") as file:
            file.write(hashlib.sha256(code).digest() + code)
        os.replace(name, path)
        for old in path.parent.iterdir():
            if time.time() - old.stat().st_mtime > KEPT_FOR:
                old.unlink()


def target_machine() -> Any:
    """The processor of this machine. Whatever loads code owns one of these."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_triple(llvm.get_process_triple()).create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=_features(),
        opt=3,
        reloc="pic",
        codemodel="jitdefault",
        jit=True,
    )


@cache
def _features() -> str:
    """What this processor can do beyond its kind."""
    try:
        found: str = llvm.get_host_cpu_features().flatten()
    except RuntimeError:  # LLVM cannot tell on every system
        return ""
    return found


@cache
def _compiler_digest() -> str:
    """What a compiler makes of a kernel depends on its version, on ours, and on the processor."""
    versions = version("numba"), llvmlite.__version__
    machine = llvm.get_process_triple(), llvm.get_host_cpu_name(), _features()
    digest = hashlib.sha256(repr((versions, machine)).encode())
    for name in _BUILDERS:
        digest.update((Path(__file__).parent / name).read_bytes())
    return digest.hexdigest()[:16]


# -- what an object is made of --------------------------------------------------------------------


def digest_of(entries: Sequence[Entry], kind: Kind) -> str | None:
    """Of the files of all kernels that entries reach, and of the constants that they use; None if
    a file cannot be read."""
    digest = hashlib.sha256(repr(None if kind is None else kind.descr).encode())
    rules = games.get(kind)
    files = set()
    for function, constants in reached([each.function for each in entries], kind):
        files.add(function.__code__.co_filename)
        digest.update(f"{function.__module__}.{function.__qualname__}".encode())
        for name, value in constants:
            digest.update(f"{name} {described(value)}\0".encode())
    for each in entries:
        digest.update(repr(_told(signature_of(each.function), rules)).encode())
    try:
        for content in sorted(map(_file_digest, files)):
            digest.update(content)
    except OSError:
        return None
    return digest.hexdigest()[:24]


@cache
def _file_digest(path: str) -> bytes:
    return hashlib.sha256(Path(path).read_bytes()).digest()


def _told(signature: Signature, rules: Rules | None) -> list[Any]:
    told: list[Any] = [signature.result.kind]
    for each in signature.parameters.values():
        arrays = list(each.arrays.values()) if isinstance(each, BundleOf) else [each]
        for part in arrays:
            if isinstance(part, ArrayOf) and isinstance(part.element, tuple):
                told.append((part.element, part.dimensions))
            elif isinstance(part, ArrayOf):
                told.append((part.element_of(rules).descr, part.dimensions))
            else:
                told.append(part)
    return told


def described(value: Any) -> str:
    """A constant of a kernel, in words that tell it from others."""
    if isinstance(value, np.ndarray):
        return f"{value.dtype.descr} {value.shape} {hashlib.sha256(value.tobytes()).hexdigest()}"
    if isinstance(value, np.dtype):
        return repr(value.descr)
    if isinstance(value, (bool, int, float, str, bytes, type(None), np.generic)):
        return repr(value)
    if isinstance(value, tuple):
        return f"{type(value).__qualname__}({', '.join(map(described, value))})"
    if isinstance(value, type) or callable(value):
        return f"{value.__module__}.{value.__qualname__}"
    raise TypeError(f"a kernel uses {value!r}, which is not a constant")


# -- calls ----------------------------------------------------------------------------------------


def symbol_of(name: str, variant: int = 0) -> str:
    return f"tavolino_{name}_{variant}"


# Where an array's address stands in NumPy's own structure, which every compiled extension relies
# on. To ask for it as `array.ctypes.data` takes longer than many of the calls.
_PLACE = object.__basicsize__
_pointer_at = ctypes.c_void_p.from_address


def _is_there() -> bool:
    sample = np.zeros(1)
    return _pointer_at(id(sample) + _PLACE).value == sample.ctypes.data


_ADDRESS = f"pointer_at(id({{0}}) + {_PLACE}).value or 0" if _is_there() else "{0}.ctypes.data"

_NATIVE: dict[Any, Any] = {
    int: ctypes.c_int64,
    bool: ctypes.c_int64,
    float: ctypes.c_double,
    None: None,
}


def _caller(
    name: str, signature: Signature, rules: Rules | None, address: int, library: Library
) -> Callable[..., Any]:
    """A function that checks its arguments and calls compiled code with them. It is written as
    text: most of the time of a short call is spent here."""
    known: dict[str, Any] = {"index": index, "check": _check, "pointer_at": _pointer_at}
    known["library"] = library  # which must live as long as its code is called
    lines: list[str] = []
    given: list[str] = []
    for parameter, kind in signature.parameters.items():
        if isinstance(kind, ArrayOf):
            known[f"{parameter}_type"] = kind.element_of(rules)
            lengths = kind.lengths(parameter)
            lines += [
                f"if {parameter}.dtype is not {parameter}_type or "
                f"not {parameter}.flags.c_contiguous:",
                f"    check({parameter}, {parameter}_type, {name!r}, {parameter!r})",
                f"{', '.join(lengths)}, = {parameter}.shape",
            ]
            given += [_ADDRESS.format(parameter), *lengths]
        elif isinstance(kind, BundleOf):
            given.append(f"{parameter}.address")
        elif kind.kind is float:
            given.append(f"float({parameter})")
        else:
            given.append(f"index({parameter})")
    taken = [_NATIVE[each] for each in signature.native.values()]
    known["code"] = ctypes.CFUNCTYPE(_NATIVE[signature.result.kind], *taken)(address)
    call = f"code({', '.join(given)})"
    lines.append(f"return {call} != 0" if signature.result.kind is bool else f"return {call}")
    body = "\n".join("    " + line for line in lines)
    exec(f"def {name}({', '.join(signature.parameters)}):\n{body}\n", known)
    made: Callable[..., Any] = known[name]
    return made


def _by_type(signature: Signature, calls: Sequence[Callable[..., Any]]) -> Callable[..., Any]:
    """The call for the types that some arguments have."""
    several = [
        isinstance(each, ArrayOf) and isinstance(each.element, tuple)
        for each in signature.parameters.values()
    ]
    places = [place for place, one in enumerate(several) if one]
    known = {}
    for variant, call in zip(signature.variants(), calls, strict=True):
        arrays: list[Any] = list(variant.parameters.values())
        known[tuple(arrays[place].element for place in places)] = call

    def chosen(*arguments: Any) -> Any:
        types = tuple(arguments[place].dtype for place in places)
        if types not in known:
            raise TypeError(f"expected one of {list(known)}, found {types}")
        return known[types](*arguments)

    return chosen


def _check(given: Any, expected: np.dtype[Any], name: str, parameter: str) -> None:
    if given.dtype != expected:
        raise TypeError(f"{name}: {parameter} holds {given.dtype}, not {expected}")
    if not given.flags.c_contiguous:
        raise TypeError(f"{name}: {parameter} has gaps")
