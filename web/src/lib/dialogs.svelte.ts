// The one dialog that is open, if any.

export type Open = { kind: "settings" } | { kind: "shortcuts" } | { kind: "rules"; game: string; rule: string | null } | { kind: "aid"; game: string };

let open = $state.raw<Open | null>(null);

export function openDialog(): Open | null {
  return open;
}

export function show(dialog: Open): void {
  open = dialog;
}

/** Whichever it is. */
export function closeAny(): void {
  open = null;
}

/** A dialog tells a moment later that it was closed: by then another may be open, which stays. */
export function closeDialog(kind: Open["kind"]): void {
  if (open?.kind === kind) open = null;
}
