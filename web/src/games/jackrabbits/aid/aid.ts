// What the player aid shows, in the order it is read. What pays where is printed on the pieces (board/tiles.toml).
import type { Suit } from "../places";
import type { Mark } from "../spots";

export const TURN = ["roll", "walk", "buy", "draw"] as const;

export const TRANSFERS: { kind: string; suits: Suit[]; words: string }[] = [
  { kind: "forest", suits: ["clubs", "spades", "hearts"], words: "shortcut" },
  { kind: "crossing", suits: ["spades", "diamonds"], words: "merchant" },
  { kind: "tavern", suits: ["hearts", "diamonds"], words: "tavern" },
  { kind: "cave", suits: ["clubs", "diamonds"], words: "cave" },
];

export const USES: Record<Suit, string> = { clubs: "fly", spades: "fight", hearts: "guard", diamonds: "trade" };

export const SIGNS: Mark[] = ["carrot", "swap", "joker", "crown"];
