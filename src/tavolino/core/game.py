"""One game at a table: the heart of the public API."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from os import PathLike
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from . import chance, dispatch, registry
from .checks import as_integer, check_integer, check_path, check_seat, quoted
from .contract import (
    OPEN,
    SPECTATOR,
    Json,
    Onlooker,
    Options,
    Rules,
    State,
    TypedView,
    plain,
)
from .errors import IllegalMove, OptionError, PositionError, RecordError, TavolinoError
from .hint import Hint
from .record_files import LINES, read_record, read_records, records_of_lines
from .sentence import sentence

RECORD_FORMAT = "tavolino-record/1"
MOST_RECORDS = 2**31 - 1  # in a file


@dataclass(frozen=True, eq=False)
class View:
    """What one onlooker may see: the only thing that is ever sent to anybody. `typed` has the
    game's `view_type`, or is plain JSON if it has none."""

    rules: Rules
    typed: TypedView | Json

    @cached_property
    def data(self) -> Json:
        """The view as plain JSON."""
        return plain(self.typed)

    @property
    def legal(self) -> list[str]:
        """The legal moves if it is this seat's turn; otherwise empty."""
        legal: list[str] = self.typed["legal"] if isinstance(self.typed, dict) else self.typed.legal
        return legal

    def json(self) -> str:
        """The view as one line of JSON, the same bytes for equal views."""
        return msgspec.json.encode(self.typed).decode()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data == other.data

    def __hash__(self) -> int:
        return hash(self.json())

    def __str__(self) -> str:
        return self.rules.picture(self.data)

    def svg(self) -> str:
        """The view as a picture; notebooks show it automatically."""
        return self.rules.svg(self.data)

    _repr_svg_ = svg


class Sampler:
    """Tables that fit what one seat knows: what a bot gets besides the view of its seat.

    It holds one such table, re-dealt from what the seat knows alone, so that looking into it
    reveals nothing. Samplers of tables that the seat cannot tell apart are the same to the byte.
    Several threads may draw from one sampler at the same time, each with a seed or a generator of
    its own.
    """

    def __init__(self, rules: Rules, state: State, seat: int) -> None:
        self.rules = rules
        self.seat = seat
        self._room = len(dispatch.legal_buffer(rules))  # in the scratch space of each draw
        self.table = self._redealt(state, chance.generator(0, chance.HIDDEN))

    def draw(self, rng: chance.Source = None) -> State:
        """A table that fits, each equally likely, as a record for kernels.

        `rng` is a seed, a NumPy generator, or one of our own generators; if omitted, the system's
        randomness is used. A seed gives the same table every time.
        """
        return self._redealt(self.table, chance.as_generator(rng, chance.HIDDEN))

    def game(self, rng: chance.Source = None) -> Game:
        """A table that fits, as a game to look at and to play on. It has no record, because its
        history is not known."""
        state = self.draw(rng)
        return Game(self.rules, self.rules.options_of(state), state, from_deal=False)

    def _redealt(self, state: State, rng: chance.Generator) -> State:
        table = dispatch.copied(state)
        dispatch.determinize_at(table, 0, self.seat, rng, np.empty(self._room, np.int32))
        return table

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickle_sampler, (self.rules.name, self.table.tobytes(), self.seat)


