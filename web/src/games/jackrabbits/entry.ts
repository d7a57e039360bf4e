import type { GameEntry } from "../types";

const jackrabbits: GameEntry = {
  fields: { board: () => import("./setup/BoardField.svelte") },
  lesson: () => import("./tutorial/steps"),
  aid: () => import("./aid/Aid.svelte"),
  pages: {
    boards: { words: "jackrabbits_editor", load: () => import("./editor/Page.svelte") },
    aid: { words: "jackrabbits_aid", load: () => import("./aid/Page.svelte") },
  },
  begins: [
    { name: "first", options: { complete: false, starter: 0 }, bots: { count: 2, level: "beginner" } },
    { name: "complete", options: {} },
  ],
  doors: [
    { to: "/learn/jackrabbits", title: "jackrabbits-door-learn" },
    { to: "/learn/jackrabbits?chapter=2", title: "jackrabbits-door-more" },
    { to: "/boards", title: "jackrabbits-door-boards" },
  ],
};

export default jackrabbits;
