import type { GameEntry } from "../types";

const jackrabbits: GameEntry = {
  fields: { board: () => import("./setup/BoardField.svelte") },
  lesson: () => import("./tutorial/steps"),
  pages: { boards: { words: "jackrabbits_editor", load: () => import("./editor/Page.svelte") } },
  doors: [
    { to: "/learn/jackrabbits", title: "jackrabbits-door-learn" },
    { to: "/boards", title: "jackrabbits-door-boards" },
  ],
};

export default jackrabbits;
