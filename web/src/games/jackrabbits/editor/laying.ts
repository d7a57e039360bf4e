// Laying pieces by hand (rule 2.2): which cells of the lattice a piece covers, and where it comes to lie when somebody points somewhere.
// Only geometry: what is advised against, and what can be played on, the server says.
import { cornersOf, middleOf, onPaper, type Lie } from "../map/lattice";
import type { Box } from "../map/camera";
import type { Point } from "../map/roads";
import type { Laid } from "../messages";

type Cell = readonly [row: number, column: number];

/** The cells around a point, clockwise from north (board/lattice.py). */
const SEXTANTS: readonly Cell[] = [[-1, 0], [-1, 1], [0, 1], [0, 0], [0, -1], [-1, -1]];
const FIRST_RHOMBUS = 13;
const FIRST_TRIANGLE = 25;
const NEAR = 90; // units: how far a piece may hop when it is turned
/** A step to a neighbouring point, by key. */
export const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-2, 0],
  ArrowRight: [2, 0],
  ArrowUp: [-1, -1],
  ArrowDown: [1, 1],
};

export function cellsOf(piece: number, { x, y, turn }: Lie): string[] {
  const count = piece < FIRST_RHOMBUS ? 6 : piece < FIRST_TRIANGLE ? 2 : 1;
  return Array.from({ length: count }, (_, i) => SEXTANTS[(turn + i) % 6]!).map(([row, column]) => `${y + row},${x + column}`);
}

/** The piece on every covered cell. */
export function covered(pieces: readonly Laid[]): Map<string, number> {
  return new Map(pieces.flatMap((laid) => cellsOf(laid.piece, laid).map((cell) => [cell, laid.piece] as const)));
}

/** The pieces this one would lie on. */
export function under(pieces: readonly Laid[], piece: number, lie: Lie): number[] {
  const others = covered(pieces.filter((laid) => laid.piece !== piece));
  return [...new Set(cellsOf(piece, lie).flatMap((cell) => others.get(cell) ?? []))];
}

/** The cells that share a side with a cell: left, right, and over its flat side. */
function beside(cell: string): string[] {
  const [row, column] = cell.split(",").map(Number) as [number, number];
  const flat = (row + column) % 2 === 0 ? row + 1 : row - 1;
  return [`${row},${column - 1}`, `${row},${column + 1}`, `${flat},${column}`];
}

/** The pieces this one would share a side with. */
export function neighbours(pieces: readonly Laid[], piece: number, lie: Lie): number[] {
  const others = covered(pieces.filter((laid) => laid.piece !== piece));
  return [...new Set(cellsOf(piece, lie).flatMap(beside).flatMap((cell) => others.get(cell) ?? []))];
}

/** The piece under a point on paper. */
export function pieceAt(pieces: readonly Laid[], { x, y }: Point): number | null {
  const row = Math.floor(y / onPaper(0, 1).y);
  const across = x / onPaper(1, 0).x;
  const share = y / onPaper(0, 1).y - row;
  const near = Math.floor(across);
  const column = [near, near + 1, near - 1].find((one) => within(row, one, across, share));
  return column === undefined ? null : (covered(pieces).get(`${row},${column}`) ?? null);
}

/** Is the point, so many half-sides across and this share of the row down, in the triangle of that column? */
function within(row: number, column: number, across: number, share: number): boolean {
  const pointsUp = (row + column) % 2 === 0;
  return Math.abs(across - column) <= (pointsUp ? share : 1 - share);
}

/** Where a piece turned like this lies when its middle is brought as close to a point as the lattice lets it. */
export function lieAt(piece: number, turn: number, at: Point): Lie {
  const middle = middleOf(cornersOf(piece, { x: 0, y: 0, turn }));
  const [x, y] = [(at.x - middle.x) / onPaper(1, 0).x, (at.y - middle.y) / onPaper(0, 1).y];
  const points = [Math.floor(y), Math.ceil(y)].flatMap((row) => {
    const column = Math.floor((x - Math.abs(row % 2)) / 2) * 2 + Math.abs(row % 2);
    return [column, column + 2].map((one) => ({ x: one, y: row, turn }));
  });
  const far = (lie: Lie) => Math.hypot((lie.x - x) * onPaper(1, 0).x, (lie.y - y) * onPaper(0, 1).y);
  return points.reduce((best, one) => (far(one) < far(best) ? one : best));
}

const MARGIN = 60; // units of water that stay around the land

/** The same waters, or wider ones where the land has come close to their edge: then by half again at least, so that it seldom happens. */
export function widened(waters: Box, land: Box): Box {
  const [x, width] = stretched(waters.x, waters.width, land.x, land.width);
  const [y, height] = stretched(waters.y, waters.height, land.y, land.height);
  return { x, y, width, height };
}

function stretched(start: number, length: number, from: number, span: number): [start: number, length: number] {
  const end = start + length;
  const first = start + MARGIN > from ? Math.min(start - length / 2, from - MARGIN) : start;
  const last = from + span + MARGIN > end ? Math.max(end + length / 2, from + span + MARGIN) : end;
  return [first, last - first];
}

export function middle(piece: number, lie: Lie): Point {
  return middleOf(cornersOf(piece, lie));
}

/** The next way this piece can lie about where it lies, clockwise or against: the first with room, that looks different. */
export function turned(pieces: readonly Laid[], piece: number, turns: number, lie: Lie, by: 1 | -1): Lie | null {
  const at = middle(piece, lie);
  for (let step = 1; step < 6; step++) {
    const turn = (lie.turn + by * step + 6) % 6;
    const there = lieAt(piece, turn, at);
    const hop = Math.hypot(middle(piece, there).x - at.x, middle(piece, there).y - at.y);
    if (step % turns && hop < NEAR && !under(pieces, piece, there).length) return there;
  }
  return null;
}

/** A good first spot for a piece: free, beside what lies there, and as close to the middle of the board as can be. */
export function freeSpot(pieces: readonly Laid[], piece: number): Lie {
  if (!pieces.length) return { x: 0, y: 0, turn: 0 };
  const centre = middleOf(pieces.map((laid) => middle(laid.piece, laid)));
  const from = lieAt(piece, 0, centre);
  for (let ring = 0; ring < 60; ring++) {
    const free = around(from, ring).filter((lie) => !under(pieces, piece, lie).length && neighbours(pieces, piece, lie).length);
    if (free.length) return free.reduce((best, one) => (far(piece, one, centre) < far(piece, best, centre) ? one : best));
  }
  return from;
}

function far(piece: number, lie: Lie, at: Point): number {
  const { x, y } = middle(piece, lie);
  return Math.hypot(x - at.x, y - at.y);
}

/** The points so many steps away, as a square. */
function around({ x, y, turn }: Lie, ring: number): Lie[] {
  const lies: Lie[] = [];
  for (let dy = -ring; dy <= ring; dy++) {
    const step = Math.abs(dy) === ring ? 1 : 2 * ring || 1;
    for (let dx = -ring; dx <= ring; dx += step) lies.push({ x: x + 2 * dx + (dy % 2), y: y + dy, turn });
  }
  return lies;
}
