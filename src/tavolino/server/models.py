"""The types of requests and answers. The OpenAPI description is made from these, and the page's
types from that."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from ..core.presentations import Surface
from ..tables.commands.playing import OfferKind
from ..tables.errors import Code
from .errors import ServerCode

Json = dict[str, Any]
# Placeholders: `description.py` puts in the types of the games.
GameView = Annotated[Json, WithJsonSchema({"x-component": "GameView"})]
GameEvent = Annotated[Json, WithJsonSchema({"x-component": "GameEvent"})]
Onlooker = int | Literal["spectator", "open"]
Number = Annotated[float, Field(allow_inf_nan=False)]
# Texts that are too long are refused by the tables, in a sentence; these bounds only keep out huge
# ones.
Text = Annotated[str, Field(max_length=20_000)]

KEY = "Qm9udGFudG9iZWxs4oCmIQ"
TABLE = "k3x9w2mfh7pd"


class _Body(BaseModel):
    """Something that a client sends. Unknown fields are refused, so that no typing mistake goes
    unnoticed."""

    model_config = ConfigDict(extra="forbid")


class Clock(_Body):
    """`fischer`: `minutes` to begin with and `increment` seconds more per turn; `days`: that many
    days per turn."""

    kind: Literal["none", "fischer", "days"] = "none"
    minutes: Number = 0
    increment: Number = 0
    days: Number = 0


# Their form is checked by the tables, in a sentence.
Key = Annotated[
    str,
    Field(
        max_length=1_000,
        description="a secret chosen by the client: at least 128 random bits, as 22 to 64 letters,"
        " digits, - and _",
        examples=[KEY],
    ),
]


class SeatSpec(_Body):
    bot: str | None = Field(None, description="the level of a bot; null for a person")
    open: bool = Field(False, description="at a public table: anybody may sit down here")
    key: Key | None = Field(None, description="sit down here at once, with this secret")
    name: Text | None = Field(None, description="of the player who sits down at once, if any")


class NewTable(_Body):
    """Who plays, and how; the same however a table is made."""

    seats: list[SeatSpec] | None = Field(
        None, max_length=16, description="null: all seats are for people"
    )
    rounds: int = Field(1, description="number of games in the match")
    first: int | None = Field(
        None, description="the seat that begins; null: it is chosen at random"
    )
    clock: Clock = Clock()
    public: bool = Field(
        False, description="whether it is in the list of open tables, and open to spectators"
    )
    hints: bool | None = Field(None, description="null: allowed if one person plays against bots")
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


class EarlyEnd(_Body):
    by: Literal["resignation", "game_resignation", "agreement", "time"]
    seat: int = Field(0, description="who resigned, or whose time ran out")


class RecordSpec(NewTable):
    record: Json = Field(description="tavolino-record/1; the table continues where it ends")
    ended: EarlyEnd | None = Field(
        None, description="the game is over like this, although its rules have not ended it"
    )


class PlayOnSpec(NewTable):
    after: int = Field(description="how many moves of the finished game to keep")


class Links(BaseModel):
    """Addresses on this server. The key follows the #, which browsers never send."""

    owner: str
    spectator: str
    invitations: list[str | None]


class Created(BaseModel):
    """A new table with its keys and invitations; they are shown only once."""

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
        description="by seat; null at seats of bots and seats that were taken at once"
    )
    links: Links


class NetworkAddress(BaseModel):
    address: str | None = Field(description="like http://192.168.1.5:8000")


class Push(BaseModel):
    key: str | None = Field(description="the server's public key, on the curve P-256, in base64url")


class PushSubscription(_Body):
    """What the browser's `PushSubscription` says, in base64url."""

    endpoint: str = Field(max_length=1024)
    p256dh: str = Field(max_length=128)
    auth: str = Field(max_length=32)


class Pushed(BaseModel):
    subscribed: bool


class About(BaseModel):
    """What was chosen when the table was made."""

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
    name: str | None = Field(description="null for a player without one, and at an empty seat")
    bot: str | None
    taken: bool
    open: bool
    host: bool = Field(description="whoever set up the table plays here")
    used: bool = Field(description="somebody has sat here, now or before, and seen the hand")
    called: float | None = Field(description="the player is away; when the seat may be freed")


class Outcome(BaseModel):
    by: Literal["rules", "resignation", "game_resignation", "agreement", "time"]
    winners: list[int]
    reason: str
    scores: list[int]


class Tally(BaseModel):
    """Of the matches that were finished at this table, rematches included."""

    won: list[int] = Field(description="by seat")
    drawn: int


class Offer(BaseModel):
    what: OfferKind
    seat: int
    agreed: list[int]


