// The games of this server: which there are, how many play, which bots there are. Asked once, at the start.
import { api } from "./api";
import { prefs } from "./prefs.svelte";
import type { GameInfo } from "./types";

let known = $state.raw<GameInfo[] | null>(null);
let trouble = $state.raw<unknown>(null);
let asking: Promise<void> | null = null;

/** Null while the server has not answered. */
export function games(): GameInfo[] | null {
  return known;
}

/** Why there is no list, if asking failed. */
export function gamesTrouble(): unknown {
  return trouble;
}

export function infoOf(id: string): GameInfo | undefined {
  return known?.find((game) => game.id === id);
}

/** Never rejects: what went wrong is `gamesTrouble`, and asking again may help. */
export function askGames(): Promise<void> {
  asking ??= api.games().then(
    (list) => {
      known = list;
      trouble = null;
    },
    (error: unknown) => {
      trouble = error;
      asking = null;
    },
  );
  return asking;
}

/** Unless somebody chooses: the easiest, so that a first game can be won. */
export function usualLevel(levels: string[]): string {
  return levels[0] ?? "";
}

/** What was chosen last, unless this browser remembers a level there no longer is. */
export function wantedLevel(levels: string[]): string {
  return levels.includes(prefs.bots.level) ? prefs.bots.level : usualLevel(levels);
}

/** As many as were chosen last, as far as this game has seats for them. */
export function wantedBots({ usual }: Pick<GameInfo, "usual">): number {
  return Math.max(usual.min - 1, Math.min(usual.max - 1, prefs.bots.count));
}
