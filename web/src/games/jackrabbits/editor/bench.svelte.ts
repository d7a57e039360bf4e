// The workbench: the pieces laid so far, the one in hand, and the way back. The server is shown every board, and says what it thinks of it.
import { capital, list, t } from "../../../lib/i18n.svelte";
import { announce, toast } from "../../../lib/notices.svelte";
import { whyNot } from "../../../lib/trying";
import type { Lie } from "../map/lattice";
import { dress, readPicture, type Picture } from "../map/picture";
import type { Point } from "../map/roads";
import type { Laid } from "../messages";
import { boards, type BoardLook, type BoardWish, type BoxPiece, type GoodPlace } from "./api";
import { freeSpot, lieAt, neighbours, turned, under } from "./laying";

/** A piece in hand: over the board, not on it. `from` is where it was taken from. */
export interface Held extends Laid {
  from: Laid | null;
}

const MOST_STEPS = 200;

export class Bench {
  box = $state.raw<BoxPiece[]>([]);
  /** The pieces that are in the game, where not all are. */
  wanted = $state.raw<ReadonlySet<number> | null>(null);
  pieces = $state.raw<Laid[]>([]);
  held = $state.raw<Held | null>(null);
  look = $state.raw<BoardLook | null>(null);
  picture = $state.raw<Picture | null>(null);
  /** Good places for the piece in hand, where somebody names them. */
  places = $state.raw<GoodPlace[]>([]);
  /** By house, how much it is used, where that was measured. */
  used = $state.raw<number[]>([]);
  /** Counts the boards that were opened: each is looked at anew. */
  opened = $state(0);
  past = $state.raw<Laid[][]>([]);
  future = $state.raw<Laid[][]>([]);
  /** Why there is nothing to look at. */
  trouble = $state("");
  /** Is a piece that was turned where it lies laid again at once? */
  protected readonly atOnce: boolean = true;
  private asked = 0;

  readonly left = $derived(this.box.filter((one) => (this.wanted?.has(one.piece) ?? true) && !this.pieces.some((laid) => laid.piece === one.piece) && this.held?.piece !== one.piece));
  /** What the piece in hand would lie on. */
  readonly blocked = $derived(this.held ? under(this.pieces, this.held.piece, this.held) : []);

  /** Which advice the piece in hand would go against where it is, as far as that is known. */
  readonly against = $derived(this.places.find((place) => this.held && isSame(place, this.held))?.against ?? []);

  constructor(private readonly onlook: (look: BoardLook) => void) {}

  words(piece: number): string {
    return this.box[piece]?.words ?? "";
  }

  async open(wish: BoardWish): Promise<boolean> {
    const before = this.pieces;
    const known = this.picture !== null;
    if (!(await this.show(wish))) return false;
    if (known) this.remember(before);
    this.held = null;
    this.pieces = this.look!.pieces.map(bare);
    this.opened++;
    return true;
  }

  /** The pieces left, where chance lays them. */
  async layRest(seed: number): Promise<void> {
    await this.open({ pieces: this.pieces, rest: seed });
  }

  /** The last question asked is the one whose answer counts. */
  protected async show(wish: BoardWish): Promise<boolean> {
    const mine = ++this.asked;
    try {
      const look = await boards.look(wish);
      if (mine !== this.asked) return false;
      dress(look.style);
      this.look = look;
      this.picture = readPicture(look.picture);
      this.trouble = "";
      this.onlook(look);
      return true;
    } catch (error) {
      if (mine === this.asked) this.fail(error);
      return false;
    }
  }

  private fail(error: unknown): void {
    this.trouble = whyNot(error);
    toast(this.trouble);
  }

  private remember(before: Laid[]): void {
    this.past = [...this.past, before].slice(-MOST_STEPS);
    this.future = [];
  }

  private change(pieces: Laid[]): void {
    this.remember(this.pieces);
    this.pieces = pieces;
    void this.show({ pieces });
  }

  undo(): void {
    this.travel("past", "future");
  }

  redo(): void {
    this.travel("future", "past");
  }

  private travel(from: "past" | "future", to: "past" | "future"): void {
    const pieces = this[from].at(-1);
    if (!pieces) return;
    this.held = null;
    this[to] = [...this[to], this.pieces];
    this[from] = this[from].slice(0, -1);
    this.pieces = pieces;
    void this.show({ pieces });
  }

  // ---- the piece in hand -------------------------------------------------------------------------------------------------------------

  take(piece: number): void {
    const from = this.pieces.find((laid) => laid.piece === piece) ?? null;
    this.held = { ...(from ?? { piece, ...freeSpot(this.pieces, piece) }), from };
    this.tell();
  }

  putBack(): void {
    this.held = null;
  }

  /** Bring the piece in hand as close to a point as can be. */
  bring(at: Point): void {
    if (this.held) this.held = { ...this.held, ...lieAt(this.held.piece, this.held.turn, at) };
  }

  /** On to the next good place. */
  hop(): void {
    const { held, places } = this;
    if (!held || !places.length) return;
    const here = places.findIndex((place) => isSame(place, held));
    const { x, y, turn } = places[(here + 1) % places.length]!;
    this.held = { ...held, x, y, turn };
    this.tell();
  }

  step(dx: number, dy: number): void {
    if (!this.held) return;
    this.held = { ...this.held, x: this.held.x + dx, y: this.held.y + dy };
    this.tell();
  }

  turn(by: 1 | -1): void {
    const { held } = this;
    if (!held) return;
    const turns = this.box[held.piece]?.turns ?? 6;
    const to = turned(this.pieces, held.piece, turns, held, by);
    if (!to) return toast(t(turns === 1 ? "boards-round" : "boards-no-room", { piece: this.words(held.piece) }));
    const inPlace = held.from && isSame(held.from, held);
    this.held = { ...held, ...to };
    if (inPlace && this.atOnce) this.lay(true);
  }

  /** Lay the piece in hand; with `keep`, it stays in hand for more. False where another piece lies. */
  lay(keep = false): boolean {
    const { held } = this;
    if (!held) return false;
    if (this.blocked.length) {
      toast(t("boards-taken", { piece: this.words(held.piece), other: this.words(this.blocked[0]!) }));
      return false;
    }
    const laid = bare(held);
    if (!held.from || !isSame(held.from, held)) this.change([...this.pieces.filter((one) => one.piece !== held.piece), laid]);
    this.held = keep ? { ...laid, from: laid } : null;
    announce(capital(t("boards-laid", { piece: this.words(held.piece) })));
    return true;
  }

  remove(): void {
    const { held } = this;
    this.held = null;
    if (held?.from) this.change(this.pieces.filter((laid) => laid.piece !== held.piece));
  }

  /** Say where the piece in hand is, for those who do not see it. */
  private tell(): void {
    const { held } = this;
    if (!held) return;
    const on = this.blocked.map((one) => this.words(one));
    const by = neighbours(this.pieces, held.piece, held).map((one) => this.words(one));
    const piece = this.words(held.piece);
    announce(capital(on.length ? t("boards-over", { piece, other: list(on) }) : by.length ? t("boards-beside", { piece, others: list(by) }) : t("boards-alone", { piece })));
  }
}

export function bare({ piece, x, y, turn }: Laid): Laid {
  return { piece, x, y, turn };
}

export function isSame(a: Lie, b: Lie): boolean {
  return a.x === b.x && a.y === b.y && a.turn === b.turn;
}
