"""docs/records.md is enough to write another program: this one follows the page alone and deals the same cards."""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import struct
from pathlib import Path
from typing import Any

import pytest

from sobremesa.games.coloretto import rules
from sobremesa.games.coloretto.notation import COLOUR_NAMES, LETTERS
from sobremesa.games.registry import GAMES
from sobremesa.table.check import check, deal
from sobremesa.table.parsing import read_record, read_records
from sobremesa.table.records import Record, records_of, write_record

from .helpers import do, play_randomly, seated
from .test_records import finished

PAGE = (Path(__file__).parent.parent.parent / "docs" / "records.md").read_text("utf-8")

COLOURS = "GYRVBK"
FULL = 2**64 - 1


def outputs(key: bytes):
    s = list(struct.unpack("<4Q", key))

    def rotated(x: int, k: int) -> int:
        return (x << k | x >> (64 - k)) & FULL

    while True:
        yield (rotated((s[0] + s[3]) & FULL, 23) + s[0]) & FULL
        t = s[1] << 17 & FULL
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 45)


def below(stream, n: int) -> int:
    while True:
        product = (next(stream) >> 32) * n
        if product % 2**32 >= 2**32 % n:
            return product // 2**32


def stream_of(secret: str, words: list[str]):
    message = json.dumps(words, ensure_ascii=False, separators=(",", ":")).encode()
    root = hmac.new(bytes.fromhex(secret), message, hashlib.sha256).digest()
    return outputs(hmac.new(root, b"deal", hashlib.sha256).digest())


def shuffled(stream, cards: list[str]) -> list[str]:
    for last in range(len(cards) - 1, 0, -1):
        place = below(stream, last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return cards


def dealt(secret: str, words: list[str], players: int) -> tuple[list[str], int]:
    stream = stream_of(secret, words)
    cards = shuffled(stream, [f"{colour}{value}" for colour in COLOURS for value in range(11)])
    return cards, below(stream, players)


def dealt_coloretto(secret: str, players: int, without: str = "", golden_joker: bool = False) -> tuple[list[str], int]:
    stream = stream_of(secret, [""] * players)
    colours = shuffled(stream, list("ROYGBVN"))
    if without:
        at = colours.index(without)
        colours[at], colours[-1] = colours[-1], colours[at]
    left = {2: [colours[-1], colours[-2]], 3: [colours[-1]]}.get(players, [])
    starts = colours[: 4 if players == 2 else players]
    pack = [c for c in "ROYGBVN" if c not in left for _ in range(8 if c in starts else 9)] + ["+2"] * 10
    pack += ["J", "J", "J*"] if golden_joker else ["J", "J", "J"]
    cards = [*starts, *shuffled(stream, pack)]
    cards.insert({2: 44, 3: 53}.get(players, 62) - (2 if golden_joker else 1), "L")
    return cards + [colour for colour in left for _ in range(9)], below(stream, players)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_page_is_enough_to_deal_the_same_cards(players):
    record = records_of(finished("parade", players, players, ("azúcar", "")))[0]
    cards, starter = dealt(record.secret or "", ["azúcar", *[""] * (players - 1)], players)
    assert [record.game.notation.write_card(card) for card in record.order] == cards
    assert record.starts == starter


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"two_players": True}),
        (2, {"two_players": True, "golden_joker": True, "without": "yellow"}),
        (3, {}),
        (3, {"golden_joker": True, "without": "red"}),
        (4, {"without": "red"}),
        (5, {"golden_joker": True}),
    ],
)
def test_the_page_is_enough_to_deal_the_same_coloretto(players: int, options: dict[str, Any]) -> None:
    record = records_of(finished("coloretto", players, players, options=options))[0]
    chosen = {"R": "red", "Y": "yellow"}
    without = next((letter for letter, name in chosen.items() if name == options.get("without")), "")
    cards, starter = dealt_coloretto(record.secret or "", players, without, options.get("golden_joker", False))
    assert [record.game.notation.write_card(card) for card in record.order] == cards
    assert record.starts == starter


