"""What a game provides. `tests/test_every_game.py` checks each promise made here for every
registered game; a game in another package gets the same tests once it is registered.

A *state* is an array of one record (a batch of games is a longer array). The record holds the whole
table, including hidden cards and the order of the decks, and no random generator. Two fields are
common to all games: `player`, the seat to move, and `over`, 1 when the game has ended.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import accumulate
from pathlib import Path
from typing import Any, Literal, NamedTuple, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from .checks import as_integer, check_choice, quoted
from .errors import OptionError, RecordError

State = npt.NDArray[np.void]
Options = dict[str, Any]
Json = dict[str, Any]

# Who is looking: a seat, a spectator who sees only what lies face up, or an onlooker who sees
# everything.
Onlooker = int | Literal["spectator", "open"]
SPECTATOR: Literal["spectator"] = "spectator"
OPEN: Literal["open"] = "open"


class TypedView(Protocol):
    """What a view that is a `msgspec.Struct` must have; the library fills in the legal moves."""

    legal: list[str]


def plain(shown: TypedView | Json) -> Json:
    """A view as plain JSON."""
    data: Json = shown if isinstance(shown, dict) else msgspec.to_builtins(shown)
    return data


@dataclass(frozen=True)
class FileFormat:
    """How the value of an option is written in a file. Only the command line opens files
    (`cli.arguments`): whatever else gives options, a request, a record, a program, gives the
    contents as an object, so nothing here is ever asked to open what somebody has named.

    - `parse(data, name)`: the value that the bytes of a file stand for; `name` is for errors.
    - `check(given)`: the value that an object stands for, as records hold it.
    """

    parse: Callable[[bytes, str], Any]
    check: Callable[[Mapping[Any, Any]], Any]


@dataclass(frozen=True)
class Option:
    """One thing that players agree on before the deal."""

    name: str
    default: bool | int | str | None
    help: str
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    in_record: Literal["always", "when changed", "never"] = "always"
    # For an option that the command line reads from a file; its value is an object.
    file: FileFormat | None = None

    def check(self, value: Any) -> Any:
        if self.file is not None:
            return None if value is None else self.file.check(self._contents(value))
        if isinstance(self.default, bool):
            if not isinstance(value, bool | np.bool_):
                raise OptionError(f"option {self.name}: {quoted(value)} is neither true nor false")
            return bool(value)
        if self.choices:
            return check_choice(f"option {self.name}", value, self.choices)
        number = as_integer(value)
        if number is None:
            raise OptionError(f"option {self.name}: {quoted(value)} is not a whole number")
        if not self.least <= number <= self.most:
            raise OptionError(
                f"option {self.name}: {quoted(number)} is not from {self.least} to {self.most}"
            )
        return number

    def _contents(self, value: Any) -> Mapping[Any, Any]:
        if isinstance(value, Mapping):
            return value
        raise OptionError(
            f"option {self.name}: expected the contents as an object, found {quoted(value)}; only"
            " the command line takes the name of a file"
        )


def fill_options(known: tuple[Option, ...], given: Mapping[str, Any]) -> Options:
    """All options with their values; raises `OptionError` for an unknown or wrong one."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise OptionError(f"there is no option {name!r}; the options are: {', '.join(names)}")
    return {option.name: option.check(given.get(option.name, option.default)) for option in known}


