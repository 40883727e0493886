"""The faults that can be put into a module, each a small change of its syntax tree."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from types import CodeType

Step = tuple[str, int | None]  # a field of a node, and the place if that is a list

# What `at_import` finds in the environment: the file of a module, and one with its code instead.
CHANGED, CODE = "TAVOLINO_CHANGED_MODULE", "TAVOLINO_CHANGED_CODE"

MARK = "__reached__"  # a function that every module finds when it is measured
FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef

AT_IMPORT = ""  # instead of a function: runs when the module is imported

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ORDERS = ast.Lt | ast.LtE | ast.Gt | ast.GtE
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
# Without these calls, nearly always the same happens, or nothing works at all.
CONVERSIONS = {"add", "all", "any", "append", "bool", "dict", "enumerate", "float", "frozenset"}
CONVERSIONS |= {"i64", "int", "iter", "len", "list", "map", "max", "min", "next", "range"}
CONVERSIONS |= {"reversed", "set", "str", "sum", "super", "tuple", "update", "zip"}
# A condition that is one of these is changed elsewhere.
CHANGED_ANYWAY = ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant


@dataclass(frozen=True)
class Mutant:
    """`function` is the outermost one around the change; `line` is that of the
    statement. `change` and `number` (of those that read alike) do not move with the lines."""

    module: str
    function: str
    change: str
    number: int
    line: int
    path: tuple[Step, ...]
    replacement: ast.AST

    @property
    def name(self) -> str:
        where = f"{self.module}: {self.function}" if self.function else self.module
        return f"{where}: {self.change}" + (f" ({self.number})" if self.number > 1 else "")

    def compiled(self, file: Path, source: str) -> CodeType:
        """The code of the whole module with this change."""
        tree: ast.AST = ast.parse(source)
        at = tree
        for field, place in self.path[:-1]:
            at = getattr(at, field) if place is None else getattr(at, field)[place]
        field, place = self.path[-1]
        if place is None:
            setattr(at, field, self.replacement)
        else:
            getattr(at, field)[place] = self.replacement
        return compile(ast.fix_missing_locations(tree), str(file), "exec")  # type: ignore[call-overload, no-any-return]


def mutants(module: str, source: str) -> list[Mutant]:
    seen: Counter[tuple[str, str]] = Counter()
    found = []
    for place in _places(ast.parse(source), (), AT_IMPORT, None):
        for old, new in _changes(place.node, place.parent):
            change = f"{_text(old)} → {_text(new)}"
            seen[place.function, change] += 1
            number = seen[place.function, change]
            line = place.statement.lineno
            found.append(Mutant(module, place.function, change, number, line, place.path, new))
    return found


@dataclass(frozen=True)
class _Place:
    node: ast.AST
    parent: ast.AST | None
    path: tuple[Step, ...]
    function: str
    statement: ast.stmt


def _places(
    node: ast.AST,
    path: tuple[Step, ...],
    function: str,
    statement: ast.stmt | None,
    parent: ast.AST | None = None,
    classes: str = "",
) -> Iterator[_Place]:
    """Every node that runs, but no types."""
    if isinstance(node, ast.stmt):
        statement = node
    if statement is not None:
        yield _Place(node, parent, path, function, statement)
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list"):
            continue  # types, and whether a record is frozen
        if isinstance(node, ast.ClassDef) and field == "keywords":
            continue  # the same
        inside, around = function, classes
        if isinstance(node, FUNCTION) and not function:
            inside = classes + node.name if field == "body" else AT_IMPORT
        elif isinstance(node, ast.ClassDef) and field == "body":
            around = f"{classes}{node.name}."
        children = value if isinstance(value, list) else [value]
        for number, child in enumerate(children):
            if isinstance(child, ast.AST) and not _compares_lengths(child):
                step = (field, number if isinstance(value, list) else None)
                yield from _places(child, (*path, step), inside, statement, node, around)


def _compares_lengths(node: ast.AST) -> bool:
    """Whether it is the `strict` of a `zip`, which is seen only where lengths differ."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def _changes(node: ast.AST, parent: ast.AST | None) -> Iterator[tuple[ast.AST, ast.AST]]:
    """What to put in the place of a node, beside what is shown for it."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield node, _with(node, ops=[COMPARISONS[type(node.ops[0])]()])
        if isinstance(node.ops[0], ORDERS):
            yield node, ast.UnaryOp(ast.Not(), node)
    elif isinstance(node, ast.Compare):
        for number, op in enumerate(node.ops):
            ops = [*node.ops]
            ops[number] = COMPARISONS[type(op)]()
            yield node, _with(node, ops=ops)
    elif isinstance(node, ast.BoolOp):
        for number in range(len(node.values)):
            left = node.values[:number] + node.values[number + 1 :]
            yield node, left[0] if len(left) == 1 else _with(node, values=left)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub | ast.Invert):
        yield node, node.operand
    elif isinstance(node, ast.Constant):
        yield from ((node, ast.Constant(value)) for value in _values(node.value))
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        yield node, _with(node, op=OPERATORS[type(node.op)]())
    elif isinstance(node, ast.Call) and len(node.args) == 1 and not node.keywords:
        called = node.func
        name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
        (given,) = node.args
        alone = not isinstance(given, ast.Starred)
        if alone and name not in CONVERSIONS and not isinstance(parent, ast.Expr | ast.Raise):
            yield node, given
    elif isinstance(node, ast.Name) and node.id in CALLS and isinstance(parent, ast.Call):
        yield node, ast.Name(CALLS[node.id], ast.Load())
    elif isinstance(node, ast.stmt):
        yield from _statement_changes(node)
    if (
        isinstance(node, ast.expr)
        and not isinstance(node, CHANGED_ANYWAY)
        and _decides(node, parent)
    ):
        yield node, ast.UnaryOp(ast.Not(), node)
    if isinstance(parent, ast.comprehension) and node in parent.ifs:
        yield node, ast.Constant(True)


def _values(value: object) -> Iterator[bool | int | float]:
    """Instead of a number or a truth value. Texts are left alone: tests compare them all the
    time, and many are only shown."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int | float):
        yield value + 1
        if value > 0:
            yield value - 1


