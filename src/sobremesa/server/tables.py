"""Tables over HTTP: open one, look at it, and take its record home."""

from __future__ import annotations

import io
from functools import lru_cache, partial
from typing import Annotated

import msgspec
import segno
from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from .. import i18n
from ..bots import OFFERED
from ..core.errors import Refusal, refuse
from ..core.protocol import MAX_SEATS
from ..games.choices import barred
from ..games.game import Game, Options
from ..games.registry import GAMES, find
from ..table import log
from ..table.beside import companions, seat_asked, seats_here
from ..table.closed import ClosedTable, ClosedView, closed_record, closed_view
from ..table.fairness import commitment
from ..table.manners import turned_away
from ..table.records import write_record
from ..table.table import MOST_NAME, MOST_WORDS
from ..table.view import TableView
from .address import public_address
from .films import Films
from .guests import known
from .hub import Hub
from .limits import BOARDS, CREATION, NAMES, REQUESTS
from .messages import (
    BarredChoice,
    Checked,
    Choices,
    Created,
    Frame,
    GameInfo,
    NewTable,
    RefusalBody,
    SeatRange,
    Shuffle,
)
from .names import is_reserved, name_or_nickname, plain, tidy
from .opening import Sitter, Wish, sitter_of
from .refusing import AnyRequest, Refused, language_of
from .room import Room
from .routing import NO_STORE, REFUSALS, Gates


@get("/api/games", responses=REFUSALS)
async def games(request: Request, gates: NamedDependency[Gates]) -> list[GameInfo]:
    """Every game there is, with what can be chosen and which bots play it."""
    gates.enter(request, REQUESTS)
    return [describe(game) for game in GAMES.values()]


def describe(game: Game) -> GameInfo:
    usual = game.player_counts()
    return GameInfo(
        id=game.name,
        seats=SeatRange(*game.seats),
        usual=SeatRange(usual[0], usual[-1]),
        version=game.version,
        options=msgspec.json.schema(game.Options),
        levels=list(OFFERED),
        matches=list(game.matches),
        asks=game.harmless is not None,
    )


@post("/api/games/{game:str}/options", status_code=200, responses=REFUSALS)
async def check_options(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    game: FromPath[str],
    data: JSONBody[Choices],
) -> Response[Checked]:
    """Whether a table can be opened with these options, and which other choices could not be made now."""
    gates.enter(request, BOARDS)
    found = find(game)
    options = found if isinstance(found, Refusal) else found.read_options(data.options)
    if isinstance(found, Refusal) or isinstance(options, Refusal):
        raise Refused(found if isinstance(found, Refusal) else options)  # pyright: ignore[reportArgumentType]
    checked = await hub.workshop.do(partial(check, found, options, data.players, language_of(request)))
    if isinstance(checked, Refusal):
        raise Refused(checked)
    return Response(checked, headers=NO_STORE)


def check(game: Game, options: Options, players: int, language: str) -> Checked:
    now = game.refusal(players, options)
    told = now and RefusalBody(now.code, now.facts, i18n.reason(language, now))
    cannot = [
        BarredChoice(one.option, one.value, i18n.reason(language, one.refusal))
        for one in barred(game, options, players)
    ]
    return Checked(told, cannot)


@post("/api/tables", responses=REFUSALS)
async def open_table(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    data: JSONBody[NewTable],
) -> Response[Created]:
    """Open a table. `me` is the asker's own seat, `open` one for whoever has the link. With the ticket of a shuffle, the commitment of the new
    table is the one that came with it."""
    guest = known(guest)
    gates.enter(request, CREATION)
    if data.words and len(data.words) > MOST_WORDS:
        raise Refused(refuse("text-too-long", most=MOST_WORDS))
    sitter = sitter_of(await hub.store.guest(guest), data.words and plain(data.words), bool(data.ticket))
    id = opened_with(hub, data.ticket)
    wish = Wish(
        game=data.game,
        seats=data.seats,
        host=guest,
        sitting=together(data, sitter),
        options=data.options,
        title=data.title,
        games=data.games,
        patience=data.patience,
        cover=data.cover,
        hints=data.hints,
        clock=data.clock,
        manners=log.Manners(data.private, data.watchers, data.chat),
        id=id,
        secret=hub.signer.secret(id) if id else "",
    )
    room = await hub.open(wish)
    if isinstance(room, Refusal):
        raise Refused(room)
    room.bots.wake(0.0)
    return Response(created(room), status_code=201, headers=NO_STORE)


