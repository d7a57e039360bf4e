// One set of Fluent files for Python and the browser; the language can change at any time, without a reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "es", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  [
    "../../../src/sobremesa/i18n/*/*.ftl",
    "!../../../src/sobremesa/i18n/*/analyse.ftl",
    "!../../../src/sobremesa/i18n/*/arena.ftl",
    "!../../../src/sobremesa/i18n/*/calls.ftl",
    "!../../../src/sobremesa/i18n/*/common.ftl", // these three, and what the games are called, come with web.ftl: tools/words.ts
    "!../../../src/sobremesa/i18n/*/errors.ftl",
    "!../../../src/sobremesa/i18n/*/house.ftl",
    "!../../../src/sobremesa/i18n/*/lab.ftl",
    "!../../../src/sobremesa/i18n/*/match.ftl",
    "!../../../src/sobremesa/i18n/*/server.ftl",
    "!../../../src/sobremesa/i18n/*/terminal.ftl",
    "../../../src/sobremesa/games/*/i18n/*/*.ftl",
    "!../../../src/sobremesa/games/*/i18n/*/name.ftl",
    "!../../../src/sobremesa/games/*/i18n/*/*_terminal.ftl",
  ],
  { query: "?raw", import: "default" },
);
interface Voice {
  language: Language;
  bundle: FluentBundle;
  lists: Intl.ListFormat;
  choices: Intl.ListFormat;
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

const read = new Map<string, FluentResource>();

/** The words that are there already need not be read again when more come. */
function understood(source: string): FluentResource {
  const known = read.get(source) ?? new FluentResource(source);
  read.set(source, known);
  return known;
}

export function speak(language: Language, sources: string[]): void {
  // No isolation marks: all our languages are written left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(understood(source));
  voice = { language, bundle, lists: new Intl.ListFormat(language, { type: "conjunction" }), choices: new Intl.ListFormat(language, { type: "disjunction" }) };
  document.documentElement.lang = language;
  document.querySelector("meta[name=description]")?.setAttribute("content", t("about"));
}

// The words of a game are fetched with the game, those of its own pages, its lesson, its rules, its options and its ending when they are opened; these are for everybody.
const OF_ALL = ["web"];
const apart = new Set<string>();
const learnt = new Set<string>();
let speaking: { language: Language; done: Promise<void> } | null = null;

/** Where a file of words belongs: `…/games/<game>/i18n/<language>/<topic>.ftl`, or for all games `…/i18n/<language>/<topic>.ftl`. */
interface About {
  game: string;
  language: string;
  topic: string;
}
const ABOUT = new Map(Object.keys(FILES).map((path): [string, About] => [path, aboutOf(path)]));

function aboutOf(path: string): About {
  const [, game = "", language = "", topic = ""] = /(?:games\/([^/]+)\/)?i18n\/([^/]+)\/([^/]+)\.ftl$/.exec(path)!;
  return { game, language, topic };
}

/** A table does without these words of its game: they belong to another page. */
export function keepApart(topic: string): void {
  apart.add(topic);
}

function isApart(topic: string): boolean {
  return apart.has(topic) || /_(learn\d?|later|rules|setup|ending)$/.test(topic);
}

function isWanted({ game, topic }: About): boolean {
  return OF_ALL.includes(topic) || learnt.has(topic) || (learnt.has(game) && !isApart(topic));
}

async function fetchWords(language: Language): Promise<void> {
  const wanted = Object.keys(FILES).filter((path) => ABOUT.get(path)!.language === language && isWanted(ABOUT.get(path)!));
  const asked = speaking;
  const fetched = await Promise.all([...wanted.map((path) => FILES[path]!()), ...Array.from(strangers, (game) => wordsOf(game, language))]);
  // Somebody may have asked for more words, or another language, meanwhile: that answer is the one that counts.
  if (speaking === asked) speak(language, fetched);
  else await speaking?.done;
}

const strangers = new Set<string>();
const told = new Map<string, string>();

/** Without an answer the game is played all the same, with names made of its ids. */
async function wordsOf(game: string, language: Language): Promise<string> {
  const address = `/api/games/${encodeURIComponent(game)}/words/${language}`;
  if (!told.has(address)) {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) return "";
    told.set(address, await answer.text());
  }
  return told.get(address)!;
}

export function setLanguage(language: Language): Promise<void> {
  speaking = { language, done: Promise.resolve() };
  return (speaking.done = fetchWords(language));
}

/** Speak about these, too, in whatever language is spoken: a game, or a part of it such as `<game>_rules`. */
export function learn(...topics: string[]): Promise<void> {
  return knowing(learnt, topics);
}

/** Speak about a game that has no table here: it may have come after this client was built, so the server is asked for its words and its cards. */
export function learnFromServer(game: string): Promise<void> {
  return knowing(strangers, [game]);
}

async function knowing(known: Set<string>, topics: string[]): Promise<void> {
  const fresh = topics.filter((topic) => !known.has(topic));
  for (const topic of fresh) known.add(topic);
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

/** "47 %", or "47%", as it is written here. */
export function percentage(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(share);
}

/** "a, b and c" */
export function list(items: string[]): string {
  return voice ? voice.lists.format(items) : items.join(", ");
}

/** "a, b or c": any of them will do */
export function either(items: string[]): string {
  return voice ? voice.choices.format(items) : items.join(", ");
}

/** Places and cards are written small; a sentence or a heading that begins with one is not. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** The messages there are whose ids begin like this, in the order they were written. */
export function idsOf(prefix: string): string[] {
  return voice ? [...voice.bundle._messages.keys()].filter((id) => id.startsWith(prefix)) : [];
}

/** An id nobody has put into words: `last_round` is "Last round". */
export function readable(id: string): string {
  return capital(id.replace(/[-_]+/g, " ").trim());
}

export function gameName(game: string): string {
  return has(`${game}-name`) ? t(`${game}-name`) : readable(game);
}
