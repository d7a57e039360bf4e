import { endingOf } from "../../lib/ending";
import { t } from "../../lib/i18n.svelte";
import type { Event } from "../../lib/types";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import { cardName } from "./cards";
import type { ParadeView } from "./messages";
import "./suits.css";

const TURNS = ["parade-played", "parade-took"];

const parade: GameModule = {
  Board,
  inWords: () => import("./inwords"),
  ending: () => endingOf(() => import("./ending/Ending.svelte"), "parade_ending"),
  isOutcome: (event) => event.code === "parade-scored" || event.code === "parade-won",
  cardName,
  moveName(game, action) {
    const move = (game as ParadeView).moves.find((one) => one.action === action);
    return move ? t(move.preview.kind === "play" ? "parade-play-card" : "parade-discard-card", { card: cardName(move.card) }) : null;
  },
  showsHints: true,
  sound(event: Event) {
    if (event.code === "parade-took") return "wood";
    if (event.code === "parade-won") return "chord";
    return TURNS.includes(event.code) || event.code === "parade-chose" ? "paper" : null;
  },
  isTurnOf: (event, seat) => TURNS.includes(event.code) && event.facts.seat === seat,
  // That somebody drew goes without saying; which card you drew does not.
  isTold: (event) => event.code !== "parade-drew",
};

export default parade;
