"""What happened, told to one viewer as coded events. A stolen card is named to two seats only, a sealed one to its owner.

Whoever travels leaves a `path`: the nodes passed, in order."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ..asking import standing_of
from ..game import Sentence
from . import rules
from . import state as S
from .actions import decode
from .cards import spending_value, standing_capital
from .journey import shore_node
from .notation import SHAPES, piece_name, piece_word, place_word
from .routes import path_of
from .state import State, is_royal
from .turn import price

Told = list[tuple[str, dict[str, Any]]]
CONSEQUENCES: Final = frozenset(f"jackrabbits-{what}" for what in ("reshuffled", "drew", "drew-card", "won", "time-up"))


class Move(NamedTuple):
    """What a teller is asked about."""

    before: State
    seat: int
    kind: int
    argument: int
    after: State
    viewer: int


def opening(s: State, viewer: int) -> list[Sentence]:
    drafted = s.phase == S.FLIPPING
    return [Sentence("jackrabbits-drafting" if drafted else "jackrabbits-dealt", {"seat": int(s.starter)})]


def story(before: State, seat: int, action: int, after: State, viewer: int) -> list[Sentence]:
    kind, argument = decode(action)
    move = Move(before, seat, kind, argument, after, viewer)
    told = TELLERS[int(before.phase)](move) + tell_sent_off(move) + tell_draws(move)
    if after.phase == S.ENDED:
        told += tell_end(after)
    return [Sentence(f"jackrabbits-{code}", facts) for code, facts in told]


def cards_in(mask: int) -> list[int]:
    return [card for card in range(S.CARDS) if int(mask) >> card & 1]


# ---- the start of a turn ---------------------------------------------------------------------------------------------------------------------


def tell_start(move: Move) -> Told:
    if move.kind == S.CALL:
        return tell_call(move)
    dice = {"first": int(move.after.first_die), "second": int(move.after.second_die), "price": price(move.after)}
    rolled: Told = [("rolled", {"seat": move.seat, **dice})]
    if move.kind == S.PASSPORT:
        return [("passport", {"seat": move.seat, "card": move.argument}), *rolled]
    return rolled


def tell_call(move: Move) -> Told:
    called = move.argument
    seized = [c for c in came_to(move, move.seat) if move.before.place[c] == S.IN_HAND + called]
    if not seized:
        return [("called-in-vain", {"seat": move.seat, "by": called})]
    told: Told = [("seized", {"seat": move.seat, "by": called, "number": len(seized)})]
    return told + [event for card in seized for event in tell_taken(card, move.seat, called, move.viewer)]


def came_to(move: Move, seat: int) -> list[int]:
    """The cards a seat has now and had not before."""
    held, hand = move.before.place, S.IN_HAND + seat
    return [card for card in range(S.CARDS) if held[card] != hand and move.after.place[card] == hand]


def tell_taken(card: int, taker: int, giver: int, viewer: int) -> Told:
    """A card that went from hand to hand: everybody sees a royal's carrot move, only two see any other card."""
    if is_royal(card):
        return [("took-royal", {"seat": taker, "by": giver, "card": card})]
    return [("took-card", {"seat": taker, "by": giver, "card": card})] if viewer in (taker, giver) else []


def tell_lottery(move: Move) -> Told:
    told: Told = [("prize", {"seat": move.seat, "card": move.argument})] if move.kind == S.SHOW else []
    return told + tell_creeping(move)


def tell_creeping(move: Move) -> Told:
    """7: out of the sea, into the underground."""
    seat = int(move.before.turn)
    crept = move.before.at[seat] == S.OFF and move.after.at[seat] == S.UNDERGROUND
    return [("crept-under", {"seat": seat})] if crept else []


# ---- journeys --------------------------------------------------------------------------------------------------------------------------------


def tell_journey(move: Move) -> Told:
    if move.kind == S.STAY:
        return [("stayed", {"seat": move.seat, "place": place_word(int(move.before.at[move.seat]))})]
    if move.kind == S.REST:
        return [("rested", {"seat": move.seat, "path": path_of(move.before, S.REST, 0)})]
    if move.kind == S.LEAVE:
        return [("left", {"seat": move.seat, "path": path_of(move.before, S.LEAVE, 0)})]
    if move.kind == S.GO and move.argument == move.before.on_road:  # 9: a carrot would have let it go on
        return [("stayed", {"seat": move.seat, "place": place_word(move.argument)})]
    if move.kind == S.GO:
        path = path_of(move.before, S.GO, move.argument)
        return [("went", {"seat": move.seat, "place": place_word(move.argument), "path": path})]
    if move.kind == S.RIDE:
        return [("rode", {"seat": move.seat, "place": place_word(move.argument)})]
    if move.kind == S.FLOAT:
        return [("floated", {"seat": move.seat, "place": place_word(shore_node(move.argument))})]
    return []  # told when it is paid


