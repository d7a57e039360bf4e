// The Fluent files as the browser needs them: without comments and forms (`.of`), without what only a terminal says, and of the refusals only those
// it says itself (all others arrive from the server already in words).
import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const OWN_REFUSALS = /^error-(takeback|[a-z]+-unsettled)-/;
const OF_OTHERS = /^(error|terminal)-/;

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
      const source = await readFile(id.slice(0, -"?raw".length), "utf8");
      return `export default ${JSON.stringify(trimmed(source, isOurs))}`;
    },
  };
}
