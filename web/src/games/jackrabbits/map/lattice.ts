// The triangular lattice on paper, for laying pieces in the draft (board/lattice.py has the numbering, board/picture/geometry.py the paper).
import { FIRST_TRIANGLE_PIECE, HEXAGONS } from "../places";
import type { Box } from "./camera";
import type { Point } from "./roads";

const COLUMNS = 44; // of the draft's window
const HALF = 50;
const ROW = 50 * Math.sqrt(3);
/** The points around a point, clockwise: the corner before sextant t. */
const CORNERS: readonly [number, number][] = [[-1, -1], [1, -1], [2, 0], [1, 1], [-1, 1], [-2, 0]];

export interface Lie {
  x: number;
  y: number;
  turn: number;
}

export function onPaper(x: number, y: number): Point {
  return { x: x * HALF, y: y * ROW };
}

/** A place by its number, in the window of the draft. */
export function lieOf(place: number): Lie {
  const point = Math.floor(place / 6);
  const y = Math.floor(point / (COLUMNS / 2));
  return { x: 2 * (point % (COLUMNS / 2)) + (y % 2), y, turn: place % 6 };
}

export function cornersOf(piece: number, { x, y, turn }: Lie): Point[] {
  const last = piece < HEXAGONS ? 6 : piece < FIRST_TRIANGLE_PIECE ? 3 : 2;
  const around = Array.from({ length: last }, (_, i) => CORNERS[(last === 6 ? i : turn + i) % 6]!);
  return [...around, ...(last === 6 ? [] : [[0, 0] as const])].map(([dx, dy]) => onPaper(x + dx, y + dy));
}

export function middleOf(corners: readonly Point[]): Point {
  const sum = (key: "x" | "y") => corners.reduce((total, corner) => total + corner[key], 0) / corners.length;
  return { x: sum("x"), y: sum("y") };
}

/** A box that holds these points as well. */
export function holding(box: Box, points: readonly Point[], margin: number): Box {
  const left = Math.min(box.x, ...points.map((point) => point.x - margin));
  const top = Math.min(box.y, ...points.map((point) => point.y - margin));
  const right = Math.max(box.x + box.width, ...points.map((point) => point.x + margin));
  const bottom = Math.max(box.y + box.height, ...points.map((point) => point.y + margin));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const LEAST = { width: 1150, height: 780 };

/** A small board does not fill the window: it is going to grow. */
export function roomy(box: Box): Box {
  const [width, height] = [Math.max(box.width, LEAST.width), Math.max(box.height, LEAST.height)];
  return { x: box.x - (width - box.width) / 2, y: box.y - (height - box.height) / 2, width, height };
}
