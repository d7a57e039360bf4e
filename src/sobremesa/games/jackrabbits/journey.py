"""The journey: free roads, and the transfers bought on the way (5.3, 6, 7)."""

from __future__ import annotations

from ...core.protocol import NOTHING, Moves
from .cards import all_see, can_pay, give, holds, put_away
from .network import from_caves, onwards
from .palace import enter
from .payment import begin_payment
from .state import (
    ALL_HEXAGONS,
    CARDS,
    CAVES,
    CITADEL,
    CROSSINGS,
    ENDS,
    FLOAT,
    FOR_HOLE,
    FOR_MERCHANT,
    FOR_SHORTCUT,
    FOR_TAVERN,
    GALLOP,
    GO,
    HEXAGONS,
    HOLE,
    IN_COURT,
    JOKER,
    JOURNEY,
    LEAVE,
    NODES,
    OFF,
    REST,
    RIDE,
    ROADS,
    SAIL,
    SHORE,
    SHORES,
    SHORTCUT,
    SIDES,
    STAY,
    TAVERN,
    TAVERNS,
    TRAILING_CARROTS,
    TRIANGLES,
    UNDERGROUND,
    State,
    bit,
    wide,
)
from .turn import end_turn, increment, price, send_off, settle

# ---- where the roads lead --------------------------------------------------------------------------------------------------------------------


def region(s: State) -> int:
    """All that the traveller touches for free from where it is: nodes as a set, and OFF if a shore is reached."""
    node = wide(s.on_road)
    start = wide(s.at[s.turn])
    if node != NOTHING:
        reached = bit(node) | (wide(s.out_of[node]) if node < HEXAGONS else onwards(s, node, wide(s.barred)))
    elif start == UNDERGROUND:
        reached = from_caves(s)
    else:
        reached = wide(s.out_of[start])
    return with_trailing_carrots(s, reached) if s.switches & TRAILING_CARROTS else reached


def with_trailing_carrots(s: State, reached: int) -> int:
    """9: a hexagon with one's own carrot need not stop a journey."""
    passed = 0
    more = True
    while more:
        more = False
        for house in range(HEXAGONS - 1):
            if s.owner[house] == s.turn and reached & bit(house + 1) and not passed & bit(house + 1):
                passed |= bit(house + 1)
                reached |= wide(s.out_of[house + 1])
                more = True
    return reached


def caves_ahead(s: State, reached: int) -> int:
    """Caves the traveller can go into: not the one it has just come out of, and none on the way out of the underground [R]."""
    if s.on_road == NOTHING and s.at[s.turn] == UNDERGROUND:
        return 0
    caves = reached & CAVES
    if s.on_road != NOTHING:
        caves &= ~bit(wide(s.on_road))
    return caves


# ---- shores ----------------------------------------------------------------------------------------------------------------------------------


def shore_number(node: int, end: int) -> int:
    if node < HEXAGONS:
        return node * SIDES + end
    return HEXAGONS * SIDES + (node - ROADS) * ENDS + end


def shore_node(shore: int) -> int:
    if shore < HEXAGONS * SIDES:
        return shore // SIDES
    return ROADS + (shore - HEXAGONS * SIDES) // ENDS


def shore_end(shore: int) -> int:
    if shore < HEXAGONS * SIDES:
        return shore % SIDES
    return (shore - HEXAGONS * SIDES) % ENDS


def pieces_with_shore(s: State, reached: int) -> int:
    """6.3: roads of pieces that have a shore; a rhombus is one piece with two roads [R]."""
    shored = wide(s.shored)
    found = reached & shored & ~ALL_HEXAGONS
    for node in range(ROADS, TRIANGLES):
        other = twin_of(node)
        if reached & bit(node) and shored & bit(other):
            found |= bit(other)
    if s.on_road == NOTHING and s.at[s.turn] < HEXAGONS:
        found |= shored & bit(wide(s.at[s.turn]))
    elif CITADEL <= s.on_road < HEXAGONS:
        found |= shored & bit(wide(s.on_road))
    return found


def twin_of(road: int) -> int:
    return road + 1 if (road - ROADS) % 2 == 0 else road - 1


def only_shore(s: State, nodes: int) -> int:
    """The number of the shore, if these nodes have a single one: it is not an `other` shore then (6.2)."""
    found = NOTHING
    for node in range(NODES):
        if nodes & bit(node):
            for end in range(SIDES):
                if s.link[node, end] == SHORE:
                    if found != NOTHING:
                        return NOTHING
                    found = shore_number(node, end)
    return found


def landings(s: State, action: int, harbours: int, moves: Moves, count: int) -> int:
    """6.2: from one of these nodes to any other shore."""
    excluded = only_shore(s, harbours)
    for node in range(NODES):
        if wide(s.shored) & bit(node):
            for end in range(SIDES):
                if s.link[node, end] == SHORE and shore_number(node, end) != excluded:
                    moves[count] = action + shore_number(node, end)
                    count += 1
    return count


# ---- legal journeys --------------------------------------------------------------------------------------------------------------------------


def legal_journeys(s: State, seat: int, moves: Moves) -> int:
    reached = region(s)
    count = destinations(s, reached, moves)
    count = transfers(s, seat, reached, moves, count)
    if ridden_joker(s, seat) != NOTHING:
        count = hexagons(s, RIDE, moves, count)
        harbours = pieces_with_shore(s, reached)
        if harbours:
            count = landings(s, FLOAT, harbours, moves, count)
    return count


