"""The API as a page to read, made from its own description: no script, nothing from elsewhere."""

from __future__ import annotations

import html
import json
import re
from typing import Any

_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}: the API</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 52rem; margin: 0 auto;
  padding: 2rem 1rem; }}
h1, h2 {{ font-family: Georgia, serif; }}
details {{ border-top: 1px solid #8886; padding: .5rem 0; }}
summary {{ cursor: pointer; }}
summary b {{ display: inline-block; min-width: 4.5rem; }}
code, pre {{ font-size: .9rem; }}
pre {{ overflow-x: auto; background: #8882; padding: .75rem; }}
</style>
</head>
<body>
<h1>{title}: the API</h1>
<p>{about}</p>
<p>For programs: <a href="/openapi.json">openapi.json</a>.</p>
{sections}
<h2>Sockets</h2>
{sockets}
<h2>Shapes</h2>
{shapes}
</body>
</html>
"""

_REFERENCE = re.compile(r"#/components/schemas/(\w+)")


def reference_page(description: dict[str, Any]) -> str:
    sections: dict[str, list[str]] = {}
    for path, methods in description["paths"].items():
        for method, operation in methods.items():
            sections.setdefault(operation["tags"][0], []).append(
                _operation(method, path, operation)
            )
    schemas = description["components"]["schemas"]
    return _PAGE.format(
        title=html.escape(description["info"]["title"]),
        about=html.escape(description["info"]["description"]),
        sections="".join(
            f"<h2>{html.escape(tag.capitalize())}</h2>{''.join(found)}"
            for tag, found in sections.items()
        ),
        sockets="".join(
            _socket(path, socket, schemas) for path, socket in description["x-sockets"].items()
        ),
        shapes="".join(_shape(name, schema) for name, schema in sorted(schemas.items())),
    )


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    answers = "".join(
        f"<li>{status}: {html.escape(answer['description'])}{_of(answer)}</li>"
        for status, answer in operation["responses"].items()
    )
    body = operation.get("requestBody")
    query = ", ".join(
        f"<code>{html.escape(each['name'])}</code>"
        for each in operation.get("parameters", [])
        if each["in"] == "query"
    )
    return (
        f"<details><summary><b>{method.upper()}</b> <code>{html.escape(path)}</code></summary>"
        f"<p>{html.escape(operation.get('description', ''))}</p>"
        + (f"<p>Query: {query}</p>" if query else "")
        + (f"<p>Body:{_of(body)}</p>" if body else "")
        + f"<ul>{answers}</ul></details>"
    )


def _of(part: dict[str, Any]) -> str:
    """The shape of a body, by its name."""
    for content in part.get("content", {}).values():
        if "$ref" in content.get("schema", {}):
            return f" {_link(content['schema'])}"
    return ""


def _link(reference: dict[str, str]) -> str:
    name = reference["$ref"].rpartition("/")[2]
    return f'<a href="#{name}">{name}</a>'


def _socket(path: str, socket: dict[str, Any], schemas: dict[str, Any]) -> str:
    """What travels over a socket, message by message."""
    rows = "".join(
        f"<p>{title}: {_link(socket[side])}</p><ul>{_messages(socket[side], schemas)}</ul>"
        for side, title in (("sent", "Clients send"), ("received", "The server sends"))
    )
    return (
        f"<details open><summary><b>SOCKET</b> <code>{html.escape(path)}</code></summary>"
        f"<p>{html.escape(socket['description'])}</p>{rows}</details>"
    )


def _messages(union: dict[str, str], schemas: dict[str, Any]) -> str:
    found = []
    for reference in schemas[union["$ref"].rpartition("/")[2]]["anyOf"]:
        about = schemas[reference["$ref"].rpartition("/")[2]]["description"]
        found.append(f"<li>{_link(reference)}: {html.escape(about)}</li>")
    return "".join(found)


def _shape(name: str, schema: dict[str, Any]) -> str:
    text = _REFERENCE.sub(
        r'<a href="#\1">\1</a>', html.escape(json.dumps(schema, indent=2, ensure_ascii=False))
    )
    return f'<details id="{name}"><summary><code>{name}</code></summary><pre>{text}</pre></details>'
