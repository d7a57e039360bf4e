// Who of those that share a browser is to look now. Known from what all may know.
import type { GameView, Seat, TableView } from "../../lib/types";

/** Those of them the game waits for. */
export function nextToLook(table: TableView | null, game: GameView | null): Seat[] {
  if (table?.status !== "playing" || !game) return [];
  return table.here.filter((seat) => game.owes.includes(seat) && table.seats[seat]?.kind === "human");
}

export function isOver(table: TableView | null): boolean {
  return table?.status === "over" || table?.status === "between";
}

/** A seat that is kept for one of them, after a rematch: they sit down one after the other. */
export function toSitDown(table: TableView | null): Seat | null {
  return table?.here.find((seat) => table.seats[seat]?.kind === "open") ?? null;
}