class ClockFace(BaseModel):
    left: list[float] = Field(description="seconds, by seat")
    running: int | None
    now: float


class Brief(BaseModel):
    """A piece of a short line about a move, without the player's name."""

    text: str
    thing: str | None = Field(description="what a board may draw in place of the text")
    places: list[str] = Field(description="where it happened, named as in picking patterns")


class Event(BaseModel):
    """Something that happened. For a move, `happened` lists the game's own events, in order; the
    other fields depend on the type."""

    model_config = ConfigDict(extra="allow")

    type: str = Field(
        description="deal, move, undo, takeback, resign, resign_game, draw, time, close; sit,"
        " freed, call, present, device, chat, offer, agree, decline, hint, analysis, review"
    )
    player: int | None
    at: float
    ply: int | None = None
    note: int | None = None
    move: str | None = None
    happened: list[GameEvent] | None = None
    said: list[str] | None = Field(None, description="in the language that was asked for")
    brief: list[Brief] | None = Field(None, description="of a move: the same as a short line")


class Section(BaseModel):
    name: str = Field(description="the same in every language")
    heading: str
    lines: list[str]


class Words(BaseModel):
    """A view in the language that was asked for."""

    prompt: str = Field(description="what to do now")
    short_prompt: str = Field(description="the same, without what a board draws")
    table: list[Section]
    moves: dict[str, str] = Field(description="what each legal move is called")
    ending: str | None = Field(None, description="at a table where a game is over: how it was won")


class TableSnapshot(BaseModel):
    """The whole table as one onlooker may see it, and what has happened since the last snapshot."""

    table: str
    seat: int | Literal["spectator"] = Field(description="who looks")
    invited: int | None = Field(description="the seat that an invitation is for")
    ply: int = Field(description="the ply that the next move has to name")
    cursor: tuple[int, int] = Field(description="send it back to get the events after it")
    state: Literal["waiting", "playing", "over", "closed"]
    about: About
    seats: list[Seat]
    round: int = Field(description="number of the game in the match, from 0")
    game: int = Field(description="number of the game at the table, from 0")
    points: list[int]
    outcome: Outcome | None
    winners: list[int] | None = Field(description="of the match")
    tally: Tally
    view: GameView = Field(description="the game as the onlooker sees it, with the legal moves")
    can: list[str] = Field(description="what may be asked for now, besides a move")
    offers: list[Offer]
    clock: ClockFace | None
    events: list[Event]
    words: Words | None = Field(None, description="if a language was asked for")


class Replay(BaseModel):
    """A game after some of its moves; `events` is the move that led there, or all moves up to
    there."""

    game: int
    after: int
    moves: int = Field(description="in the whole game")
    outcome: Outcome | None = Field(description="at the end of a game")
    seats: list[Seat]
    view: GameView
    events: list[Event]
    words: Words | None = Field(None, description="if a language was asked for")


class Progress(BaseModel):
    """How many decisions of a game have been reviewed; `of` is the total, or 0 if it is not
    known."""

    done: int
    of: int


class Answer(BaseModel):
    id: str
    ply: int = Field(description="the ply of the request in the log")
    snapshot: TableSnapshot


class Joined(BaseModel):
    seat: int
    snapshot: TableSnapshot


class Invitation(BaseModel):
    invitation: str
    link: str


class DeviceLink(BaseModel):
    """A link with which the player continues on another device; it works once, for a short time."""

    link: str
    token: str
    until: float


class Transfer(BaseModel):
    """A ciphertext that is kept for one read."""

    id: str
    until: float


class Freed(BaseModel):
    """Either the seat is free, and `invitation` leads to it; or its player has been called, and it
    may be freed at `free_at`; or the player is there."""

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
        description="set up from a record or an earlier game, so somebody may know its cards"
    )
    host: str | None = Field(description="who set it up, if they sit there")


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
    """What the engine would play, given what the seat to move knows."""

    move: str
    chance: float
    moves: list[RatedMove]


class Record(BaseModel):
    """tavolino-record/1 for a finished game, tavolino-seen/1 for a running one."""

    model_config = ConfigDict(extra="allow")

    format: Literal["tavolino-record/1", "tavolino-seen/1"]
    game: str
    rules: int
    options: Json
    players: list[str]


class PartPoints(BaseModel):
    """The parts of a result in whole percentage points that add up."""

    start: int
    luck: int
    decisions: int
    remainder: int
    result: int


class SeatParts(BaseModel):
    """What the result of a seat is made of: `start`, `luck`, `decisions` and `remainder` add up to
    `result`. All are shares of the win."""

    start: float
    luck: float
    decisions: float
    remainder: float
    result: float
    points: PartPoints


