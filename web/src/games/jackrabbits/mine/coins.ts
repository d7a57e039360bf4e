// Cards about to be spent, and what they count together. What each counts, the view says.
import { list, t } from "../../../lib/i18n.svelte";
import { cardName } from "../cards";
import type { JackrabbitsView } from "../messages";

/** A card about to be spent; `low` where it is to count as little as its owner may let it. */
export interface Coin {
  card: number;
  low: boolean;
}

export function coinsOf(cards: readonly number[]): Coin[] {
  return cards.map((card) => ({ card, low: false }));
}

/** What a card counts, after the ones spent before it. */
export function worthOf(game: JackrabbitsView, coin: Coin, before: readonly Coin[]): number {
  if (coin.low) return game.low[coin.card] ?? 0;
  const later = game.later[coin.card];
  if (later !== undefined && before.some((one) => one.card in game.later)) return later;
  return game.worth[game.hand.indexOf(coin.card)] ?? 0;
}

export function totalOf(game: JackrabbitsView, coins: readonly Coin[]): number {
  return coins.reduce((sum, coin, index) => sum + worthOf(game, coin, coins.slice(0, index)), 0);
}

/** Lift, or put back; a card that is spent and may count less does so before it is put back. */
export function toggled(game: JackrabbitsView, coins: readonly Coin[], card: number, spent: boolean): Coin[] {
  const held = coins.find((coin) => coin.card === card);
  if (!held) return [...coins, { card, low: false }];
  if (spent && card in game.low && !held.low) return coins.map((coin) => (coin === held ? { card, low: true } : coin));
  return coins.filter((coin) => coin !== held);
}

/** "7♠ and A♦ as 1"; just their names where nothing is counted. */
export function coinWords(game: JackrabbitsView, coins: readonly Coin[], counted = true): string {
  return list(
    coins.map((coin) => {
      const card = cardName(coin.card);
      return counted && coin.card in game.low ? t("jackrabbits-ace-as", { card, worth: worthOf(game, coin, []) }) : card;
    }),
  );
}
