"""The order of a record is judged before it is played: the right cards, as the set-up of the game can bring them about."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from sobremesa.core.errors import Refusal
from sobremesa.core.rng import rekey
from sobremesa.games.game import Options
from sobremesa.games.orders import why_not_order
from sobremesa.games.registry import GAMES
from sobremesa.i18n import LANGUAGES, reason
from sobremesa.table.check import check, deal, verify
from sobremesa.table.parsing import read_record
from sobremesa.table.records import CARDS_A_LINE, Record, write_record

from .helpers import abandon
from .test_records import finished

PLANS: list[tuple[str, int, dict[str, Any]]] = [
    *((name, players, {}) for name, game in GAMES.items() for players in game.player_counts()),
    ("coloretto", 2, {"two_players": True}),
    ("coloretto", 2, {"two_players": True, "golden_joker": True, "without": "green"}),
    ("coloretto", 3, {"without": "red"}),
    ("coloretto", 3, {"golden_joker": True}),
    ("coloretto", 4, {"golden_joker": True, "without": "red"}),
    ("jackrabbits", 3, {"tight_suits": "CHD", "board": "draft"}),
]


def shuffled(game: str, players: int, options: Options, seed: int) -> list[int]:
    s, order = GAMES[game].new(), np.empty(GAMES[game].rules.CARDS, np.int8)
    rekey(s, hashlib.sha256(b"%d" % seed).digest())
    GAMES[game].rules.shuffle(s, players, options.encode(), order)
    return [int(card) for card in order]


def options_of(game: str, given: dict[str, Any]) -> Options:
    options = GAMES[game].read_options(given)
    assert isinstance(options, Options)
    return options


@pytest.mark.parametrize(("game", "players", "given"), PLANS)
def test_every_shuffle_can_be_dealt(game: str, players: int, given: dict[str, Any]) -> None:
    options = options_of(game, given)
    for seed in range(50):
        order = shuffled(game, players, options, seed)
        assert why_not_order(GAMES[game], players, options, order) is None


@pytest.mark.parametrize(("game", "players", "given"), PLANS)
def test_wrong_cards_cannot_be_dealt(game: str, players: int, given: dict[str, Any]) -> None:
    options = options_of(game, given)
    order = shuffled(game, players, options, 1)
    other = next(card for card in order if card != order[0])
    kind = order.index(other)
    for wrong, code in (
        (order[1:], "record-cards"),
        ([*order, order[0]], "record-card-twice"),
        ([*order[:kind], *[order[0]] * 12, *order[kind + 12 :]], "record-card-twice"),
        ([], "record-cards"),
    ):
        refusal = why_not_order(GAMES[game], players, options, wrong)
        assert refusal is not None
        assert refusal.code == code


# ---- in a file ---------------------------------------------------------------------------------------------------------------------------------


def reordered(text: str, change: Callable[[list[str]], None]) -> str:
    """The record with its cards in another order, on as many lines as before."""
    lines = text.split("\n")
    at = [n for n, line in enumerate(lines) if line.startswith("order:")]
    cards = [card for n in at for card in lines[n].split()[1:]]
    change(cards)
    for index, n in enumerate(at):
        lines[n] = " ".join(["order:", *cards[index * CARDS_A_LINE : (index + 1) * CARDS_A_LINE]])
    return "\n".join(lines)


def line_of_card(text: str, place: int) -> int:
    first = next(n for n, line in enumerate(text.split("\n"), 1) if line.startswith("order:"))
    return first + (place - 1) // CARDS_A_LINE


def found_in(text: str) -> Refusal:
    record = read_record(text)
    assert isinstance(record, Record), record
    found = check(record)
    dealt = deal(record)
    assert isinstance(dealt, Refusal)
    assert dealt in found
    assert verify(record).refusal is not None
    for language in LANGUAGES:
        assert "{" not in reason(language, dealt, record.game)
    return dealt


def swap(a: int, b: int) -> Callable[[list[str]], None]:
    """Two cards change places; places count from 1."""

    def change(cards: list[str]) -> None:
        cards[a - 1], cards[b - 1] = cards[b - 1], cards[a - 1]

    return change


def to_place(place: int, card: str) -> Callable[[list[str]], None]:
    """The last such card of the deck comes to this place, and what was there goes where it was."""

    def change(cards: list[str]) -> None:
        at = max(n for n, one in enumerate(cards[:68]) if one == card)
        swap(place, at + 1)(cards)

    return change


def like_the_first(cards: list[str]) -> None:
    to_place(2, cards[0])(cards)


def colours_change_places(cards: list[str]) -> None:
    """Another colour than the chosen one stands at the end."""
    gone, other = cards[-1], cards[0]
    cards[:] = [{gone: other, other: gone}.get(card, card) for card in cards]


@pytest.mark.parametrize(
    ("change", "code", "place"),
    [
        (swap(53, 4), "coloretto-order-last", 4),  # on top of the deck: the game would never hear of its end in time
        (swap(53, 68), "coloretto-order-last", 68),  # at its bottom
        (swap(53, 54), "coloretto-order-last", 54),
        (swap(53, 77), "coloretto-order-last", 77),  # in the box
        (swap(53, 1), "coloretto-order-start", 1),
        (to_place(3, "J"), "coloretto-order-start", 3),
        (to_place(1, "+2"), "coloretto-order-start", 1),
        (like_the_first, "coloretto-order-same", 2),
        (to_place(70, "J"), "coloretto-order-gone", 70),
        (swap(4, 77), "coloretto-order-gone", 77),
        (colours_change_places, "coloretto-order-without", 69),
    ],
)
def test_what_no_set_up_of_coloretto_gives_is_refused(
    change: Callable[[list[str]], None], code: str, place: int
) -> None:
    text = reordered(write_record(finished("coloretto", 3, 4, options={"without": "red"})), change)
    refusal = found_in(text)
    assert (refusal.code, refusal.facts["place"]) == (code, place)
    assert refusal.facts["line"] == line_of_card(text, place)


def test_with_the_golden_joker_last_round_lies_one_card_higher() -> None:
    text = write_record(finished("coloretto", 4, 4, options={"golden_joker": True}))
    refusal = found_in(reordered(text, swap(61, 62)))
    assert refusal.facts | {"line": 0} == {"place": 62, "correct": 61, "under": 16, "line": 0}


@pytest.mark.parametrize(("place", "card"), [(1, 41), (40, 54)])
def test_the_court_of_jackrabbits_is_not_dealt(place: int, card: int) -> None:
    text = reordered(write_record(finished("jackrabbits", 3, 4)), swap(place, card))
    refusal = found_in(text)
    assert (refusal.code, refusal.facts["place"]) == ("jackrabbits-order-court", place)
    assert refusal.facts["line"] == line_of_card(text, place)


def test_the_court_of_jackrabbits_has_no_order() -> None:
    record = read_record(reordered(write_record(finished("jackrabbits", 3, 4)), swap(41, 54)))
    assert isinstance(record, Record)
    assert check(record) == []


@pytest.mark.parametrize(("game", "bottom"), [("parade", 66), ("coloretto", 68), ("jackrabbits", 40)])
def test_cards_nobody_saw_may_stand_in_any_order(game: str, bottom: int) -> None:
    """What was not drawn in an abandoned game could have lain otherwise."""
    table = finished(game, 3, 4)
    abandon(table, 1)
    record = read_record(reordered(write_record(table), swap(bottom - 1, bottom)))
    assert isinstance(record, Record)
    assert [found.code for found in check(record)] == ["record-unfinished"]
