// A game without a table of its own is played on this one, made of its view and its words; so is any game for who likes it plain.
import type { GameModule, InWords } from "../../games/types";
import { endingOf } from "../../lib/ending";
import { has, t } from "../../lib/i18n.svelte";
import { isReason } from "../../lib/telling";
import type { PlainView } from "../../lib/types";
import Board from "./Board.svelte";
import { nameMove } from "./telling";

const ending = () => endingOf(() => import("./Ending.svelte"));

/** `own` is what the game brings itself, where it does: its names and sounds stay, and so do its words for its table, `told`. */
export function plainGame(id: string, own: GameModule | null, told?: InWords<never>): GameModule {
  return { ...(own ?? stranger(id)), Board, ending, told: told as InWords | undefined };
}

/** All that can be said of a game by its words alone; the server names its cards, `<game>-card-<number>`, among them. */
function stranger(id: string): GameModule {
  const cardName = (card: number) => (has(`${id}-card-${card}`) ? t(`${id}-card-${card}`) : String(card));
  return {
    Board,
    ending,
    cardName,
    moveName(view, action, seats) {
      const move = (view as PlainView).moves.find((one) => one.action === action);
      return move ? nameMove({ game: id, seats, cardName }, move) : null;
    },
    sound: (event) => (event.code.endsWith("-won") ? "chord" : "seat" in event.facts && !isReason(event) ? "paper" : null),
    isTurnOf: (event, seat) => event.facts.seat === seat && !isReason(event),
    isTold: () => true,
  };
}