class Game:
    """A game that is being played, or was.

    It holds the whole table, including hidden cards: give players `view(seat)`, never the game
    itself. Two games are equal, and hash alike, when their tables are the same to the byte; how
    they got there does not matter.
    """

    def __init__(
        self,
        rules: Rules,
        options: Options,
        state: State,
        *,
        seed: int | None = None,
        names: Sequence[str] | None = None,
        from_deal: bool = True,
    ) -> None:
        self.rules = rules
        self.options = options
        self.seed = seed
        self.names = self._check_names(names)
        self.moves: list[tuple[int, str]] = []  # who played what, from the start
        self._from_deal = from_deal
        self._played: list[int] = []  # the moves as action numbers
        # Tables are replaced and never changed: copies of a game share them.
        self._origin = self._states = dispatch.copied(state)
        self._last: tuple[State, int] | None = None  # the table before the last move, and the move
        self._settle()

    def _check_names(self, names: Sequence[str] | None) -> list[str]:
        seats = self.rules.seats(self.options)
        if names is None:
            return [f"player {seat}" for seat in range(seats)]
        if (
            not isinstance(names, Sequence)
            or isinstance(names, str)
            or len(names) != seats
            or not all(isinstance(name, str) for name in names)
        ):
            raise OptionError(
                f"players: {seats} names are needed, one per seat, found {quoted(names)}"
            )
        for name in names:
            try:
                name.encode()
            except UnicodeEncodeError as error:
                raise OptionError(f"players: {name!r} is not proper text") from error
        return [str(name) for name in names]

    # -- the table ---------------------------------------------------------------------------

    def _settle(self) -> None:
        """The table has changed: whose turn it is now. What else follows from it is worked out when
        somebody asks."""
        self._player = None if self._states["over"][0] else int(self._states["player"][0])
        self._actions: list[int] | None = None
        self._by_text: dict[str, int] | None = None

    @property
    def over(self) -> bool:
        return self._player is None

    @property
    def player(self) -> int | None:
        """The seat whose decision it is; None when the game is over."""
        return self._player

    @property
    def version(self) -> int:
        """The version of the rules that this game is played by."""
        return self.rules.version_of(self._states)

    @property
    def result(self) -> Json | None:
        """Winners, reason, scores and what the game adds to them; None while it is running."""
        return self.rules.result(self._states) if self.over else None

    @property
    def actions(self) -> list[int]:
        """The legal moves as action numbers, ascending."""
        return list(self._legal_actions())

    @property
    def legal(self) -> list[str]:
        """The legal moves as texts."""
        if self._by_text is None:
            text, state = self.rules.move_text, self._states
            self._by_text = {text(state, action): action for action in self._legal_actions()}
        return list(self._by_text)

    def _legal_actions(self) -> list[int]:
        if self._actions is None:
            legal = dispatch.legal_buffer(self.rules)
            self._actions = legal[: dispatch.legal_at(self._states, 0, legal)].tolist()
        return self._actions

    @property
    def position(self) -> str:
        """The whole table as text; `tavolino.from_position` reads it back."""
        return self.rules.position(self._states)

    @property
    def state(self) -> State:
        """A copy of the table's record, for kernels."""
        return dispatch.copied(self._states)

    @property
    def dealt(self) -> State:
        """A copy of the table's record before the first move."""
        if not self._from_deal:
            raise TavolinoError("this game did not begin with a deal, so its start is not known")
        return dispatch.copied(self._origin)

    @property
    def played(self) -> list[int]:
        """The moves that were played, as action numbers."""
        return list(self._played)

    def view(self, onlooker: Onlooker = SPECTATOR) -> View:
        """What a seat, a `"spectator"` or an `"open"` table's onlooker sees."""
        return View(self.rules, self._show(self.rules.views(self._states), onlooker))

    def views(self) -> Callable[[Onlooker], Json]:
        """A function that returns the data of any onlooker's view of the table as it is now. The
        views share the parts that are the same, so treat them as read-only."""
        now, see = self.copy(), self.rules.views(self._states)
        return lambda onlooker: plain(now._show(see, onlooker))

    def typed_views(self) -> Callable[[Onlooker], TypedView | Json]:
        """The same in the game's own type, as its rules make them: the legal moves are missing."""
        see = self.rules.views(self._states)
        return lambda onlooker: see(self._onlooker(onlooker))

    def _show(
        self, see: Callable[[Onlooker], TypedView | Json], onlooker: Onlooker
    ) -> TypedView | Json:
        onlooker = self._onlooker(onlooker)
        shown = see(onlooker)
        legal = self.legal if onlooker in (self.player, OPEN) and not self.over else []
        if isinstance(shown, dict):
            shown["legal"] = legal
        else:
            shown.legal = legal
        return shown

    def happened(self, onlooker: Onlooker = SPECTATOR) -> list[Json]:
        """What the last move did, in order, as an onlooker saw it; empty before the first move that
        was played here. `tavolino.text.narrate` turns each event into a sentence."""
        told: list[Json] = msgspec.to_builtins(self.last_events(onlooker))
        return told

    def last_events(self, onlooker: Onlooker = SPECTATOR) -> Sequence[Any]:
        """What `happened`, in the game's own types."""
        onlooker = self._onlooker(onlooker)
        if self._last is None:
            return []
        before, action = self._last
        return self.rules.events(before, action, self._states, onlooker)

    def last_move(self, onlooker: Onlooker = SPECTATOR) -> str | None:
        """The last move that was played here, as an onlooker saw it."""
        onlooker = self._onlooker(onlooker)
        return None if self._last is None else self.rules.seen_move(*self._last, onlooker)

    def _onlooker(self, onlooker: Any) -> Onlooker:
        return check_onlooker(onlooker, len(self.names))

    def _seat(self, seat: Any) -> int:
        return check_seat("seat", seat, len(self.names))

    def __str__(self) -> str:
        return str(self.view(OPEN))

    def svg(self, onlooker: Onlooker = OPEN) -> str:
        """The table as a picture, as an onlooker sees it; notebooks show the open table."""
        return self.view(onlooker).svg()

    _repr_svg_ = svg

    def __repr__(self) -> str:
        return f"<{self.rules.name}: {len(self.moves)} moves played>"

    # -- playing -----------------------------------------------------------------------------

    def parse(self, move: str) -> int:
        """The action number of a legal move; raises IllegalMove, with the reason, for any other
        text."""
        if not isinstance(move, str):
            raise IllegalMove(f"a move is a string here, not {type(move).__name__}")
        if self._by_text is not None and move in self._by_text:
            return self._by_text[move]
        if self.over:
            raise IllegalMove(
                sentence("game-is-over", "the game is over; no more moves can be played")
            )
        action = self.rules.parse_move(self._states, move)
        if action not in self._legal_actions():
            raise IllegalMove(self.rules.explain(self._states, action))
        return action

    def move_text(self, action: int) -> str:
        """The text of a legal action number; the inverse of `parse`."""
        return self.rules.move_text(self._states, self._legal_action(action))

    def play(self, move: str | int) -> None:
        """Play a move, by its text or by its action number. An illegal one raises IllegalMove with
        the reason, and changes nothing."""
        if isinstance(move, str):
            self._apply(self.parse(move))
        else:
            self._apply(self._legal_action(move))

    def undo(self) -> str:
        """Take back the last move that was played here, and return it."""
        if not self.moves:
            raise TavolinoError("there is no move to undo")
        _, move = self.moves[-1]
        played = self._played[:-1]
        self._states = self._origin
        self.moves, self._played, self._last = [], [], None
        self._settle()
        for action in played:
            self._apply(action)
        return move

    def _legal_action(self, action: int) -> int:
        number = as_integer(action)
        if number is None:
            raise IllegalMove(
                f"a move is a string or an action number, not {type(action).__name__}"
            )
        legal = self._legal_actions()
        if number not in legal:
            reason = "the game is over" if self.over else f"{len(legal)} others are legal"
            raise IllegalMove(f"action {quoted(number)} is not legal now: {reason}")
        return number

    def _apply(self, action: int) -> None:
        self.moves.append((self._mover(), self.rules.move_text(self._states, action)))
        self._played.append(action)
        self._last = self._states, action
        self._states = dispatch.copied(self._states)
        dispatch.apply_at(self._states, 0, action)
        self._settle()

    def why_not(self, move: str) -> str | None:
        """Why a move cannot be played now, in a sentence; None if it can.

        Where a counter-example shows it, the sentence names one.
        """
        refusal = self.refusal(move)
        return None if refusal is None else str(refusal)

    def refusal(self, move: str) -> IllegalMove | None:
        """What `play` would raise; None if the move can be played. It may tell things that only the
        player to move knows."""
        try:
            self.parse(move)
        except IllegalMove as refusal:
            return refusal
        return None

    def seen_move(self, move: str, onlooker: Onlooker) -> str:
        """A legal move as an onlooker would see it, without what stays hidden."""
        return self.rules.seen_move(self._states, self.parse(move), self._onlooker(onlooker))

    def determinized(self, seat: int, rng: chance.Source = None) -> Game:
        """A game that `seat` could not tell from this one, with everything hidden from it re-dealt.

        It has the same view for `seat`, and no record, because its history is not known. `rng` is
        as in `Sampler.draw`. Seat -1 knows what spectators know.
        """
        knower = -1 if as_integer(seat) == -1 else self._seat(seat)
        state = dispatch.copied(self._states)
        source = chance.as_generator(rng, chance.HIDDEN)
        dispatch.determinize_at(state, 0, knower, source, dispatch.legal_buffer(self.rules))
        return Game(self.rules, self.options, state, names=self.names, from_deal=False)

    def sampler(self, seat: int | None = None) -> Sampler:
        """Tables that a seat cannot tell from this one; by default the seat of the player to
        move."""
        asked = self._mover() if seat is None else self._seat(seat)
        return Sampler(self.rules, self._states, asked)

    def observe(self, seat: int | None = None) -> npt.NDArray[np.signedinteger[Any]]:
        """What a seat knows, as numbers, as `Batch.observe` gives them; by default the seat to move
        or, when the game is over, the seat that moved last. `rules.observation.slices` says which
        number means what."""
        observation = self.rules.observation
        if observation is None:
            raise TavolinoError(f"{self.rules.name} has no observation")
        asked = int(self._states["player"][0]) if seat is None else self._seat(seat)
        seen: npt.NDArray[np.signedinteger[Any]] = np.zeros(observation.size, observation.kind)
        dispatch.observe_at(self._states, 0, asked, seen)
        return seen

    def premoves(self, seat: int) -> list[str]:
        """The moves that a seat could make if it were its turn now, as far as it knows: what it can
        choose while others think. None while it is its turn anyway, when the game is over, and in
        games where a turn begins with something new."""
        seat = self._seat(seat)
        if self.player in (None, seat) or self.rules.on_turn is None:
            return []
        table = self.rules.on_turn(self.sampler(seat).table, seat)
        legal = dispatch.legal_buffer(self.rules)
        found = legal[: dispatch.legal_at(table, 0, legal)].tolist()
        return [self.rules.move_text(table, action) for action in found]

    def hint(self, ms: int = 1000, *, iterations: int | None = None) -> Hint:
        """The best moves of the player to move, using only what that seat knows.

        It thinks for `ms` milliseconds or, with `iterations`, for that many iterations; then the
        same table always gives the same hint.
        """
        return registry.engine()(self.sampler(), ms if iterations is None else None, iterations)

    def _mover(self) -> int:
        if self.player is None:
            raise TavolinoError("the game is over; it is nobody's turn")
        return self.player

    # -- records and copies ------------------------------------------------------------------

    def record(self, *, legal: bool = False) -> Json:
        """The game from the deal to here, including hidden cards (docs/reference/records.md).

        With `legal`, every move comes with the list of moves that were legal.
        """
        if not self._from_deal:
            raise TavolinoError("this game did not begin with a deal, so it has no record")
        moves: list[Json] = [{"player": player, "move": move} for player, move in self.moves]
        if legal:
            again = Game(self.rules, self.options, self._origin)
            for entry in moves:
                entry["legal"] = again.legal
                again.play(entry["move"])
        return {
            "format": RECORD_FORMAT,
            "game": self.rules.name,
            "rules": self.version,
            "options": self.rules.record_options(self.options),
            "players": list(self.names),
            "seed": self.seed,
            "setup": self.rules.setup(self._origin),
            "moves": moves,
            "result": self.result,
        }

    def steps(self) -> Iterator[Game]:
        """The game as it was dealt and after each of its moves, each as a copy."""
        if not self._from_deal:
            raise TavolinoError("this game did not begin with a deal, so its steps are not known")
        table = Game(self.rules, self.options, self._origin, names=self.names)
        yield table.copy()
        for _, move in self.moves:
            table.play(move)
            yield table.copy()

    def copy(self) -> Game:
        """An independent copy: playing on in one never changes the other."""
        other = Game.__new__(Game)
        other.__dict__ = self.__dict__.copy()
        other.names = list(self.names)
        other.moves = list(self.moves)
        other._played = list(self._played)
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        values = (self.options, self.seed, self.names, self._from_deal, self._played)
        return _unpickle, (self.rules.name, *values, self._origin.tobytes())

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.rules is other.rules
            and self._states.tobytes() == other._states.tobytes()
        )

    def __hash__(self) -> int:
        return hash((self.rules.name, self._states.tobytes()))


