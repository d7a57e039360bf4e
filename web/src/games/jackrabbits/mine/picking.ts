// Cards chosen in the hand: for what, whether they are enough, and the moves they make. What is asked, and what each counts, the view says.
import { t } from "../../../lib/i18n.svelte";
import type { JackrabbitsView, Move } from "../messages";
import { coinsOf, totalOf, worthOf, type Coin } from "./coins";
import type { Choice } from "./deeds";
import type { Step } from "./sender.svelte";

export type Purpose = "pay" | "strike" | "show" | "prize" | "passport" | "lay" | "discard" | "return" | "seal";

export interface Picking {
  purpose: Purpose;
  /** The word of the moves that the cards make. */
  word: string;
  cards: number[];
  /** Worth that must be reached; 0 where nothing is. */
  need: number;
  /** How many cards, where it is a number of cards. */
  count: number | null;
}

const WORDS: Record<string, [word: string, purpose: Purpose]> = {
  start: ["passport", "passport"],
  lottery: ["show", "prize"],
  payment: ["pay", "pay"],
  trade: ["pay", "pay"],
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
    return payment && { purpose: "pay", word: "pay", cards: payment.cards, need: payment.need - payment.bonus, count: null };
  }
  const [word, purpose] = WORDS[game.phase] ?? [];
  if (!word || !purpose) return null;
  const cards = [...new Set(game.moves.filter((move) => isAbout(move, word)).map((move) => move.facts.card as number))];
  if (!cards.length) return null;
  return { purpose, word, cards, need: game.asked?.need ?? 0, count: game.asked ? game.asked.count : 1 };
}

/** `pay` and `pay11` are the same deed. */
export function isAbout(move: Move, word: string): boolean {
  return move.word === word || move.word === `${word}11`;
}

function moveOf(game: JackrabbitsView, picking: Picking, card: number): Move | undefined {
  return game.moves.find((move) => isAbout(move, picking.word) && move.facts.card === card);
}

/** Is the owner asked what a card is to count? Where cards are only shown, they count most. */
export function isSpent(picking: Picking): boolean {
  return picking.purpose === "pay" || picking.purpose === "strike";
}

/** Does it matter what the cards count? */
export function isCounted({ purpose }: Picking): boolean {
  return ["pay", "strike", "show", "passport", "lay"].includes(purpose);
}

export function sumOf(game: JackrabbitsView, picking: Picking, coins: readonly Coin[]): number {
  if (isSpent(picking)) return totalOf(game, coins);
  return coins.reduce((sum, { card }) => sum + (moveOf(game, picking, card)?.preview.value ?? 0), 0);
}

/** Of the cards chosen, those that will go: what is enough ends it, whatever else is lifted. */
export function going(game: JackrabbitsView, picking: Picking, coins: readonly Coin[]): Coin[] {
  if (picking.need <= 0) return [...coins];
  const alone = coins.find(({ card }) => moveOf(game, picking, card)?.preview.alone);
  if (alone) return [alone];
  const enough = coins.findIndex((_, index) => sumOf(game, picking, coins.slice(0, index + 1)) >= picking.need);
  return enough < 0 ? [...coins] : coins.slice(0, enough + 1);
}

/** Why what is chosen will not do; null when it will. */
export function shortcoming(game: JackrabbitsView, picking: Picking, coins: readonly Coin[]): string | null {
  if (picking.count !== null) {
    const left = picking.count - coins.length;
    return left > 0 ? t("jackrabbits-choose-cards", { count: left }) : null;
  }
  if (!coins.length) return t("jackrabbits-choose-cards", { count: 1 });
  const spent = going(game, picking, coins);
  if (moveOf(game, picking, spent[0]!.card)?.preview.alone) return null;
  const left = picking.need - sumOf(game, picking, spent);
  return left > 0 ? t("jackrabbits-missing", { left }) : null;
}

/** The moves these cards make. */
export function cardSteps(game: JackrabbitsView, picking: Picking, coins: readonly Coin[]): Step[] {
  const spent = going(game, picking, coins);
  return spent.map((coin, index) => ({
    word: picking.word,
    card: coin.card,
    value: isSpent(picking) ? worthOf(game, coin, spent.slice(0, index)) : null,
  }));
}

/** Lifted, but not needed. */
export function staying(game: JackrabbitsView, picking: Picking, coins: readonly Coin[]): Coin[] {
  const spent = going(game, picking, coins);
  return coins.filter((coin) => !spent.includes(coin));
}

/** Proposed at once where it costs nothing to propose: what the server says is best. */
export function proposal(game: JackrabbitsView, picking: Picking | null, choice: Choice | null): Coin[] {
  if (choice) return coinsOf(choice.payment?.best ?? []);
  return coinsOf((picking && game.asked?.best) ?? []);
}