@dataclass(frozen=True)
class Kernels:
    """The rules, as kernels over one record `s`.

    - `deal(s, rng)`: from a blank record (options only) to the first decision. `s.player` is the
      seat that begins, or -1 to draw it.
    - `legal_moves(s, out) -> n`: fills `out` with the legal actions, ascending; at least one while
      the game is running, none when it is over. `out` has room for `Rules.most_legal` actions and
      is not scratch space: at most two entries after the list are written (`SPARE_ENTRIES`), for a
      batch clears no more than those, and would take the rest for legal actions.
      `tests/test_every_game.py::test_nothing_is_written_beyond_the_legal_moves` checks that.
    - `apply(s, action)`: plays a legal action, and everything that follows automatically. The
      effect of an illegal one is undefined: callers check first.
    - `determinize(s, seat, rng, scratch)`: re-deals, uniformly, everything that `seat` cannot know.
      The view of that seat stays the same, to the byte. Seat -1 is a spectator. `scratch` has room
      for 256 numbers. The new table
      depends only on the generator and on what `seat` knows: tables that the seat cannot tell apart
      become the same one.
    - `outcome(s, seat) -> twelfths`: the seat's share of the win when the game is over, 12 for
      the only winner, 6 for each of two who share it, 0 for losers. Partners win together, so
      each of them has the whole share of their side.
    - `returns(s, seat) -> payoff`: what the game was worth to the seat when it is over, a number
      within `Rules.return_range`. The search maximises it. Without it, a game is worth the share of
      the win, `outcome / 12`. `tests/test_every_game.py::test_returns_lie_within_their_range`
      checks both.
    - `revealed(s) -> number`: if chance shows something to everybody at the beginning of a
      decision, a positive 31-bit number that identifies it; otherwise 0. A game whose moves name
      everything that is shown does not need it.
    - `count_moves(s, scratch) -> n` and then `nth_move(s, i, scratch) -> action`: how many actions
      are legal, and the one at place `i` of what `legal_moves` would list; `scratch`, of 32-bit
      numbers, has room for such a list, and is passed on from the first to the second. Random play
      needs no more than that. A game defines both if it can tell them sooner than list its moves.
      `tests/test_every_game.py::test_moves_are_counted_as_they_are_listed` checks them.
    """

    deal: Callable[..., Any]
    legal_moves: Callable[..., Any]
    apply: Callable[..., Any]
    determinize: Callable[..., Any]
    outcome: Callable[..., Any]
    revealed: Callable[..., Any] | None = None
    returns: Callable[..., Any] | None = None
    count_moves: Callable[..., Any] | None = None
    nth_move: Callable[..., Any] | None = None


WHOLE_WIN = 12  # what `outcome` gives to the only winner
SPARE_ENTRIES = 2  # after the list of legal actions, that `legal_moves` may write to


@dataclass(frozen=True)
class Lookahead:
    """How a search looks ahead with an evaluation: the values that did best in matches.

    - `plies`: how many moves it plays by the preferences before it asks for the chances.
    - `opponent_c_puct`: how long the moves of other seats follow their preferences rather than what
      the search has found. Otherwise it would find their best reply to a hand that they cannot see.
    """

    plies: int = 8
    opponent_c_puct: float = 0.3


def usual_lookahead(options: Options) -> Lookahead:
    return Lookahead()


@dataclass(frozen=True)
class Evaluation:
    """What an experienced player sees in a table: kernels over one record `s`, with 64-bit floating
    point numbers in `out`. They judge from one seat: tables that it cannot tell apart give the same
    numbers, except for `chances`.

    - `scratch`: the type of the record in which they store intermediate results.
    - `chances(s, seat, scratch, out)`: the share of the win that each seat can expect, as `seat`
      judges it, from 0 to 1; the sides' shares add up to 1. (With `Kernels.returns`, the returns
      that it can expect, on a scale from 0 to 1.) The game is not over. It is asked about deals
      that are possible for `seat`, and may look at their hidden cards: the mean over many deals is
      what `seat` knows. No other number may be derived from it.
    - `preferences(s, legal, n, skill, scratch, out)`: how much the seat to move likes each of the
      `n` legal actions, as natural logarithms of odds: one that is liked by 1 more is chosen e
      times as often. `skill` says how much it sees: 0 is a beginner, 1 an occasional player, 2
      everything that is known here.
    - `why(state, action)`: one sentence for people: what a legal move is good for, based on what
      the seat to move can know.
    - `lookahead(options)`: how to search a table with these options.
    """

    scratch: np.dtype[np.void]
    chances: Callable[..., Any]
    preferences: Callable[..., Any]
    why: Callable[[State, int], str]
    lookahead: Callable[[Options], Lookahead] = usual_lookahead


