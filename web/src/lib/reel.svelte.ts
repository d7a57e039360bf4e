// Frames of a game, stepped through by hand or by themselves.
import { prefs } from "./prefs.svelte";
import type { Frame } from "./types";

const STEP = { calm: 1300, brisk: 750, instant: 350 };

export class Reel {
  /** The same moves may be looked at again through other eyes. */
  frames = $state.raw<Frame[]>([]);
  at = $state(0);
  playing = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    frames: Frame[],
    playing = false,
  ) {
    this.frames = frames;
    if (playing) this.play();
  }

  get frame(): Frame {
    return this.frames[this.at]!;
  }

  get last(): number {
    return this.frames.length - 1;
  }

  get done(): boolean {
    return this.at >= this.last && !this.playing;
  }

  to(at: number): void {
    this.stop();
    this.at = Math.max(0, Math.min(this.last, at));
  }

  /** After so many moves of the table; where a game of a match ends and the next is dealt, its end. */
  toPly(ply: number): void {
    const at = this.frames.findIndex((frame) => frame.ply >= ply);
    this.to(at < 0 ? this.last : at);
  }

  play(): void {
    if (this.at >= this.last) this.at = 0;
    this.playing = true;
    this.tick();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  private tick(): void {
    this.timer = setTimeout(() => {
      if (this.at < this.last) this.at++;
      if (this.at >= this.last) this.stop();
      else this.tick();
    }, STEP[prefs.pace]);
  }
}
