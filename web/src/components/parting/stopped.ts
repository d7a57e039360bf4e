// A game that was over before its end: who has won it, and why.
import { list, t } from "../../lib/i18n.svelte";
import { calledBy, seatName } from "../../lib/telling";
import type { Seat, TableView } from "../../lib/types";

export function stoppedTitle(table: TableView, seat: Seat | null): string {
  if (table.stopped === "agreed") return t("stopped-agreed");
  const { winners } = table.match;
  if (seat !== null && winners.length === 1 && winners[0] === seat) return t("stopped-won-you");
  return t("stopped-won", { seats: list(winners.map((one) => seatName(table.seats, one))), count: winners.length });
}

/** Everybody who has lost before the end, in a sentence each; or that nobody has. */
export function whyStopped(table: TableView, seat: Seat | null): string[] {
  if (table.stopped === "agreed") return [t("stopped-agreed-text")];
  return table.lost.map((one) => t(`stopped-${one.why}`, { seat: calledBy(table.seats, one.seat, seat) }));
}
