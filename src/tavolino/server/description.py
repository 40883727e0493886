"""The parts of the API's description that FastAPI does not know: the views and events of the
installed games, and the messages of sockets."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from ..core import registry
from ..core.contract import Rules
from . import commands, messages
from .api_version import PREFIX

Schema = dict[str, Any]
Schemas = dict[str, Schema]

_REFERENCE = "#/components/schemas/{name}"

# A view has these in every game.
_COMMON: Schema = {
    "game": {"type": "string", "description": "its name"},
    "options": {"type": "object", "additionalProperties": True},
    "seat": {
        "description": "who looks",
        "anyOf": [{"type": "integer"}, {"enum": ["open", "spectator"]}],
    },
    "player": {
        "description": "the seat to move; null when the game is over",
        "anyOf": [{"type": "integer"}, {"type": "null"}],
    },
    "step": {"type": "string", "description": "what the player to move has to do"},
    "result": {
        "description": "how the game ended",
        "anyOf": [
            {
                "type": "object",
                "properties": {
                    "winners": {"type": "array", "items": {"type": "integer"}},
                    "reason": {"type": "string"},
                    "scores": {"type": "array", "items": {"type": "integer"}},
                },
                "required": ["winners", "reason", "scores"],
                "additionalProperties": True,
            },
            {"type": "null"},
        ],
    },
    "legal": {
        "type": "array",
        "items": {"type": "string"},
        "description": "the legal moves, if it is the seat's turn",
    },
}


def complete(description: Schema) -> None:
    """Add the types of games and of socket messages to the description of the HTTP API."""
    schemas = description["components"]["schemas"]
    _refer(description)
    schemas |= _bodies() | _games() | _sockets()
    description["x-sockets"] = {
        PREFIX + "/tables/{table}/socket": {
            "description": "The key first, in a `hello`; then whole tables whenever something has"
            " changed, and an answer or an error to each request.",
            "sent": _ref("SocketRequest"),
            "received": _ref("SocketMessage"),
        }
    }


def _ref(name: str) -> Schema:
    return {"$ref": _REFERENCE.format(name=name)}


def _refer(schema: Any) -> None:
    """Pydantic can refer only to its own models: `x-component` stands for a reference."""
    if isinstance(schema, list):
        for each in schema:
            _refer(each)
    elif isinstance(schema, dict):
        if "x-component" in schema:
            schema |= _ref(schema.pop("x-component"))
            schema.pop("title", None)
        for each in schema.values():
            _refer(each)


def _bodies() -> Schemas:
    """What commands bring over HTTP: fields of a command, and no others."""
    schemas: Schemas = {}
    for route in commands.ROUTES:
        if route.body is not None:
            _, parts = msgspec.json.schema_components([route.command], ref_template="{name}")
            schema = parts[route.command.__name__]
            schemas[route.body] = {
                "type": "object",
                "properties": {name: schema["properties"][name] for name in route.in_body},
                "required": [name for name in route.in_body if name in schema["required"]],
                "additionalProperties": False,
            }
    return schemas


# -- games -----------------------------------------------------------------------------------------


def _games() -> Schemas:
    """`GameView` and `GameEvent`: those of any game. Games that declare no types have free-form
    objects. Each type of a game has the game's name in `x-game`."""
    schemas: Schemas = {}
    views, events, typed = [], [], []
    for rules in map(registry.rules, registry.names()):
        prefix = "".join(map(str.capitalize, re.split(r"\W+", rules.name)))
        if rules.view_type is not None:
            views.append(_ref(f"{prefix}View"))
            typed.append(rules.name)
        if rules.event_type is not None:
            events.append(_ref(f"{prefix}Event"))
        schemas |= _types_of(rules, prefix)
    return schemas | {
        "GameView": {
            "description": "The game as one onlooker sees it; `game` says which game it is.",
            "anyOf": [*views, _ref("OtherGameView")],
        },
        "OtherGameView": {
            "description": "A view of a game that does not describe its own.",
            "type": "object",
            "properties": _COMMON | {"game": _COMMON["game"] | {"not": {"enum": typed}}},
            "required": list(_COMMON),
            "additionalProperties": True,
        },
        "GameEvent": {
            "description": "One thing that a move did, in the game's own terms.",
            "anyOf": [*events, _ref("OtherGameEvent")],
        },
        "OtherGameEvent": {
            "description": "An event of a game that does not describe its own.",
            "type": "object",
            "properties": {
                "type": {"type": "string"},
                "player": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
            },
            "required": ["type"],
            "additionalProperties": True,
        },
    }


