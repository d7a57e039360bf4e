import type { Event } from "../../lib/types";
import type { GameModule } from "../types";
import Board from "./Board.svelte";
import { cardName } from "./cards";
import Emblem from "./Emblem.svelte";
import Ending from "./Ending.svelte";

const jackrabbits: GameModule = {
  Board,
  Ending,
  Emblem,
  rules: [],
  cardName,
  sound: (_event: Event) => null,
  isTurnOf: (event, seat) => event.code === "jackrabbits-rolled" && event.facts.seat === seat,
  isTold: () => true,
};

export default jackrabbits;
