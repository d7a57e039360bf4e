import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { either, has, language, list, preferred, t } from "../../src/lib/i18n.svelte";
import { LANGUAGES, speakFor } from "./words";

const SOURCE = join(import.meta.dirname, "../../src");

/** Every message id written out in the client's sources. */
function idsUsed(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|ts)$/.test(file));
  const found = files.flatMap((file) => {
    const text = readFileSync(join(SOURCE, file), "utf8");
    return Array.from(text.matchAll(/\bt\(\s*(?:[^"`()]*\? )?"([a-z0-9-]+)"(?: : "([a-z0-9-]+)")?/g), ([, one, other]) => [one, other]);
  });
  return [...new Set(found.flat().filter((id): id is string => !!id))];
}

describe.each(LANGUAGES)("in %s", (code) => {
  test("every sentence the client asks for exists", () => {
    speakFor(code);
    expect(idsUsed().length).toBeGreaterThan(100);
    expect(idsUsed().filter((id) => !has(id))).toEqual([]);
  });

  test("numbers and lists read naturally", () => {
    speakFor(code);
    expect(language()).toBe(code);
    expect(t("bots-count", { count: 1 })).toMatch(/^1 bot$/i);
    expect(t("bots-count", { count: 3 })).toMatch(/^3 bots$/i);
    expect(list(["a", "b", "c"])).toBe({ en: "a, b, and c", es: "a, b y c", fr: "a, b et c", de: "a, b und c" }[code]);
    expect(either(["a", "b", "c"])).toBe({ en: "a, b, or c", es: "a, b o c", fr: "a, b ou c", de: "a, b oder c" }[code]);
  });

  test("what the page is about is told to search engines in the language it is read in", () => {
    document.head.innerHTML = '<meta name="description" content="" />';
    speakFor(code);
    expect(document.querySelector<HTMLMetaElement>("meta[name=description]")!.content).toBe(t("about"));
  });
});

test("the first language we speak among the wishes is taken", () => {
  expect(preferred([null, "pt-BR", "fr-CA", "es"])).toBe("fr");
  expect(preferred(["pt"])).toBe("en");
});

test("a missing sentence shows its id rather than nothing", () => {
  speakFor("en");
  expect(t("no-such-sentence")).toBe("no-such-sentence");
});