def _unpickle_sampler(name: str, table: bytes, seat: int) -> Sampler:
    rules = registry.rules(name)
    return Sampler(rules, dispatch.table(rules, table), seat)


def _unpickle(
    name: str,
    options: Options,
    seed: int | None,
    players: list[str],
    from_deal: bool,
    played: list[int],
    origin: bytes,
) -> Game:
    rules = registry.rules(name)
    state = dispatch.table(rules, origin)
    game = Game(rules, options, state, seed=seed, names=players, from_deal=from_deal)
    for action in played:
        game._apply(action)
    return game


def check_onlooker(onlooker: Any, seats: int) -> Onlooker:
    """The onlooker as views know it, a seat as a plain number."""
    if isinstance(onlooker, str):
        if onlooker == SPECTATOR:
            return SPECTATOR
        if onlooker == OPEN:
            return OPEN
    elif as_integer(onlooker) is not None:
        return check_seat("onlooker", onlooker, seats)
    raise OptionError(f"onlooker: {quoted(onlooker)} is not a seat, 'spectator' or 'open'")


def new(
    name: str,
    *,
    seed: int | None = None,
    first: int | None = None,
    names: Sequence[str] | None = None,
    **options: Any,
) -> Game:
    """Deal a new game. The same seed gives the same deal; without one, it is drawn.

    `first` is the seat that begins; without it, the seed decides. `names` are the players' names,
    one per seat. All other keywords are options of the game.
    """
    rules = registry.rules(name)
    checked = rules.check_options(options)
    begins = -1 if first is None else check_seat("first", first, rules.seats(checked))
    seed = secrets.randbits(53) if seed is None else chance.check_seed(seed)
    state = rules.blank(checked)
    state["player"] = begins
    dispatch.deal_at(state, 0, chance.generator(seed, chance.DEAL))
    return Game(rules, checked, state, seed=seed, names=names)


