// What the server says a card would do, as one sentence.
import { capital, list, t } from "../../lib/i18n.svelte";
import type { Card } from "../../lib/types";
import type { Leaving, Pair, PlayPreview, Preview } from "./messages";
import { cardName, valueOf } from "./cards";

function reasons(leave: Leaving[], value: number): string {
  const told: string[] = [];
  for (const why of ["colour", "value", "both"] as const) {
    const cards = leave.filter((one) => one.why === why).map((one) => cardName(one.card));
    if (cards.length) told.push(t(`parade-reason-${why}`, { cards: list(cards), value }));
  }
  return told.join(t("apart"));
}

function consequence(preview: PlayPreview): string {
  const card = cardName(preview.card);
  const value = valueOf(preview.card);
  const { leave, safe, stay } = preview;
  if (leave.length) return t("parade-preview-takes", { card, count: leave.length, reasons: reasons(leave, value) });
  const all = !stay.length;
  return t(all ? "parade-preview-all-safe" : "parade-preview-none", { card, count: safe.length, value });
}

export function previewSentence(preview: PlayPreview): string {
  const parts = [capital(consequence(preview))];
  const { before, after } = preview;
  parts.push(before === after ? t("parade-preview-same", { after }) : t("parade-preview-score", { before, after }));
  if (preview.triggers) parts.push(t(`parade-preview-triggers-${preview.triggers}`));
  return parts.join(" ");
}

export function pairSentence(pair: Pair): string {
  return t("parade-preview-pair", {
    discard: list(pair.discard.map(cardName)),
    keep: list(pair.keep.map(cardName)),
    points: pair.points,
  });
}

export function findPair(pairs: Pair[], discard: Card[]): Pair | null {
  return pairs.find((pair) => pair.discard.every((card) => discard.includes(card))) ?? null;
}

/** With a sign, and a minus as wide as a plus. */
function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Why a move may be good: what it takes now, and what may come of it. */
export function hintSentence(preview: Preview | null, points: number): string {
  const takes = preview?.kind === "play" ? [t("parade-hint-takes", { count: preview.leave.length, change: signed(preview.after - preview.before) })] : [];
  return [...takes, t("hint-points", { points: Math.round(points) })].join(t("apart"));
}
