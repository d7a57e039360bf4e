import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Follow from "../../src/games/jackrabbits/Follow.svelte";
import { at, between, emptiest, kept, moved, showing, toScreen, whole, windowOf, zoomed } from "../../src/games/jackrabbits/map/camera";
import Drawing from "../../src/games/jackrabbits/map/Drawing.svelte";
import { journeysBetween, standing, trailsAfter } from "../../src/games/jackrabbits/map/journey";
import { cornersOf, lieOf, middleOf, onPaper } from "../../src/games/jackrabbits/map/lattice";
import { nearest } from "../../src/games/jackrabbits/map/nearest";
import { readPicture } from "../../src/games/jackrabbits/map/picture";
import { objection, sitesOf } from "../../src/games/jackrabbits/map/placing";
import { arc, distance, lineOf, paced, readRoad } from "../../src/games/jackrabbits/map/roads";
import { standings } from "../../src/games/jackrabbits/map/standing";
import Twin from "../../src/games/jackrabbits/map/Twin.svelte";
import type { JackrabbitsView, Seat as SeatOfGame } from "../../src/games/jackrabbits/messages";
import { OFF, placeWord, UNDERGROUND } from "../../src/games/jackrabbits/places";
import type { Chooser } from "../../src/games/jackrabbits/spots";
import { standoffOf } from "../../src/games/jackrabbits/standoff";
import { statusSentence } from "../../src/games/jackrabbits/status";
import { codeOf, turnsSince } from "../../src/games/jackrabbits/turns";
import type { Event, TableView } from "../../src/lib/types";
import { table } from "../fake/server";
import { LANGUAGES, speakFor } from "./words";

const [CITADEL, TOWER, KEEP] = [0, 1, 2];
const [FOREST_A, FOREST_B] = [13, 14];
const [CROSSING, CAVE] = [37, 39];

function seatAt(node: number, royals: number[] = []): SeatOfGame {
  return { at: placeWord(node), node, cards: 3, royals, counting: royals, missing: 3 - royals.length, home: null, known: [], capital: null, open: [], points: 0, rank: 0 };
}

function view(change: Partial<JackrabbitsView> = {}): JackrabbitsView {
  return {
    game: "jackrabbits",
    players: 2,
    ply: 10,
    phase: "journey",
    actor: 0,
    owes: [0],
    starter: 0,
    turn: 0,
    turns: 4,
    turn_limit: 0,
    ending: "simple",
    switches: ["complete"],
    limit: 9,
    dice: [3, 4],
    price: 7,
    passport: null,
    seats: [seatAt(CITADEL), seatAt(KEEP)],
    owner: Array(12).fill(-1),
    hand: [],
    court: Array.from({ length: 14 }, (_, n) => 40 + n),
    discards: [],
    pile: 30,
    road: null,
    paying: null,
    fight: null,
    challenge: null,
    bargain: null,
    draft: null,
    board: [CITADEL, TOWER, KEEP].map((piece) => ({ piece, x: 4 * piece, y: 0, turn: 0 })),
    links: [],
    winner: null,
    moves: [],
    ...change,
  } as JackrabbitsView;
}

const told = (ply: number, code: string, facts: Record<string, unknown>): Event => ({ ply, code: `jackrabbits-${code}`, facts }) as Event;

beforeEach(() => speakFor("en"));