# ---- a section a game --------------------------------------------------------------------------------------------------------------------------


def section(title: str) -> str:
    found = re.search(rf"^## {title}$(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"docs/records.md has no section “{title}”"
    return found[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_section(game: str) -> None:
    text = section(game.capitalize())
    assert "**Cards**" in text
    assert f"**Order** ({GAMES[game].rules.CARDS} cards)" in text
    assert re.search(r"\*\*(Moves|The last two cards)\*\*", text)
    assert re.search(r"\*\*Options?\*\*", text)


@pytest.mark.parametrize("game", GAMES)
def test_examples_of_a_section_agree_as_far_as_they_go(game: str) -> None:
    for example in re.findall(r"```text\n(.*?)```", section(game.capitalize()), re.DOTALL):
        record = read_record(example)
        assert isinstance(record, Record), record
        assert record.game.name == game
        assert record.moves
        assert {found.code for found in check(record)} <= {"record-unfinished"}


def test_coloretto_has_an_example_that_says_what_its_comments_say() -> None:
    (example,) = re.findall(r"```text\n(.*?)```", section("Coloretto"), re.DOTALL)
    record = read_record(example)
    assert isinstance(record, Record), record
    s: Any = deal(record)
    for move in record.moves:
        record.game.rules.play(s, move.seat, move.action)
    held = [[LETTERS[card] for card in range(11) for _ in range(s.held[seat, card])] for seat in range(3)]
    assert held == [["G", "G"], ["R", "G"], ["B", "+2"]]
    assert (int(s.rounds), int(s.turn)) == (1, 1)


def test_coloretto_cards_moves_and_options_are_those_of_the_page() -> None:
    text = section("Coloretto")
    game = GAMES["coloretto"]
    for letter, name in zip(LETTERS, (*COLOUR_NAMES, "", "joker", "golden joker", "“last round”"), strict=True):
        assert f"`{letter}`" + (f" {name}" if name else "") in text
        assert game.notation.read_card(letter.lower()) == LETTERS.index(letter)
    for move, action in {"D": rules.DRAW, "P2": rules.PLACE + 1, "T2": rules.TAKE + 1, "=G": rules.NAME + 3}.items():
        assert f"`{move}`" in text
        assert game.notation.read(move) == action
    assert all(f"`{name}`" in text for name in game.Options.__struct_fields__)


@pytest.mark.parametrize(("players", "last", "size"), [(2, 44, 55), (3, 53, 65), (4, 62, 73), (5, 62, 72)])
@pytest.mark.parametrize("golden", [False, True])
def test_coloretto_last_round_is_the_card_the_page_says(players: int, last: int, size: int, golden: bool) -> None:
    options = {"two_players": players == 2, "golden_joker": golden}
    table = finished("coloretto", players, 3, options=options)
    (record,) = records_of(table)
    assert LETTERS[record.order[last - 1 - golden]] == "L"
    assert int(table.games[0].after(0).deck_size) == size
    assert f"| {last} |" in section("Coloretto")


def test_a_coloretto_match_is_four_records_and_the_left_neighbour_starts() -> None:
    table = seated(3, game="coloretto", games=4)
    while table.status != "over":
        play_randomly(table)
        if table.status == "between":
            do(table, table.decide_next(3.0, 0))
    text = write_record(table)
    assert re.findall(r"^match: \d$", text, re.MULTILINE) == ["match: 2", "match: 3", "match: 4"]
    records = read_records(text)
    assert isinstance(records, list)
    assert [check(record) for record in records] == [[], [], [], []]
    starts = [int(record.starts or 0) for record in records]
    assert [(seat + 1) % 3 for seat in starts[:-1]] == starts[1:]
    assert len(re.findall(r"^option starter: ", text, re.MULTILINE)) == 3
