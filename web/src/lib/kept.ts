// The last table as its player saw it, to be shown while there is no connection. One table, of one guest: it is forgotten when another guest is met.
import type { Event, GameView, TableView } from "./types";

export interface Kept {
  guest: string;
  table: TableView;
  game: GameView;
  events: Event[];
  /** By this browser's clock. */
  at: number;
}

const KEY = "sobremesa-table";
const MOST = 120; // events

function read(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
  } catch {
    return null; // storage refused or spoilt
  }
}

export function keepTable(guest: string, table: TableView, game: GameView, events: Event[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ guest, table, game, events: events.slice(-MOST), at: Date.now() } satisfies Kept));
  } catch {
    // no room: then there is nothing to show without a connection
  }
}

/** The table that is kept, if there is one. */
export function keptAtAll(): TableView | null {
  return read()?.table ?? null;
}

export function keptTable(id: string): Kept | null {
  const kept = read();
  return kept?.table.id === id ? kept : null;
}

export function forgetTable(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // nothing was kept, either
  }
}

/** Whoever was here before: what they saw is not for anybody else. */
export function forgetOthers(guest: string): void {
  if (read()?.guest !== guest) forgetTable();
}
