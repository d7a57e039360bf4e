// One table's WebSocket: it comes back by itself, asks for what it missed, and repeats what was not yet answered.
import { earlySocket } from "./early";
import { FOR_GOOD } from "./messages";
import type { ClientMessage, Command, Refusal, Seat, ServerMessage } from "./types";

/** "refused": the server has hung up for good, and said why. */
export type Link = "connecting" | "online" | "offline" | "refused" | "closed";
export type Answer = { ok: true } | ({ ok: false } & Refusal);

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  onmessage: ((message: { data: string }) => void) | null;
}

export interface ConnectionOptions {
  language: () => string;
  /** The seat to look from, where several people share this browser; null: as those see it who only watch. */
  look?: Seat | null | undefined;
  onMessage: (message: ServerMessage) => void;
  onLink: (link: Link) => void;
  dial?: (url: string) => Wire;
  newId?: () => string;
}

interface Pending {
  message: ClientMessage;
  settle: (answer: Answer) => void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const HEARTBEAT = 20_000;
const ANSWER_WITHIN = 10_000;

export function backoff(attempt: number, jitter = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return wait * (0.75 + jitter / 2); // so that a whole table does not come back in the same instant
}

function dialBrowser(url: string): Wire {
  return new WebSocket(url) as unknown as Wire;
}

export class Connection {
  private wire: Wire | null = null;
  private since: number | null = null;
  private attempt = 0;
  private welcomed = false;
  private stopped = false;
  private why: Refusal | null = null; // the server hangs up, if it does
  private notBefore = 0; // a server that says “too fast” also says until when
  private readonly pending = new Map<string, Pending>();
  private retry: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private overdue: ReturnType<typeof setTimeout> | undefined;
  private readonly wake = () => this.hurry();
  // The system knows sooner than the heartbeat.
  private readonly unplugged = () => this.wire && this.lost(this.wire);

  constructor(
    private readonly url: string,
    private readonly options: ConnectionOptions,
  ) {}

  open(): void {
    window.addEventListener("online", this.wake);
    window.addEventListener("offline", this.unplugged);
    document.addEventListener("visibilitychange", this.wake);
    this.dial();
  }

  close(): void {
    this.stop();
    this.options.onLink("closed");
  }

  private stop(): void {
    this.stopped = true;
    window.removeEventListener("online", this.wake);
    window.removeEventListener("offline", this.unplugged);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.retry);
    this.hangUp();
  }

  private turnedAway(): void {
    this.stop();
    this.options.onLink("refused");
    const why = this.why ?? { code: "no-answer", facts: {}, reason: "" };
    for (const id of [...this.pending.keys()]) this.settle(id, { ...why, ok: false });
  }

  /** Resolves when the table has accepted or refused, however many reconnections that takes. */
  ask(command: Command): Promise<Answer> {
    const id = (this.options.newId ?? newId)();
    const message = { ...command, id } as ClientMessage;
    return new Promise((settle) => {
      this.pending.set(id, { message, settle });
      if (this.welcomed) this.post(message);
    });
  }

  tell(message: ClientMessage): void {
    if (this.welcomed) this.post(message);
  }

  private dial(): void {
    this.options.onLink(this.attempt ? "offline" : "connecting");
    const { look, dial, language } = this.options;
    const early = dial || look !== undefined || this.since !== null ? undefined : earlySocket(this.url);
    const wire = early ? (early.socket as unknown as Wire) : (dial ?? dialBrowser)(this.url);
    this.wire = wire;
    this.why = null;
    wire.onopen = () => this.post({ type: "hello", since: this.since, language: language(), ...(look !== undefined && { look }) });
    wire.onmessage = ({ data }) => this.receive(JSON.parse(data) as ServerMessage);
    wire.onclose = ({ code }) => (FOR_GOOD.includes(code) ? this.turnedAway() : this.lost(wire));
    for (const data of early?.heard ?? []) this.receive(JSON.parse(data) as ServerMessage);
    if (early && early.language !== language()) this.tell({ type: "language", language: language() });
  }

  private receive(message: ServerMessage): void {
    clearTimeout(this.overdue);
    if (message.type === "welcome") this.greeted();
    if (message.type === "welcome" || message.type === "update") this.since = message.seq;
    if (message.type === "accepted") this.settle(message.id, { ok: true });
    if (message.type === "refused" && message.id !== null) this.settle(message.id, { ...message, ok: false });
    if (message.type === "refused" && message.id === null) this.why = message;
    this.options.onMessage(message);
  }

  private greeted(): void {
    this.welcomed = true;
    this.attempt = 0;
    this.options.onLink("online");
    // Ids make this safe: what the table already did, it only confirms.
    for (const { message } of this.pending.values()) this.post(message);
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(), HEARTBEAT);
  }

  private settle(id: string, answer: Answer): void {
    this.pending.get(id)?.settle(answer);
    this.pending.delete(id);
  }

  private ping(): void {
    this.post({ type: "ping" });
    clearTimeout(this.overdue);
    this.overdue = setTimeout(() => this.wire && this.lost(this.wire), ANSWER_WITHIN);
  }

  private lost(wire: Wire): void {
    if (wire !== this.wire || this.stopped) return;
    this.hangUp();
    this.options.onLink("offline");
    const told = this.why?.code === "too-fast" ? Number(this.why.facts.seconds) * 1000 : 0;
    this.notBefore = Date.now() + told;
    this.retry = setTimeout(() => this.dial(), Math.max(told, backoff(this.attempt++)));
  }

  private hurry(): void {
    if (this.wire || this.stopped || Date.now() < this.notBefore || document.visibilityState === "hidden") return;
    clearTimeout(this.retry);
    this.dial();
  }

  private hangUp(): void {
    clearInterval(this.beat);
    clearTimeout(this.overdue);
    this.welcomed = false;
    const wire = this.wire;
    this.wire = null;
    if (!wire) return;
    wire.onopen = wire.onclose = wire.onmessage = null;
    wire.close();
  }

  private post(message: ClientMessage): void {
    this.wire?.send(JSON.stringify(message));
  }
}

function newId(): string {
  // randomUUID wants a secure context; a table on the home network may be plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
