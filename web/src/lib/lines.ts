// Answers that come line by line, a JSON object each: the last one is the whole truth.
import { Refused } from "./api";
import { language } from "./i18n.svelte";

/** Reads on until all is said, or the signal says stop. */
export async function readLines<T>(path: string, body: unknown, onread: (said: T) => void, signal: AbortSignal): Promise<void> {
  const headers = { accept: "application/x-ndjson", "content-type": "application/json", "accept-language": language() };
  const init = { method: "POST", headers, credentials: "same-origin", body: JSON.stringify(body), signal } as const;
  const response = await fetch(`/api${path}`, init);
  if (!response.ok || !response.body) throw new Refused(response.status, await response.json().catch(() => ({ code: "", facts: {}, reason: "" })));
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    const [lines, last] = cut(rest + step.value);
    rest = last;
    const newest = lines.at(-1);
    if (newest) onread(JSON.parse(newest) as T);
  }
}

/** Whole lines, and what has come of the next. */
export function cut(text: string): [lines: string[], rest: string] {
  const lines = text.split("\n");
  const rest = lines.pop() ?? "";
  return [lines.filter(Boolean), rest];
}
