"""A table of Jackrabbits on the whole screen: the map with the chosen journey on it, the hand, everybody's royals, and whatever goes on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from ...i18n import listing
from ...screen.canvas import Canvas, Offer, Room
from . import state as S
from .board.lattice import piece_of, place_turn
from .terminal import Renderer
from .terminal.board import Lit, Window, draw_map
from .terminal.cards import Purse, by_suit, chip, list_cards
from .terminal.moves import pay_notation
from .view import JackrabbitsMove, JackrabbitsView

TALL: Final = 24  # lines of room, from which the roads are listed, too
BIG: Final = 34  # … from which the map is twice as high
TRAVELS: Final = frozenset({"go", "gallop", "ride", "fly"})  # moves that a click on a hexagon stands for


class Scene:
    untold = Renderer.untold
    unasked = Renderer.unasked

    def __init__(self, canvas: Canvas, names: Sequence[str], seat: int) -> None:
        self.screen, self.names, self.seat = canvas, names, seat
        self.renderer = Renderer(canvas, names, seat)
        self.wording = self.renderer.wording

    # ---- whose turn ----------------------------------------------------------------------------------------------------------------------

    def status(self, view: JackrabbitsView) -> str:
        if view.moves or view.phase == "over":
            return self.screen.say("jackrabbits-ask", phase=view.phase)
        waited = listing(self.screen.language, (self.names[seat] for seat in view.owes))
        return self.screen.say("jackrabbits-wait", seat=waited)

    # ---- the table -----------------------------------------------------------------------------------------------------------------------

    def table(self, view: JackrabbitsView, chosen: Offer | None, room: Room) -> RenderableType:
        self.screen.resize(room.width)
        first = chosen.actions[0] if chosen else None
        move = next((move for move in view.moves if move.action == first), None)
        return Group(*self.parts(view, move, room.height))

    def parts(self, view: JackrabbitsView, move: JackrabbitsMove | None, height: int) -> Iterator[RenderableType]:
        self.renderer.situation(view)
        yield self.screen.taken()
        if view.hand:
            yield self.hand(view)
        yield from draw_map(self.screen, view, self.lit(view, move, height >= BIG))
        if view.draft is not None and self.seat >= 0:
            yield self.draft(view)
        self.renderer.draw_seats(view)
        jokers = sum(card >= S.JOKER for card in view.court)
        facts = {"pile": view.pile, "discards": len(view.discards), "jokers": jokers}
        self.screen.tell("terminal-jackrabbits-pile", "dim", **facts)
        self.screen.tell("terminal-jackrabbits-map-legend", "dim")
        if height >= TALL:
            self.renderer.draw_places(view)
        yield self.screen.taken()

    def lit(self, view: JackrabbitsView, move: JackrabbitsMove | None, is_big: bool) -> Lit:
        """The pieces a chosen journey passes, and which move each hexagon stands for."""
        nodes = (
            [] if move is None else [*(move.preview.path or ()), *([move.preview.node] if move.preview.node else [])]
        )
        journeys = {one.preview.node: one.action for one in reversed(view.moves) if one.word in TRAVELS}
        return Lit(
            frozenset(piece_of(node) for node in nodes if 0 <= node < S.NODES),
            {node: action for node, action in journeys.items() if node is not None and node < S.HEXAGONS},
            is_big,
        )

    def draft(self, view: JackrabbitsView) -> RenderableType:
        assert view.draft is not None
        self.renderer.shares(view)
        return self.screen.taken()

    def hand(self, view: JackrabbitsView) -> Text:
        """By suit in one line, with what each suit is worth."""
        purse = Purse(view, self.seat)
        text = Text(f"{self.screen.say('terminal-full-hand')} ", "bold")
        for suit, cards in by_suit(view.hand):
            text.append_text(
                Text(" ").join(chip(self.screen, card, self.renderer.after(purse, card)) for card in cards)
            )
            text.append("  " if suit < 0 else f" ={purse.total(cards)}  ", "not bold")
        return text

    # ---- what can be done ----------------------------------------------------------------------------------------------------------------

    def offers(self, view: JackrabbitsView) -> list[Offer]:
        if view.phase == "place" and view.draft is not None and view.draft.flipped is not None:
            window = Window(self.screen, view)
            return [self.place(window, view.draft.flipped, move) for move in view.moves]
        return [*self.best(view), *(self.offer(view, move) for move in view.moves)]

    def best(self, view: JackrabbitsView) -> list[Offer]:
        """Several cards at once, where a proposal is worth making."""
        if view.asked is None or len(view.asked.best) < 2 or view.phase not in ("payment", "trade"):
            return []
        action = {move.notation: move.action for move in view.moves}
        written = [pay_notation(view, card) for card in view.asked.best]
        if not all(one in action for one in written):
            return []
        cards = list_cards(self.screen, view.asked.best)
        return [
            Offer(
                Text(f" {self.screen.say('terminal-jackrabbits-pay-all', cards=cards)}", "bold"),
                tuple(action[one] for one in written),
            )
        ]

    def offer(self, view: JackrabbitsView, move: JackrabbitsMove) -> Offer:
        then = self.wording.consequence(view, move)
        label = Text.assemble(f" {self.wording.named(move)}", (f"  {then}" if then else "", "dim"))
        label.truncate(200)
        rule = self.screen.say("terminal-jackrabbits-rule", rule=move.preview.rule)
        return Offer(label, (move.action,), Text(f"{then} · {rule}" if then else rule))

    def place(self, window: Window, piece: int, move: JackrabbitsMove) -> Offer:
        """The draft: beside what, which way its roads go, how many join others."""
        place = move.action - S.PLACE
        spot, joined = window.beside(piece, place)
        against = [self.screen.say("jackrabbits-advice", advice=code) for code in move.preview.against or ()]
        label = Text(f" {window.ways(piece, place_turn(place))} +{joined}{'!' * bool(against)}  {spot}")
        return Offer(label, (move.action,), Text(" · ".join(against)))

    def score(self, view: JackrabbitsView) -> RenderableType:
        self.renderer.score(view)
        return self.screen.taken()
