"""What server and clients say to each other, over HTTP and WebSocket. `tools/messages` writes the browser's types from these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from ..bots.swings import Swing
from ..core.protocol import MAX_SEATS
from ..games.game import Sentence
from ..games.registry import GAMES
from ..table.creatures import Creature
from ..table.events import Event, Ply
from ..table.log import Clock, Proposal, SeatPlan
from ..table.parting import Lost
from ..table.table import Status
from ..table.view import GuestView, SeatView, TableChanges, TableView

if TYPE_CHECKING:
    GameView = GameChanges = Any
else:  # one struct a game, told apart by their `game`
    VIEWS = tuple(get_type_hints(game.view)["return"] for game in GAMES.values())
    GameView = Union[VIEWS]  # noqa: UP007
    # What of a view has changed since its viewer was last told: the rest is as it was.
    GameChanges = Union[  # noqa: UP007
        tuple(
            msgspec.defstruct(
                view.__name__.removesuffix("View") + "Changes",
                [(one.name, one.type | UnsetType, UNSET) for one in msgspec.structs.fields(view)],
                frozen=True,
                tag_field="game",
                tag=view.__struct_config__.tag,
                module=__name__,
            )
            for view in VIEWS
        )
    ]

CommandId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Language = Annotated[str, msgspec.Meta(max_length=20)]
Number = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]  # what every client counts exactly
Who = Annotated[str, msgspec.Meta(max_length=40)]  # somebody at a table, as its view calls them
Name = Annotated[str, msgspec.Meta(max_length=200)]  # cut to what a table shows, later

# ---- HTTP ---------------------------------------------------------------------------------------------------------------------------------


Reason = Literal["insults", "spam", "cheating", "name", "other"]


class SeatRange(msgspec.Struct, frozen=True):
    min: int
    max: int


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    seats: SeatRange
    usual: SeatRange  # how many play without any switch
    version: str
    options: dict[str, Any]  # a JSON Schema
    levels: list[str]
    matches: list[int]  # how many games a table may play in a row
    asks: bool  # does it ask seats that are not on turn, so that a table may limit their time?


class Choices(msgspec.Struct, frozen=True):
    """What somebody has chosen for a table so far."""

    players: Annotated[int, msgspec.Meta(ge=1, le=100)]
    options: dict[str, Any] = {}


class LessonWish(msgspec.Struct, frozen=True):
    step: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1


class Me(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str | None
    avatar: str  # the creature drawn beside the name


class ChangeMe(msgspec.Struct, frozen=True):
    name: Name | None = None
    language: Language | None = None
    avatar: Creature | None = None


class MyDevice(msgspec.Struct, frozen=True):
    """A browser you are known in: which, how many days ago you used it last, and whether it is this one."""

    browser: str
    days: int
    here: bool


class MyDevices(msgspec.Struct, frozen=True):
    devices: list[MyDevice]


class Tally(msgspec.Struct, frozen=True):
    """Your games of one kind: points and places (from 1) on average, the best points, wins in a row now and at most, and the places of the last
    games in order. A game that was over before its end has a place and no points."""

    game: str
    players: int
    games: int
    wins: int
    points: float | None
    place: float
    best: int | None
    streak: int
    longest: int
    places: list[int]


class Rival(msgspec.Struct, frozen=True):
    """Somebody you met, by the name they had last, or a bot by its level: how often you were ahead, behind, level."""

    name: str
    level: str | None
    avatar: str
    games: int
    wins: int
    losses: int
    draws: int


class Statistics(msgspec.Struct, frozen=True):
    """`left`: games a bot has finished for you. `more`: tables that are still to be looked at; ask again."""

    tallies: list[Tally]
    rivals: list[Rival]
    left: int
    more: int


class ForgetMe(msgspec.Struct, frozen=True):
    """Your name, as it is."""

    name: Name


class Forgotten(msgspec.Struct, frozen=True):
    """At how many tables your name and your words are gone."""

    tables: int


class Recovery(msgspec.Struct, frozen=True):
    code: Annotated[str, msgspec.Meta(max_length=100)]


class PushKeys(msgspec.Struct, frozen=True):
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


class NewPush(msgspec.Struct, frozen=True):
    """What a browser says when it subscribes: where a message for it is sent, and by which keys only it can read that."""

    endpoint: Annotated[str, msgspec.Meta(max_length=2000)]
    keys: PushKeys


class NewWebhook(msgspec.Struct, frozen=True):
    url: Annotated[str, msgspec.Meta(max_length=2000)]


class NewMail(msgspec.Struct, frozen=True):
    address: Annotated[str, msgspec.Meta(max_length=300)]


class QuietHours(msgspec.Struct, frozen=True):
    """From and until a minute of the day, in a time zone such as Europe/Madrid."""

    begins: Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
    ends: Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
    zone: Annotated[str, msgspec.Meta(max_length=60)]


class NewQuiet(msgspec.Struct, frozen=True):
    quiet: QuietHours | None = None


class ChannelView(msgspec.Struct, frozen=True):
    """Somewhere you are called when it is your turn. `label` is an address of e-mail, or the host of something whose address is a secret."""

    id: str
    kind: Literal["push", "webhook", "mail"]
    label: str
    confirmed: bool


class Calls(msgspec.Struct, frozen=True):
    """`key` is what a browser subscribes with; `mail`: this server can send e-mail. `added`: the channel that was asked for."""

    key: str
    mail: bool
    after: float  # seconds you are away before you are called
    channels: list[ChannelView]
    quiet: QuietHours | None = None
    added: str | None = None


class Shuffle(msgspec.Struct, frozen=True):
    """A secret is drawn for a table to come, and this is its commitment. Open the table with the ticket, and words that nobody could foresee."""

    commitment: str
    ticket: str


class NewTable(msgspec.Struct, frozen=True):
    game: str
    seats: Annotated[list[SeatPlan], msgspec.Meta(max_length=100)]
    options: dict[str, Any] = {}
    title: Name = ""
    words: Name | None = None
    people: Annotated[list[Name], msgspec.Meta(max_length=MAX_SEATS)] = []  # who sits at the `me` seats after the first
    ticket: Annotated[str, msgspec.Meta(max_length=200)] | None = (
        None  # of a `Shuffle`, so that the words come after its commitment
    )
    games: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    patience: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0  # seconds to answer while another is on turn; 0: for ever
    hints: bool | None = None  # may players ask for hints? If nothing is said: against bots alone
    cover: Annotated[int, msgspec.Meta(ge=0, le=7 * 86_400)] = (
        60  # seconds somebody may be gone before the others may let a bot play for them; 0: for ever
    )
    clock: Clock | None = None  # None: nobody is timed
    private: bool = False  # nobody comes in without an invitation
    watchers: bool = True  # may people watch who do not play?
    chat: bool = True  # may people talk?


class InvitationWish(msgspec.Struct, frozen=True):
    """A link for a seat of your table, which is its guest's who comes by it first; without a seat, one that lets people in, and a `fresh` one in
    place of an older."""

    seat: Annotated[int, msgspec.Meta(ge=0, lt=MAX_SEATS)] | None = None
    fresh: bool = False


class Invitation(msgspec.Struct, frozen=True):
    link: str


class Redeem(msgspec.Struct, frozen=True):
    """The `invitation` of a link."""

    invitation: Annotated[str, msgspec.Meta(max_length=100)]


class NewReport(msgspec.Struct, frozen=True):
    """Somebody at a table whom whoever runs the server had better know of, and the time of what they said, if it is about that."""

    who: Who
    reason: Reason
    at: float | None = None
    text: Name = ""


class Reported(msgspec.Struct, frozen=True):
    id: str


class MyMute(msgspec.Struct, frozen=True):
    """Somebody you do not want to hear, by the name they had."""

    who: str
    name: str


class Created(msgspec.Struct, frozen=True):
    table: str
    link: str
    commitment: str


class RefusalBody(msgspec.Struct, frozen=True):
    code: str
    facts: dict[str, Any]
    reason: str


class BarredChoice(msgspec.Struct, frozen=True):
    """`option` cannot be `value`, with the rest as it is."""

    option: str
    value: Any
    reason: str


class Checked(msgspec.Struct, frozen=True):
    """Why a table cannot be opened like this, if it cannot; and what cannot be chosen besides."""

    refusal: RefusalBody | None
    barred: list[BarredChoice]


class Ended(msgspec.Struct, frozen=True):
    """How a table's games ended: points over all of them, and how many are ahead of each seat. Without `counted` a game was over before its end:
    the points are those of that moment, and decide nothing."""

    points: list[int]
    places: list[int]
    counted: bool = True


class Glance(msgspec.Struct, frozen=True):
    """A table from afar: `you` is the asker's seat, or the one that is kept for them, `owes` are those the game waits for, `ago` is for how many
    seconds it has waited for them, `left` how many the first of them still has, where a clock runs; `asked` are those who have not said whether they
    agree to what is proposed. `end` is missing where everybody agreed to end without a result. `day` is the day whose deal it is."""

    id: str
    game: str
    title: str
    status: Status
    you: int
    seats: list[SeatView]
    owes: list[int]
    ago: float
    left: float | None
    asked: list[int]
    adjourned: bool
    lost: list[Lost]
    end: Ended | None
    day: str


class MyFinished(msgspec.Struct, frozen=True):
    """A page of your games that are over, how many there are, and how many a page has. `more`: tables that are still to be looked at."""

    tables: list[Glance]
    count: int
    page: int
    more: int


class MyTables(msgspec.Struct, frozen=True):
    """`more` are still to be looked at: ask again in a moment."""

    tables: list[Glance]
    more: int


class HintMove(msgspec.Struct, frozen=True):
    """A move the seat could make: its chance to win (shared wins count their share), the points it may expect at the end, and what it is good
    for, from what the seat knows."""

    action: int
    notation: str
    chance: float
    points: float
    why: Sentence | None


class Hint(msgspec.Struct, frozen=True):
    """The best moves first, for the decision after `ply` moves."""

    ply: Ply
    seat: int
    moves: list[HintMove]


class DailyGame(msgspec.Struct, frozen=True):
    """Today's deal of a game: your table, if you have begun it, and how it ended; you are the first seat."""

    game: str
    table: str | None
    end: Ended | None


