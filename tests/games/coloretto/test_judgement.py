"""What judgement notices in Coloretto, from whose eyes, and that looking changes nothing."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from sobremesa import bots
from sobremesa.core.protocol import OVER, UNKNOWN
from sobremesa.games.coloretto import COLORETTO, judgement, rules
from sobremesa.games.coloretto.notation import LETTERS

from .tables import dealt, next_cards, play

RUN = bots.bound(COLORETTO)


def noticed(s: Any, seat: int, action: int) -> Any:
    room = np.full(rules.THOUGHTS, np.nan)
    assert RUN.notice(s, seat, action, room)
    return room[: rules.FACTS]


def positions(players: int, seed: int) -> list[Any]:
    """Every one of a game by chance before the jokers are named."""
    s, chance, found = dealt(players, seed), np.random.default_rng(seed), []
    while (seat := rules.actor(s)) != OVER and s.phase == rules.PLAYING:
        found.append(s.copy())
        rules.play(s, seat, int(chance.choice(COLORETTO.legal(s, seat))))
    return found


@pytest.mark.parametrize("players", [2, 3, 5])
def test_looking_changes_nothing_and_tells_no_more_than_the_seat_knows(players: int) -> None:
    for s in positions(players, players)[::5]:
        seat, before, other = rules.actor(s), s.tobytes(), s.copy()
        RUN.redeal(other, seat)
        assert RUN.outlook(s, seat) == RUN.outlook(other, seat)
        for action in COLORETTO.legal(s, seat):
            facts = noticed(s, seat, action)
            assert np.isfinite(facts).all()
            assert facts.tobytes() == noticed(other, seat, action).tobytes()
        assert s.tobytes() == before


def test_a_worked_example() -> None:
    """Two greens lie in the first row. To take it is noticed as if it had been done."""
    s = dealt(3)
    s.held[:] = 0
    next_cards(s, "G G")
    play(s, "D P1 D P1")
    seat, green = rules.actor(s), LETTERS.index("G")
    s.held[seat, green] = 1
    s.held[(seat + 1) % 3, green] = 2
    facts = noticed(s, seat, rules.TAKE)
    of_green = facts[green * rules.COLOUR_FACTS :][: rules.COLOUR_FACTS]
    assert of_green[judgement.OWN] * 6 == pytest.approx(3)
    assert of_green[judgement.MOST] * 6 == pytest.approx(2)
    assert of_green[judgement.IN_ROWS] == 0
    assert of_green[judgement.TO_COME] * 9 == pytest.approx(9 - 3 - 2)
    assert facts[judgement.OWN_POINTS] * 30 == pytest.approx(6)  # three of a colour
    assert facts[judgement.OWN_LEAD] * 15 == pytest.approx(6 - 3)
    assert facts[judgement.IS_OUT] == 1
    assert facts[judgement.OTHERS_IN] * 4 == 2


def test_colours_are_only_names() -> None:
    order = np.random.default_rng(3).permutation(rules.COLOURS)
    kinds = np.arange(rules.KINDS)
    kinds[: rules.COLOURS] = order
    for s in positions(4, 7)[::7]:
        renamed, seat = s.copy(), rules.actor(s)
        for field in ("row", "drawn"):
            renamed[field] = np.where(s[field] >= 0, kinds[s[field]], s[field])
        for field in ("held", "aside"):
            renamed[field][..., kinds] = s[field]
        for field in ("gone", "named"):
            renamed[field][..., order] = s[field]
        assert RUN.outlook(renamed, seat) == pytest.approx(RUN.outlook(s, seat))


@pytest.mark.parametrize("switch", ["other_table", "golden_joker"])
def test_there_is_no_outlook_where_it_has_not_learnt_to_play(switch: str) -> None:
    s = dealt(3)
    assert RUN.outlook(s, rules.actor(s)) != UNKNOWN
    s[switch] = 1
    assert RUN.outlook(s, rules.actor(s)) == UNKNOWN
    five = dealt(5)
    assert RUN.outlook(five, rules.actor(five)) == UNKNOWN


def test_there_is_no_outlook_while_jokers_are_named() -> None:
    s = dealt(3)
    s.phase, s.unnamed[0] = rules.NAMING, 1
    assert RUN.outlook(s, 0) == UNKNOWN
    assert not RUN.notice(s, 0, rules.NAME, np.zeros(rules.THOUGHTS))
