"""Why a server hangs up on a client, and whether the client had better come back. Both ends of the line go by this table; the browser gets it from
`tools/messages`."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Closing(IntEnum):
    """Close codes of a WebSocket: RFC 6455's own, then its private range, after the HTTP status each resembles."""

    GOING = 1001
    TOO_BIG = 1009
    BAD_START = 4400
    BAD_GUEST = 4401
    BAD_ORIGIN = 4403
    NO_TABLE = 4404
    TOO_SLOW = 4408
    CLOSED = 4410
    NOT_WELCOME = 4423
    TOO_FAST = 4429
    TROUBLE = 4500
    FULL = 4503


# Asked again, the answer would be the same. After every other code, and after a line that broke, a client comes back, waiting longer each time.
FOR_GOOD: Final = frozenset(
    {
        Closing.TOO_BIG,
        Closing.BAD_START,
        Closing.BAD_GUEST,
        Closing.BAD_ORIGIN,
        Closing.NO_TABLE,
        Closing.CLOSED,
        Closing.NOT_WELCOME,
    }
)
