"""What the host orders (`sobremesa admin`), as this worker hears and obeys it: it looks into the database every other second."""

from __future__ import annotations

import asyncio
import math
import time
from typing import TYPE_CHECKING, Final

import structlog

from .. import i18n
from ..core.closing import Closing
from ..core.errors import refuse
from ..table.beside import MARK
from . import messages
from .broker import Note
from .calling_off import called_off
from .connection import Connection
from .store.house import DAY
from .store.orders import Announced, Changed, Order, ReadOnly, Voided

if TYPE_CHECKING:
    from .hub import Hub

LOOK_EVERY: Final = 2.0  # seconds
TOPIC: Final = "-orders"  # no table is called so
MINUTE: Final = 60.0
logger = structlog.get_logger(__name__)


class Obeying:
    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._heard = 0  # the number of the last order
        self._notice: Announced | None = None
        self._task: asyncio.Task[None] | None = None
        self._looking: asyncio.Task[None] | None = None
        self._swept = 0.0

    async def start(self) -> None:
        await self.look()
        self._hub.broker.subscribe(TOPIC, self._hear)
        self._task = asyncio.create_task(self._look_forever())

    async def stop(self) -> None:
        await called_off(self._task, self._looking)

    async def _look_forever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self._look_safely()
            try:
                await self._sweep()
            except Exception as error:
                logger.warning("not-swept", error=type(error).__name__)

    async def spread(self) -> None:
        """Something was ordered here: it is obeyed at once, and others need not wait until they look."""
        self._hub.broker.publish(TOPIC, Note(self._hub.worker, ask=True))
        await self.look()

    def _hear(self, note: Note) -> None:
        if note.worker != self._hub.worker:
            self._looking = asyncio.create_task(self._look_safely())

    async def _look_safely(self) -> None:
        try:
            await self.look()
        except Exception as error:  # a store that is away is noticed by who writes to it
            logger.warning("orders-not-heard", error=type(error).__name__)

    async def look(self) -> None:
        for number, order in await self._hub.store.orders(self._heard):
            self._heard = number
            if order is not None:
                await self._obey(order)

    async def _obey(self, order: Order) -> None:
        match order:
            case ReadOnly(on=on):
                self._hub.store.is_read_only = on
            case Announced():
                self._notice = order if order.at is not None else None
                self._tell_all()
            case Changed(table=table):
                await self._let_go(table)
            case Voided():
                self._hub.cards.void([order])
                self._turn_out(order)

    async def _let_go(self, table: str) -> None:
        """Whoever is there comes back, and finds it as it is now."""
        room = self._hub.rooms.get(table)
        if room:
            await self._hub.forget(room)
            for connection in list(room.connections):
                connection.close(Closing.GOING)

    def _turn_out(self, voided: Voided) -> None:
        """Whoever is at a table with a card that is void now."""
        for room in self._hub.rooms.values():
            for connection in list(room.connections):
                card = connection.card
                if card is None or card.guest.partition(MARK)[0] != voided.guest:
                    continue
                if voided.kept and card.device == voided.kept:
                    connection.card = card._replace(generation=voided.generation)
                elif not self._hub.cards.admits(card):
                    connection.refuse(refuse("logged-out"))
                    connection.close(Closing.BAD_GUEST)

    # ---- what is announced --------------------------------------------------------------------------------------------------------------

    def tell(self, connection: Connection) -> None:
        """To who has just come."""
        if self._notice:
            connection.send(messages.Notice(self._words(connection.language)))

    def _tell_all(self) -> None:
        for room in self._hub.rooms.values():
            for connection in room.connections:
                connection.send(messages.Notice(self._words(connection.language)))

    def _words(self, language: str) -> str:
        if not self._notice or self._notice.at is None:
            return ""
        minutes = max(0, math.ceil((self._notice.at - self._hub.time.now()) / MINUTE))
        return " ".join([i18n.say(language, "notice-restart", minutes=minutes), self._notice.text]).strip()

    # ---- what is kept for a time only ---------------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        """Once a day. Several workers may do it at once: what one has erased the next does not find."""
        settings = self._hub.settings
        if time.monotonic() - self._swept < DAY and self._swept:
            return
        self._swept = time.monotonic()
        swept = await self._hub.store.sweep(settings.keep_tables, settings.keep_guests)
        if any(swept):
            logger.info("swept", tables=swept[0], guests=swept[1])
