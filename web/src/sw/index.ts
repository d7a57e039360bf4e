// Beside the pages: keeps the files of one build, so that the client opens at once, also without a connection; and says what is pushed while none is open.
import { listen, type Around } from "./push";
import { answer, drop, isWish, keep, keepWords } from "./shell";
import { scope } from "./scope";

scope.addEventListener("install", (event) => event.waitUntil(keep()));
scope.addEventListener("activate", (event) => event.waitUntil(drop().then(() => scope.clients.claim())));
scope.addEventListener("fetch", (event) => {
  const answered = answer(event.request);
  if (answered) event.respondWith(answered);
});
scope.addEventListener("message", (event) => {
  const { data } = event;
  if (!isWish(data)) return;
  if (data.type === "upgrade") void scope.skipWaiting();
  else event.waitUntil(keepWords(data.language));
});
listen(scope as unknown as Around);
