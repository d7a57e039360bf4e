import type { GameView } from "../../../lib/types";
import { told } from "../../lessons";
import type { LessonStep } from "../../types";
import type { JackrabbitsView } from "../messages";

function step(...codes: string[]): LessonStep {
  return {
    isDone: told(...codes.map((code) => `jackrabbits-${code}`)),
    // whoever waits for the others comes to a turn again, but not to this one
    isMissed: (game: GameView, begun: GameView) => (game as JackrabbitsView).turns !== (begun as JackrabbitsView).turns,
  };
}

const steps: LessonStep[] = [
  { isDone: () => true, isMissed: () => false, isRead: true }, // 3 and 4: what it is about
  step("prize"), // 5.1
  step("went"), // 5.3
  step("acquired"), // 5.4
  step("took-shortcut", "galloped", "burrowed", "sailed"), // 6
  { ...step("won"), ends: true }, // 4
  step("stole", "took-royal", "took-card"), // 8.2
  step("challenged"), // 8.3
  step("bought"), // 8.4
  step("took-joker"), // 6.3
  step("burrowed"), // 6.4
  step("crept-under"), // 7
];
export default steps;
