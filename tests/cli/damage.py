"""Files that something happened to: records of every game, board codes and options, damaged by seeded chance. The same number, the same damage."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec

from sobremesa.games.jackrabbits.board import random_board, sample_board, write_code
from sobremesa.games.jackrabbits.board.codes import ALPHABET, CHECKS, PREFIX, PRIME
from sobremesa.games.registry import GAMES
from sobremesa.table.records import write_record

from ..table.test_records import finished

FEW = 8  # moves of an abandoned game
# Besides the usual game with every number of players: what changes cards and set-up.
UNUSUAL: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "coloretto": [
        (2, {"two_players": True, "without": "red"}),
        (3, {"golden_joker": True, "without": "brown", "starter": 1}),
        (5, {"golden_joker": True, "other_table": True}),
    ],
    "jackrabbits": [
        (2, {"board": "draft", "tight_suits": "CS", "turn_limit": 1}),
        (3, {"board": "random:3:2", "ambivalent_aces": True, "individual_trades": True, "turn_limit": 4}),
    ],
}
USUAL: dict[str, dict[str, Any]] = {"jackrabbits": {"turn_limit": 4}}  # at random some games would last for hours
NUMBERS = ("0", "-1", "1", "2", "3", "7", "12", "99", "128", "256", "65536", "999999", "9" * 40, "1e9", "0x1", "٣", "²")
WORDS = (
    "",
    " ",
    "#",
    '"',
    '"x',
    "true",
    "None",
    "seat 1: x",
    "order:",
    "\t",
    "\x00",
    "\u2028",
    "J*",
    "L",
    "+2",
    "K♣",
    "\u212a",
)

ALIKE = str.maketrans(
    "Kks13:JA", "\u212a\u212a\u017f١٣：ЈА"
)  # what looks alike, or is the same letter to a careless reader


# ---- whole files -------------------------------------------------------------------------------------------------------------------------------


def plans(game: str) -> list[tuple[int, dict[str, Any]]]:
    usual = USUAL.get(game, {})
    return [(players, usual) for players in GAMES[game].player_counts()] + UNUSUAL.get(game, [])


@cache
def written(game: str, plan: int, seed: int) -> str:
    players, options = plans(game)[plan]
    return write_record(finished(game, players, seed, ("azúcar",), options))


def whole(chance: random.Random) -> list[str]:
    """The lines of a record that holds: often abandoned early, sometimes without its secret, now and then two games in a file."""
    game = chance.choice(sorted(GAMES))
    lines = written(game, chance.randrange(len(plans(game))), chance.randrange(2)).split("\n")
    if chance.random() < 0.85:
        lines = abandoned(lines)
    if chance.random() < 0.3:
        lines = [line for line in lines if not line.startswith(("secret", "commitment"))]
    return [*lines, *whole(chance)] if chance.random() < 0.05 else lines


def abandoned(lines: list[str]) -> list[str]:
    head = [line for line in lines if not line[:1].isdigit() and not line.startswith(("score", "winner"))]
    return [*head, *[line for line in lines if line[:1].isdigit()][:FEW]]


# ---- what can happen to them -------------------------------------------------------------------------------------------------------------------


def places_of(lines: Sequence[str], pattern: str) -> list[int]:
    return [n for n, line in enumerate(lines) if re.match(pattern, line)]


def on_cards(change: Callable[[random.Random, list[str]], None]) -> Callable[[random.Random, list[str]], list[str]]:
    """A damage of the cards of the order, which are then written over the same lines."""

    def damaged(chance: random.Random, lines: list[str]) -> list[str]:
        at = places_of(lines, "order:")
        cards = [card for n in at for card in lines[n].split()[1:]]
        if len(cards) < 2:
            return lines
        change(chance, cards)
        share = -(-len(cards) // len(at))
        for index, n in enumerate(at):
            lines[n] = " ".join(["order:", *cards[index * share : (index + 1) * share]])
        return lines

    return damaged


def swap_cards(chance: random.Random, cards: list[str]) -> None:
    a, b = chance.sample(range(len(cards)), 2)
    cards[a], cards[b] = cards[b], cards[a]


def shuffle_cards(chance: random.Random, cards: list[str]) -> None:
    some = cards[chance.randrange(len(cards)) :]
    chance.shuffle(some)
    cards[len(cards) - len(some) :] = some


def double_card(chance: random.Random, cards: list[str]) -> None:
    cards[chance.randrange(len(cards))] = chance.choice(cards)


def drop_card(chance: random.Random, cards: list[str]) -> None:
    del cards[chance.randrange(len(cards))]


def add_card(chance: random.Random, cards: list[str]) -> None:
    cards.insert(chance.randrange(len(cards) + 1), chance.choice(cards))


def foreign_card(chance: random.Random, cards: list[str]) -> None:
    game = GAMES[chance.choice(sorted(GAMES))]
    cards[chance.randrange(len(cards))] = game.notation.write_card(chance.randrange(11))


def all_foreign(chance: random.Random, cards: list[str]) -> None:
    cards[:] = [card for line in whole(chance) if line.startswith("order:") for card in line.split()[1:]]


def swap_lines(chance: random.Random, lines: list[str]) -> list[str]:
    a, b = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]
    return lines


def drop_line(chance: random.Random, lines: list[str]) -> list[str]:
    del lines[chance.randrange(len(lines))]
    return lines


def double_line(chance: random.Random, lines: list[str]) -> list[str]:
    lines.insert(chance.randrange(len(lines)), chance.choice(lines))
    return lines


def cut_line(chance: random.Random, lines: list[str]) -> list[str]:
    n = chance.randrange(len(lines))
    lines[n] = lines[n][: chance.randrange(len(lines[n]) + 1)]
    return lines


def cut_file(chance: random.Random, lines: list[str]) -> list[str]:
    return cut_line(chance, lines[: chance.randrange(1, len(lines) + 1)])


def foreign_line(chance: random.Random, lines: list[str]) -> list[str]:
    n, other = chance.randrange(len(lines)), chance.choice(whole(chance))
    lines[n : n + chance.randrange(2)] = [other]
    return lines


def other_number(chance: random.Random, lines: list[str]) -> list[str]:
    n = chance.choice(places_of(lines, r".*\d") or [0])
    found = list(re.finditer(r"\d+", lines[n]))
    if found:
        number = chance.choice(found)
        lines[n] = lines[n][: number.start()] + chance.choice(NUMBERS) + lines[n][number.end() :]
    return lines


def other_seat(chance: random.Random, lines: list[str]) -> list[str]:
    n = chance.choice(places_of(lines, r"\d") or [0])
    lines[n] = re.sub(r"^\d+", str(chance.randrange(8)), lines[n])
    return lines


def other_move(chance: random.Random, lines: list[str]) -> list[str]:
    n = chance.choice(places_of(lines, r"\d") or [0])
    moves = [line.split()[-1] for line in (lines if chance.random() < 0.8 else whole(chance)) if line[:1].isdigit()]
    lines[n] = re.sub(r"\S+$", lambda _: chance.choice(moves or WORDS), lines[n])
    return lines


def other_options(chance: random.Random, lines: list[str]) -> list[str]:
    name = chance.choice(option_names())
    value = chance.choice([*NUMBERS, *WORDS, "red", "random", "sample", "draft", "random:5", "CSH", board_code(chance)])
    lines.insert(chance.randrange(len(lines)), f"option {name}: {value}")
    return lines


def other_head(chance: random.Random, lines: list[str]) -> list[str]:
    n = chance.choice(places_of(lines, "game:|rules:|players:|starts:|match:") or [0])
    game = chance.choice(sorted(GAMES))
    key = lines[n].partition(":")[0]
    value = {"game": game, "rules": GAMES[game].version}.get(key, str(chance.randrange(8)))
    lines[n] = f"{key}: {value}"
    return lines


def other_words(chance: random.Random, lines: list[str]) -> list[str]:
    n = chance.randrange(len(lines))
    at = chance.randrange(len(lines[n]) + 1)
    lines[n] = lines[n][:at] + chance.choice(WORDS) + lines[n][at:]
    return lines


def look_alike(chance: random.Random, lines: list[str]) -> list[str]:
    n = chance.choice(places_of(lines, r"order:|\d|starts:|seat") or [0])
    at = chance.randrange(len(lines[n]) + 1)
    word = re.compile(r"\S*").match(lines[n], at)
    end = word.end() if word else at
    lines[n] = lines[n][:at] + lines[n][at:end].translate(ALIKE) + lines[n][end:]
    return lines


CARD_DAMAGES = (swap_cards, shuffle_cards, double_card, drop_card, add_card, foreign_card, all_foreign)
LINE_DAMAGES = (
    swap_lines,
    drop_line,
    double_line,
    cut_line,
    cut_file,
    foreign_line,
    other_number,
    other_seat,
    other_move,
    other_options,
    other_head,
    other_words,
    look_alike,
)
DAMAGES = (*(on_cards(change) for change in (*CARD_DAMAGES, swap_cards, shuffle_cards)), *LINE_DAMAGES)


def random_bytes(chance: random.Random, data: bytes) -> bytes:
    at, size = chance.randrange(len(data) + 1), chance.randrange(4)
    return data[:at] + chance.randbytes(chance.randrange(1, 4)) + data[at + size :]


def damaged_record(number: int) -> bytes:
    chance = random.Random(f"record {number}")
    lines = list(whole(chance))
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        lines = chance.choice(DAMAGES)(chance, lines) or [""]
    data = "\n".join(lines).encode()
    return random_bytes(chance, data) if chance.random() < 0.08 else data


# ---- board codes and options -------------------------------------------------------------------------------------------------------------------


@cache
def good_codes() -> list[str]:
    boards = [sample_board(), random_board(1, 2), random_board(2, 1, (0, 3)), random_board(5, 0, (0, 1, 2))]
    return [write_code(board) for board in boards]


def board_code(chance: random.Random) -> str:
    """A code with some characters changed, or a number of any size whose check is right."""
    if chance.random() < 0.3:
        return checked(chance.randrange(58 ** chance.randrange(1, 100)))
    letters = list(chance.choice(good_codes()))
    for _ in range(chance.randrange(3)):
        at = chance.randrange(len(letters))
        letters[at : at + chance.randrange(3)] = chance.choice(["", chance.choice(ALPHABET), "🐇", "0", " "])
    return "".join(letters[: chance.choice((len(letters), len(letters), chance.randrange(len(letters) + 1)))])


def checked(number: int) -> str:
    return PREFIX + in_letters(number) + in_letters(number % PRIME).rjust(CHECKS, ALPHABET[0])


def in_letters(number: int) -> str:
    return (in_letters(number // 58) if number >= 58 else "") + ALPHABET[number % 58]


@cache
def option_names() -> list[str]:
    names = {name for game in GAMES.values() for name in game.Options.__struct_fields__}
    return [*sorted(names), "jokers", ""]


def damaged_options(number: int) -> tuple[str, int, dict[str, Any]]:
    """A game, how many sit down, and options as a message or a file may bring them."""
    chance = random.Random(f"options {number}")
    game = chance.choice(sorted(GAMES))
    players, options = chance.choice(plans(game))
    given = msgspec.to_builtins(GAMES[game].Options()) | options
    for _ in range(chance.randrange(1, 4)):
        name = chance.choice(list(given) if given and chance.random() < 0.7 else option_names())
        given[name] = chance.choice([*NUMBERS, *WORDS, *STRANGE, board_code(chance), f"random:{chance.randrange(99)}"])
    return game, chance.choice((players, players, chance.randrange(-1, 9))), given


STRANGE: tuple[Any, ...] = (
    None,
    True,
    False,
    -2,
    -1,
    0,
    1,
    3,
    5,
    10_001,
    2**31,
    2**63,
    10**30,
    0.5,
    1e300,
    float("nan"),
    float("inf"),
    [],
    [1],
    {},
    {"a": [None]},
    "DHSC",
    "CS",
    "CSH",
    "red",
    "draft",
    "sample",
    "random",
    "random:",
    "random:1:3",
    "random:٣",
    "random:" + "9" * 30,
    "tribal",
    "x" * 10_000,
)


def damaged_code(number: int) -> str:
    chance = random.Random(f"code {number}")
    if chance.random() < 0.2:
        return chance.randbytes(chance.randrange(80)).decode("latin-1")
    return board_code(chance)
