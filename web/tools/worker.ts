// The service worker is built after the client, because it names the client's files; itself it has no name that changes, `/sw.js`.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin, type Rolldown } from "vite";

const SOURCES = join(import.meta.dirname, "../src/sw");
const PLAIN = ["/favicon.svg", "/favicon-turn.svg", "/manifest.webmanifest"]; // of web/public, what a page needs
const LANGUAGE = /\/i18n\/([a-z]+)\/[^/]+\.ftl/;

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const define = { __BUILD__: JSON.stringify(describe(bundle)) };
      const output = { format: "iife" as const, entryFileNames: "sw.js" };
      const rolldownOptions = { input: join(SOURCES, "index.ts"), output };
      await build({ configFile: false, logLevel: "warn", publicDir: false, define, build: { outDir: dir!, emptyOutDir: false, target: "es2022", rolldownOptions } });
    },
  };
}

function describe(bundle: Rolldown.OutputBundle): { id: string; entry: string; files: string[]; words: Record<string, string[]> } {
  const files: string[] = [...PLAIN];
  const words: Record<string, string[]> = {};
  for (const one of Object.values(bundle)) {
    if (!one.fileName.startsWith("assets/")) continue;
    const language = one.type === "chunk" ? LANGUAGE.exec(one.facadeModuleId ?? "")?.[1] : undefined;
    (language ? (words[language] ??= []) : files).push(`/${one.fileName}`);
  }
  const entry = Object.values(bundle).find((one) => one.type === "chunk" && one.isEntry)!.fileName;
  return { id: fingerprint([...files, ...Object.values(words).flat()], bundle), entry, files, words };
}

/** Of all that is kept, and of the worker itself. */
function fingerprint(files: string[], bundle: Rolldown.OutputBundle): string {
  const hash = createHash("sha256").update(files.toSorted().join("\n"));
  const page = bundle["index.html"];
  if (page?.type === "asset") hash.update(page.source);
  for (const name of readdirSync(SOURCES).toSorted()) hash.update(readFileSync(join(SOURCES, name)));
  for (const name of PLAIN) hash.update(readFileSync(join(import.meta.dirname, "../public", name)));
  return hash.digest("hex").slice(0, 16);
}