def _decides(node: ast.expr, parent: ast.AST | None) -> bool:
    return isinstance(parent, ast.If | ast.While | ast.IfExp) and node is parent.test


def _statement_changes(node: ast.stmt) -> Iterator[tuple[ast.AST, ast.AST]]:
    nothing = ast.Pass()
    if isinstance(node, ast.Expr):
        if not isinstance(node.value, ast.Constant):  # a docstring
            yield node, nothing
    elif isinstance(node, ast.Assign):
        # Without a name that others read, anything would fail.
        if not any(isinstance(target, ast.Name) for target in node.targets):
            yield node, nothing
    elif isinstance(node, ast.AugAssign):
        yield node, nothing
        if type(node.op) in OPERATORS:
            yield node, _with(node, op=OPERATORS[type(node.op)]())
    elif isinstance(node, ast.Raise | ast.Delete | ast.Continue):
        yield node, nothing
    elif isinstance(node, ast.Break):
        yield node, ast.Continue()
    elif isinstance(node, ast.Return) and node.value is None:
        yield node, nothing


def _with(node: ast.AST, **fields: object) -> ast.AST:
    changed = copy.copy(node)
    for name, value in fields.items():
        setattr(changed, name, value)
    return changed


def with_marks(file: Path, source: str) -> CodeType:
    """The code of a module that calls `MARK` with the line of each statement in functions, before
    it runs."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, FUNCTION)]
    for node in {each for function in functions for each in ast.walk(function)}:
        for field in ("body", "orelse", "finalbody"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                marks = [[_mark(statement.lineno), statement] for statement in block]
                setattr(node, field, list(chain.from_iterable(marks)))
    return compile(ast.fix_missing_locations(tree), str(file), "exec")


def _mark(line: int) -> ast.stmt:
    return ast.Expr(ast.Call(ast.Name(MARK, ast.Load()), [ast.Constant(line)], []))


def _text(node: ast.AST) -> str:
    return " ".join(ast.unparse(ast.fix_missing_locations(node)).split())
