"""Positions of all kinds in which somebody sets out, every way a view offers them, and what the rules make of it when it is really gone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from sobremesa.core.plain import thaw
from sobremesa.games.jackrabbits import state
from sobremesa.games.jackrabbits.cards import hand_limit, hearts_in_hand, lay_open
from sobremesa.games.jackrabbits.flight import may_fly
from sobremesa.games.jackrabbits.turn import is_ready
from sobremesa.games.jackrabbits.view import JackrabbitsMove, JackrabbitsView, view

from .build import action, capital, hands, put, rolled, written
from .play import any_options, compiled, legal, start

ME = 0
PLACES = [*range(state.HEXAGONS), state.UNDERGROUND]


class Way(NamedTuple):
    """A journey as a view offers it: the move, the cards proposed for it, and the move after it, with what is promised there."""

    move: JackrabbitsMove
    cards: list[int]
    then: str | None
    node: int
    promise: str | None
    risk: bool | None
    host: int | None


def setting_out(seed: int) -> Any:
    """Seat 0 has rolled and chooses where to go, or where to land: any options, places, royals and cards."""
    chance = random.Random(seed)
    players, options = any_options(seed, starter=ME)
    s = start(players, options, seed, compiled())
    put(hands(s, *held(chance, s)), *(there(chance, s, seat) for seat in range(players)))
    if is_ready(s, ME) and s.at[ME] == state.CITADEL:  # 4: the game would have been over
        s.at[ME] = state.UNDERGROUND
    if options.capital_aces:
        lay_capital(chance, s)
    if options.provisional_palaces:
        lay_hearts(s)
    rolled(s, chance.randint(1, 6), chance.randint(1, 6))
    if may_fly(s, ME) and chance.random() < 0.4:
        s.phase = state.FLYING
    return s


def lay_capital(chance: random.Random, s: Any) -> None:
    """An ace that nobody holds may lie before the traveller."""
    aces = [card for card in s.pile[: s.pile_size].tolist() if state.is_ace(card)]
    if aces and chance.random() < 0.5:
        capital(s, ME, written([chance.choice(aces)]))


def lay_hearts(s: Any) -> None:
    """9: whoever else rests on a house has laid all hearts open."""
    for seat in range(1, s.players):
        if state.CITADEL < s.at[seat] < state.HEXAGONS and hearts_in_hand(s, seat) >= state.HEARTS_SHOWN:
            for card in range(state.JOKER):
                if state.suit_of(card) == state.HEARTS and s.place[card] == state.IN_HAND + seat:
                    lay_open(s, seat, card)


def there(chance: random.Random, s: Any, seat: int) -> int:
    on_board = [place for place in PLACES if place == state.UNDERGROUND or int(s.present) >> place & 1]
    return chance.choice([*on_board, *([state.OFF] if seat != ME else [])])


def held(chance: random.Random, s: Any) -> list[str]:
    """A hand each: up to three royals, now and then a joker, numerals as they come."""
    numerals, royals, jokers = (
        [card for card in some if s.place[card] != state.GONE]
        for some in (range(state.NUMERALS), range(state.ROYAL, state.JOKER), range(state.JOKER, state.CARDS))
    )
    for some in (numerals, royals, jokers):
        chance.shuffle(some)
    found = []
    for _ in range(s.players):
        some = [royals.pop() for _ in range(chance.randint(0, 3)) if royals]
        some += [jokers.pop() for _ in range(chance.random() < 0.25) if jokers]
        some += [numerals.pop() for _ in range(chance.randint(1, 6))]
        found.append(written(some[: hand_limit(s)]))
    return found


def view_of(s: Any) -> JackrabbitsView:
    return view(thaw(s), ME)


def ways_of(view: JackrabbitsView) -> Iterator[Way]:
    """Every way to a hexagon, with what it would cost and bring."""
    for move in view.moves:
        found = move.preview
        cost = [] if found.payment is None else view.payments[found.payment].best
        if found.node is not None and found.node < state.HEXAGONS and found.onward is None:
            yield Way(move, cost, None, found.node, found.promise, found.risk, found.host)
        for route in found.onward or ():
            if route.node < state.HEXAGONS:
                other = cost if route.payment is None else view.payments[route.payment].best
                yield Way(move, other, route.then, route.node, route.promise, route.risk, route.host)


# ---- gone ------------------------------------------------------------------------------------------------------------------------------------


def gone(s: Any, way: Way) -> Any:
    """The game after this way, with everybody polite: nobody challenges who need not."""
    after = begun(s, way)
    paid(after, way.cards)
    return arrived(after, way)


def begun(s: Any, way: Way) -> Any:
    after = s.copy()
    compiled().play(after, ME, way.move.action)
    return after


def arrived(after: Any, way: Way) -> Any:
    """From the payment on."""
    if way.then is not None:
        play(after, way.then)
    while after.phase in (state.CHALLENGE, state.DEFENCE, state.SURPLUS):
        be_let_in(after)
    return after


def play(s: Any, notation: str) -> None:
    assert action(notation) in legal(compiled(), s), notation
    compiled().play(s, compiled().actor(s), action(notation))


def paid(s: Any, cards: list[int]) -> None:
    """These cards exactly: each is needed, and together they are enough."""
    for card in cards:
        assert s.phase == state.PAYING, "paid too much"
        high = state.PAY_HIGH + card
        choice = high if high in legal(compiled(), s) else state.PAY + card
        assert choice in legal(compiled(), s), written([card])
        compiled().play(s, ME, choice)
    assert s.phase != state.PAYING, "paid too little"


def be_let_in(s: Any) -> None:
    seat, actions = compiled().actor(s), legal(compiled(), s)
    if s.phase == state.DEFENCE:
        shows = [one for one in actions if state.SHOW <= one < state.PAY]
        compiled().play(s, seat, shows[-1] if shows else state.YIELD)
    else:
        compiled().play(s, seat, state.PASS if s.phase == state.CHALLENGE else actions[0])


def may_acquire(s: Any) -> bool:
    return s.phase == state.SETTLING and compiled().actor(s) == ME and state.ACQUIRE in legal(compiled(), s)


def without_royals(s: Any) -> Any:
    """The same, with royals that cannot be spent."""
    bare = s.copy()
    for card in range(state.ROYAL, state.JOKER):
        if bare.place[card] == state.IN_HAND + ME:
            bare.place[card] = state.NOWHERE
    return bare


def payments_in_numerals(s: Any) -> Iterator[Any]:
    """The game after every payment that can be made without royals, each set of cards once."""
    if s.phase != state.PAYING:
        yield s
        return
    last = max((card for card in range(state.NUMERALS) if int(s.paid) >> card & 1), default=-1)
    for choice in legal(compiled(), s):
        card = (choice - state.PAY) % state.CARDS
        if last < card < state.NUMERALS:
            after = s.copy()
            compiled().play(after, ME, choice)
            yield from payments_in_numerals(after)
