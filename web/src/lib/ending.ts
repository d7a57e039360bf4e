// The end of a game is fetched when somebody gets there, together with what is said then.
import { learn } from "./i18n.svelte";

export async function endingOf<T>(fetch: () => Promise<T>, ...words: string[]): Promise<T> {
  const [component] = await Promise.all([fetch(), learn("ending", ...words)]);
  return component;
}
