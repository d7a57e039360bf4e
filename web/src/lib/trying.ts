// Whatever goes wrong is said in words, once, and nothing else is disturbed.
import { Refused } from "./api";
import { has, t } from "./i18n.svelte";
import { toast } from "./notices.svelte";

export async function trying(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    toast((error instanceof Refused && error.message) || t("no-answer"));
    return false;
  }
}

/** Why something is not there, said anew when the language changes. */
export function whyNot(error: unknown): string {
  if (!(error instanceof Refused)) return t("no-answer");
  const id = `error-${error.refusal.code}`;
  return has(id) ? t(id) : error.message || t("no-answer");
}
