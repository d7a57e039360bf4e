// Whatever goes wrong is said in words, once, and nothing else is disturbed.
import { Refused } from "./api";
import { t } from "./i18n.svelte";
import { toast } from "./notices.svelte";

export async function trying(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    toast(whyNot(error));
    return false;
  }
}

export function whyNot(error: unknown): string {
  return (error instanceof Refused && error.message) || t("no-answer");
}
