// What can be done besides travelling, as choices of the same shape as the ways of a journey.
import type { JackrabbitsView, Move } from "../messages";
import { paymentOf, type Way } from "../journeys";

/** Looked at before it is done: what it costs, what is at stake. */
const CONSIDERED = ["acquire", "attack", "bargain", "fare", "call", "claim"];
/** Done at once: they say by themselves what they are. */
const PLAIN = ["roll", "pass", "stay", "end", "yield", "fall", "agree", "refuse", "flip", "aside"];

export type Deed = Omit<Way, "kind"> & { kind: "deed" };
export type Choice = Way | Deed;

function deedOf(game: JackrabbitsView, move: Move): Deed {
  const { preview, notation } = move;
  return { key: notation, kind: "deed", node: -1, move, then: null, open: false, path: [], promise: null, risk: null, host: null, payment: paymentOf(game, move), rule: preview.rule };
}

export function deedsOf(game: JackrabbitsView): Deed[] {
  return game.moves.filter((move) => CONSIDERED.includes(move.word)).map((move) => deedOf(game, move));
}

export function plainMoves(game: JackrabbitsView): Move[] {
  return game.moves.filter((move) => PLAIN.includes(move.word));
}

/** Nothing to decide, nothing to lose: such a move is made by itself. */
export function goesWithoutSaying(game: JackrabbitsView): Move | null {
  const [only, ...others] = game.moves;
  return only && !others.length && ["pass", "end", "aside"].includes(only.word) ? only : null;
}