describe("what a rabbit has done", () => {
  const hopped = (from: number, to: number, ...events: Event[]) =>
    journeysBetween(view({ seats: [seatAt(from), seatAt(KEEP)] }), view({ ply: 12, seats: [seatAt(to), seatAt(KEEP)] }), events)[0]?.path;

  test("it came the way the story tells", () => {
    expect(hopped(CITADEL, TOWER, told(11, "went", { seat: 0, path: [CITADEL, FOREST_A, TOWER] }))).toEqual([CITADEL, FOREST_A, TOWER]);
    expect(hopped(TOWER, UNDERGROUND, told(11, "rested", { seat: 0, path: [TOWER, CAVE] }))).toEqual([TOWER, CAVE, UNDERGROUND]);
    expect(hopped(UNDERGROUND, TOWER, told(11, "went", { seat: 0, path: [CAVE, TOWER] }))).toEqual([UNDERGROUND, CAVE, TOWER]);
  });

  test("several steps at once are one way", () => {
    const shortcut = told(11, "took-shortcut", { seat: 0, path: [CITADEL, FOREST_A, FOREST_B] });
    expect(hopped(CITADEL, KEEP, shortcut, told(12, "went", { seat: 0, path: [FOREST_B, KEEP] }))).toEqual([CITADEL, FOREST_A, FOREST_B, KEEP]);
  });

  test("what is told of no road is a leap", () => {
    expect(hopped(TOWER, KEEP, told(11, "flew", { seat: 0 }))).toEqual([TOWER, KEEP]);
    expect(hopped(TOWER, KEEP, told(9, "went", { seat: 0, path: [TOWER, CAVE] }))).toEqual([TOWER, KEEP]); // told of an earlier ply
  });

  test("who moved between two views, and how", () => {
    const before = view();
    const after = view({ ply: 11, seats: [seatAt(TOWER), seatAt(KEEP)] });
    expect(journeysBetween(before, after, [told(11, "went", { seat: 0, path: [CITADEL, FOREST_A, TOWER] })])).toEqual([{ seat: 0, path: [CITADEL, FOREST_A, TOWER] }]);
    expect(journeysBetween(after, before, [])).toEqual([]);
  });

  test("somebody sent off leaps, whatever else was told", () => {
    const after = view({ ply: 11, seats: [seatAt(CITADEL), seatAt(OFF)] });
    expect(journeysBetween(view(), after, [told(11, "sent-off", { seat: 1 })])).toEqual([{ seat: 1, path: [KEEP, OFF] }]);
  });

  test("the steps of one turn make one trail", () => {
    const first = { seat: 0, path: [CITADEL, FOREST_A, FOREST_B] };
    const halfway = view({ road: FOREST_B });
    expect(standing(halfway, 0)).toBe(FOREST_B);
    const joined = trailsAfter([first], halfway, view(), [{ seat: 0, path: [FOREST_B, KEEP] }], 1);
    expect(joined).toEqual([{ seat: 0, path: [CITADEL, FOREST_A, FOREST_B, KEEP] }]);
    expect(trailsAfter(joined, view(), view(), [], 1)).toBe(joined);
  });

  test("trails of the others stay until one's own turn is begun", () => {
    const [first, second] = [{ seat: 0, path: [CITADEL, TOWER] }, { seat: 1, path: [KEEP, CROSSING, CITADEL] }];
    const both = trailsAfter([first], view({ turn: 1 }), view({ turn: 1 }), [second], 2);
    expect(both).toEqual([first, second]);
    const mine = view({ turn: 2, phase: "start" });
    expect(trailsAfter(both, view({ turn: 1 }), mine, [], 2)).toEqual(both);
    expect(trailsAfter(both, mine, view({ turn: 2 }), [], 2)).toEqual([]);
    expect(trailsAfter(both, mine, view({ turn: 2 }), [], null)).toEqual(both); // who watches has no turn
  });

  test("rabbits on one place stand apart", () => {
    const spots = standings(view({ seats: [seatAt(CITADEL), seatAt(CITADEL)] }));
    expect(spots.map((one) => one.node)).toEqual([CITADEL, CITADEL]);
    expect(distance(spots[0]!.by, spots[1]!.by)).toBeGreaterThan(40);
  });
});