def together(data: NewTable, me: Sitter) -> dict[int, Sitter]:
    """At the first seat that says `me` the asker; at the others, who shares their browser."""
    mine = [number for number, plan in enumerate(data.seats) if plan.kind == "me"]
    called = [*data.people, *[""] * len(mine)]
    if wrong := next((tidy(name, MOST_NAME) for name in data.people if is_reserved(tidy(name, MOST_NAME))), None):
        raise Refused(refuse("name-reserved", name=wrong))
    others = [Sitter(one, name_or_nickname(name, one)) for one, name in zip(companions(me.guest), called, strict=False)]
    return dict(zip(mine, [me, *others], strict=False))


def opened_with(hub: Hub, ticket: str | None) -> str:
    """The id of the table a ticket is for; without a ticket, none."""
    id = "" if ticket is None else hub.signer.table_of(ticket)
    if id is None:
        raise Refused(refuse("wrong-ticket"))
    return id


def created(room: Room) -> Created:
    return Created(room.id, f"/t/{room.id}", commitment(room.table.opened.secret))


@post("/api/shuffles", responses=REFUSALS)
async def new_shuffle(request: Request, hub: NamedDependency[Hub], gates: NamedDependency[Gates]) -> Response[Shuffle]:
    """Draw the secret of a table to come, and show its commitment, before anybody gives words for the shuffle."""
    gates.enter(request, REQUESTS)
    id = hub.new_table_id()
    told = Shuffle(commitment(hub.signer.secret(id)), hub.signer.ticket(id))
    return Response(told, status_code=201, headers=NO_STORE)


async def room_of(hub: Hub, table: str, guest: str | None = None, token: str = "") -> Room:
    """A table that can be played at, if this guest, or the owner of the seat with this token, may be there."""
    room = await open_or_closed(hub, table)
    if isinstance(room, ClosedTable):
        raise Refused(room.why)
    check_door(room, guest or (room.guest_of_token(token) if token else None))
    return room


def check_door(room: Room | ClosedTable, guest: str | None) -> None:
    if refusal := turned_away(room if isinstance(room, ClosedTable) else room.table, guest):
        raise Refused(refusal)


async def open_or_closed(hub: Hub, table: str) -> Room | ClosedTable:
    room = await hub.room(table)
    if isinstance(room, Refusal):
        raise Refused(room)
    return room


def token_of(request: AnyRequest) -> str:
    """The token of a seat, as programs send it."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def player_at(request: AnyRequest, room: Room, guest: str | None) -> str:
    """Who asks about their own seat: by their cookie, or by the token of the seat, as programs do."""
    if guest is None and (token := token_of(request)):
        guest = room.guest_of_token(token)
        if guest is None:
            raise Refused(refuse("wrong-token"))
    return known(guest)


@get("/api/tables/{table:str}", responses=REFUSALS)
async def show_table(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    table: FromPath[str],
) -> Response[TableView | ClosedView]:
    """A table as the asker may see it, without the cards; or what can be read of one that cannot be played on."""
    gates.enter(request, REQUESTS)
    room = await open_or_closed(hub, table)
    if isinstance(room, ClosedTable):
        check_door(room, guest)
        reason = i18n.reason(language_of(request), room.why)
        return Response(closed_view(room, table, reason, hub.time.now()), headers=NO_STORE)
    check_door(room, guest or room.guest_of_token(token_of(request)))
    return Response(room.table_view(guest), headers=NO_STORE)


@get("/api/tables/{table:str}/qr.svg", media_type="image/svg+xml", responses=REFUSALS)
async def qr_code(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    bound_to: NamedDependency[str],
    guest: NamedDependency[str | None],
    table: FromPath[str],
    invitation: Annotated[str, QueryParameter(name="invitation", max_length=100)] = "",
) -> Response[bytes]:
    """The table's link, to be photographed; with an invitation, that of the invitation."""
    gates.enter(request, REQUESTS)
    room = await room_of(hub, table, guest)
    invited = f"?invitation={invitation}" if hub.signer.invitation_of(room.id, invitation) is not None else ""
    address = public_address(request, hub.settings.public, bound_to)
    if isinstance(address, Refusal):
        raise Refused(address)
    picture = await hub.workshop.do(partial(drawn_as_code, f"{address}/t/{room.id}{invited}"))
    if isinstance(picture, Refusal):
        raise Refused(picture)
    return Response(picture, media_type="image/svg+xml", headers=NO_STORE)


