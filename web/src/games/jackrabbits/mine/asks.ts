// What is asked now, what is at stake, and which rule it is: one sentence each.
import { either, list, t } from "../../../lib/i18n.svelte";
import { seatName } from "../../../lib/telling";
import type { Seat, TableView } from "../../../lib/types";
import { cardName } from "../cards";
import type { JackrabbitsView } from "../messages";
import { OFF, SUITS, UNDERGROUND } from "../places";

export interface Asked {
  title: string;
  stake: string;
  rule: string;
  /** Asked in somebody else's turn, or about to be sent off: nobody may overlook it. */
  urgent: boolean;
}

type Facts = Record<string, string | number>;

export function asked(game: JackrabbitsView, table: TableView, seat: Seat): Asked {
  const { phase } = game;
  const urgent = game.turn !== seat || ["defence", "fight"].includes(phase);
  return {
    title: t("jackrabbits-ask", { phase }),
    stake: t(`jackrabbits-stake-${phase}`, facts(game, (one) => seatName(table.seats, one), seat)),
    rule: game.rule,
    urgent: urgent && !["flip", "place"].includes(phase),
  };
}

/** Suits that are taken: any of them will do. */
export function suitNames(suits: readonly number[]): string {
  return either(suits.map((suit) => t("jackrabbits-suit", { suit: SUITS[suit]! })));
}

function facts(game: JackrabbitsView, name: (seat: Seat) => string, seat: Seat): Facts {
  const here: Facts = { place: game.seats[game.turn]!.at, price: game.price ?? 0, limit: game.limit };
  const teller = TELLERS[game.phase];
  return teller ? { ...here, ...teller(game, name, seat) } : here;
}

const cards = (some: readonly number[]) => list(some.map(cardName));

const TELLERS: Record<string, (game: JackrabbitsView, name: (seat: Seat) => string, seat: Seat) => Facts> = {
  start: (game, _, seat) => ({
    how: game.seats[seat]!.node === OFF ? "off" : game.moves.some((move) => move.word === "passport") ? "fly" : "roll",
  }),
  lottery: (game) => ({ count: game.moves.filter((move) => move.word === "show").length }),
  journey: (game, _, seat) => ({ road: game.road !== null ? "yes" : game.seats[seat]!.node === UNDERGROUND ? "under" : "no" }),
  payment: ({ asked, paying }) => ({ left: asked?.need ?? 0, suits: suitNames(paying?.suits ?? []) }),
  trade: ({ asked, paying }) => ({ left: asked?.need ?? 0, suits: suitNames(paying?.suits ?? []), cards: cards(paying?.picked_cards ?? []) }),
  fare: (game) => ({ card: game.passport === null ? "" : cardName(game.passport), can: game.moves.length > 1 ? "yes" : "no" }),
  challenge: (game, name) => ({ ...visit(game, name), can: game.moves.length > 1 ? "yes" : "no" }),
  defence: (game, name) => ({
    ...opening(game),
    by: name(game.challenge!.challenger ?? 0),
    cards: cards(game.challenge!.shown),
    can: game.moves.some((move) => move.word === "show") ? "yes" : "no",
  }),
  settle: (game) => ({ complete: game.switches.includes("complete") ? "yes" : "no" }),
  fight: ({ fight }, name, seat) => {
    const side = fight!.attacker === seat ? 0 : 1;
    return { by: name(side ? fight!.attacker : fight!.attacked), mine: fight!.force[side]!, theirs: fight!.force[1 - side]!, side: side ? "attacked" : "attacker" };
  },
  seal: (game, name, seat) => ({ by: partner(game, name, seat), claimed: claimedBy(game, seat), said: claimedBy(game, seat) ? "yes" : "no" }),
  claim: (game, name, seat) => ({ by: partner(game, name, seat), card: sealedBy(game, seat) }),
  agree: (game, name, seat) => ({
    by: partner(game, name, seat),
    card: sealedBy(game, seat),
    mine: cardOr(game.bargain!.claimed[0]),
    theirs: cardOr(game.bargain!.claimed[1]),
    lie: game.bargain!.claimed[0] === game.bargain!.sealed[0] ? "no" : "yes",
  }),
  surplus: (game) => ({ count: game.hand.length }),
};

/** What opens this palace besides hearts. */
function opening({ challenge }: JackrabbitsView): Facts {
  const { key } = challenge!;
  return { key: key === null ? "none" : "royal", royal: cardOr(key) };
}

/** Who comes in, what for, and with which hearts, as far as one knows. */
function visit(game: JackrabbitsView, name: (seat: Seat) => string): Facts {
  const { visitor, wins, known, sure } = game.challenge!;
  const hearts = known.length ? (sure ? "sure" : "some") : "none";
  return { ...opening(game), seat: name(visitor), place: game.seats[visitor]!.at, wins: wins ? "yes" : "no", hearts, known: cards(known) };
}

function partner(game: JackrabbitsView, name: (seat: Seat) => string, seat: Seat): string {
  const { by, other } = game.bargain!;
  return name(by === seat ? other : by);
}

function cardOr(card: number | null | undefined): string {
  return card === null || card === undefined ? "" : cardName(card);
}

function sealedBy(game: JackrabbitsView, seat: Seat): string {
  return cardOr(game.bargain!.sealed[game.bargain!.by === seat ? 0 : 1]);
}

/** What the one who proposed says to be offering, once that is said. */
function claimedBy(game: JackrabbitsView, seat: Seat): string {
  return game.bargain!.by === seat ? "" : cardOr(game.bargain!.claimed[0]);
}
