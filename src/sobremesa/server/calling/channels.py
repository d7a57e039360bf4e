"""Where and when somebody wants to be called, over HTTP."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from ... import i18n
from ...core.errors import Refusal, refuse
from ..address import public_address
from ..guests import known, saved
from ..hub import Hub
from ..limits import CHANNELS, CONFIRMATIONS, NAMES, REQUESTS
from ..messages import Calls, ChannelView, NewMail, NewPush, NewQuiet, NewWebhook, QuietHours
from ..refusing import AnyRequest, Refused, language_of
from ..routing import NO_STORE, REFUSALS, Gates
from ..store import ReadOnly
from ..store.callbook import Channel, Kind, Quiet
from .caller import Caller
from .mail import is_address
from .outgoing import Forbidden, Unreachable
from .push import BadKeys, Keys, read_keys
from .quiet import is_zone
from .wording import Message, fingerprint

MOST_CHANNELS: Final = 8  # of one guest


@get("/api/me/calls", responses=REFUSALS)
async def my_calls(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    caller: NamedDependency[Caller],
    guest: NamedDependency[str | None],
) -> Response[Calls]:
    """Where you are called when it is your turn and you are away, and when not."""
    gates.enter(request, REQUESTS)
    return await told(hub, caller, known(guest))


async def told(hub: Hub, caller: Caller, guest: str, added: str | None = None) -> Response[Calls]:
    quiet = await hub.store.calls.quiet(guest)
    view = Calls(
        key=caller.postman.vapid.public,
        mail=caller.postman.mail is not None,
        after=hub.settings.call_after,
        channels=[shown(one) for one in await hub.store.calls.channels_of([guest])],
        quiet=QuietHours(quiet.begins, quiet.ends, quiet.zone) if quiet else None,
        added=added,
    )
    return Response(view, status_code=200, headers=NO_STORE)


def shown(channel: Channel) -> ChannelView:
    """The address of a webhook or a browser is a secret: its host tells which one it is."""
    label = channel.address if channel.kind == "mail" else urlsplit(channel.address).hostname or ""
    return ChannelView(channel.id, channel.kind, label, channel.confirmed)


@post("/api/me/calls/push", status_code=200, responses=REFUSALS)
async def add_push(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    caller: NamedDependency[Caller],
    bound_to: NamedDependency[str],
    guest: NamedDependency[str | None],
    data: JSONBody[NewPush],
) -> Response[Calls]:
    """Be called in this browser, also while its page is closed."""
    guest = known(guest)
    gates.enter(request, CHANNELS)
    keys = Keys(data.keys.p256dh, data.keys.auth)
    try:
        read_keys(keys)
    except BadKeys:
        raise Refused(refuse("push-keys")) from None
    await looked_at(caller, data.endpoint)
    channel = await wish(request, hub, bound_to, guest, "push", data.endpoint, msgspec.json.encode(keys).decode())
    await add(hub, channel)
    return await told(hub, caller, guest, channel.id)


@post("/api/me/calls/webhook", status_code=200, responses=REFUSALS)
async def add_webhook(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    caller: NamedDependency[Caller],
    bound_to: NamedDependency[str],
    guest: NamedDependency[str | None],
    data: JSONBody[NewWebhook],
) -> Response[Calls]:
    """Be called by a webhook, of Discord or of anything that reads `content`."""
    guest = known(guest)
    gates.enter(request, CHANNELS)
    await looked_at(caller, data.url)
    channel = await wish(request, hub, bound_to, guest, "webhook", data.url)
    await add(hub, channel)
    return await told(hub, caller, guest, channel.id)


@post("/api/me/calls/mail", status_code=200, responses=REFUSALS)
async def add_mail(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    caller: NamedDependency[Caller],
    bound_to: NamedDependency[str],
    guest: NamedDependency[str | None],
    data: JSONBody[NewMail],
) -> Response[Calls]:
    """Be called by e-mail, once the link in the one that is sent now has been followed."""
    guest, address = known(guest), data.address.strip()
    gates.enter(request, CHANNELS)
    if caller.postman.mail is None:
        raise Refused(refuse("no-mail"))
    if not is_address(address):
        raise Refused(refuse("mail-address"))
    channel = await wish(request, hub, bound_to, guest, "mail", address)
    known_already = await hub.store.calls.channel(channel.id)
    if not (known_already and known_already.confirmed):
        await ask(hub, gates, caller, channel)
    return await told(hub, caller, guest, channel.id)


async def ask(hub: Hub, gates: Gates, caller: Caller, channel: Channel) -> None:
    """No mailbox is sent more than a few of these, whoever asks for it."""
    if refusal := gates.refusal(CONFIRMATIONS, fingerprint(channel.address.lower())):
        raise Refused(refusal)
    await add(hub, channel)
    if await caller.postman.ask(channel, channel.home + hub.signer.confirm_link(channel.id)) != "done":
        await hub.store.calls.remove(channel.id)
        raise Refused(refuse("not-delivered"))


async def looked_at(caller: Caller, address: str) -> None:
    """Could anything be sent there?"""
    try:
        await caller.postman.out.find(address)
    except Forbidden as error:
        raise Refused(error.refusal) from None
    except Unreachable:
        raise Refused(refuse("address-unknown")) from None


async def wish(
    request: AnyRequest, hub: Hub, bound_to: str, guest: str, kind: Kind, address: str, keys: str = ""
) -> Channel:
    home = public_address(request, hub.settings.public, bound_to)
    if isinstance(home, Refusal):
        raise Refused(home)
    who = await hub.store.guest(guest)
    return Channel(
        id=hub.signer.channel(guest, kind, address),
        guest=guest,
        kind=kind,
        address=address,
        keys=keys,
        language=who.language or i18n.known_language(language_of(request)) or i18n.FALLBACK,
        home=home,
        at=hub.time.now(),
        confirmed=kind != "mail",
    )


async def add(hub: Hub, channel: Channel) -> None:
    """With it goes a row for the guest, so that it is swept away with them."""
    theirs = {one.id for one in await hub.store.calls.channels_of([channel.guest])}
    if channel.id not in theirs and len(theirs) >= MOST_CHANNELS:
        raise Refused(refuse("too-many-channels", most=MOST_CHANNELS))
    await saved(hub.store.save_guest(await hub.store.guest(channel.guest)))
    await saved(hub.store.calls.add(channel))


@post("/api/me/calls/channels/{channel:str}/try", status_code=200, responses=REFUSALS)
async def try_out(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    caller: NamedDependency[Caller],
    guest: NamedDependency[str | None],
    channel: FromPath[str],
) -> Response[Calls]:
    """Send yourself a call, to see whether it arrives."""
    guest = known(guest)
    gates.enter(request, CHANNELS)
    found = await hub.store.calls.channel(channel) if channel.isalnum() else None
    if found is None or found.guest != guest or not found.confirmed:
        raise Refused(refuse("no-such-channel"))
    topic = fingerprint(found.id, "try")
    title, body = (i18n.say(found.language, f"call-try-{part}") for part in ("title", "body"))
    message = Message(title, body, "/me", hub.signer.off_link(found.id), topic, fingerprint(topic, str(hub.time.now())))
    outcome = await caller.postman.bring(found, message)
    if outcome == "gone":
        await saved(unchanged_while_read_only(hub, found.id))
    if outcome != "done":
        raise Refused(refuse("not-delivered"))
    return await told(hub, caller, guest)


async def unchanged_while_read_only(hub: Hub, channel: str, guest: str | None = None) -> bool:
    if hub.store.is_read_only:
        raise ReadOnly
    return await hub.store.calls.remove(channel, guest)


@delete("/api/me/calls/channels/{channel:str}", status_code=200, responses=REFUSALS)
async def remove_channel(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    caller: NamedDependency[Caller],
    guest: NamedDependency[str | None],
    channel: FromPath[str],
) -> Response[Calls]:
    """Be called there no more."""
    guest = known(guest)
    gates.enter(request, NAMES)
    if not channel.isalnum() or not await saved(unchanged_while_read_only(hub, channel, guest)):
        raise Refused(refuse("no-such-channel"))
    return await told(hub, caller, guest)


@put("/api/me/calls/quiet", responses=REFUSALS)
async def set_quiet(
    request: Request,
    hub: NamedDependency[Hub],
    gates: NamedDependency[Gates],
    caller: NamedDependency[Caller],
    guest: NamedDependency[str | None],
    data: JSONBody[NewQuiet],
) -> Response[Calls]:
    """The hours in which you are not called; what is still so afterwards, you are told then."""
    guest, quiet = known(guest), data.quiet
    gates.enter(request, NAMES)
    if quiet and not is_zone(quiet.zone):
        raise Refused(refuse("time-zone"))
    await saved(hub.store.save_guest(await hub.store.guest(guest)))
    await saved(hub.store.calls.set_quiet(guest, quiet and Quiet(guest, quiet.begins, quiet.ends, quiet.zone)))
    return await told(hub, caller, guest)


ROUTES = [my_calls, add_push, add_webhook, add_mail, try_out, remove_channel, set_quiet]
