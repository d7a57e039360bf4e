"""The protocol without a network: what is said, what is heard, what is said again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sobremesa.client.backoff import LONGEST, Backoff
from sobremesa.client.blocking import Line
from sobremesa.client.chair import Chair
from sobremesa.client.conversation import REMEMBERED, Conversation
from sobremesa.client.identity import Identity
from sobremesa.client.link import Link
from sobremesa.client.opening import opening, wish_for
from sobremesa.client.steps import Answer, Dial, Fetch, Flow, Hear, Lost, News, Refused, Send, Step, Wait
from sobremesa.client.visiting import Visit

TABLE = {"status": "playing", "you": 0, "ply": 0, "seats": [], "kept": None}


def said(type: str, **what: Any) -> str:
    return json.dumps({"type": type, **what})


def welcome(seq: int, *events: Any) -> str:
    return said("welcome", seq=seq, seat=0, token=None, table=TABLE, game=None, events=list(events))


class Script:
    """Takes the steps of flows as a network would: hears what is written down for it, and remembers what was said."""

    def __init__(self, chair: Chair, *heard: str | Exception) -> None:
        self.chair, self.heard, self.sent, self.hellos, self.waited = chair, list(heard), [], [], []

    def run(self, flow: Flow[Any]) -> Any:
        line: Any = Line(self.chair.hear)
        line._take = lambda step: self.run(self.chair.hear()) if isinstance(step, News) else self.take(step)
        return line.run(flow)

    def take(self, step: Step) -> Any:
        match step:
            case Send(text=text):
                self.sent.append(json.loads(text))
                self.answer_last()
            case Dial(hello=hello):
                self.hellos.append(json.loads(hello))
            case Wait(seconds=seconds):
                self.waited.append(seconds)
            case Hear():
                told = self.heard.pop(0)
                if isinstance(told, Exception):
                    raise told
                return told
            case _:
                raise AssertionError(step)
        return None

    def answer_last(self) -> None:
        """Messages that are written down as `accepted` get the id of what was said."""
        self.heard = [one.replace("THE ID", self.sent[-1]["id"]) if isinstance(one, str) else one for one in self.heard]


def a_chair() -> Chair:
    chair = Chair(Link("http://there", "abc"), Identity(), "a token", "en")
    chair.talk.take(welcome(3))
    return chair


def test_a_move_whose_answer_was_lost_is_sent_again_with_the_same_id() -> None:
    chair = a_chair()
    script = Script(chair, Lost(), welcome(4), said("accepted", id="THE ID", seq=4, token=None))
    script.run(chair.ask("move", ply=0, action=7))
    first, second = script.sent
    assert first == second
    assert script.hellos == [{"type": "hello", "since": 3, "language": "en", "token": "a token"}]
    assert chair.talk.unanswered() == []


def test_what_was_refused_is_not_sent_again() -> None:
    chair = a_chair()
    no = said("refused", id="THE ID", code="not-your-turn", facts={}, reason="Not now.")
    script = Script(chair, no, Lost(), welcome(4))
    with pytest.raises(Refused, match="Not now"):
        script.run(chair.ask("move", ply=0, action=7))
    script.run(chair.hear())
    assert len(script.sent) == 1


def test_who_is_too_fast_waits_as_long_as_the_server_says() -> None:
    chair = a_chair()
    slow = said("refused", id="THE ID", code="too-fast", facts={"seconds": 2}, reason="Slowly.")
    script = Script(chair, slow, said("accepted", id="THE ID", seq=4, token=None))
    script.run(chair.ask("say", text="hm"))
    assert script.waited == [2]
    assert script.sent[0] == script.sent[1]


def test_a_server_that_is_away_is_asked_again_and_again_then_given_up() -> None:
    chair = a_chair()
    chair._patience = -1.0
    with pytest.raises(ConnectionError, match="does not answer"):
        Script(chair, Lost(1006)).run(chair.hear())


def test_each_wait_is_longer_up_to_a_limit() -> None:
    now = [0.0]
    backoff = Backoff(60.0, lambda: now[0])
    waits = [backoff.next() for _ in range(12)]
    assert 0.1 <= waits[0] <= 0.2
    assert all(LONGEST / 2 <= wait <= LONGEST for wait in waits[7:])
    assert backoff.next(at_least=30.0) == 30.0
    now[0] = 60.0
    with pytest.raises(ConnectionError):
        backoff.next()


def test_an_update_says_only_what_has_changed() -> None:
    talk = Conversation(None, "en")
    talk.take(welcome(3, {"code": "a"}))
    talk.take(said("update", seq=4, table={"ply": 1}, events=[{"code": "b"}], game={"moves": []}))
    talk.take(said("update", seq=5, table={}, events=[]))
    assert talk.table == {**TABLE, "ply": 1}
    assert talk.view == {"moves": []}
    assert [one["code"] for one in talk.since(1)] == ["b"]
    assert json.loads(talk.hello())["since"] == 5


def test_of_a_long_story_the_last_part_is_remembered() -> None:
    talk = Conversation(None, "en")
    talk.take(welcome(3, *({"code": str(number)} for number in range(REMEMBERED + 5))))
    assert talk.since(0)[0]["code"] == "5"
    assert talk.since(REMEMBERED)[0]["code"] == str(REMEMBERED)


def test_a_hint_waits_until_the_bots_are_ready() -> None:
    chair = a_chair()
    not_yet = Answer(503, json.dumps({"code": "hint-not-yet", "facts": {}, "reason": "Soon."}))
    hint = {"ply": 0, "seat": 0, "moves": []}
    shop = Shop(not_yet, ConnectionResetError(), Answer(200, json.dumps(hint)))
    assert shop.run(chair.hint(None)) == hint
    assert {one.headers["authorization"] for one in shop.asked} == {"Bearer a token"}
    chair._patience = -1.0
    with pytest.raises(Refused, match="Soon"):
        Shop(not_yet).run(chair.hint(None))


class Shop:
    """A server that opens tables over HTTP, and whose answers get lost."""

    def __init__(self, *answers: Answer | Exception) -> None:
        self.answers, self.asked = list(answers), []

    def run(self, flow: Flow[Any]) -> Any:
        line: Any = Line()
        line._take = self.take
        return line.run(flow)

    def take(self, step: Step) -> Any:
        if isinstance(step, Wait):
            return None
        assert isinstance(step, Fetch)
        self.asked.append(step)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


ME = Answer(200, json.dumps({"id": "x", "name": "", "language": None}), "sobremesa=x")
SHUFFLE = Answer(201, json.dumps({"commitment": "c", "ticket": "abc.signed"}))
USED = Answer(409, json.dumps({"code": "ticket-used", "facts": {}, "reason": "Used."}))


def opened(*answers: Answer | Exception) -> tuple[str, Shop]:
    shop = Shop(ME, SHUFFLE, *answers)
    wish = wish_for("any", ["me", "open", "club"], {}, {"title": "Friday"})
    return shop.run(opening(Visit("http://there", Identity(), "en"), wish)), shop


def test_a_table_whose_opening_was_lost_on_the_way_is_opened_once() -> None:
    link, shop = opened(ConnectionResetError(), USED)
    assert link == "http://there/t/abc"
    assert shop.asked[2] == shop.asked[3]
    assert shop.asked[3].headers["cookie"] == "sobremesa=x"
    assert [seat["kind"] for seat in shop.asked[3].body["seats"]] == ["me", "open", "bot"]


def test_a_ticket_that_somebody_else_has_used_is_refused() -> None:
    with pytest.raises(Refused, match="Used"):
        opened(USED)


def test_what_is_no_answer_of_ours_is_refused_readably() -> None:
    with pytest.raises(Refused, match="HTTP 502"):
        opened(Answer(502, "<html>Bad gateway"))
