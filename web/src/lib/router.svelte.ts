// A handful of addresses over the history API.
import { ownPage } from "../games/registry";

export type Route =
  | { page: "front" }
  | { page: "new" }
  | { page: "records" }
  | { page: "me" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "tv"; id: string }
  | { page: "rules"; game: string }
  | { page: "learn"; game: string }
  | { page: "puzzles"; game: string; number: number }
  | { page: "league"; id: string }
  | { page: "own"; name: string; code: string }
  | { page: "lost" };

export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  const [head, id, tail] = parts;
  if (!head) return { page: "front" };
  if (head === "new" && parts.length === 1) return { page: "new" };
  if (head === "records" && parts.length === 1) return { page: "records" };
  if (head === "me" && parts.length === 1) return { page: "me" };
  if (head === "t" && id && parts.length === 2) return { page: "table", id };
  if (head === "t" && id && (tail === "replay" || tail === "tv") && parts.length === 3) return { page: tail, id };
  if (head === "rules" && id && parts.length === 2) return { page: "rules", game: id };
  if (head === "learn" && id && parts.length === 2) return { page: "learn", game: id };
  if (head === "puzzles" && (parts.length === 1 || (parts.length === 3 && Number(tail) >= 1))) return { page: "puzzles", game: id ?? "", number: Number(tail ?? 0) };
  if (head === "league" && parts.length <= 2) return { page: "league", id: id ?? "" };
  if (ownPage(head) && parts.length <= 2) return { page: "own", name: head, code: id ?? "" };
  return { page: "lost" };
}

let path = $state(location.pathname);
let hasMoved = false;

export function route(): Route {
  try {
    return parse(path);
  } catch {
    return { page: "lost" }; // a broken percent escape
  }
}

export function go(to: string): void {
  hasMoved = true;
  history.pushState(null, "", to);
  path = location.pathname;
  window.scrollTo(0, 0);
}

/** Attached to what a page is about. Whoever came from another page has lost what had the focus there, and goes on from here. */
export function arrive(main: HTMLElement): void {
  if (hasMoved && document.activeElement === document.body) main.focus({ preventScroll: true });
}

/** Plain left clicks on our own links stay in the page; everything else is the browser's business. */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/") || link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

export function startRouter(): void {
  window.addEventListener("popstate", () => {
    hasMoved = true;
    path = location.pathname;
  });
  document.addEventListener("click", onClick);
}