class Daily(msgspec.Struct, frozen=True):
    """`streak` is on how many days in a row you have finished a deal of the day."""

    day: str
    streak: int
    games: list[DailyGame]


class DailyWish(msgspec.Struct, frozen=True):
    game: str


class PuzzleShelf(msgspec.Struct, frozen=True):
    game: str
    count: int


class PuzzleOfTheDay(msgspec.Struct, frozen=True):
    game: str
    number: int  # from 1


class Puzzles(msgspec.Struct, frozen=True):
    """How many there are of each game, and the one of the day."""

    day: str
    today: PuzzleOfTheDay | None
    shelves: list[PuzzleShelf]


class PuzzleWish(msgspec.Struct, frozen=True):
    game: str
    number: Annotated[int, msgspec.Meta(ge=1, le=1000)]


class Tried(msgspec.Struct, frozen=True):
    """An answer to a puzzle: its chance to win and the points to expect at the end, by a deep search."""

    notation: str
    chance: float
    points: float


class Verdict(msgspec.Struct, frozen=True):
    """What a try at a puzzle was worth, beside the best answer and the `next` best. The best is `told` like any move; `why` is what it is good
    for."""

    right: bool
    mine: Tried
    best: Tried
    next: Tried
    told: Sentence | None
    why: Sentence | None


