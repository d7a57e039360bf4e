"""What a client does at a table, in flows: come and come back, ask and be answered, sit, play, watch."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any, Final

from .backoff import PATIENCE, Backoff
from .conversation import Conversation
from .identity import Identity
from .link import Link
from .steps import Dial, Flow, Hear, Lost, Message, News, Refused, Send, Wait
from .visiting import TOO_FAST, Visit

OVER: Final = "over"
BETWEEN: Final = "between"
NOT_YET: Final = ("hint-not-yet", "busy")


class Chair:
    """A place at a table, taken or not. Who has the steps of its flows taken plays there."""

    def __init__(
        self, link: Link, me: Identity, token: str | None, language: str, patience: float | None = None
    ) -> None:
        self.link, self.visit = link, Visit(link.base, me, language)
        self.talk = Conversation(token, language)
        self._patience = PATIENCE if patience is None else patience

    # ---- coming -------------------------------------------------------------------------------------------------------------------------

    def enter(self, name: str) -> Flow[None]:
        """Say who we are, unless a token does, and hear where the table stands."""
        if not self.talk.token:
            yield from self.visit.introduce(name)
            if self.link.invitation:
                wish = {"invitation": self.link.invitation}
                yield from self.visit.ask("POST", f"/api/tables/{self.link.table}/admission", wish)
        try:
            yield from self._dial()
        except Lost as lost:
            yield from self._come_back(lost)

    def _dial(self) -> Flow[None]:
        headers = {} if self.talk.token else self.visit.headers
        self.talk.why = None
        yield Dial(self.link.socket, headers, self.talk.hello())
        while self.talk.take((yield Hear())) != "welcome":
            pass
        for text in self.talk.unanswered():
            yield Send(text)

    def _come_back(self, lost: Lost) -> Flow[None]:
        backoff = Backoff(self._patience)
        while True:
            if final := self.talk.turned_away(lost):
                raise final
            try:
                yield Wait(backoff.next(self.talk.wait_asked()))
            except ConnectionError:
                if self.talk.why:
                    raise Refused(self.talk.why) from None
                raise
            try:
                return (yield from self._dial())
            except Lost as again:
                lost = again
            except OSError:
                lost = Lost()

    def hear(self) -> Flow[None]:
        """The next message, over however many connections."""
        try:
            self.talk.take((yield Hear()))
        except Lost as lost:
            yield from self._come_back(lost)

    # ---- asking -------------------------------------------------------------------------------------------------------------------------

    def ask(self, type: str, **what: Any) -> Flow[Message]:
        """Until the table has done it. After a lost connection it is asked again, and done once. Raises Refused."""
        id, text = self.talk.ask(type, what)
        try:
            while True:
                yield from self._send(text)
                answer = yield from self._answer(id)
                if answer["type"] != "refused":
                    return answer
                if answer["code"] != TOO_FAST:
                    raise Refused(answer)
                yield Wait(answer["facts"]["seconds"])
        finally:
            self.talk.forget(id)

    def _send(self, text: str) -> Flow[None]:
        with suppress(Lost):  # whoever listens will notice, come back, and say it again
            yield Send(text)

    def _answer(self, id: str) -> Flow[Message]:
        while (answer := self.talk.answer(id)) is None:
            yield News()
        return answer

    def sit(self, seat: int | None, words: str | None) -> Flow[None]:
        """At `seat`; without one at the one kept for us or the first open one, and when somebody else was quicker at the next."""
        seat = self.talk.table["kept"] if seat is None else seat
        seats = enumerate(self.talk.table["seats"])
        open_ones = [number for number, one in seats if one["kind"] == "open" and not one["kept"]]
        choices = [seat] if seat is not None else open_ones or [0]
        words = secrets.token_hex(8) if words is None else words
        for number in choices:
            try:
                yield from self.ask("sit", seat=number, words=words)
                break
            except Refused as refused:
                if refused.code != "seat-taken" or number == choices[-1]:
                    raise
        while self.talk.table["you"] is None:  # it is done; the table says so in a moment
            yield News()

    def join(self, name: str, seat: int | None, words: str | None) -> Flow[None]:
        yield from self.enter(name)
        if self.talk.table["you"] is None:
            yield from self.sit(seat, words)

    # ---- playing and watching -----------------------------------------------------------------------------------------------------------

    def turn(self, deal: bool) -> Flow[Message | None]:
        """The view, as soon as this seat owes a decision; None when the table has finished."""
        talk = self.talk
        while talk.table["status"] != OVER:
            if talk.view and talk.view["moves"] and self._may_move():
                return talk.view
            if deal and talk.table["status"] == BETWEEN:
                yield from self._next_game()
            else:
                yield News()
        return None

    def _may_move(self) -> bool:
        """Not while the game is adjourned, nor once this seat has lost."""
        table = self.talk.table
        return not table["adjourned"] and all(one["seat"] != table["you"] for one in table["lost"])

    def _next_game(self) -> Flow[None]:
        game = self.talk.table["match"]["game"]
        try:
            yield from self.ask("next")
        except Refused as refused:
            if refused.code != "not-between":  # somebody else was quicker
                raise
        while self.talk.table["status"] == BETWEEN and self.talk.table["match"]["game"] == game:
            yield News()

    def news(self, told: int) -> Flow[tuple[int, list[Message]] | None]:
        """How many events there are now, and those that are new; None when the table has finished and all is told."""
        while self.talk.told == told:
            if self.talk.table["status"] == OVER:
                return None
            yield News()
        return self.talk.told, self.talk.since(told)

    def rematch(self) -> Flow[str]:
        """The link of the table where the same play again; who asks second is told where the first has gone."""
        try:
            yield from self.ask("rematch")
        except Refused as refused:
            if refused.code != "rematch-open":
                raise
        while not self.talk.table["rematch"]:
            yield News()
        return f"{self.link.base}/t/{self.talk.table['rematch']}"

    # ---- over HTTP ----------------------------------------------------------------------------------------------------------------------

    def hint(self, budget: int | None) -> Flow[Message]:
        how = "" if budget is None else f"?budget={budget}"
        return (yield from self._patiently("POST", f"/hint{how}", self.visit.ask))

    def invite(self, seat: int | None, fresh: bool) -> Flow[str]:
        path, wish = f"/api/tables/{self.link.table}/invitations", {"seat": seat, "fresh": fresh}
        return self.link.base + (yield from self.visit.ask("POST", path, wish))["link"]

    def report(self, who: str, reason: str, text: str, at: float | None) -> Flow[None]:
        wish = {"who": who, "reason": reason, "text": text, "at": at}
        yield from self.visit.ask("POST", f"/api/tables/{self.link.table}/reports", wish)

    def record(self) -> Flow[str]:
        return (yield from self._patiently("GET", "/record", self.visit.fetch))

    def show(self) -> Flow[None]:
        yield from self._patiently("POST", "/show", self.visit.ask)

    def _patiently(self, method: str, what: str, how: Any) -> Flow[Any]:
        """Ask the server about this table; again, if it is away or not ready yet. What is asked like this can be asked twice."""
        backoff = Backoff(self._patience)
        while True:
            try:
                return (yield from how(method, f"/api/tables/{self.link.table}{what}", None, self.talk.token))
            except OSError:
                yield Wait(backoff.next())
            except Refused as refused:
                if refused.code not in NOT_YET or backoff.is_over:
                    raise
                yield Wait(backoff.next())
