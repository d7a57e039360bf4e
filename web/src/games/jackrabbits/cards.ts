// A card is a number: numerals 0 … 39 suit by suit from the ace, royals 40 … 51 (kings, queens, jacks), jokers 52 and 53. Only how a card
// looks and is called: what it does, and what it counts, the server says.
import { t } from "../../lib/i18n.svelte";
import { SUITS, type Suit } from "./places";

const ROYAL = 40;
const JOKER = 52;
const SIGNS: Record<Suit, string> = { clubs: "♣", spades: "♠", hearts: "♥", diamonds: "♦" };
const LETTERS = ["K", "Q", "J"] as const;

export function isRoyal(card: number): boolean {
  return card >= ROYAL && card < JOKER;
}

export function isJoker(card: number): boolean {
  return card >= JOKER;
}

/** null for a joker. */
export function suitOf(card: number): Suit | null {
  if (card >= JOKER) return null;
  return SUITS[card < ROYAL ? Math.floor(card / 10) : (card - ROYAL) % 4]!;
}

/** "A", "10", "K"; nothing for a joker. */
export function rankText(card: number): string {
  if (card >= JOKER) return "";
  if (card >= ROYAL) return LETTERS[Math.floor((card - ROYAL) / 4)]!;
  return card % 10 === 0 ? "A" : String((card % 10) + 1);
}

/** "10♥", "K♠" or "joker": the other way round. */
export function cardCalled(name: string): number {
  if (name === "joker") return JOKER;
  return Array.from({ length: JOKER }, (_, card) => card).find((card) => rankText(card) + SIGNS[suitOf(card)!] === name)!;
}

export function cardName(card: number): string {
  const suit = suitOf(card);
  return t("jackrabbits-card", { suit: suit ?? "joker", rank: rankText(card), sign: suit ? SIGNS[suit] : "" });
}
