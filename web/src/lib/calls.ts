// Being told, while no page is open, that it is one's turn: what this browser can do, and the server's part in it.
import { call } from "./api";
import type { Calls, QuietHours } from "./types";

/** Null: this browser cannot. `off` where it could be asked, `denied` where somebody has said no. */
export type Here = "on" | "off" | "denied" | null;

export const calls = {
  all: () => call<Calls>("GET", "/me/calls"),
  webhook: (url: string) => call<Calls>("POST", "/me/calls/webhook", { url }),
  mail: (address: string) => call<Calls>("POST", "/me/calls/mail", { address }),
  quiet: (quiet: QuietHours | null) => call<Calls>("PUT", "/me/calls/quiet", { quiet }),
  tryOut: (id: string) => call<Calls>("POST", `/me/calls/channels/${id}/try`),
  remove: (id: string) => call<Calls>("DELETE", `/me/calls/channels/${id}`),
};

const KEY = "sobremesa-calls"; // the channel this browser is, or that it does not want to be asked

export function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keep(what: string): void {
  try {
    localStorage.setItem(KEY, what);
  } catch {
    // a private window may refuse
  }
}

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

export async function here(told: Calls): Promise<Here> {
  if (!canPush()) return null;
  if (Notification.permission === "denied") return "denied";
  const registration = await navigator.serviceWorker.getRegistration("/");
  const subscription = await registration?.pushManager.getSubscription();
  return subscription && told.channels.some(({ id }) => id === kept()) ? "on" : "off";
}

/** Somebody may say no, and a browser may have nobody to bring it a message: then it throws. */
export async function turnOn(key: string): Promise<Calls> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
  await navigator.serviceWorker.register("/sw.js");
  const registration = await navigator.serviceWorker.ready;
  const old = await registration.pushManager.getSubscription();
  if (old && !isBy(old, key)) await old.unsubscribe(); // of a server that had another key
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  const told = await call<Calls>("POST", "/me/calls/push", { endpoint, keys });
  keep(told.added ?? "");
  return told;
}

function isBy(subscription: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return text === key;
}

export async function turnOff(): Promise<Calls> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  return calls.remove(kept() ?? "");
}
