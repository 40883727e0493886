"""The API as a page to read, made from its own description: no script, nothing from elsewhere."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from typing import Any

_REFERENCE = re.compile(r"#/components/schemas/(\w+)")


@dataclass(frozen=True)
class _Answer:
    status: str
    description: str
    shape: str | None


@dataclass(frozen=True)
class _Operation:
    method: str
    path: str
    description: str
    query: list[str]
    body: str | None  # its shape
    answers: list[_Answer]


@dataclass(frozen=True)
class _Union:
    """What travels over a socket in one direction."""

    shape: str
    messages: dict[str, str]  # descriptions by shape


@dataclass(frozen=True)
class _Socket:
    path: str
    description: str
    sent: _Union
    received: _Union


def reference_page(description: dict[str, Any]) -> str:
    from ..templates import render  # takes its time to read, and most servers are never asked

    schemas = description["components"]["schemas"]
    return render(
        __package__,
        "reference.html.j2",
        title=description["info"]["title"],
        about=description["info"]["description"],
        sections=_sections(description["paths"]),
        sockets=[
            _Socket(
                path=path,
                description=socket["description"],
                sent=_union(socket["sent"], schemas),
                received=_union(socket["received"], schemas),
            )
            for path, socket in description["x-sockets"].items()
        ],
        shapes={name: _parts(schema) for name, schema in sorted(schemas.items())},
    )


def _sections(paths: dict[str, Any]) -> dict[str, list[_Operation]]:
    """The operations by their tags."""
    sections: dict[str, list[_Operation]] = {}
    for path, methods in paths.items():
        for method, operation in methods.items():
            found = _operation(method.upper(), path, operation)
            sections.setdefault(operation["tags"][0], []).append(found)
    return sections


def _operation(method: str, path: str, operation: dict[str, Any]) -> _Operation:
    parameters = operation.get("parameters", [])
    return _Operation(
        method=method,
        path=path,
        description=operation.get("description", ""),
        query=[each["name"] for each in parameters if each["in"] == "query"],
        body=_shape_of(operation.get("requestBody", {})),
        answers=[
            _Answer(status, answer["description"], _shape_of(answer))
            for status, answer in operation["responses"].items()
        ],
    )


def _shape_of(part: dict[str, Any]) -> str | None:
    """The name of a body's shape, if it has one."""
    for content in part.get("content", {}).values():
        if "$ref" in content.get("schema", {}):
            return _name(content["schema"])
    return None


def _name(reference: dict[str, str]) -> str:
    return reference["$ref"].rpartition("/")[2]


def _union(reference: dict[str, str], schemas: dict[str, Any]) -> _Union:
    shape = _name(reference)
    messages = [_name(each) for each in schemas[shape]["anyOf"]]
    return _Union(shape, {name: schemas[name]["description"] for name in messages})


def _parts(schema: dict[str, Any]) -> list[str]:
    """A schema as text, split where it refers to another: text and names take turns."""
    return _REFERENCE.split(json.dumps(schema, indent=2, ensure_ascii=False))
