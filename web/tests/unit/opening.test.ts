import { afterEach, describe, expect, test, vi } from "vitest";
import { openTable, someWords } from "../../src/lib/opening";
import type { NewTable } from "../../src/lib/types";

const wish: NewTable = { game: "parade", seats: [{ kind: "me" }, { kind: "open" }] };

/** A server that remembers what it was asked. */
function serve(commitment: string): { path: string; body: NewTable | null }[] {
  const asked: { path: string; body: NewTable | null }[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    asked.push({ path, body: init.body ? (JSON.parse(init.body as string) as NewTable) : null });
    const said = path.endsWith("/shuffles") ? { commitment: "shown", ticket: "t" } : { table: "x", link: "/t/x", commitment };
    return { ok: true, status: 201, headers: new Headers({ "content-type": "application/json" }), json: async () => said };
  });
  return asked;
}

describe("opening a table", () => {
  afterEach(() => vi.unstubAllGlobals());

  test("words are given when the fingerprint has been shown", async () => {
    const asked = serve("shown");
    expect(await openTable({ ...wish, words: "salt" })).toBe("x");
    expect(asked.map((one) => one.path)).toEqual(["/api/shuffles", "/api/tables"]);
    expect(asked[1]!.body).toEqual({ ...wish, words: "salt", ticket: "t" });
  });

  test("who writes none gives some nobody could foresee", async () => {
    const asked = serve("shown");
    await openTable(wish);
    expect(asked[1]!.body!.words).toMatch(/^[0-9a-f]{16}$/);
    expect(someWords()).not.toBe(someWords());
  });

  test("a table with another fingerprint is not trusted", async () => {
    serve("another");
    await expect(openTable(wish)).rejects.toThrow();
  });
});
