// Several cards bought at once (8.4): those chosen of the discards, and what pays for them. What each costs, and what pays best, the view says.
import { list, t } from "../../../lib/i18n.svelte";
import { cardName } from "../cards";
import type { JackrabbitsView, Market, Move } from "../messages";
import type { Choice, Deed } from "./deeds";
import type { Good } from "./goods";
import type { Step } from "./sender.svelte";

export type Trade = Deed & { wares: number[] };

export function isTrade(choice: Choice | null): choice is Trade {
  return choice !== null && "wares" in choice;
}

/** What all of these cost together, with what was picked before. */
function costOf(market: Market, cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + (market.costs[card] ?? 0), market.picked_cost);
}

function buying(game: JackrabbitsView, card: number | undefined): Move | undefined {
  return game.moves.find((move) => move.word === "buy" && move.facts.card === card);
}

export function tradeOf(game: JackrabbitsView, wares: number[]): Trade | null {
  const { market } = game;
  const move = buying(game, wares[0]);
  if (!market || !move) return null;
  const { suits, cards, bonus } = market;
  const need = costOf(market, wares);
  const payment = { need, suits, cards, bonus, total: need, best: market.best_cards[need - 1] ?? [], left: [] };
  return { key: "trade", kind: "deed", node: -1, move, then: null, open: false, path: [], promise: null, risk: null, host: null, payment, rule: move.preview.rule, wares };
}

/** Why this card cannot be bought besides. */
export function tooDear(market: Market, wares: readonly number[], card: number): string | null {
  const most = market.best_cards.length;
  return costOf(market, [...wares, card]) > most ? t("jackrabbits-ware-too-dear", { card: cardName(card), most }) : null;
}

/** What lies for sale, with what is chosen of it. */
export function waresOf(game: JackrabbitsView, market: Market, wares: readonly number[]): Good[] {
  return Object.entries(market.costs).map(([named, cost]) => {
    const card = Number(named);
    const chosen = wares.includes(card);
    const key = buying(game, card)?.notation ?? String(card);
    return { key, card, note: t("jackrabbits-costs", { need: cost }), mark: String(cost), chosen, reason: chosen ? null : tooDear(market, wares, card) };
  });
}

export function tradeWords(trade: Trade, paid: string): string {
  return t("jackrabbits-buy", { wares: list(trade.wares.map(cardName)), cards: paid });
}

export function tradeSteps(trade: Trade): Step[] {
  return trade.wares.map((card) => ({ word: "buy", card, value: null }));
}