@dataclass(frozen=True)
class Luck:
    """Where chance comes in after the deal, and what it is worth: kernels over one record `s`. With
    them, luck can be told from skill (`bots.luck`).

    - `piles`: how many piles are drawn from, numbered from 0.
    - `unknown(s, pile, out) -> n`: the places of a pile whose cards nobody knows, in the order in
      which they will be drawn; after them, places that are never drawn from but whose cards could
      lie in the pile as well. After any moves, whatever everybody has held and seen, each order of
      these cards is equally likely; and how many of them a move draws does not depend on it.
    - `swap(s, one, other)`: the cards at two of these places change places.
    - `chances(s, scratch, out)`: the share of the win that each seat can expect, from 0 to 1, if
      only these cards were hidden: all hands lie open. The game is not over. `scratch` is that of
      the evaluation. Luck adds up to zero over many games however poor this estimate is; the better
      it is, the more of the luck it finds.
    """

    piles: int
    unknown: Callable[..., Any]
    swap: Callable[..., Any]
    chances: Callable[..., Any]


class Part(NamedTuple):
    """A named part of an observation."""

    name: str
    shape: tuple[int, ...]
    meaning: str

    @property
    def size(self) -> int:
        return math.prod(self.shape)


@dataclass(frozen=True)
class Observation:
    """A table as whole numbers, for programs that learn.

    - `parts`: what the numbers mean, in order.
    - `write(s, seat, out)`: a kernel over one record `s`. It writes what `seat` knows into `out`,
      which holds zeros. Tables that the seat cannot tell apart give the same numbers. Seats are
      counted from `seat` on, colours are not renamed: what a number means depends on neither.
    - `kind`: the type of the numbers.
    """

    parts: tuple[Part, ...]
    write: Callable[..., Any]
    kind: Literal["i1", "i2"] = "i1"

    @cached_property
    def size(self) -> int:
        return parts_size(self.parts)

    @property
    def slices(self) -> dict[str, slice]:
        """Where each part lies."""
        starts = part_starts(self.parts)
        return {
            part.name: slice(start, start + part.size)
            for part, start in zip(self.parts, starts, strict=True)
        }


def part_starts(parts: Sequence[Part]) -> tuple[int, ...]:
    """Where each part of an observation begins."""
    return tuple(accumulate((part.size for part in parts[:-1]), initial=0))


class NetworkLookahead(NamedTuple):
    """How a search looks ahead with a network: the values that did best in matches.

    - `plies`: how many moves it plays by the network before it asks what to expect.
    - `tree`: whether these come after a tree that it grows, not at once.
    - `candidates`: how many moves it tries at most.
    - `least_odds`: how likely a move must be, beside the likeliest one, to be tried.
    - `dropping`: a move is dropped when it is behind by that many standard errors.
    """

    plies: int = 4
    tree: bool = False
    candidates: int = 8
    least_odds: float = 1e-7
    dropping: float = 2.5


_USUAL_NETWORK_LOOKAHEAD = NetworkLookahead()


@dataclass(frozen=True)
class NetworkInputs:
    """A table as a network sees it, from the seat to move: numbers about the whole table, about
    each of several things that belong to it, and about each move. They hold relations that players
    see rather than names, so that tables and moves that are alike look alike.

    - `facts`: the parts of the numbers about the whole table, options included.
    - `rows`, `row`: how many things there are, and the parts of the numbers about each of them. If
      there are several kinds, the parts that belong to another kind are 0.
    - `move`: the parts of the numbers about a move.
    - `references`: how many of the things a move can refer to.
    - `most_moves`: how many moves are described at most. If more are legal, those that the
      evaluation prefers are.
    - `write(s, legal, n, scratch, scores, facts, rows, moves, references, described) -> m`: a
      kernel over one record `s` that describes `m` of its `n` legal actions. `scratch` is that of
      the evaluation, and `scores` has room for a number per legal action. It writes all numbers
      about the table and its things, and of each described move: its numbers, the things that it
      refers to (`rows` where there is none), and its place in `legal`, in ascending order. Numbers
      are small: most of them lie between -1 and 1. Tables that the seat cannot tell apart give the
      same numbers. The game is not over.
    - `weights`: the file with the weights that the game brings (`bots.network_weights`). If it does
      not exist, there is no learned player.
    - `training`: the TOML file with the settings of `tavolino train`.
    - `lookahead`: how a search looks ahead with the network.
    """

    facts: tuple[Part, ...]
    rows: int
    row: tuple[Part, ...]
    move: tuple[Part, ...]
    references: int
    most_moves: int
    write: Callable[..., Any]
    weights: Path | None = None
    training: Path | None = None
    lookahead: NetworkLookahead = _USUAL_NETWORK_LOOKAHEAD


