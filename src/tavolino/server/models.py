"""What travels, with its types: the OpenAPI description is made from these, and the page's types
from that."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from ..tables.errors import Code
from .errors import ServerCode

Json = dict[str, Any]
# The games know what they look like: `description.py` puts their types in.
GameView = Annotated[Json, WithJsonSchema({"x-component": "GameView"})]
GameEvent = Annotated[Json, WithJsonSchema({"x-component": "GameEvent"})]
Onlooker = int | Literal["spectator", "open"]
OfferKind = Literal["draw", "takeback", "rematch"]
Number = Annotated[float, Field(allow_inf_nan=False)]
# Longer texts are refused by the tables, in a sentence; these bounds only keep monsters out.
Text = Annotated[str, Field(max_length=20_000)]

KEY = "Qm9udGFudG9iZWxs4oCmIQ"
TABLE = "k3x9w2mfh7pd"


class _Body(BaseModel):
    """Something that a client sends: what is not known is refused, so that no typing mistake goes
    unnoticed."""

    model_config = ConfigDict(extra="forbid")


class Clock(_Body):
    """Fischer: so many minutes to begin with and an increment of so many seconds a turn; or so many
    days a turn."""

    kind: Literal["none", "fischer", "days"] = "none"
    minutes: Number = 0
    increment: Number = 0
    days: Number = 0


# Their form is checked by the tables, in a sentence.
Key = Annotated[
    str,
    Field(
        max_length=1_000,
        description="a secret that the client makes: at least 128 random bits, as 22 to 64 letters,"
        " digits, - and _",
        examples=[KEY],
    ),
]


class SeatSpec(_Body):
    bot: str | None = Field(None, description="the level of a bot; nothing for a person")
    open: bool = Field(False, description="at a public table: anybody may sit down here")
    key: Key | None = Field(None, description="sit down here at once, with this secret")
    name: Text | None = Field(None, description="of whoever sits down at once")


class NewTable(_Body):
    """Who plays, and how; the same for every way to a new table."""

    seats: list[SeatSpec] | None = Field(None, max_length=16, description="nothing: all persons")
    rounds: int = Field(1, description="games of the match")
    first: int | None = Field(None, description="who begins; nothing: it is drawn")
    clock: Clock = Clock()
    public: bool = Field(False, description="in the list of open tables, and open to spectators")
    hints: bool | None = Field(None, description="nothing: where one person plays against bots")
    spectators: bool = True


class TableSpec(NewTable):
    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "one-of-the-list-of-games",
                    "options": {},
                    "seats": [{"key": KEY, "name": "Anna"}, {"bot": "carla"}],
                }
            ]
        },
    )

    game: str = Field(max_length=100)
    options: Json = {}


class RecordSpec(NewTable):
    record: Json = Field(description="tavolino-record/1; the table goes on where it ends")


class PlayOnSpec(NewTable):
    after: int = Field(description="how many moves of the finished game are played already")


class Links(BaseModel):
    """Addresses on this server. What opens them stands behind the #, which browsers never send."""

    owner: str
    spectator: str
    invitations: list[str | None]


class Created(BaseModel):
    """A new table with its keys and invitations; they are shown this once."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "table": TABLE,
                    "owner": KEY,
                    "spectator": KEY,
                    "invitations": [None, KEY],
                    "links": {
                        "owner": f"/t/{TABLE}#{KEY}",
                        "spectator": f"/t/{TABLE}#{KEY}",
                        "invitations": [None, f"/t/{TABLE}#{KEY}"],
                    },
                }
            ]
        }
    )

    table: str
    owner: str
    spectator: str
    invitations: list[str | None] = Field(
        description="by seat; null at those of bots and those that were taken at once"
    )
    links: Links


Holding = Annotated[
    list[str],
    Field(
        max_length=16,
        description="other keys of this table that the client has: the owner's, of other seats",
    ),
]


class Sitting(_Body):
    """With an invitation or a device link, `key` opens the seat from now on."""

    name: Text | None = Field(None, examples=["Anna"], description="not with a device link")
    key: Key | None = Field(None, description="nothing: with the seat's key, to take another name")
    holding: Holding = []


class Joining(_Body):
    name: Text = Field(examples=["Anna"])
    key: Key
    holding: Holding = []


class Request(_Body):
    """`id` is of the client's making: sent again, it is answered again and done once."""

    id: Text = Field(examples=["b3c1"])
    ply: int = Field(description="that of the table as the client sees it", examples=[4])


class Move(Request):
    move: Text = Field(examples=["r7@3"])


class ChatLine(_Body):
    text: Text = Field(examples=["Well played!"])
    name: Text | None = Field(None, description="of a spectator")
    id: Text | None = Field(
        None, description="of the client's making: sent again, it is said once", examples=["b3c2"]
    )


class About(BaseModel):
    """What the table was made with."""

    game: str
    options: Json
    rounds: int
    first: int | None
    clock: Clock
    public: bool
    hints: bool
    spectators: bool
    created: float
    origin: Json | None


