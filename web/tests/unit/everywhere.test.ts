// One device for several people, the table kept for a time without a connection, and what the service worker keeps.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Curtain from "../../src/components/shared/Curtain.svelte";
import { isOver, nextToLook, toSitDown } from "../../src/components/shared/looking";
import { forgetOthers, forgetTable, keepTable, keptTable } from "../../src/lib/kept";
import { spokenLines } from "../../src/lib/notices.svelte";
import type { GameView, TableView } from "../../src/lib/types";
import { table as aTable } from "../fake/server";
import { speakFor } from "./words";

const HERE = [0, 2];
const human = (name: string) => ({ kind: "human" as const, name, level: null, connected: true, away: false, kept: "", avatar: "", who: "" });
const table = (change: Partial<TableView> = {}): TableView =>
  aTable({ here: HERE, you: null, seats: [human("Ana"), human("Eva"), human("Bea")], ...change });
const owing = (...owes: number[]) => ({ owes }) as unknown as GameView;

beforeEach(() => speakFor("en"));

describe("one device for several people", () => {
  it("asks for those of them the game waits for", () => {
    expect(nextToLook(table(), owing(2))).toEqual([2]);
    expect(nextToLook(table(), owing(0, 1, 2))).toEqual(HERE);
    expect(nextToLook(table(), owing(1))).toEqual([]);
    expect(nextToLook(table({ status: "over" }), owing(0))).toEqual([]);
    expect(nextToLook(table({ seats: [{ ...human("Ana"), kind: "bot" }, human("Eva"), human("Bea")] }), owing(0))).toEqual([]);
  });

  it("lets them sit down one after the other where seats are kept for them", () => {
    expect(toSitDown(table())).toBeNull();
    expect(toSitDown(table({ seats: [human("Ana"), human("Eva"), { ...human(""), kind: "open", kept: "Bea" }] }))).toBe(2);
    expect(isOver(table({ status: "between" }))).toBe(true);
  });

  it("hangs a curtain that names who is next and nothing else", () => {
    const target = document.body.appendChild(document.createElement("div"));
    const ready = vi.fn();
    const curtain = mount(Curtain, { target, props: { table: table(), next: [2], over: false, onready: ready } });
    flushSync();
    expect(target.querySelector("h1")!.textContent).toBe("Pass the device to Bea");
    expect(document.title).toBe("Pass the device to Bea · Sobremesa");
    target.querySelector<HTMLButtonElement>("[data-testid=ready-to-look]")!.click();
    expect(ready).toHaveBeenCalledWith(2);
    expect(spokenLines().at(-1)?.text).toBe("Pass the device to Bea");
    void unmount(curtain);
    target.remove();
  });
});

describe("the table kept for a time without a connection", () => {
  afterEach(forgetTable);

  it("is shown to who saw it, and to nobody else", () => {
    const mine = aTable();
    keepTable("ana", mine, owing(0), []);
    expect(keptTable(mine.id)?.table).toEqual(mine);
    expect(keptTable("another")).toBeNull();
    forgetOthers("ana");
    expect(keptTable(mine.id)).not.toBeNull();
    forgetOthers("bea");
    expect(keptTable(mine.id)).toBeNull();
  });
});