def from_position(text: str) -> Game:
    """The game whose table a position text shows. It has no record, because its deal is not
    known."""
    if not isinstance(text, str):
        raise PositionError(f"a position is a string, not {type(text).__name__}")
    words = text.split(maxsplit=1)
    if not words:
        raise PositionError("line 1, column 1: expected the name of a game, found nothing")
    rules = registry.rules(words[0])
    state = rules.from_position(text)
    return Game(rules, rules.options_of(state), state, from_deal=False)


def load_file(path: str | PathLike[str], number: int = 1) -> Game:
    """A game from a file that holds one record, or one record per line; counted from 1.

    Raises what `load` raises, with the line in the file, and OSError if it cannot be read.
    """
    name = str(check_path(path))
    return _load_from(name, *read_record(name, check_integer("number", number, 1, MOST_RECORDS)))


def load_games(source: str | PathLike[str] | Iterable[str]) -> Iterator[Game]:
    """The games of a file, or of lines, one after the other: one record per line, or a single one.

    Each is replayed and checked when it is asked for. The first that is wrong raises RecordError,
    which names its line, and ends the games; `tavolino check` names all that are wrong. Raises
    OSError if the file cannot be read.
    """
    if isinstance(source, str | bytes | PathLike):
        name = str(check_path(source))
        records = read_records(name)
    elif isinstance(source, Iterable) and not isinstance(source, Mapping):
        name, records = LINES, records_of_lines(source)
    else:
        raise OptionError(f"{quoted(source)} is neither the path of a file nor a list of lines")
    return (_load_from(name, line, record) for line, record in records)


