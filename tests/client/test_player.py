"""Programs that join a table by its link."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

import sobremesa.client
from sobremesa.client import Link, Player, Refused, join, my_tables, open_table, watch
from sobremesa.client.steps import Lost
from sobremesa.core.closing import FOR_GOOD, Closing
from sobremesa.server import Settings

from ..server.threaded import running


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, bot_pause=0.0, thinkers=1, hurry=1000.0)


@pytest.fixture
def address(settings: Settings) -> Iterator[str]:
    with running(settings) as served:
        yield served


def play_to_the_end(seat: Player) -> None:
    for view in seat.turns():
        seat.play(random.choice(view["moves"])["action"])


def test_the_bot_of_ten_lines_plays_a_game(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    link = open_table(address, "parade", ["open", "greedy"])
    text = sobremesa.client.__doc__ or ""
    lines = [line.removeprefix("    ") for line in text.splitlines() if line.startswith("    ")]
    assert len([line for line in lines if line]) <= 10
    exec("\n".join(lines).replace("http://localhost:8080/t/3xAmpLe", link), {})
    assert capsys.readouterr().out == "over\n"


def test_two_programs_meet_at_a_table(address: str) -> None:
    link = open_table(address, "parade", ["open", "open"])
    with join(link, name="Uno") as one, join(link, name="Dos") as two:
        other = threading.Thread(target=play_to_the_end, args=[two])
        other.start()
        play_to_the_end(one)
        other.join()
        assert [seat["name"] for seat in one.table["seats"]] == ["Uno", "Dos"]
        assert one.view
        assert one.view["sheet"]["final"]
        assert one.events[-1]["code"] == "parade-won"


def test_a_table_has_every_setting_it_was_opened_with(address: str) -> None:
    link = open_table(
        address,
        "coloretto",
        ["open", "random", "greedy"],
        options={"without": "red"},
        title="Friday",
        games=4,
        patience=0,
        hints=True,
        cover=5,
    )
    with watch(link) as guest:
        assert guest.table["title"] == "Friday"
        assert guest.table["match"]["games"] == 4
        assert (guest.table["options"]["without"], guest.table["hints"]) == ("red", True)
        assert [seat["level"] for seat in guest.table["seats"]] == [None, "random", "greedy"]


def test_what_a_table_cannot_be_is_refused_and_what_there_is_not_is_a_mistake(address: str) -> None:
    with pytest.raises(Refused) as refused:
        open_table(address, "parade", ["open"])
    assert refused.value.code == "players"
    with pytest.raises(Refused, match="petición") as refused:
        open_table(address, "parade", ["open", "random"], language="es", games=-1)
    with pytest.raises(TypeError, match="speed"):
        open_table(address, "parade", ["open", "random"], speed=3)  # pyright: ignore[reportCallIssue]


def test_a_match_is_played_through_game_by_game(address: str) -> None:
    link = open_table(address, "coloretto", ["open", "random", "random"], games=4)
    with join(link) as seat:
        play_to_the_end(seat)
        assert (seat.table["status"], len(seat.table["match"]["results"])) == ("over", 4)


def test_who_was_slower_takes_the_next_open_seat(address: str) -> None:
    link = open_table(address, "parade", ["open", "open", "random"])
    with watch(link) as one, watch(link) as two:
        one.sit()
        two.sit()  # what it has read of the table says that the first seat is open
        assert (one.seat, two.seat) == (0, 1)
        with pytest.raises(Refused) as refused:
            join(link)
        assert refused.value.code == "seat-taken"


def test_a_token_takes_a_seat_up_again(address: str) -> None:
    link = open_table(address, "parade", ["open", "random"])
    first = join(link, name="Ana")
    view = next(first.turns())
    first.close()
    with join(link, token=first.token) as second:
        assert second.seat == 0
        assert next(second.turns())["hand"] == view["hand"]
        assert second.hint(budget=100)["seat"] == 0
    with pytest.raises(Refused) as refused:
        join(link, token="somebody else's")
    assert refused.value.code == "wrong-token"


def test_a_file_remembers_who_a_program_is(address: str, tmp_path: Path) -> None:
    file = tmp_path / "robot.json"
    link = open_table(address, "parade", ["me", "random"], me=file)
    assert file.stat().st_mode & 0o077 == 0
    with join(link, me=file, name="Robot") as first:
        hand = next(first.turns())["hand"]
    with join(link, me=file) as again:
        assert (again.seat, next(again.turns())["hand"]) == (0, hand)
    (mine,) = my_tables(address, me=file)
    assert link == f"{address}/t/{mine['id']}"
    with pytest.raises(Refused):
        join(link)  # somebody else
    file.write_text("[]x")
    with pytest.raises(ValueError, match="not a file that says who you are"):
        join(link, me=file)


def test_who_watches_sees_what_happens_and_no_hand(address: str) -> None:
    link = open_table(address, "parade", ["open", "random"])
    with watch(link) as guest, join(link) as seat:
        guest.say("good luck")
        guest.say(phrase="hello")
        play_to_the_end(seat)
        assert [one["text"] or one["phrase"] for one in seat.table["chat"]] == ["good luck", "hello"]
        events = list(guest.news())
        assert events[-1]["code"] == "parade-won"
        assert guest.seat is None
        assert guest.view
        assert not guest.view.get("hand")
        with pytest.raises(Refused) as refused:
            guest.hint()
        assert refused.value.code in ("not-seated", "game-over")


def test_a_hint_names_the_best_moves(address: str) -> None:
    with join(open_table(address, "parade", ["open", "random"])) as seat:
        view = next(seat.turns())
        hint = seat.hint(budget=200)
        assert {move["action"] for move in hint["moves"]} <= {move["action"] for move in view["moves"]}
        seat.play(hint["moves"][0]["action"])


def test_when_all_is_over_there_is_a_record_and_another_table(address: str) -> None:
    with join(open_table(address, "parade", ["open", "random"])) as seat:
        play_to_the_end(seat)
        assert seat.record().startswith("sobremesa-record 1\n")
        seat.show()
        again = seat.rematch()
        assert again == seat.rematch() != seat.link


def test_a_move_can_be_taken_back(address: str) -> None:
    link = open_table(address, "parade", ["open", "open"])
    with join(link) as one, join(link) as two:
        mover, other = (two, one) if two.view and two.view["moves"] else (one, two)  # who came last has seen the deal
        before = next(mover.turns())
        mover.play(before["moves"][0]["action"])
        next(other.turns())
        mover.take_back()
        other.answer(agree=True)
        assert next(mover.turns())["ply"] == before["ply"]


def test_a_refused_move_says_why(address: str) -> None:
    link = open_table(address, "parade", ["open", "random"])
    with join(link, language="es") as seat:
        view = next(seat.turns())
        missing = next(card for card in range(66) if card not in view["hand"])
        with pytest.raises(Refused, match="No tienes") as refused:
            seat.play(missing)
        assert refused.value.code == "parade-not-in-hand"
        seat.play(view["hand"][0])


def test_who_plays_too_fast_is_slowed_down_and_loses_nothing(tmp_path: Path) -> None:
    slow = Settings(data=tmp_path, bot_pause=0.0, thinkers=1, hurry=0.2)
    with running(slow) as address, join(open_table(address, "parade", ["open", "random"])) as seat:
        for number in range(12):  # of which the table hears eight at once
            seat.say(str(number))
        assert [one["text"] for one in seat.table["chat"]] == [str(number) for number in range(12)]


def test_a_full_table_refuses(address: str) -> None:
    with pytest.raises(Refused) as refused:
        join(open_table(address, "parade", ["random", "random"]))
    assert refused.value.code == "seat-taken"


def test_a_link_is_recognised() -> None:
    assert Link.read("https://table.example/t/abc/") == Link("https://table.example", "abc")
    assert Link.read("https://table.example/t/abc").socket == "wss://table.example/api/tables/abc/ws"
    with pytest.raises(ValueError, match="not a link"):
        Link.read("ftp://table.example/t/abc")


@pytest.mark.parametrize("code", sorted(set(Closing) - FOR_GOOD))
def test_a_program_that_was_hung_up_on_comes_back(address: str, code: Closing) -> None:
    link = open_table(address, "parade", ["open", "random"])
    with join(link) as seat:
        hang_up(seat, code)
        seat.play(next(seat.turns())["moves"][0]["action"])


@pytest.mark.parametrize("code", sorted(FOR_GOOD))
def test_a_program_that_was_turned_away_stays_away(address: str, code: Closing) -> None:
    with join(open_table(address, "parade", ["open", "open"])) as seat:
        hang_up(seat, code)
        with pytest.raises(Lost, match=str(int(code))):
            next(seat.turns())


def hang_up(seat: Player, code: Closing) -> None:
    """As if the server had hung up with this code."""
    wire: Any = seat._line._wire
    recv = wire.recv

    def closed() -> str:
        wire.recv = recv
        raise ConnectionClosedError(Close(code, ""), None)

    wire.recv = closed


def test_a_program_keeps_a_private_table_and_gives_a_seat_away(address: str, tmp_path: Path) -> None:
    link = open_table(address, "parade", ["me", "open"], private=True, me=tmp_path / "host.json")
    with join(link, me=tmp_path / "host.json") as host:
        with pytest.raises(Refused) as refused:
            watch(link)
        assert refused.value.code == "private-table"
        with join(host.invite(), name="Uno") as one, watch(host.invite(), me=tmp_path / "two.json") as two:
            one.say(text="hello")
            while not host.table["chat"]:
                host._run(host._chair.hear())
            line = host.table["chat"][0]
            host.report(line["who"], "spam", at=line["at"])
            host.remove(seat=1, ban=True)
            host.hush(line["who"])
            with pytest.raises(Refused) as banned:
                one.say(text="me again")
            assert banned.value.code == "banned"
            seat = host.invite(seat=1)
            with join(seat, name="Dos", me=tmp_path / "two.json") as dos:
                assert dos.seat == 1
            assert two.table["manners"]["private"]
        with pytest.raises(Refused) as used:
            join(seat, name="Tres")
        assert used.value.code == "invitation-used"
        assert Link.read(seat).invitation
