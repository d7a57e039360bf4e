// Arrow keys between things on a plane.
import type { Point } from "./roads";

const WAYS: Record<string, Point> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** Where an arrow key leads from here; the key is then used up. */
export function arrowTo<T extends Point>(event: KeyboardEvent, here: Point, all: readonly T[]): T | null {
  const way = WAYS[event.key];
  if (!way || event.altKey || event.ctrlKey || event.metaKey) return null;
  event.preventDefault();
  event.stopPropagation();
  return nearest(here, all, way);
}

/** The nearest one this way; what lies far aside counts as farther. */
export function nearest<T extends Point>(from: Point, all: readonly T[], way: Point): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const one of all) {
    const [dx, dy] = [one.x - from.x, one.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (ahead <= 1 || aside > 2.2 * ahead) continue;
    const far = ahead + 1.5 * aside;
    if (far < least) [best, least] = [one, far];
  }
  return best;
}
