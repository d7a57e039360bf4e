import { endingOf } from "../../lib/ending";
import { t } from "../../lib/i18n.svelte";
import type { Event } from "../../lib/types";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import { cardName } from "./cards";
import type { ColorettoView } from "./messages";
import "./skins.css";


const TURNS = ["coloretto-placed", "coloretto-took"];

const coloretto: GameModule = {
  Board,
  inWords: () => import("./inwords"),
  ending: () => endingOf(() => import("./ending/Ending.svelte"), "coloretto_ending"),
  isOutcome: (event) => event.code === "coloretto-scored" || event.code === "coloretto-won",
  cardName,
  moveName(game, action) {
    const preview = (game as ColorettoView).moves.find((one) => one.action === action)?.preview;
    if (!preview) return null;
    if (preview.kind === "draw") return t("coloretto-draw");
    if (preview.kind === "name") return t("coloretto-name-button", { card: cardName(preview.colour) });
    return t(`coloretto-${preview.kind}`, { row: preview.row + 1 });
  },
  showsHints: true,
  sound(event: Event) {
    if (event.code === "coloretto-took") return "wood";
    if (event.code === "coloretto-won" || event.code === "coloretto-last-round") return "chord";
    return event.code === "coloretto-drew" || event.code === "coloretto-placed" || event.code === "coloretto-named" ? "paper" : null;
  },
  isTurnOf: (event, seat) => TURNS.includes(event.code) && event.facts.seat === seat,
  // Where a card went says which one was drawn.
  isTold: (event) => event.code !== "coloretto-drew",
};

export default coloretto;