describe("what the others do", () => {
  const roll = (ply: number, seat: number) => told(ply, "rolled", { seat, first: 1, second: 2, price: 3 });
  const story = [
    roll(1, 0), told(2, "went", { seat: 0 }), told(2, "drew-card", { seat: 0, card: 3 }),
    told(3, "passport", { seat: 1, card: 4 }), roll(3, 1), told(4, "flew", { seat: 1 }), told(4, "why-free-house", { seat: 1, card: 40 }), told(5, "drew", { seat: 1 }),
    told(6, "called-in-vain", { seat: 2, by: 0 }), roll(7, 2), told(8, "paid", { seat: 2, cards: [5, 6], total: 13 }), told(8, "acquired", { seat: 2, card: 41 }),
  ];
  const words = (seat: number | null) => turnsSince(story, seat).map((turn) => [turn.seat, turn.told.map(({ event, why, cards }) => [codeOf(event), why !== null, cards])]);

  test("is told turn by turn, since one's own, with reasons and cards", () => {
    expect(words(0)).toEqual([
      [1, [["passport", false, [4]], ["flew", true, []]]],
      [2, [["called-in-vain", false, []], ["paid", false, [5, 6]], ["acquired", false, [41]]]],
    ]);
    expect(words(2)).toEqual([]);
    expect(words(null).map(([seat]) => seat)).toEqual([2]);
  });

  test("the newest stands first, with the cards that were shown", () => {
    const say = ({ code }: Event) => code;
    const drawn = mount(Follow, { target: document.body, props: { table: table() as TableView, turns: turnsSince(story, 0), say } });
    flushSync();
    const lines = [...document.querySelectorAll("[data-testid=follow] p")].map((one) => one.textContent?.trim().split(/\s+/)[0]?.replace("jackrabbits-", ""));
    expect(lines).toEqual(["acquired", "paid", "called-in-vain", "flew", "passport"]);
    expect(document.querySelector(".latest")?.textContent).toContain("acquired");
    expect(document.querySelectorAll(".cards > i").length).toBe(3); // of the last two things that happened
    expect(document.querySelector("em")?.textContent).toContain("why-free-house");
    void unmount(drawn);
  });

  const blows = [told(4, "attacked", { seat: 0, by: 1 }), told(5, "struck", { seat: 0, card: 13, total: 4 }), told(6, "struck", { seat: 1, card: 15, total: 6 })];
  const ringside = view({ phase: "fight", fight: { attacker: 0, attacked: 1, force: [4, 6], need: 3 }, seats: [seatAt(TOWER), seatAt(TOWER)] });

  test("a duel shows both sides over its hexagon, until something else happens", () => {
    expect(standoffOf(ringside, blows)).toEqual({
      node: TOWER,
      sides: [{ seat: 0, cards: [13], total: 4, lost: false }, { seat: 1, cards: [15], total: 6, lost: false }],
    });
    const over = view({ phase: "settle", seats: [seatAt(OFF), seatAt(TOWER)] });
    const ended = [...blows, told(7, "beaten", { seat: 0, by: 1 }), told(7, "sent-off", { seat: 0 })];
    expect(standoffOf(over, ended)?.sides.map(({ lost }) => lost)).toEqual([true, false]);
    expect(standoffOf(over, [...ended, roll(8, 1)])).toBeNull();
  });

  test("a challenge shows what was shown, and the answer", () => {
    const asked = told(4, "challenged", { seat: 1, by: 0, cards: [25] });
    const game = view({ phase: "defence", seats: [seatAt(TOWER), seatAt(KEEP)] });
    expect(standoffOf(game, [asked])).toMatchObject({ node: TOWER, sides: [{ seat: 1, cards: [25] }, { seat: 0, cards: [] }] });
    const proved = [asked, told(5, "proved", { seat: 0, by: 1, cards: [26] }), told(5, "lost-shown", { seat: 1, cards: [25] })];
    expect(standoffOf(view({ phase: "settle", seats: [seatAt(TOWER), seatAt(OFF)] }), proved)).toMatchObject({ node: TOWER, sides: [{ lost: true }, { cards: [26], lost: false }] });
    expect(standoffOf(view(), [])).toBeNull();
  });
});

