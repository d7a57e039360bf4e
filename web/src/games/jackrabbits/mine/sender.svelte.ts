// Moves that belong together, sent one after the other: each waits for the view that shows what became of the last.
import type { Answer } from "../../../lib/connection";
import type { Command } from "../../../lib/types";
import type { JackrabbitsView, Move } from "../messages";
import { isAbout } from "./picking";

/** A move still to be made: its notation, or what is done with a card and, where that can differ, what the card counts. */
export type Step = string | { word: string; card: number; value: number | null };

export class Sender {
  steps = $state.raw<Step[]>([]);
  private asking = false;
  private askedAt = -1;

  start(steps: Step[]): void {
    this.askedAt = -1;
    this.steps = steps;
  }

  get busy(): boolean {
    return this.steps.length > 0;
  }

  /** Called for every view. What is no longer possible ends the sequence: the rest is decided anew. */
  async next(game: JackrabbitsView, ask: (command: Command) => Promise<Answer>): Promise<void> {
    const step = this.steps[0];
    if (step === undefined || this.asking || game.ply === this.askedAt) return;
    const move = game.moves.find((one) => isStep(one, step));
    if (!move) {
      this.steps = [];
      return;
    }
    this.asking = true;
    this.askedAt = game.ply;
    const answer = await ask({ type: "move", ply: game.ply, action: move.action });
    this.asking = false;
    if (answer.ok) this.steps = this.steps.slice(1);
    else this.steps = answer.code === "stale-ply" ? [...this.steps] : [];
  }
}

function isStep(move: Move, step: Step): boolean {
  if (typeof step === "string") return move.notation === step;
  return isAbout(move, step.word) && move.facts.card === step.card && (step.value === null || move.preview.value === step.value);
}
