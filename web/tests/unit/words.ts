// The real sentences, read from the files that Python reads, too.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, speak, type Language } from "../../src/lib/i18n.svelte";

const PACKAGE = join(import.meta.dirname, "../../../src/sobremesa");

export function sources(language: Language): string[] {
  const games = readdirSync(join(PACKAGE, "games")).map((game) => join(PACKAGE, "games", game, "i18n", language));
  return [join(PACKAGE, "i18n", language), ...games.filter((folder) => existsSync(folder))].flatMap(read);
}

function read(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".ftl"));
  return files.map((file) => readFileSync(join(folder, file), "utf8"));
}

export function speakFor(language: Language): void {
  speak(language, sources(language));
}

export { LANGUAGES };
