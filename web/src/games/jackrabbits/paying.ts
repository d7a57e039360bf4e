// Payments card by card: what is lifted, what it counts together, what is missing. The price and the best cards come with the view.
import { JOKER, ROYAL, rankText, suitOf } from "./cards";
import type { JackrabbitsView, Payment } from "./messages";
import { SUITS } from "./places";

/** A card about to be spent; `low` where an ambivalent ace counts 1 instead of 11 (9). */
export interface Coin {
  card: number;
  low: boolean;
}

const LETTERS = { clubs: "C", spades: "S", hearts: "H", diamonds: "D" } as const;

/** The card in notation, as in `pay:7S`. */
export function written(card: number): string {
  const suit = suitOf(card);
  return suit ? rankText(card) + LETTERS[suit] : `X${card - JOKER + 1}`;
}

export function isAce(card: number): boolean {
  return card < ROYAL && card % 10 === 0;
}

export function hasSwitch(game: JackrabbitsView, name: string): boolean {
  return game.switches.includes(name);
}

/** May an ace be counted as its owner likes? */
export function isAmbivalent(game: JackrabbitsView, card: number): boolean {
  return isAce(card) && hasSwitch(game, "ambivalent_aces");
}

/** What a card counts, after the ones spent before it: only the first capital ace counts 11 (9). */
export function worthOf(game: JackrabbitsView, coin: Coin, before: readonly Coin[]): number {
  const worth = game.worth[game.hand.indexOf(coin.card)] ?? 0;
  if (isAmbivalent(game, coin.card)) return coin.low ? 1 : worth;
  const second = hasSwitch(game, "capital_aces") && isAce(coin.card) && before.some((one) => isAce(one.card));
  return second ? 1 : worth;
}

export function totalOf(game: JackrabbitsView, coins: readonly Coin[]): number {
  return coins.reduce((sum, coin, index) => sum + worthOf(game, coin, coins.slice(0, index)), 0);
}

/** A capital ace before the seat adds to payments of its suit (9); it is in the best total already. */
export function bonusOf(game: JackrabbitsView, payment: Payment): number {
  return Math.max(0, payment.total - totalOf(game, coinsOf(payment.best)));
}

export function coinsOf(cards: readonly number[]): Coin[] {
  return cards.map((card) => ({ card, low: false }));
}

/** Can this card pay here at all? */
export function pays(card: number, suits: readonly number[]): boolean {
  const suit = suitOf(card);
  return suit !== null && suits.includes(SUITS.indexOf(suit));
}

/** In the order the rules take them: where a carrot has to be freed, the royal goes first (5.4). */
export function inOrder(coins: readonly Coin[]): Coin[] {
  const royal = (coin: Coin) => (coin.card >= ROYAL ? 0 : 1);
  return [...coins].sort((a, b) => royal(a) - royal(b));
}

export function stepsOf(game: JackrabbitsView, coins: readonly Coin[], word: "pay" | "strike"): string[] {
  return coins.map((coin) => {
    const high = isAmbivalent(game, coin.card) && !coin.low;
    return `${word}${high ? "11" : ""}:${written(coin.card)}`;
  });
}

/** Lift, or put back; an ambivalent ace counts 11 first, then 1. */
export function toggled(game: JackrabbitsView, coins: readonly Coin[], card: number): Coin[] {
  const held = coins.find((coin) => coin.card === card);
  if (!held) return [...coins, { card, low: false }];
  if (isAmbivalent(game, card) && !held.low) return coins.map((coin) => (coin === held ? { card, low: true } : coin));
  return coins.filter((coin) => coin !== held);
}
