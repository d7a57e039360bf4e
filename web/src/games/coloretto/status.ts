// Whose move it is and what you can do, in one sentence.
import { list, t } from "../../lib/i18n.svelte";
import { seatName } from "../../lib/telling";
import type { Seat, TableView } from "../../lib/types";
import { cardName } from "./cards";
import type { ColorettoView } from "./messages";

export function mayAct(game: ColorettoView, seat: Seat | null): boolean {
  return seat !== null && game.owes.includes(seat);
}

function mine(game: ColorettoView, seat: Seat): string {
  if (game.phase === "name") return t("coloretto-status-name", { count: game.unnamed[seat] ?? 0 });
  if (game.phase === "place") return t("coloretto-status-place", { card: cardName(game.drawn!) });
  const draws = game.moves.some((move) => move.preview.kind === "draw");
  const takes = game.moves.some((move) => move.preview.kind === "take");
  return t(draws && takes ? "coloretto-status-turn" : takes ? "coloretto-status-take" : "coloretto-status-draw");
}

export function statusSentence(game: ColorettoView, table: TableView, seat: Seat | null): string {
  if (table.adjourned) return t("error-takeback-adjourned");
  if (game.phase === "over") return t("coloretto-status-over");
  if (seat !== null && mayAct(game, seat)) return mine(game, seat);
  if (game.phase === "name") {
    return t("coloretto-status-name-wait", { seats: list(game.owes.map((one) => seatName(table.seats, one))) });
  }
  const name = seatName(table.seats, game.actor);
  if (game.phase === "place") return t("coloretto-status-wait-place", { seat: name, card: cardName(game.drawn!) });
  return t(seat !== null && game.out[seat] ? "coloretto-status-out" : "coloretto-status-wait", { seat: name });
}

/** Why nothing can be chosen now; null when something can. */
export function blockedReason(game: ColorettoView, table: TableView, seat: Seat | null, live: boolean): string | null {
  if (!live) return t("coloretto-blocked-replay");
  return mayAct(game, seat) ? null : statusSentence(game, table, seat);
}

/** A row, and what lies in it. */
export function rowLabel(game: ColorettoView, table: TableView, row: number): string {
  const { cards, room, taker } = game.rows[row]!;
  if (taker !== null) return t("coloretto-row-gone", { row: row + 1, seat: seatName(table.seats, taker) });
  if (!cards.length) return t("coloretto-row-bare", { row: row + 1, room });
  return t("coloretto-row-holds", { row: row + 1, count: cards.length, room, cards: list(cards.map(cardName)) });
}

/** Why this row does not answer now, though its seat may act. */
export function rowReason(game: ColorettoView, table: TableView, row: number): string | null {
  if (game.moves.some((move) => "row" in move.preview && move.preview.row === row)) return null;
  const { taker, cards, room } = game.rows[row]!;
  if (taker !== null) return t("coloretto-row-gone", { row: row + 1, seat: seatName(table.seats, taker) });
  return t(cards.length >= room ? "coloretto-row-why-full" : "coloretto-row-why-empty", { row: row + 1 });
}