def parts_size(parts: Sequence[Part]) -> int:
    return sum(part.size for part in parts)


class Symmetry(NamedTuple):
    """Other names for the same things: a table that is told with them is played just alike.

    - `observation`: what a seat knows of the renamed table is `seen[observation]`, where `seen` is
      what it knows of this one.
    - `actions`: what action `a` does here, `actions[a]` does there.
    """

    observation: npt.NDArray[np.int32]
    actions: npt.NDArray[np.int32]


def renamed_observation(
    parts: Sequence[Part], names: Mapping[str, tuple[Sequence[int] | None, ...]]
) -> npt.NDArray[np.int32]:
    """The index table of a renamed observation. `names` has, for each part that changes, the new
    number of each thing along each of its axes; None where an axis stays as it is."""
    tables = []
    for part, start in zip(parts, part_starts(parts), strict=True):
        table = np.arange(start, start + part.size, dtype=np.int32).reshape(part.shape)
        for axis, new in enumerate(names.get(part.name, ())):
            if new is not None:
                table = np.take(table, np.argsort(new), axis)
        tables.append(table.ravel())
    return np.concatenate(tables)


def _no_teams(state: State) -> list[list[int]]:
    return []


@dataclass(frozen=True)
class Rules:
    """The rules of a game, registered under the entry point `tavolino.games`."""

    name: str
    title: str
    summary: str
    version: int  # the newest version; changes with the behaviour, not with the code
    options: tuple[Option, ...]
    state: np.dtype[np.void]
    actions: int  # actions are whole numbers from 0 to actions - 1
    most_legal: int  # no decision has more legal actions
    kernels: Kernels

    # All options: with defaults filled in, or an OptionError.
    check_options: Callable[[Mapping[str, Any]], Options]
    seats: Callable[[Options], int]
    # An array of one record that holds only the options, ready for `deal`; and back.
    blank: Callable[[Options], State]
    options_of: Callable[[State], Options]

    # Records: the deal as JSON, and back. `from_setup` checks every card.
    setup: Callable[[State], Json]
    from_setup: Callable[[Options, Json], State]
    # The end of a finished game as records hold it.
    result: Callable[[State], Json]
    # Who begins the next game of a match, or None to draw.
    next_first: Callable[[State], int | None]

    # Reads a table and returns a function that makes the view of any onlooker, from a whitelist.
    # The views of one table share the parts that are the same. A view is a Struct of `view_type`,
    # or plain JSON if the game declares no type.
    views: Callable[[State], Callable[[Onlooker], TypedView | Json]]
    picture: Callable[[Json], str]
    # Of a view. `names` in it are the players', by seat; `ended` says how a game ended that its
    # rules have not ended.
    svg: Callable[[Json], str]
    # What a move did, in order, as an onlooker may see it: the table before the move, the action,
    # the table after it. Each event is a Struct of the union `event_type`, or plain JSON if the
    # game declares no type; it has a "type", and uses the notation. `tests/test_events.py` checks
    # that an event reveals nothing that the views do not.
    events: Callable[[State, int, State, Onlooker], Sequence[Any]]

    # Notation. `parse_move` raises IllegalMove for a text that is not a move of this game at all;
    # `explain` says why a well-formed move is not legal now; `seen_move` is the move as an onlooker
    # sees it.
    move_text: Callable[[State, int], str]
    parse_move: Callable[[State, str], int]
    explain: Callable[[State, int], str]
    seen_move: Callable[[State, int, Onlooker], str]
    move_help: str

    # The whole table as text, and back.
    position: Callable[[State], str]
    from_position: Callable[[str], State]

    # Every card by name, with its number of copies, wherever it is: for the tests that nothing is
    # lost or duplicated.
    census: Callable[[State], dict[str, int]]
    # Options of the variants to test, including small ones.
    variants: tuple[Options, ...] = field(default=({},))
    # The types of views and events, for descriptions of the API: a Struct tagged with the game's
    # name in the field `game`, and a union of Structs tagged in the field `type`.
    view_type: Any = None
    event_type: Any = None
    # For bots that should play well; without it, they know only the rules.
    evaluation: Evaluation | None = None
    # For telling luck from skill; without it, no luck is shown.
    luck: Luck | None = None
    # For programs that learn; without it, a batch cannot be observed.
    observation: Observation | None = None
    # For players that learned; without it, there are none.
    network_inputs: NetworkInputs | None = None
    # Older versions that can still be played, for old records and stored tables. A game that has
    # some keeps the version of each table in the field `rules` of its record; `blank` and
    # `from_setup` write the newest there, and a position text names an older one.
    older_versions: tuple[int, ...] = ()
    # The least and the greatest that `Kernels.returns` gives to a seat.
    return_range: tuple[float, float] = (0.0, 1.0)
    # Types of events that bring something hidden to light, each with the field that shows it: no
    # preview tells of them, and a move that has shown something cannot be undone.
    revealing_events: Mapping[str, str] = field(default_factory=dict)
    # The seats that win and lose together; none where everybody plays alone.
    teams: Callable[[State], list[list[int]]] = _no_teams
    # What a running game scores in a match, by seat, if these seats resign it; it depends on what
    # everybody can see. None: only the whole match can be resigned.
    resigned_scores: Callable[[State, Collection[int]], list[int]] | None = None
    # The table as if a seat were to move now, for choosing a move before one's turn comes. It is
    # asked about tables that were re-dealt from what the seat knows. None: what will be legal is
    # not known before the turn, so no move is chosen ahead. `tests/test_premoves.py` checks that
    # tables which a seat cannot tell apart give it the same moves.
    on_turn: Callable[[State, int], State] | None = None
    # Whether the seat to move may have a move that wins the game at once, of which that seat can be
    # sure: where it says so, it depends only on what that seat knows whether a move ends the game,
    # and how. So one table that fits what the seat knows proves it for all of them.
    # `tests/bots/test_sure_wins.py` checks both. None: nothing is known to be sure.
    may_win_at_once: Callable[[State], bool] | None = None
    # Every deal as `setup` gives it, all equally likely; the same one may come more than once. For
    # programs that go through a whole game. None: deals can only be drawn.
    deals: Callable[[Options], Iterable[Json]] | None = None
    # Every renaming of a table with these options that changes nothing, the one that keeps all
    # names first. None: there is none that index tables could tell.
    symmetries: Callable[[Options], Iterable[Symmetry]] | None = None
    # Options of tables that are small enough for `deals`.
    tiny_variants: tuple[Options, ...] = ()

    def __repr__(self) -> str:
        return f"<rules of {self.name}>"

    @property
    def versions(self) -> tuple[int, ...]:
        """The versions of the rules that can be played, newest last."""
        return (*self.older_versions, self.version)

    def check_version(self, version: Any) -> int:
        """The version itself if it can be played; otherwise raises a RecordError."""
        if type(version) is int and version in self.versions:
            return version
        known = " and ".join(map(str, self.versions))
        kind = "versions" if self.older_versions else "version"
        raise RecordError(f"rules: {quoted(version)}; this program plays {kind} {known}")

    def version_of(self, state: State) -> int:
        """The version of the rules that a table was dealt with."""
        return int(state["rules"][0]) if self.older_versions else self.version

    def set_version(self, state: State, version: int) -> None:
        if self.older_versions:
            state["rules"] = version

    def view(self, state: State, onlooker: Onlooker) -> Json:
        """What an onlooker may see."""
        return plain(self.views(state)(onlooker))

    def record_options(self, options: Options) -> Options:
        """The options as a record holds them."""
        return {
            option.name: options[option.name]
            for option in self.options
            if option.in_record == "always"
            or (option.in_record == "when changed" and options[option.name] != option.default)
        }
