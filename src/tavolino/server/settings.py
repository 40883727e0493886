"""The settings of a server: every limit is a setting, and every setting an environment variable."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any
from urllib.parse import urlsplit

from ..core.errors import TavolinoError

PREFIX = "TAVOLINO_"
_HOST = re.compile(r"[a-z0-9.-]+|[0-9a-f:.]+", re.IGNORECASE)  # a name, or an IPv6 address
LOG_LEVELS = ("debug", "info", "warning", "error")


class SettingError(TavolinoError):
    """A setting has an invalid value; the text names it and says what is allowed."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"{PREFIX}{name.upper()}: {problem}")
        self.name = name
        self.problem = problem


def _setting(default: Any, help: str, least: float = 0, most: float = 0) -> Any:
    return field(default=default, metadata={"help": help, "least": least, "most": most})


@dataclass(frozen=True)
class Settings:
    """`host` is the environment variable `TAVOLINO_HOST`, and so on."""

    host: str = _setting("127.0.0.1", "address to listen on")
    port: int = _setting(8000, "port to listen on; 0: any free port", 0, 65535)
    database_url: str = _setting(
        "", "where tables are stored (default: a file in the user's data folder)"
    )
    redis_url: str = _setting("", "Redis, if several servers share one database")
    log_level: str = _setting("info", f"one of {', '.join(LOG_LEVELS)}")
    trusted_proxies: str = _setting(
        "", "proxies whose X-Forwarded-For is trusted, separated by commas"
    )
    public_url: str = _setting(
        "", "where people reach this server, like https://a.example: previews of links lead there"
    )
    push_contact: str = _setting(
        "", "an e-mail address for push services: players can then be notified (tavolino[push])"
    )
    push_key_file: str = _setting(
        "", "the private key for push messages, as PEM (default: made once, in the database)"
    )
    hosts: str = _setting("", "host names of this server, separated by commas; empty: any")
    origins: str = _setting("", "other origins that may open sockets, like https://a.example")
    bots: str = _setting(
        "", "Python bots to offer besides ours, like my_bots:Clever, separated by commas"
    )
    bot_processes: int = _setting(
        0, "engine workers; 0: one fewer than there are cores, from 1 to 8", 0, 256
    )

    connections: int = _setting(
        0,
        "connections at once; 0: as many as the limit on open files allows, up to 10,000",
        0,
        10**6,
    )
    connections_per_address: int = _setting(200, "connections per address", 1, 10**6)
    unfinished_per_address: int = _setting(
        50, "unfinished requests and silent sockets per address", 1, 10**6
    )
    header_bytes: int = _setting(16_384, "bytes in a request's headers", 1_024, 2**20)
    header_count: int = _setting(100, "number of headers in a request", 10, 10_000)
    header_seconds: float = _setting(
        10.0, "seconds for the headers of a request to arrive", 0.1, 3600
    )
    body_seconds: float = _setting(30.0, "seconds for the body of a request to arrive", 0.1, 3600)
    request_bytes: int = _setting(262_144, "bytes in a request's body", 1_024, 16 * 2**20)
    frame_bytes: int = _setting(4_096, "bytes in a message on a socket", 1_024, 2**20)
    token_rate: float = _setting(20.0, "requests per second with one key", 0.1, 1e6)
    token_burst: int = _setting(60, "requests at once with one key", 1, 10**6)
    address_rate: float = _setting(
        50.0, "requests per second from one address; costly ones count as several", 0.1, 1e6
    )
    address_burst: int = _setting(200, "requests at once from one address", 1, 10**6)
    tables_rate: float = _setting(60.0, "new tables per hour from one address", 0.01, 1e7)
    tables_burst: int = _setting(30, "new tables at once from one address", 1, 10**6)
    previews_rate: float = _setting(60.0, "link previews per minute, per address", 0.01, 1e6)
    previews_burst: int = _setting(30, "link previews at once, per address", 1, 10**6)
    push_seconds: float = _setting(
        15.0, "seconds until an absent player is told that it is their turn", 0, 86400
    )
    transfer_bytes: int = _setting(
        2_097_152, "bytes that may be carried to another device", 1_024, 64 * 2**20
    )
    transfers: int = _setting(100, "transfers waiting at once", 1, 10**5)
    transfers_rate: float = _setting(30.0, "transfers per hour from one address", 0.01, 1e7)
    transfers_burst: int = _setting(10, "transfers at once from one address", 1, 10**6)
    sockets_per_table: int = _setting(
        50, "sockets and streams of spectators per table, and of each seat", 1, 10**6
    )
    sockets_per_address: int = _setting(
        100, "sockets and streams of spectators per address, and of seats", 1, 10**6
    )
    chat_length: int = _setting(500, "characters in a chat line", 1, 5_000)
    bot_tables: int = _setting(30, "tables at once where only bots play", 0, 10**6)
    bot_tables_per_address: int = _setting(3, "bot tables per address", 0, 10**6)
    bot_table_rounds: int = _setting(10, "games in a match where only bots play", 1, 100)
    bot_table_seconds: float = _setting(
        60.0, "seconds until bots that play each other pause when nobody watches", 1, 86400
    )
    engine_requests_waiting: int = _setting(
        500, "hints, positions and reviews waiting for the engine", 1, 10**6
    )
    engine_requests_per_address: int = _setting(20, "engine requests waiting per address", 1, 10**6)
    engine_requests_per_table: int = _setting(5, "engine requests waiting per table", 1, 10**6)
    engine_requests_rate: float = _setting(
        60.0, "engine requests per minute, for each address and each table", 0.01, 1e6
    )
    engine_requests_burst: int = _setting(
        60, "engine requests at once, for each address and each table", 1, 10**6
    )
    hints_per_table: int = _setting(100, "hints per table", 0, 10**6)
    analyses_per_table: int = _setting(1_000, "analysed positions per table", 0, 10**6)

    hello_seconds: float = _setting(10.0, "seconds for the first message on a socket", 0.1, 3600)
    ping_seconds: float = _setting(20.0, "seconds between two pings on a socket", 0.1, 3600)
    slow_seconds: float = _setting(10.0, "seconds for a socket to read what it was sent", 0.1, 3600)
    away_seconds: float = _setting(
        20.0,
        "seconds without a connection, or with the page hidden, until a player is away",
        0,
        3600,
    )
    late_seconds: float = _setting(
        3.0, "seconds without an answer to a ping until a player is slow", 0.1, 3600
    )
    absence_seconds: float = _setting(
        600.0, "seconds of absence after which an owner who does not play may free a seat", 1, 10**8
    )
    idle_seconds: float = _setting(
        600.0, "seconds until an unused table is dropped from memory", 1, 86400
    )
    store_seconds: float = _setting(4.0, "seconds for the database to answer", 0.1, 3600)
    stop_seconds: float = _setting(
        5.0, "seconds for clients to disconnect when the server stops", 0, 600
    )

    finished_days: float = _setting(
        365.0, "days to keep tables whose game is over; 0: forever", 0, 36500
    )
    abandoned_days: float = _setting(
        365.0, "days to keep tables that nobody plays at any more; 0: forever", 0, 36500
    )
    unstarted_days: float = _setting(
        7.0, "days to keep tables where nobody has made a move; 0: forever", 0, 36500
    )

    def __post_init__(self) -> None:
        for each in fields(self):
            _check(each.name, getattr(self, each.name), each.metadata)
        if self.log_level not in LOG_LEVELS:
            raise SettingError(
                "log_level", f"{self.log_level!r} is not one of {', '.join(LOG_LEVELS)}"
            )
        if self.public_url and not _is_origin(self.public_url):
            raise SettingError(
                "public_url",
                f"{self.public_url!r} is not the address of a server; write it like"
                " https://a.example or http://a.example:8000, without a path",
            )
        for host in self.allowed_hosts:
            if "*" in host.removeprefix("*.") or "/" in host:
                raise SettingError(
                    "hosts",
                    f"{host!r} is not a host name; write it like a.example or *.a.example",
                )
        for origin in self.allowed_origins:
            if not origin.startswith(("http://", "https://")) or origin.count("/") != 2:
                raise SettingError(
                    "origins", f"{origin!r} is not an origin; write it like https://a.example"
                )

        if self.push_contact and not re.fullmatch(r"[^\s@]+@[^\s@]+", self.push_contact):
            raise SettingError(
                "push_contact", f"{self.push_contact!r} is not an e-mail address like me@a.example"
            )
        _check_bots(self.bots)

    @property
    def python_bots(self) -> tuple[str, ...]:
        """The bots of installed packages, and those of the setting."""
        from ..bots.bot_spec import registered

        return (*registered(), *sorted(_parts(self.bots)))

    @property
    def allowed_origins(self) -> frozenset[str]:
        return _parts(self.origins)

    @property
    def allowed_hosts(self) -> frozenset[str]:
        return _parts(self.hosts)