class ReviewParts(BaseModel):
    """Luck and decisions: what each move added to the chance of each seat."""

    start: list[float] = Field(description="the chance of each seat before the deal")
    deal: list[float] = Field(description="the luck of the deal, by seat")
    luck: list[list[float]] = Field(description="a row for each move, a number for each seat")
    decisions: list[list[float]] = Field(description="likewise; never positive")
    remainder: list[list[float]] = Field(description="likewise: what nothing else explains")
    totals: dict[str, SeatParts] = Field(description="by seat")


class Review(BaseModel):
    model_config = ConfigDict(extra="allow")

    format: Literal["tavolino-review/1"]
    game: str
    moves: int
    decisions: list[Json]
    chances: list[list[float | None]]
    parts: ReviewParts | None = Field(
        None, description="luck and decisions, if the game was played to its end and measures luck"
    )


Position = Annotated[
    str,
    Field(max_length=20_000, description="a position text, as `Game.position` writes it"),
]


class AnalysisSource(_Body):
    """What to analyse: one of the three, a game to be dealt with its options."""

    position: Position | None = None
    record: Json | None = Field(None, description="tavolino-record/1")
    game: str | None = Field(None, max_length=100)
    options: Json = {}


class AnalysisStart(BaseModel):
    """What a line begins with, and the moves that were played from there."""

    game: str
    options: Json
    position: str
    moves: list[str]
    names: list[str | None] = Field(description="by seat; null for a player without a name")
    seat: int | None = Field(
        description="if this is what one seat knows: everything hidden from it is an example"
    )
    set_up: bool = Field(description="whether pieces of this game can be arranged")


class AnalysisLine(_Body):
    """Moves that are tried from a position."""

    position: Position
    moves: list[Text] = Field([], max_length=2_000)
    names: list[Text | None] | None = Field(
        None, max_length=16, description="by seat, for sentences; null for a player without a name"
    )


class AnalysisLook(AnalysisLine):
    onlooker: Onlooker = Field("open", description="a seat, spectator or open")


class AnalysisQuestion(AnalysisLine):
    open: bool = Field(
        False, description="judge with all hands open, not by what the seat to move knows"
    )


class AnalysisForeseen(AnalysisLine):
    tried: list[Text] = Field(max_length=500)


class AnalysisTried(AnalysisLine):
    move: Text


class AnalysisMoment(BaseModel):
    """The table at the end of a line, as the onlooker sees it; `events` is the last move."""

    game: str
    options: Json
    position: str
    names: list[str]
    moves: list[str] = Field(description="the line, each move as records write it")
    labels: list[str] = Field(description="what each move of the line is called")
    view: GameView
    events: list[Event]
    choices: dict[str, str] = Field(
        description="the legal moves of the seat to move, whoever looks, with what each is called"
    )
    words: Words = Field(description="the prompts are those of the seat to move, whoever looks")


class AnalysisThought(Thought):
    """What the engine would play, with the best few moves; `seat` is to move."""

    seat: int
    open: bool = Field(description="whether all hands lay open")
    labels: dict[str, str] = Field(description="what each of these moves is called")


class Piece(BaseModel):
    name: str
    label: str
    thing: str = Field(description="what a page may draw, in the notation")


class Zone(BaseModel):
    """A place for pieces."""

    name: str
    label: str
    group: str = Field(description="zones of the same group are shown together")
    most: int | None = Field(description="how many pieces have room; null: any number")
    takes: list[str] | None = Field(description="pieces that can be put there now; null: all")
    rest: bool = Field(description="what has no other place goes here")
    least: int = Field(description="how many pieces have to lie here")
    by_moves: bool = Field(
        description="pieces are put here by `moves` of the one that is held; they are named by them"
    )


class SetUpSetting(BaseModel):
    """Something to choose besides where the pieces lie; `values` have labels."""

    name: str
    label: str
    group: str
    values: dict[str, str]


class SetUpQuestion(AnalysisLine):
    """How the pieces of a position lie, if not as they do there."""

    arrangement: dict[str, list[Text]] | None = Field(None, max_length=200)
    chosen: dict[str, Text] = Field({}, max_length=200)
    held: Text = Field("", description="the piece that is about to be put somewhere")
    change: Literal["", "clear", "fill"] = Field(
        "", description="first take all pieces away, or draw those that are missing"
    )


class SetUp(BaseModel):
    """What can be arranged in a position, how it lies, and how that looks."""

    pieces: list[Piece] = Field(description="one for each copy")
    zones: list[Zone]
    settings: list[SetUpSetting]
    arrangement: dict[str, list[str]] = Field(description="names of pieces by zone, in order")
    chosen: dict[str, str] = Field(description="the value of each setting")
    missing: list[str] = Field(description="what has to be done before this can be used, in words")
    view: GameView = Field(description="all of it, with open cards")
    moves: dict[str, str] = Field(
        description="with what each is called, the moves that put the held piece into a zone"
    )


