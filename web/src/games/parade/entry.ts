import type { GameEntry } from "../types";

const parade: GameEntry = {
  lesson: () => import("./tutorial/steps"),
  doors: [{ to: "/learn/parade", title: "parade-door-learn" }],
};

export default parade;
