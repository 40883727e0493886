"""The pseudo-language: English with every letter in disguise, made at run time.

A sentence that still shows a plain letter has a part that does not come from the Fluent files.
"""

from __future__ import annotations

from fluent.syntax import ast
from fluent.syntax.visitor import Transformer

_PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_DISGUISED = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
_TABLE = str.maketrans(_PLAIN, _DISGUISED)


class _Disguise(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(node.value.translate(_TABLE))


def pseudo(resource: ast.Resource) -> ast.Resource:
    """A copy of a resource with disguised texts."""
    disguised = _Disguise().visit(resource.clone())
    assert isinstance(disguised, ast.Resource)
    return disguised
