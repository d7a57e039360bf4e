"""What is asked of a server over HTTP: who we are, tables to be opened, tables we sit at. Flows, for whoever takes their steps."""

from __future__ import annotations

import json
from typing import Any, Final

from .identity import Identity
from .steps import Answer, Fetch, Flow, Message, Refused, Wait

TOO_FAST: Final = "too-fast"
MOST_TIMES: Final = 5  # that somebody who was too fast asks again


class Visit:
    """At one server, as one guest, in one language."""

    def __init__(self, base: str, me: Identity, language: str) -> None:
        self.base, self.me, self.language = base, me, language

    @property
    def headers(self) -> dict[str, str]:
        """What says who asks, and in which language."""
        cookie = self.me.cookie(self.base)
        return {"accept-language": self.language, **({"cookie": cookie} if cookie else {})}

    def introduce(self, name: str = "") -> Flow[Message]:
        """Be a guest of this server, the same as before where we have its card; and be called this."""
        me = yield from self.ask("GET", "/api/me")
        if name and me["name"] != name:
            me = yield from self.ask("PUT", "/api/me", {"name": name})
        return me

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Flow[Any]:
        """The answer, read; raises Refused."""
        return json.loads((yield from self.fetch(method, path, body, token)))

    def fetch(self, method: str, path: str, body: Any = None, token: str | None = None) -> Flow[str]:
        """The answer as it is; raises Refused. Who is too fast asks again, when it is time."""
        bearer = {"authorization": f"Bearer {token}"} if token else {}
        for time in range(1, MOST_TIMES + 1):
            answer: Answer = yield Fetch(method, self.base + path, {**self.headers, **bearer}, body)
            if answer.cookie:
                self.me.keep(self.base, answer.cookie)
            if answer.status < 400:
                return answer.text
            refused = refusal_in(answer)
            if refused.code != TOO_FAST or time == MOST_TIMES:
                raise refused
            yield Wait(refused.facts["seconds"])
        raise AssertionError("the last time returns or raises")


def refusal_in(answer: Answer) -> Refused:
    """Why the server said no; also where something else, such as a proxy, said it."""
    try:
        return Refused(json.loads(answer.text))
    except (ValueError, KeyError, TypeError):
        return Refused({"code": "no-answer", "facts": {"status": answer.status}, "reason": f"HTTP {answer.status}"})
