// How a step of a lesson is done or missed: by what the table tells. The games behind them are in games/<game>/lesson.py.
import type { Event, GameView } from "../lib/types";
import type { LessonStep } from "./types";

const LEARNER = 0;

/** Has one of these been told, of the learner or of everybody? */
export function told(...codes: string[]): LessonStep["isDone"] {
  return (events: Event[]) => events.some(({ code, facts }) => codes.includes(code) && (facts.seat ?? LEARNER) === LEARNER);
}

/** To be done with the very next move. */
export function atOnce(code: string): LessonStep {
  return { isDone: told(code), isMissed: (game: GameView, begun: GameView) => game.ply !== begun.ply };
}

/** To be done sooner or later. */
export function inTheEnd(code: string): LessonStep {
  return { isDone: told(code), isMissed: () => false };
}
