// Looking at a part of the board: a camera has a middle on the board and a zoom, 1 being the whole board.
import type { Point } from "./roads";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export const CLOSEST = 6;

/** Pixels a unit of the board is wide. */
export function scaleOf(box: Box, size: Size, zoom: number): number {
  return Math.min(size.width / box.width, size.height / box.height) * zoom || 1;
}

export function whole(box: Box): Camera {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, zoom: 1 };
}

/** Looking at a part of the board, as close as it fits. */
export function at(box: Box, size: Size, part: Box): Camera {
  return { ...whole(part), zoom: scaleOf(part, size, 1) / scaleOf(box, size, 1) };
}

/** What is seen. */
export function windowOf(box: Box, size: Size, camera: Camera): Box {
  const scale = scaleOf(box, size, camera.zoom);
  const [width, height] = [size.width / scale, size.height / scale];
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

/** The board never leaves the window; what is smaller than the window lies in its middle. */
export function kept(box: Box, size: Size, camera: Camera): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom));
  const seen = windowOf(box, size, { ...camera, zoom });
  const within = (middle: number, start: number, length: number, shown: number) =>
    shown >= length ? start + length / 2 : Math.min(start + length - shown / 2, Math.max(start + shown / 2, middle));
  return { x: within(camera.x, box.x, box.width, seen.width), y: within(camera.y, box.y, box.height, seen.height), zoom };
}

export function toScreen(box: Box, size: Size, camera: Camera, point: Point): Point {
  const seen = windowOf(box, size, camera);
  const scale = scaleOf(box, size, camera.zoom);
  return { x: (point.x - seen.x) * scale, y: (point.y - seen.y) * scale };
}

/** Closer or farther, while the point under the finger stays where it is. */
export function zoomed(box: Box, size: Size, camera: Camera, by: number, at: Point): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom * by));
  const [was, is] = [scaleOf(box, size, camera.zoom), scaleOf(box, size, zoom)];
  const [dx, dy] = [at.x - size.width / 2, at.y - size.height / 2];
  return kept(box, size, { x: camera.x + dx / was - dx / is, y: camera.y + dy / was - dy / is, zoom });
}

/** Moved by so many pixels. */
export function moved(box: Box, size: Size, camera: Camera, dx: number, dy: number): Camera {
  const scale = scaleOf(box, size, camera.zoom);
  return kept(box, size, { ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale });
}

/** The same camera, moved as little as needed to see a point well. */
export function showing(box: Box, size: Size, camera: Camera, point: Point, margin = 60): Camera {
  const { x, y } = toScreen(box, size, camera, point);
  const off = (at: number, length: number) => (at < margin ? margin - at : at > length - margin ? length - margin - at : 0);
  return moved(box, size, camera, off(x, size.width), off(y, size.height));
}

export type Corner = "br" | "bl" | "tr" | "tl" | "bc";
const BUTTONS: readonly Corner[] = ["br", "bl", "tr", "bc"];
/** Where dice may lie. */
export const DICE: readonly Corner[] = ["tl", "bl", "tr", "br"];

/** Where along the edge of the window (bottom right, bottom left, top right, bottom centre) the fewest points lie: there buttons hide least.
 *  They may stand in several ways, each of which needs other room. */
export function emptiest<Room extends Size>(size: Size, points: readonly Point[], rooms: readonly Room[], corners = BUTTONS): { corner: Corner; room: Room } {
  const hides = (corner: Corner, room: Size, { x, y }: Point): boolean => {
    if (corner[0] === "t" ? y > room.height : y < size.height - room.height) return false;
    if (corner === "bc") return Math.abs(x - size.width / 2) < room.width / 2;
    return corner[1] === "l" ? x < room.width : x > size.width - room.width;
  };
  const found = rooms.flatMap((room) => corners.map((corner) => ({ corner, room, hidden: points.filter((point) => hides(corner, room, point)).length })));
  return found.reduce((best, one) => (one.hidden < best.hidden ? one : best));
}

export function between(a: Camera, b: Camera, share: number): Camera {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, zoom: a.zoom * (b.zoom / a.zoom) ** share };
}
