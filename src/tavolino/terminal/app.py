"""The client that draws: a table, its log, a line to type in; by mouse, by keys, or by commands."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Region, Size
from textual.message import Message
from textual.screen import ModalScreen, Screen
from textual.strip import Strip
from textual.theme import Theme
from textual.widget import Widget
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from .. import text
from ..core.contract import Json
from ..core.errors import TavolinoError
from ..text.language import LANGUAGES, language
from .boards import draw
from .canvas import Canvas
from .look import DAY, NIGHT, Look
from .picks import Picking
from .plain import hint_words, milliseconds
from .replaying import Replay
from .sitting import NotDone, Sight, Sitting
from .verbs import DONE, VERBS, parse_verb, verb_help

THEMES = (
    Theme(
        name="tavolino-night",
        primary="#E69F00",
        secondary="#009E73",
        background="#101a15",
        surface="#16241d",
        panel="#1d2f26",
        foreground="#e8e0d0",
        dark=True,
    ),
    Theme(
        name="tavolino-day",
        primary="#9a5b00",
        secondary="#00694d",
        background="#e9e2d0",
        surface="#f3eee0",
        panel="#fffaf0",
        foreground="#26301f",
        dark=False,
    ),
)


class Board(Widget, can_focus=True):
    """A drawn table. It knows where things lie, and nothing of rules."""

    DEFAULT_CSS = "Board { width: auto; height: auto; }"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("enter,space", "pick", show=False),
    ]

    class Picked(Message):
        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    class Pointed(Message):
        def __init__(self, target: str) -> None:
            super().__init__()
            self.target = target

    def __init__(self, id: str | None = None) -> None:
        super().__init__(id=id)
        self.canvas = Canvas(1, 1, Style.null())
        self.targets: tuple[str, ...] = ()
        self.cursor: str | None = None

    def show(self, canvas: Canvas, targets: Iterable[str], cursor: str | None) -> None:
        resized = (canvas.width, canvas.height) != (self.canvas.width, self.canvas.height)
        self.canvas, self.targets, self.cursor = canvas, tuple(targets), cursor
        self.refresh(layout=resized)
        spot = canvas.spots.get(cursor or "")
        if spot is not None and self.is_mounted:
            region = Region(spot.x, spot.y, spot.width, spot.height)
            self.call_after_refresh(self._keep_in_sight, region)

    def _keep_in_sight(self, region: Region) -> None:
        if isinstance(self.parent, Widget):
            self.parent.scroll_to_region(region, animate=False, force=True)

    def get_content_width(self, container: Size, viewport: Size) -> int:
        return self.canvas.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return self.canvas.height

    def render_line(self, y: int) -> Strip:
        segments = self.canvas.line(y) or [Segment(" " * self.size.width, self.canvas.ground)]
        return Strip(segments).adjust_cell_length(self.size.width, self.canvas.ground)

    def on_click(self, event: events.Click) -> None:
        target = self._at(event)
        if target is not None:
            self.post_message(self.Picked(target))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        target = self._at(event)
        if target is not None and target != self.cursor and target in self.targets:
            self.post_message(self.Pointed(target))

    def _at(self, event: events.MouseEvent) -> str | None:
        return self.canvas.at(event.x, event.y, list(self.canvas.spots))

    def action_pick(self) -> None:
        """What the cursor is on; without one, the word that stands beside the key."""
        words = [name for name in self.targets if name.startswith("word ")]
        target = self.cursor or next(iter(words), None)
        if target is not None:
            self.post_message(self.Picked(target))

    def action_move(self, across: int, down: int) -> None:
        """To the nearest target in a direction; without a cursor, to the first."""
        spots = {
            name: self.canvas.spots[name] for name in self.targets if name in self.canvas.spots
        }
        if not spots:
            return
        here = spots.get(self.cursor or "")
        if here is None:
            self.post_message(self.Pointed(next(iter(spots))))
            return
        x, y = here.middle
        best: tuple[float, str] | None = None
        for name, spot in spots.items():
            ahead = (spot.middle[0] - x) * across + (spot.middle[1] - y) * down
            aside = abs((spot.middle[0] - x) * down) + abs((spot.middle[1] - y) * across)
            if ahead > 0.01 and (best is None or ahead + 3 * aside < best[0]):
                best = (ahead + 3 * aside, name)
        if best is not None:
            self.post_message(self.Pointed(best[1]))


class Keys(Static):
    """The keys that do something now, each to be clicked too."""

    def __init__(self) -> None:
        super().__init__(id="keys")
        self._spans: list[tuple[int, int, str]] = []

    def show(self, keys: Iterable[tuple[str, str, str]]) -> None:
        """(key, what it is called, action) each."""
        line = Text(no_wrap=True, overflow="ellipsis")
        self._spans = []
        for key, label, action in keys:
            start = cell_len(line.plain)
            line.append(f" {key} ", "reverse")
            line.append(f" {label}  ")
            self._spans.append((start, cell_len(line.plain), action))
        self.update(line)

    async def on_click(self, event: events.Click) -> None:
        for start, end, action in self._spans:
            if start <= event.x < end:
                await self.screen.run_action(action)


class Reading(ModalScreen[None]):
    """Something to read, until a key is pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q,question_mark", "dismiss", show=False)
    ]

    def __init__(self, title: str, lines: Iterable[str]) -> None:
        super().__init__()
        self._title = title
        self._lines = list(lines)

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet"):
            yield Static(Text(self._title, "bold"))
            with VerticalScroll():
                yield Static(Text("\n".join(self._lines)))


