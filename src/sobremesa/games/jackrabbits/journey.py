"""The journey: free roads, and the transfers bought on the way (5.3, 6, 7)."""

from __future__ import annotations

from ...core.protocol import NOTHING, Moves
from . import state as S
from .cards import all_see, can_pay, give, holds, put_away
from .palace import enter
from .payment import begin_payment
from .state import State, as_int, bit, offer
from .survey import from_caves, onwards, out_of
from .turn import end_turn, increment, price, send_off, settle

# ---- where the roads lead --------------------------------------------------------------------------------------------------------------------


def region(s: State) -> int:
    """All that the traveller touches for free from where it is: nodes as a set, and OFF if a shore is reached."""
    node = as_int(s.on_road)
    start = as_int(s.at[s.turn])
    if node != NOTHING:
        reached = bit(node) | (out_of(s, node) if node < S.HEXAGONS else onwards(s, node, as_int(s.barred)))
    elif start == S.UNDERGROUND:
        reached = from_caves(s)
    else:
        reached = out_of(s, start)
    return carried_on(s, reached)


def passed_houses(s: State) -> int:
    """9, trailing carrots: the hexagons that stop no journey of the traveller, as a set; none without the option."""
    houses = 0
    if s.switches & S.TRAILING_CARROTS:
        for house in range(S.ROYALS):
            if s.owner[house] == s.turn:
                houses |= bit(house + 1)
    return houses


def carried_on(s: State, reached: int) -> int:
    """9: on over the traveller's own carrots, whatever these nodes were reached by."""
    left = passed_houses(s)
    while reached & left:
        for hexagon in range(S.HEXAGONS):
            if reached & left & bit(hexagon):
                left &= ~bit(hexagon)
                reached |= out_of(s, hexagon)
    return reached


def caves_ahead(s: State, reached: int) -> int:
    """Caves the traveller can go into: not the one it has just come out of, and none on the way out of the underground [R].
    Whoever came to a cave from the sea stands before it (6.2)."""
    if s.on_road == NOTHING and s.at[s.turn] == S.UNDERGROUND:
        return 0
    caves = reached & S.CAVES
    if s.on_road != NOTHING and s.barred == NOTHING:
        caves &= ~bit(as_int(s.on_road))
    return caves


# ---- shores ----------------------------------------------------------------------------------------------------------------------------------


def shore_number(node: int, end: int) -> int:
    if node < S.HEXAGONS:
        return node * S.SIDES + end
    return S.HEXAGONS * S.SIDES + (node - S.ROADS) * S.ENDS + end


def shore_node(shore: int) -> int:
    if shore < S.HEXAGONS * S.SIDES:
        return shore // S.SIDES
    return S.ROADS + (shore - S.HEXAGONS * S.SIDES) // S.ENDS


def shore_end(shore: int) -> int:
    if shore < S.HEXAGONS * S.SIDES:
        return shore % S.SIDES
    return (shore - S.HEXAGONS * S.SIDES) % S.ENDS


def inland(s: State, shore: int) -> int:
    """6.2: where the road of a shore leads: to the hexagon or the cave itself, or along a road, nodes as a set."""
    node = shore_node(shore)
    if node < S.HEXAGONS or S.CAVES & bit(node):
        return bit(node)
    return onwards(s, node, shore_end(shore))


def pieces_with_shore(s: State, reached: int) -> int:
    """6.3: roads of pieces that have a shore; a rhombus is one piece with two roads [R]. Of hexagons the one set out from, and those passed (9)."""
    shored = as_int(s.shored)
    found = reached & shored & (~S.ALL_HEXAGONS | passed_houses(s))
    for node in range(S.ROADS, S.TRIANGLES):
        other = twin_of(node)
        if reached & bit(node) and shored & bit(other):
            found |= bit(other)
    if s.on_road == NOTHING and s.at[s.turn] < S.HEXAGONS:
        found |= shored & bit(as_int(s.at[s.turn]))
    return found


def twin_of(road: int) -> int:
    return road + 1 if (road - S.ROADS) % 2 == 0 else road - 1


