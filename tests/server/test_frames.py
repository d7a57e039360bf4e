"""The short way of WebSocket frames says and hears what the long way does."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from sobremesa.server.frames import Frames, head

from .conftest import two_at_a_table

Arrive = Callable[..., Any]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_text_has_the_head_of_its_length(size: int) -> None:
    text = b"x" * size
    assert head(size) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 200, 65_535])
def test_a_whole_text_is_heard_at_once(size: int) -> None:
    text = b"y" * size
    line = Frames.__new__(Frames)
    assert line._whole_text(Frame(Opcode.TEXT, text).serialize(mask=True)) == text
    assert line._in_step


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x81",
        Frame(Opcode.TEXT, b"half").serialize(mask=True)[:-1],
        Frame(Opcode.TEXT, b"two").serialize(mask=True) * 2,
        Frame(Opcode.TEXT, b"z" * 65_536).serialize(mask=True),
    ],
    ids=["nothing", "one byte", "half", "two", "long"],
)
def test_what_is_cut_elsewhere_goes_the_long_way_from_then_on(data: bytes) -> None:
    line = Frames.__new__(Frames)
    assert line._whole_text(data) is None
    assert not line._in_step


@pytest.mark.parametrize(
    "frame",
    [Frame(Opcode.PING, b"1"), Frame(Opcode.BINARY, b"2"), Frame(Opcode.TEXT, b"3", fin=False)],
    ids=["ping", "binary", "first piece"],
)
def test_other_frames_go_the_long_way_and_texts_after_them_the_short_one(frame: Frame) -> None:
    line = Frames.__new__(Frames)
    assert line._whole_text(frame.serialize(mask=True)) is None
    assert line._in_step


async def test_a_message_in_pieces_is_understood(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    told = json.dumps({"type": "say", "id": "pieces", "text": "in three pieces"})
    await ana.wire.send([told[:9], told[9:20], told[20:]])
    await bea.hear("update", lambda m: m["table"]["chat"][-1]["text"] == "in three pieces")
    await ana.ask("say", text="in one")
    await bea.hear("update", lambda m: m["table"]["chat"][-1]["text"] == "in one")


async def test_two_messages_in_one_packet_are_both_heard(arrive: Arrive) -> None:
    ana, bea, _ = await two_at_a_table(arrive)
    both = [{"type": "say", "id": f"{n}", "text": f"number {n}"} for n in range(2)]
    frames = [Frame(Opcode.TEXT, json.dumps(one).encode()).serialize(mask=True) for one in both]
    ana.wire.transport.write(b"".join(frames))
    await bea.hear("update", lambda m: m["table"]["chat"][-1]["text"] == "number 1")
