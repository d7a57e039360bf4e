"""What can be done in Jackrabbits, in words: every choice with where it leads, what it costs and the rule that allows it."""

from __future__ import annotations

from collections.abc import Sequence

from ....i18n import listing
from ....screen import Screen
from .. import state as S
from ..notation import facts_of, write
from ..preview import Preview
from ..prices import Payment
from ..view import JackrabbitsMove, JackrabbitsView
from .board import Choice, beyond_transfer, list_reached
from .cards import spoken, suit_signs

COUNTED = ("strike", "strike11", "lay", "show")  # cards whose value is what matters


def is_stop(move: JackrabbitsMove) -> bool:
    """9, trailing carrots: a journey that could go on ends where it is."""
    return move.word == "go" and move.preview.path == [move.preview.node]


def pay_notation(view: JackrabbitsView, card: int) -> str:
    """The card as it counts most (9: ambivalent aces)."""
    high = write(S.PAY_HIGH + card)
    return high if any(move.notation == high for move in view.moves) else write(S.PAY + card)


class Wording:
    def __init__(self, screen: Screen, names: Sequence[str]) -> None:
        self.screen = screen
        self.names = names

    def named(self, move: JackrabbitsMove) -> str:
        """`Walk to the K♦ tower`."""
        if is_stop(move):
            return self.screen.say("jackrabbits-move-stay")
        facts = facts_of(move.action)
        if "seat" in facts:
            facts["seat"] = self.names[facts["seat"]] if facts["seat"] < len(self.names) else ""
        if "card" in facts:
            facts["card"] = spoken(self.screen, facts["card"])
        return self.screen.say(f"jackrabbits-move-{move.word}", **facts)

    def consequence(self, view: JackrabbitsView, move: JackrabbitsMove) -> str:
        """What there is to know before choosing; sentences for the ear, parts with dots for the eye."""
        parts = [*self.costs(view, move), *self.leads(view, move), *self.chances(move.preview)]
        return "; ".join(parts) if self.screen.plain else " · ".join(parts)

    def costs(self, view: JackrabbitsView, move: JackrabbitsMove) -> list[str]:
        preview = move.preview
        if preview.payment is not None:
            return [self.payment(view.payments[preview.payment])]
        if preview.left is not None:
            return [self.screen.say("terminal-jackrabbits-left", value=preview.value or 0, left=preview.left)]
        if move.word == "attack":
            return [self.screen.say("terminal-jackrabbits-spades", value=preview.value or 0)]
        if move.word in COUNTED and view.phase != "lottery":
            return [self.screen.say("terminal-jackrabbits-worth", value=preview.value or 0)]
        return []

    def payment(self, payment: Payment) -> str:
        cards = [spoken(self.screen, card) for card in payment.best]
        return self.screen.say(
            "terminal-jackrabbits-cost",
            need=payment.need,
            suits=suit_signs(self.screen, payment.suits),
            cards=listing(self.screen.language, cards) if self.screen.plain else " ".join(cards),
            over=payment.total - payment.need,
        )

    def leads(self, view: JackrabbitsView, move: JackrabbitsMove) -> list[str]:
        said: list[str] = []
        reached = beyond_transfer(view, move)
        if reached is not None:
            said.append(self.screen.say("terminal-jackrabbits-onwards", places=list_reached(self.screen, reached)))
        said += self.promises(move.preview)
        if move.preview.risk is not None:
            said.append(self.welcome(move.preview.host, "yes" if move.preview.risk else "no"))
        return said

    def promises(self, preview: Preview) -> list[str]:
        """What coming there brings, or walking on from there: a royal, one for another, the game (4, 5.4)."""
        ends = [(preview.promise, preview.node), *((route.promise, route.node) for route in preview.onward or ())]
        found = [(promise, node) for promise, node in ends if promise and node is not None]
        return [self.promise(*one) for one in dict.fromkeys(found)]

    def promise(self, promise: str, node: int) -> str:
        card = "" if node == S.CITADEL else spoken(self.screen, S.ROYAL + node - 1)
        return self.screen.say("terminal-jackrabbits-promise", promise=promise, card=card)

    def welcome(self, host: int | None, risk: str) -> str:
        """8.3: a challenge is possible; where hearts lie open it is certain (9)."""
        if host is None:
            return self.screen.say("terminal-jackrabbits-palace", risk=risk)
        return self.screen.say("terminal-jackrabbits-host", risk=risk, seat=self.names[host])

    def chances(self, preview: Preview) -> list[str]:
        """8.1: a passport, by the 36 rolls."""
        if preview.free is None:
            return []
        facts = {"free": preview.free, "payable": preview.payable or 0, "falls": preview.falls or 0}
        return [self.screen.say("terminal-jackrabbits-passport", **facts)]

    def spots(self, groups: dict[str, list[Choice]]) -> list[tuple[str, str]]:
        """The draft: spot by spot, which choices lie there."""
        said: list[tuple[str, str]] = []
        for spot, choices in groups.items():
            each = [self.choice(one) for one in choices]
            said.append((spot, "; ".join(each) if self.screen.plain else "  ".join(each)))
        return said

    def choice(self, one: Choice) -> str:
        id = "terminal-jackrabbits-joins" if self.screen.plain else "terminal-jackrabbits-joins-short"
        said = self.screen.say(id, number=one.number, ways=one.ways, roads=one.joined)
        if self.screen.plain:
            return ", ".join([said, *(self.screen.say("jackrabbits-advice", advice=code) for code in one.against)])
        return (said + "!" * bool(one.against)).replace(" ", "\N{NO-BREAK SPACE}")
