"""What the server signs: guest cookies, seat tokens, tickets to open a table, recovery codes. One key, a different purpose in every signature."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Final, NamedTuple

BASE58: Final = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"
CROCKFORD: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O, U: easy to read aloud and to copy
TABLE_ID_LENGTH: Final = 12  # 70 bits: nobody guesses a link
GUEST_ID_LENGTH: Final = 16
CODE_GROUPS: Final = 4
CODE_GROUP: Final = 5
LONGEST_NUMBER: Final = 6  # digits


def new_table_id() -> str:
    return "".join(secrets.choice(BASE58) for _ in range(TABLE_ID_LENGTH))


def new_guest_id() -> str:
    return "".join(secrets.choice(BASE58) for _ in range(GUEST_ID_LENGTH))


def new_device_id() -> str:
    return new_guest_id()


def new_recovery_code() -> str:
    groups = ("".join(secrets.choice(CROCKFORD) for _ in range(CODE_GROUP)) for _ in range(CODE_GROUPS))
    return "-".join(groups)


class Card(NamedTuple):
    """What a guest's cookie says: who they are, on which device, and how often they had logged out everybody else by then. Older cookies say
    only who."""

    guest: str
    generation: int = 0
    device: str = ""


class Signer:
    def __init__(self, key: bytes) -> None:
        self._key = key

    def _sign(self, purpose: str, text: str) -> str:
        mac = hmac.digest(self._key, f"{purpose}\n{text}".encode(), "sha256")
        return urlsafe_b64encode(mac[:24]).decode()

    def cookie(self, card: Card) -> str:
        if card == Card(card.guest):
            return f"{card.guest}.{self._sign('guest', card.guest)}"
        text = f"{card.guest}.{card.generation}.{card.device}"
        return f"{text}.{self._sign('card', text)}"

    def card(self, cookie: str) -> Card | None:
        """What a cookie says; None if we did not sign it."""
        text, _, signature = cookie.rpartition(".")
        guest, *more = text.split(".")
        if not guest or not _equal(signature, self._sign("card" if more else "guest", text)):
            return None
        return Card(guest, int(more[0]), more[1]) if more else Card(guest)

    def token(self, table: str, seat: int, guest: str, generation: int = 0) -> str:
        """Lets its bearer play this seat of this table, for as long as the seat is this guest's and they have not logged out everybody else."""
        since = f"\n{generation}" if generation else ""
        return self._sign("seat", f"{table}\n{seat}\n{guest}{since}")

    def ticket(self, table: str) -> str:
        """Lets its bearer open the table of this id, whose secret is settled already."""
        return f"{table}.{self._sign('ticket', table)}"

    def table_of(self, ticket: str) -> str | None:
        """The table a ticket is for; None if we did not sign it."""
        table, _, signature = ticket.partition(".")
        return table if table and _equal(signature, self._sign("ticket", table)) else None

    def invitation(self, table: str, number: int) -> str:
        """Lets its bearer come to this table by its link of this number, as long as that works."""
        return f"{number}.{self._sign('invitation', f'{table}.{number}')}"

    def invitation_of(self, table: str, invitation: str) -> int | None:
        """The number of the link; None if we did not sign it."""
        number, _, _ = invitation.partition(".")
        if not (number.isdecimal() and number.isascii() and len(number) <= LONGEST_NUMBER):
            return None
        return int(number) if _equal(invitation, self.invitation(table, int(number))) else None

    def channel(self, guest: str, kind: str, address: str) -> str:
        """The id of where a guest is called: the same, if they say it twice."""
        return hmac.digest(self._key, f"channel\n{guest}\n{kind}\n{address}".encode(), "sha256").hex()[:24]

    def off_link(self, channel: str) -> str:
        """Lets its bearer end the calls to a channel."""
        return f"/calls/off/{channel}.{self._sign('off', channel)}"

    def confirm_link(self, channel: str) -> str:
        """Lets its bearer say that an address of e-mail is theirs."""
        return f"/calls/confirm/{channel}.{self._sign('confirm', channel)}"

    def channel_of(self, purpose: str, token: str) -> str | None:
        """The channel that the end of such a link is for; None if we did not sign it."""
        channel, _, signature = token.partition(".")
        return channel if channel and _equal(signature, self._sign(purpose, channel)) else None

    def secret(self, table: str) -> str:
        """What all chance of a table comes from that is opened with a ticket: settled as soon as the table has an id, and known to no one else."""
        return hmac.digest(self._key, f"secret\n{table}".encode(), "sha256").hex()

    def operator(self) -> str:
        """Lets its bearer read what is for the host of this server alone."""
        return self._sign("operator", "metrics")

    def is_operator(self, token: str) -> bool:
        return _equal(token, self.operator())

    def daily_table(self, guest: str, day: str, game: str) -> str:
        """The id of the one table where a guest plays the deal of a day. Nobody else can tell it."""
        return hmac.digest(self._key, f"daily\n{guest}\n{day}\n{game}".encode(), "sha256").hex()[:24]

    def is_token(self, token: str, table: str, seat: int, guest: str, generation: int = 0) -> bool:
        return _equal(token, self.token(table, seat, guest, generation))

    def recovery_hash(self, code: str) -> str:
        """Codes are stored like this. People write O for 0 and I or L for 1."""
        plain = "".join(c for c in code.upper() if c.isalnum()).translate(str.maketrans("OIL", "011"))
        return self._sign("recovery", plain)


def _equal(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())
