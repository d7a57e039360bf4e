// What the server says a move would do, in words. Figures are missing where the table has its aids switched off.
import { capital, list, t } from "../../lib/i18n.svelte";
import { seatName } from "../../lib/telling";
import type { Seat, TableView } from "../../lib/types";
import { cardName } from "./cards";
import type { ColorettoView, Effect, Preview } from "./messages";

function effectsIn(preview: Preview): Effect[] | null {
  return preview.kind === "take" || preview.kind === "place" ? preview.effects : null;
}

export function ownEffect(preview: Preview, seat: Seat | null): Effect | null {
  return effectsIn(preview)?.find((one) => one.seat === seat) ?? null;
}

function forMe({ before, after }: Effect): string {
  return before === after ? t("coloretto-preview-same", { after }) : t("coloretto-preview-mine", { before, after });
}

function told(one: Effect, table: TableView, seat: Seat | null): string {
  const { before, after } = one;
  if (one.seat === seat) return t("coloretto-preview-effect-you", { before, after });
  return t("coloretto-preview-effect", { seat: seatName(table.seats, one.seat), before, after });
}

function everybody(effects: Effect[], id: string, table: TableView, seat: Seat | null): string[] {
  return effects.length ? [t(id, { effects: list(effects.map((one) => told(one, table, seat))) })] : [];
}

/** How many unseen cards would help this seat if they were its own now. */
export function helpful(preview: Preview & { kind: "draw" }, points: number): number {
  return (preview.chances ?? []).reduce((sum, one) => (one.after > points ? sum + one.count : sum), 0);
}

function drawing(preview: Preview & { kind: "draw" }, points: number): string[] {
  const said = [t(preview.before_last === 0 ? "coloretto-preview-last" : "coloretto-preview-draw")];
  if (preview.chances) said.push(t("coloretto-preview-chances", { unseen: preview.unseen, good: helpful(preview, points) }));
  return said;
}

export function previewSentence(preview: Preview, game: ColorettoView, table: TableView, seat: Seat | null): string {
  if (preview.kind === "draw") return drawing(preview, game.sheet.seats[seat ?? 0]!.points).join(" ");
  if (preview.kind === "name") return capital(t("coloretto-name-one", { card: cardName(preview.colour), points: preview.points }));
  const effects = effectsIn(preview) ?? [];
  if (preview.kind === "place") {
    const said = capital(t("coloretto-preview-place", { card: cardName(preview.card), row: preview.row + 1 }));
    return [said, ...everybody(effects, "coloretto-preview-then", table, seat)].join(" ");
  }
  const own = ownEffect(preview, seat);
  const others = effects.filter((one) => one !== own);
  const said = t("coloretto-preview-take", { row: preview.row + 1, cards: list(preview.cards.map(cardName)) });
  return [said, ...(own ? [forMe(own)] : []), t("coloretto-preview-out"), ...everybody(others, "coloretto-preview-others", table, seat)].join(" ");
}