describe("roads on paper", () => {
  const star = readRoad(0, "M0.0,-86.6L0.0,0.0M75.0,43.3L0.0,0.0");
  const bend = readRoad(13, "M0.0,-86.6C0.0,-120.0 30.0,-150.0 60.0,-150.0");
  const roads = new Map([[0, star], [13, bend]]);

  test("a star stands in its middle, a bend halfway along", () => {
    expect(star.at).toEqual({ x: 0, y: 0 });
    expect(star.ends).toHaveLength(2);
    expect(bend.at.x).toBeGreaterThan(10);
    expect(bend.at.y).toBeLessThan(-110);
  });

  test("a journey over neighbours is one line", () => {
    const line = lineOf(roads, () => null, [0, 13]);
    expect(line).toHaveLength(1);
    expect(line[0]!.leap).toBe(false);
    expect(line[0]!.points[0]).toEqual(star.at);
    expect(distance(line[0]!.points.at(-1)!, bend.at)).toBeLessThan(0.1);
  });

  test("where no road joins two places, there is a leap between them", () => {
    const line = lineOf(roads, () => ({ x: 500, y: 0 }), [0, UNDERGROUND]);
    expect(line).toEqual([{ leap: true, points: [star.at, { x: 500, y: 0 }] }]);
    const over = arc(line[0]!.points);
    expect(Math.min(...over.map((point) => point.y))).toBeLessThan(-80);
    expect(over.at(-1)).toEqual({ x: 500, y: 0 });
  });

  test("who walks along a line keeps the pace", () => {
    const steps = paced([{ x: 0, y: 0 }, { x: 25, y: 0 }, { x: 25, y: 4 }, { x: 60, y: 4 }], 10);
    expect(steps[0]).toEqual({ x: 0, y: 0 });
    expect(steps.at(-1)).toEqual({ x: 60, y: 4 });
    expect(steps).toHaveLength(8);
    expect(paced([], 10)).toEqual([]);
  });

  test("they are read off the picture", () => {
    const picture = readPicture(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-300 -200 600 400"><style>a{}</style><g class="sea"><rect/></g>
       <g class="road" data-node="0"><path class="bed" d="M0.0,-86.6L0.0,0.0"/></g>
       <g id="underground"><circle class="halo" cx="120" cy="90"/></g></svg>`,
    );
    expect(picture.where(0)).toEqual({ x: 0, y: 0 });
    expect(picture.where(UNDERGROUND)).toEqual({ x: 120, y: 90 });
    expect(picture.where(3)).toBeNull();
    expect(picture.where(OFF)).not.toBeNull();
    expect(picture.drawing.querySelector("style")).toBeNull();
  });
});

test("stones on the pieces say whose price the hand can pay", () => {
  const row = (kind: string) => `<g class="pips" data-pays="${kind}"></g>`;
  const picture = readPicture(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><g class="places">${row("forest")}${row("cave")}</g></svg>`);
  const look = (pays: string[] | null) => {
    const drawn = mount(Drawing, { target: document.body, props: { picture, pays } });
    flushSync();
    const classes = [...document.querySelectorAll(".pips")].map((one) => one.getAttribute("class"));
    void unmount(drawn);
    return classes;
  };
  expect(look(["forest"])).toEqual(["pips pays", "pips dear"]);
  expect(look(null)).toEqual(["pips", "pips"]);
});

describe("the camera", () => {
  const box = { x: -500, y: -300, width: 1000, height: 600 };
  const size = { width: 800, height: 480 };

  test("sees the whole board at first", () => {
    expect(windowOf(box, size, whole(box))).toEqual(box);
  });

  test("zooms about the point under the finger", () => {
    const finger = { x: 200, y: 100 };
    const start = zoomed(box, size, whole(box), 2, { x: 400, y: 240 });
    const before = windowOf(box, size, start);
    const point = { x: before.x + finger.x / 1.6, y: before.y + finger.y / 1.6 };
    const close = zoomed(box, size, start, 1.5, finger);
    const seen = toScreen(box, size, close, point);
    expect(seen.x).toBeCloseTo(finger.x);
    expect(seen.y).toBeCloseTo(finger.y);
  });

  test("never leaves the board, nor comes too close", () => {
    const far = kept(box, size, { x: 9999, y: 0, zoom: 99 });
    expect(far.zoom).toBe(6);
    expect(windowOf(box, size, far).x + windowOf(box, size, far).width).toBeCloseTo(500);
    expect(moved(box, size, whole(box), 300, 300)).toEqual(whole(box));
  });

  test("moves as little as needed to show a place", () => {
    const close = { x: 0, y: 0, zoom: 4 };
    expect(showing(box, size, close, { x: 10, y: 0 })).toEqual(close);
    expect(toScreen(box, size, showing(box, size, close, { x: 300, y: 0 }), { x: 300, y: 0 }).x).toBeCloseTo(740);
  });

  test("looks at a part first, where it is told to", () => {
    const part = { x: -100, y: -60, width: 200, height: 120 };
    expect(windowOf(box, size, at(box, size, part))).toEqual(part);
    expect(at(box, size, box)).toEqual(whole(box));
  });

  test("glides", () => {
    expect(between(whole(box), { x: 100, y: 0, zoom: 4 }, 0.5)).toEqual({ x: 50, y: 0, zoom: 2 });
  });

  test("buttons stand where the least is hidden", () => {
    const room = { width: 60, height: 60 };
    expect(emptiest(size, [], [room]).corner).toBe("br");
    expect(emptiest(size, [{ x: 780, y: 460 }], [room]).corner).toBe("bl");
    expect(emptiest(size, [{ x: 780, y: 460 }, { x: 10, y: 470 }, { x: 790, y: 5 }], [room]).corner).toBe("bc");
  });

  test("buttons stand in a column or in a row, as the board leaves room", () => {
    const [column, row] = [{ width: 60, height: 190 }, { width: 190, height: 60 }];
    const ends = [{ x: 650, y: 480 }, { x: 790, y: 400 }, { x: 790, y: 100 }, { x: 10, y: 400 }, { x: 400, y: 480 }];
    expect(emptiest(size, [], [column, row]).room).toBe(column);
    expect(emptiest(size, ends, [column, row])).toMatchObject({ corner: "bl", room: row });
  });
});

test("arrows go to the nearest spot that way", () => {
  const all = [{ x: 0, y: 0 }, { x: 50, y: 5 }, { x: 30, y: 60 }, { x: -40, y: 0 }];
  expect(nearest(all[0]!, all, { x: 1, y: 0 })).toBe(all[1]);
  expect(nearest(all[0]!, all, { x: 0, y: 1 })).toBe(all[2]);
  expect(nearest(all[0]!, all, { x: 0, y: -1 })).toBeNull();
});

describe("laying the board", () => {
  test("a place is a number of the window", () => {
    expect(lieOf(((12 * 44 + 22) / 2) * 6 + 4)).toEqual({ x: 22, y: 12, turn: 4 });
    expect(lieOf(Math.floor((13 * 44 + 23) / 2) * 6)).toEqual({ x: 23, y: 13, turn: 0 });
  });

  test("a hexagon lies round its anchor, a triangle beside it", () => {
    const middle = middleOf(cornersOf(3, { x: 22, y: 12, turn: 0 }));
    expect(distance(middle, onPaper(22, 12))).toBeLessThan(0.001);
    expect(cornersOf(30, { x: 22, y: 12, turn: 1 })).toHaveLength(3);
    expect(cornersOf(15, { x: 22, y: 12, turn: 1 })).toHaveLength(4);
  });

  test("ways to lie on one spot are gathered", () => {
    const place = (x: number, y: number, turn: number) => Math.floor((y * 44 + x) / 2) * 6 + turn;
    const move = (number: number) => ({ action: 900 + number, notation: "", word: "place", facts: { number }, preview: { rule: "2.2", ...(number % 6 && { against: ["dead-end"] }) } });
    const moves = [place(22, 12, 0), place(22, 12, 1), place(26, 12, 0), place(30, 12, 2)].map(move);
    const sites = sitesOf(view({ phase: "place", draft: { flipped: 3, shares: [] }, moves: moves as never }));
    expect(sites.map((site) => site.ways.length)).toEqual([2, 1, 1]);
    expect(sites.map(objection)).toEqual(["some", "none", "all"]);
    expect(sitesOf(view())).toEqual([]);
  });
});

describe("in words", () => {
  let shown: Record<string, unknown> | undefined;
  afterEach(() => {
    if (shown) void unmount(shown);
    shown = undefined;
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  test.each(LANGUAGES)("whose move it is (%s)", (language) => {
    speakFor(language);
    for (const phase of "start lottery journey payment fare flight challenge defence settle fight seal claim agree surplus fourth lay flip place over".split(" ")) {
      for (const seat of [0, 1]) expect(statusSentence(view({ phase }), table(), seat)).not.toMatch(/jackrabbits-|\{/);
    }
  });

  test("the twin tells every place, who stands there, its roads, and what can be chosen", async () => {
    const roads = { [CITADEL]: [FOREST_A, CROSSING, TOWER, KEEP, OFF] };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ picture: "<svg xmlns='http://www.w3.org/2000/svg'/>", style: "", roads })));
    const onchoose = vi.fn();
    const chooser: Chooser = { spots: [{ node: TOWER, title: "Walk to the K♣ tower", price: null, mark: "free", joker: false, path: [] }], looked: null, chosen: null, onlook: () => {}, onchoose };
    const owner = Array<number>(12).fill(-1);
    owner[KEEP - 1] = 1;
    shown = mount(Twin, { target: document.body, props: { table: table(), game: view({ owner }), seat: 0, chooser, onback: () => {} } });
    await vi.waitFor(() => expect(document.body.textContent).toContain("forest 1"));
    const places = [...document.querySelectorAll("li")].map((item) => item.textContent!.replace(/\s+/g, " ").trim());
    expect(places).toHaveLength(4);
    expect(places[0]).toContain("The citadel");
    expect(places[0]).toContain("You are here.");
    expect(places[0]).toContain("the K♣ tower, the K♠ tower, and the open sea");
    expect(places[0]).toContain("forest 1");
    expect(places[2]).toContain("Carrot:");
    document.querySelector<HTMLButtonElement>("[data-testid=twin-spot]")!.click();
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(TOWER);
  });
});
