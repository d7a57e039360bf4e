// Mouse, pen and fingers on the map: one drags, two pinch. What was dragged is not clicked.
import { distance, type Point } from "./roads";

interface Does {
  drag(dx: number, dy: number): void;
  pinch(by: number, at: Point): void;
}

const STILL = 6; // pixels a finger may tremble

export class Fingers {
  private readonly down = new Map<number, Point>();
  private dragging = false;
  private start: Point = { x: 0, y: 0 };

  constructor(private readonly does: Does) {}

  readonly watch = (stage: HTMLElement): (() => void) => {
    const stop = new AbortController();
    const { signal } = stop;
    stage.addEventListener("pointerdown", (event) => this.press(event), { signal });
    stage.addEventListener("pointermove", (event) => this.move(event, stage), { signal });
    for (const end of ["pointerup", "pointercancel"] as const) stage.addEventListener(end, (event) => this.lift(event), { signal });
    stage.addEventListener("click", (event) => this.click(event), { signal, capture: true });
    // A drawer listens for swipes around the map; here they move it.
    for (const touch of ["touchstart", "touchend"] as const) stage.addEventListener(touch, (event) => event.stopPropagation(), { signal, passive: true });
    return () => stop.abort();
  };

  private press(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (!this.down.size) {
      this.dragging = false;
      this.start = { x: event.clientX, y: event.clientY };
    }
    this.down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private move(event: PointerEvent, stage: HTMLElement): void {
    const was = this.down.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!this.dragging && this.down.size === 1 && distance(this.start, now) < STILL) return;
    if (!this.dragging) stage.setPointerCapture(event.pointerId);
    this.dragging = true;
    if (this.down.size === 1) this.does.drag(now.x - was.x, now.y - was.y);
    else this.pinch(event.pointerId, was, now, stage.getBoundingClientRect());
    this.down.set(event.pointerId, now);
  }

  private pinch(id: number, was: Point, now: Point, edge: DOMRect): void {
    const other = [...this.down].find(([one]) => one !== id)?.[1];
    if (!other) return;
    this.does.drag((now.x - was.x) / 2, (now.y - was.y) / 2);
    this.does.pinch(distance(now, other) / Math.max(1, distance(was, other)), {
      x: (now.x + other.x) / 2 - edge.left,
      y: (now.y + other.y) / 2 - edge.top,
    });
  }

  private lift(event: PointerEvent): void {
    this.down.delete(event.pointerId);
  }

  private click(event: MouseEvent): void {
    if (!this.dragging || event.detail === 0) return; // a key is never a drag
    this.dragging = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
