// A move of the draft by chance: any piece, any place, as advised where that can be.
import type { Move } from "../messages";

export function anyMove(moves: readonly Move[], chance: () => number = Math.random): number | null {
  const good = moves.filter((move) => !move.preview.against?.length);
  const some = good.length ? good : moves;
  return some[Math.floor(chance() * some.length)]?.action ?? null;
}
