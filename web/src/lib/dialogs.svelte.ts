// The one dialog that is open, if any.

export type Open = { kind: "settings" } | { kind: "shortcuts" } | { kind: "rules"; game: string; rule: string | null };

let open = $state.raw<Open | null>(null);

export function openDialog(): Open | null {
  return open;
}

export function show(dialog: Open): void {
  open = dialog;
}

export function closeDialog(): void {
  open = null;
}
