// Whose move it is and what you can do, in one sentence.
import { list, t } from "../../lib/i18n.svelte";
import { seatName } from "../../lib/telling";
import type { Seat, TableView } from "../../lib/types";
import type { ParadeView } from "./messages";

export function mayAct(game: ParadeView, seat: Seat | null): boolean {
  return seat !== null && game.owes.includes(seat);
}

export function statusSentence(game: ParadeView, table: TableView, seat: Seat | null): string {
  if (table.adjourned) return t("error-takeback-adjourned");
  if (game.phase === "over") return t("parade-status-over");
  const mine = mayAct(game, seat);
  if (game.phase === "discard") {
    if (mine) return t("parade-status-discard", { left: game.discards_left });
    return t("parade-status-discard-wait", { seats: list(game.owes.map((one) => seatName(table.seats, one))) });
  }
  if (mine) return t(game.phase === "last" ? "parade-status-last" : "parade-status-play");
  const name = seatName(table.seats, game.actor);
  return t(game.phase === "last" ? "parade-status-wait-last" : "parade-status-wait", { seat: name });
}

/** Why the cards in hand do not answer now; null when they do. */
export function blockedReason(game: ParadeView, table: TableView, seat: Seat | null, live: boolean): string | null {
  if (!live) return t("parade-blocked-replay");
  return mayAct(game, seat) ? null : statusSentence(game, table, seat);
}
