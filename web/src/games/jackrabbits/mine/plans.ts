// What the one button would do now.
import { t } from "../../../lib/i18n.svelte";
import { moveWords } from "../journeys";
import type { JackrabbitsView } from "../messages";
import { coinWords, type Coin } from "./coins";
import type { Choice } from "./deeds";
import { cardSteps, going, shortcoming, type Picking } from "./picking";
import type { Step } from "./sender.svelte";

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
  const words = t("jackrabbits-do", { purpose: picking.purpose, cards: coins.length ? coinWords(game, going(game, picking, coins)) : "…" });
  return { words, steps: cardSteps(game, picking, coins), reason: shortcoming(game, picking, coins) };
}

function choicePlan(game: JackrabbitsView, choice: Choice, picking: Picking | null, coins: readonly Coin[], name: (seat: number) => string): Plan {
  const paid = picking ? cardSteps(game, picking, coins) : [];
  const steps = [choice.move.notation, ...paid, ...(choice.then ? [choice.then] : [])];
  const words = choice.kind === "deed" ? moveWords(choice.move, name) : t("jackrabbits-set-out", { kind: choice.kind, cards: picking ? coinWords(game, going(game, picking, coins)) : "" });
  return { words, steps, reason: picking ? shortcoming(game, picking, coins) : null };
}
