"""The WebSocket protocol of our server: uvicorn's, with a short way for what is said and heard all the time, short texts in one piece.

What is said to a client in one breath is written in one go: to write is what costs most.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any, Final, cast

try:
    from websockets.speedups import apply_mask
except ImportError:  # on rare machines
    from websockets.utils import apply_mask

from .lines import SocketLine

WHOLE_TEXT: Final = 0x81  # the first byte of a message in one piece
MASKED: Final = 0x80  # all that clients say is
SHORT: Final = 126  # from here on the length has two bytes of its own …
LONG: Final = 127  # … or eight
SHORT_HEAD, HEAD, LONG_HEAD = Struct("!BB").pack, Struct("!BBH").pack, Struct("!BBQ").pack
HERE: Final = "sobremesa.frames"  # where the application finds this among the extensions of a scope


class Frames(SocketLine):
    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._unsent: list[bytes] = []
        self._in_step = True  # so far, everything came frame by frame
        self.hear: Callable[[bytes], bool] | None = None  # takes a text at once, or says no: then it goes the long way

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            cast(Any, self.scope)["extensions"][HERE] = self

    # ---- saying -------------------------------------------------------------------------------------------------------------------------

    @property
    def is_clear(self) -> bool:
        """May anything be said at once?"""
        return self.writable.is_set() and self.handshake_complete and not self.close_sent and not self.disconnected

    def say(self, text: bytes) -> None:
        if not self._unsent:
            self.loop.call_soon(self._write)
        self._unsent += (head(len(text)), text)

    async def send(self, message: Any) -> None:
        self._write()  # what was said before goes before
        await super().send(message)

    def _write(self) -> None:
        unsent, self._unsent = self._unsent, []
        if unsent and not self.transport.is_closing():
            self.transport.write(b"".join(unsent))

    # ---- hearing ------------------------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        text = self._whole_text(data) if self._in_step and self.handshake_complete else None
        if text is None or self.close_sent or self.frames:
            super().data_received(data)
        elif self.hear is None or not self.queue.empty() or not self.hear(text):
            self.curr_msg_data_type = "text"
            self.frames = [text]
            self.send_receive_event_to_app()

    def _whole_text(self, data: bytes) -> bytes | None:
        """A short message in one piece, if that is all there is; from the first time that it is cut elsewhere, the long way is taken."""
        size = data[1] & ~MASKED if len(data) > 1 else LONG
        start = 2 if size < SHORT else 4
        if size == SHORT and len(data) > start:
            size = int.from_bytes(data[2:4])
        masked = 4 if len(data) > 1 and data[1] & MASKED else 0
        self._in_step = size != LONG and len(data) == start + masked + size
        if not self._in_step or data[0] != WHOLE_TEXT or not masked:
            return None
        return apply_mask(data[start + 4 :], data[start : start + 4])


def head(size: int) -> bytes:
    if size < SHORT:
        return SHORT_HEAD(WHOLE_TEXT, size)
    return HEAD(WHOLE_TEXT, SHORT, size) if size < 1 << 16 else LONG_HEAD(WHOLE_TEXT, LONG, size)
