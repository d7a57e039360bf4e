// Runs while the client is still on its way: what it will ask for first is asked already, and its socket is opened. `lib/early.ts` hands that over.
import type { Early } from "./lib/early";

const remembered = (() => {
  try {
    return JSON.parse(localStorage.getItem("sobremesa") ?? "{}") as { language?: string | null; theme?: string };
  } catch {
    return {};
  }
})();
const language = remembered.language ?? navigator.language.slice(0, 2);
const { theme } = remembered;
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
// The server has sketched the table in the language of the browser, as far as it knows.
const sketch = document.getElementById("sketch");
if (remembered.language && sketch && sketch.lang !== remembered.language) sketch.remove();

const early: Early = { answers: { "/me": ask("/me") }, sockets: {} };
window.early = early;
if (location.pathname === "/") early.answers["/games"] = ask("/games");

// Whoever is new gets a card with the first answer, and a table wants to see it; who has one, as the server says beside the page, does not wait for that.
// An invitation has to be handed in before one may enter.
const [, table] = /^\/t\/(\w+)\/?$/.exec(location.pathname) ?? [];
if (table && !location.search.includes("invitation=")) {
  const met = hasCard() ? Promise.resolve(true) : early.answers["/me"]!.then(({ ok }) => ok, () => false);
  void met.then((ok) => ok && dial(`${location.origin.replace("http", "ws")}/api/tables/${table}/ws`));
  early.answers[`/tables/${table}`] = met.then(() => ask(`/tables/${table}`));
  early.answers[`/tables/${table}`]!.catch(() => {}); // whoever wants the answer hears of it
}

function hasCard(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return !!page?.serverTiming?.some(({ name, description }) => name === "card" && description === "yes");
}

function ask(path: string): Promise<Response> {
  const answer = fetch(`/api${path}`, { headers: { accept: "application/json", "accept-language": language }, credentials: "same-origin" });
  answer.catch(() => {});
  return answer;
}

function dial(url: string): void {
  if (early.over) return;
  const socket = new WebSocket(url);
  const heard: string[] = [];
  socket.onopen = () => socket.send(JSON.stringify({ type: "hello", since: null, language }));
  socket.onmessage = ({ data }: MessageEvent<string>) => heard.push(data);
  early.sockets[url] = { socket, heard, language };
}
