// Boards kept in this browser. Broken or missing storage keeps nothing, and says nothing.

export interface Kept {
  name: string;
  code: string;
}

const KEY = "sobremesa-boards";
const MOST = 40;

let kept = $state.raw<Kept[]>(read());

function read(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isKept(one: unknown): one is Kept {
  const { name, code } = (one ?? {}) as Record<string, unknown>;
  return typeof name === "string" && typeof code === "string";
}

function write(boards: Kept[]): void {
  kept = boards;
  try {
    localStorage.setItem(KEY, JSON.stringify(boards));
  } catch {
    // private windows and full disks: the board stays for as long as this page does
  }
}

export function shelf(): readonly Kept[] {
  return kept;
}

/** Keep a board, the newest first; the same name again replaces the older board. */
export function keep(board: Kept): void {
  write([board, ...kept.filter((one) => one.name !== board.name)].slice(0, MOST));
}

export function forget(name: string): void {
  write(kept.filter((one) => one.name !== name));
}
