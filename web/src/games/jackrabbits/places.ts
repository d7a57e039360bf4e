// The board by its numbers, as the server numbers it (board/lattice.py, state.py). Only names: where roads lead, and what may be done
// where, the server says.
import { t } from "../../lib/i18n.svelte";

export const CITADEL = 0;
export const HEXAGONS = 13;
export const FIRST_ROAD = 13;
export const FIRST_TRIANGLE = 37;
export const NODES = 49;
export const UNDERGROUND = 49;
export const OFF = 50;
export const FIRST_TRIANGLE_PIECE = 25;
const FIRST_ROYAL = 40;

export const SUITS = ["clubs", "spades", "hearts", "diamonds"] as const;
export type Suit = (typeof SUITS)[number];
const HOUSES = ["tower", "palace", "plaza"] as const;
const RHOMBI = ["forest", "river", "mountain"] as const;
const TRIANGLES = ["crossing", "tavern", "cave"] as const;

export function isHexagon(node: number): boolean {
  return node < HEXAGONS;
}

/** A place as the messages know it: `citadel`, `tower-clubs`, `forest`, `underground`, `off`. */
export function placeWord(node: number): string {
  if (node === UNDERGROUND) return "underground";
  if (node === OFF) return "off";
  if (node === CITADEL) return "citadel";
  if (node < HEXAGONS) return `${HOUSES[Math.floor((node - 1) / 4)]}-${SUITS[(node - 1) % 4]}`;
  if (node < FIRST_TRIANGLE) return RHOMBI[Math.floor((node - FIRST_ROAD) / 2) % 3]!;
  return TRIANGLES[(node - FIRST_TRIANGLE) % 3]!;
}

/** The royal whose house it is. */
export function royalOf(node: number): number | null {
  return node > CITADEL && node < HEXAGONS ? FIRST_ROYAL + node - 1 : null;
}

/** A piece of the box as the messages know it. */
export function pieceWord(piece: number): string {
  if (piece < HEXAGONS) return placeWord(piece);
  return placeWord(piece < FIRST_TRIANGLE_PIECE ? FIRST_ROAD + 2 * (piece - HEXAGONS) : FIRST_TRIANGLE + piece - FIRST_TRIANGLE_PIECE);
}

/** The piece a node lies on. */
export function pieceOf(node: number): number {
  if (node < FIRST_ROAD) return node;
  return node < FIRST_TRIANGLE ? FIRST_ROAD + Math.floor((node - FIRST_ROAD) / 2) : FIRST_TRIANGLE_PIECE + node - FIRST_TRIANGLE;
}

/** Which of the four pieces of its kind: they are alike, so words need a number. */
function roadSet(node: number): number {
  return node < FIRST_TRIANGLE ? Math.floor((node - FIRST_ROAD) / 6) + 1 : Math.floor((node - FIRST_TRIANGLE) / 3) + 1;
}

/** "the K♥ tower", "forest 2", "the underground" */
export function placeName(node: number): string {
  if (node < HEXAGONS || node >= NODES) return t("jackrabbits-place", { place: placeWord(node) });
  return t(`board-${placeWord(node)}`, { number: roadSet(node) });
}

/** "on the K♥ tower", "in the underground" */
export function placeAt(node: number): string {
  return t("jackrabbits-at", { place: placeWord(node) });
}
