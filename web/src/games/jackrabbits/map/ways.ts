// Where free roads lead (rules 5.3, 2.5), over the links of the view: for words, for walking rabbits and for the way home. What may be
// done, the server says.
import { CITADEL, FIRST_ROAD, FIRST_TRIANGLE, HEXAGONS, isCave, NODES, OFF, SHORE, UNDERGROUND } from "../places";

export type Links = readonly (readonly number[])[];

/** Can a journey go on through this hexagon? Only the option "trailing carrots" says so (9). */
export type Passes = (hexagon: number) => boolean;
const STOPS: Passes = () => false;

export function twinOf(road: number): number {
  return (road - FIRST_ROAD) % 2 ? road - 1 : road + 1;
}

export function isOnBoard(links: Links, node: number): boolean {
  return !!links[node]?.some((end) => end !== -1);
}

export function cavesOf(links: Links): number[] {
  return links.map((_, node) => node).filter((node) => isCave(node) && isOnBoard(links, node));
}

/** Every node a free road touches, each with the way there; nobody turns round on the road. Over a shore lies OFF. */
export function waysFrom(links: Links, start: number, passes: Passes = STOPS): Map<number, number[]> {
  const found = new Map<number, number[]>();
  const seen = new Set<string>();
  const begin = start === UNDERGROUND ? cavesOf(links).map((cave) => [UNDERGROUND, cave]) : start < NODES ? [[start]] : [];
  const queue = begin.map((path) => ({ path, came: -1 }));
  if (start === UNDERGROUND) begin.forEach((path) => found.set(path[1]!, path));
  for (let step = queue.shift(); step; step = queue.shift()) {
    const node = step.path.at(-1)!;
    for (const next of links[node] ?? []) {
      const key = `${node}>${next}`;
      if (next === step.came || next === -1 || next < SHORE || seen.has(key)) continue;
      seen.add(key);
      const to = next === SHORE ? OFF : next;
      const path = [...step.path, to];
      if (!found.has(to)) found.set(to, path);
      if (goesOn(to, passes)) queue.push({ path, came: node });
    }
  }
  return found;
}

function goesOn(node: number, passes: Passes): boolean {
  if (node < HEXAGONS) return passes(node);
  return node < NODES && !isCave(node);
}

/** The shortest free way to the first place that is wanted. */
export function wayTo(links: Links, start: number, wanted: (node: number) => boolean, passes?: Passes): number[] | null {
  for (const [node, path] of waysFrom(links, start, passes)) if (wanted(node)) return path;
  return null;
}

/** How many free journeys each hexagon is from the citadel; null where only a transfer leads there. */
export function journeysHome(links: Links): (number | null)[] {
  const far: (number | null)[] = Array.from({ length: HEXAGONS }, () => null);
  far[CITADEL] = 0;
  const queue = [CITADEL];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    for (const node of waysFrom(links, here).keys()) {
      if (node >= HEXAGONS || far[node] !== null) continue;
      far[node] = far[here]! + 1; // roads lead both ways
      queue.push(node);
    }
  }
  return far;
}

/** From wherever a rabbit is: a turn in the underground first, if it is off the board (7). */
export function journeysFrom(links: Links, node: number): number | null {
  const far = journeysHome(links);
  if (node < HEXAGONS) return far[node] ?? null;
  const reached = [...waysFrom(links, UNDERGROUND).keys()].filter((one) => one < HEXAGONS).map((one) => far[one]);
  const best = Math.min(...reached.map((one) => one ?? Infinity));
  return best === Infinity ? null : best + 1 + (node === OFF ? 1 : 0);
}

export function isCrossing(node: number): boolean {
  return node >= FIRST_TRIANGLE && node < NODES && (node - FIRST_TRIANGLE) % 3 === 0;
}
