"""Everything around the cards: repeated commands, takebacks, talking, leaving, coming back, playing again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .conftest import catch_up, play_one, play_out, two_at_a_table

Arrive = Callable[..., Any]


async def test_a_move_sent_twice_is_made_once(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    player = ana if ana.game["moves"] else bea
    move = {"ply": 0, "action": player.game["moves"][0]["action"], "id": "same"}
    first = await player.ask("move", **move)
    again = await player.ask("move", **move)
    assert first == again
    await catch_up(ana, bea)
    assert ana.game["ply"] == 1


async def test_a_move_repeated_after_a_lost_connection_is_made_once(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    player = ana if ana.game["moves"] else bea
    move = {"type": "move", "ply": 0, "action": player.game["moves"][0]["action"], "id": "lost"}
    await player.send(**move)
    await player.hang_up()
    await player.enter(table)
    answer = await player.ask(**move)
    assert answer["type"] == "accepted"
    await catch_up(ana, bea)
    assert player.game["ply"] == 1


async def test_a_takeback_is_asked_for_and_agreed_to(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    player = await play_one(ana, bea)  # a card was drawn: something hidden came to light
    other = bea if player is ana else ana
    hand = [m for m in player.heard if m["type"] == "update"][-2]["game"]["hand"]
    assert player.table["takeback"]["kind"] == "ask"
    assert (await player.ask("takeback"))["type"] == "accepted"
    await catch_up(ana, bea)
    assert other.table["takeback"] == {
        "kind": "asked",
        "reason": "takeback-asked",
        "by": player.table["you"],
        "agreed": [],
    }
    assert (await player.ask("answer", agree=True))["code"] == "takeback-not-asked"
    assert (await other.ask("answer", agree=True))["type"] == "accepted"
    await catch_up(ana, bea)
    assert (player.game["ply"], player.game["hand"]) == (0, hand)


async def test_a_takeback_can_be_declined(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    player = await play_one(ana, bea)
    other = bea if player is ana else ana
    await player.ask("takeback")
    assert (await other.ask("answer", agree=False))["type"] == "accepted"
    await catch_up(ana, bea)
    assert player.game["ply"] == 1
    assert player.table["takeback"]["by"] is None


async def test_a_secret_discard_is_taken_back_freely(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    while ana.game["phase"] != "discard":
        await play_one(ana, bea)
    ply = ana.game["ply"]
    discard = ana.game["moves"][0]["action"]
    assert (await ana.ask("move", ply=ply, action=discard))["type"] == "accepted"
    await catch_up(ana, bea)
    assert ana.table["takeback"]["kind"] == "free"
    assert (await ana.ask("takeback"))["type"] == "accepted"
    await catch_up(ana, bea)
    assert (ana.game["ply"], ana.game["discarding"]) == (ply, [])


async def test_bots_do_not_mind_a_takeback_and_play_on(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    table = await ana.open(["me", {"kind": "bot", "level": "greedy"}], options={"starter": 0})
    await ana.enter(table)
    await ana.ask("move", ply=0, action=ana.game["moves"][0]["action"])
    await ana.hear("update", lambda m: m["game"]["ply"] == 2)
    assert (await ana.ask("takeback"))["type"] == "accepted"
    await catch_up(ana)
    assert ana.game["ply"] == 0
    await ana.ask("move", ply=0, action=ana.game["moves"][1]["action"])
    await ana.hear("update", lambda m: m["game"]["ply"] == 2)


async def test_who_returns_after_a_takeback_is_told_from_where_the_moves_were_undone(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    player = await play_one(ana, bea)
    other = bea if player is ana else ana
    eva = await arrive("Eva")
    seen = (await eva.enter(table))["seq"]
    await eva.hang_up()
    await player.ask("takeback")
    await other.ask("answer", agree=True)
    await catch_up(ana, bea)
    await play_one(ana, bea)
    welcome = await eva.enter(table, since=seen)
    assert {event["ply"] for event in welcome["events"]} == {1}


async def test_phrases_are_codes_and_text_is_text(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    await ana.ask("say", phrase="well-played")
    await bea.ask("say", text="¡Gracias! 🎉")
    eva = await arrive("Eva")
    await eva.enter(table)
    await eva.ask("say", phrase="hello")
    await catch_up(ana, bea, eva)
    said = [(line["name"], line["seat"], line["phrase"], line["text"]) for line in ana.table["chat"]]
    assert said == [
        ("Ana", 0, "well-played", None),
        ("Bea", 1, None, "¡Gracias! 🎉"),
        ("Eva", None, "hello", None),
    ]


async def test_a_seat_that_leaves_is_covered_until_it_returns(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    assert (await bea.ask("leave"))["type"] == "accepted"
    await catch_up(ana, bea)
    assert ana.table["seats"][1]["away"]
    assert (await ana.ask("fill", seat=1, level="greedy"))["type"] == "accepted"
    await catch_up(ana, bea)
    while not ana.game["moves"]:
        await ana.hear("update")
    ply = ana.game["ply"]
    await ana.ask("move", ply=ply, action=ana.game["moves"][0]["action"])
    await ana.hear("update", lambda m: m["game"]["ply"] >= ply + 2)
    assert (await bea.ask("sit", seat=1))["type"] == "accepted"
    await catch_up(ana, bea)
    back = {"kind": "human", "name": "Bea", "level": None, "away": False, "kept": ""}
    assert ana.table["seats"][1].items() >= back.items()
    await play_out(ana, bea)


async def test_the_host_turns_an_open_seat_into_a_bot(arrive: Arrive) -> None:
    ana, eva = await arrive("Ana"), await arrive("Eva")
    table = await ana.open(["me", "open"])
    await ana.enter(table)
    await eva.enter(table)
    assert (await eva.ask("fill", seat=1, level="strong"))["code"] == "not-host"
    assert (await ana.ask("fill", seat=1, level="strong"))["type"] == "accepted"
    await catch_up(ana, eva)
    assert ana.table["status"] == "playing"


async def test_a_rematch_seats_the_same_people(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive, options={"starter": 1}, title="Sunday")
    await play_out(ana, bea)
    assert (await ana.ask("rematch"))["type"] == "accepted"
    await catch_up(ana, bea)
    again = bea.table["rematch"]
    assert again
    assert again != table
    assert (await bea.ask("rematch"))["code"] == "rematch-open"
    eva = await arrive("Eva")
    await eva.enter(again)
    assert (await eva.ask("sit", seat=1))["code"] == "seat-kept"
    for player in (ana, bea):
        await player.hang_up()
        await player.enter(again)
        assert (player.table["status"], player.table["you"]) == ("waiting", None)
        seat = player.table["kept"]
        assert player.table["seats"][seat]["kept"] in ("Ana", "Bea")
        assert (await player.ask("sit", seat=seat, words=f"words of {seat}"))["type"] == "accepted"
    await catch_up(ana, bea)
    assert ana.table["words"] == ["words of 0", "words of 1"]
    assert ana.table["after"] == [0, 1]
    assert (ana.table["you"], bea.table["you"], ana.table["host"], bea.table["host"]) == (0, 1, True, False)
    assert (ana.table["status"], ana.table["title"], ana.table["options"]) == ("playing", "Sunday", {"starter": -1})


async def test_everybody_knows_who_is_here(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive)
    eva = await arrive()
    await eva.enter(table)
    assert (await eva.hear("presence"))["watching"] == 1
    await bea.hang_up()
    gone = await ana.hear("presence", lambda m: m["connected"] == [True, False])
    assert gone["watching"] == 1
    await bea.enter(table)
    await ana.hear("presence", lambda m: m["connected"] == [True, True])


async def test_the_language_of_reasons_can_change_at_any_time(arrive: Arrive) -> None:
    ana, _, table = await two_at_a_table(arrive)
    eva = await arrive()
    await eva.enter(table, language="fr")
    french = await eva.ask("leave")
    await eva.send(type="language", language="es")
    spanish = await eva.ask("leave")
    assert french["code"] == spanish["code"] == "not-seated"
    assert french["reason"].startswith("Vous")
    assert spanish["reason"].startswith("Estás")
    assert ana.table["you"] == 0


async def test_who_has_no_name_gets_a_nickname(arrive: Arrive) -> None:
    ana = await arrive()
    table = await ana.open(["me", "open"])
    welcome = await ana.enter(table)
    assert welcome["table"]["seats"][0]["name"]


async def test_words_of_the_players_are_part_of_the_shuffle_and_public(arrive: Arrive) -> None:
    ana, bea = await arrive("Ana"), await arrive("Bea")
    table = await ana.open(["me", "open"], words="salt")
    await ana.enter(table)
    await bea.enter(table)
    await bea.ask("sit", seat=1, words="pepper", name="Beatriz")
    await catch_up(ana, bea)
    assert ana.table["words"] == ["salt", "pepper"]
    assert ana.table["after"] == [1], "Ana's words came with the opening, before the commitment was shown to her"
    assert ana.table["seats"][1]["name"] == "Beatriz"


async def test_a_ticket_shows_the_commitment_before_the_words_are_given(arrive: Arrive) -> None:
    ana = await arrive("Ana")
    shuffle = (await ana.http.post("/api/shuffles")).json()
    wish = {
        "game": "parade",
        "seats": [{"kind": "me"}, {"kind": "bot", "level": "greedy"}],
        "words": "salt",
        "ticket": shuffle["ticket"],
    }
    made = (await ana.http.post("/api/tables", json=wish)).json()
    assert made["commitment"] == shuffle["commitment"]
    welcome = await ana.enter(made["table"])
    assert welcome["table"]["commitment"] == shuffle["commitment"]
    assert (welcome["table"]["words"][0], welcome["table"]["after"]) == ("salt", [0])
    again = await ana.http.post("/api/tables", json={**wish, "words": "pepper"})
    assert (again.status_code, again.json()["code"]) == (409, "ticket-used"), "or the opener would know the cards"
    forged = await ana.http.post("/api/tables", json={**wish, "ticket": "abc." + shuffle["ticket"].split(".")[1]})
    assert (forged.status_code, forged.json()["code"]) == (400, "wrong-ticket")


async def test_a_watcher_is_not_mistaken_for_a_player(arrive: Arrive) -> None:
    ana, _, table = await two_at_a_table(arrive)
    other = await arrive("ANA")
    await other.enter(table)
    await other.ask("say", text="I am Ana")
    await ana.ask("say", text="no, I am")
    await catch_up(ana, other)
    assert [(line["seat"], line["name"]) for line in ana.table["chat"]] == [(None, "ANA 2"), (0, "Ana")]


async def test_an_id_somebody_else_used_does_not_swallow_a_move(arrive: Arrive) -> None:
    ana, bea, table = await two_at_a_table(arrive, options={"starter": 0})
    eva = await arrive("Eva")
    await eva.enter(table)
    assert (await eva.ask("say", text="hello", id="1"))["type"] == "accepted"
    assert (await bea.ask("say", text="hello", id="1"))["type"] == "accepted"
    await catch_up(ana)
    moved = await ana.ask("move", id="1", ply=0, action=ana.game["moves"][0]["action"])
    await catch_up(ana, bea, eva)
    assert (moved["type"], ana.game["ply"]) == ("accepted", 1)
