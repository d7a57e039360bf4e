// What is worth knowing before a choice is confirmed.
import { list, t } from "../../../lib/i18n.svelte";
import { company, offers, type Way } from "../journeys";
import { cardName } from "../cards";
import type { JackrabbitsView } from "../messages";
import { coinWords, type Coin } from "./coins";
import type { Choice } from "./deeds";
import { going, isSpent, staying, sumOf, type Picking } from "./picking";

type Name = (seat: number) => string;

export function notesOf(game: JackrabbitsView, seat: number, choice: Choice | null, picking: Picking | null, coins: readonly Coin[], name: Name): string[] {
  const about = !choice ? (picking ? cardNotes(game, picking, coins) : []) : choice.kind === "deed" ? deedNotes(game, choice, name) : wayNotes(game, choice, name);
  const spare = picking ? staying(game, picking, coins) : [];
  const needless = spare.length ? [t("jackrabbits-needless", { cards: coinWords(game, spare), count: spare.length })] : [];
  return [...leavingNotes(game, seat, picking, coins), ...needless, ...about];
}

/** Royals among what is spent, and with them carrots. */
function leavingNotes(game: JackrabbitsView, seat: number, picking: Picking | null, coins: readonly Coin[]): string[] {
  if (!picking || !isSpent(picking)) return [];
  const royals = going(game, picking, coins).map(({ card }) => card).filter((card) => game.seats[seat]!.royals.includes(card));
  return royals.length ? [t("jackrabbits-leaves", { cards: list(royals.map(cardName)), count: royals.length })] : [];
}

function wayNotes(game: JackrabbitsView, way: Way, name: Name): string[] {
  const notes = offers(game, way);
  for (const one of company(game, way.node)) notes.push(t("jackrabbits-guest", { seat: name(one) }));
  const { risk, host } = way;
  if (host !== null) notes.push(t(risk ? "jackrabbits-host-risk" : "jackrabbits-host-safe", { seat: name(host) }));
  else if (risk === true) notes.push(t("jackrabbits-risk"));
  else if (risk === false) notes.push(t("jackrabbits-safe"));
  if (way.move.word === "leave" || way.then === "leave") notes.push(t("jackrabbits-leave-note"));
  if (way.move.word === "rest" || way.then === "rest") notes.push(t("jackrabbits-rest-note"));
  return notes;
}

function deedNotes(game: JackrabbitsView, deed: Choice, name: Name): string[] {
  const { word, facts, preview } = deed.move;
  const other = typeof facts.seat === "number" ? facts.seat : null;
  if (word === "attack" && other !== null) return [t("jackrabbits-attack-note", { seat: name(other), value: preview.value ?? 0 }), ...knownOf(game, other, name)];
  if (word === "bargain" && other !== null) return [t("jackrabbits-bargain-note", { seat: name(other) })];
  if (word === "call" && other !== null) return [t("jackrabbits-call-note", { seat: name(other), limit: game.limit })];
  if (word === "acquire") return [t("jackrabbits-acquire-note", { card: cardName(preview.card!) })];
  if (word === "claim") return [t(facts.card === ownSealed(game) ? "jackrabbits-claim-honest" : "jackrabbits-claim-lie")];
  return [];
}

function ownSealed(game: JackrabbitsView): number | null {
  return game.bargain?.sealed.find((card) => card !== null) ?? null;
}

function knownOf(game: JackrabbitsView, other: number, name: Name): string[] {
  const known = game.seats[other]!.known;
  return known.length ? [t("jackrabbits-known", { seat: name(other), cards: known.map(cardName).join(" ") })] : [];
}

function cardNotes(game: JackrabbitsView, picking: Picking, coins: readonly Coin[]): string[] {
  if (picking.purpose === "passport") {
    const preview = game.moves.find((move) => move.word === "passport" && move.facts.card === coins[0]?.card)?.preview;
    return preview ? [t("jackrabbits-passport-note", { free: preview.free ?? 0, payable: preview.payable ?? 0, falls: preview.falls ?? 0 })] : [];
  }
  if (picking.purpose === "strike" && game.fight) {
    const blow = sumOf(game, picking, coins);
    const enough = blow >= game.fight.need ? "yes" : "no";
    return [t("jackrabbits-strike-note", { sum: blow + forceOf(game, true), theirs: forceOf(game, false), enough })];
  }
  if (picking.purpose === "show" || picking.purpose === "lay" || picking.purpose === "pay") {
    return [t("jackrabbits-sum-note", { sum: sumOf(game, picking, going(game, picking, coins)), need: picking.need })];
  }
  return [];
}

function forceOf(game: JackrabbitsView, own: boolean): number {
  const { attacker, force } = game.fight!;
  return force[(game.actor === attacker) === own ? 0 : 1] ?? 0;
}