def _load_from(name: str, line: int, record: Json) -> Game:
    """The game of a record, with errors that name its line."""
    try:
        return load(record)
    except RecordError as error:
        raise RecordError(f"{name}:{line}: {error}", error.ply) from error


def load(record: Json) -> Game:
    """The game of a record, replayed move by move and checked.

    Raises RecordError if anything in it is missing, wrong or does not follow from the rules.
    """
    game = _load_deal(record)
    moves = record["moves"]
    if not isinstance(moves, list):
        raise RecordError("moves: expected a list")
    for ply, entry in enumerate(moves):
        _replay_move(game, ply, entry)
    if "result" not in record:
        raise RecordError("result: missing; for an unfinished game it is null")
    result = record["result"]
    if game.over and result != game.result:
        _explain_result(result, game.result)
    if not game.over and result is not None:
        raise RecordError(f"result: the game is not over after its {len(moves)} moves")
    return game


def _load_deal(record: Json) -> Game:
    if not isinstance(record, dict):
        raise RecordError("a record is a JSON object")
    if record.get("format") != RECORD_FORMAT:
        raise RecordError(
            f"format: expected {RECORD_FORMAT!r}, found {quoted(record.get('format'))}"
        )
    for key, kind in (
        ("game", str),
        ("options", dict),
        ("players", list),
        ("setup", dict),
        ("moves", list),
    ):
        if not isinstance(record.get(key), kind):
            expected = {str: "a string", dict: "an object", list: "a list"}[kind]
            raise RecordError(f"{key}: expected {expected}, found {quoted(record.get(key))}")
    seed = record.get("seed")
    try:
        rules = registry.rules(record["game"])
        options = rules.check_options(record["options"])
        if seed is not None:
            seed = chance.check_seed(seed)
        version = rules.check_version(record.get("rules", rules.version))
        state = rules.from_setup(options, record["setup"])
        rules.set_version(state, version)
        return Game(rules, rules.options_of(state), state, seed=seed, names=record["players"])
    except RecordError:
        raise
    except TavolinoError as error:
        raise RecordError(str(error)) from error


