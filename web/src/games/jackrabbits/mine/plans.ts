// What the one button would do now.
import { t } from "../../../lib/i18n.svelte";
import { moveWords } from "../journeys";
import type { JackrabbitsView } from "../messages";
import { coinWords, type Coin } from "./coins";
import type { Choice } from "./deeds";
import { cardSteps, going, isCounted, shortcoming, type Picking } from "./picking";
import type { Step } from "./sender.svelte";
import { isTrade, tradeSteps, tradeWords } from "./trade";

export interface Plan {
  words: string;
  steps: Step[];
  /** Why it cannot be done yet. */
  reason: string | null;
}

export function planOf(game: JackrabbitsView, choice: Choice | null, picking: Picking | null, coins: readonly Coin[], name: (seat: number) => string): Plan | null {
  if (choice) return choicePlan(game, choice, picking, coins, name);
  const roll = game.moves.find((move) => move.word === "roll");
  if (roll && !coins.length) return { words: moveWords(roll, name), steps: [roll.notation], reason: null };
  if (!picking) return null;
  const words = t("jackrabbits-do", { purpose: picking.purpose, cards: coins.length ? coinWords(game, going(game, picking, coins), isCounted(picking)) : "…" });
  return { words, steps: cardSteps(game, picking, coins), reason: shortcoming(game, picking, coins) };
}

function choicePlan(game: JackrabbitsView, choice: Choice, picking: Picking | null, coins: readonly Coin[], name: (seat: number) => string): Plan {
  const paid = picking ? cardSteps(game, picking, coins) : [];
  const first = isTrade(choice) ? tradeSteps(choice) : [choice.move.notation];
  const steps = [...first, ...paid, ...(choice.then ? [choice.then] : [])];
  const cards = picking ? coinWords(game, going(game, picking, coins)) : "";
  return { words: choiceWords(choice, cards, name), steps, reason: picking ? shortcoming(game, picking, coins) : null };
}

function choiceWords(choice: Choice, cards: string, name: (seat: number) => string): string {
  if (isTrade(choice)) return tradeWords(choice, cards || "…");
  return choice.kind === "deed" ? moveWords(choice.move, name) : t("jackrabbits-set-out", { kind: choice.kind, cards });
}
