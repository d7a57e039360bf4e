// Coloretto for those who like words better: deck, rows and what everybody has, in the sentences of its table.
import { capital, t } from "../../lib/i18n.svelte";
import type { InWords } from "../types";
import { cardName } from "./cards";
import type { ColorettoView } from "./messages";
import { pilesOf } from "./piles";
import { previewSentence } from "./preview";
import { rowLabel, statusSentence } from "./status";

const coloretto: InWords<ColorettoView> = {
  status: statusSentence,
  table(game, table) {
    const sure = game.before_last < 0 ? t("coloretto-deck-last") : t("coloretto-deck-sure", { count: game.before_last });
    return [
      ...(game.last_round ? [[t("coloretto-last-title"), t("coloretto-last-text")] as const] : []),
      [t("coloretto-deck"), `${t("coloretto-deck-count", { count: game.deck })}, ${sure}`],
      ...(game.drawn === null ? [] : [[t("coloretto-drawn", { card: cardName(game.drawn) }), ""] as const]),
      ...game.rows.map((_, row) => [rowLabel(game, table, row), ""] as const),
    ];
  },
  seat(game, _, seat) {
    const piles = pilesOf(game, seat).map(({ card, count, side, points }) => t(`coloretto-pile-${side === "aside" ? "other" : side}`, { card: cardName(card), count, points: Math.abs(points) }));
    return [
      [t("coloretto-points"), String(game.sheet.seats[seat]!.points)],
      [piles.length ? `${capital(piles.join(t("apart")))}.` : t("coloretto-none"), ""],
    ];
  },
  move(game, table, seat, action) {
    const preview = game.moves.find((one) => one.action === action)?.preview;
    if (!preview) return "";
    const chances = (preview.kind === "draw" && preview.chances) || [];
    const told = chances.map(({ card, count, after }) => t("coloretto-chance", { card: cardName(card), count, after }));
    return [previewSentence(preview, game, table, seat), ...(told.length ? [`${told.join(t("apart"))}.`] : [])].join(" ");
  },
};

export default coloretto;
