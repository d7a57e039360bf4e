"""What a seat cannot know does not reach it, not in one byte."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest

from sobremesa.core.rng import rekey
from sobremesa.server import Settings, create_app
from sobremesa.server.signing import Signer
from sobremesa.table import fairness
from sobremesa.table.played import Played
from sobremesa.table.table import Table

from .conftest import Player, arrivals, catch_up, play_one, play_out, serving, two_at_a_table

Arrive = Callable[..., Any]
CARD_LISTS = {"line", "hand", "discarding", "safe", "stay", "discard", "keep", "cards"}


def cards_in(message: Any) -> Iterator[int]:
    """Every card a message names, wherever it is in it."""
    if isinstance(message, list):
        for one in message:
            yield from cards_in(one)
    elif isinstance(message, dict):
        for key, value in message.items():
            if key == "card" and isinstance(value, int):
                yield value
            elif key in CARD_LISTS and isinstance(value, list):
                yield from (one for one in value if isinstance(one, int))
            elif key in ("before", "kept") and isinstance(value, list):
                yield from (card for pile in value for card in pile)
            yield from cards_in(value)


def shown(table: Table, seat: int) -> set[int]:
    """Every card this seat sees now: its own, and all that lie open."""
    view = table.view(seat)
    return {*view.line, *view.hand, *(card for pile in view.before for card in pile)}


async def test_until_the_end_only_known_cards_are_named(arrive: Arrive) -> None:
    ana, bea, id = await two_at_a_table(arrive)
    eva = await arrive("Eva")
    await eva.enter(id)
    table = ana.served.hub.rooms[id].table
    viewers = ((ana, 0), (bea, 1), (eva, -1))
    known = {seat: shown(table, seat) for _, seat in viewers}
    while ana.game["phase"] != "discard":
        await play_one(ana, bea)
        await catch_up(eva)
        for player, seat in viewers:
            frames = (await player.http.get(f"/api/tables/{id}/frames?from={table.ply}")).json()
            known[seat] |= shown(table, seat)
            assert set(cards_in([*player.heard, frames])) <= known[seat]
    assert table.opened.secret.encode() not in b"".join(ana.raw + bea.raw + eva.raw)
    await play_out(ana, bea)


async def test_a_secret_discard_is_seen_by_nobody_else_before_all_have_chosen(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    while ana.game["phase"] != "discard":
        await play_one(ana, bea)
    start = len(bea.heard)
    for _ in range(2):
        await ana.ask("move", ply=ana.game["ply"], action=ana.game["moves"][0]["action"])
        await catch_up(ana, bea)
    mine = {*ana.game["hand"], *ana.game["discarding"]}
    assert not mine & set(cards_in(bea.heard[start:]))
    assert bea.game["chosen"] == [True, False]


def permuted(table: Table, viewer: int) -> Table:
    """The same table with all that `viewer` cannot know dealt anew."""
    assert table.state is not None
    other = table.state.copy()
    rekey(other, b"another world, as good as theirs")
    table.game.rules.redeal(other, viewer)
    return replace(table, playing=Played(table.game, table.root, other))


@pytest.mark.parametrize("viewer", [0, 1, -1])
@pytest.mark.parametrize(
    ("game", "options"), [("parade", {}), ("coloretto", {"two_players": True}), ("jackrabbits", {})]
)
async def test_bytes_sent_do_not_depend_on_what_a_viewer_cannot_know(
    arrive: Arrive, game: str, options: dict[str, Any], viewer: int
) -> None:
    ana, bea, id = await two_at_a_table(arrive, game=game, options=options)
    for _ in range(4):
        await play_one(ana, bea)
    room = ana.served.hub.rooms[id]
    table = room.table
    one = replace(
        table, playing=Played(table.game, table.root, table.state)
    )  # a copy: nothing seen before is known of it
    two = permuted(table, viewer)
    assert one.state is not None
    assert two.state is not None
    assert one.state.tobytes() != two.state.tobytes()
    eva = await arrive("Eva")
    player = {0: ana, 1: bea, -1: eva}[viewer]
    legal = table.game.legal(table.state, viewer) if viewer >= 0 else []
    missing = next(action for action in range(table.game.rules.ACTIONS) if action not in legal)
    sent: list[list[bytes]] = []
    for twin in (one, two):
        room.table = twin
        await player.hang_up()
        player.raw.clear()
        await player.enter(id)
        refused = await player.ask("move", ply=0, action=missing, id="probe")
        assert refused["type"] == "refused"
        frames = await player.http.get(f"/api/tables/{id}/frames")
        hint = await player.http.post(f"/api/tables/{id}/hint")
        sent.append([*player.raw, frames.content, hint.content])
    assert sent[0] == sent[1]
    assert len(b"".join(sent[0])) > 1000


async def test_log_lines_hold_no_secret_token_cookie_or_card(
    settings: Settings, capfd: pytest.CaptureFixture[str]
) -> None:
    async with serving(create_app(replace(settings, log="json"))) as served, arrivals(served) as come:
        ana, bea, id = await two_at_a_table(come)
        room = served.hub.rooms[id]
        code = (await ana.http.post("/api/me/recovery")).json()["code"]
        room.table.game.notation.card_facts(0)
        served.hub.thinkers._pool.shutdown()  # every thought fails from here on
        await bea.ask("leave")
        await ana.ask("fill", seat=1, level="strong")
        for _ in range(2):
            while not ana.game["moves"]:
                await ana.hear("update")
            await ana.ask("move", ply=ana.game["ply"], action=ana.game["moves"][0]["action"])
            await catch_up(ana)
        await ana.http.post("/api/me/recover", json={"code": code + "x"})
        secrets = [
            room.table.opened.secret,
            ana.cookie,
            ana.cookie.rpartition(".")[2],
            room.token(ana_id(ana)) or "-",
            code,
        ]
    lines = capfd.readouterr().err
    assert "bot-failed" in lines
    assert all(json.loads(line) for line in lines.splitlines() if line.startswith("{"))
    assert not [secret for secret in secrets if secret in lines]
    assert not re.search(r"hand|card", lines)


def ana_id(ana: Player) -> str:
    card = Signer(ana.served.hub.settings.key).card(ana.cookie)
    assert card
    return card.guest


async def test_the_commitment_is_kept(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    promised = ana.table["commitment"]
    assert ana.table["secret"] is None
    await play_out(ana, bea)
    assert fairness.commitment(ana.table["secret"]) == promised
