// A table is opened in two steps: it shows the fingerprint of its secret, and only then is given words, so that nobody can have chosen one to fit the other.
import { api, Refused } from "./api";
import { t } from "./i18n.svelte";
import type { NewTable } from "./types";

/** The id of the new table. */
export async function openTable(wish: NewTable): Promise<string> {
  const { commitment, ticket } = await api.shuffle();
  const made = await api.create({ ...wish, words: wish.words || someWords(), ticket });
  if (made.commitment !== commitment) throw new Refused(200, { code: "proof-changed", facts: {}, reason: t("proof-changed") });
  return made.table;
}

/** For who gives none: a browser's own can be foreseen as little. */
export function someWords(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
