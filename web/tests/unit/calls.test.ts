import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Offer from "../../src/components/notify/Offer.svelte";
import Quiet from "../../src/components/notify/Quiet.svelte";
import { canPush, here, keep, turnOn } from "../../src/lib/calls";
import type { Calls } from "../../src/lib/types";
import { listen, type Around, type Told } from "../../src/sw/push";

const TOLD: Told = { title: "Your turn", body: "Parade", url: "/t/abc", tag: "a", off: "/calls/off/x", stop: "Turn off" };
const NOBODY: Calls = { key: "BKey", mail: false, after: 90, channels: [], quiet: null, added: null };

/** A service worker's surroundings, and a way to let something happen there. */
function surroundings(open: string[] = []) {
  const listeners = new Map<string, (event: unknown) => void>();
  const focused: string[] = [];
  const opened: string[] = [];
  const shown: [string, NotificationOptions][] = [];
  const subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint: "https://push.example/new", keys: { p256dh: "p", auth: "a" } }) }));
  const around = {
    location: new URL("https://cards.example/sw.js") as unknown as Location,
    registration: { showNotification: async (...told: [string, NotificationOptions]) => void shown.push(told), pushManager: { subscribe } },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: async () => void focused.push(url) })),
      openWindow: async (url: string) => void opened.push(url),
    },
    addEventListener: (kind: string, hear: (event: unknown) => void) => listeners.set(kind, hear),
  } as unknown as Around;
  listen(around);
  async function happens(kind: string, event: object): Promise<void> {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(kind)!({ ...event, waitUntil: (one: Promise<unknown>) => (work = one) });
    await work;
  }
  return { happens, focused, opened, shown, subscribe };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.innerHTML = "";
});

test("what is pushed is shown in its words, and of two about one table the later", async () => {
  const { happens, shown } = surroundings();
  await happens("push", { data: { json: () => TOLD } });
  expect(shown).toMatchObject([["Your turn", { body: "Parade", tag: "a", actions: [{ action: "off", title: "Turn off" }] }]]);
});

test("a click opens the table, or brings the page that is there to the front", async () => {
  const close = vi.fn();
  const click = { action: "", notification: { close, data: TOLD } };
  const away = surroundings(["https://cards.example/"]);
  await away.happens("notificationclick", click);
  expect([away.opened, away.focused]).toEqual([["https://cards.example/t/abc"], []]);
  const there = surroundings(["https://cards.example/t/abc"]);
  await there.happens("notificationclick", click);
  expect([there.opened, there.focused]).toEqual([[], ["https://cards.example/t/abc"]]);
  expect(close).toHaveBeenCalledTimes(2);
});

test("the other button leads to the page that ends it, and nothing leads to another site", async () => {
  const { happens, opened } = surroundings();
  await happens("notificationclick", { action: "off", notification: { close: () => {}, data: TOLD } });
  await happens("notificationclick", { action: "", notification: { close: () => {}, data: { ...TOLD, url: "https://elsewhere.example/" } } });
  expect(opened).toEqual(["https://cards.example/calls/off/x"]);
});

test("a browser with a new address tells it to the server", async () => {
  const asked = vi.fn(async () => new Response());
  vi.stubGlobal("fetch", asked);
  const { happens, subscribe } = surroundings();
  await happens("pushsubscriptionchange", { oldSubscription: null });
  expect(asked).not.toHaveBeenCalled();
  await happens("pushsubscriptionchange", { oldSubscription: { options: { applicationServerKey: new ArrayBuffer(65) } } });
  expect(subscribe).toHaveBeenCalledOnce();
  const [path, { body }] = asked.mock.calls[0] as unknown as [string, { body: string }];
  expect([path, JSON.parse(body)]).toEqual(["/api/me/calls/push", { endpoint: "https://push.example/new", keys: { p256dh: "p", auth: "a" } }]);
});

/** A browser that can be pushed to, whose person answers so. */
function browserThat(answers: NotificationPermission, subscription: object | null = null) {
  const subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint: "https://push.example/1", keys: {} }) }));
  const registration = { pushManager: { getSubscription: async () => subscription, subscribe } };
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission: answers === "denied" ? "denied" : "default", requestPermission: async () => answers });
  const container = { register: vi.fn(async () => registration), ready: Promise.resolve(registration), getRegistration: async () => registration };
  vi.stubGlobal("navigator", { serviceWorker: container });
  return { subscribe, container };
}

test("a browser without push is not asked", async () => {
  vi.stubGlobal("navigator", {});
  expect([canPush(), await here(NOBODY)]).toEqual([false, null]);
});

test("it is on where both sides know of it", async () => {
  const told = { ...NOBODY, channels: [{ id: "c1", kind: "push" as const, label: "push.example", confirmed: true }] };
  browserThat("granted", {});
  expect(await here(told)).toBe("off");
  keep("c1");
  expect(await here(told)).toBe("on");
  expect(await here(NOBODY)).toBe("off");
  browserThat("denied", {});
  expect(await here(told)).toBe("denied");
});

test("turning it on asks the person, then the browser, then the server", async () => {
  const { subscribe, container } = browserThat("granted");
  vi.stubGlobal("fetch", async () => Response.json({ ...NOBODY, added: "c9" }));
  await turnOn("BKey");
  expect(container.register).toHaveBeenCalledWith("/sw.js");
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: "BKey" });
  expect(localStorage.getItem("sobremesa-calls")).toBe("c9");
  const refused = browserThat("denied");
  await expect(turnOn("BKey")).rejects.toThrow();
  expect(refused.subscribe).not.toHaveBeenCalled();
});

test("a subscription made for another key is given up first", async () => {
  const unsubscribe = vi.fn(async () => true);
  const { subscribe } = browserThat("granted", { unsubscribe, options: { applicationServerKey: new Uint8Array([1, 2, 3]).buffer } });
  vi.stubGlobal("fetch", async () => Response.json({ ...NOBODY, added: "c9" }));
  await turnOn("AQID"); // the same
  expect(unsubscribe).not.toHaveBeenCalled();
  await turnOn("BKey");
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(subscribe).toHaveBeenCalledTimes(2);
});

test("who has declined once is not asked again", async () => {
  browserThat("granted");
  const asked = vi.fn(async () => Response.json(NOBODY));
  vi.stubGlobal("fetch", asked);
  const offered = async (): Promise<boolean> => {
    const offer = mount(Offer, { target: document.body });
    flushSync();
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
    const shown = document.querySelector("[data-testid=notify-offer]") !== null;
    await unmount(offer);
    return shown;
  };
  expect(await offered()).toBe(true);
  keep("declined");
  expect(await offered()).toBe(false);
  expect(asked).toHaveBeenCalledOnce();
});

test("quiet hours are told in minutes, with one's own time zone", () => {
  const chosen = vi.fn(async () => true);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const quiet = mount(Quiet, { target: document.body, props: { quiet: null, onchoose: chosen } });
  document.querySelector<HTMLInputElement>("input[type=checkbox]")!.click();
  flushSync();
  expect(chosen).toHaveBeenCalledWith({ begins: 22 * 60, ends: 8 * 60, zone });
  void unmount(quiet);
});
