// The files of one build are kept under its name, all or none of them. A page comes from there together with all it fetches later, so that two
// builds are never mixed; answers of the server are not kept, but for the list of games, which is the same for everybody.
import { scope } from "./scope";

/** Written by the build: `tools/worker.ts`. */
declare const __BUILD__: { id: string; entry: string; files: string[]; words: Record<string, string[]> };
const BUILD = __BUILD__;

const NAME = "sobremesa-";
const HERE = NAME + BUILD.id;
const KNOWN = "known-language"; // survives builds
const GAMES = "/api/games";
/** What the server answers itself. */
const NOT_OURS = ["api", "assets", "schema", "privacy", "calls", "healthz", "readyz", "metrics"];

export type Wish = { type: "upgrade" } | { type: "words"; language: string };

export function isWish(data: unknown): data is Wish {
  const { type, language } = (data ?? {}) as { type?: unknown; language?: unknown };
  return type === "upgrade" || (type === "words" && typeof language === "string" && language in BUILD.words);
}

export async function keep(): Promise<void> {
  const cache = await caches.open(HERE);
  const page = await fetch("/", { cache: "no-cache", credentials: "omit" });
  // The server may have been upgraded in between: then the page is of another build, and that one brings its own worker.
  if (!page.ok || !(await page.clone().text()).includes(BUILD.entry)) throw new Error("another build");
  await cache.addAll([...BUILD.files, ...(BUILD.words[await language()] ?? [])]);
  await cache.put("/", page);
}

async function language(): Promise<string> {
  return (await (await caches.match(KNOWN))?.text()) ?? navigator.language.slice(0, 2);
}

export async function keepWords(language: string): Promise<void> {
  await (await caches.open(KNOWN)).put(KNOWN, new Response(language));
  await (await caches.open(HERE)).addAll(BUILD.words[language]!);
}

/** Pages of the last build may still be open, and fetch more of its files; older ones are gone. */
export async function drop(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== HERE);
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
}

/** Null: not our business. */
export function answer(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== scope.location.origin) return null;
  if (request.mode === "navigate") return isPage(pathname) ? page(request) : null;
  if (pathname === GAMES) return freshOrKept(request);
  return pathname.startsWith("/assets/") || BUILD.files.includes(pathname) ? kept(request) : null;
}

export function isPage(path: string): boolean {
  const [first = "", ...rest] = path.split("/").filter(Boolean);
  return !NOT_OURS.includes(first) && !(rest.at(-1) ?? first).includes(".");
}

async function page(request: Request): Promise<Response> {
  return (await (await caches.open(HERE)).match("/")) ?? fetch(request);
}

/** Names of files say what is in them, so it does not matter which build kept one; what has no such name is of this one. */
async function kept(request: Request): Promise<Response> {
  const here = await caches.open(HERE);
  const found = (await here.match(request)) ?? (request.url.includes("/assets/") ? await caches.match(request) : undefined);
  if (found) return found;
  const fetched = await fetch(request);
  if (fetched.ok && request.url.includes("/assets/")) await here.put(request, fetched.clone());
  return fetched;
}

async function freshOrKept(request: Request): Promise<Response> {
  const here = await caches.open(HERE);
  try {
    const fetched = await fetch(request);
    if (fetched.ok) await here.put(GAMES, fetched.clone());
    return fetched;
  } catch (error) {
    const found = await here.match(GAMES);
    if (!found) throw error;
    return found;
  }
}