def _replay_move(game: Game, ply: int, entry: Any) -> None:
    def wrong(what: str) -> RecordError:
        return RecordError(f"move {ply + 1}: {what}", ply)

    if not isinstance(entry, dict) or not isinstance(entry.get("move"), str):
        raise wrong(f'expected {{"player": ..., "move": ...}}, found {quoted(entry)}')
    move = entry["move"]
    if game.over:
        raise wrong(f"{move!r} comes after the end of the game")
    if as_integer(entry.get("player")) != game.player:
        raise wrong(
            f"{move!r} is by player {quoted(entry.get('player'))}, but it is {game.player}'s turn"
        )
    if "legal" in entry:
        legal = entry["legal"]
        if not isinstance(legal, list) or not all(isinstance(text, str) for text in legal):
            raise wrong("legal: expected a list of moves")
        if sorted(legal) != sorted(game.legal):
            raise wrong(_legal_difference(legal, game.legal))
    try:
        action = game.parse(move)
    except IllegalMove as error:
        raise wrong(f"{move!r}: {error}") from error
    if game.rules.move_text(game._states, action) != move:
        raise wrong(f"{move!r} is written {game.rules.move_text(game._states, action)!r}")
    game._apply(action)


def _legal_difference(found: list[str], legal: list[str]) -> str:
    missing = sorted(set(legal) - set(found))
    extra = sorted(set(found) - set(legal))
    parts = [f"is missing {' '.join(missing)}"] * bool(missing)
    parts += [f"has extra {' '.join(extra)}"] * bool(extra)
    return "the legal list " + (" and ".join(parts) or "names a move twice")


def _explain_result(found: Any, result: Json | None) -> None:
    assert result is not None
    if not isinstance(found, dict):
        raise RecordError(f"result: expected an object, found {quoted(found)}")
    for key in sorted(result.keys() | found.keys()):
        if found.get(key) != result.get(key):
            said, right = found.get(key), result.get(key)
            raise RecordError(f"result: {key} is {quoted(said)}, but the moves lead to {right!r}")
