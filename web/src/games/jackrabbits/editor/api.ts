// Boards as the server sees them: their code, their picture, and all there is to say against them.
import { call } from "../../../lib/api";
import type { Laid } from "../messages";

export interface LaidPiece extends Laid {
  name: string;
  words: string;
  kind: string;
  suits: number[];
}

export interface Advice {
  code: string;
  facts: Record<string, unknown>;
  reason: string;
  /** The names of the pieces concerned. */
  pieces: string[];
}

export interface BoardLook {
  /** None while pieces lie on each other. */
  code: string | null;
  pieces: LaidPiece[];
  picture: string;
  style: string;
  islands: number;
  warnings: Advice[];
  /** Why nobody can play on it. */
  refusal: Advice | null;
}

export interface BoxPiece {
  piece: number;
  name: string;
  words: string;
  kind: string;
  shape: "hexagon" | "rhombus" | "triangle";
  suits: number[];
  /** How many of its turns look different. */
  turns: number;
}

export type BoardWish = ({ pieces: Laid[] } | { code: string } | { seed: number; islands?: number } | { sample: true }) & { suits?: string; rest?: number };

/** Where roads would take a piece in; `against` names the advice it would go against. */
export interface GoodPlace {
  x: number;
  y: number;
  turn: number;
  against: string[];
}

export const boards = {
  look: (wish: BoardWish) => call<BoardLook>("POST", "/boards", wish),
  /** The best places first. */
  places: (code: string, piece: number) => call<GoodPlace[]>("GET", `/boards/places?code=${code}&piece=${piece}`),
  /** The pieces these suits play with; all of them unless said. */
  box: (suits = "") => call<BoxPiece[]>("GET", `/boards/pieces${suits && `?suits=${suits}`}`),
};
