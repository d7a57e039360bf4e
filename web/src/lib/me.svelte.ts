// Who is at this browser: a guest with a name, no account.
import { api } from "./api";
import { preferred, setLanguage, type Language } from "./i18n.svelte";
import { prefs, remember } from "./prefs.svelte";
import type { Me } from "./types";

let me = $state.raw<Me | null>(null);

export function whoAmI(): Me | null {
  return me;
}

/** The first call also brings the guest cookie that a seat is bound to. */
export async function meet(): Promise<void> {
  me = await api.me();
  if (!prefs.language && me.language) await setLanguage(preferred([me.language]));
}

export async function rename(name: string): Promise<void> {
  me = await api.changeMe({ name });
}

export async function recover(code: string): Promise<void> {
  me = await api.recover(code);
}

export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  remember({ language });
  me = await api.changeMe({ language }).catch(() => me); // the switch itself must work offline, too
}
