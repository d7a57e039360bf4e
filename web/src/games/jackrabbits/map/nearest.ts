// Arrow keys between things on a plane.
import type { Point } from "./roads";

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
