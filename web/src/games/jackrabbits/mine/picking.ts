// Cards chosen in the hand: for what, how many, whether they are enough, and the moves they make.
import { list, t } from "../../../lib/i18n.svelte";
import { ROYAL, cardName, suitOf } from "../cards";
import type { JackrabbitsView } from "../messages";
import { bonusOf, coinsOf, inOrder, isAmbivalent, pays, stepsOf, totalOf, worthOf, written, type Coin } from "../paying";
import type { Choice } from "./deeds";

export type Purpose = "pay" | "strike" | "show" | "prize" | "passport" | "lay" | "discard" | "return" | "seal";

export interface Picking {
  purpose: Purpose;
  cards: number[];
  /** Worth that must be reached, for payments and hearts. */
  need: number;
  /** How many cards, where it is a number of cards. */
  count: number | null;
}

const HEARTS_SHOWN = 6; // 8.3
const WORDS: Record<string, [word: string, purpose: Purpose]> = {
  start: ["passport", "passport"],
  lottery: ["show", "prize"],
  payment: ["pay", "pay"],
  challenge: ["show", "show"],
  defence: ["show", "show"],
  fight: ["strike", "strike"],
  seal: ["seal", "seal"],
  surplus: ["discard", "discard"],
  fourth: ["return", "return"],
  lay: ["lay", "lay"],
};

/** Which cards of the hand answer now; null where none do. */
export function pickingOf(game: JackrabbitsView, choice: Choice | null): Picking | null {
  if (choice) {
    const { payment } = choice;
    if (!payment) return null;
    const cards = game.hand.filter((card) => pays(card, payment.suits));
    return { purpose: "pay", cards, need: payment.need - bonusOf(game, payment), count: null };
  }
  const [word, purpose] = WORDS[game.phase] ?? [];
  if (!word || !purpose) return null;
  const found = game.moves.filter((move) => move.word === word || move.word === `${word}11`);
  const cards = [...new Set(found.map((move) => move.facts.card as number))];
  if (!cards.length) return null;
  return { purpose, cards, need: needOf(game, purpose), count: countOf(game, purpose) };
}

function needOf(game: JackrabbitsView, purpose: Purpose): number {
  if (purpose === "pay") return game.paying ? game.paying.need - game.paying.sum : 0;
  if (purpose === "show") return HEARTS_SHOWN - hearts(game, shownBefore(game));
  return purpose === "lay" ? HEARTS_SHOWN - hearts(game, game.seats[game.turn]?.open ?? []) : 0;
}

function countOf(game: JackrabbitsView, purpose: Purpose): number | null {
  if (purpose === "discard") return game.hand.length - game.limit;
  return ["passport", "prize", "seal", "return"].includes(purpose) ? 1 : null;
}

/** What the asked seat has shown already in this challenge. */
function shownBefore(game: JackrabbitsView): number[] {
  if (game.phase === "challenge") return game.challenge?.shown ?? [];
  return game.challenge?.answer ?? [];
}

/** Shown hearts count what is printed on them: no ace option changes that (8.3). */
export function hearts(game: JackrabbitsView, cards: readonly number[]): number {
  const shown = cards.filter((card) => suitOf(card) === "hearts");
  return shown.reduce((sum, card) => sum + printed(game, card), 0);
}

function printed(game: JackrabbitsView, card: number): number {
  const told = game.moves.find((move) => move.facts.card === card)?.preview.value;
  if (told !== undefined && told !== null) return told;
  return card >= ROYAL ? 10 : (card % 10) + 1;
}

/** The queen of the palace before which the visitor stands opens it alone (8.3). */
export function palaceQueen(game: JackrabbitsView): number | null {
  const node = game.challenge ? game.seats[game.challenge.visitor]!.node : -1;
  return node >= 5 && node <= 8 ? ROYAL + node - 1 : null;
}

export function sumOf(game: JackrabbitsView, picking: Picking, coins: readonly Coin[]): number {
  if (picking.purpose === "show" || picking.purpose === "lay") return hearts(game, coins.map((coin) => coin.card));
  return totalOf(game, coins);
}

