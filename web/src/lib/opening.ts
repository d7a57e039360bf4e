// A table is opened in two steps: it shows the fingerprint of its secret, and only then is given words, so that nobody can have chosen one to fit the other.
import { api, Refused } from "./api";
import { wantedBots, wantedLevel } from "./games.svelte";
import { t } from "./i18n.svelte";
import type { GameInfo, NewTable, SeatWish } from "./types";

/** The id of the new table. */
export async function openTable(wish: NewTable): Promise<string> {
  const { commitment, ticket } = await api.shuffle();
  const made = await api.create({ ...wish, words: wish.words || someWords(), ticket });
  if (made.commitment !== commitment) throw new Refused(200, { code: "proof-changed", facts: {}, reason: t("proof-changed") });
  return made.table;
}

/** A game against bots, as many and as good as were chosen last. */
export function openAgainstBots(game: Pick<GameInfo, "id" | "usual" | "levels">): Promise<string> {
  const bots = Array.from({ length: wantedBots(game) }, (): SeatWish => ({ kind: "bot", level: wantedLevel(game.levels) }));
  return openTable({ game: game.id, options: {}, seats: [{ kind: "me" }, ...bots] });
}

/** For who gives none: a browser's own can be foreseen as little. */
export function someWords(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
