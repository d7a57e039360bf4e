// Who is at this browser: a guest with a name, no account.
import { api } from "./api";
import { preferred, setLanguage, type Language } from "./i18n.svelte";
import { forgetOthers } from "./kept";
import { prefs, remember } from "./prefs.svelte";
import type { ChangeMe, Me } from "./types";

let me = $state.raw<Me | null>(null);
let meeting: Promise<unknown> = Promise.resolve();

export function whoAmI(): Me | null {
  return me;
}

/** The first call also brings the guest cookie that a seat is bound to. */
export async function meet(): Promise<void> {
  const asked = api.me();
  meeting = asked.catch(() => {});
  me = await asked;
  forgetOthers(me.id);
  if (!prefs.language && me.language) await setLanguage(preferred([me.language]));
}

/** Somebody quick may change something before the server has told who they are: it could not be kept yet. */
async function change(to: Parameters<typeof api.changeMe>[0]): Promise<Me> {
  await meeting;
  return api.changeMe(to);
}

export async function rename(name: string): Promise<void> {
  me = await change({ name });
}

export async function chooseAvatar(avatar: NonNullable<ChangeMe["avatar"]>): Promise<void> {
  me = await change({ avatar });
}

export async function recover(code: string): Promise<void> {
  me = await api.recover(code);
  forgetOthers(me.id);
}

export async function chooseLanguage(language: Language): Promise<void> {
  await setLanguage(language);
  remember({ language });
  me = await change({ language }).catch(() => me); // the switch itself must work offline, too
}