class Arranged(AnalysisLine):
    """A position whose pieces lie differently."""

    arrangement: dict[str, list[Text]] = Field(max_length=200)
    chosen: dict[str, Text] = Field({}, max_length=200)


class LessonStep(BaseModel):
    """Something to do at a table; `seat` is the learner's."""

    name: str
    part: str | None = Field(description="the heading of the part that the step belongs to")
    task: str
    seat: int
    example: str = Field(description="a move that completes the step")
    names: list[str] = Field(description="by seat, including the learner")
    view: GameView
    words: Words


class Lesson(BaseModel):
    game: str
    steps: list[LessonStep]


class WhyNot(BaseModel):
    """Whether a move can be played and, if not, why."""

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
    previews: dict[str, list[GameEvent]] = Field(
        description="what each legal move would certainly do"
    )


class LessonEvent(BaseModel):
    type: Literal["move"]
    player: int
    move: str
    happened: list[GameEvent]
    said: list[str]


class Tried(BaseModel):
    """The result of a move in a lesson. `said` praises it, says that it was not the task, or why it
    cannot be played; in that case there are no events, and the table is unchanged."""

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
    ruling: bool = Field(description="our own ruling, because the sheet is silent")
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


class Thing(BaseModel):
    """Something on the table, explained."""

    names: list[str] = Field(description="what a board calls it")
    title: str
    text: str


class Help(BaseModel):
    game: str
    things: list[Thing]


class Described(BaseModel):
    """A name and a line about something, in the language that was asked for."""

    label: str
    text: str


class OptionFile(_Body):
    """A file that the client has read, for an option of the kind `file`."""

    name: Annotated[str, Field(max_length=255, description="only for what is said about it")]
    text: Text


class OptionValue(BaseModel):
    value: Any = Field(description="for `options` of a new table")


class Excluding(BaseModel):
    option: str
    value: str


class Option(BaseModel):
    name: str
    label: str = Field(description="in the language that was asked for, like `text`")
    text: str
    help: str = Field(description="in English")
    kind: Literal["choice", "players", "switch", "size", "file"] = Field(
        description="how to ask for it: `size` makes the box smaller, the value of a"
        " `file` is what `readOption` makes of one"
    )
    in_title: bool = Field(description="whether it belongs in a short line about a table")
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
    each part a regular expression; `picks` lists what to point at, in order."""

    move: str
    parts: dict[str, str]
    picks: list[str]


class GameInfo(BaseModel):
    name: str
    title: str
    text: str = Field(description="a line about it, in the language that was asked for")
    summary: str = Field(description="a line about it in English")
    rules: int = Field(description="version of the rules")
    surface: Surface
    edition_surfaces: dict[str, Surface] = Field(
        description="what the table of an edition is made of, where that is something else"
    )
    seats: int = Field(description="with the standard options")
    seat_colours: list[str] = Field(description="by seat; empty if seats have no colours")
    hidden: bool = Field(description="whether a seat sees what others do not")
    card_names: dict[str, str] = Field(
        description="how sentences name coloured cards, each with the letter of its suit"
    )
    picking: list[PickPattern] = Field(
        description="the first pattern that matches a move counts; if empty, each move is one pick"
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
    """How strong a bot is at a game, as measured."""

    rating: int = Field(description="on the Elo scale; mimi has 1000")
    seconds: float = Field(description="CPU seconds per move")


class BotLines(BaseModel):
    """What a bot may say on an occasion; a client chooses one of the lines, or shows none."""

    start: list[str]
    won: list[str]
    lost: list[str]
    drawn: list[str]


class Learned(BaseModel):
    """What a bot that plays with a network has learned."""

    games: dict[str, dict[str, list[Any]]] = Field(
        description="by game, the options that it was trained with, each with its values; an option"
        " that is not named may have any"
    )
    stand_in: str = Field(description="the bot that plays instead at all other tables")


class BotInfo(BaseModel):
    name: str
    text: str
    face: str = Field(description="a square portrait, as a data: address; empty if it has none")
    lines: BotLines
    measured: dict[str, Strength] = Field(
        description="by game; games without a measurement are missing"
    )
    learned: Learned | None = Field(description="null if the bot does not need to learn a game")


class Offered(BaseModel):
    """What can be played here."""

    games: list[GameInfo]
    bots: list[BotInfo]


class Health(BaseModel):
    status: Literal["ok", "unavailable", "stale"]
    version: str


class Error(BaseModel):
    """`code` is for programs, `sentence` for people; `snapshot` is the whole table if that helps:
    with a stale, illegal or untimely move."""

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
