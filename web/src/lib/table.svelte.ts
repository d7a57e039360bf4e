// A table as this browser sees it: the latest view, the story so far, and updates shown one at a time so that eyes can follow.
import type { GameModule } from "../games/types";
import { socketAddress } from "./api";
import { Connection, type Answer, type Link } from "./connection";
import { language } from "./i18n.svelte";
import type { Kept } from "./kept";
import { prefs, type Pace } from "./prefs.svelte";
import type { Command, Event, GameView, GuestView, Seat, ServerMessage, TableChanges, TableView, Update, Welcome } from "./types";

const GAPS: Record<Pace, number> = { calm: 1000, brisk: 450, instant: 0 };

export type Listener = (events: Event[]) => void;

export class TableStore {
  table = $state.raw<TableView | null>(null);
  game = $state.raw<GameView | null>(null);
  events = $state.raw<Event[]>([]);
  seat = $state<Seat | null>(null);
  link = $state<Link>("connecting");
  /** What the server said when it hung up. */
  why = $state("");
  watching = $state(0);
  /** Those of them who are known, as far as they are named. */
  watchers = $state.raw<GuestView[]>([]);
  warming = $state(false);
  /** What the host has to say to all tables. */
  notice = $state("");
  /** Seats whose people have been gone for so long that a bot may be let in. */
  gone = $state.raw<number[]>([]);
  connected = $state.raw<boolean[]>([]);
  busy = $state(0);
  /** When the table was as it is shown, if this comes from an earlier visit and the server has said nothing yet. */
  since = $state<number | null>(null);

  private readonly connection: Connection;
  private queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = 0;

  constructor(
    readonly id: string,
    private readonly onEvents: Listener,
    connection?: (options: ConstructorParameters<typeof Connection>[1]) => Connection,
    look?: Seat | null,
  ) {
    const options = {
      language,
      look,
      onMessage: (message: ServerMessage) => this.receive(message),
      onLink: (link: Link) => (this.link = link),
    };
    this.connection = connection?.(options) ?? new Connection(socketAddress(id), options);
  }

  /** What this browser has kept is shown until the server says how things stand. */
  restore({ table, game, events, at }: Kept): void {
    this.table = table;
    this.game = game;
    this.events = events;
    this.seat = table.you;
    this.since = at;
  }

  open(): void {
    this.connection.open();
  }

  close(): void {
    clearTimeout(this.timer);
    this.connection.close();
  }

  async ask(command: Command): Promise<Answer> {
    this.busy++;
    try {
      return await this.connection.ask(command);
    } finally {
      this.busy--;
    }
  }

  changeLanguage(): void {
    this.connection.tell({ type: "language", language: language() });
  }

  private receive(message: ServerMessage): void {
    if (message.type === "welcome") this.welcome(message);
    else if (message.type === "update") this.enqueue(message);
    else if (message.type === "presence") {
      this.connected = message.connected;
      this.watching = message.watching;
      this.watchers = message.watchers;
      this.warming = message.warming;
      this.gone = message.gone;
    } else if (message.type === "notice") this.notice = message.text;
    else if (message.type === "refused" && message.id === null) this.why = message.reason;
  }

  private welcome(message: Welcome): void {
    this.notice = ""; // what still holds is told again
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.seat = message.seat;
    this.show(message);
  }

  private enqueue(update: Update): void {
    this.queue.push(update);
    this.next();
  }

  /** What others do waits its turn on screen; what does not touch the cards, and a hidden page, does not wait. */
  private next(): void {
    while (this.queue.length && this.timer === undefined) {
      const update = this.queue[0]!;
      const wait = update.events.length ? this.shownAt + gap() - Date.now() : 0;
      if (wait > 0) {
        this.timer = setTimeout(() => {
          this.timer = undefined;
          this.next();
        }, wait);
        return;
      }
      this.queue.shift();
      this.show(update);
      if (update.events.length) this.shownAt = Date.now();
    }
  }

  private show(message: Welcome | Update): void {
    const first = this.table === null || this.since !== null; // who comes back is told what was missed, who comes in reads the story
    const table = message.type === "welcome" ? message.table : changed(this.table!, message.table);
    this.events = merge(this.events, message.events, table.ply);
    this.table = table;
    if (message.type === "welcome") this.game = message.game;
    else if (message.game) this.game = { ...this.game, ...message.game } as GameView;
    this.seat = table.you;
    this.since = null;
    if (!first && message.events.length) this.onEvents(message.events);
  }
}

/** What an update does not mention is as it was. */
function changed(table: TableView, changes: TableChanges): TableView {
  return { ...table, ...changes };
}

function gap(): number {
  return document.visibilityState === "hidden" ? 0 : GAPS[prefs.pace];
}

/** A move taken back takes its events with it. */
export function merge(old: Event[], fresh: Event[], ply: number): Event[] {
  const first = fresh[0]?.ply ?? Infinity;
  const known = old.filter((event) => event.ply <= ply && event.ply < first);
  const same = old.filter((event) => event.ply === first && !fresh.some((one) => sameEvent(one, event)));
  return [...known, ...same, ...fresh];
}

function sameEvent(a: Event, b: Event): boolean {
  return a.code === b.code && JSON.stringify(a.facts) === JSON.stringify(b.facts);
}

/** The story since this seat's own last turn, that turn not included. */
export function sinceLastTurn(events: Event[], seat: Seat | null, game: Pick<GameModule, "isTurnOf">): Event[] {
  if (seat === null) return events;
  const last = events.findLastIndex((event) => game.isTurnOf(event, seat));
  if (last < 0) return events;
  const ply = events[last]!.ply;
  return events.slice(last + 1).filter((event) => event.ply !== ply);
}
