"""What can be chosen before a game of Jackrabbits (2.2, 3, 9), and what cannot be chosen together."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations
from typing import Annotated, Any, Final, Literal

import msgspec
import numpy as np

from ...core.errors import Refusal, refuse
from ...core.protocol import Words
from ..game import Arrangement, Options
from . import state as S
from .board import Board, check_for_play, network, parse_code, random_board, sample_board
from .board.codes import LONGEST
from .ending import as_set, ternas
from .together import EMPTY, TOGETHER, begin, board_so_far, done, read_deed, why_unfinished, written

Ending = Literal["simple", "diverse", "monarchic", "diverse-monarchic", "tribal"]
ENDINGS: Final[tuple[Ending, ...]] = ("simple", "diverse", "monarchic", "diverse-monarchic", "tribal")
LETTERS: Final = "CSHD"
SAMPLE: Final = "sample"
DRAFT: Final = "draft"
SIMULATED_TURNS: Final = 400
_RANDOM: Final = re.compile(r"random:(\d{1,18})(?::([0-2]))?")

# switch → its flag, in the order of the rules page
SWITCHES: Final = {
    "complete": S.COMPLETE,
    "individual_trades": S.INDIVIDUAL_TRADES,
    "ambivalent_aces": S.AMBIVALENT_ACES,
    "capital_aces": S.CAPITAL_ACES,
    "additional_capital": S.ADDITIONAL_CAPITAL,
    "advanced_citadel": S.ADVANCED_CITADEL,
    "residential_flights": S.RESIDENTIAL_FLIGHTS,
    "provisional_palaces": S.PROVISIONAL_PALACES,
    "trailing_carrots": S.TRAILING_CARROTS,
    "windfall_lottery": S.WINDFALL_LOTTERY,
    "overtaxed_hands": S.OVERTAXED_HANDS,
    "seized_surplus": S.SEIZED_SURPLUS,
    "patriarchal_values": S.PATRIARCHAL_VALUES,
    "heeded_advice": S.HEEDED_ADVICE,
}
NEED_COMPLETE: Final = ("individual_trades", "advanced_citadel", "residential_flights", "provisional_palaces")
CONTRADICT: Final = (
    ("ambivalent_aces", "capital_aces"),
    ("patriarchal_values", "ambivalent_aces"),
    ("patriarchal_values", "capital_aces"),
)


# Set-up forms group options as the rulebook does.
BOARD: Final = {"group": "board"}
ENDS: Final = {"group": "ending"}
COMPLETE: Final = {"group": "complete"}
ACES: Final = {"group": "cards"}
PLACES: Final = {"group": "places"}
HANDS: Final = {"group": "hands"}
TURN_LIMITS: Final = (0, 40, 60, 80, 120, 200)
TIGHT: Final = ("", *("".join(some) for count in (2, 3) for some in combinations(LETTERS, count)))


def says(text: str, group: dict[str, str]) -> Any:
    return msgspec.Meta(description=text, extra_json_schema=group)


class JackrabbitsOptions(Options, frozen=True):
    """Every option of the rulebook is a switch of its own."""

    board: Annotated[
        str,
        msgspec.Meta(
            max_length=LONGEST + len(TOGETHER) + 1,
            examples=[SAMPLE, DRAFT, TOGETHER],
            extra_json_schema=BOARD,
            description='"sample", "random:<seed>", "random:<seed>:<islands>", "draft", "together", or a share code (rule 2.2)',
        ),
    ] = SAMPLE
    tight_suits: Annotated[
        str,
        msgspec.Meta(
            pattern="^C?S?H?D?$",
            description="the suits that stay, as many as players: CSH; empty for all (rule 9)",
            examples=list(TIGHT),
            extra_json_schema=BOARD,
        ),
    ] = ""
    heeded_advice: Annotated[bool, says("whoever lays pieces keeps to the advice where possible (rule 2.3)", BOARD)] = (
        False
    )
    ending: Annotated[Ending, says("the three royals that win (rule 3)", ENDS)] = "simple"
    complete: Annotated[bool, says("flights, fights, palaces and plazas (rule 8)", COMPLETE)] = True
    individual_trades: Annotated[bool, says("sealed bargains with a rabbit on your hexagon (rule 9)", COMPLETE)] = False
    ambivalent_aces: Annotated[bool, says("an ace counts 1 or 11 (rule 9)", ACES)] = False
    capital_aces: Annotated[bool, says("the first ace you spend counts 11 and stays before you (rule 9)", ACES)] = False
    additional_capital: Annotated[bool, says("the ace before you adds 1 to payments of its suit (rule 9)", ACES)] = (
        False
    )
    advanced_citadel: Annotated[bool, says("the citadel is a palace, a plaza and a tower too (rule 9)", PLACES)] = False
    residential_flights: Annotated[bool, says("flights land on any hexagon (rule 9)", PLACES)] = False
    provisional_palaces: Annotated[bool, says("open hearts turn any house into a palace (rule 9)", PLACES)] = False
    trailing_carrots: Annotated[bool, says("your own carrots do not stop a journey (rule 9)", PLACES)] = False
    windfall_lottery: Annotated[bool, says("a prize for every card shown, and for a double (rule 9)", HANDS)] = False
    overtaxed_hands: Annotated[bool, says("hand limit six (rule 9)", HANDS)] = False
    seized_surplus: Annotated[bool, says("too many cards may be hidden, called and seized (rule 9)", HANDS)] = False
    late_cards: Annotated[
        bool, says("house rule: the last to play, of four the last two, begin with a card more (rule 9)", HANDS)
    ] = False
    patriarchal_values: Annotated[bool, says("A 14, K 13, Q 12, J 11 (rule 9)", ACES)] = False
    turn_limit: Annotated[
        int,
        msgspec.Meta(
            ge=0,
            le=10_000,
            description="turns until the game stops; 0: none (rule 9)",
            examples=list(TURN_LIMITS),
            extra_json_schema=ENDS,
        ),
    ] = 0
    starter: Annotated[
        int,
        msgspec.Meta(ge=-1, le=3, description="starting seat, -1 for a random one (rule 3)", extra_json_schema=ENDS),
    ] = -1

    def simulated(self) -> JackrabbitsOptions:
        """For games between bots that nobody watches: stopped after 400 turns, where no other limit was chosen (9)."""
        return self if self.turn_limit else msgspec.structs.replace(self, turn_limit=SIMULATED_TURNS)

    # ---- free building (2.2) -------------------------------------------------------------------------------------------------------------

    @property
    def is_arranged(self) -> bool:
        return self.board.partition(":")[0] == TOGETHER

    def arranged(self, change: Mapping[str, Any]) -> Arrangement | Refusal:
        deed, board = read_deed(change), board_so_far(self.board)
        if isinstance(deed, Refusal) or isinstance(board, Refusal):
            return deed if isinstance(deed, Refusal) else board  # pyright: ignore[reportReturnType]
        after = done(board, deed, self.suits, self.heeded_advice)
        if isinstance(after, Refusal):
            return after
        options = msgspec.structs.replace(self, board=written(after[0]))
        return Arrangement(options, msgspec.to_builtins(after[1]), after[2])

    def settled(self, players: int) -> JackrabbitsOptions | Refusal:
        """The board that was built, as any other board that has a code."""
        if not self.is_arranged:
            return self
        unfinished = why_unfinished(self.board, self.suits, self.heeded_advice)
        return unfinished or msgspec.structs.replace(self, board=self.board.partition(":")[2])

    # ---- for the rules -------------------------------------------------------------------------------------------------------------------

    @property
    def suits(self) -> tuple[int, ...]:
        return tuple(LETTERS.index(letter) for letter in self.tight_suits or LETTERS)

    @property
    def flags(self) -> int:
        drafted = S.DRAFT if self.board == DRAFT else 0
        late = S.LATE_CARDS if self.late_cards else 0
        return drafted + late + sum(flag for name, flag in SWITCHES.items() if getattr(self, name))

    def encode(self) -> Words:
        words = np.zeros(S.OPTIONS, np.int64)
        words[S.STARTER] = self.starter
        words[S.FLAGS] = self.flags
        words[S.ENDING] = ENDINGS.index(self.ending)
        words[S.TURN_LIMIT] = self.turn_limit
        words[S.IN_PLAY] = sum(1 << suit for suit in self.suits)
        if self.board != DRAFT:
            words[S.NETWORK :] = board_words(self.board, self.suits)
        return words

    def refusal(self, players: int) -> Refusal | None:
        if refusal := super().refusal(players):
            return refusal
        if self.tight_suits and len(self.tight_suits) != players:
            return refuse("jackrabbits-tight-suits", suits=len(self.tight_suits), players=players)
        return self.contradiction() or self.unreachable_ending() or self.board_refusal()

    def contradiction(self) -> Refusal | None:
        """Options that cannot work together."""
        for name in NEED_COMPLETE:
            if getattr(self, name) and not self.complete:
                return refuse("jackrabbits-needs-complete", option=name)
        for one, other in CONTRADICT:
            if getattr(self, one) and getattr(self, other):
                return refuse("jackrabbits-contradiction", option=one, other=other)
        if self.additional_capital and not self.capital_aces:
            return refuse("jackrabbits-needs-capital")
        return None

    def unreachable_ending(self) -> Refusal | None:
        """9, tight suits: an ending that no three royals in play can meet."""
        if ternas(ENDINGS.index(self.ending), as_set(self.suits)):
            return None
        return refuse("jackrabbits-unreachable-ending", ending=self.ending, suits=len(self.suits))

    def board_refusal(self) -> Refusal | None:
        if self.board == DRAFT or _RANDOM.fullmatch(self.board):
            return None  # always playable, so it need not be made only to be asked
        if self.tight_suits and self.board == SAMPLE and len(self.suits) < S.SUITS:
            return refuse("jackrabbits-tight-sample")
        if self.is_arranged:
            begun = begin(self.board.partition(":")[2] or EMPTY, self.suits)
            return begun if isinstance(begun, Refusal) else None
        board = read_board(self.board, self.suits)
        return board if isinstance(board, Refusal) else check_for_play(board, self.suits)


@lru_cache(maxsize=256)
def read_board(text: str, suits: tuple[int, ...]) -> Board | Refusal:
    if text == SAMPLE:
        return sample_board()
    if match := _RANDOM.fullmatch(text):
        return random_board(int(match[1]), None if match[2] is None else int(match[2]), suits)
    if text.startswith("random"):
        return refuse("jackrabbits-random-board", text=text[:40])
    return parse_code(text)


@lru_cache(maxsize=256)
def board_words(text: str, suits: tuple[int, ...]) -> Any:
    """The roads, and where the pieces lie; for a board that `refusal` has nothing against."""
    board = read_board(text, suits)
    if isinstance(board, Refusal):
        raise ValueError(board.code)
    cells, places, _, _ = board.window()
    return np.concatenate([network(board).encode(), [cells.shape[1]], places.astype(np.int64)])
