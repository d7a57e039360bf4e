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
  step("prize"), // 5.1
  step("went"), // 5.3
  step("took-shortcut", "galloped", "burrowed", "sailed"), // 6
  step("flew"), // 8.1
  step("acquired"), // 5.4
  step("won"), // 4
];
export default steps;
