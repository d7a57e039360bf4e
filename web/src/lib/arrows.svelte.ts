// A row of buttons, or a table of them, with one tab stop; arrow keys, Home and End go from one to the next.
import { tick } from "svelte";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
const LINES: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

export class Arrows {
  holder: HTMLElement | undefined = $state();
  current = $state(0);

  constructor(
    private readonly count: () => number,
    /** How many stand side by side; a row goes on both ways. */
    private readonly columns: () => number = () => 1,
  ) {}

  /** For a row of what comes and goes. */
  static over(things: () => readonly unknown[]): Arrows {
    const arrows = new Arrows(() => things().length);
    $effect.pre(() => {
      void things();
      arrows.keepFocus();
    });
    return arrows;
  }

  get tabStop(): number {
    return Math.min(this.current, this.count() - 1);
  }

  /** Nothing happens where there are not so many. */
  focus(index: number): void {
    if (index < this.count()) this.goTo(index);
  }

  readonly onKey = (event: KeyboardEvent): void => {
    const step = STEPS[event.key] ?? (LINES[event.key] ?? 0) * this.columns();
    if (step) this.goTo(this.tabStop + step);
    else if (event.key === "Home") this.goTo(0);
    else if (event.key === "End") this.goTo(this.count() - 1);
    else return;
    event.preventDefault();
  };

  /** Before the row changes: a button that goes takes the keyboard's focus with it, and its neighbour takes over. */
  private keepFocus(): void {
    const had = this.hasFocus() && document.activeElement?.matches(":focus-visible");
    if (had) void tick().then(() => this.count() && !this.hasFocus() && this.goTo(this.tabStop));
  }

  private hasFocus(): boolean {
    return this.holder?.contains(document.activeElement) ?? false;
  }

  private goTo(index: number): void {
    this.current = (index + this.count()) % this.count();
    this.holder?.querySelectorAll<HTMLElement>("button")[this.current]?.focus();
  }
}
