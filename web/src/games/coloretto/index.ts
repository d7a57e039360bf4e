import type { Event } from "../../lib/types";
import type { GameModule } from "../types";
import { layOutSkins } from "./art/skins";
import Board from "./Board.svelte";
import { cardName } from "./cards";
import Emblem from "./Emblem.svelte";
import Ending from "./Ending.svelte";
import "./skins.css";

layOutSkins();

const TURNS = ["coloretto-placed", "coloretto-took"];

const coloretto: GameModule = {
  Board,
  Ending,
  Emblem,
  rules: ["1", "2", "3", "3a", "3b", "4", "5", "6", "7", "8", "9", "10", "11"],
  cardName,
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
