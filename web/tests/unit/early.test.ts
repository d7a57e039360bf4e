import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../../src/lib/api";
import { Connection } from "../../src/lib/connection";
import { letGo, type EarlySocket } from "../../src/lib/early";
import type { ServerMessage } from "../../src/lib/types";
import { inOrder } from "../../tools/page";
import { FakeWire, game, table } from "../fake/server";

const URL = "ws://here/api/tables/abc/ws";

function early(language = "es"): { wire: FakeWire; opened: EarlySocket } {
  const wire = Object.assign(new FakeWire(), { readyState: WebSocket.OPEN as number });
  const opened = { socket: wire as unknown as WebSocket, heard: [] as string[], language };
  window.early = { answers: {}, sockets: { [URL]: opened } };
  return { wire, opened };
}

function connect(look?: number | null): { connection: Connection; heard: ServerMessage[] } {
  const heard: ServerMessage[] = [];
  const connection = new Connection(URL, { language: () => "es", look, onMessage: (message) => heard.push(message), onLink: () => {} });
  connection.open();
  return { connection, heard };
}

const welcome = () => JSON.stringify({ type: "welcome", seq: 3, seat: 0, token: null, table: table(), game: game(), events: [] });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Object.assign(vi.fn(function () { return new FakeWire(); }), { CONNECTING: 0, OPEN: 1, CLOSED: 3 }));
});
afterEach(() => {
  delete window.early;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what was asked for early", () => {
  test("an answer is taken once, then the server is asked again", async () => {
    const ask = vi.fn(() => Promise.resolve(Response.json([{ id: "asked" }])));
    vi.stubGlobal("fetch", ask);
    window.early = { answers: { "/games": Promise.resolve(Response.json([{ id: "early" }])) }, sockets: {} };
    expect(await api.games()).toEqual([{ id: "early" }]);
    expect(ask).not.toHaveBeenCalled();
    expect(await api.games()).toEqual([{ id: "asked" }]);
  });

  test("a line is taken over with what it has been told, and hello is not said twice", () => {
    const { wire, opened } = early();
    opened.heard.push(welcome());
    const { connection, heard } = connect();
    expect(heard.map(({ type }) => type)).toEqual(["welcome"]);
    expect(wire.sent).toEqual([]);
    expect(WebSocket).not.toHaveBeenCalled();
    void connection.ask({ type: "leave" });
    expect(wire.sent).toHaveLength(1);
    connection.close();
    expect(wire.closed).toBe(true);
  });

  test("a line that is not open yet says hello when it is", () => {
    const { wire } = early();
    Object.assign(wire, { readyState: 0 });
    const { connection } = connect();
    wire.onopen?.();
    expect(wire.sent).toEqual([{ type: "hello", since: null, language: "es" }]);
    connection.close();
  });

  test("a language that has been chosen since is told", () => {
    const { wire, opened } = early("ja");
    opened.heard.push(welcome());
    const { connection } = connect();
    expect(wire.sent).toEqual([{ type: "language", language: "es" }]);
    connection.close();
  });

  test("a line that was cut is dialled anew", () => {
    const { wire } = early();
    Object.assign(wire, { readyState: 3 });
    const { connection } = connect();
    expect(WebSocket).toHaveBeenCalledOnce();
    connection.close();
  });

  test("who looks through other eyes has a line of their own", () => {
    early();
    const { connection } = connect(null);
    expect(WebSocket).toHaveBeenCalledOnce();
    connection.close();
  });

  test("what nobody takes is let go, and the sketch with it", () => {
    const { wire } = early();
    document.body.innerHTML = '<div id="sketch"></div><div id="app"></div>';
    letGo();
    expect(wire.closed).toBe(true);
    expect(window.early).toMatchObject({ sockets: {}, over: true });
    expect(document.getElementById("sketch")).toBeNull();
    expect(document.getElementById("app")).not.toBeNull();
  });
});

describe("the first script", () => {
  const answered = vi.fn();
  const run = async (card: "yes" | "no") => {
    vi.stubGlobal("fetch", vi.fn(() => new Promise((settle) => answered.mockImplementation(() => settle(Response.json({}))))));
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ serverTiming: [{ name: "card", description: card }] }] as never);
    history.replaceState({}, "", "/t/abc");
    vi.resetModules();
    await import("../../src/early");
    await Promise.resolve();
  };
  afterEach(() => history.replaceState({}, "", "/"));

  test("lets who has a card in at once", async () => {
    await run("yes");
    expect(WebSocket).toHaveBeenCalledOnce();
  });

  test("waits for the card of who is new", async () => {
    await run("no");
    expect(WebSocket).not.toHaveBeenCalled();
    answered();
    await vi.waitFor(() => expect(WebSocket).toHaveBeenCalledOnce());
  });
});

test("the page asks first, is painted next, and works last", () => {
  const html = '<head><title>x</title><link rel="icon"><script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/c.css"></head>';
  const ordered = inOrder(html, "assets/early.js");
  const places = ["</title>", "early.js", "/c.css", "/a.js", "/b.js", 'rel="icon"'].map((part) => ordered.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});
