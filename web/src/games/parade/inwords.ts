// Parade for those who like words better: the line, the hand and what lies before everybody, in the sentences of its table.
import { capital, list, t } from "../../lib/i18n.svelte";
import { seatName } from "../../lib/telling";
import type { InWords } from "../types";
import { byColour, cardName, COLOURS, colourName, coloursIn, valueOf } from "./cards";
import type { ParadeView } from "./messages";
import { previewSentence } from "./preview";
import { statusSentence } from "./status";

const parade: InWords<ParadeView> = {
  status: statusSentence,
  table({ last_round: last, line, pile, hand }, { seats }) {
    const told: [title: string, text: string][] = [];
    if (last) told.push([t("parade-last-title"), `${t(`parade-last-${last.why}`, { seat: seatName(seats, last.by) })} ${t("parade-last-left", { count: last.left })}`]);
    told.push([t("parade-line-title", { count: line.length }), line.map(cardName).join(", ")], [t("parade-pile", { count: pile }), ""]);
    if (hand.length) told.push([t("parade-hand-title", { count: hand.length }), list(hand.map(cardName))]);
    return told;
  },
  seat({ before, chosen, hands, sheet }, _, seat) {
    const { points, colours } = sheet.seats[seat]!;
    const cards = before[seat]!;
    const piles = byColour(cards).flatMap((pile, index) => {
      const facts = { colour: colourName(COLOURS[index]!), values: list(pile.map((card) => String(valueOf(card)))), points: colours[index]!.points };
      return pile.length ? [capital(t(colours[index]!.flipped ? "parade-pile-flipped" : "parade-pile-open", facts))] : [];
    });
    return [
      [t("parade-points"), String(points)],
      [chosen[seat] ? t("parade-chosen") : t("parade-holds", { count: hands[seat] ?? 0 }), ""],
      [t("parade-colours", { count: coloursIn(cards) }), piles.join(" ")],
    ];
  },
  move({ moves }, _table, _seat, action) {
    const preview = moves.find((one) => one.action === action)?.preview;
    return preview?.kind === "play" ? previewSentence(preview) : t("parade-discard-how");
  },
};

export default parade;
