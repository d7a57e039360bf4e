// Whose move it is and what you can do, in one sentence.
import { list, t } from "../../lib/i18n.svelte";
import { seatName } from "../../lib/telling";
import type { Seat, TableView } from "../../lib/types";
import type { JackrabbitsView } from "./messages";

export function mayAct(game: JackrabbitsView, seat: Seat | null): boolean {
  return seat !== null && game.owes.includes(seat);
}

export function statusSentence(game: JackrabbitsView, table: TableView, seat: Seat | null): string {
  if (table.adjourned) return t("error-takeback-adjourned");
  if (game.phase === "over" || mayAct(game, seat)) return t("jackrabbits-ask", { phase: game.phase });
  const who = list(game.owes.map((one) => seatName(table.seats, one)));
  return t("jackrabbits-status-turn", { seat: who, phase: game.phase });
}
