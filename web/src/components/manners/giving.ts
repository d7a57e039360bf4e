// Which seats the host of a table can give to somebody else.
import type { Seat, TableView } from "../../lib/types";

type Seen = Pick<TableView, "seats" | "status" | "league" | "lost">;

/** Of who is there and plays, it has to be taken first. */
export function isGivable(table: Seen, seat: Seat, gone: Seat[]): boolean {
  const view = table.seats[seat];
  if (!view || table.league || table.status === "over" || table.lost.some((one) => one.seat === seat)) return false;
  return view.kind !== "human" || view.away || gone.includes(seat);
}

export function givable(table: Seen, gone: Seat[]): Seat[] {
  return table.seats.flatMap((_, seat) => (isGivable(table, seat, gone) ? [seat] : []));
}
