"""A table of Jackrabbits, drawn in eighty columns or told in sentences.

A turn has many small decisions: the whole board is shown at its start, and again when somebody asks to look; in between, only what matters now."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from ....i18n import listing
from ....screen import Screen
from .. import state as S
from ..notation import piece_name, place_word
from ..survey import out_of
from ..view import JackrabbitsSeat, JackrabbitsView
from .board import draw_map, group_places, house_sign, list_reached, roads_of
from .cards import Purse, by_suit, chip, heard, list_cards, spell_suits, spelled, spoken, suit_signs
from .moves import Wording, pay_notation
from .together import Arranger as Arranger


class Renderer:
    untold = frozenset({"jackrabbits-drew"})  # everybody draws at the end of a turn; the hands are counted at the table
    verdict = frozenset({"jackrabbits-won", "jackrabbits-time-up"})
    unasked = frozenset({"pass", "end", "aside"})  # where nothing else can be done

    def __init__(self, screen: Screen, names: Sequence[str], seat: int) -> None:
        self.screen = screen
        self.names = names
        self.seat = seat
        self.shown = -1  # the turn at which the whole table was last shown
        self.ply = -1  # and when anything of it was
        self.turns = 0  # how many times it was shown
        spell_suits(screen)
        self.wording = Wording(screen, names)

    # ---- the table -----------------------------------------------------------------------------------------------------------------------

    def table(self, view: JackrabbitsView) -> None:
        asked_again, self.ply = self.ply == view.ply, view.ply
        if view.draft is not None:
            self.draft(view)
        elif asked_again or (view.turn == self.seat and self.shown != view.turns):
            self.shown = view.turns
            self.everything(view, asked_again or self.turns == 0)
            self.turns += 1
        self.situation(view)
        if view.draft is None:
            self.hand(view)

    def everything(self, view: JackrabbitsView, roads: bool) -> None:
        """The roads never change: for the ear they are told once, and when somebody asks."""
        self.title(view)
        if self.screen.plain:
            if roads:
                self.speak_places(view)
            royals = [card for card in view.court if card < S.JOKER]
            self.screen.tell("terminal-jackrabbits-court", cards=list_cards(self.screen, royals))
            self.speak_seats(view)
        else:
            self.map(view)
            self.draw_places(view)
            self.draw_seats(view)
        jokers = sum(card >= S.JOKER for card in view.court)
        facts: dict[str, Any] = {"pile": view.pile, "discards": len(view.discards), "jokers": jokers}
        self.screen.tell("terminal-jackrabbits-pile", **facts)

    def title(self, view: JackrabbitsView) -> None:
        ending = self.screen.say("jackrabbits-option-ending-value", value=view.ending)
        facts = {"turn": view.turns + 1, "limit": view.turn_limit, "ending": ending}
        self.screen.heading("terminal-jackrabbits-turn", **facts)

    def map(self, view: JackrabbitsView) -> None:
        for line in draw_map(self.screen, view):
            self.screen.show(line)
        if view.draft is None or view.draft.flipped is None:
            self.screen.tell("terminal-jackrabbits-map-legend", "dim")

    # ---- places --------------------------------------------------------------------------------------------------------------------------

    def present(self, view: JackrabbitsView) -> list[int]:
        """The hexagons that are on the board."""
        return sorted(laid.piece for laid in view.board if laid.piece < S.HEXAGONS)

    def draw_places(self, view: JackrabbitsView) -> None:
        """Two houses a line, each with where its free roads lead."""
        self.screen.tell("terminal-jackrabbits-roads", "dim")
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        for ratio in (0, 1, 0, 1):
            grid.add_column(no_wrap=not ratio, ratio=ratio or None, style="" if ratio else "bold")
        roads, nodes = roads_of(view), self.present(view)
        cells = [(house_sign(self.screen, node), list_reached(self.screen, out_of(roads, node))) for node in nodes]
        half = -(-len(cells) // 2)
        for left, right in zip_longest(cells[:half], cells[half:], fillvalue=("", "")):
            grid.add_row(*left, *right)
        self.screen.show(grid)

    def head(self, column: str) -> Text:
        return Text(self.screen.say("terminal-jackrabbits-column", column=column), style="dim")

    def place(self, place: int) -> str:
        return self.screen.say("jackrabbits-place", place=place_word(place))

    def speak_places(self, view: JackrabbitsView) -> None:
        roads = roads_of(view)
        for node in self.present(view):
            facts = {"place": self.place(node), "roads": list_reached(self.screen, out_of(roads, node))}
            self.screen.tell("terminal-jackrabbits-place", **facts)

    # ---- seats ---------------------------------------------------------------------------------------------------------------------------

    def draw_seats(self, view: JackrabbitsView) -> None:
        grid = Grid(box=None, pad_edge=False, padding=(0, 1))
        for column in ("", "seat", "at", "cards", "royals", "missing"):
            head = self.head(column) if column else ""
            grid.add_column(head, justify="right" if column == "cards" else "left", max_width=26 if column else None)
        for seat, one in enumerate(view.seats):
            name = Text(self.names[seat], style="bold" if seat == self.seat else "")
            royals = list_cards(self.screen, one.royals) or "–"
            at = self.screen.say("jackrabbits-at", place=one.at)
            grid.add_row(str(seat + 1), name, at, self.count(one), royals, self.missing(one))
        self.screen.show(grid)
        for seat in range(view.players):
            self.asides(view, seat)

    def count(self, seat: JackrabbitsSeat) -> str:
        return "?" if seat.cards is None else str(seat.cards)

    def speak_seats(self, view: JackrabbitsView) -> None:
        for seat, one in enumerate(view.seats):
            self.screen.tell(
                "terminal-jackrabbits-seat",
                number=seat + 1,
                seat=self.names[seat],
                at=self.screen.say("jackrabbits-at", place=one.at),
                cards=self.count(one),
                count=len(one.royals),
                royals=list_cards(self.screen, one.royals),
                missing=self.missing(one),
            )
            self.asides(view, seat)

    def asides(self, view: JackrabbitsView, seat: int) -> None:
        """What else lies open or is known of a seat."""
        one = view.seats[seat]
        for kind, cards in (("known", one.known), ("open", one.open)):
            if cards:
                facts = {"seat": self.names[seat], "cards": list_cards(self.screen, cards)}
                self.screen.tell("terminal-jackrabbits-aside", "dim", kind=kind, **facts)
        if one.capital is not None:
            facts = {"seat": self.names[seat], "cards": spoken(self.screen, one.capital)}
            self.screen.tell("terminal-jackrabbits-aside", "dim", kind="capital", **facts)

    def missing(self, seat: JackrabbitsSeat) -> str:
        """4: how far from the ending."""
        return self.screen.say("terminal-jackrabbits-missing", count=seat.missing)

    # ---- what is going on ----------------------------------------------------------------------------------------------------------------

    def situation(self, view: JackrabbitsView) -> None:
        """Dice, and whatever somebody has begun and not ended."""
        if view.dice is not None and view.phase in ("lottery", "journey", "fare", "flight"):
            self.screen.tell("terminal-jackrabbits-dice", first=view.dice[0], second=view.dice[1], price=view.price)
        if view.road is not None and view.phase == "journey":
            self.screen.tell("terminal-jackrabbits-on-the-road", place=place_word(view.road))
        self.paying(view)
        self.meeting(view)
        if view.phase == "surplus":
            self.screen.tell("terminal-jackrabbits-limit", cards=len(view.hand), limit=view.limit)

    def paying(self, view: JackrabbitsView) -> None:
        if view.paying is None:
            return
        if view.phase == "trade":
            self.screen.tell("terminal-jackrabbits-wares", cards=list_cards(self.screen, view.paying.picked_cards))
        suits = suit_signs(self.screen, view.paying.suits)
        left = view.paying.need - view.paying.sum
        self.screen.tell("terminal-jackrabbits-paying", need=view.paying.need, suits=suits, left=left)
        if view.asked is not None and view.asked.best:
            typed = " ".join(self.spelled(pay_notation(view, card)) for card in view.asked.best)
            self.screen.tell("terminal-jackrabbits-best", typed=typed)

    def meeting(self, view: JackrabbitsView) -> None:
        """Fights, challenges and bargains, with the names of both sides."""
        if view.fight is not None:
            mine, theirs = view.fight.force
            facts = {"seat": self.names[view.fight.attacker], "by": self.names[view.fight.attacked]}
            self.screen.tell("terminal-jackrabbits-fight", **facts, mine=mine, theirs=theirs)
        if view.challenge is not None:
            self.challenge(view)
        if view.bargain is not None:
            for side, seat in enumerate((view.bargain.by, view.bargain.other)):
                self.offer(view, side, seat)

    def challenge(self, view: JackrabbitsView) -> None:
        assert view.challenge is not None
        visitor = view.challenge.visitor
        facts = {"seat": self.names[visitor], "place": view.seats[visitor].at}
        if view.challenge.challenger is None:
            self.screen.tell("terminal-jackrabbits-visitor", **facts)
        else:
            by, cards = self.names[view.challenge.challenger], list_cards(self.screen, view.challenge.shown)
            self.screen.tell("terminal-jackrabbits-challenger", **facts, by=by, cards=cards)
        shown = view.challenge.answer if view.challenge.challenger is not None else view.challenge.shown
        if shown:
            self.screen.tell("terminal-jackrabbits-shown", cards=list_cards(self.screen, shown))

    def offer(self, view: JackrabbitsView, side: int, seat: int) -> None:
        assert view.bargain is not None
        sealed, claimed = view.bargain.sealed[side], view.bargain.claimed[side]
        if sealed is not None:
            self.screen.tell("terminal-jackrabbits-sealed", card=spoken(self.screen, sealed))
        if claimed is not None:
            self.screen.tell("terminal-jackrabbits-claimed", seat=self.names[seat], card=spoken(self.screen, claimed))

    # ---- the hand ------------------------------------------------------------------------------------------------------------------------

    def hand(self, view: JackrabbitsView) -> None:
        """By suit, with what the cards count and their sum."""
        purse = Purse(view, self.seat)
        self.screen.tell("terminal-jackrabbits-hand", "bold", count=len(view.hand), limit=view.limit)
        for suit, cards in by_suit(view.hand):
            total = purse.total(cards)
            if self.screen.plain:
                said = (self.valued(purse, card) for card in cards)
                self.screen.tell("terminal-jackrabbits-suit", cards=listing(self.screen.language, said), total=total)
            else:
                chips = Text(" ").join(chip(self.screen, card, self.after(purse, card)) for card in cards)
                self.screen.show(Text.assemble("  ", chips, ("" if suit < 0 else f"  = {total}", "dim")))

    def valued(self, purse: Purse, card: int) -> str:
        return spoken(self.screen, card) + self.after(purse, card)

    def after(self, purse: Purse, card: int) -> str:
        return "" if card >= S.JOKER or purse.is_plain(card) else f"={purse.value(card)}"

    # ---- choices -------------------------------------------------------------------------------------------------------------------------

    def choices(self, view: JackrabbitsView) -> None:
        self.screen.tell("jackrabbits-ask", "bold", phase=view.phase)
        if view.phase == "place" and view.moves[0].word == "place":
            self.list_places(view)
            return
        self.list_moves(view)

    def list_moves(self, view: JackrabbitsView) -> None:
        grid = Grid(box=None, pad_edge=False, padding=(0, 1))
        grid.add_column("", justify="right", style="bold")
        grid.add_column("", ratio=1)
        grid.add_column("", ratio=1, style="dim")
        grid.add_column(self.head("rule"), style="dim", no_wrap=True)
        for number, move in enumerate(view.moves, 1):
            said = f"{self.wording.named(move)} ({self.spelled(move.notation)})"
            then = self.wording.consequence(view, move)
            if self.screen.plain:
                rule = self.screen.say("terminal-jackrabbits-rule", rule=move.preview.rule)
                self.screen.write(f"{number}: {said}. {then}{'; ' if then else ''}{rule}")
            else:
                grid.add_row(str(number), said, then, move.preview.rule)
        if not self.screen.plain:
            self.screen.show(grid)

    def list_places(self, view: JackrabbitsView) -> None:
        """The draft: spot by spot, with the numbers of the choices that lie there."""
        grid = Grid(box=None, show_header=False, pad_edge=False, padding=(0, 1))
        grid.add_column(ratio=1)
        grid.add_column(ratio=1, style="bold")
        for spot, choices in self.wording.spots(group_places(self.screen, view)):
            if self.screen.plain:
                self.screen.write(f"{spot}: {choices}")
            else:
                grid.add_row(spot, choices)
        if not self.screen.plain:
            self.screen.show(grid)

    def draft(self, view: JackrabbitsView) -> None:
        assert view.draft is not None
        if not self.screen.plain:
            self.map(view)
        self.shares(view)

    def shares(self, view: JackrabbitsView) -> None:
        """What is left to lay, and the piece that lies open."""
        assert view.draft is not None
        shares = view.draft.shares[self.seat]
        self.screen.tell("terminal-jackrabbits-shares", hexagons=shares[0], rhombi=shares[1], triangles=shares[2])
        if view.draft.flipped is not None:
            piece = self.screen.say("jackrabbits-piece", piece=piece_name(view.draft.flipped))
            self.screen.tell("terminal-jackrabbits-flipped", "bold", piece=piece)

    # ---- how it stands -------------------------------------------------------------------------------------------------------------------

    def score(self, view: JackrabbitsView) -> None:
        over = view.phase == "over"
        self.screen.heading("terminal-jackrabbits-standing", over="yes" if over else "no")
        order = sorted(range(view.players), key=lambda seat: (view.seats[seat].rank or 0, -view.seats[seat].points))
        for seat in order:
            one = view.seats[seat]
            self.screen.tell(
                "terminal-jackrabbits-score",
                "bold" if one.rank == 0 and over else "",
                seat=self.names[seat],
                count=len(one.royals),
                royals=list_cards(self.screen, one.royals),
                cards=self.count(one),
                missing=self.missing(one),
            )
        if view.discards:
            facts = {"cards": list_cards(self.screen, view.discards)}
            self.screen.tell("terminal-jackrabbits-discards", "dim", **facts)

    def spelled(self, notation: str) -> str:
        return spelled(self.screen, notation)

    def heard(self, typed: str) -> str:
        return heard(self.screen, typed)

    def rules(self) -> None:
        self.screen.rules("jackrabbits")
        self.screen.tell("terminal-jackrabbits-typed")