@lru_cache(maxsize=256)
def drawn_as_code(link: str) -> bytes:
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=8, border=2, dark="#211a17", light="#ffffff")
    return picture.getvalue()


@get("/api/tables/{table:str}/record", media_type="text/plain", responses=REFUSALS)
async def record(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    table: FromPath[str],
) -> Response[str]:
    """The game as a record file, once it is over; of a closed table, what can be written without its rules."""
    gates.enter(request, REQUESTS)
    room = await open_or_closed(hub, table)
    if isinstance(room, ClosedTable):
        check_door(room, guest)
        return as_file(closed_record(room, hub.time.now()), room.opened.game, table)
    check_door(room, guest or room.guest_of_token(token_of(request)))
    if room.table.status != "over":
        raise Refused(refuse("not-over"))
    text = await hub.workshop.do(partial(write_record, room.table))
    if isinstance(text, Refusal):
        raise Refused(text)
    return as_file(text, room.table.game.name, room.id)


def as_file(text: str, game: str, table: str) -> Response[str]:
    name = f'attachment; filename="{game}-{table}.txt"'
    return Response(text, media_type="text/plain", headers={"content-disposition": name, **NO_STORE})


@get("/api/tables/{table:str}/frames", responses=REFUSALS)
async def frames(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    films: NamedDependency[Films],
    guest: NamedDependency[str | None],
    table: FromPath[str],
    since: Annotated[int, QueryParameter(name="from", ge=0, le=10_000)] = 0,
    seat: Annotated[int | None, QueryParameter(name="seat", ge=0, lt=MAX_SEATS)] = None,
) -> Response[list[Frame]]:
    """The game ply by ply, as the asker may see it; or as any seat saw it, when all is over and everybody has agreed to that."""
    gates.enter(request, REQUESTS)
    room = await room_of(hub, table, guest)
    own = seat_asked(room.table, guest, seat)
    if seat not in (None, own) and not (room.table.is_open and seat < len(room.table.seats)):
        raise Refused(refuse("not-shown"))
    shown = await films.show(room, own if seat is None else seat, since)
    if isinstance(shown, Refusal):
        raise Refused(shown)
    return Response(shown, media_type="application/json", headers=NO_STORE)  # pyright: ignore[reportReturnType]


@post("/api/tables/{table:str}/show", status_code=200, responses=REFUSALS)
async def show_cards(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    guest: NamedDependency[str | None],
    table: FromPath[str],
) -> Response[TableView]:
    """All is over, and the asker agrees that everybody sees the cards of their seat."""
    gates.enter(request, NAMES)
    room = await room_of(hub, table, guest, token_of(request))
    guest = player_at(request, room, guest)
    done = await room.commit(partial(decide_show_all, room, guest))
    if isinstance(done, Refusal):
        raise Refused(done)
    return Response(room.table_view(guest), headers=NO_STORE)


def decide_show_all(room: Room, guest: str) -> list[log.AnyEntry] | Refusal | int:
    """Who shares a browser has one button for all."""
    entries: list[log.AnyEntry] = []
    for seat in seats_here(room.table, guest) or [None]:
        more = room.table.decide_show(room.hub.time.now(), seat)
        if isinstance(more, Refusal):
            return more
        entries += more
    return entries or room.table.seq


ROUTES = [games, check_options, new_shuffle, open_table, show_table, qr_code, record, frames, show_cards]
