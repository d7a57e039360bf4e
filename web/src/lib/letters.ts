// Our letters are for whoever has them already, or gets them at once. On a slow line they would hold up the table: there they come when all else is
// there, for the next visit, and nothing that somebody reads changes under their eyes.
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
import { prefs, remember } from "./prefs.svelte";

const QUICK = 100; // milliseconds for the page itself, and what one waits for letters

function load(): Promise<FontFace[]> {
  const faces = { Fraunces: fraunces, Inter: inter };
  return Promise.all(Object.entries(faces).map(([name, file]) => new FontFace(name, `url(${file}) format("woff2")`, { weight: "100 900" }).load()));
}

function use(faces: FontFace[]): void {
  for (const face of faces) document.fonts.add(face);
}

function isQuick(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return !!page && page.responseEnd - page.requestStart < QUICK;
}

/** Before anything is drawn. Those that should be in the cache, and are not, are used whenever they come. */
export async function dress(): Promise<void> {
  if (!prefs.letters && !isQuick()) return;
  const coming = load().catch(() => []);
  const there = await Promise.race([coming, new Promise<null>((settle) => setTimeout(() => settle(null), QUICK))]);
  if (there) use(there);
  else if (prefs.letters) void coming.then(use);
}

/** When the page has all it needs. What is still drawn in other letters changes while nobody looks. */
export async function keepLetters(): Promise<void> {
  const faces = await load();
  remember({ letters: true });
  document.addEventListener("visibilitychange", () => use(faces), { once: true });
}
