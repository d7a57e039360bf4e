// Written by tools/messages from the server's message structs. Change those, then run it again.

/** Several cards may be chosen for one answer: worth `need` or more, or exactly `count` of them, or as many as one likes. `best` is the least that does, where it is worth proposing. */
export interface Asked {
  need: number | null;
  count: number | null;
  best: number[];
}

/** `sealed` names the viewer's own card only. */
export interface Bargain {
  by: number;
  other: number;
  claimed: (number | null)[];
  sealed: (number | null)[];
}

/** `known`: cards of the visitor that would answer, as far as the viewer knows; `sure`: they are enough. */
export interface Challenge {
  visitor: number;
  challenger: number | null;
  shown: number[];
  answer: number[];
  key: number | null;
  wins: boolean;
  known: number[];
  sure: boolean;
}

export interface Draft {
  flipped: number | null;
  shares: number[][];
}

/** What the viewer could travel for, with the hand as it is; what each place promises, the moves say. */
export interface Errands {
  purse: number[];
  price: number;
  armed: boolean;
  company: Record<string, number[]>;
  pays: string[];
}

export interface Fight {
  attacker: number;
  attacked: number;
  force: number[];
  need: number;
}

export interface JackrabbitsView {
  game: "jackrabbits";
  players: number;
  ply: number;
  actor: number;
  owes: number[];
  moves: Move[];
  phase: string;
  rule: string;
  starter: number;
  turn: number;
  turns: number;
  turn_limit: number;
  turns_left: number | null;
  ending: string;
  switches: string[];
  limit: number;
  carrots: number;
  dice: number[] | null;
  price: number | null;
  passport: number | null;
  seats: Seat[];
  owner: number[];
  hand: number[];
  worth: number[];
  low: Record<string, number>;
  later: Record<string, number>;
  court: number[];
  discards: number[];
  pile: number;
  road: number | null;
  paying: Paying | null;
  fight: Fight | null;
  challenge: Challenge | null;
  bargain: Bargain | null;
  draft: Draft | null;
  board: Laid[];
  links: number[][];
  winner: number | null;
  asked: Asked | null;
  errands: Errands | null;
  market: Market | null;
  payments: Payment[];
}

/** A piece on the board: its anchor in the window's lattice and its turn (see board/lattice.py). */
export interface Laid {
  piece: number;
  x: number;
  y: number;
  turn: number;
}

/** What is for sale, by card and cost; what the viewer has picked already, and what that costs. The rest is as in a payment, but for `best_cards`: what would pay best for each sum, from 1 to all that can be bought. */
export interface Market {
  costs: Record<string, number>;
  picked_cards: number[];
  picked_cost: number;
  suits: number[];
  cards: number[];
  best_cards: number[][];
  bonus: number;
}

/** `word` and `facts` are the message `jackrabbits-move-<word>` and its arguments. */
export interface Move {
  action: number;
  notation: string;
  preview: Preview;
  word: string;
  facts: Record<string, unknown>;
}

export interface Paying {
  action: string;
  need: number;
  sum: number;
  suits: number[];
  cards: number[];
  picked_cards: number[];
}

/** What something costs, the suits it takes, the cards that may pay it, and those that would pay it best. `bonus` is what a capital ace before the seat adds to them (9); it is part of `total`. `left` is what the hand would count then in each suit, without royals. */
export interface Payment {
  need: number;
  suits: number[];
  cards: number[];
  best: number[];
  total: number;
  bonus: number;
  left: number[];
}

/** `rule` is the number of the rule that allows the action. The rest is there where it makes sense. */
export interface Preview {
  rule: string;
  node: number | null;
  payment: number | null;
  card: number | null;
  value: number | null;
  left: number | null;
  alone: boolean | null;
  frees: boolean | null;
  free: number | null;
  payable: number | null;
  falls: number | null;
  promise: "carrot" | "crown" | "swap" | null;
  risk: boolean | null;
  host: number | null;
  path: number[] | null;
  piece: number | null;
  against: string[] | null;
  onward: Route[] | null;
}

/** Where a free road leads, over which nodes, and the move that goes there, in notation. The rest is as in a preview; `payment` where it is another than the move's own. */
export interface Route {
  then: string;
  node: number;
  path: number[];
  payment: number | null;
  promise: "carrot" | "crown" | "swap" | null;
  risk: boolean | null;
  host: number | null;
}

export interface Seat {
  at: string;
  node: number;
  cards: number | null;
  royals: number[];
  counting: number[];
  missing: number;
  home: number | null;
  known: number[];
  capital: number | null;
  open: number[];
  points: number;
  rank: number | null;
}
