// Written by tools/messages from the server's message structs. Change those, then run it again.

/** How many cards of a kind are unseen, and the viewer's points with one more of them. */
export interface Chance {
  card: number;
  count: number;
  after: number;
}

export interface ColorettoView {
  game: "coloretto";
  players: number;
  ply: number;
  actor: number;
  owes: number[];
  moves: Move[];
  phase: "name" | "over" | "place" | "turn";
  starter: number;
  round: number;
  deck: number;
  before_last: number;
  last_round: boolean;
  drawn: number | null;
  rows: Row[];
  out: boolean[];
  held: number[][];
  named: number[][];
  unnamed: number[];
  gone: number[];
  unseen: number[] | null;
  naming: Naming | null;
  sheet: Sheet;
}

/** `jokers` of the `cards` are jokers, named or, while the game lasts, used best. */
export interface ColourScore {
  cards: number;
  jokers: number;
  worth: number;
  plus: boolean;
  points: number;
}

export interface DrawPreview {
  kind: "draw";
  chances: Chance[] | null;
  unseen: number;
  before_last: number;
  rule: string;
}

/** A seat's points now, and with the row. */
export interface Effect {
  seat: number;
  before: number;
  after: number;
}

export interface Move {
  action: number;
  notation: string;
  preview: Preview;
}

export interface NamePreview {
  kind: "name";
  colour: number;
  points: number;
  best: boolean;
  rule: string;
}

/** The best colours for the viewer's open jokers, and the points they give. */
export interface Naming {
  colours: number[];
  points: number;
}

export interface PlacePreview {
  kind: "place";
  row: number;
  card: number;
  effects: Effect[] | null;
  rule: string;
}

export interface Row {
  cards: number[];
  room: number;
  taker: number | null;
}

export interface SeatScore {
  colours: ColourScore[];
  plus_twos: number;
  plus_points: number;
  jokers: number;
  free_jokers: number;
  free_golden: number;
  points: number;
  rank: number;
}

/** The score as if it ended now (7). */
export interface Sheet {
  final: boolean;
  table: number[];
  seats: SeatScore[];
}

export interface TakePreview {
  kind: "take";
  row: number;
  cards: number[];
  effects: Effect[] | null;
  rule: string;
}

export type Preview = DrawPreview | PlacePreview | TakePreview | NamePreview;