class Languages(ModalScreen[str]):
    """Each language by its own name."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet small"):
            yield OptionList(*(Option(name, id=code) for code, name in LANGUAGES.items()))

    @on(OptionList.OptionSelected)
    def choose(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option_id)


class Curtain(ModalScreen[None]):
    """Between two players of one keyboard: nobody sees another hand."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss", show=False)]

    def __init__(self, line: str) -> None:
        super().__init__(classes="curtain")
        self._line = line

    def compose(self) -> ComposeResult:
        yield Static(Text(self._line, justify="center"), id="curtain-line")

    def on_click(self) -> None:
        self.dismiss()


class TableScreen(Screen[None]):
    """The table at which somebody sits."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("h", "hint", show=False),
        Binding("u", "undo", show=False),
        Binding("n", "next", show=False),
        Binding("r", "turn_or_replay", show=False),
        Binding("g", "languages", show=False),
        Binding("t", "theme", show=False),
        Binding("question_mark", "help", show=False),
        Binding("slash,colon", "type", show=False),
        Binding("q", "quit", show=False),
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(1, 10)),
    ]

    def __init__(self, sitting: Sitting, title: str) -> None:
        super().__init__()
        self._sitting = sitting
        self._title = title
        self._picking = Picking("", ())
        self._legal: list[str] | None = None
        self._cursor: str | None = None
        self._curtain: Curtain | None = None
        self._previews: dict[str, str] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            with VerticalScroll(id="table"):
                yield Board(id="board")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="log-lines")
        yield Static(id="prompt")
        yield Static(id="answer")
        yield Input(id="command")
        yield Keys()

    async def on_mount(self) -> None:
        self._sitting.bell.ringers.append(lambda: self.call_later(self.look))
        self.query_one(Board).focus()
        self.look()

    @property
    def tavolino(self) -> TavolinoApp:
        app = self.app
        assert isinstance(app, TavolinoApp)
        return app

    @property
    def code(self) -> str:
        return self.tavolino.code

    def say(self, key: str, /, **arguments: str | int) -> str:
        return language(self.code).say(key, **arguments)

    # -- what is shown ---------------------------------------------------------------------------

    def look(self) -> None:
        """Show the table as it is now."""
        if not self.is_attached:
            return
        sight = self._sitting.sight
        if sight.stage == "curtain":
            self._draw_curtain(sight)
        legal: list[str] = sight.view["legal"]
        if legal != self._legal:
            self._legal = legal
            self._picking = Picking(sight.view["game"], legal)
            self._previews = {}
            self._cursor = None
            self._pick_what_is_clear()
        self._show(sight)

    def _show(self, sight: Sight) -> None:
        code, names = self.code, sight.called(self.code)
        picked, targets = self._picking.picked, tuple(self._picking.targets)
        turns = tuple(pick for pick in self._picking.instead if pick.startswith("turn "))
        look, cursor = self.tavolino.look, self._cursor
        canvas = draw(sight.view, names, code, look, picked, targets + turns, cursor)
        self.query_one(Board).show(canvas, targets, self._cursor)
        self._line("title", self._headline(sight, names), "bold")
        self._line("prompt", self._prompt(sight, names), "bold")
        told = [" ".join(sentences) for sentences in sight.told(code) if sentences]
        log = Text()
        for number, line in enumerate(told, 1):
            log.append(f"{line}\n", "bold" if number == len(told) else "")
        self.query_one("#log-lines", Static).update(log)
        self.query_one("#log", VerticalScroll).scroll_end(animate=False)
        self.query_one("#command", Input).placeholder = self.say("type-here")
        self.query_one(Keys).show(self._keys(sight))

    def _line(self, name: str, words: str, style: str = "") -> None:
        line = self.query_one(f"#{name}", Static)
        line.update(Text(words, style))
        line.display = bool(words)

    def _headline(self, sight: Sight, names: list[str]) -> str:
        parts = [self._title, " – ".join(names)]
        if sight.rounds > 1:
            parts.append(self.say("round-of", round=sight.round, rounds=sight.rounds))
            points = zip(names, sight.points, strict=True)
            scores = ", ".join(f"{name} {each}" for name, each in points)
            parts.append(self.say("match-points", scores=scores))
        return "  ·  ".join(parts)

    def _prompt(self, sight: Sight, names: list[str]) -> str:
        if sight.stage == "lost":
            return self.say("connection-lost")
        if sight.stage == "waiting":
            return self.say("waiting-for-players")
        if sight.stage == "closed":
            return self.say("table-closed")
        if sight.stage == "curtain":
            return ""
        offers = [self.say("offer-made", offer=what) for what in sight.offers]
        if sight.thinking is not None and sight.stage == "playing":
            return " ".join([*offers, self.say("is-thinking", name=names[sight.thinking])])
        move = self._picking.move_to(self._cursor) if self._cursor else None
        if move is not None:
            label = text.move_words(sight.view, move, self.code)
            return f"{label}?  {self._previews.get(move, '')}"
        return " ".join([*offers, text.prompt(sight.view, self.code, names)])

    def _keys(self, sight: Sight) -> list[tuple[str, str, str]]:
        keys = []
        for word in ("done", "pass"):
            if f"word {word}" in self._picking.targets:
                keys.append(("Enter", self.say(f"schotten-move-{word}"), f"word('{word}')"))
        if sight.view["game"] == "rat-hot" and self._picking.targets:
            keys.append(("r", self.say("key-turn"), "turn_or_replay"))
        if "hint" in sight.can:
            keys.append(("h", self.say("key-hint"), "hint"))
        if "undo" in sight.can:
            keys.append(("u", self.say("key-undo"), "undo"))
        if sight.stage == "over":
            keys.append(("r", self.say("key-replay"), "turn_or_replay"))
        if "next_round" in sight.can or "rematch" in sight.can:
            rematch = "next_round" not in sight.can
            keys.append(("n", self.say("key-rematch" if rematch else "key-next"), "next"))
        return [
            *keys,
            ("?", self.say("key-help"), "help"),
            ("/", self.say("key-type"), "type"),
            ("q", self.say("key-quit"), "quit"),
            ("g", self.say("key-language"), "languages"),
            ("t", self.say("key-theme"), "theme"),
        ]

    def _draw_curtain(self, sight: Sight) -> None:
        if self._curtain is not None:
            return
        name = sight.called(self.code)[sight.next_seat or 0]
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
        # A way to turn the strip is chosen already; another one is a key away.
        if targets and targets[0].startswith("turn "):
            self._picking.pick("turn E" if "turn E" in targets else targets[0])

    @on(Board.Pointed)
    def point(self, event: Board.Pointed) -> None:
        self._cursor = event.target
        self._show(self._sitting.sight)
        move = self._picking.move_to(event.target)
        if move is not None and self._sitting.sight.view["game"] == "rat-hot":
            self._preview(move)

    @work(exclusive=True, group="preview")
    async def _preview(self, move: str) -> None:
        if move not in self._previews:
            happened = await self._sitting.preview(move)
            sight = self._sitting.sight
            names = sight.called(self.code)
            worth = [event for event in happened if event["type"] in ("score", "rats")]
            said = [text.narrate(sight.view, event, self.code, names) for event in worth]
            self._previews[move] = " ".join(said) or self.say("scores-nothing")
        self._show(self._sitting.sight)

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
        self._line("answer", "")
        self._show(self._sitting.sight)

    async def action_word(self, word: str) -> None:
        await self.pick_target(f"word {word}")

    def action_back(self) -> None:
        if self.query_one(Input).has_focus:
            self.query_one(Board).focus()
            return
        self._picking.back()
        self._cursor = None
        self._show(self._sitting.sight)

    async def action_digit(self, digit: int) -> None:
        """A stone or a territory by its number; before that, a card of the hand by its place."""
        for kind in ("stone", "place", "claim"):
            if f"{kind} {digit}" in self._picking.targets:
                await self.pick_target(f"{kind} {digit}")
                return
        hand = [target for target in self._picking.targets if target.startswith("hand ")]
        if digit <= len(hand):
            await self.pick_target(hand[digit - 1])

    async def action_turn_or_replay(self) -> None:
        sight = self._sitting.sight
        if sight.stage == "over":
            self.action_replay()
            return
        picked = self._picking.picked
        if len(picked) < 2 or not picked[1].startswith("turn "):
            return
        cursor = self._cursor
        self._picking.back()
        turns = [turn for turn in self._picking.targets if turn.startswith("turn ")]
        self._picking.pick(turns[(turns.index(picked[1]) + 1) % len(turns)])
        self._cursor = cursor if cursor in self._picking.targets else None
        self._show(sight)

    # -- doing -----------------------------------------------------------------------------------

    async def _play(self, line: str) -> None:
        """Play a move, or ask something."""
        try:
            answer = await self._sitting.answer(line, self.code)
        except NotDone as refusal:
            answer = [str(refusal)]
        self._line("answer", "\n".join(answer or ()))
        self._legal = None if answer is None else self._legal
        self.look()

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
            answer = await self._sitting_answer(line)
            if len(answer) > 6:
                self.app.push_screen(Reading(line, answer))
            else:
                self._line("answer", "\n".join(answer))
            self.look()
            return
        await self._verb(*parsed)

    async def _sitting_answer(self, line: str) -> list[str]:
        try:
            return await self._sitting.answer(line, self.code) or []
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
                self._line("answer", self.say("languages", codes=", ".join(LANGUAGES)))
        elif verb in ("replay", "analyse"):
            self.action_replay(analyse=verb == "analyse")
        elif verb == "decline":
            for what in self._sitting.sight.offers:
                self._do(f"decline {what}")
        elif verb == "say":
            self._talk(rest)
        elif verb in DONE:
            self._do(DONE[verb])
        else:
            self._line("answer", self.say("not-possible-now"))

    @work
    async def _talk(self, line: str) -> None:
        say: Callable[[str], object] | None = getattr(self._sitting, "say", None)
        if say is None:
            self._line("answer", self.say("not-possible-now"))
            return
        await say(line)  # type: ignore[misc]

    @work
    async def _do(self, what: str) -> None:
        try:
            await self._sitting.do(what, self.code)
            self._line("answer", "")
        except NotDone as refusal:
            self._line("answer", str(refusal))
        self._legal = None
        self.look()

    def action_undo(self) -> None:
        if "undo" in self._sitting.sight.can:
            self._do("undo")

    def action_next(self) -> None:
        can = self._sitting.sight.can
        for what in ("next_round", "rematch"):
            if what in can:
                self._do(what)
                return

    @work(exclusive=True, group="hint")
    async def action_hint(self, ms: int | None = None) -> None:
        self._line("answer", self.say("thinking"))
        try:
            found = await self._sitting.hint(self.code, ms)
            lines = [hint_words(each.move, each.chance, each.why, self.code) for each in found]
        except NotDone as refusal:
            lines = [str(refusal)]
        self._line("answer", "\n".join(lines[:4]))

    @work
    async def action_replay(self, analyse: bool = False) -> None:
        game = await self._sitting.finished()
        if game is None:
            self._line("answer", self.say("game-still-running"))
            return
        names = self._sitting.sight.called(self.code)
        self.app.push_screen(ReplayScreen(Replay(game, names), self._title, analyse))

    async def action_help(self) -> None:
        lines = await self._sitting_answer("?")
        verbs = [verb for verb in VERBS if verb not in ("picture",)]
        self.app.push_screen(
            Reading(self._title, [self.say("help-keys"), "", *lines, *verb_help(self.code, verbs)])
        )

    def action_languages(self) -> None:
        self.app.push_screen(Languages(), self._language_chosen)

    def _language_chosen(self, code: str | None) -> None:
        if code is not None:
            self.run_worker(self.change_language(code))

    async def change_language(self, code: str) -> None:
        self.tavolino.code = code
        self._previews = {}
        self._line("answer", "")
        await self._sitting.speak(code)
        self.look()

    def action_theme(self) -> None:
        self.tavolino.turn_light()
        self.look()

    def action_type(self) -> None:
        self.query_one(Input).focus()

    def action_quit(self) -> None:
        self.app.exit()


class ReplayScreen(Screen[None]):
    """A finished game: every step of it, and what the engine makes of them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,b", "step(-1)", show=False),
        Binding("right,space,enter", "step(1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(100000)", show=False),
        Binding("a", "analyse", show=False),
        Binding("m", "mistake", show=False),
        Binding("t", "theme", show=False),
        Binding("g", "languages", show=False),
        Binding("escape,q", "leave", show=False),
    ]

    def __init__(self, replay: Replay, title: str, analyse: bool = False) -> None:
        super().__init__()
        self._replay = replay
        self._title = title
        self._at_once = analyse

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="middle"):
            with VerticalScroll(id="table"):
                yield Board(id="board")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="log-lines")
        yield Static(id="slider")
        yield Static(id="answer")
        yield Keys()

    def on_mount(self) -> None:
        self.look()
        if self._at_once:
            self.action_analyse()

    @property
    def tavolino(self) -> TavolinoApp:
        app = self.app
        assert isinstance(app, TavolinoApp)
        return app

    def say(self, key: str, /, **arguments: str | int) -> str:
        return language(self.tavolino.code).say(key, **arguments)

    def look(self) -> None:
        replay, code = self._replay, self.tavolino.code
        view: Json = replay.view
        canvas = draw(view, replay.names, code, self.tavolino.look)
        self.query_one(Board).show(canvas, (), None)
        self.query_one("#title", Static).update(Text(self._title, "bold"))
        lines = [*replay.caption(code), "", *replay.summary(code)]
        self.query_one("#log-lines", Static).update(Text("\n".join(lines)))
        self.query_one("#slider", Static).update(self._slider())
        self.query_one(Keys).show(
            [
                ("←→", self.say("key-step"), "step(1)"),
                ("a", self.say("key-analyse"), "analyse"),
                ("m", self.say("key-mistake"), "mistake"),
                ("g", self.say("key-language"), "languages"),
                ("t", self.say("key-theme"), "theme"),
                ("q", self.say("key-close"), "leave"),
            ]
        )

    def _slider(self) -> Text:
        """Where we are, and the chances of everybody from the beginning to the end."""
        replay = self._replay
        width = max(10, self.size.width - 26)
        lines = []
        if replay.found is not None:
            for seat in replay.found.seats:
                lines.append(f"{replay.names[seat][:20]:<22}{replay.chart(seat, width)}")
        at = round(replay.ply / max(1, replay.last) * (width - 1))
        lines.append(" " * 22 + "─" * at + "●" + "─" * (width - 1 - at))
        return Text("\n".join(lines), no_wrap=True)

    @on(Board.Picked)
    def ignore(self, event: Board.Picked) -> None:
        event.stop()

    def on_click(self, event: events.Click) -> None:
        """A click on the slider goes there."""
        slider = self.query_one("#slider", Static)
        if event.widget is slider:
            width = max(10, self.size.width - 26)
            share = (event.x - 22) / max(1, width - 1)
            self.action_go(round(share * self._replay.last))

    def action_step(self, steps: int) -> None:
        self.action_go(self._replay.ply + steps)

    def action_go(self, ply: int) -> None:
        self._replay.go(ply)
        self.look()

    def action_mistake(self) -> None:
        if self._replay.next_mistake():
            self.look()

    @work(exclusive=True)
    async def action_analyse(self) -> None:
        answer = self.query_one("#answer", Static)

        def progress(done: int, total: int) -> None:
            words = self.say("analysing-so-far", done=done, total=total)
            self.app.call_from_thread(answer.update, Text(words))

        answer.update(Text(self.say("analysing")))
        await self._replay.analyse(progress, self.tavolino.review_ms)
        answer.update("")
        self.look()

    def action_theme(self) -> None:
        self.tavolino.turn_light()
        self.look()

    def action_languages(self) -> None:
        def chosen(code: str | None) -> None:
            if code is not None:
                self.tavolino.code = code
                self.look()

        self.app.push_screen(Languages(), chosen)

    def action_leave(self) -> None:
        if len(self.app.screen_stack) > 2:
            self.dismiss()
        else:
            self.app.exit()