def destinations(s: State, reached: int, moves: Moves) -> int:
    """5.3: staying is a choice as long as the journey has not begun; it ends on a hexagon, in the underground, or off the board."""
    count = 0
    if s.on_road == NOTHING:
        moves[count] = STAY
        count += 1
    for hexagon in range(HEXAGONS):
        if reached & bit(hexagon):
            moves[count] = GO + hexagon
            count += 1
    if caves_ahead(s, reached):
        moves[count] = REST
        count += 1
    if reached & (1 << OFF) or count == 0:  # where no road leads anywhere, the rabbit is lost [R]
        moves[count] = LEAVE
        count += 1
    return count


def transfers(s: State, seat: int, reached: int, moves: Moves, count: int) -> int:
    """6: what can be bought at the pieces the free road touches."""
    need = price(s)
    count = shortcuts(s, seat, reached, moves, count)
    if reached & CROSSINGS and can_pay(s, seat, need, FOR_MERCHANT):
        count = hexagons(s, GALLOP, moves, count)
        harbours = reached & CROSSINGS & wide(s.shored)
        if harbours:
            count = landings(s, SAIL, harbours, moves, count)
    if reached & TAVERNS and joker_in_court(s) != NOTHING and can_pay(s, seat, need, FOR_TAVERN):
        count = triangles(TAVERN, reached & TAVERNS, moves, count)
    caves = caves_ahead(s, reached)
    if caves and can_pay(s, seat, need, FOR_HOLE):
        others = wide(s.present) & CAVES
        if caves & (caves - 1) == 0:  # a single way in is no way out
            others &= ~caves
        count = triangles(HOLE, others, moves, count)
    return count


def shortcuts(s: State, seat: int, reached: int, moves: Moves, count: int) -> int:
    """6.1"""
    for kind in range(3):
        if can_pay(s, seat, price(s), FOR_SHORTCUT[kind]):
            for rhombus in range(kind, (TRIANGLES - ROADS) // 2, 3):
                for road in range(ROADS + 2 * rhombus, ROADS + 2 * rhombus + 2):
                    if reached & bit(road):
                        moves[count] = SHORTCUT + road - ROADS
                        count += 1
    return count


def hexagons(s: State, action: int, moves: Moves, count: int) -> int:
    for hexagon in range(HEXAGONS):
        if wide(s.present) & bit(hexagon):
            moves[count] = action + hexagon
            count += 1
    return count


def triangles(action: int, nodes: int, moves: Moves, count: int) -> int:
    for node in range(TRIANGLES, NODES):
        if nodes & bit(node):
            moves[count] = action + node - TRIANGLES
            count += 1
    return count


# ---- jokers (6.3) ----------------------------------------------------------------------------------------------------------------------------


def joker_in_court(s: State) -> int:
    for card in range(JOKER, CARDS):
        if s.place[card] == IN_COURT:
            return card
    return NOTHING


def ridden_joker(s: State, seat: int) -> int:
    """A joker that was taken in an earlier journey."""
    for card in range(JOKER, CARDS):
        if holds(s, seat, card) and not wide(s.fresh) & bit(card - JOKER):
            return card
    return NOTHING


def release_joker(s: State, seat: int) -> None:
    put_away(s, seat, ridden_joker(s, seat))


def take_joker(s: State, seat: int) -> None:
    card = joker_in_court(s)
    give(s, seat, card)
    all_see(s, card, seat)
    s.fresh = wide(s.fresh) | bit(card - JOKER)


# ---- travelling ------------------------------------------------------------------------------------------------------------------------------


def begin_journey(s: State) -> None:
    s.phase = JOURNEY
    s.asked = s.turn


def travel(s: State, seat: int, action: int) -> None:
    """What is free happens; what costs something is paid first."""
    if action == STAY:
        stay(s, seat)
    elif action == REST:
        s.at[seat] = UNDERGROUND
        increment(s)
    elif action == LEAVE:
        send_off(s, seat)
        end_turn(s)
    elif action < GALLOP:
        enter(s, action - GO)
    elif RIDE <= action < RIDE + HEXAGONS:
        release_joker(s, seat)
        enter(s, action - RIDE)
    elif FLOAT <= action < FLOAT + SHORES:
        release_joker(s, seat)
        land(s, action - FLOAT)
    else:
        begin_payment(s, action, price(s), suits_for(action))


def stay(s: State, seat: int) -> None:
    if s.at[seat] == UNDERGROUND:
        increment(s)
    else:
        settle(s)


def suits_for(action: int) -> int:
    """1.6: what the piece takes."""
    if SHORTCUT <= action < TAVERN:
        return FOR_SHORTCUT[(action - SHORTCUT) // 2 % 3]
    if TAVERN <= action < HOLE:
        return FOR_TAVERN
    if HOLE <= action < SAIL:
        return FOR_HOLE
    return FOR_MERCHANT


def transfer(s: State, seat: int, action: int) -> None:
    """The price is paid."""
    if action < GALLOP + HEXAGONS:
        enter(s, action - GALLOP)
    elif action < TAVERN:
        be_on_road(s, twin_of(ROADS + action - SHORTCUT), NOTHING)
    elif action < HOLE:
        take_joker(s, seat)
        be_on_road(s, TRIANGLES + action - TAVERN, NOTHING)
    elif action < SAIL:
        be_on_road(s, TRIANGLES + action - HOLE, NOTHING)
    else:
        land(s, action - SAIL)


def be_on_road(s: State, node: int, barred: int) -> None:
    s.moved = 1
    s.on_road = node
    s.barred = barred
    begin_journey(s)


def land(s: State, shore: int) -> None:
    """6.2: walk in along the road of that shore. A hexagon there ends the journey, unless one's own carrot lets it go on (9)."""
    node = shore_node(shore)
    if node >= HEXAGONS:
        be_on_road(s, node, shore_end(shore))
    elif node != CITADEL and s.switches & TRAILING_CARROTS and s.owner[node - 1] == s.turn:
        be_on_road(s, node, NOTHING)
    else:
        enter(s, node)
