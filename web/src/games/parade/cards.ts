// A card's number, in words and colours. Only names: what a card does, the server says.
import { t } from "../../lib/i18n.svelte";
import type { Card } from "../../lib/types";

export const COLOURS = ["green", "amber", "red", "violet", "blue", "charcoal"] as const;
export type Colour = (typeof COLOURS)[number];

const VALUES = 11;

export function colourIndex(card: Card): number {
  return Math.floor(card / VALUES);
}

export function colourOf(card: Card): Colour {
  return COLOURS[colourIndex(card)] ?? "charcoal";
}

export function valueOf(card: Card): number {
  return card % VALUES;
}

export function colourName(colour: Colour): string {
  return t(`parade-colour-${colour}`);
}

export function letter(colour: Colour): string {
  return t(`parade-letter-${colour}`);
}

export function cardName(card: Card): string {
  return t("parade-card", { colour: colourOf(card), value: valueOf(card) });
}

/** Cards lying before a seat, one list a colour, highest first. */
export function byColour(cards: Card[]): Card[][] {
  return COLOURS.map((_, index) => cards.filter((card) => colourIndex(card) === index).sort((a, b) => b - a));
}

/** How many colours lie before a seat. */
export function coloursIn(cards: Card[]): number {
  return new Set(cards.map(colourIndex)).size;
}
