import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { backoff, Connection, type Link } from "../../src/lib/connection";
import { FOR_GOOD } from "../../src/lib/messages";
import type { ServerMessage } from "../../src/lib/types";
import { FakeServer, game, table } from "../fake/server";

let server: FakeServer;
let links: Link[];
let heard: ServerMessage[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  links = [];
  heard = [];
  let id = 0;
  connection = new Connection("ws://table", {
    language: () => "es",
    onMessage: (message) => heard.push(message),
    onLink: (link) => links.push(link),
    dial: server.dial,
    newId: () => `id-${id++}`,
  });
  connection.open();
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  test("says hello first, with its language", () => {
    server.wire.onopen?.();
    expect(server.wire.sent).toEqual([{ type: "hello", since: null, language: "es" }]);
  });

  test("resolves a command when the table accepts it", async () => {
    server.welcome();
    const answer = connection.ask({ type: "move", ply: 0, action: 3 });
    expect(server.wire.sent.at(-1)).toEqual({ type: "move", ply: 0, action: 3, id: "id-0" });
    server.wire.say({ type: "accepted", id: "id-0", seq: 2, token: null });
    expect(await answer).toEqual({ ok: true });
  });

  test("hands on a refusal with its reason", async () => {
    server.welcome();
    const answer = connection.ask({ type: "leave" });
    server.wire.say({ type: "refused", id: "id-0", code: "game-over", facts: {}, reason: "La partida ha terminado." });
    expect(await answer).toMatchObject({ ok: false, code: "game-over", reason: "La partida ha terminado." });
  });

  test("comes back with the last seq it has, and repeats what was not answered, with the same id", () => {
    server.welcome(4);
    void connection.ask({ type: "move", ply: 0, action: 3 });
    server.wire.say({ type: "update", seq: 7, table: table(), game: game(), events: [] });
    server.wire.drop();
    expect(links.at(-1)).toBe("offline");
    vi.advanceTimersByTime(1000);
    server.welcome(8);
    expect(server.wires).toHaveLength(2);
    expect(server.wire.sent).toEqual([
      { type: "hello", since: 7, language: "es" },
      { type: "move", ply: 0, action: 3, id: "id-0" },
    ]);
    expect(links.at(-1)).toBe("online");
  });

  test("holds commands back until it is welcomed", () => {
    void connection.ask({ type: "rematch" });
    expect(server.wire.sent).toEqual([]);
    server.welcome();
    expect(server.wire.sent.at(-1)).toMatchObject({ type: "rematch" });
  });

  test("hangs up on a line that has gone silent", () => {
    server.welcome();
    const first = server.wire;
    vi.advanceTimersByTime(20_000);
    expect(first.sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(10_000);
    expect(first.closed).toBe(true);
    expect(links.at(-1)).toBe("offline");
  });

  test("believes the system when it says that the network is gone, and that it is back", () => {
    server.welcome();
    window.dispatchEvent(new Event("offline"));
    expect(links.at(-1)).toBe("offline");
    window.dispatchEvent(new Event("online"));
    expect(server.wires).toHaveLength(2);
  });

  test("does not hang up while the table answers", () => {
    server.welcome();
    vi.advanceTimersByTime(20_000);
    server.wire.say({ type: "pong" });
    vi.advanceTimersByTime(15_000);
    expect(server.wire.closed).toBe(false);
  });

  test.each([1001, 1006, 4408, 4429, 4500, 4503])("comes back after %i", (code) => {
    server.welcome();
    server.wire.drop(code);
    vi.advanceTimersByTime(60_000);
    expect(server.wires).toHaveLength(2);
  });

  test("waits as long as it is told to", () => {
    server.welcome();
    server.wire.say({ type: "refused", id: null, code: "too-fast", facts: { seconds: 30 }, reason: "Demasiado rápido." });
    server.wire.drop(4429);
    vi.advanceTimersByTime(29_000);
    window.dispatchEvent(new Event("online"));
    expect(server.wires).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(server.wires).toHaveLength(2);
  });

  test.each(FOR_GOOD)("stays away after %i, and what was asked is refused", async (code) => {
    server.welcome();
    const answer = connection.ask({ type: "leave" });
    server.wire.say({ type: "refused", id: null, code: "bad-cookie", facts: {}, reason: "La tarjeta no vale." });
    server.wire.drop(code);
    vi.advanceTimersByTime(60_000);
    window.dispatchEvent(new Event("online"));
    expect(server.wires).toHaveLength(1);
    expect(links.at(-1)).toBe("refused");
    expect(await answer).toMatchObject({ ok: false, reason: "La tarjeta no vale." });
  });

  test("stays closed once closed", () => {
    server.welcome();
    connection.close();
    vi.advanceTimersByTime(60_000);
    expect(server.wires).toHaveLength(1);
  });
});

test("waiting grows, and stops growing", () => {
  expect(backoff(0, 0.5)).toBe(400);
  expect(backoff(1, 0.5)).toBe(800);
  expect(backoff(20, 0.5)).toBe(10_000);
});
