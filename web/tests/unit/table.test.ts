import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Connection } from "../../src/lib/connection";
import { prefs } from "../../src/lib/prefs.svelte";
import { parse } from "../../src/lib/router.svelte";
import { merge, sinceLastTurn, TableStore } from "../../src/lib/table.svelte";
import type { Event } from "../../src/lib/types";
import { FakeServer, game, table } from "../fake/server";

const event = (ply: number, seat: number, code = "parade-played"): Event => ({ ply, code, facts: { seat, card: ply } });
const module = { isTurnOf: (one: Event, seat: number) => one.code === "parade-played" && one.facts.seat === seat };

describe("the story", () => {
  test("grows, without telling anything twice", () => {
    const one = merge([], [event(0, 0)], 0);
    expect(merge(one, [event(0, 0), event(1, 1)], 1)).toEqual([event(0, 0), event(1, 1)]);
  });

  test("forgets what was taken back", () => {
    expect(merge([event(1, 0), event(2, 1)], [], 1)).toEqual([event(1, 0)]);
  });

  test("since your last turn leaves that turn out", () => {
    const told = [event(1, 0), event(2, 1), event(3, 0), event(3, 0, "parade-drew"), event(4, 1)];
    expect(sinceLastTurn(told, 0, module)).toEqual([event(4, 1)]);
    expect(sinceLastTurn(told, null, module)).toEqual(told);
  });
});

describe("a table", () => {
  let server: FakeServer;
  let store: TableStore;
  const heard: Event[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    heard.length = 0;
    prefs.pace = "calm";
    server = new FakeServer();
    store = new TableStore("x", (events) => heard.push(...events), (options) => new Connection("ws://t", { ...options, dial: server.dial }));
    store.open();
    server.welcome(1);
  });

  afterEach(() => {
    store.close();
    vi.useRealTimers();
  });

  const update = (seq: number, events: Event[]) =>
    server.wire.say({ type: "update", seq, table: table({ ply: seq }), game: game({ ply: seq }), events });

  test("shows moves one at a time, so that eyes can follow", () => {
    update(2, [event(2, 1)]);
    update(3, [event(3, 1)]);
    expect(store.game?.ply).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(store.game?.ply).toBe(3);
    expect(heard.map((one) => one.ply)).toEqual([2, 3]);
  });

  test("does not wait when told not to", () => {
    prefs.pace = "instant";
    update(2, [event(2, 1)]);
    update(3, [event(3, 1)]);
    expect(store.game?.ply).toBe(3);
  });

  test("says what the host has to say until it is withdrawn, or nothing is said of it any more", () => {
    server.wire.say({ type: "notice", text: "soon" });
    expect(store.notice).toBe("soon");
    update(2, []);
    expect(store.notice).toBe("soon");
    server.wire.say({ type: "notice", text: "" });
    expect(store.notice).toBe("");
    server.wire.say({ type: "notice", text: "soon" });
    server.welcome(3);
    expect(store.notice).toBe("");
  });

  test("keeps what an update does not mention", () => {
    const cards = store.game;
    const title = store.table?.title;
    server.wire.say({ type: "update", seq: 2, table: { seq: 2, rematch: "next" }, events: [] });
    expect(store.game).toBe(cards);
    expect(store.table).toMatchObject({ seq: 2, rematch: "next", title });
  });

  test("puts what an update says of the game over what is known of it", () => {
    const before = store.game!;
    server.wire.say({ type: "update", seq: 2, table: { seq: 2 }, game: { game: before.game, ply: 7 }, events: [] });
    expect(store.game).toEqual({ ...before, ply: 7 });
    expect(store.game).not.toBe(before); // so that it is drawn
    expect(before.ply).not.toBe(7);
  });

  test("jumps to the present when it comes back", () => {
    update(2, [event(2, 1)]);
    update(3, [event(3, 1)]);
    server.wire.drop();
    vi.advanceTimersByTime(600);
    server.welcome(9);
    expect(store.game?.ply).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(store.game?.ply).toBe(0);
  });
});

describe("addresses", () => {
  test.each([
    ["/", { page: "front" }],
    ["/new", { page: "new" }],
    ["/t/abc", { page: "table", id: "abc" }],
    ["/t/abc/replay", { page: "replay", id: "abc" }],
    ["/rules/parade", { page: "rules", game: "parade" }],
    ["/t", { page: "lost" }],
    ["/else/where", { page: "lost" }],
  ])("%s", (path, route) => expect(parse(path)).toEqual(route));
});
