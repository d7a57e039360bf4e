// The real sentences, read from the files that Python reads, too.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, speak, type Language } from "../../src/lib/i18n.svelte";

const FOLDER = join(import.meta.dirname, "../../../src/sobremesa/i18n");

export function sources(language: Language): string[] {
  const files = readdirSync(join(FOLDER, language)).filter((file) => file.endsWith(".ftl"));
  return files.map((file) => readFileSync(join(FOLDER, language, file), "utf8"));
}

export function speakFor(language: Language): void {
  speak(language, sources(language));
}

export { LANGUAGES };
