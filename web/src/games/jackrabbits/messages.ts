// Written by tools/messages from the server's message structs. Change those, then run it again.

/** `sealed` names the viewer's own card only. */
export interface Bargain {
  by: number;
  other: number;
  claimed: (number | null)[];
  sealed: (number | null)[];
}

export interface Challenge {
  visitor: number;
  challenger: number | null;
  shown: number[];
  answer: number[];
}

export interface Draft {
  flipped: number | null;
  shares: number[][];
}

export interface Fight {
  attacker: number;
  attacked: number;
  force: number[];
}

export interface JackrabbitsView {
  game: "jackrabbits";
  players: number;
  ply: number;
  actor: number;
  owes: number[];
  moves: Move[];
  phase: string;
  starter: number;
  turn: number;
  turns: number;
  turn_limit: number;
  ending: string;
  switches: string[];
  limit: number;
  dice: number[] | null;
  price: number | null;
  passport: number | null;
  seats: Seat[];
  owner: number[];
  hand: number[];
  worth: number[];
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
}

/** A piece on the board: its anchor in the window's lattice and its turn (see board/lattice.py). */
export interface Laid {
  piece: number;
  x: number;
  y: number;
  turn: number;
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
}

/** What something costs, the suits it takes, and the cards that would pay it best. */
export interface Payment {
  need: number;
  suits: number[];
  best: number[];
  total: number;
}

/** `rule` is the number of the rule that allows the action. The rest is there where it makes sense. */
export interface Preview {
  rule: string;
  place: string | null;
  payment: Payment | null;
  card: number | null;
  value: number | null;
  left: number | null;
  free: number | null;
  payable: number | null;
  falls: number | null;
  risk: boolean | null;
  path: number[] | null;
  onward: Route[] | null;
}

/** Where a free road leads, and over which nodes. */
export interface Route {
  place: string;
  node: number;
  path: number[];
}

export interface Seat {
  at: string;
  node: number;
  cards: number | null;
  royals: number[];
  known: number[];
  capital: number | null;
  open: number[];
  points: number;
  rank: number | null;
}
