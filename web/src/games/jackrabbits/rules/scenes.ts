// What is drawn beside which rule: cards and dice in rows (`#` is face down, `>` leads on), or pieces of the board with somebody on them.
import type { Laid } from "../messages";

export const ROWS: Record<string, string[]> = {
  "1.2": ["K♠ Q♥ J♦ joker | #"],
  "3": ["K♣ K♥ J♠"],
  "4": ["rabbit K♠ Q♥ J♦ > citadel"],
  "5.1": ["d3 d5 = 8", "5♠! > #"],
  "5.4": ["7♥ 4♥ > K♥! carrot"],
  "6.3": ["6♥ > joker!"],
  "8.1": ["6♣ | d1 d3 = 4"],
  "8.2": ["5♠ 3♠ = 8", "7♠ = 7"],
  "8.3": ["4♥ 2♥ = 6", "Q♥"],
  "8.4": ["4♦ 2♦ > 6♠!"],
};

export interface Spot {
  pieces: Laid[];
  /** Nodes somebody goes over, and from where they set out. */
  path: number[];
  /** What is paid, as a row of cards. */
  paid: string;
}

function spot(pieces: [piece: number, x: number, y: number, turn: number][], path: number[] = [], paid = ""): Spot {
  return { pieces: pieces.map(([piece, x, y, turn]) => ({ piece, x, y, turn })), path, paid };
}

const [CITADEL, TOWER, PALACE, PLAZA] = [0, 3, 5, 12];
const [FOREST, RIVER, MOUNTAIN, CROSSING, TAVERN, CAVE] = [13, 14, 15, 25, 26, 27];

export const SPOTS: Record<string, Spot> = {
  "1.5": spot([[CITADEL, 0, 0, 0], [TOWER, 5, 1, 4], [PALACE, 10, 0, 2], [PLAZA, 15, 1, 0]]),
  "1.6": spot([[FOREST, 0, 0, 0], [RIVER, 4, 0, 0], [MOUNTAIN, 8, 0, 0], [CROSSING, 0, 2, 0], [TAVERN, 4, 2, 0], [CAVE, 8, 2, 0]]),
  "2.5": spot([[CROSSING, 4, -2, 1], [TOWER, 5, -1, 4], [PLAZA, 3, -3, 0]]),
  "5.3": spot([[CITADEL, 0, 0, 0], [19, 1, -1, 1], [2, 4, 0, 4]], [0, 26, 2]),
  "6.1": spot([[CITADEL, 0, 0, 0], [19, 1, -1, 1], [6, 4, -2, 1]], [0, 26, 25, 6], "4♣ 3♠"),
  "6.2": spot([[CITADEL, 0, 0, 0], [18, -3, 1, 1], [28, -4, 2, 1], [7, 5, 1, 4]], [0, 23, 40, 7], "8♦"),
  "6.4": spot([[6, -3, 3, 0], [30, -3, 5, 0], [11, 3, 3, 0], [33, 3, 5, 0]], [6, 42, 45, 11], "9♣"),
};
