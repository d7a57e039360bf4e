"""Scores that are looked up are those of the rules."""

from __future__ import annotations

import random

import numpy as np
import pytest

from sobremesa.core.plain import thaw
from sobremesa.games.parade import PARADE, rules, score
from sobremesa.games.parade.view import sheet


@pytest.mark.parametrize("players", range(2, 7))
def test_cards_laid_before_a_seat_are_worth_what_the_rules_say(players: int) -> None:
    chance = random.Random(players)
    for _ in range(20):
        deck = chance.sample(range(rules.CARDS), rules.CARDS)
        s = PARADE.new()
        rules.clear(s, players)
        for card in deck[: chance.randrange(50)]:
            rules.lay_before(s, chance.randrange(players), card)
        more, seat = deck[50 : 50 + chance.randrange(9)], chance.randrange(players)
        looked_up = score.before(thaw(s))[seat]
        assert looked_up.points == rules.points_of(s, seat)
        for card in more:
            rules.lay_before(s, seat, card)
        assert looked_up.points_with(more) == rules.points_of(s, seat)
        assert looked_up.has_all_colours_with(more) == rules.has_all_colours(s, seat)


@pytest.mark.parametrize("players", range(2, 7))
def test_the_sheet_has_the_standing_of_the_rules(players: int) -> None:
    chance = random.Random(players)
    s = PARADE.new()
    rules.clear(s, players)
    for card in chance.sample(range(rules.CARDS), 40):
        rules.lay_before(s, chance.randrange(players), card)
        points, ranks = np.zeros(players, np.int32), np.zeros(players, np.int32)
        rules.standing(s, points, ranks)
        seats = sheet(thaw(s)).seats
        assert [seat.points for seat in seats] == points.tolist()
        assert [seat.rank for seat in seats] == ranks.tolist()
        assert [seat.cards for seat in seats] == [rules.cards_before(s, seat) for seat in range(players)]
