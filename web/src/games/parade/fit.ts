// How large cards can be so that the whole line is on screen, front and back included.

export interface Room {
  width: number;
  height: number;
  gap: number;
  /** Space above and below each row, for tags and the bracket. */
  rowGap: number;
  least: number;
  most: number;
}

export const TALL = 102 / 70;

export function rowsOf(items: number, card: number, room: Room): number {
  const columns = Math.max(1, Math.floor((room.width + room.gap) / (card + room.gap)));
  return Math.ceil(items / columns);
}

export function fitCards(items: number, room: Room): number {
  for (let card = room.most; card > room.least; card--) {
    if (rowsOf(items, card, room) * (card * TALL + room.rowGap) <= room.height) return card;
  }
  return room.least;
}
