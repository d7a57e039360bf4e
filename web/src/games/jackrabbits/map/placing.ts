// Laying a piece in the draft (rule 2.2): the legal places, gathered by where on the board the piece would lie.
import type { JackrabbitsView } from "../messages";
import { cornersOf, lieOf, middleOf, type Lie } from "./lattice";
import type { Point } from "./roads";

export interface Way extends Lie {
  action: number;
  corners: Point[];
  /** Which advice on good boards it would go against (rule 2.3). */
  against: string[];
}
/** A spot on the board, and the ways the piece may lie there. */
export interface Site {
  key: string;
  at: Point;
  ways: Way[];
}

export function sitesOf(game: JackrabbitsView): Site[] {
  const piece = game.draft?.flipped ?? null;
  if (game.phase !== "place" || piece === null) return [];
  const sites = new Map<string, Site>();
  for (const move of game.moves) {
    if (move.word !== "place") continue;
    const lie = lieOf(Number(move.facts.number));
    const corners = cornersOf(piece, lie);
    const at = middleOf(corners);
    const key = `${Math.round(at.x)},${Math.round(at.y)}`;
    const site = sites.get(key) ?? { key, at, ways: [] };
    site.ways.push({ ...lie, action: move.action, corners, against: move.preview.against ?? [] });
    sites.set(key, site);
  }
  return [...sites.values()].sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x);
}

/** How much of what can be done at a spot goes against the advice. */
export function objection(site: Site): "all" | "some" | "none" {
  const against = site.ways.filter((way) => way.against.length).length;
  return against === site.ways.length ? "all" : against ? "some" : "none";
}
