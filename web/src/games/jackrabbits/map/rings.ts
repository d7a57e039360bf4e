// How large the ring of a place is that can be chosen, and how far around it a finger may miss it.
import { HEXAGONS, UNDERGROUND } from "../places";
import { distance, type Point } from "./roads";

const LEAST = 9; // pixels
const FINGER = 22;

/** In pixels. */
export function ringOf(node: number, scale: number): number {
  return Math.max(LEAST, (node < HEXAGONS ? 46 : node === UNDERGROUND ? 40 : 22) * scale);
}

/** As far as a finger reaches, and no farther than half the way to the next place. */
export function reachOf(node: number, here: Point, others: readonly Point[], scale: number): number {
  const gaps = others.map((other) => distance(other, here) / 2);
  return Math.max(8, Math.min(Math.max(FINGER, ringOf(node, scale)), ...gaps));
}
