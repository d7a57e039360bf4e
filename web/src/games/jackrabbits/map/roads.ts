// Roads on paper, read off the picture: where a node lies, where its road meets the next one, and the line a rabbit walks.

export interface Point {
  x: number;
  y: number;
}

export interface Road {
  node: number;
  /** Where a rabbit stands on it. */
  at: Point;
  /** Where it crosses the sides of its piece. */
  ends: Point[];
  /** A bent road from its first end to its second; a star of straight ones has none. */
  bend: [Point, Point] | null;
  /** How far along the bend that is. */
  share: number;
}

/** A stretch of a journey: along a road, or through the air. */
export interface Stretch {
  leap: boolean;
  points: Point[];
}

const MEETS = 5; // roads of neighbours reach a hair over the side they share
const SAMPLES = 8;

function pointsIn(text: string): Point[] {
  return [...text.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

/** `d` is the line of a road: straight ones that meet in the middle, or one that bends from side to side. */
export function readRoad(node: number, d: string, share = 0.5): Road {
  const points = pointsIn(d);
  if (d.includes("C")) {
    const [start, first, second, end] = points as [Point, Point, Point, Point];
    const road: Road = { node, at: start, ends: [start, end], bend: [first, second], share };
    return { ...road, at: bent(road, share) };
  }
  return { node, at: points[1]!, ends: points.filter((_, index) => index % 2 === 0), bend: null, share };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function bent(road: Road, share: number): Point {
  const [a, d] = road.ends as [Point, Point];
  const [b, c] = road.bend!;
  const rest = 1 - share;
  const mix = (k: "x" | "y") => rest ** 3 * a[k] + 3 * rest ** 2 * share * b[k] + 3 * rest * share ** 2 * c[k] + share ** 3 * d[k];
  return { x: mix("x"), y: mix("y") };
}

/** Where two roads meet: the end of the first that touches one of the second. */
export function meeting(road: Road, other: Road): Point | null {
  return road.ends.find((end) => other.ends.some((one) => distance(end, one) < MEETS)) ?? null;
}

/** Along one road, from an end (or from its middle) to an end (or to its middle). */
function along(road: Road, from: Point | null, to: Point | null): Point[] {
  if (!road.bend) return [...(from ? [from] : []), road.at, ...(to ? [to] : [])];
  const share = (end: Point | null) => (end === null ? road.share : end === road.ends[0] ? 0 : 1);
  const [start, stop] = [share(from), share(to)];
  return Array.from({ length: SAMPLES + 1 }, (_, n) => bent(road, start + ((stop - start) * n) / SAMPLES));
}

/** The line of a journey over these nodes. `where` knows places without a road, such as the underground. */
export function lineOf(roads: ReadonlyMap<number, Road>, where: (node: number) => Point | null, path: readonly number[]): Stretch[] {
  const stretches: Stretch[] = [];
  let walked: Point[] = [];
  path.forEach((node, index) => {
    const road = roads.get(node);
    const before = index ? path[index - 1]! : null;
    const from = before === null || !road ? null : join(roads, road, before);
    const after = path[index + 1] ?? null;
    const to = after === null || !road ? null : join(roads, road, after);
    const here = road ? along(road, from, to) : present(where(node));
    if (before !== null && !from) {
      const start = walked.at(-1);
      if (walked.length > 1) stretches.push({ leap: false, points: walked });
      if (start && here[0]) stretches.push({ leap: true, points: [start, here[0]] });
      walked = [];
    }
    walked = [...walked, ...here];
  });
  if (walked.length > 1) stretches.push({ leap: false, points: walked });
  return stretches;
}

function present(point: Point | null): Point[] {
  return point ? [point] : [];
}

function join(roads: ReadonlyMap<number, Road>, road: Road, other: number): Point | null {
  const next = roads.get(other);
  return next ? meeting(road, next) : null;
}

/** A leap as an arc, the longer the higher. */
export function arc([start, end]: Point[]): Point[] {
  if (!start || !end) return [];
  const height = Math.min(140, 20 + distance(start, end) * 0.22);
  return Array.from({ length: 2 * SAMPLES + 1 }, (_, n) => {
    const share = n / (2 * SAMPLES);
    return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share - 4 * height * share * (1 - share) };
  });
}

/** The same line in even steps, so that whoever follows it keeps the pace; begins and ends where the line does. */
export function paced(line: readonly Point[], step: number): Point[] {
  const [first] = line;
  if (!first) return [];
  const steps: Point[] = [first];
  let rest = step;
  for (let n = 1; n < line.length; n++) {
    const [from, to] = [line[n - 1]!, line[n]!];
    const far = distance(from, to);
    for (; far > 0 && rest <= far; rest += step) {
      steps.push({ x: from.x + ((to.x - from.x) * rest) / far, y: from.y + ((to.y - from.y) * rest) / far });
    }
    rest -= far;
  }
  const end = line.at(-1)!;
  return distance(steps.at(-1)!, end) > 0.5 ? [...steps, end] : steps;
}

/** SVG path data through these points. */
export function pathData(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)},${y.toFixed(1)}`).join("");
}
