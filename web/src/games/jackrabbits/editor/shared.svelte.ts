// A workbench that several people share: what is done here is asked of the table, and what lies here is what the table says.
import { t } from "../../../lib/i18n.svelte";
import { toast } from "../../../lib/notices.svelte";
import type { Laid } from "../messages";
import { trying } from "../../../lib/trying";
import { boards } from "./api";
import { Bench, bare, isSame } from "./bench.svelte";

/** What somebody does with a piece, or with the whole board (rule 2.2). */
export type Deed =
  | { do: "lay" | "move"; piece: number; x: number; y: number; turn: number }
  | { do: "lift"; piece: number }
  | { do: "begin"; board: string };

const PREFIX = "together:";

export class SharedBench extends Bench {
  protected override readonly atOnce = false;
  private suits = "";
  private following: Promise<unknown> = Promise.resolve();

  constructor(private readonly ask: (deed: Deed) => Promise<boolean>) {
    super(() => {});
  }

  /** The board as the table has it now, by its option. */
  follow(option: string, suits: string): void {
    this.suits = suits;
    const code = option.startsWith(PREFIX) ? option.slice(PREFIX.length) : "";
    const wish = code ? { code } : { pieces: [{ piece: 0, x: 0, y: 0, turn: 0 }] };
    this.following = this.show({ ...wish, suits }).then((shown) => shown && this.takeIn(this.look!.pieces.map(bare)));
  }

  /** What is in hand may have been moved or lifted by somebody else meanwhile. */
  private takeIn(pieces: Laid[]): void {
    this.pieces = pieces;
    const { held } = this;
    if (!held) return;
    const here = pieces.find((laid) => laid.piece === held.piece) ?? null;
    if (held.from && !here) this.held = null;
    else if (held.from && here && !isSame(held.from, here)) this.held = { ...held, from: here };
  }

  /** A piece off the tray is brought where a road takes it in; the others of these places are a key away. */
  override take(piece: number): void {
    super.take(piece);
    this.places = [];
    const { held, look } = this;
    if (!held || !look?.code) return;
    boards.places(look.code, piece).then(
      (places) => {
        if (this.held?.piece !== piece) return;
        this.places = places;
        if (this.held === held && !held.from) this.hop();
      },
      () => {}, // it can be laid all the same
    );
  }

  override lay(): boolean {
    const { held } = this;
    if (!held) return false;
    if (this.blocked.length) {
      toast(t("boards-taken", { piece: this.words(held.piece), other: this.words(this.blocked[0]!) }));
      return false;
    }
    if (held.from && isSame(held.from, held)) this.held = null;
    else void this.do({ do: held.from ? "move" : "lay", ...bare(held) });
    return true;
  }

  override remove(): void {
    const { held } = this;
    if (held?.from) void this.do({ do: "lift", piece: held.piece });
    else this.held = null;
  }

  override async layRest(seed: number): Promise<void> {
    const { suits } = this;
    await trying(async () => {
      const { code } = await boards.look({ pieces: this.pieces, rest: seed, suits });
      if (code) this.begin(code);
    });
  }

  begin(board: string): void {
    this.held = null;
    void this.ask({ do: "begin", board });
  }

  /** The piece stays in hand until it lies where it was laid; where the table says no, it can be tried elsewhere. */
  private async do(deed: Deed): Promise<void> {
    const { held } = this;
    if (!(await this.ask(deed))) return;
    await this.following;
    if (this.held && held && this.held.piece === held.piece && isSame(this.held, held)) this.held = null;
  }
}
