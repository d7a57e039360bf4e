// One set of Fluent files for Python and the browser; the language can change at any time, without a reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  [
    "../../../src/sobremesa/i18n/*/*.ftl",
    "!../../../src/sobremesa/i18n/*/analyse.ftl",
    "!../../../src/sobremesa/i18n/*/arena.ftl",
    "!../../../src/sobremesa/i18n/*/server.ftl",
    "!../../../src/sobremesa/i18n/*/terminal.ftl",
    "../../../src/sobremesa/games/*/i18n/*/*.ftl",
    "!../../../src/sobremesa/games/*/i18n/*/name.ftl",
    "!../../../src/sobremesa/games/*/i18n/*/*_terminal.ftl",
  ],
  { query: "?raw", import: "default" },
);
/** What the games are called: the front page says it before any game is fetched. */
const NAMES = import.meta.glob<string>("../../../src/sobremesa/games/*/i18n/*/name.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

interface Voice {
  language: Language;
  bundle: FluentBundle;
  lists: Intl.ListFormat;
}

let voice = $state.raw<Voice | null>(null);

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.includes(code as Language);
}

export function preferred(wishes: readonly (string | null)[]): Language {
  for (const wish of wishes) {
    const code = wish?.slice(0, 2).toLowerCase();
    if (isLanguage(code)) return code;
  }
  return "en";
}

export function speak(language: Language, sources: string[]): void {
  // No isolation marks: all three languages are written left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  voice = { language, bundle, lists: new Intl.ListFormat(language, { type: "conjunction" }) };
  document.documentElement.lang = language;
}

// The words of a game are fetched with the game, those of its workshops and its rules when they are opened; these are for everybody.
const OF_ALL = ["common", "errors", "match", "web"];
const APART = ["editor", "learn", "rules"];
const learnt = new Set<string>();
let speaking: { language: Language; done: Promise<void> } | null = null;

/** `jackrabbits_map.ftl` belongs to Jackrabbits, `jackrabbits_editor.ftl` to its editor alone. */
function isWanted(path: string): boolean {
  const topic = path.split("/").at(-1)!.replace(".ftl", "");
  const [game, part] = topic.split("_");
  return OF_ALL.includes(topic) || learnt.has(topic) || (learnt.has(game!) && !APART.includes(part!));
}

async function fetchWords(language: Language): Promise<void> {
  const wanted = Object.keys(FILES).filter((path) => path.includes(`/${language}/`) && isWanted(path));
  const asked = speaking;
  const names = Object.keys(NAMES).filter((path) => path.includes(`/${language}/`));
  const fetched = await Promise.all(wanted.map((path) => FILES[path]!()));
  // Somebody may have asked for more words, or another language, meanwhile: that answer is the one that counts.
  if (speaking === asked) speak(language, [...names.map((path) => NAMES[path]!), ...fetched]);
  else await speaking?.done;
}

export function setLanguage(language: Language): Promise<void> {
  speaking = { language, done: Promise.resolve() };
  return (speaking.done = fetchWords(language));
}

/** Speak about these, too, in whatever language is spoken: a game, or a part of it such as `jackrabbits_editor`. */
export async function learn(...topics: string[]): Promise<void> {
  const fresh = topics.filter((topic) => !learnt.has(topic));
  for (const topic of fresh) learnt.add(topic);
  if (speaking) await (fresh.length ? setLanguage(speaking.language) : speaking.done);
}

export function language(): Language {
  return voice?.language ?? "en";
}

export function has(id: string): boolean {
  return voice?.bundle.hasMessage(id) ?? false;
}

export function t(id: string, args?: Args): string {
  const pattern = voice?.bundle.getMessage(id)?.value;
  if (!voice || !pattern) return id;
  const errors: Error[] = [];
  const text = voice.bundle.formatPattern(pattern, args ?? null, errors);
  if (errors.length && import.meta.env.DEV) console.warn(id, ...errors);
  return text;
}

/** "a, b and c" */
export function list(items: string[]): string {
  return voice ? voice.lists.format(items) : items.join(", ");
}
