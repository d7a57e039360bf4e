// The service worker: registered once the page has what it needs; says when there is a new version, and when this client can be installed.
import { mount } from "svelte";
import { language, learn } from "../../lib/i18n.svelte";
import Upkeep from "./Upkeep.svelte";

interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const DECLINED = "sobremesa-install";
const AGAIN = 60 * 60 * 1000; // a page that stays open asks for a new version

class State {
  /** A newer build waits, or has taken over already in another window. */
  newer = $state(false);
  offer = $state.raw<InstallOffer | null>(null);
}
export const upkeep = new State();
let waiting: ServiceWorker | null = null;
let asked = false;

export async function begin(): Promise<void> {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault(); // we ask ourselves, more quietly
    if (!hasDeclined()) upkeep.offer = event as InstallOffer;
  });
  const show = $effect.root(() => {
    $effect(() => {
      if (upkeep.newer || upkeep.offer) void learn("everywhere").then(() => mount(Upkeep, { target: document.body }), () => {}).then(show);
    });
  });
  if ("serviceWorker" in navigator) await register().catch(() => {}); // a private window may refuse: everything works without
}

async function register(): Promise<void> {
  const had = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    else if (had) upkeep.newer = true;
  });
  const registration = await navigator.serviceWorker.register("/sw.js");
  notice(registration.waiting, had);
  registration.addEventListener("updatefound", () => follow(registration));
  setInterval(() => void registration.update().catch(() => {}), AGAIN);
  await navigator.serviceWorker.ready;
  $effect.root(() => {
    $effect(() => registration.active?.postMessage({ type: "words", language: language() }));
  });
}

function follow({ installing }: ServiceWorkerRegistration): void {
  installing?.addEventListener("statechange", () => {
    if (installing.state === "installed") notice(installing, navigator.serviceWorker.controller !== null);
  });
}

function notice(worker: ServiceWorker | null, had: boolean): void {
  if (!worker || !had) return;
  waiting = worker;
  upkeep.newer = true;
}

/** Only when somebody wants it: a page never changes under anybody's hands. */
export function reload(): void {
  asked = true;
  if (waiting?.state === "installed") waiting.postMessage({ type: "upgrade" });
  else location.reload();
}

export async function install(): Promise<void> {
  await upkeep.offer?.prompt();
  upkeep.offer = null;
}

export function decline(): void {
  upkeep.offer = null;
  try {
    localStorage.setItem(DECLINED, "no");
  } catch {
    // then we ask another time
  }
}

function hasDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    return true;
  }
}
