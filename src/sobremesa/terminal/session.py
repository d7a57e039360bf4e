"""One game at the terminal: a person against bots, through the same table that friends play at."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..core.errors import Refusal
from ..core.protocol import State
from ..games.game import Game, View
from ..i18n import reason, render_event
from ..screen import Screen
from ..table import fairness, log
from ..table.events import Event
from ..table.parting import decide_resign
from ..table.table import Decision, Table
from .arranging import Arranging
from .renderers import Renderer, renderer_of
from .titles import game_title
from .typed import COMMANDS, Command, command, words

# level, game, state redealt for the seat, seat, seed → action
Choose = Callable[[str, Game, State, int, bytes], int]
ME = "terminal"  # the guest at the keyboard
SEAT = 0


def open_table(
    game: Game,
    options: dict[str, Any],
    name: str,
    levels: Sequence[str],
    known: Sequence[str],
    secret: str,
    words: str = "",
    games: int = 1,
) -> Table | Refusal:
    """A table with a person in the first seat and a bot of the given level in each other."""
    seats = [log.SeatPlan("me"), *(log.SeatPlan("bot", level) for level in levels)]
    table = Table.decide_opening(
        log.Opened(
            time.time(), game.name, game.version, options, "", seats, secret, ME, list(known), games, format=log.FORMAT
        )
    )
    if isinstance(table, Refusal):
        return table
    sat = table.decide_sit(time.time(), ME, SEAT, name, words or None)
    if isinstance(sat, Refusal):
        return sat
    for entry in sat:
        table.apply(entry)
    return table


@dataclass
class Session:
    screen: Screen
    table: Table
    choose: Choose
    told: int = 0  # events that have been told
    undone: bool = False  # a move was just taken back: ask, whatever there is to ask
    names: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.names = [
            seat.name or self.screen.say("terminal-bot", number=number, level=self.screen.say(f"level-{seat.level}"))
            for number, seat in enumerate(self.table.seats, 1)
        ]
        self.renderer: Renderer = renderer_of(self.table.game, self.screen, self.names, SEAT)

    def play(self) -> bool:
        """Play to the end; False if the person left before."""
        self.introduce()
        if self.table.playing is None and not Arranging(self.screen, self.table, ME, SEAT, self.do).run():
            return False
        while self.table.status != "over":
            bots = self.table.bots_to_move()
            if self.table.status == "between":
                self.end_game()
                self.do(self.table.decide_next(time.time(), SEAT))
            elif bots:
                self.let_bot_move(bots[0])
            elif not self.my_turn():
                return False
        self.end_game()
        return True

    def end_game(self) -> None:
        self.screen.write()
        self.tell_story()
        if self.table.stopped:
            self.screen.tell("terminal-resigned", "bold")
            return
        self.renderer.score(self.view())
        for event in self.table.events(SEAT, self.table.ply - 1):
            if event.code in self.renderer.verdict:
                self.tell(event)
        if self.table.opened.games > 1:
            totals = (f"{name} {total}" for name, total in zip(self.names, self.table.totals(), strict=True))
            self.screen.tell(
                "terminal-match",
                "bold",
                game=len(self.table.games),
                games=self.table.opened.games,
                totals=", ".join(totals),
            )

    # ---- telling -------------------------------------------------------------------------------------------------------------------------

    def view(self) -> View:
        view = self.table.view(SEAT)
        assert view is not None  # every seat is taken when the table opens, and what there is to arrange comes first
        return view

    def introduce(self) -> None:
        others = ", ".join(self.names[1:])
        self.screen.heading("terminal-welcome", game=game_title(self.screen.language, self.table.game.name))
        self.screen.tell("terminal-against", name=self.names[SEAT], others=others)
        self.screen.tell("terminal-commitment", "dim", commitment=fairness.commitment(self.table.opened.secret))
        self.screen.tell("terminal-hint", help=words(self.screen.language, "help")[0])

    def tell_story(self) -> None:
        """What happened since it was told last; who won comes after the score."""
        events = self.table.events(SEAT)
        for event in events[self.told :]:
            if event.code not in self.renderer.untold | self.renderer.verdict:
                self.tell(event)
        self.told = len(events)

    def tell(self, event: Event) -> None:
        self.screen.write(
            ("" if self.screen.plain else "· ") + render_event(self.screen.language, self.table.game, event, self.names)
        )

    def refuse(self, refusal: Refusal) -> None:
        self.screen.write(reason(self.screen.language, refusal, self.table.game, self.names), "red")

    # ---- moving --------------------------------------------------------------------------------------------------------------------------

    def let_bot_move(self, seat: int) -> None:
        level = self.table.seats[seat].level
        assert level is not None
        state, seed = self.table.brief(seat)
        action = self.choose(level, self.table.game, state, seat, seed)
        self.do(self.table.decide_move(time.time(), seat, self.table.ply, action))

    def do(self, decision: Decision) -> bool:
        if isinstance(decision, Refusal):
            self.refuse(decision)
            return False
        for entry in decision:
            self.table.apply(entry)
        return True

    def my_turn(self) -> bool:
        """Ask until something is decided; False to leave."""
        if self.is_evident():
            return True
        self.screen.write()
        self.tell_story()
        self.look()
        decided = False
        while not decided:
            typed = self.screen.ask("terminal-ask", help=words(self.screen.language, "help")[0])
            if typed is None:
                return False
            asked = command(self.screen.language, typed)
            if asked == "quit":
                return False
            decided = self.obey(asked) if asked else self.move_by(typed)
        return True

    def is_evident(self) -> bool:
        """Make the only move there is, if nobody would want to be asked about it."""
        moves = self.view().moves
        asked = self.undone or len(moves) != 1 or moves[0].notation.partition(":")[0] not in self.renderer.unasked
        self.undone = False
        return not asked and self.do(self.table.decide_move(time.time(), SEAT, self.table.ply, moves[0].action))

    def look(self) -> None:
        view = self.view()
        self.renderer.table(view)
        self.renderer.choices(view)

    def obey(self, asked: Command) -> bool:
        """Do what was asked; True if the table has changed."""
        match asked:
            case "help":
                self.help()
            case "rules":
                self.renderer.rules()
            case "score":
                self.renderer.score(self.view())
            case "undo":
                return self.undo()
            case "resign":
                return self.do(decide_resign(self.table, time.time(), SEAT))
            case _:
                self.look()
        return False

    def help(self) -> None:
        self.screen.tell("terminal-help-move", example=self.renderer.spelled(self.view().moves[0].notation))
        for one in COMMANDS:
            said = ", ".join(words(self.screen.language, one))
            self.screen.tell("terminal-help-line", words=said, meaning=self.screen.say(f"terminal-help-{one}"))

    def undo(self) -> bool:
        if not self.do(self.table.decide_takeback(time.time(), SEAT)):
            return False
        self.told = min(self.told, len(self.table.events(SEAT)))
        self.undone = True
        self.screen.tell("terminal-undone", "italic")
        return True

    def move_by(self, typed: str) -> bool:
        """One move, or several at once where several are owed. True if at least one was made."""
        moved = False
        for text in typed.split():
            view = self.view()
            if not view.moves:
                self.screen.tell("terminal-too-many", "red", rest=text)
                break
            action = self.action(view, self.renderer.heard(text))
            if isinstance(action, Refusal):
                self.refuse(action)
                break
            if not self.do(self.table.decide_move(time.time(), SEAT, self.table.ply, action)):
                break
            moved = True
        return moved

    def action(self, view: View, text: str) -> int | Refusal:
        """By its number in the list, by its notation, or by what it is about alone (a card, a place) where that is clear."""
        if text.isascii() and text.isdigit() and 1 <= int(text[:4]) <= len(view.moves):
            return view.moves[int(text[:4]) - 1].action
        for move in view.moves:
            if text.upper() in (move.notation, move.notation.lstrip("-")):
                return move.action
        about = [move.action for move in view.moves if text.upper() == move.notation.partition(":")[2].upper()]
        return about[0] if len(about) == 1 else self.table.game.notation.read(text)
