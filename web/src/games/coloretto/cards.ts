// A card is its kind: seven colours, "+2", two jokers, "last round". Only names: what a card does, the server says.
import { t } from "../../lib/i18n.svelte";

export const KINDS = ["red", "orange", "yellow", "green", "blue", "violet", "brown", "plus-two", "joker", "golden-joker", "last-round"] as const;
export type Kind = (typeof KINDS)[number];

export const COLOURS = 7;
export const PLUS_TWO = 7;
export const JOKER = 8;
export const GOLDEN = 9;
export const LAST_ROUND = 10;

export function kindOf(card: number): Kind {
  return KINDS[card] ?? "last-round";
}

export function cardName(card: number): string {
  return t("coloretto-card", { kind: kindOf(card) });
}

export function letter(card: number): string {
  return t("coloretto-letter", { kind: kindOf(card) });
}

/** With a sign, and a minus as wide as a plus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
