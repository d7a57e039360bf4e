// Written by tools/messages from the server's message structs. Change those, then run it again.

export interface ColourScore {
  cards: number;
  sum: number;
  flipped: boolean;
  points: number;
}

export interface DiscardPreview {
  kind: "discard";
  card: number;
  rule: string;
}

export interface LastRound {
  by: number;
  why: "both" | "colours" | "pile";
  left: number;
}

export interface Leaving {
  card: number;
  why: "both" | "colour" | "value";
}

export interface Move {
  action: number;
  notation: string;
  preview: Preview;
  card: number;
}

/** Two of the last four cards to discard, the two that stay, and the points that gives against what the others show now. */
export interface Pair {
  discard: number[];
  keep: number[];
  points: number;
}

export interface ParadeView {
  game: "parade";
  players: number;
  ply: number;
  actor: number;
  owes: number[];
  moves: Move[];
  phase: "discard" | "last" | "over" | "play";
  starter: number;
  line: number[];
  pile: number;
  hand: number[];
  hands: number[];
  before: number[][];
  last_round: LastRound | null;
  chosen: boolean[];
  kept: number[][] | null;
  discarding: number[];
  discards_left: number;
  sheet: Sheet;
  pairs: Pair[];
}

/** 3b, card by card; `before` and `after` are the seat's points if it ended now. */
export interface PlayPreview {
  kind: "play";
  card: number;
  leave: Leaving[];
  safe: number[];
  stay: number[];
  before: number;
  after: number;
  triggers: "both" | "colours" | "pile" | null;
  rule: string;
}

export interface SeatScore {
  colours: ColourScore[];
  points: number;
  cards: number;
  rank: number;
}

/** The score as if it ended now (7, 8). `lead` is how many cards more than the others make a majority; 0: a tie is enough. */
export interface Sheet {
  final: boolean;
  lead: number;
  seats: SeatScore[];
}

export type Preview = PlayPreview | DiscardPreview;
