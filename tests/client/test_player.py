"""Programs that join a table by its link."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, ConnectionClosedError
from websockets.frames import Close

import sobremesa.client
from sobremesa.client import Link, Player, Refused, join
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


def open_table(address: str, *seats: str) -> str:
    with httpx.Client(base_url=address, verify=False) as http:
        http.get("/api/me")
        plans: list[Any] = [{"kind": "bot", "level": one} if one != "open" else {"kind": "open"} for one in seats]
        answer = http.post("/api/tables", json={"game": "parade", "seats": plans})
        return address + answer.json()["link"]


def play_to_the_end(seat: Player) -> None:
    for view in seat.turns():
        seat.play(random.choice(view["moves"])["action"])


def test_the_bot_of_ten_lines_plays_a_game(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    link = open_table(address, "open", "greedy")
    text = sobremesa.client.__doc__ or ""
    lines = [line.removeprefix("    ") for line in text.splitlines() if line.startswith("    ")]
    assert len([line for line in lines if line]) <= 10
    exec("\n".join(lines).replace("http://localhost:8080/t/3xAmpLe", link), {})
    assert capsys.readouterr().out == "over\n"


def test_two_programs_meet_at_a_table(address: str) -> None:
    link = open_table(address, "open", "open")
    with join(link, name="Uno") as one, join(link, name="Dos") as two:
        other = threading.Thread(target=play_to_the_end, args=[two])
        other.start()
        play_to_the_end(one)
        other.join()
        assert [seat["name"] for seat in one.table["seats"]] == ["Uno", "Dos"]
        assert one.view
        assert one.view["sheet"]["final"]
        assert one.events[-1]["code"] == "parade-won"


def test_who_was_slower_takes_the_next_open_seat(address: str) -> None:
    link = open_table(address, "open", "open", "random")
    with Player(Link.read(link), "Uno", None, "en") as one, Player(Link.read(link), "Dos", None, "en") as two:
        one.connect()
        two.connect()
        one.sit()
        two.sit()  # what it has read of the table says that the first seat is open
        assert (one.seat, two.seat) == (0, 1)
        with pytest.raises(Refused) as refused:
            join(link)
        assert refused.value.code == "seat-taken"


def test_a_token_takes_a_seat_up_again(address: str) -> None:
    link = open_table(address, "open", "random")
    first = join(link, name="Ana")
    view = next(first.turns())
    first.close()
    with join(link, token=first.token) as second:
        assert second.seat == 0
        assert next(second.turns())["hand"] == view["hand"]
    with pytest.raises(Refused) as refused:
        join(link, token="somebody else's")
    assert refused.value.code == "wrong-token"


def test_a_refused_move_says_why(address: str) -> None:
    link = open_table(address, "open", "random")
    with join(link, language="es") as seat:
        view = next(seat.turns())
        missing = next(card for card in range(66) if card not in view["hand"])
        with pytest.raises(Refused, match="No tienes") as refused:
            seat.play(missing)
        assert refused.value.code == "parade-not-in-hand"
        seat.play(view["hand"][0])


def test_a_full_table_refuses(address: str) -> None:
    with pytest.raises(Refused) as refused:
        join(open_table(address, "random", "random"))
    assert refused.value.code == "seat-taken"


def test_a_program_comes_back_when_the_server_does(settings: Settings) -> None:
    with running(settings) as address:
        link = open_table(address, "open", "random")
        seat = join(link, name="Ana")
        seat.play(next(seat.turns())["moves"][0]["action"])
        port = int(address.rsplit(":", 1)[1])
    with running(settings, port):
        play_to_the_end(seat)
        assert seat.table["status"] == "over"
        seat.close()


def test_a_link_is_recognised() -> None:
    assert Link.read("https://table.example/t/abc/") == Link("https://table.example", "abc")
    assert Link.read("https://table.example/t/abc").socket == "wss://table.example/api/tables/abc/ws"
    with pytest.raises(ValueError, match="not a link"):
        Link.read("ftp://table.example/t/abc")


@pytest.mark.parametrize("code", sorted(set(Closing) - FOR_GOOD))
def test_a_program_that_was_hung_up_on_comes_back(address: str, code: Closing) -> None:
    link = open_table(address, "open", "random")
    with join(link) as seat:
        hang_up(seat, code)
        seat.play(next(seat.turns())["moves"][0]["action"])


@pytest.mark.parametrize("code", sorted(FOR_GOOD))
def test_a_program_that_was_turned_away_stays_away(address: str, code: Closing) -> None:
    with join(open_table(address, "open", "open")) as seat:
        hang_up(seat, code)
        with pytest.raises(ConnectionClosed):
            next(seat.turns())


def hang_up(seat: Player, code: Closing) -> None:
    """As if the server had hung up with this code."""
    assert seat._wire
    wire, recv = seat._wire, seat._wire.recv

    def closed() -> str:
        wire.recv = recv  # type: ignore[method-assign]
        raise ConnectionClosedError(Close(code, ""), None)

    wire.recv = closed  # type: ignore[method-assign,assignment]