def _is_origin(text: str) -> bool:
    """Whether a text is a scheme and a host, perhaps with a port, and nothing else."""
    try:
        parts = urlsplit(text)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return False
    return (
        parts.scheme in ("http", "https")
        and host is not None
        and _HOST.fullmatch(host) is not None
        and "@" not in parts.netloc
        and not parts.netloc.endswith(":")
        and text == f"{parts.scheme}://{parts.netloc}"
    )


def _parts(text: str) -> frozenset[str]:
    return frozenset(part.strip() for part in text.split(",") if part.strip())


def _check_bots(text: str) -> None:
    if not text:
        return
    from ..bots.bot_spec import parse_bot  # slow: it imports the rules

    try:
        others = [bot for bot in sorted(_parts(text)) if not parse_bot(bot).python_class]
    except TavolinoError as error:
        raise SettingError("bots", str(error)) from error
    if others:
        raise SettingError("bots", f"{others[0]!r} is not a Python class; write it as MODULE:CLASS")


def _check(name: str, value: Any, limits: Mapping[str, Any]) -> None:
    least, most = limits["least"], limits["most"]
    if isinstance(value, int | float) and not least <= value <= most:
        raise SettingError(name, f"{value:g}: must be from {least:g} to {most:g}")


def read_settings(environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """The settings from the environment; arguments that are not None take precedence."""
    values: dict[str, Any] = {}
    for each in fields(Settings):
        text = environment.get(PREFIX + each.name.upper(), "")
        if text.strip():
            values[each.name] = _read(each.name, text.strip(), type(each.default))
    values |= {name: value for name, value in given.items() if value is not None}
    return Settings(**values)


def _read(name: str, text: str, kind: type) -> Any:
    try:
        return kind(text)
    except ValueError:
        what = "a whole number" if kind is int else "a number"
        raise SettingError(name, f"{text!r} is not {what}") from None
