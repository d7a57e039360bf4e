// The Fluent files as the browser needs them: without comments and forms (`.of`), without what only a terminal says, and of the refusals only those
// it says itself (all others arrive from the server already in words). What every page says, and what the games
// are called, is one file, so that there is one to wait for.
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const OWN_REFUSALS = /^error-(takeback|[a-z]+-unsettled)-/;
const OF_OTHERS = /^(error|terminal)-/;
const EVERYWHERE = /sobremesa\/i18n\/([a-z]+)\/web\.ftl$/;
const WITH_IT = ["common", "errors", "match"];
const NAME = /^[^/]+\/i18n\/([a-z]+)\/name\.ftl$/;

/** The files whose words come with those of this one. */
function together(file: string): string[] {
  const language = EVERYWHERE.exec(file)?.[1];
  if (!language) return [];
  const here = dirname(file);
  const games = join(here, "../../games");
  const names = (readdirSync(games, { recursive: true }) as string[]).filter((one) => NAME.exec(one)?.[1] === language);
  return [...WITH_IT.map((topic) => join(here, `${topic}.ftl`)), ...names.toSorted().map((one) => join(games, one))];
}

function isOurs(id: string): boolean {
  return OWN_REFUSALS.test(id) || !OF_OTHERS.test(id);
}

export function trimmed(source: string, keep: (id: string) => boolean = () => true): string {
  const plain = source.replace(/^#.*\n?/gm, "").replace(/^ +\.\w+ = .*\n?/gm, "").replace(/\n{2,}/g, "\n");
  const messages = plain.split(/\n(?=[a-z-])/);
  return messages.filter((message) => keep(message.trim().split(" ", 1)[0]!)).join("\n");
}

export function words(): Plugin {
  return {
    name: "words",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const file = id.slice(0, -"?raw".length);
      const files = together(file);
      const sources = await Promise.all([file, ...files].map((one) => readFile(one, "utf8")));
      for (const one of files) this.addWatchFile(one);
      return `export default ${JSON.stringify(sources.map((source) => trimmed(source, isOurs)).join("\n"))}`;
    },
  };
}
