import type { GameEntry } from "../types";

const coloretto: GameEntry = {
  lesson: () => import("./tutorial/steps"),
  doors: [{ to: "/learn/coloretto", title: "coloretto-door-learn" }],
};

export default coloretto;
