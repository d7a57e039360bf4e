// What the server and the browser say to each other. Types only: this file is generated from the server's message structs.

type Card = number;
type Seat = number;

export interface GameInfo {
  id: string;
  seats: { min: number; max: number };
  version: string;
  options: Record<string, unknown>;
  levels: string[];
}

export interface Me {
  id: string;
  name: string;
  language: string | null;
}

export type SeatWish = { kind: "me" } | { kind: "open" } | { kind: "bot"; level: string };

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  title?: string;
  words?: string;
}

export interface Created {
  table: string;
  link: string;
}

export interface Refusal {
  code: string;
  facts: Record<string, unknown>;
  reason: string;
}

export interface SeatView {
  kind: "human" | "bot" | "open";
  name: string;
  level: string | null;
  connected: boolean;
}

export interface Takeback {
  kind: "free" | "ask" | "asked" | "none";
  reason: string;
  by: Seat | null;
  agreed: Seat[];
}

export interface ChatLine {
  seat: Seat | null;
  name: string;
  phrase: string | null;
  text: string | null;
  at: number | string;
}

export interface TableView {
  id: string;
  game: string;
  version: string;
  title: string;
  options: Record<string, unknown>;
  status: "waiting" | "playing" | "over";
  host: boolean;
  you: Seat | null;
  ply: number;
  seq: number;
  seats: SeatView[];
  commitment: string;
  secret: string | null;
  words: (string | null)[];
  takeback: Takeback;
  rematch: string | null;
  chat: ChatLine[];
  phrases: string[];
}

export interface Event {
  ply: number;
  code: string;
  facts: Record<string, unknown>;
}

export interface LastRound {
  by: Seat;
  why: "colours" | "pile" | "both";
  left: number;
}

export interface ColourScore {
  cards: number;
  sum: number;
  flipped: boolean;
  points: number;
}

export interface SeatScore {
  colours: ColourScore[];
  points: number;
  cards: number;
  rank: number;
}

export interface Sheet {
  final: boolean;
  lead: number;
  seats: SeatScore[];
}

export interface Leaving {
  card: Card;
  why: "colour" | "value" | "both";
}

export interface Preview {
  card: Card;
  rule: string;
  leave?: Leaving[];
  safe?: Card[];
  stay?: Card[];
  before?: number;
  after?: number;
  triggers?: "colours" | "pile" | "both" | null;
}

export interface Move {
  action: number;
  notation: string;
  card: Card;
  preview: Preview;
}

export interface Pair {
  discard: Card[];
  keep: Card[];
  points: number;
}

export interface ParadeView {
  game: "parade";
  players: number;
  ply: number;
  phase: "play" | "last" | "discard" | "over";
  actor: Seat;
  owes: Seat[];
  starter: Seat;
  line: Card[];
  pile: number;
  hand: Card[];
  hands: number[];
  before: Card[][];
  last_round: LastRound | null;
  chosen: boolean[];
  kept: Card[][] | null;
  sheet: Sheet;
  moves: Move[];
  pairs: Pair[];
  discarding: Card[];
}

export type GameView = ParadeView;

export interface Frame {
  ply: number;
  game: GameView;
  events: Event[];
}

export type ClientMessage =
  | { type: "hello"; since: number | null; language: string; token?: string }
  | { type: "move"; id: string; ply: number; action: number }
  | { type: "takeback"; id: string }
  | { type: "answer"; id: string; agree: boolean }
  | { type: "say"; id: string; phrase?: string; text?: string }
  | { type: "sit"; id: string; seat: Seat; name?: string; words?: string }
  | { type: "leave"; id: string }
  | { type: "fill"; id: string; seat: Seat; level: string }
  | { type: "rematch"; id: string }
  | { type: "language"; language: string }
  | { type: "ping" };

export interface Welcome {
  type: "welcome";
  seq: number;
  seat: Seat | null;
  token: string | null;
  table: TableView;
  game: GameView | null;
  events: Event[];
}

export interface Update {
  type: "update";
  seq: number;
  table: TableView;
  game: GameView | null;
  events: Event[];
}

export type ServerMessage =
  | Welcome
  | Update
  | { type: "accepted"; id: string; seq: number }
  | ({ type: "refused"; id: string | null } & Refusal)
  | { type: "presence"; connected: boolean[]; watching: number }
  | { type: "pong" };
