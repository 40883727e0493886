"""A table on a server: everything comes over a socket, which reconnects when the connection is
lost."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI

from .. import text
from ..core.contract import Json
from ..core.errors import TavolinoError
from ..core.game import Game, load
from ..core.hint import RatedMove
from ..core.printable import printable_json
from ..text import typed_input
from ..text.language import language
from ..text.names import seated
from ..text.verbs import verbs_for
from .clocks import Clocks
from .presence import Presence
from .saved_keys import SavedKeys
from .session import ChangeSignal, LogEntry, NotDone, Stage, TableSnapshot
from .table_link import Link

FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0  # seconds until the next attempt
ANSWER_SECONDS, OPENING_SECONDS = 20.0, 10.0
# Over a socket, and over HTTP.
ACTS = {"undo", "resign", "resign_game", "claim_time", "next_round"}
OFFERS = {"draw", "takeback", "rematch"}
TURNED_AWAY = 4400, 4401  # the server refuses to let us in
# Refusals that are temporary; any other is final.
LATER = {"rate_limited", "unavailable", "being_prepared"}


class ServerSession:
    commands = frozenset(ACTS | OFFERS | {"decline", "say", "clock", "who"})
    leaving = "leave-server"

    def __init__(self, link: Link, name: str, code: str, kept: SavedKeys | None = None) -> None:
        self.changes = ChangeSignal()
        self.notice = ""  # why the server refused us for good
        self._put_off = ""  # why it last refused us for now
        self._link = link
        self._key = link.key
        self._kept = kept or SavedKeys()
        self._name = name
        self._code = code
        self._snapshot: Json | None = None
        self._presence: Presence | None = None
        self._seen_at = 0.0
        self._events: list[Json] = []
        self._connection: ClientConnection | None = None
        self._waiting: dict[str, asyncio.Future[Json]] = {}
        self._living: asyncio.Task[None] | None = None
        self._arrived = asyncio.Event()
        self._http = httpx.AsyncClient(timeout=ANSWER_SECONDS)

    async def open(self) -> None:
        """Connect and sit down; raises a TavolinoError if the server refuses."""
        try:
            await self.sit_down()
        except BaseException:
            await self._http.aclose()
            raise
        self._living = asyncio.create_task(self._live())
        arrival = asyncio.create_task(self._arrived.wait())
        done, _ = await asyncio.wait(
            (self._living, arrival), timeout=OPENING_SECONDS, return_when=asyncio.FIRST_COMPLETED
        )
        if arrival not in done:
            arrival.cancel()
            await self.close()
            refused = self.notice or self._put_off
            raise TavolinoError(refused or f"no server answers at {self._link.address}")

    async def sit_down(self) -> None:
        """Sit down at the seat of the link, with our own secret; if we have done that before,
        continue."""
        if self._link.key is None:
            return
        secret = self._kept.find(self._link)
        if secret is None:
            snapshot = await self._request("GET", "", self._link.key)
            if snapshot["invited"] is not None or "exchange" in snapshot["can"]:
                secret = self._kept.make(self._link)
        if secret is not None:
            body = {"name": self._name, "key": secret}
            await self._request("POST", "/sit", self._link.key, body)
            self._key = secret
        self._http.headers["Authorization"] = f"Bearer {self._key}"

    async def device_link(self) -> str:
        """A link with which the same player continues on another device, once."""
        assert self._key is not None
        answer = await self._request("POST", "/device-link", self._key)
        return f"{self._link.address}{answer['link']}"

    async def _request(self, method: str, path: str, key: str, body: Json | None = None) -> Json:
        try:
            answer = await self._http.request(
                method,
                f"{self._link.api}{path}",
                json=body,
                params={"language": self._code},
                headers={"Authorization": f"Bearer {key}"},
            )
            found: Json = answer.json()
        except (httpx.HTTPError, json.JSONDecodeError) as error:
            raise TavolinoError(f"no server answers at {self._link.address}") from error
        if not answer.is_success:
            raise TavolinoError(found.get("sentence") or "the server refused")
        return found

    async def close(self) -> None:
        if self._living is not None:
            self._living.cancel()
            with suppress(asyncio.CancelledError):
                await self._living
        await self._http.aclose()

    # -- what is seen ----------------------------------------------------------------------------

    @property
    def snapshot(self) -> TableSnapshot:
        seen = self._snapshot
        assert seen is not None, "look after open()"
        return TableSnapshot(
            view=seen["view"],
            names=tuple(seated(seen["seats"])),
            log=tuple(_heard(event) for event in self._events),
            stage=self._stage(seen),
            can=self._can(seen),
            thinking=self._bot_to_move(seen),
            game=seen["game"],
            round=seen["round"] + 1,
            rounds=seen["about"]["rounds"],
            points=tuple(seen["points"]),
            asked=seen["words"]["prompt"] if seen["words"] else None,
            clocks=self._clocks(seen),
            table=seen["table"],
            bots={at: seat["bot"] for at, seat in enumerate(seen["seats"]) if seat["bot"]},
            winners=tuple((seen["outcome"] or {"winners": ()})["winners"]),
            presence=self._presence,
            refused=self.notice,
            offers=tuple(
                offer["what"]
                for offer in seen["offers"]
                if isinstance(seen["seat"], int) and seen["seat"] not in offer["agreed"]
            ),
        )

    def _clocks(self, seen: Json) -> Clocks | None:
        face = seen["clock"]
        return face and Clocks(tuple(face["left"]), face["running"], self._seen_at)

    def _stage(self, seen: Json) -> Stage:
        if self._connection is None:
            return "lost"
        stages: dict[str, Stage] = {"waiting": "waiting", "over": "over", "closed": "closed"}
        return stages.get(seen["state"], "over" if seen["outcome"] is not None else "playing")

    def _can(self, seen: Json) -> tuple[str, ...]:
        known = ACTS | OFFERS | {"hint"}
        return tuple(what for what in seen["can"] if what in known)

    def _bot_to_move(self, seen: Json) -> int | None:
        player = seen["view"]["player"]
        running = seen["state"] == "playing" and seen["view"]["result"] is None
        return player if running and seen["seats"][player]["bot"] else None

    # -- what is done ----------------------------------------------------------------------------

    async def speak(self, code: str) -> None:
        """The server sends the whole round again, in the new language."""
        self._code = code
        with suppress(NotDone):
            await self._ask("language", language=code)

    async def answer(self, line: str, code: str) -> list[str] | None:
        snapshot = self.snapshot
        log, names = snapshot.log_lines(code), snapshot.called(code)
        verbs = verbs_for(self.commands)
        answer = typed_input.read(line, snapshot.view, code, names, log, verbs=verbs)
        if isinstance(answer, typed_input.Played):
            await self.play(answer.move)
            return None
        if not (answer.unexplained and snapshot.view["legal"]):
            return answer.lines
        # The server knows the rules, and why a move is refused.
        try:
            said = await self._ask("command", line=line)
        except NotDone:
            return answer.lines
        lines: list[str] = said.get("said") or answer.lines
        return lines

    async def play(self, move: str) -> None:
        """Play a move, and wait until the table shows it; raises `NotDone` with what the server
        says."""
        assert self._snapshot is not None
        ply = self._snapshot["ply"]
        await self._ask("play", ply=ply, move=move)
        await self._until(lambda snapshot: snapshot["ply"] > ply)

    async def do(self, what: str, code: str) -> None:
        assert self._snapshot is not None
        if what.startswith("decline "):
            await self._ask("decline", what=what.removeprefix("decline "))
        elif what in OFFERS:
            await self._ask("offer", what=what)
        elif what == "undo":
            await self._ask("undo", ply=self._snapshot["ply"])
        elif what in ACTS:
            await self._ask(what)
        else:
            raise NotDone(language(code).say("not-possible-now"))

    async def say(self, line: str, code: str) -> None:
        await self._ask("chat", text=line)

    async def hint(self, code: str, ms: int | None = None) -> list[RatedMove]:
        thought = await self._fetch("POST", "/hint", code)
        snapshot = self.snapshot
        names = snapshot.called(code)
        return [
            RatedMove(
                each["move"],
                each["chance"],
                why=text.reason(snapshot.view, each["say"], code, names)
                if each.get("say")
                else each["why"],
            )
            for each in thought["moves"]
        ]

    async def preview(self, move: str) -> list[Json]:
        try:
            answer = await self._ask("preview", moves=[move])
        except NotDone:
            return []
        found: list[Json] = answer.get("previews", {}).get(move, [])
        return found

    async def finished(self) -> Game | None:
        if self._snapshot is None or self._snapshot["outcome"] is None:
            return None
        return load(await self._fetch("GET", "/record", self._code))

    # -- the connection ----------------------------------------------------------------------------

    async def _fetch(self, method: str, path: str, code: str) -> Json:
        try:
            answer = await self._http.request(
                method, f"{self._link.api}{path}", params={"language": code}
            )
            found: Json = printable_json(answer.json())
        except (httpx.HTTPError, json.JSONDecodeError) as error:
            raise NotDone(language(code).say("server-silent")) from error
        if answer.status_code != 200:
            raise NotDone(found.get("sentence") or language(code).say("server-silent"))
        return found

    async def _ask(self, kind: str, **request: Any) -> Json:
        """The answer to a request; raises `NotDone` with what the server says."""
        connection = self._connection
        if connection is None:
            raise NotDone(self.notice or language(self._code).say("line-lost"))
        number = secrets.token_hex(8)
        waiting: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[number] = waiting
        try:
            await connection.send(json.dumps({"type": kind, "id": number, **request}))
            async with asyncio.timeout(ANSWER_SECONDS):
                answer = await waiting
        except (ConnectionClosed, TimeoutError) as error:
            raise NotDone(language(self._code).say("line-lost")) from error
        finally:
            self._waiting.pop(number, None)
        if answer["type"] == "error":
            raise NotDone(answer["sentence"])
        return answer

    async def _until(self, shown: Callable[[Json], bool]) -> None:
        """Wait for the snapshot that shows what was done: it follows the answer."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                while self._snapshot is None or not shown(self._snapshot):
                    self._arrived.clear()
                    await self._arrived.wait()
        except TimeoutError as error:
            raise NotDone(language(self._code).say("line-lost")) from error

    async def _live(self) -> None:
        """Stay connected. After a disconnection, retry with growing, randomised waits."""
        wait = FIRST_WAIT
        while True:
            try:
                async with connect(self._link.socket, compression=None) as connection:
                    await self._listen(connection)
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidURI, TimeoutError):
                pass  # whatever it was, the next attempt may succeed
            if self._connection is not None:
                self._connection = self._presence = None
                wait = FIRST_WAIT
                self.changes.notify()
            for waiting in self._waiting.values():
                if not waiting.done():
                    waiting.set_exception(TimeoutError())
            if self.notice:
                return
            await asyncio.sleep(wait * random.uniform(0.5, 1.5))
            wait = min(2 * wait, LONGEST_WAIT)

    async def _listen(self, connection: ClientConnection) -> None:
        since = None if self._snapshot is None else self._snapshot["cursor"]
        hello = {"type": "hello", "key": self._key, "since": since, "language": self._code}
        await connection.send(json.dumps(hello))
        refusal: Json | None = None
        try:
            async for line in connection:
                message: Json = printable_json(json.loads(line))
                kind = message["type"]
                if kind == "ping":
                    await connection.send('{"type":"pong"}')
                elif kind == "snapshot":
                    self._connection = connection
                    if self._take_in(message):
                        retell = {"type": "language", "id": "names", "language": self._code}
                        await connection.send(json.dumps(retell))
                elif kind == "presence":
                    self._presence = Presence(tuple(message["seats"]), message["watchers"])
                    self.changes.notify()
                elif message.get("id") in self._waiting:
                    waiting = self._waiting[message["id"]]
                    if not waiting.done():
                        waiting.set_result(message)
                elif kind == "error":
                    refusal = message
        finally:
            if refusal is not None and connection.close_code in TURNED_AWAY:
                if refusal["code"] in LATER:
                    self._put_off = refusal["sentence"]
                else:
                    self.notice = refusal["sentence"]

    def _take_in(self, snapshot: Json) -> bool:
        """Take in the newest snapshot, and what has happened since the last one. Whether somebody
        has sat down or left meanwhile: what happened before is told with other names now."""
        before = self._snapshot
        fresh = before is None or snapshot["game"] != before["game"] or _tells_all(snapshot, before)
        if fresh:
            self._events = []
        self._events += snapshot["events"]
        self._snapshot = snapshot
        self._seen_at = time.monotonic()
        self._arrived.set()
        self.changes.notify()
        return not fresh and any(e["type"] in ("sit", "freed") for e in snapshot["events"])


def _tells_all(snapshot: Json, before: Json) -> bool:
    """Whether a snapshot contains the whole round again, as it does in a new language."""
    return any(
        event["type"] == "deal" and event["game"] == before["game"] for event in snapshot["events"]
    )


def _heard(event: Json) -> LogEntry:
    if event["type"] == "move":
        return LogEntry(happened=tuple(event["happened"]))
    if event["type"] == "chat":
        return LogEntry(said=(f"{event['name']}: {event['text']}",))
    return LogEntry(said=tuple(event.get("said", ())))