/** Of the cards chosen, those that will go: the one that is enough ends it, whatever else is lifted. */
export function going(game: JackrabbitsView, picking: Picking, coins: readonly Coin[]): Coin[] {
  if (picking.need <= 0) return [...coins];
  const queen = picking.purpose === "show" ? coins.find((coin) => coin.card === palaceQueen(game)) : undefined;
  if (queen) return [queen];
  const inTurn = mustFreeCarrot(game, picking) ? inOrder(coins) : coins;
  const enough = inTurn.findIndex((_, index) => sumOf(game, picking, inTurn.slice(0, index + 1)) >= picking.need);
  return enough < 0 ? [...inTurn] : inTurn.slice(0, enough + 1);
}

/** 5.4: with three carrots out the payment itself has to free one, so a royal goes first. */
function mustFreeCarrot(game: JackrabbitsView, picking: Picking): boolean {
  return picking.purpose === "pay" && (game.seats[game.turn]?.royals.length ?? 0) >= 3;
}

/** Why what is chosen will not do; null when it will. */
export function shortcoming(game: JackrabbitsView, picking: Picking, coins: readonly Coin[]): string | null {
  if (picking.count !== null) {
    const left = picking.count - coins.length;
    return left > 0 ? t("jackrabbits-choose-cards", { count: left }) : null;
  }
  if (!coins.length) return t("jackrabbits-choose-cards", { count: 1 });
  const spent = going(game, picking, coins);
  if (picking.purpose === "show" && spent[0]?.card === palaceQueen(game)) return null;
  const left = picking.need - sumOf(game, picking, spent);
  return left > 0 ? t("jackrabbits-missing", { left }) : null;
}

/** The moves these cards make. */
export function cardSteps(game: JackrabbitsView, picking: Picking, coins: readonly Coin[]): string[] {
  const spent = going(game, picking, coins);
  if (picking.purpose === "pay" || picking.purpose === "strike") return stepsOf(game, spent, picking.purpose);
  const word = picking.purpose === "prize" ? "show" : picking.purpose;
  return spent.map((coin) => `${word}:${written(coin.card)}`);
}

/** Lifted, but not needed. */
export function staying(game: JackrabbitsView, picking: Picking, coins: readonly Coin[]): Coin[] {
  const spent = going(game, picking, coins);
  return coins.filter((coin) => !spent.includes(coin));
}

/** "7♠ and A♦ (as 1)" */
export function coinWords(game: JackrabbitsView, coins: readonly Coin[]): string {
  return list(
    coins.map((coin) => {
      const card = cardName(coin.card);
      return isAmbivalent(game, coin.card) ? t("jackrabbits-ace-as", { card, worth: worthOf(game, coin, []) }) : card;
    }),
  );
}

/** Proposed at once where it costs nothing to propose: the best payment, the least that answers a challenge. */
export function proposal(game: JackrabbitsView, picking: Picking | null, choice: Choice | null): Coin[] {
  if (choice?.payment) return coinsOf(choice.payment.best);
  if (!picking) return [];
  if (game.phase === "defence") return coinsOf(leastHearts(game, picking));
  if (game.phase === "payment") return coinsOf(leastPayment(game, picking));
  return [];
}

function leastHearts(game: JackrabbitsView, picking: Picking): number[] {
  const queen = palaceQueen(game);
  if (queen !== null && picking.cards.includes(queen) && !shownBefore(game).length) return [queen];
  return smallest(picking.cards, picking.need, (cards) => hearts(game, cards));
}

function leastPayment(game: JackrabbitsView, picking: Picking): number[] {
  return smallest(picking.cards, picking.need, (cards) => totalOf(game, coinsOf(cards)));
}

/** Of all sets of at most nine cards: royals last, then as little too much as possible, then few. */
export function smallest(cards: readonly number[], need: number, worth: (cards: number[]) => number): number[] {
  let best: number[] = [];
  let least = Infinity;
  for (let mask = 1; mask < 1 << Math.min(cards.length, 12); mask++) {
    const set = cards.filter((_, index) => mask & (1 << index));
    const over = worth(set) - need;
    const cost = set.filter((card) => card >= ROYAL).length * 10_000 + over * 100 + set.length;
    if (over >= 0 && cost < least) [best, least] = [set, cost];
  }
  return best;
}

