// What was asked for before the client was there (`src/early.ts`): each answer is taken once, and what nobody takes is let go.

export interface EarlySocket {
  socket: WebSocket;
  /** What it has been told so far. It has said hello, in this language. */
  heard: string[];
  language: string;
}

export interface Early {
  answers: Record<string, Promise<Response>>;
  sockets: Record<string, EarlySocket>;
  /** Nobody waits for a socket any more. */
  over?: boolean;
}

declare global {
  interface Window {
    early?: Early;
  }
}

/** The answer to `GET /api<path>`, if it was asked for. */
export function earlyAnswer(path: string): Promise<Response> | undefined {
  const answer = window.early?.answers[path];
  if (answer) delete window.early!.answers[path];
  return answer;
}

/** A line that was opened, if it still stands. */
export function earlySocket(url: string): EarlySocket | undefined {
  const found = window.early?.sockets[url];
  if (found) delete window.early!.sockets[url];
  if (window.early) window.early.over = true;
  return found && found.socket.readyState <= WebSocket.OPEN ? found : undefined;
}

/** The client has something to show, or goes elsewhere: the table that the server has sketched, and lines that nobody has taken, are of no use now. */
export function letGo(): void {
  document.getElementById("sketch")?.remove();
  if (!window.early) return;
  window.early.over = true;
  for (const { socket } of Object.values(window.early.sockets)) socket.close();
  window.early.sockets = {};
}