class NewLeague(msgspec.Struct, frozen=True):
    """A league to be founded. `seats` are those at a full table; `rounds` are those of a Swiss league; those who meet in a round play so many
    `games`; `spare` says what becomes of who is left over; `clock` is that of its tables; `join`: the organiser plays, too, called `me`."""

    name: Name
    game: str
    seats: Annotated[int, msgspec.Meta(ge=2, le=100)]
    format: Literal["robin", "swiss"]
    options: dict[str, Any] = {}
    rounds: Number = 3
    games: Number = 1
    spare: Literal["bye", "bot"] = "bye"
    level: str = ""  # of the bots that fill seats
    approves: bool = False
    join: bool = True
    me: Name | None = None
    clock: Clock | None = None


class JoinLeague(msgspec.Struct, frozen=True):
    name: Name | None = None


class LeagueOrder(msgspec.Struct, frozen=True):
    """What the organiser wants; `member` and `table` where it is about one."""

    what: Literal["admit", "remove", "open", "close", "start", "forfeit", "close-round", "end"]
    member: Number = -1
    table: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Looking(msgspec.Struct, frozen=True):
    """So many decisions have been weighed again."""

    done: int
    total: int


class GameEnd(msgspec.Struct, frozen=True):
    """After so many moves of the table a game was over, and this was each seat's share of the win."""

    ply: Ply
    shares: list[float]


