// A picture beside a rule: rows of cards, written as a line of text each, so that a scene reads like a sentence.
//
//   "A: r8 r5 | b6 = 19"    a name, two cards, a gap, one more, and what it comes to
//   "g0! v8 k10. g3+ x-"    one steps out, one stays, one is safe, one has just been played, one is out of play
//   "~r10 r8 r3"            fanned: one behind the other

export type Mark = "" | "leaves" | "safe" | "played" | "away";

export interface Shown {
  /** As the game writes it; null is a gap. */
  what: string | null;
  mark: Mark;
}

export interface Row {
  name: string;
  fanned: boolean;
  things: Shown[];
  sum: string;
}

const MARKS: Record<string, Mark> = { "!": "leaves", ".": "safe", "+": "played", "-": "away" };

export function readRow(text: string): Row {
  const [, name = "", fan = "", line = "", sum = ""] = /^(?:(\S+): )?(~?)([^=]*?)(?: = (.+))?$/.exec(text)!;
  return { name, fanned: fan !== "", things: line.split(" ").filter(Boolean).map(shown), sum };
}

function shown(word: string): Shown {
  if (word === "|") return { what: null, mark: "" };
  const mark = MARKS[word.at(-1)!] ?? "";
  return { what: mark ? word.slice(0, -1) : word, mark };
}

export interface Size {
  width: number;
  height: number;
}

export interface Spot extends Shown {
  what: string;
  x: number;
}

export interface Laid extends Omit<Row, "things"> {
  spots: Spot[];
  /** From where to where cards are safe, run by run. */
  safe: [number, number][];
  width: number;
}

export const NAME = 46;
const BETWEEN = 8;
const FANNED = 0.5;
const GAP = 0.4;

/** Where everything lies, from left to right. */
export function layOut(row: Row, size: Size, hasNames: boolean): Laid {
  let x = hasNames ? NAME : 0;
  const spots: Spot[] = [];
  for (const { what, mark } of row.things) {
    if (what === null) x += size.width * (row.fanned ? FANNED + 0.2 : GAP);
    else {
      if (mark === "played") x += size.width * 0.3;
      spots.push({ what, mark, x });
      x += row.fanned ? size.width * FANNED : size.width + BETWEEN;
    }
  }
  const width = (spots.at(-1)?.x ?? 0) + size.width;
  return { ...row, spots, safe: runs(spots, size.width), width };
}

function runs(spots: Spot[], width: number): [number, number][] {
  const found: [number, number][] = [];
  for (const { mark, x } of spots) {
    if (mark !== "safe") continue;
    const last = found.at(-1);
    if (last && x - last[1] <= BETWEEN + 1) last[1] = x + width;
    else found.push([x, x + width]);
  }
  return found;
}
