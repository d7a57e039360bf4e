// The server's plain HTTP side. Every refusal arrives as a Refused with a code and a reason in the reader's language.
import { earlyAnswer } from "./early";
import { language } from "./i18n.svelte";
import type { ChangeMe, Checked, Choices, ClosedView, Created, Daily, Frame, GameInfo, Hint, LeagueGlance, LeagueOrder, LeagueView, Me, MyTables, NewLeague, NewTable, Puzzles, Refusal, Shown, Shuffle, TableView, Verdict } from "./types";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.reason);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json", "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) init.body = JSON.stringify(body);
  const response = await ((method === "GET" && earlyAnswer(path)) || fetch(`/api${path}`, init));
  const said = response.headers.get("content-type")?.includes("json") ? await response.json() : null;
  if (!response.ok) throw new Refused(response.status, said ?? { code: String(response.status), facts: {}, reason: "" });
  return said as T;
}

/** A record is sent as it is. */
async function showRecord(file: Blob, seat: number): Promise<Shown> {
  const headers = { accept: "application/json", "accept-language": language(), "content-type": "text/plain" };
  const response = await fetch(`/api/records?seat=${seat}`, { method: "POST", headers, credentials: "same-origin", body: file });
  const said = await response.json().catch(() => null);
  if (!response.ok) throw new Refused(response.status, said ?? { code: String(response.status), facts: {}, reason: "" });
  return said as Shown;
}

export const api = {
  showRecord,
  games: () => call<GameInfo[]>("GET", "/games"),
  check: (game: string, choices: Choices) => call<Checked>("POST", `/games/${encodeURIComponent(game)}/options`, choices),
  me: () => call<Me>("GET", "/me"),
  changeMe: (change: ChangeMe) => call<Me>("PUT", "/me", change),
  recovery: () => call<{ code: string }>("POST", "/me/recovery"),
  recover: (code: string) => call<Me>("POST", "/me/recover", { code }),
  shuffle: () => call<Shuffle>("POST", "/shuffles"),
  create: (table: NewTable) => call<Created>("POST", "/tables", table),
  lesson: (game: string, step: number) => call<Created>("POST", `/games/${encodeURIComponent(game)}/lesson`, { step }),
  table: (id: string) => call<TableView | ClosedView>("GET", `/tables/${encodeURIComponent(id)}`),
  daily: () => call<Daily>("GET", "/daily"),
  playDaily: (game: string) => call<Created>("POST", "/daily", { game }),
  puzzles: () => call<Puzzles>("GET", "/puzzles"),
  openPuzzle: (game: string, number: number) => call<Created>("POST", "/puzzles", { game, number }),
  verdict: (id: string) => call<Verdict>("POST", `/tables/${encodeURIComponent(id)}/verdict`),
  myTables: () => call<MyTables>("GET", "/me/tables"),
  leagues: () => call<LeagueGlance[]>("GET", "/leagues"),
  league: (id: string) => call<LeagueView>("GET", leagueAddress(id)),
  found: (league: NewLeague) => call<LeagueView>("POST", "/leagues", league),
  join: (id: string, name: string) => call<LeagueView>("POST", `${leagueAddress(id)}/join`, { name }),
  leave: (id: string) => call<LeagueView>("POST", `${leagueAddress(id)}/leave`),
  organise: (id: string, order: LeagueOrder) => call<LeagueView>("POST", `${leagueAddress(id)}/orders`, order),
  hint: (id: string, seat: number | null = null) => call<Hint>("POST", `/tables/${encodeURIComponent(id)}/hint${seat === null ? "" : `?seat=${seat}`}`),
  frames: (id: string, from = 0, seat: number | null = null) => call<Frame[]>("GET", `/tables/${encodeURIComponent(id)}/frames?from=${from}${seat === null ? "" : `&seat=${seat}`}`),
  show: (id: string) => call<TableView>("POST", `/tables/${encodeURIComponent(id)}/show`),
};

function leagueAddress(id: string): string {
  return `/leagues/${encodeURIComponent(id)}`;
}

/** All of it, or one of its parts for a spreadsheet. */
export function leagueFile(id: string, part = ""): string {
  return `/api${leagueAddress(id)}${part && `/${part}.csv`}`;
}

export function qrAddress(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}/qr.svg`;
}

export function recordAddress(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}/record`;
}

export function socketAddress(id: string, at: { protocol: string; host: string } = location): string {
  const scheme = at.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${at.host}/api/tables/${encodeURIComponent(id)}/ws`;
}
