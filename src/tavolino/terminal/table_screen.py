"""The screen of a table: played by mouse, by keys, or by typing."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Input, Static

from .. import text
from ..core.contract import SPECTATOR
from ..text.language import LANGUAGES
from ..text.verbs import DONE, parse_verb
from .board_screen import BoardScreen
from .boards import board_of, draw, patterns_of
from .dialogs import Curtain, LeaveDialog, MovesDialog, TextDialog
from .picking import TURN, Picking, hand_picks, nearest_cell
from .plain_client import hint_words, milliseconds
from .preferences import Preferences
from .replay import Replay
from .replay_screen import ReplayScreen
from .rules import rule_lines
from .session import NotDone, TableSession, TableSnapshot
from .widgets import Board, Keys, TableArea


class TableScreen(BoardScreen):
    """A table, its log, and the input line."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("n", "next", show=False),
        Binding("w", "claim_time", show=False),
        Binding("r", "turn_or_replay", show=False),
        Binding("g", "languages", show=False),
        Binding("t", "theme", show=False),
        Binding("l", "log", show=False),
        Binding("m", "moves", show=False),
        Binding("b", "rules", show=False),
        Binding("question_mark", "help", show=False),
        Binding("slash,colon", "type", show=False),
        Binding("q", "quit", show=False),
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(1, 10)),
    ]

    def __init__(self, session: TableSession, title: str, preferences: Preferences) -> None:
        super().__init__(title, preferences)
        self._session = session
        self._picking = Picking((), ())
        self._legal: list[str] | None = None
        self._cursor: str | None = None
        self._wanted: str | None = None  # where the cursor was, before something was rotated
        self._answer = ""
        self._curtain: Curtain | None = None
        self._previews: dict[str, str] = {}

    def compose(self) -> ComposeResult:
        yield from super().compose()
        yield Static(id="prompt")
        yield Static(id="answer")
        yield Input(id="command")
        yield Keys()

    async def on_mount(self) -> None:
        self._session.changes.listeners.append(lambda: self.call_later(self.redraw))
        self.query_one(Board).focus()
        self._line("answer", "")
        self.redraw()
        self.set_interval(1, self._run_clocks)

    def _run_clocks(self) -> None:
        snapshot = self._session.snapshot
        if snapshot.clocks is not None:
            self._line("title", self._headline(snapshot, snapshot.called(self.code)), "bold")

    # -- what is shown ---------------------------------------------------------------------------

    def redraw(self) -> None:
        if not self.is_attached:
            return
        snapshot = self._session.snapshot
        if snapshot.stage == "curtain":
            self._draw_curtain(snapshot)
        legal: list[str] = snapshot.view["legal"]
        if legal != self._legal:
            self._legal = legal
            self._picking = Picking(patterns_of(snapshot.view["game"]), legal, _own_hand(snapshot))
            self._previews = {}
            self._cursor = None
            self._pick_what_is_clear()
        self._show(snapshot)

    def _show(self, snapshot: TableSnapshot) -> None:
        code, names = self.code, snapshot.called(self.code)
        picked, targets = self._picking.picked, tuple(self._picking.targets)
        turns = tuple(pick for pick in self._picking.instead if pick.startswith(TURN))
        palette, cursor = self._preferences.palette, self._cursor
        beside = self._place_log(snapshot.view)
        # After the end all of a table that grows can be scrolled to.
        scrolled = snapshot.stage == "over" and board_of(snapshot.view["game"]).scrolls
        size = None if scrolled else self._table_size()
        canvas = draw(snapshot.view, names, code, palette, picked, targets + turns, cursor, size)
        self.query_one(Board).show(canvas, targets, self._cursor)
        self._line("title", self._headline(snapshot, names), "bold")
        self._line("prompt", self._prompt(snapshot, names), "bold")
        if snapshot.failed is not None:
            self._line("answer", "\n".join(snapshot.failed.last_words))
        told = [" ".join(sentences) for sentences in snapshot.log_lines(code) if sentences]
        if self._preferences.bot_lines:
            told = [*snapshot.greetings(code), *told, *snapshot.farewells(code)]
        log = Text()
        for number, line in enumerate(told, 1):
            log.append(f"{line}\n", "bold" if number == len(told) else "")
        self._line("latest", "" if beside or self._answer or not told else told[-1])
        self.query_one("#log-lines", Static).update(log)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        self.query_one("#command", Input).placeholder = self.say("type-here")
        self.query_one(Keys).show(self._keys(snapshot))

    @on(TableArea.Resized)
    def fit(self) -> None:
        self._show(self._session.snapshot)

    def _say_answer(self, words: str) -> None:
        self._answer = words
        self._line("answer", words)
        self._show(self._session.snapshot)

    def _headline(self, snapshot: TableSnapshot, names: list[str]) -> str:
        clocks = snapshot.clocks.words(self.code) if snapshot.clocks else [""] * len(names)
        present = snapshot.presence.names(names, self.code) if snapshot.presence else names
        people = (f"{name} {left}".strip() for name, left in zip(present, clocks, strict=True))
        parts = [self._title, " – ".join(people)]
        if snapshot.rounds > 1:
            parts.append(self.say("round-of", round=snapshot.round, rounds=snapshot.rounds))
            parts.append(snapshot.match_points(self.code))
        return "  ·  ".join(parts)

    def _prompt(self, snapshot: TableSnapshot, names: list[str]) -> str:
        if snapshot.failed is not None:
            return snapshot.prompt(self.code)
        if snapshot.stage == "lost":
            return snapshot.refused or self.say("line-lost")
        if snapshot.stage == "waiting":
            return self.say("waiting-for-players")
        if snapshot.stage == "closed":
            return self.say("table-closed")
        if snapshot.stage == "curtain":
            return ""
        offers = [self.say("offer-made", offer=what) for what in snapshot.offers]
        if snapshot.thinking is not None and snapshot.stage == "playing":
            return " ".join([*offers, self.say("is-thinking", name=names[snapshot.thinking])])
        move = self._picking.move_to(self._cursor) if self._cursor else None
        if move is not None:
            label = text.move_words(snapshot.view, move, self.code)
            return f"{self.say('confirm-move', move=label)}  {self._previews.get(move, '')}"
        return " ".join([*offers, snapshot.prompt(self.code)])

    def _keys(self, snapshot: TableSnapshot) -> list[tuple[str, str, str]]:
        keys = []
        for target in self._picking.targets:
            move = self._picking.move_to(target) if target.startswith("word ") else None
            if move is not None:
                label = text.move_words(snapshot.view, move, self.code)
                keys.append(("Enter", label, f"word('{target.removeprefix('word ')}')"))
        if self._picking.turns and self._picking.targets:
            keys.append(("r", self.say("key-turn"), "turn_or_replay"))
        if "hint" in snapshot.can:
            keys.append(("h", self.say("key-hint"), "hint"))
        if "undo" in snapshot.can:
            keys.append(("u", self.say("key-undo"), "undo"))
        if "claim_time" in snapshot.can:
            keys.append(("w", self.say("action-claim-time"), "claim_time"))
        if snapshot.stage == "over":
            keys.append(("r", self.say("key-replay"), "turn_or_replay"))
        if "next_round" in snapshot.can or "rematch" in snapshot.can:
            rematch = "next_round" not in snapshot.can
            keys.append(("n", self.say("key-rematch" if rematch else "key-next"), "next"))
        if snapshot.view["legal"]:
            keys.append(("m", self.say("key-moves"), "moves"))
        return [
            *keys,
            ("l", self.say("key-log"), "log"),
            ("?", self.say("key-help"), "help"),
            ("/", self.say("key-type"), "type"),
            ("q", self.say("key-quit"), "quit"),
            ("b", self.say("key-rules"), "rules"),
            ("g", self.say("key-language"), "languages"),
            ("t", self.say("key-theme"), "theme"),
        ]

    def _draw_curtain(self, snapshot: TableSnapshot) -> None:
        if self._curtain is not None:
            return
        name = snapshot.called(self.code)[snapshot.next_seat or 0]
        self._curtain = Curtain(self.say("curtain", name=name))
        self._line("answer", "")
        self.app.push_screen(self._curtain, self._curtain_raised)

    def _curtain_raised(self, _: None) -> None:
        self._curtain = None
        self._do("uncover")

    # -- picking ---------------------------------------------------------------------------------

    def _pick_what_is_clear(self) -> None:
        while (only := self._picking.only()) is not None:
            self._picking.pick(only)
        targets = self._picking.targets
        # A rotation is already chosen; a key changes it.
        if targets and targets[0].startswith(TURN):
            usual = TURN + board_of(self._session.snapshot.view["game"]).usual_turn
            self._picking.pick(usual if usual in targets else targets[0])

    @on(Board.Pointed)
    def point(self, event: Board.Pointed) -> None:
        self._cursor = self._wanted = event.target
        self._foresee()

    def _foresee(self) -> None:
        """Show what the move under the cursor would do, if the board wants that."""
        self._show(self._session.snapshot)
        move = self._picking.move_to(self._cursor or "")
        board = board_of(self._session.snapshot.view["game"])
        if move is not None and board.foreseen:
            self._preview(move, board.foreseen)

    @work(exclusive=True, group="preview")
    async def _preview(self, move: str, kinds: tuple[str, ...]) -> None:
        if move not in self._previews:
            happened = await self._session.preview(move)
            snapshot = self._session.snapshot
            names = snapshot.called(self.code)
            worth = [event for event in happened if event["type"] in kinds]
            said = [text.narrate(snapshot.view, event, self.code, names) for event in worth]
            self._previews[move] = " ".join(said) or self.say("scores-nothing")
        self._show(self._session.snapshot)

    @on(Board.Picked)
    async def pick(self, event: Board.Picked) -> None:
        await self.pick_target(event.target)

    async def pick_target(self, target: str) -> None:
        move = self._picking.pick(target)
        if move is not None:
            await self._play(move)
            return
        self._cursor = None
        self._pick_what_is_clear()
        self._say_answer("")

    async def action_word(self, word: str) -> None:
        await self.pick_target(f"word {word}")

    def action_back(self) -> None:
        if self.query_one(Input).has_focus:
            self.query_one(Board).focus()
            return
        self._picking.back()
        self._cursor = None
        self._show(self._session.snapshot)

    async def action_digit(self, digit: int) -> None:
        """A card of the hand by its position, or else a place by its number."""
        held = hand_picks(_own_hand(self._session.snapshot))[digit - 1 : digit]
        targets = self._picking.targets
        numbered = [target for target in targets if target.partition(" ")[2] == str(digit)]
        for target in (*held, *numbered):
            if target in targets:
                await self.pick_target(target)
                return
        self._say_answer(self.say("nothing-at-digit", digit=digit))

    async def action_turn_or_replay(self) -> None:
        snapshot = self._session.snapshot
        if snapshot.stage == "over":
            self.action_replay()
            return
        picked = self._picking.picked
        if len(picked) < 2 or not picked[1].startswith(TURN):
            return
        self._picking.back()
        turns = [turn for turn in self._picking.targets if turn.startswith(TURN)]
        self._picking.pick(turns[(turns.index(picked[1]) + 1) % len(turns)])
        if self._cursor is not None:
            self._cursor = nearest_cell(self._wanted or self._cursor, self._picking.targets)
        self._foresee()

    # -- doing -----------------------------------------------------------------------------------

    async def _play(self, line: str) -> None:
        """Play a move, or ask something."""
        try:
            answer = await self._session.answer(line, self.code)
        except NotDone as refusal:
            answer = [str(refusal)]
        self._say_answer("\n".join(answer or ()))
        self._legal = None if answer is None else self._legal
        self.redraw()

    @on(Input.Submitted)
    async def typed(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        event.input.value = ""
        if not line:
            self.query_one(Board).focus()
            return
        parsed = parse_verb(line)
        if parsed is None:
            if line in ("?", "help"):
                await self.action_help()
                return
            answer = await self._session_answer(line)
            if len(answer) > 6:
                self.app.push_screen(TextDialog(line, answer))
            else:
                self._say_answer("\n".join(answer))
            self.redraw()
            return
        await self._verb(*parsed)

    async def _session_answer(self, line: str) -> list[str]:
        try:
            return await self._session.answer(line, self.code) or []
        except NotDone as refusal:
            return [str(refusal)]

    async def _verb(self, verb: str, rest: str) -> None:
        if verb == "quit":
            self.app.exit()
        elif verb == "hint":
            self.action_hint(milliseconds(rest))
        elif verb == "language":
            if rest in LANGUAGES or rest == text.PSEUDO:
                await self.change_language(rest)
            else:
                self._say_answer(self.say("languages", codes=", ".join(LANGUAGES)))
        elif verb == "rules":
            self.action_rules()
        elif verb in ("replay", "analyse"):
            self.action_replay(analyse=verb == "analyse")
        elif verb == "decline":
            for what in self._session.snapshot.offers:
                self._do(f"decline {what}")
        elif verb == "clock":
            self._run_clocks()
        elif verb == "who":
            self._tell_presence()
        elif verb == "say":
            self._wait_for(self._session.say(rest, self.code))
        else:
            self._do(DONE[verb])

    def _tell_presence(self) -> None:
        snapshot = self._session.snapshot
        if snapshot.presence is not None:
            self._say_answer(snapshot.presence.words(snapshot.called(self.code), self.code))

    def _do(self, what: str) -> None:
        self._wait_for(self._session.do(what, self.code))

    @work
    async def _wait_for(self, done: Awaitable[None]) -> None:
        try:
            await done
            self._say_answer("")
        except NotDone as refusal:
            self._say_answer(str(refusal))
        self._legal = None
        self.redraw()

    def action_undo(self) -> None:
        if "undo" in self._session.snapshot.can:
            self._do("undo")

    def action_claim_time(self) -> None:
        if "claim_time" in self._session.snapshot.can:
            self._do("claim_time")

    def action_next(self) -> None:
        can = self._session.snapshot.can
        for what in ("next_round", "rematch"):
            if what in can:
                self._do(what)
                return

    @work(exclusive=True, group="hint")
    async def action_hint(self, ms: int | None = None) -> None:
        self._say_answer(self.say("thinking"))
        asked = self._session.snapshot.view
        try:
            found = await self._session.hint(self.code, ms)
            lines = [hint_words(each.move, each.chance, each.why, self.code) for each in found]
        except NotDone as refusal:
            lines = [str(refusal)]
        # It is about a hand that somebody else must not see by now.
        if self._session.snapshot.view == asked:
            self._say_answer("\n".join(lines[:4]))

    @work
    async def action_replay(self, analyse: bool = False) -> None:
        try:
            game = await self._session.finished()
        except NotDone as refusal:
            self._say_answer(str(refusal))
            return
        if game is None:
            self._say_answer(self.say("game-still-running"))
            return
        replay = Replay(game, self._session.snapshot.names)
        self.app.push_screen(ReplayScreen(replay, self._title, self._preferences, analyse))

    async def action_help(self) -> None:
        lines = await self._session_answer("?")
        keys = "  ".join(f"{key} {label}" for key, label, _ in self._keys(self._session.snapshot))
        self.app.push_screen(TextDialog(self._title, [self.say("help-keys"), keys, "", *lines]))

    def action_log(self) -> None:
        told = self._session.snapshot.log_lines(self.code)
        lines = [" ".join(sentences) for sentences in told if sentences]
        self.app.push_screen(TextDialog(self.say("key-log"), lines, at_end=True))

    def action_moves(self) -> None:
        view = self._session.snapshot.view
        moves = {move: text.move_words(view, move, self.code) for move in view["legal"]}
        if moves:
            self.app.push_screen(MovesDialog(self.say("key-moves"), moves), self._move_chosen)

    def _move_chosen(self, move: str | None) -> None:
        if move is not None:
            self.run_worker(self._play(move))

    def action_rules(self) -> None:
        view = self._session.snapshot.view
        title, *lines = rule_lines(view["game"], view["options"].get("edition"), self.code)
        self.app.push_screen(TextDialog(title, lines))

    async def change_language(self, code: str) -> None:
        self._preferences.code = code
        self._previews = {}
        self._say_answer("")
        await self._session.speak(code)
        self.redraw()

    def action_type(self) -> None:
        # At once, not with the next message: a fast typist may have typed on.
        self.set_focus(self.query_one(Input))

    def action_quit(self) -> None:
        """Leave; in the middle of a game, ask first."""
        snapshot = self._session.snapshot
        plays = snapshot.view["seat"] != SPECTATOR
        if snapshot.stage == "playing" and plays and any(entry.happened for entry in snapshot.log):
            asked = [self.say(self._session.leaving), "", self.say("leave-keys")]
            self.app.push_screen(LeaveDialog(asked), self._leave)
        else:
            self.app.exit()

    def _leave(self, sure: bool | None) -> None:
        if sure:
            self.app.exit()


def _own_hand(snapshot: TableSnapshot) -> list[str]:
    """The onlooker's own cards, from left to right; empty if the game has no hands."""
    seat, hands = snapshot.view["seat"], snapshot.view.get("hands")
    if hands is None or not isinstance(seat, int):
        return []
    cards: list[str] = hands[seat]["cards"]
    return cards
