import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { askGames } from "./lib/games.svelte";
import { preferred, setLanguage } from "./lib/i18n.svelte";
import { dress, keepLetters } from "./lib/letters";
import { meet } from "./lib/me.svelte";
import { applyLooks, prefs } from "./lib/prefs.svelte";
import { startRouter } from "./lib/router.svelte";

applyLooks(prefs);
startRouter();
await Promise.all([setLanguage(preferred([prefs.language, ...navigator.languages])), dress()]);
const met = meet();
met.catch(() => {}); // what that means, each page says for itself
mount(App, { target: document.getElementById("app")!, props: { met } });
// Not before the page has all it needs.
setTimeout(() => {
  void askGames();
  void keepLetters().catch(() => {});
  if (import.meta.env.PROD) void import("./components/upkeep/upkeep.svelte").then(({ begin }) => begin(), () => {});
}, 3000);
