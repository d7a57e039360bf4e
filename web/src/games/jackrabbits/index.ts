import { endingOf } from "../../lib/ending";
import { learn } from "../../lib/i18n.svelte";
import { seatName } from "../../lib/telling";
import type { Event } from "../../lib/types";
import type { Sound } from "../../lib/sounds";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import { cardName } from "./cards";
import { moveWords } from "./journeys";
import type { JackrabbitsView } from "./messages";
import "./seats.css";

const SOUNDS: Record<string, Sound> = {
  rolled: "wood",
  placed: "wood",
  struck: "wood",
  acquired: "chord",
  won: "chord",
  challenged: "bell",
  attacked: "bell",
  "drew-card": "paper",
  drew: "paper",
  paid: "paper",
  "paid-capital": "paper",
};

/** A turn ends with a card drawn, or off the board; in the draft, with a piece laid. */
const TURN_ENDS = ["drew-card", "left", "fell", "placed"].map((code) => `jackrabbits-${code}`);

const jackrabbits: GameModule = {
  Board,
  tellsItself: true,
  ending: () => endingOf(() => import("./ending/Ending.svelte"), "jackrabbits_ending", "jackrabbits_later"),
  arranging: async () => {
    const [component] = await Promise.all([import("./editor/Together.svelte"), learn("jackrabbits_editor")]);
    return component;
  },
  cardName,
  moveName(game, action, seats) {
    const move = (game as JackrabbitsView).moves.find((one) => one.action === action);
    return move ? moveWords(move, (seat) => seatName(seats, seat)) : null;
  },
  showsHints: true,
  sound: (event: Event) => SOUNDS[event.code.replace("jackrabbits-", "")] ?? null,
  isTurnOf: (event, seat) => TURN_ENDS.includes(event.code) && event.facts.seat === seat,
  // Every turn ends with a card drawn unseen: it is announced, but would fill the log.
  isTold: (event) => event.code !== "jackrabbits-drew",
};

export default jackrabbits;
