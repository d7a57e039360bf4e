// The generated message types under the names the client uses, and the few that derive from them.
import type { ClientMessage } from "./messages";

export type * from "./messages";

type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
/** What a person can ask of a table; the connection adds the id that makes it safe to send twice. */
export type Command = WithoutId<ClientMessage>;
export type Card = number;
export type Seat = number;

/** A move as every game has it; a game's own may hold more. */
export interface PlainMove {
  action: number;
  notation: string;
  preview?: unknown;
}
/** What the view of every game has, whichever it is; the rest of it only the game knows. */
export interface PlainView {
  players: number;
  ply: number;
  actor: Seat;
  owes: Seat[];
  moves: PlainMove[];
}
