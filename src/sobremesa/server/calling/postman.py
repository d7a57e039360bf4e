"""Brings a message to a channel, and says what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from ... import i18n
from ..settings import Settings
from ..store.callbook import Channel
from ..timekeeper import Timekeeper
from .mail import Letter, Mail, Unwanted
from .outgoing import Forbidden, Outgoing, Unreachable
from .push import BadKeys, Keys, Vapid, encrypt
from .wording import Message

Outcome = Literal["done", "later", "never", "gone"]  # gone: there is no such channel any more
DAY: Final = 86_400  # seconds a push service keeps a message for a browser that is off
MOST_WEBHOOK: Final = 2000  # characters
GONE: Final = (404, 410)
LATER: Final = (408, 425, 429)
JSON: Final = {"Content-Type": "application/json"}


class Postman:
    def __init__(self, settings: Settings, time: Timekeeper) -> None:
        self._time, self._public = time, settings.public
        self.out = Outgoing(settings.call_private == "yes")
        self.vapid = Vapid(settings.key)
        self.mail = Mail(settings.smtp, settings.mail_from) if settings.smtp else None

    def stop(self) -> None:
        if self.mail:
            self.mail.stop()

    async def bring(self, channel: Channel, message: Message) -> Outcome:
        try:
            match channel.kind:
                case "push":
                    return await self._push(channel, message)
                case "webhook":
                    return await self._post(channel.address, webhook(channel, message), JSON)
                case "mail":
                    return await self._mail(channel, message)
        except (Forbidden, BadKeys, Unwanted):
            return "never"
        except Unreachable:
            return "later"

    async def ask(self, channel: Channel, link: str) -> Outcome:
        """Whoever reads mail at this address: is it you, and do you want this?"""
        said = channel.language
        text = "\n\n".join([i18n.say(said, "call-confirm-text"), link, i18n.say(said, "call-confirm-not-you")])
        try:
            await self._send(Letter(channel.address, i18n.say(said, "call-confirm-subject"), text, f"ask-{channel.id}"))
        except Unwanted:
            return "never"
        except Unreachable:
            return "later"
        return "done"

    async def _push(self, channel: Channel, message: Message) -> Outcome:
        target = await self.out.find(channel.address)
        told = {"title": message.title, "body": message.body, "url": message.path, "tag": message.topic}
        told |= {"off": message.off, "stop": i18n.say(channel.language, "call-stop")}
        body = encrypt(msgspec.json.decode(channel.keys, type=Keys), msgspec.json.encode(told))
        headers = {
            "Authorization": self.vapid.authorization(target.origin, self._contact, self._time.now()),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(DAY),
            "Topic": message.topic,
        }
        return outcome(await self.out.post(target, body, headers))

    async def _post(self, address: str, body: bytes, headers: Mapping[str, str]) -> Outcome:
        return outcome(await self.out.post(await self.out.find(address), body, headers))

    async def _mail(self, channel: Channel, message: Message) -> Outcome:
        home, off = channel.home, channel.home + message.off
        text = "\n\n".join(
            [f"{message.body}\n{home}{message.path}", i18n.say(channel.language, "call-off-here", link=off)]
        )
        subject = f"{message.title} – {message.body}"
        await self._send(Letter(channel.address, subject, text, message.id, off))
        return "done"

    async def _send(self, letter: Letter) -> None:
        if self.mail is None:  # the host has thought better of it
            raise Unwanted
        await self.mail.send(letter)

    @property
    def _contact(self) -> str:
        """Whom a push service may write to."""
        if self.mail:
            return self.mail.contact
        return self._public if self._public.startswith("https:") else ""


def webhook(channel: Channel, message: Message) -> bytes:
    """As Discord reads it. Nobody is mentioned, whatever they call themselves; a link in angle brackets is shown without a picture."""
    off = i18n.say(channel.language, "call-off-here", link=f"<{channel.home}{message.off}>")
    lines = [f"{message.title} – {message.body}"[: MOST_WEBHOOK // 2], f"{channel.home}{message.path}", off]
    return msgspec.json.encode({"content": "\n".join(lines)[:MOST_WEBHOOK], "allowed_mentions": {"parse": []}})


def outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "done"
    if status in GONE:
        return "gone"
    return "later" if status >= 500 or status in LATER else "never"  # a redirect leads nowhere we would go
