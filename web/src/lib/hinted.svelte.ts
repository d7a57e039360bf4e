// The hint that was asked for: it stands until the table goes on, or somebody has seen enough of it.
import type { Hint } from "./types";

class Hinted {
  found = $state.raw<Hint | null>(null);
}

export const hinted = new Hinted();