class TurningPoint(msgspec.Struct, frozen=True):
    """Where a game turned, for a seat: `had` is the chance of the move it made, `best` of the best there was, which is `told` like any move; `why`
    is what it would have been good for."""

    kind: Literal["decision", "luck"]
    ply: Ply
    seat: int
    size: float
    had: float
    best: float
    told: Sentence | None
    why: Sentence | None


class LookBack(msgspec.Struct, frozen=True):
    """A table's games in hindsight. `lost` is what a decision of each seat cost it on average; `moves` is the fingerprint of what was looked at."""

    moves: str
    swings: list[Swing]
    ends: list[GameEnd]
    turns: list[TurningPoint]
    lost: list[float]


class Frame(msgspec.Struct, frozen=True):
    ply: Ply
    game: GameView
    events: list[Event]


class Shown(msgspec.Struct, frozen=True):
    """A record: its table, as if it had been played here, and its games ply by ply."""

    table: TableView
    frames: list[Frame]


# ---- client → server ----------------------------------------------------------------------------------------------------------------------


class FromClient(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message. `since` is the last seq this client has; `token` lets a program play a seat without a cookie. `look` is the seat to look
    from, of those at this browser; null: as those see the table who only watch, which goes for a browser that several share if nothing is said."""

    since: Number | None = None
    language: Language = ""
    token: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    look: Number | UnsetType | None = UNSET


class Command(FromClient, frozen=True):
    """Something asked of the table. Sent twice with one `id`, it is done once."""

    id: CommandId


class Move(Command, frozen=True, tag="move"):
    ply: Number
    action: Number


class AskTakeback(Command, frozen=True, tag="takeback"):
    pass


class AnswerTakeback(Command, frozen=True, tag="answer"):
    agree: bool


class Say(Command, frozen=True, tag="say"):
    phrase: str | None = None
    text: str | None = None


class Sit(Command, frozen=True, tag="sit"):
    seat: Number
    name: Name | None = None
    words: str | None = None


class Leave(Command, frozen=True, tag="leave"):
    pass


class Fill(Command, frozen=True, tag="fill"):
    seat: Number
    level: str


class Arrange(Command, frozen=True, tag="arrange"):
    """Change what is arranged together before the deal; what a change can be, the game says."""

    change: dict[str, Any]


class Ready(Command, frozen=True, tag="ready"):
    ready: bool = True


class NextGame(Command, frozen=True, tag="next"):
    """Deal the next game of the match."""


class AskRematch(Command, frozen=True, tag="rematch"):
    pass


class Resign(Command, frozen=True, tag="resign"):
    """Give up: you come last, and a bot plays on for you."""


class Propose(Command, frozen=True, tag="propose"):
    """Propose to end the game without a result, to adjourn it, or to go on with it. It is done once all people agree."""

    what: Proposal


class Vote(Command, frozen=True, tag="vote"):
    """Agree to what is proposed, or not. Who proposed it may take it back."""

    agree: bool


class Vacation(Command, frozen=True, tag="vacation"):
    """Stop your clock, where the table lets you, or let it go on."""

    on: bool


class Rule(Command, frozen=True, tag="manners"):
    """For the table's host: who comes in, and whether there is talk. What is not said stays as it is."""

    private: bool | None = None
    watchers: bool | None = None
    chat: bool | None = None


class Remove(Command, frozen=True, tag="remove"):
    """For the table's host: take somebody's seat, or show somebody out who watches; with `ban` for good. A bot has the seat, until it is given to
    somebody else."""

    seat: Number | None = None
    who: Who | None = None
    ban: bool = False


class Pardon(Command, frozen=True, tag="pardon"):
    """For the table's host: who was banned may come back."""

    who: Who


class Hush(Command, frozen=True, tag="hush"):
    """For the table's host: nobody hears them here, or everybody again."""

    who: Who
    on: bool = True


class Offer(Command, frozen=True, tag="offer"):
    """For the table's host: give a seat to somebody who watches. It is theirs once they sit down."""

    seat: Number
    who: Who


class Mute(Command, frozen=True, tag="mute"):
    """You do not want to hear them, at any table; or you do again."""

    who: Who
    on: bool = True


class Ping(FromClient, frozen=True, tag="ping"):
    pass


class ChangeLanguage(FromClient, frozen=True, tag="language"):
    language: Language


AnyCommand = (
    Move
    | AskTakeback
    | AnswerTakeback
    | Say
    | Sit
    | Leave
    | Fill
    | Arrange
    | Ready
    | NextGame
    | AskRematch
    | Resign
    | Propose
    | Vote
    | Vacation
    | Rule
    | Remove
    | Pardon
    | Hush
    | Offer
    | Mute
)
ForHosts = Rule | Remove | Pardon | Hush | Offer
ClientMessage = Hello | AnyCommand | Ping | ChangeLanguage

# ---- server → client ----------------------------------------------------------------------------------------------------------------------


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Welcome(FromServer, frozen=True, tag="welcome"):
    seq: int
    seat: int | None
    token: str | None  # for the owner of the seat alone
    table: TableView
    game: GameView | None
    events: list[Event]


class Update(FromServer, frozen=True, tag="update"):
    """What is new. Parts of the table and of the game that are not said are as they were, and so is all of the game where nothing is said of it."""

    seq: int
    table: TableChanges
    events: list[Event]
    game: GameChanges | UnsetType = UNSET


class Accepted(FromServer, frozen=True, tag="accepted"):
    id: str
    seq: int
    token: str | None = None  # after sitting down


class Refused(FromServer, frozen=True, tag="refused"):
    id: str | None
    code: str
    facts: dict[str, Any]
    reason: str


class Presence(FromServer, frozen=True, tag="presence"):
    connected: list[bool]
    watching: int
    watchers: list[GuestView]  # the first of them
    warming: bool  # do the bots still play by instinct, because their game is being compiled?
    gone: list[int]  # seats whose people have been gone so long that the others may let a bot play for them


class Notice(FromServer, frozen=True, tag="notice"):
    """What the host has to say to all tables, in the client's language; empty: no longer."""

    text: str


class Pong(FromServer, frozen=True, tag="pong"):
    pass


ServerMessage = Welcome | Update | Accepted | Refused | Presence | Notice | Pong

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ClientMessage).decode