def _types_of(rules: Rules, prefix: str) -> Schemas:
    """The types of a game, with names that begin with the game's."""
    wanted = [kind for kind in (rules.view_type, rules.event_type) if kind is not None]
    tops, parts = msgspec.json.schema_components(wanted, ref_template="{name}")
    names = {name: name if name.startswith(prefix) else prefix + name for name in parts}
    schemas = {names[name]: _renamed(part, names) for name, part in parts.items()}
    if rules.event_type is not None:
        union = {"description": f"What can happen in {rules.title}."} | tops[-1]
        schemas[f"{prefix}Event"] = _renamed(union, names)
    return {name: schema | {"x-game": rules.name} for name, schema in schemas.items()}


def _renamed(schema: Any, names: dict[str, str]) -> Any:
    """A schema whose references use the names of the description."""
    if isinstance(schema, list):
        return [_renamed(each, names) for each in schema]
    if not isinstance(schema, dict):
        return schema
    found = {key: _renamed(value, names) for key, value in schema.items() if key != "title"}
    if "$ref" in schema:
        found["$ref"] = _REFERENCE.format(name=names[schema["$ref"]])
    if "discriminator" in schema:
        found["discriminator"]["mapping"] = {
            tag: _REFERENCE.format(name=names[name])
            for tag, name in schema["discriminator"]["mapping"].items()
        }
    return found


# -- sockets ---------------------------------------------------------------------------------------


def _sockets() -> Schemas:
    """`SocketRequest`: what clients send; `SocketMessage`: what they are sent."""
    kinds = [messages.ClientMessage, messages.Answer, messages.Presence, messages.GoingDown]
    (sent, *_), parts = msgspec.json.schema_components(kinds, ref_template="{name}")
    names = {name: f"Socket{name}" for name in parts}
    schemas: Schemas = {names[name]: _renamed(part, names) for name, part in parts.items()}
    previews = schemas["SocketAnswer"]["properties"]["previews"]
    previews["additionalProperties"]["items"] = _ref("GameEvent")
    received = {
        "snapshot": "SocketSnapshot",
        "answer": "SocketAnswer",
        "presence": "SocketPresence",
        "error": "SocketError",
        "ping": "SocketPing",
        "pong": "SocketPong",
        "going_down": "SocketGoingDown",
    }
    return schemas | {
        "SocketRequest": {"description": "What a client sends."} | _renamed(sent, names),
        "SocketMessage": {
            "description": "What the server sends.",
            "anyOf": [_ref(name) for name in received.values()],
            "discriminator": {
                "propertyName": "type",
                "mapping": {tag: _REFERENCE.format(name=name) for tag, name in received.items()},
            },
        },
        "SocketSnapshot": _tagged("snapshot", "The table as it is now.", "TableSnapshot"),
        "SocketError": _tagged(
            "error",
            "A request was refused; without an `id`, the client was not let in.",
            "Error",
            {"id": {"type": "string"}},
        ),
    }


def _tagged(tag: str, about: str, name: str, more: Schema | None = None) -> Schema:
    return {
        "description": about,
        "allOf": [
            _ref(name),
            {
                "type": "object",
                "properties": {"type": {"enum": [tag]}} | (more or {}),
                "required": ["type"],
            },
        ],
    }
