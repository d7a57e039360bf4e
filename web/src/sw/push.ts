// Calls: it is your turn at a table whose page is closed. The words come from the server, in the reader's language; only this browser can read them.

export interface Told {
  title: string;
  body: string;
  /** A table of this server. */
  url: string;
  /** Of two with the same, the later stands for both. */
  tag: string;
  /** The page that ends these calls, and what the way there is called. */
  off: string;
  stop: string;
}

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Pushed extends Lasting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Lasting {
  readonly action: string;
  readonly notification: Notification;
}
interface Changed extends Lasting {
  readonly oldSubscription: PushSubscription | null;
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
/** What a service worker has around it, as far as calls need it. */
export interface Around {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(kind: "push", listen: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", listen: (event: Clicked) => void): void;
  addEventListener(kind: "pushsubscriptionchange", listen: (event: Changed) => void): void;
}

export function listen(around: Around): void {
  around.addEventListener("push", (event) => event.waitUntil(show(around, event.data)));
  around.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { url, off } = event.notification.data as Told;
    event.waitUntil(open(around, event.action === "off" ? off : url));
  });
  around.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(around, event.oldSubscription)));
}

function show(around: Around, data: { json(): unknown } | null): Promise<void> {
  const told = data?.json() as Told;
  // Browsers know `actions`, the compiler does not.
  const options = { body: told.body, tag: told.tag, icon: "/favicon-turn.svg", data: told, actions: [{ action: "off", title: told.stop }] };
  return around.registration.showNotification(told.title, options);
}

/** A page that is open already comes to the front. */
async function open(around: Around, path: string): Promise<void> {
  const url = new URL(path, around.location.origin);
  if (url.origin !== around.location.origin) return;
  const pages = await around.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === url.href);
  await (there ? there.focus() : around.clients.openWindow(url.href));
}

/** The browser has changed its keys or its address: the server is told the new ones. */
async function renew(around: Around, old: PushSubscription | null): Promise<void> {
  const key = old?.options.applicationServerKey;
  if (!key) return;
  const subscription = await around.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys } = subscription.toJSON();
  await fetch("/api/me/calls/push", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ endpoint, keys }) });
}
