"""E-mail, by the server of mail that the host has named. It is spoken to in a thread: it may take its time, and no table waits for it."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from typing import Final
from urllib.parse import unquote, urlsplit

from .outgoing import LONGEST, Unreachable

PORTS: Final = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
MOST_ADDRESS: Final = 254  # characters


class Unwanted(Exception):
    """The server of mail does not take this for good."""


@dataclass(frozen=True)
class Letter:
    to: str
    subject: str
    text: str
    id: str  # the same when it is sent again
    off: str = ""  # the address that ends it


def is_address(text: str) -> bool:
    """One plain address; which people it reaches only the confirmation tells."""
    name, at, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' "(),:;<>[]\\\\%')
    return bool(at and name and "." in host.strip(".") == host) and plain and len(text) <= MOST_ADDRESS


class Mail:
    """`server`: smtps://USER:PASSWORD@HOST, smtp://… (with STARTTLS) or smtp+plain://… (without)."""

    def __init__(self, server: str, sender: str) -> None:
        self._url, self._sender = urlsplit(server), sender
        self._pool = ThreadPoolExecutor(2, thread_name_prefix="mail")

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    @property
    def contact(self) -> str:
        return f"mailto:{parseaddr(self._sender)[1]}"

    async def send(self, letter: Letter) -> None:
        """Raises Unreachable, or Unwanted."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._pool, self._send, self._written(letter))
        except smtplib.SMTPRecipientsRefused as error:
            codes = [code for code, _ in error.recipients.values()]
            raise (Unwanted if min(codes) >= 500 else Unreachable) from None
        except (smtplib.SMTPException, OSError, ValueError, RuntimeError):  # the last: we are stopping
            raise Unreachable from None

    def _written(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._sender, letter.to, letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{letter.id}@{parseaddr(self._sender)[1].rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        if letter.off:
            message["List-Unsubscribe"] = f"<{letter.off}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        return message

    def _send(self, message: EmailMessage) -> None:
        with self._connected() as server:
            if self._url.username:
                server.login(unquote(self._url.username), unquote(self._url.password or ""))
            server.send_message(message)

    def _connected(self) -> smtplib.SMTP:
        host, port = self._url.hostname or "", self._url.port or PORTS[self._url.scheme]
        if self._url.scheme == "smtps":
            return smtplib.SMTP_SSL(host, port, timeout=LONGEST, context=ssl.create_default_context())
        server = smtplib.SMTP(host, port, timeout=LONGEST)
        if self._url.scheme == "smtp":
            try:
                server.starttls(context=ssl.create_default_context())
            except BaseException:
                server.close()
                raise
        return server