class TavolinoApp(App[str]):
    """A sitting, drawn; or a finished game, to look at. What `run` gives back is why the table
    could not be opened."""

    TITLE = "Tavolino"
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012 (Textual declares it so)
        (0, "-tiny"),
        (78, "-narrow"),
        (100, "-wide"),
    ]
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: $background; color: $foreground; }
    #title { height: 1; background: $panel; padding: 0 1; }
    #middle { height: 1fr; }
    #table { width: 1fr; background: $surface; overflow: auto auto;
             align: center top; }
    #log { width: 38; background: $panel; padding: 0 1; scrollbar-size-vertical: 1;
           scrollbar-gutter: stable; }
    .-narrow #log { width: 22; }
    .-tiny #log { display: none; }
    #prompt { height: auto; max-height: 3; padding: 0 1; color: $primary; }
    #answer { height: auto; max-height: 6; padding: 0 1; }
    #slider { height: auto; padding: 0 1; }
    #command { height: 1; border: none; padding: 0 1; background: $panel; }
    #keys { height: 1; background: $panel; }
    .sheet { width: 76; max-width: 95%; height: 80%; padding: 1 2; background: $panel;
             border: round $primary; }
    .small { width: 30; height: 12; }
    Reading, Languages { align: center middle; }
    Curtain { align: center middle; background: $background; }
    #curtain-line { width: 60; height: auto; }
    """

    def __init__(
        self,
        code: str,
        title: str,
        sitting: Sitting | None = None,
        replay: Replay | None = None,
        light: bool = False,
        review_ms: int = 300,
    ) -> None:
        super().__init__()
        self.code = code
        self.sitting = sitting
        self.review_ms = review_ms
        self._replay = replay
        self._light = light
        self._table_title = title

    @property
    def look(self) -> Look:
        return DAY if self._light else NIGHT

    def turn_light(self) -> None:
        self._light = not self._light
        self.theme = "tavolino-day" if self._light else "tavolino-night"

    async def on_mount(self) -> None:
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = "tavolino-day" if self._light else "tavolino-night"
        if self.sitting is not None:
            try:
                await self.sitting.open()
            except TavolinoError as error:
                self.exit(str(error))
                return
            self.push_screen(TableScreen(self.sitting, self._table_title))
        elif self._replay is not None:
            self.push_screen(ReplayScreen(self._replay, self._table_title))

    async def on_unmount(self) -> None:
        if self.sitting is not None:
            await self.sitting.close()
