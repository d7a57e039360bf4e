// A game without a table of its own is played on this one, made of its view and its words; so is any game for who likes it plain.
import type { GameModule } from "../../games/types";
import { api } from "../../lib/api";
import { has, t, type Args } from "../../lib/i18n.svelte";
import { isReason } from "../../lib/telling";
import type { PlainView } from "../../lib/types";
import Board from "./Board.svelte";
import Emblem from "./Emblem.svelte";
import Ending from "./Ending.svelte";
import { nameMove } from "./telling";

/** `own` is what the game brings itself, where it does: its names and sounds stay. */
export async function plainGame(id: string, own: GameModule | null): Promise<GameModule> {
  return { ...(own ?? stranger(id, await api.cards(id).catch(() => ({})))), Board, Ending };
}

/** All that can be said of a game by its words alone; `cards` are the arguments of `<game>-card`. */
export function stranger(id: string, cards: Record<string, Args>): GameModule {
  const cardName = (card: number) => (has(`${id}-card`) ? t(`${id}-card`, { card, ...cards[card] }) : [...Object.values(cards[card] ?? { card })].join(" "));
  return {
    Board,
    Ending,
    Emblem,
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
