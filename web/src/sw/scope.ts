// What a service worker has around it, as far as ours needs it: the compiler knows pages only.

export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
export interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
export interface Told extends Lasting {
  readonly data: unknown;
}

interface Scope {
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listen: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", listen: (event: Fetching) => void): void;
  addEventListener(kind: "message", listen: (event: Told) => void): void;
}

export const scope = self as unknown as Scope;
