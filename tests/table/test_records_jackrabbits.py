"""Records of a game with chance after the deal: with its secret every die is cast again, without it nothing is pretended."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from sobremesa.bots import choose
from sobremesa.core.errors import Refusal
from sobremesa.games.jackrabbits import JACKRABBITS
from sobremesa.games.jackrabbits.board import random_board, write_code
from sobremesa.table import log
from sobremesa.table.check import check, verify
from sobremesa.table.parsing import read_record
from sobremesa.table.records import Record, format_record, records_of, write_record
from sobremesa.table.table import Table

from .test_records import finished
from .test_records_by_the_page import below, outputs

ENDS = {"turn_limit": 25}


OPTIONS = [
    {},
    {"board": "random:7"},
    {"board": "random:3:2", "ending": "diverse-monarchic", "ambivalent_aces": True, "individual_trades": True},
    {"board": "draft", "seized_surplus": True, "windfall_lottery": True},
    {"board": "draft", "tight_suits": "CSH"},
    {"tight_suits": "CHD", "board": "code", "capital_aces": True, "additional_capital": True},
    {"board": "code", "complete": False, "patriarchal_values": True, "starter": 1},
    {"overtaxed_hands": True, "provisional_palaces": True, "residential_flights": True, "trailing_carrots": True},
]


def settled(options: dict) -> dict:
    suits = tuple("CSHD".index(letter) for letter in options.get("tight_suits") or "CSHD")
    code = {"board": write_code(random_board(11, 1, suits))} if options.get("board") == "code" else {}
    return {**options, **code, **ENDS}


def read(text: str) -> Record:
    record = read_record(text)
    assert isinstance(record, Record), record
    return record


def holds(table: Table) -> Record:
    text = write_record(table)
    record = read(text)
    assert [record] == records_of(table)
    assert format_record(record) == text
    assert check(record) == []
    assert verify(record).refusal is None
    return record


@pytest.mark.parametrize("options", OPTIONS)
def test_every_kind_of_board_and_option_survives_its_record(options):
    record = holds(finished("jackrabbits", 3, 7, ("azúcar",), settled(options)))
    assert record.moves


def test_a_game_of_greedy_bots_is_proven():
    seats = [log.SeatPlan("bot", "greedy")] * 3
    secret = hashlib.sha256(b"greedy").hexdigest()
    options = {"board": "random:7:1", "advanced_citadel": True, "individual_trades": True, **ENDS}
    table = Table.decide_opening(
        log.Opened(0, "jackrabbits", JACKRABBITS.version, options, "", seats, secret, "host", ["greedy"])
    )
    assert isinstance(table, Table)
    while table.status == "playing":
        seat = table.bots_to_move()[0]
        state, seed = table.brief(seat)
        table.apply(log.Moved(0, seat, choose("greedy", table.game, state, seat, seed), table.ply))
    holds(table)


def without(text: str, *keys: str) -> str:
    return "\n".join(line for line in text.split("\n") if not line.startswith(keys))


def test_without_its_secret_a_game_with_dice_is_not_judged_and_says_so():
    text = without(write_record(finished("jackrabbits", 2, 3, (), ENDS)), "secret", "commitment")
    first = next(n for n, line in enumerate(text.split("\n"), 1) if line.endswith(" roll"))
    assert check(read(text)) == [Refusal("record-chance", {"line": first})]


def test_without_its_secret_what_comes_before_the_first_die_is_judged():
    text = without(write_record(finished("jackrabbits", 2, 3, (), ENDS)), "secret", "commitment")
    (found,) = check(read(text.replace(" roll", " end", 1)))
    assert found.code == "jackrabbits-not-now"


def test_games_without_later_chance_need_no_secret():
    text = without(write_record(finished("coloretto", 3, 3)), "secret", "commitment")
    assert check(read(text)) == []


def test_another_secret_makes_other_dice():
    text = write_record(finished("jackrabbits", 2, 3, (), ENDS))
    record = read(text)
    changed = read(without(text, "commitment").replace(str(record.secret), "ab" * 32))
    assert verify(changed).refusal is not None
    assert check(changed) != []


def test_options_may_be_written_in_any_order():
    text = write_record(finished("jackrabbits", 3, 7, (), settled(OPTIONS[5])))
    lines = text.split("\n")
    options = [line for line in lines if line.startswith("option ")]
    head, tail = lines[: lines.index(options[0])], lines[lines.index(options[-1]) + 1 :]
    assert check(read("\n".join([*head, *reversed(options), *tail]))) == []


@pytest.mark.parametrize(
    ("option", "code"),
    [
        ("board: chessboard", "board-no-code"),
        ("board: random:x", "jackrabbits-random-board"),
        ("additional_capital: true", "jackrabbits-needs-capital"),
        ("tight_suits: CS", "jackrabbits-tight-suits"),
        ("ending: soon", "options"),
    ],
)
def test_options_that_cannot_be_are_refused_by_their_line(option, code):
    text = write_record(finished("jackrabbits", 3, 7, (), ENDS)).replace(
        "option turn_limit", f"option {option}\noption turn_limit"
    )
    found = read_record(text)
    assert isinstance(found, Refusal)
    line = next(n for n, line in enumerate(text.split("\n"), 1) if line == f"option {option}")
    assert (found.code, found.facts["line"]) == (code, line)


def test_the_page_is_enough_to_deal_and_to_roll_the_same_dice():
    table = finished("jackrabbits", 3, 5, (), ENDS)
    record = records_of(table)[0]
    root = hmac.new(bytes.fromhex(record.secret or ""), b'["","",""]', hashlib.sha256).digest()
    stream = outputs(hmac.new(root, b"deal", hashlib.sha256).digest())
    cards = [f"{rank}{suit}" for suit in "CSHD" for rank in ("A", *range(2, 11))]
    for last in range(39, 0, -1):
        place = below(stream, last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    cards += [f"{rank}{suit}" for rank in "KQJ" for suit in "CSHD"] + ["X1", "X2"]
    assert [record.game.notation.write_card(card) for card in record.order] == cards
    assert record.starts == below(stream, 3)
    stream = outputs(hmac.new(root, b"ply 0", hashlib.sha256).digest())
    rolled = next(event for event in table.events(-1) if event.code == "jackrabbits-rolled")
    assert (rolled.facts["first"], rolled.facts["second"]) == (below(stream, 6) + 1, below(stream, 6) + 1)