def only_shore(s: State, nodes: int) -> int:
    """The number of the shore, if these nodes have a single one: it is not an `other` shore then (6.2)."""
    found = NOTHING
    for node in range(S.NODES):
        if nodes & bit(node):
            for end in range(S.SIDES):
                if s.link[node, end] == S.SHORE:
                    if found != NOTHING:
                        return NOTHING
                    found = shore_number(node, end)
    return found


def landings(s: State, action: int, harbours: int, moves: Moves, count: int) -> int:
    """6.2: from one of these nodes to any other shore."""
    excluded = only_shore(s, harbours)
    for node in range(S.NODES):
        if as_int(s.shored) & bit(node):
            for end in range(S.SIDES):
                if s.link[node, end] == S.SHORE and shore_number(node, end) != excluded:
                    count = offer(moves, count, action + shore_number(node, end))
    return count


# ---- legal journeys --------------------------------------------------------------------------------------------------------------------------


def legal_journeys(s: State, seat: int, moves: Moves) -> int:
    reached = region(s)
    count = destinations(s, reached, moves)
    count = transfers(s, seat, reached, moves, count)
    if ridden_joker(s, seat) != NOTHING:
        count = hexagons(s, S.RIDE, moves, count)
        harbours = pieces_with_shore(s, reached)
        if harbours:
            count = landings(s, S.FLOAT, harbours, moves, count)
    return count


def destinations(s: State, reached: int, moves: Moves) -> int:
    """5.3: staying is a choice as long as the journey has not begun; it ends on a hexagon, in the underground, or off the board."""
    count = 0
    if s.on_road == NOTHING:
        count = offer(moves, count, S.STAY)
    for hexagon in range(S.HEXAGONS):
        if reached & bit(hexagon):
            count = offer(moves, count, S.GO + hexagon)
    if caves_ahead(s, reached):
        count = offer(moves, count, S.REST)
    if reached & (1 << S.OFF) or count == 0:  # where no road leads anywhere, the rabbit is lost [R]
        count = offer(moves, count, S.LEAVE)
    return count


def transfers(s: State, seat: int, reached: int, moves: Moves, count: int) -> int:
    """6: what can be bought at the pieces the free road touches."""
    need = price(s)
    count = shortcuts(s, seat, reached, moves, count)
    if reached & S.CROSSINGS and can_pay(s, seat, need, S.FOR_MERCHANT):
        count = hexagons(s, S.GALLOP, moves, count)
        harbours = reached & S.CROSSINGS & as_int(s.shored)
        if harbours:
            count = landings(s, S.SAIL, harbours, moves, count)
    if reached & S.TAVERNS and joker_in_court(s) != NOTHING and can_pay(s, seat, need, S.FOR_TAVERN):
        count = triangles(S.TAVERN, reached & S.TAVERNS, moves, count)
    caves = caves_ahead(s, reached)
    if caves and can_pay(s, seat, need, S.FOR_HOLE):
        others = as_int(s.present) & S.CAVES
        if caves & (caves - 1) == 0:  # a single way in is no way out
            others &= ~caves
        count = triangles(S.HOLE, others, moves, count)
    return count


def shortcuts(s: State, seat: int, reached: int, moves: Moves, count: int) -> int:
    """6.1"""
    for kind in range(3):
        roads = reached & S.RHOMBI[kind]
        if roads and can_pay(s, seat, price(s), S.FOR_SHORTCUT[kind]):
            for road in range(S.ROADS, S.TRIANGLES):
                if roads & bit(road):
                    count = offer(moves, count, S.SHORTCUT + road - S.ROADS)
    return count


def hexagons(s: State, action: int, moves: Moves, count: int) -> int:
    for hexagon in range(S.HEXAGONS):
        if as_int(s.present) & bit(hexagon):
            count = offer(moves, count, action + hexagon)
    return count


def triangles(action: int, nodes: int, moves: Moves, count: int) -> int:
    for node in range(S.TRIANGLES, S.NODES):
        if nodes & bit(node):
            count = offer(moves, count, action + node - S.TRIANGLES)
    return count


# ---- jokers (6.3) ----------------------------------------------------------------------------------------------------------------------------


