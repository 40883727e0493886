"""The faults that are put into modules, and the list of those that nobody can notice."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.mutation.__main__ import LIST, SUITES
from tests.mutation.mutants import MARK, mutants, with_marks
from tests.mutation.runner import SOURCES

FILE = Path("a.py")


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        ("return a < b", ["a < b → a <= b", "a < b → not a < b"]),
        ("return a is b", ["a is b → a is not b"]),
        ("return a == b or c", ["a == b or c → c", "a == b or c → a == b", "a == b → a != b"]),
        ("return not a", ["not a → a"]),
        ("return range(2)", ["2 → 3", "2 → 1"]),
        ("return a | b", ["a | b → a & b"]),
        ("return min(a, b)", ["min → max"]),
        ("return True", ["True → False"]),
        ("return copied(a)", ["copied(a) → a"]),
        ("return copied(*a)", []),
        ("return int(a)", []),
        ("return zip(a, b, strict=True)", []),
        ("a.b = c", ["a.b = c → pass"]),
        ("a += b", ["a += b → pass", "a += b → a -= b"]),
        ("a = b", []),
        ("a(b, c)", ["a(b, c) → pass"]),
        ("raise a", ["raise a → pass"]),
        ("return [a for b in c if b]", ["b → True"]),
        ("return b if a else c", ["a → not a"]),
        ('"""A sentence."""', []),
    ],
)
def test_faults_of_a_line(line: str, changes: list[str]) -> None:
    found = mutants("a.py", f"def f(a, b: int = c, c=d) -> str:\n    {line}\n")
    assert [mutant.change for mutant in found] == changes
    assert {(mutant.function, mutant.line, mutant.number) for mutant in found} <= {("f", 2, 1)}


def test_a_fault_changes_one_place() -> None:
    source = "class A:\n    def f(self, n):\n        return n + 1, n + 1\n"
    found = mutants("a.py", source)
    assert [mutant.name for mutant in found if "n + 1" in mutant.change] == [
        "a.py: A.f: n + 1 → n - 1",
        "a.py: A.f: n + 1 → n - 1 (2)",
    ]
    results = []
    for mutant in found:
        names: dict[str, type] = {}
        exec(mutant.compiled(FILE, source), names)
        results.append(names["A"]().f(5))
    assert results == [(4, 6), (7, 6), (5, 6), (6, 4), (6, 7), (6, 5)]


def test_what_runs_at_import_has_no_function() -> None:
    found = mutants(
        "a.py", "A = 1\n\ndef f(b=True):\n    return 2\n\nclass C(D, frozen=True):\n    d = 3\n"
    )
    assert [(mutant.function, mutant.change) for mutant in found if "→ 0" not in mutant.change] == [
        ("", "1 → 2"),
        ("", "True → False"),
        ("f", "2 → 3"),
        ("f", "2 → 1"),
        ("", "3 → 4"),
        ("", "3 → 2"),
    ]


def test_the_lines_that_run_are_marked() -> None:
    source = "def f(n):\n    if n:\n        n -= 1\n    else:\n        n += 1\n    return n\n"
    reached: list[int] = []
    names: dict[str, object] = {MARK: reached.append}
    exec(with_marks(FILE, source), names)
    assert names["f"](1) == 0  # type: ignore[operator]
    assert reached == [2, 3, 6]


def test_every_module_is_there_and_every_listed_fault_has_a_reason() -> None:
    """Whether there is such a fault: a change may have removed it, and with it the reason."""
    known: dict[str, str] = tomllib.loads(LIST.read_text(encoding="utf-8"))
    modules = [module for each, *_ in SUITES for module in each]
    faults = {
        mutant.name
        for module in modules
        for mutant in mutants(module, (SOURCES / module).read_text(encoding="utf-8"))
    }
    assert known.keys() - faults == set()
    assert all(len(reason) > 15 for reason in known.values())
