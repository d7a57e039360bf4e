"""Jackrabbits from the hand: what a person presses to make a move, and a table whose chance is known beforehand."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from sobremesa.core.errors import Refusal
from sobremesa.games.jackrabbits import JACKRABBITS, notation, state
from sobremesa.table import log
from sobremesa.table.table import Table

from .prepared import write
from .serving import Server
from .visitors import Visitor

# moves that are made with cards of the hand
OF_CARDS = ("passport", "show", "strike", "discard", "return", "seal", "lay", "pay")
TRAVEL = ("go", "gallop", "ride", "fly", "shortcut", "tavern", "hole", "sail", "float", "rest", "leave")
BY_ITSELF = ("pass", "end")
PLACES = {"rest": state.UNDERGROUND, "leave": state.OFF}

SHOWN = """() => [Number(document.querySelector(".mine")?.dataset.ply ?? Infinity),
    document.querySelector("[data-testid=by-itself]") !== null]"""

Script = list[tuple[int, str]]  # seat and notation, ply by ply


def prepared_table(server: Server, secret: str, patience: int = 0, **options: Any) -> str:
    """A table for two by link, whose dice and cards come from this secret; its address."""
    return write(server, [opened(secret, options, patience)])


def begun_table(
    server: Server, secret: str, words: str, moves: Script, guests: list[str], patience: int = 0, **options: Any
) -> str:
    """The same with these two at it, who have made these moves. Hints may be asked for."""
    now = time.time()
    seated = [log.Sat(now, n, guest, f"Ana {n}", words) for n, guest in enumerate(guests)]
    entries: list[log.AnyEntry] = [opened(secret, options, patience), *seated]
    table = Table.rebuild(entries)
    for seat, move in moves:
        action = JACKRABBITS.notation.read(move)
        assert isinstance(action, int)
        done = table.decide_move(now, seat, table.ply, action)
        assert not isinstance(done, Refusal), done
        for entry in done:
            table.apply(entry)
        entries += done
    return write(server, entries)


def first_asked(phase: str, secret: str, words: str, moves: Script, **options: Any) -> tuple[int, int]:
    """How many of these moves lead to the first question of this kind with a choice, and who is asked."""
    entries: list[log.AnyEntry] = [
        opened(secret, options),
        *(log.Sat(0, n, f"guest {n}", "Ana", words) for n in (0, 1)),
    ]
    table = Table.rebuild(entries)
    for count, (seat, move) in enumerate(moves):
        view: Any = table.view(seat)
        if view and view.phase == phase and len(view.moves) > 1:
            return count, seat
        action = JACKRABBITS.notation.read(move)
        assert isinstance(action, int)
        done = table.decide_move(0, seat, table.ply, action)
        assert not isinstance(done, Refusal), done
        for entry in done:
            table.apply(entry)
    raise AssertionError(f"nobody is asked in {phase}")


def opened(secret: str, options: dict[str, Any], patience: int = 0) -> log.Opened:
    return log.Opened(
        at=time.time(),
        game="jackrabbits",
        version=JACKRABBITS.version,
        options=options,
        title="",
        seats=[log.SeatPlan("open"), log.SeatPlan("open")],
        secret=secret,
        host="",
        levels=[],
        patience=patience,
        hints=True,
    )


def node_of(move: str) -> int:
    """The place a move leads to, or the piece where the journey goes on."""
    word, _, about = move.partition(":")
    if word in PLACES:
        return PLACES[word]
    node = next(n for n in range(state.NODES) if notation.write_node(n) == about.split(".")[0])
    return twin(node) if word == "shortcut" else node


def twin(road: int) -> int:
    return state.ROADS + ((road - state.ROADS) ^ 1)


def card_of(move: str) -> int:
    found = notation.read_card(move.partition(":")[2])
    assert isinstance(found, int)
    return found


class Hand:
    """One seat of a table of Jackrabbits. `press` is a click, or a tap where there is no mouse."""

    def __init__(self, page: Page, press: Callable[[Locator], None], visitor: Visitor) -> None:
        self.page, self.press, self.visitor = page, press, visitor
        self.cards = page.get_by_test_id("hand-card")
        self.able = page.locator("[data-testid=hand-card].able")
        self.lifted = page.locator("[data-testid=hand-card][aria-pressed=true]")
        self.ask = page.get_by_test_id("ask")
        self.plan = page.get_by_test_id("plan")
        self.payment = page.get_by_test_id("payment")
        self.confirm = page.get_by_test_id("confirm")
        self.back = page.get_by_test_id("back")
        self.spots = page.get_by_test_id("spot")
        self.ways = page.locator("[data-testid=way]:visible")
        self.final = page.get_by_test_id("final")

    def ply(self) -> int:
        return int(self.page.locator(".mine").get_attribute("data-ply") or 0)

    def phase(self) -> str:
        return self.visitor.told()[-1]["game"]["phase"]

    def wait_for(self, ply: int) -> None:
        """Until the page shows what was played so far, or the end."""
        shown = "([ply]) => Number(document.querySelector('.mine')?.dataset.ply) >= ply || document.querySelector('[data-testid=final]')"
        self.page.wait_for_function(shown, arg=[ply])

    def goes_by_itself(self, ply: int, move: str) -> bool:
        """Where nothing is to be decided, the page makes the move (and may have made it already)."""
        if move not in BY_ITSELF:
            return False
        shown, alone = self.page.evaluate(SHOWN)
        if shown == ply and alone:
            self.wait_for(ply + 1)
        return shown > ply or alone

    def card(self, value: int) -> Locator:
        return self.page.locator(f"[data-testid=hand-card][data-value='{value}']")

    def lift(self, *cards: int) -> None:
        """These and no others, in this order; what is proposed may do already."""
        values = [int(one.get_attribute("data-value") or -1) for one in self.lifted.all()]
        if sorted(values) == sorted(cards) and len(cards) == 1:
            return
        for value in values:
            self.press(self.card(value))
        for value in cards:
            self.press(self.card(value))

    def do(self, script: Script, ply: int) -> int:
        """Make the move of the script that is due, with all that belongs to it; the ply after it."""
        move = script[ply][1]
        word = move.partition(":")[0]
        if word in TRAVEL:
            return self.travel(script, ply)
        if word == "roll":
            self.press(self.confirm)
        elif word in OF_CARDS:
            return self.show(script, ply)
        elif self.page.get_by_test_id(f"do-{move}").count():
            self.press(self.page.get_by_test_id(f"do-{move}"))
        else:
            return self.deed(script, ply)
        return ply + 1

    def show(self, script: Script, ply: int) -> int:
        """Cards that are shown, discarded or spent together are lifted together."""
        together = following(script, ply, script[ply][1].partition(":")[0])
        if script[ply][1].startswith(("strike", "passport", "seal", "return")):
            together = together[:1]
        if script[ply][1].startswith("discard"):  # off the board one surplus may follow another (5.2)
            together = together[: self.visitor.told()[-1]["game"]["asked"]["count"]]
        self.lift(*map(card_of, together))
        self.press(self.confirm)
        return ply + len(together)

    def deed(self, script: Script, ply: int) -> int:
        """Something that is looked at before it is done, perhaps with a payment."""
        together = following(script, ply, "buy") or [script[ply][1]]
        for move in together:
            self.press(self.page.locator(f"[data-notation='{move}']"))
        return self.settle(script, ply + len(together))

    def settle(self, script: Script, ply: int) -> int:
        paid = following(script, ply, "pay")
        if paid:
            self.lift(*map(card_of, paid))
            expect(self.payment).to_contain_text("Price")
        expect(self.plan).to_be_visible()
        self.press(self.confirm)
        return ply + len(paid)

    def travel(self, script: Script, ply: int) -> int:
        """The whole journey at once, where its end is known; else as far as the next stop."""
        seat, move = script[ply]
        paid = len(following(script, ply + 1, "pay"))
        after = ply + 1 + paid
        further = script[after] if after < len(script) else (seat, "")
        if move.startswith(("shortcut", "tavern", "hole", "sail", "float")) and further[0] == seat:
            key = f"{move} {node_of(further[1])}" if further[1].startswith(("go:", "rest", "leave")) else ""
            if key and self.choose_way(node_of(further[1]), key):
                return self.settle(script, ply + 1) + 1
        assert self.choose_way(node_of(move), move), move
        return self.settle(script, ply + 1)

    def choose_way(self, node: int, key: str) -> bool:
        """On the map where it shows the place, else in the list; then how to go there, if there are several ways."""
        spot = self.page.locator(f"[data-testid=spot][data-node='{node}']")
        chip = self.page.locator(f"[data-testid=way][data-node='{node}']")
        if spot.count():
            self.press(spot)
        elif chip.count():
            if not chip.is_visible():
                self.press(self.page.get_by_test_id("stops"))
            self.press(chip)
        else:
            return False
        how = self.page.locator(f"[data-testid=how][data-key='{key}']")
        if how.count():
            if not how.is_visible():
                self.press(self.page.get_by_test_id("worse-ways"))
            self.press(how)
        elif self.page.get_by_test_id("how").count():
            self.press(self.back)
            return False
        return True


def following(script: Script, ply: int, word: str) -> list[str]:
    """The moves from here on that are of this kind and of the same seat."""
    found: list[str] = []
    for seat, move in script[ply:]:
        if seat != script[ply][0] or not move.startswith(f"{word}:"):
            break
        found.append(move)
    return found
