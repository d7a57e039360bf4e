// Who stands where on a place: rabbits side by side, so that nobody hides the house or another rabbit.
import type { JackrabbitsView } from "../messages";
import { CITADEL, HEXAGONS, OFF, UNDERGROUND } from "../places";
import { standing } from "./journey";
import type { Point } from "./roads";

const ROWS: Point[][] = [
  [{ x: 42, y: 34 }],
  [{ x: -42, y: 34 }, { x: 42, y: 34 }],
  [{ x: -44, y: 30 }, { x: 44, y: 30 }, { x: 0, y: 62 }],
  [{ x: -46, y: 28 }, { x: 46, y: 28 }, { x: -20, y: 60 }, { x: 20, y: 62 }],
];

export interface Standing {
  seat: number;
  node: number;
  /** From the middle of the place. */
  by: Point;
}

function spread(node: number, count: number): Point[] {
  if (node < HEXAGONS) return ROWS[count - 1]!.map(({ x, y }) => (node === CITADEL ? { x: x * 1.15, y: y * 1.1 } : { x, y }));
  const [step, y] = node === UNDERGROUND ? [40, 34] : node === OFF ? [34, -4] : [30, 10];
  return Array.from({ length: count }, (_, n) => ({ x: (n - (count - 1) / 2) * step, y: y + (n % 2) * 3 }));
}

export function standings(game: JackrabbitsView): Standing[] {
  const places = new Map<number, number[]>();
  for (let seat = 0; seat < game.players; seat++) {
    const node = standing(game, seat);
    places.set(node, [...(places.get(node) ?? []), seat]);
  }
  return [...places].flatMap(([node, seats]) => spread(node, seats.length).map((by, index) => ({ seat: seats[index]!, node, by })));
}
