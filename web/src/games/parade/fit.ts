// How large cards can be so that the whole line is on screen, front and back included.

export interface Room {
  width: number;
  height: number;
  gap: number;
  /** Space above and below each row, for tags and the bracket. */
  rowGap: number;
  least: number;
  most: number;
  /** Cards this large are large enough: then one row more is not worth it. */
  comfortable: number;
}

export interface Fit {
  card: number;
  columns: number;
}

export const TALL = 102 / 70;

export function fitCards(items: number, room: Room): Fit {
  let best: Fit = { card: 0, columns: items };
  for (let rows = 1; rows <= items; rows++) {
    const columns = Math.ceil(items / rows);
    const wide = (room.width + room.gap) / columns - room.gap;
    const tall = (room.height / rows - room.rowGap) / TALL;
    const card = Math.floor(Math.min(wide, tall, room.most));
    if (card > best.card) best = { card, columns };
    if (best.card >= room.comfortable) break;
  }
  // Where there is not height enough, not yet maybe, the line gets longer downwards: it never sticks out at the side.
  return { card: Math.max(best.card, room.least), columns: Math.min(best.columns, mostColumns(room)) };
}

function mostColumns({ width, gap, least }: Room): number {
  return Math.max(1, Math.floor((width + gap) / (least + gap)));
}

/** How high a line must be for the whole of it to lie there, in the smallest cards. */
export function leastHeight(items: number, room: Room): number {
  if (!room.width) return 0; // not measured yet
  return Math.ceil(items / mostColumns(room)) * (room.least * TALL + room.rowGap + 1);
}