class Seat(BaseModel):
    name: str | None
    bot: str | None
    taken: bool
    open: bool
    host: bool = Field(description="whoever set up the table plays here")
    used: bool = Field(description="somebody has sat here, now or before, and seen the hand")
    called: float | None = Field(description="the player is away; the seat may be freed then")


class Outcome(BaseModel):
    by: Literal["rules", "resignation", "agreement", "time"]
    winners: list[int]
    reason: str
    scores: list[int]


class Offer(BaseModel):
    what: OfferKind
    seat: int
    agreed: list[int]


class ClockFace(BaseModel):
    left: list[float] = Field(description="seconds, by seat")
    running: int | None
    now: float


class Event(BaseModel):
    """Something that happened. `happened` of a move are the game's own events, in order; the other
    fields depend on the type."""

    model_config = ConfigDict(extra="allow")

    type: str = Field(
        description="deal, move, undo, takeback, resign, draw, time, close; sit, freed, call,"
        " present, device, chat, offer, agree, decline, hint, analysis, review"
    )
    player: int | None
    at: float
    ply: int | None = None
    note: int | None = None
    move: str | None = None
    happened: list[GameEvent] | None = None
    said: list[str] | None = Field(None, description="in the language that was asked for")


class Section(BaseModel):
    name: str = Field(description="the same in every language")
    heading: str
    lines: list[str]


class Words(BaseModel):
    """A view in the language that was asked for."""

    prompt: str = Field(description="what to do now")
    table: list[Section]
    moves: dict[str, str] = Field(description="what each legal move is called")


class TableSnapshot(BaseModel):
    """The whole table as one onlooker may see it, and what happened since the last time."""

    table: str
    seat: int | Literal["spectator"] = Field(description="who looks")
    invited: int | None = Field(description="the seat that they may sit down at")
    ply: int = Field(description="what the next move has to name")
    cursor: tuple[int, int] = Field(description="give it back to get the events after it")
    state: Literal["waiting", "playing", "over", "closed"]
    about: About
    seats: list[Seat]
    round: int = Field(description="of the match, from 0")
    game: int = Field(description="of the table, from 0")
    points: list[int]
    outcome: Outcome | None
    winners: list[int] | None = Field(description="of the match")
    view: GameView = Field(description="the game as the onlooker sees it, with the legal moves")
    can: list[str] = Field(description="what may be asked for now, besides a move")
    offers: list[Offer]
    clock: ClockFace | None
    events: list[Event]
    words: Words | None = Field(None, description="where a language was asked for")


class Replay(BaseModel):
    """A game after so many of its moves; `events` is the move that led there, or all of them."""

    game: int
    after: int
    moves: int = Field(description="of the whole game")
    outcome: Outcome | None = Field(description="at the end of a game")
    seats: list[Seat]
    view: GameView
    events: list[Event]
    words: Words | None = Field(None, description="where a language was asked for")


class Progress(BaseModel):
    """How many decisions of a game are gone through, of how many; `of` is 0 where nobody knows."""

    done: int
    of: int


class Answer(BaseModel):
    id: str
    ply: int = Field(description="that the request has in the log")
    snapshot: TableSnapshot


class Joined(BaseModel):
    seat: int
    snapshot: TableSnapshot


class Invitation(BaseModel):
    invitation: str
    link: str


class DeviceLink(BaseModel):
    """With which the player goes on at another device: once, and not for long."""

    link: str
    token: str
    until: float


class Freed(BaseModel):
    """Either the seat is free, and this is the invitation to it; or its player has been called and
    it may be freed at that time; or the player is there."""

    invitation: str | None
    link: str | None
    free_at: float | None


class OpenSeat(BaseModel):
    bot: str | None
    open: bool


class OpenTable(BaseModel):
    id: str
    created: float
    game: str
    options: Json
    seats: list[OpenSeat]
    rounds: int
    clock: Clock
    open_seats: int
    given: bool = Field(
        description="set up from a record or an earlier game: somebody may know its cards"
    )


class OpenTables(BaseModel):
    tables: list[OpenTable]
    next: str | None = Field(description="for the next page")


class RatedMove(BaseModel):
    move: str
    chance: float
    share: float
    why: str = Field(description="what the move is good for")
    say: list[Json] = Field([], description="the same as data")


class Thought(BaseModel):
    """What the engine would do, by what the seat to move knows."""

    move: str
    chance: float
    moves: list[RatedMove]


class Record(BaseModel):
    """Of a finished game tavolino-record/1, of a running one tavolino-seen/1."""

    model_config = ConfigDict(extra="allow")

    format: Literal["tavolino-record/1", "tavolino-seen/1"]
    game: str
    rules: int
    options: Json
    players: list[str]


class Review(BaseModel):
    model_config = ConfigDict(extra="allow")

    format: Literal["tavolino-review/1"]
    game: str
    moves: int
    decisions: list[Json]
    chances: list[list[float | None]]