def joker_in_court(s: State) -> int:
    for card in range(S.JOKER, S.CARDS):
        if s.place[card] == S.IN_COURT:
            return card
    return NOTHING


def ridden_joker(s: State, seat: int) -> int:
    """From the moment it is taken, in the same journey too."""
    for card in range(S.JOKER, S.CARDS):
        if holds(s, seat, card):
            return card
    return NOTHING


def release_joker(s: State, seat: int) -> None:
    put_away(s, seat, ridden_joker(s, seat))


def take_joker(s: State, seat: int) -> None:
    card = joker_in_court(s)
    give(s, seat, card)
    all_see(s, card, seat)


# ---- travelling ------------------------------------------------------------------------------------------------------------------------------


def begin_journey(s: State) -> None:
    s.phase = S.JOURNEY
    s.asked = s.turn


def travel(s: State, seat: int, kind: int, argument: int) -> None:
    """What is free happens; what costs something is paid first."""
    if kind == S.STAY:
        stay(s, seat)
    elif kind == S.REST:
        s.at[seat] = S.UNDERGROUND
        increment(s)
    elif kind == S.LEAVE:
        send_off(s, seat)
        end_turn(s)
    elif kind == S.GO:
        enter(s, argument)
    elif kind == S.RIDE:
        release_joker(s, seat)
        arrive(s, argument)
    elif kind == S.FLOAT:
        release_joker(s, seat)
        land(s, argument)
    else:
        begin_payment(s, kind + argument, price(s), suits_for(kind, argument))


def stay(s: State, seat: int) -> None:
    if s.at[seat] == S.UNDERGROUND:
        increment(s)
    else:
        settle(s)


def is_paid(kind: int) -> bool:
    """6: a transfer."""
    return kind == S.GALLOP or kind == S.SHORTCUT or kind == S.TAVERN or kind == S.HOLE or kind == S.SAIL


def suits_for(kind: int, argument: int) -> int:
    """1.6: what the piece takes."""
    if kind == S.SHORTCUT:
        return S.FOR_SHORTCUT[argument // 2 % 3]
    if kind == S.TAVERN:
        return S.FOR_TAVERN
    if kind == S.HOLE:
        return S.FOR_HOLE
    return S.FOR_MERCHANT


def transfer(s: State, seat: int, kind: int, argument: int) -> None:
    """The price is paid."""
    if kind == S.GALLOP:
        arrive(s, argument)
    elif kind == S.SHORTCUT:
        be_on_road(s, twin_of(S.ROADS + argument), NOTHING)
    elif kind == S.TAVERN:
        take_joker(s, seat)
        be_on_road(s, S.TRIANGLES + argument, NOTHING)
    elif kind == S.HOLE:
        be_on_road(s, S.TRIANGLES + argument, NOTHING)
    else:
        land(s, argument)


def after_transfer(s: State, kind: int, argument: int) -> int:
    """What the free road touches after a transfer, a ride or a flight: nodes as a set, and OFF if a shore is reached."""
    if kind == S.SHORTCUT:
        reached = onwards(s, twin_of(S.ROADS + argument), NOTHING)
    elif kind == S.TAVERN or kind == S.HOLE:
        reached = onwards(s, S.TRIANGLES + argument, NOTHING)
    elif kind == S.SAIL or kind == S.FLOAT:
        reached = inland(s, argument)
    else:
        reached = bit(argument)
    return carried_on(s, reached)


def be_on_road(s: State, node: int, barred: int) -> None:
    s.on_road = node
    s.barred = barred
    begin_journey(s)


def land(s: State, shore: int) -> None:
    """6.2: walk in along the road of that shore."""
    node = shore_node(shore)
    if node >= S.HEXAGONS:
        be_on_road(s, node, shore_end(shore))
    else:
        arrive(s, node)


def arrive(s: State, hexagon: int) -> None:
    """By a merchant, on a joker, in flight or from the sea: the journey is over, unless one's own carrot lets it go on (9)."""
    if passed_houses(s) & bit(hexagon):
        be_on_road(s, hexagon, NOTHING)
    else:
        enter(s, hexagon)
