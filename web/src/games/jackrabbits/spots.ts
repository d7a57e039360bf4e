// What the hand asks of the map: which places can be chosen now, and which roads to light.

/** What a place offers, or what going there means. */
export type Mark = "free" | "paid" | "joker" | "fly" | "fight" | "carrot" | "swap" | "crown" | "draft";

/** A place on the map that can be chosen now. Made by Mine from game.moves, shown by Map and Twin. */
export interface Spot {
  /** A node of the board; UNDERGROUND and OFF are places, too. */
  node: number;
  /** For ears and for the label: "the K♥ tower: price 7". */
  title: string;
  price: number | null;
  mark: Mark;
  /** It costs the joker, whatever else it means. */
  joker: boolean;
  /** A hint leads there. */
  hinted?: boolean;
  /** Nodes whose roads are lit when this is looked at or chosen, from the rabbit on. Two neighbours that no road joins are a leap. */
  path: number[];
}

/** Where a piece of the draft may lie is the map's own business (map/Placing.svelte): Mine makes no spots in the phase "place". */
export interface Chooser {
  spots: Spot[];
  looked: number | null;
  chosen: number | null;
  onlook(node: number | null): void;
  onchoose(node: number): void;
}