def tell_transfer(before: State, seat: int, kind: int, argument: int) -> Told:
    way = {"seat": seat, "path": path_of(before, kind, argument)}
    if kind == S.GALLOP:
        return [("galloped", {**way, "place": place_word(argument)})]
    if kind == S.SHORTCUT:
        return [("took-shortcut", {**way, "place": piece_word(S.ROADS + argument)})]
    if kind == S.TAVERN:
        return [("took-joker", way)]
    if kind == S.HOLE:
        return [("burrowed", way)]
    return [("sailed", {**way, "place": place_word(shore_node(argument))})]


def tell_payment(move: Move) -> Told:
    if move.after.phase == S.PAYING:
        return []
    cards = cards_in(int(move.before.paid) | 1 << move.argument)
    code = "paid-capital" if has_helped(move, cards) else "paid"
    told: Told = [(code, {"seat": move.seat, "cards": cards, "total": int(move.before.pay_sum) + spent(move)})]
    bought, card = decode(int(move.before.pay_action))
    if bought == S.ACQUIRE:
        return [*told, ("acquired", {"seat": move.seat, "card": S.ROYAL + int(move.before.at[move.seat]) - 1})]
    if bought == S.PAY_FARE:
        return [*told, ("fare-paid", {"seat": move.seat})]
    if bought == S.BUY:
        return [*told, ("bought", {"seat": move.seat, "cards": cards_in(move.before.shown)})]
    return told + tell_transfer(move.before, move.seat, bought, card)


def has_helped(move: Move, cards: list[int]) -> bool:
    """9: did a capital ace add to the payment? Not the one that became it by being paid just now."""
    ace = int(move.before.capital[move.seat])
    return ace not in cards and standing_capital(move.before, move.seat, int(move.before.pay_suits)) > 0


def tell_trade(move: Move) -> Told:
    """8.4: what is only picked may still be left."""
    return [] if move.kind in (S.BUY, S.PASS) else tell_payment(move)


def spent(move: Move) -> int:
    """What the card of a payment or a strike counts."""
    high = move.kind in (S.PAY_HIGH, S.STRIKE_HIGH)
    return int(spending_value(move.before, move.seat, move.argument, high))


def tell_fare(move: Move) -> Told:
    return [("fell", {"seat": move.seat})] if move.kind == S.FALL else []


def tell_flight(move: Move) -> Told:
    return [("flew", {"seat": move.seat, "place": place_word(move.argument)})]


# ---- palaces ---------------------------------------------------------------------------------------------------------------------------------


def tell_challenge(move: Move) -> Told:
    visitor = int(move.before.turn)
    if move.kind == S.PASS:
        alone = move.after.phase != S.CHALLENGE
        return [("let-in", {"seat": visitor, "place": place_word(int(move.before.at[visitor]))})] if alone else []
    if move.after.phase == S.DEFENCE:
        return [("challenged", {"seat": move.seat, "by": visitor, "cards": cards_in(move.after.shown)})]
    return []


def tell_defence(move: Move) -> Told:
    challenger = int(move.before.challenger)
    if move.kind == S.YIELD:
        return [("gave-way", {"seat": move.seat, "by": challenger})]
    if move.after.phase == S.DEFENCE and move.after.answer != 0:
        return []
    shown = cards_in(int(move.before.answer) | 1 << move.argument)
    return [
        ("proved", {"seat": move.seat, "by": challenger, "cards": shown}),
        ("lost-shown", {"seat": challenger, "cards": cards_in(move.before.shown)}),
    ]


def tell_laying(move: Move) -> Told:
    if move.kind == S.PASS or (move.after.phase == S.LAYING and move.after.turn == move.seat):
        return []
    cards = cards_in(int(move.before.shown) | 1 << move.argument)
    return [("laid-open", {"seat": move.seat, "cards": cards, "place": place_word(int(move.before.at[move.seat]))})]


# ---- meetings --------------------------------------------------------------------------------------------------------------------------------


def tell_settling(move: Move) -> Told:
    if move.kind == S.ATTACK:
        return [("attacked", {"seat": move.seat, "by": move.argument})]
    if move.kind == S.BARGAIN:
        return [("bargaining", {"seat": move.seat, "by": move.argument})]
    return []


def tell_fight(move: Move) -> Told:
    attacker, rival = int(move.before.turn), int(move.before.rival)
    if move.kind != S.YIELD:
        side = 0 if move.seat == attacker else 1
        total = int(move.before.force[side]) + spent(move)
        return [("struck", {"seat": move.seat, "card": move.argument, "total": total})]
    told: Told = [("beaten", {"seat": move.seat, "by": rival if move.seat == attacker else attacker})]
    return told if move.seat == attacker else told + tell_robbery(move)


