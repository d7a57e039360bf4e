/** A card that lies to be chosen: what a plaza sells (8.4), what a hidden card is said to be (9). */
export interface Good {
  key: string;
  card: number;
  /** Said with the card's name. */
  note: string;
  /** Written under it. */
  mark: string;
  /** Of several that may be chosen together: is this one? null where choosing one is the end of it. */
  chosen: boolean | null;
  /** Why it cannot be chosen now. */
  reason: string | null;
}
