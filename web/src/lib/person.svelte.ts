// The person whose menu is open, if any: somebody at a seat, somebody who watches, or whoever said something.
import type { ChatLine } from "./types";

export interface Person {
  who: string;
  name: string;
  /** What they said, if the menu was opened there. */
  line?: ChatLine;
}

let open = $state.raw<Person | null>(null);

export function openPerson(): Person | null {
  return open;
}

export function showPerson(person: Person | null): void {
  open = person;
}
