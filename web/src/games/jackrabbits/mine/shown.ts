// The cards that a question is about: what was shown, hidden or said, and by whom.
import { t } from "../../../lib/i18n.svelte";
import type { JackrabbitsView } from "../messages";

export interface Group {
  words: string;
  cards: number[];
}

type Name = (seat: number) => string;

export function shownCards(game: JackrabbitsView, seat: number, name: Name): Group[] {
  return (TELLERS[game.phase]?.(game, seat, name) ?? []).filter((group) => group.cards.length);
}

const real = (cards: (number | null | undefined)[]) => cards.filter((card) => card !== null && card !== undefined);
const by = (what: string, seat: string, cards: (number | null | undefined)[]): Group => ({ words: t("jackrabbits-shown", { what, seat }), cards: real(cards) });

const TELLERS: Record<string, (game: JackrabbitsView, seat: number, name: Name) => Group[]> = {
  challenge: (game) => [by("yours", "", game.challenge!.shown)],
  defence: (game, _, name) => [by("against", name(game.challenge!.challenger ?? 0), game.challenge!.shown), by("yours", "", game.challenge!.answer)],
  payment: (game) => [by("wares", "", game.paying?.picked_cards ?? []), by("paid", "", game.paying?.cards ?? [])],
  trade: (game) => [by("wares", "", game.paying?.picked_cards ?? [])],
  fare: (game) => [by("passport", "", [game.passport])],
  flight: (game) => [by("passport", "", [game.passport])],
  seal: bargain,
  claim: (game, seat, name) => bargain(game, seat, name).slice(-1), // the sentence names the own card
  agree: bargain,
};

function bargain(game: JackrabbitsView, seat: number, name: Name): Group[] {
  const { by: first, other, claimed, sealed } = game.bargain!;
  const [mine, theirs] = first === seat ? [0, 1] : [1, 0];
  return [by("hidden", "", [sealed[mine]]), by("said", "", [claimed[mine]]), by("claims", name(first === seat ? other : first), [claimed[theirs]])];
}