class LessonStep(BaseModel):
    """Something to do at a table; `seat` is the learner's."""

    name: str
    task: str
    seat: int
    example: str = Field(description="a move that does it")
    names: list[str] = Field(description="by seat; the learner too")
    view: GameView
    words: Words


class Lesson(BaseModel):
    game: str
    steps: list[LessonStep]


class WhyNot(BaseModel):
    """Whether a move can be played, and if not, why."""

    legal: bool
    code: Literal["illegal_move", "claim_not_proven"] | None = None
    sentence: str | None = Field(None, description="in the language that was asked for")
    detail: Json | None = Field(
        None, description="a counter-example, as the game describes it; `cards` can be drawn"
    )


class Try(_Body):
    move: Text = Field(examples=["r6@3"])


class Foreseen(_Body):
    moves: list[Text] = Field(max_length=500)


class Previews(BaseModel):
    previews: dict[str, list[GameEvent]] = Field(description="what each legal move would surely do")


class LessonEvent(BaseModel):
    type: Literal["move"]
    player: int
    move: str
    happened: list[GameEvent]
    said: list[str]


class Tried(BaseModel):
    """What became of a move: `said` praises it, says that it was not what was asked for, or why it
    cannot be played; then there are no events, and the table is as it was."""

    right: bool
    said: list[str]
    events: list[LessonEvent]
    detail: Json | None = Field(description="a counter-example, as the game describes it")
    view: GameView
    words: Words


class RuleRow(BaseModel):
    drawn: list[str] = Field(description="things to draw beside it, in the notation")
    name: str | None
    text: str


class RuleBlock(BaseModel):
    kind: Literal["text", "list", "rows"]
    ruling: bool = Field(description="ours: the sheet leaves it open")
    text: list[str]
    rows: list[RuleRow]


class RuleChapter(BaseModel):
    name: str = Field(description="the same in every language")
    heading: str
    blocks: list[RuleBlock]


class Rules(BaseModel):
    """The rules of a game to read, in one edition."""

    game: str
    title: str
    edition: str | None
    editions: list[str]
    chapters: list[RuleChapter]


class Described(BaseModel):
    """In the language that was asked for."""

    label: str
    text: str


class Excluding(BaseModel):
    option: str
    value: str


class Option(BaseModel):
    name: str
    label: str = Field(description="in the language that was asked for, as `text`")
    text: str
    help: str = Field(description="in English")
    kind: Literal["choice", "players", "switch", "size", "other"] = Field(
        description="how it is asked for: `size` makes the box smaller, `other` is for programs"
    )
    in_title: bool = Field(description="whether it belongs to the line that says what is played")
    default: Any
    choices: list[str]
    choice_labels: dict[str, Described]
    least: int
    most: int
    excluded_by: list[Excluding] = Field(
        description="values of other options with which this switch cannot be set"
    )


class PickPattern(BaseModel):
    """How one kind of move is picked: `move` is the notation with the names of `parts` in braces,
    each part a regular expression; `picks` are what is pointed at, in order."""

    move: str
    parts: dict[str, str]
    picks: list[str]


class GameInfo(BaseModel):
    name: str
    title: str
    text: str = Field(description="a line about it, in the language that was asked for")
    summary: str = Field(description="a line about it in English")
    rules: int = Field(description="version of the rules")
    surface: Literal["felt", "parchment", "planks"]
    seats: int = Field(description="with the options as they stand")
    seat_colours: list[str] = Field(description="by seat; none where seats have no colours")
    hidden: bool = Field(description="whether a seat sees what others do not")
    card_names: dict[str, str] = Field(
        description="what sentences call coloured cards, each with the letter of its suit"
    )
    picking: list[PickPattern] = Field(
        description="the first that matches a move counts; without one, each move is one pick"
    )
    lesson: bool
    rulebook: bool
    board: str | None = Field(description="address of a board for the page that a package brings")
    options: list[Option]
    ready: bool = Field(
        description="false while its rules are being compiled, on a server that was started for the"
        " first time: until then its tables are refused with `being_prepared`"
    )


class Strength(BaseModel):
    """What was measured of a bot at a game."""

    rating: int = Field(description="on Elo's scale; mimi has 1000")
    seconds: float = Field(description="that it thinks about a move, of CPU time")


class BotInfo(BaseModel):
    name: str
    text: str
    measured: dict[str, Strength] = Field(description="by game; one that is missing was not")


class Offered(BaseModel):
    """What can be played here."""

    games: list[GameInfo]
    bots: list[BotInfo]


class Health(BaseModel):
    status: Literal["ok", "unavailable", "stale"]
    version: str


class Error(BaseModel):
    """`code` tells programs why, `sentence` people; `snapshot` is the whole table, where that helps
    on: with a stale, illegal or untimely move."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "code": "stale_ply",
                    "sentence": "The table is at ply 5, you answered ply 4: look again.",
                }
            ]
        }
    )

    code: Code | ServerCode
    sentence: str
    snapshot: TableSnapshot | None = None
    detail: Json | None = Field(
        None, description="a counter-example, as the game describes it; `cards` can be drawn"
    )