def tell_robbery(move: Move) -> Told:
    attacker, rival = int(move.before.turn), int(move.before.rival)
    stolen = [c for c in came_to(move, attacker) if move.before.place[c] in (S.IN_HAND + rival, S.OPEN + rival)]
    if stolen and not is_royal(stolen[0]) and move.viewer not in (attacker, rival):
        return [("stole", {"seat": attacker, "by": rival})]
    return [event for card in stolen for event in tell_taken(card, attacker, rival, move.viewer)]


def tell_seal(move: Move) -> Told:
    if move.kind == S.REFUSE:
        return [("refused-bargain", {"seat": move.seat})]
    if move.viewer == move.seat:
        return [("sealed-card", {"seat": move.seat, "card": move.argument})]
    return [("sealed", {"seat": move.seat})]


def tell_claim(move: Move) -> Told:
    if move.kind == S.REFUSE:
        return [("refused-bargain", {"seat": move.seat})]
    return [("claimed", {"seat": move.seat, "card": move.argument})]


def tell_agreement(move: Move) -> Told:
    if move.kind == S.REFUSE:
        return [("refused-bargain", {"seat": move.seat})]
    other = int(move.before.rival)
    told: Told = [("swapped", {"seat": move.seat, "by": other})]
    for side, (giver, taker) in enumerate(((move.seat, other), (other, move.seat))):
        told += tell_taken(int(move.before.sealed[side]), taker, giver, move.viewer)
        if move.before.sealed[side] != move.before.claimed[side]:
            told.append(("lied", {"seat": giver, "card": int(move.before.claimed[side])}))
    return told


def tell_surplus(move: Move) -> Told:
    """… and what had to wait for it (5.2)."""
    told: Told = [("discarded", {"seat": move.seat, "card": move.argument})]
    return told + tell_creeping(move) + (tell_robbery(move) if move.before.then == S.THEN_ROB else [])


def tell_fourth(move: Move) -> Told:
    return [("returned", {"seat": move.seat, "card": move.argument})]


# ---- the draft -------------------------------------------------------------------------------------------------------------------------------


def tell_flip(move: Move) -> Told:
    piece = piece_name(int(move.after.flipped))
    return [("flipped", {"seat": move.seat, "piece": piece, "shape": SHAPES[move.argument]})]


def tell_place(move: Move) -> Told:
    facts = {"seat": move.seat, "piece": piece_name(int(move.before.flipped))}
    told: Told = [("set-aside" if move.kind == S.ASIDE else "placed", facts)]
    if move.after.phase != S.FLIPPING:
        told.append(("dealt", {"seat": int(move.after.starter)}))
    return told


TELLERS = {
    S.START: tell_start,
    S.LOTTERY: tell_lottery,
    S.JOURNEY: tell_journey,
    S.PAYING: tell_payment,
    S.FARE: tell_fare,
    S.FLYING: tell_flight,
    S.CHALLENGE: tell_challenge,
    S.DEFENCE: tell_defence,
    S.SETTLING: tell_settling,
    S.FIGHTING: tell_fight,
    S.SEALING: tell_seal,
    S.CLAIMING: tell_claim,
    S.AGREEING: tell_agreement,
    S.SURPLUS: tell_surplus,
    S.FOURTH: tell_fourth,
    S.LAYING: tell_laying,
    S.TRADING: tell_trade,
    S.FLIPPING: tell_flip,
    S.PLACING: tell_place,
}


# ---- what any action may lead to -------------------------------------------------------------------------------------------------------------


def tell_sent_off(move: Move) -> Told:
    if move.kind in (S.LEAVE, S.FALL):
        return []
    others = range(int(move.after.players))
    return [("sent-off", {"seat": x}) for x in others if move.before.at[x] != S.OFF and move.after.at[x] == S.OFF]


def tell_draws(move: Move) -> Told:
    """Only the seat whose turn it is draws."""
    drawer = int(move.before.turn)
    bought = cards_in(move.before.shown) if move.before.phase in (S.PAYING, S.TRADING) else []
    drawn = [c for c in came_to(move, drawer) if move.before.place[c] in (S.IN_PILE, S.DISCARDED) and c not in bought]
    told: Told = []
    if drawn and int(move.before.pile_size) - len(drawn) != int(move.after.pile_size):
        told.append(("reshuffled", {}))
    for card in drawn:
        own = move.viewer == drawer
        told.append(("drew-card", {"seat": drawer, "card": card}) if own else ("drew", {"seat": drawer}))
    return told


def tell_end(s: State) -> Told:
    if s.won >= 0:
        cards = [S.ROYAL + house for house in range(S.ROYALS) if s.owner[house] == s.won]
        return [("won", {"seat": int(s.won), "cards": cards})]
    standing = standing_of(rules, s)
    ahead = standing.winners
    return [("time-up", {"seats": ahead, "count": len(ahead), "points": standing.points[ahead[0]]})]
