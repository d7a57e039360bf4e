// How a table is laid out: chosen here, once for all games. The name is a class of the board, and styles go by it.
import { MediaQuery } from "svelte/reactivity";

/** The first that is so; else `desk`, where the score sheet stands at the side. Elsewhere it waits in a drawer. */
const SCREENS = {
  short: "(max-height: 559px) and (min-width: 520px)", // a phone on its side, or a page enlarged to 200 %: two columns, each scrolls by itself
  phone: "(max-width: 760px)", // one column; what is to be done stays at the lower edge
  tall: "(max-width: 959px)", // a tablet upright
  wide: "(max-width: 1279px)", // a tablet on its side, a small laptop
};
export type Layout = keyof typeof SCREENS | "desk";

const screens = Object.entries(SCREENS).map(([name, query]) => ({ name: name as Layout, query: new MediaQuery(query) }));

export function layout(): Layout {
  return screens.find(({ query }) => query.current)?.name ?? "desk";
}

/** Where things are told in few words. */
export function isDense(layout: Layout): boolean {
  return layout === "short" || layout === "phone";
}
