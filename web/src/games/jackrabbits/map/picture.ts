// The picture of a board, drawn by the server once for every way the pieces lie, and what can be read off it: roads and places.
import { language } from "../../../lib/i18n.svelte";
import type { Laid } from "../messages";
import { OFF, UNDERGROUND } from "../places";
import type { Box } from "./camera";
import { distance, readRoad, type Point, type Road } from "./roads";

export interface Picture {
  /** What to look at: all pieces, and some sea. */
  box: Box;
  drawing: SVGSVGElement;
  roads: ReadonlyMap<number, Road>;
  /** From every hexagon and the underground: the nodes that free roads touch, the nearest first. */
  reach: ReadonlyMap<number, readonly number[]>;
  where(node: number): Point | null;
  /** The compass and the ship. */
  ornaments: readonly Point[];
}

interface BoardLook {
  picture: string;
  style: string;
  roads: Record<string, number[]>;
}

const SEA = 44; // of the picture's margin, what need not be seen
const MOST = 60;
const drawn = new Map<string, Promise<Picture>>();
let dressed = "";

/** The same picture for the same pieces; asked for again if it did not come. */
export function pictureOf(pieces: readonly Laid[]): Promise<Picture> {
  const key = language() + JSON.stringify(pieces);
  let picture = drawn.get(key);
  if (!picture) {
    if (drawn.size >= MOST) drawn.delete(drawn.keys().next().value!);
    picture = draw(pieces);
    picture.catch(() => drawn.delete(key));
    drawn.set(key, picture);
  }
  return picture;
}

async function draw(pieces: readonly Laid[]): Promise<Picture> {
  const headers = { accept: "application/json", "content-type": "application/json", "accept-language": language() };
  const response = await fetch("/api/boards", { method: "POST", headers, credentials: "same-origin", body: JSON.stringify({ pieces }) });
  if (!response.ok) throw new Error(`no picture: ${response.status}`);
  const look = (await response.json()) as BoardLook;
  dress(look.style);
  return readPicture(look.picture, look.roads);
}

/** The colours of the picture are a style sheet of their own: a strict page takes no style from markup. */
export function dress(style: string): void {
  if (style === dressed || !("adoptedStyleSheets" in document)) return;
  dressed = style;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.replace(/<\/?style>/g, ""));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

export function readPicture(source: string, reach: Record<string, number[]> = {}): Picture {
  const drawing = new DOMParser().parseFromString(source, "image/svg+xml").documentElement as unknown as SVGSVGElement;
  for (const style of drawing.querySelectorAll("style")) style.remove();
  drawing.querySelector(".sea > rect")?.remove(); // the sea has no edge here
  const roads = roadsIn(drawing);
  const [x, y, width, height] = (drawing.getAttribute("viewBox") ?? "0 0 100 100").split(" ").map(Number) as [number, number, number, number];
  const sheet = { x, y, width, height };
  const under = circleIn(drawing, "#underground .halo");
  const ornaments = standingIn(drawing);
  const raft = roomiest(sheet, [...[...roads.values()].map((road) => road.at), ...(under ? [under] : [])], ornaments);
  return {
    box: { x: x + SEA, y: y + SEA, width: width - 2 * SEA, height: height - 2 * SEA },
    drawing,
    ornaments,
    roads,
    reach: new Map(Object.entries(reach).map(([place, nodes]) => [Number(place), nodes])),
    where: (node) => (node === UNDERGROUND ? under : node === OFF ? raft : (roads.get(node)?.at ?? null)),
  };
}

function roadsIn(drawing: Element): Map<number, Road> {
  const roads = new Map<number, Road>();
  for (const road of drawing.querySelectorAll("g.road[data-node]")) {
    const node = Number(road.getAttribute("data-node"));
    const line = road.querySelector(".bed")?.getAttribute("d");
    // The roads of a mountain cross in its middle: there a rabbit would stand on both.
    if (line) roads.set(node, readRoad(node, line, road.classList.contains("mountain") ? 0.24 : 0.5));
  }
  return roads;
}

function circleIn(drawing: Element, selector: string): Point | null {
  const circle = drawing.querySelector(selector);
  return circle && { x: Number(circle.getAttribute("cx")), y: Number(circle.getAttribute("cy")) };
}

/** The compass and the ship. */
function standingIn(drawing: Element): Point[] {
  return [...drawing.querySelectorAll(".sea use[transform]")].flatMap((use) => {
    const [, x, y] = use.getAttribute("transform")!.match(/translate\((-?[\d.]+),(-?[\d.]+)\)/) ?? [];
    return x && y ? [{ x: Number(x), y: Number(y) }] : [];
  });
}

/** A spot of open water for those who are off the board (7), rather low. */
export function roomiest(sheet: Box, land: readonly Point[], taken: readonly Point[]): Point {
  const [left, top] = [sheet.x + 190, sheet.y + 190];
  let best: Point = { x: left, y: sheet.y + sheet.height - 150 };
  let most = -Infinity;
  for (let i = 0; i <= 14; i++) {
    for (let j = 0; j <= 14; j++) {
      const at = { x: left + ((sheet.width - 380) * i) / 14, y: top + ((sheet.height - 360) * j) / 14 };
      const room = Math.min(...land.map((one) => distance(at, one)), ...taken.map((one) => distance(at, one) - 20)) + j * 2;
      if (room > most) [best, most] = [at, room];
    }
  }
  return best;
}
