// Which board a table plays on, as the option writes it: "sample", "draft", "together", "random:7", "random:7:1", or the code of a board.

export type Choice =
  | { kind: "sample" }
  | { kind: "draft" }
  | { kind: "together" }
  | { kind: "random"; seed: number; islands: number | null }
  | { kind: "code"; code: string };

export const MOST_ISLANDS = 2;
const SEEDS = 1_000_000; // enough to choose from, and short enough to tell a friend

export function readChoice(value: string): Choice {
  if (value === "sample" || value === "draft" || value === "together") return { kind: value };
  const random = /^random:(\d{1,15})(?::([0-2]))?$/.exec(value);
  if (random) return { kind: "random", seed: Number(random[1]), islands: random[2] === undefined ? null : Number(random[2]) };
  return { kind: "code", code: value };
}

export function writeChoice(choice: Choice): string {
  if (choice.kind === "code") return choice.code.replace(/\s+/g, "");
  if (choice.kind !== "random") return choice.kind;
  return `random:${choice.seed}${choice.islands === null ? "" : `:${choice.islands}`}`;
}

export function anySeed(): number {
  return Math.floor(Math.random() * SEEDS);
}

/** Where the picture of a board is; none for one that is not laid yet. */
export function pictureAddress(choice: Choice, suits: string, theme: string): string | null {
  if (choice.kind === "draft" || choice.kind === "together" || (choice.kind === "code" && !choice.code)) return null;
  const asked = new URLSearchParams({ theme: theme === "light" || theme === "dark" ? theme : "auto" });
  if (choice.kind === "code") asked.set("code", writeChoice(choice));
  if (choice.kind === "random") {
    asked.set("seed", String(choice.seed));
    if (choice.islands !== null) asked.set("islands", String(choice.islands));
    if (suits) asked.set("suits", suits);
  }
  return `/api/boards/picture.svg?${asked}`;
}

/** The code in what somebody pasted: a bare code, or a link that ends with one. */
export function codeIn(text: string): string {
  const bare = text.trim().replace(/\s+/g, "");
  return /\/boards\/([^/?#]+)/.exec(bare)?.[1] ?? bare;
}
