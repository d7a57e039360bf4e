// A table of any game, told from what its view holds. What a field is, its name says, as in the facts of events: `card`, `…_card` a card;
// `cards`, `…_cards`, `hand` cards; `seat`, `by`, `actor`, `starter` a seat; `seats`, `owes` seats. Any other list as long as there are players
// is one thing for each of them, unless its things have a `seat` themselves. A game words a field by `<game>-field-<name>`, a move by `<game>-move-<word>` (its notation before the colon)
// or `<game>-move`, with what the move and its preview hold as arguments. The terminal's plain table reads the same.
import { has, list, readable, t, type Args } from "../../lib/i18n.svelte";
import { seatName } from "../../lib/telling";
import type { PlainMove, Seat, SeatView } from "../../lib/types";

/** Who speaks about which game, to whom. */
export interface Speaker {
  game: string;
  seats: SeatView[];
  cardName: (card: number) => string;
}

/** Something with a name: a text, or more of the kind. */
export interface Told {
  title: string;
  text: string;
  inside: Told[];
}

/** What a game tells of its table itself. */
export function line([title, text]: readonly [title: string, text: string]): Told {
  return { title, text, inside: [] };
}

type Fields = Record<string, unknown>;

const SEATS = ["seat", "by", "actor", "starter"];
const SEAT_LISTS = ["seats", "owes"];
const KNOWN = ["game", "players", "ply", "actor", "owes", "moves"]; // told elsewhere on the table
const DONE = ["action", "notation", "preview"];
const SAID = ["kind", "rule"]; // by the name of the move, and by a link

function isCard(key: string): boolean {
  return key === "card" || key.endsWith("_card");
}

function areCards(key: string): boolean {
  return key === "cards" || key === "hand" || key.endsWith("_cards");
}

function isStruct(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && !value.length);
}

/** A card laid by a seat says itself whose it is. */
function namesSeat(value: unknown): value is Fields & { seat: Seat } {
  return isStruct(value) && typeof value.seat === "number";
}

function isBySeat(say: Speaker, key: string, value: unknown): value is unknown[] {
  if (!Array.isArray(value) || value.length !== say.seats.length || value.some(namesSeat)) return false;
  return !areCards(key) && !(SEAT_LISTS.includes(key) && value.every((one) => typeof one === "number"));
}

/** What one of a list is called. */
function singly(key: string): string {
  return areCards(key) ? "card" : SEAT_LISTS.includes(key) ? "seat" : key;
}

function titleOf(say: Speaker, key: string): string {
  const id = `${say.game}-field-${key.replaceAll("_", "-")}`;
  return has(id) ? t(id) : readable(key);
}

function tellOne(say: Speaker, key: string, value: unknown): string {
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (typeof value !== "number") return isNothing(value) ? "–" : String(value).replaceAll(/[-_]/g, " ");
  if (isCard(key)) return value >= 0 ? say.cardName(value) : "–";
  if (SEATS.includes(key)) return say.seats[value] ? seatName(say.seats, value) : "–";
  return String(value);
}

/** Where a seat has but one thing, its name is name enough. */
function short(told: Told): Told {
  const [only] = told.inside;
  return told.inside.length === 1 && only!.text ? { ...only!, title: told.title } : told;
}

/** What belongs to one seat (`ofSeat`) is not again one thing for each. */
function tell(say: Speaker, title: string, key: string, value: unknown, ofSeat = false): Told {
  if (isStruct(value)) return { title, text: "", inside: tellAll(say, value, ofSeat) };
  if (!Array.isArray(value)) return { title, text: tellOne(say, key, value), inside: [] };
  const one = singly(key);
  const bySeat = !ofSeat && isBySeat(say, key, value);
  if (!bySeat && value.every((item) => !isStruct(item) && !Array.isArray(item))) {
    return { title, text: value.length ? list(value.map((item) => tellOne(say, one, item))) : "–", inside: [] };
  }
  const items = value.map((item: unknown, index) => {
    if (!namesSeat(item)) return tell(say, bySeat ? seatName(say.seats, index) : String(index + 1), one, item, ofSeat || bySeat);
    const { seat, ...rest } = item;
    return short(tell(say, tellOne(say, "seat", seat), one, rest, ofSeat));
  });
  return { title, text: "", inside: items };
}

function tellAll(say: Speaker, fields: Fields, ofSeat = false): Told[] {
  return Object.entries(fields).flatMap(([key, value]) => (isNothing(value) ? [] : [tell(say, titleOf(say, key), key, value, ofSeat)]));
}

function own(view: object): [string, unknown][] {
  return Object.entries(view).filter(([key, value]) => !KNOWN.includes(key) && !isNothing(value));
}

/** What lies on the table for everybody, or before the one who looks. */
export function tellTable(say: Speaker, view: object): Told[] {
  return own(view).flatMap(([key, value]) => {
    if (isBySeat(say, key, value)) return [];
    if (!isStruct(value)) return [tell(say, titleOf(say, key), key, value)];
    const inside = tellTable(say, value);
    return inside.length ? [{ title: titleOf(say, key), text: "", inside }] : [];
  });
}

/** What belongs to one seat, also where it stands in something larger: the seats of a score sheet. */
export function tellSeat(say: Speaker, view: object, seat: Seat): Told[] {
  return own(view).flatMap(([key, value]) => {
    if (isStruct(value)) return tellSeat(say, value, seat);
    if (!isBySeat(say, key, value) || isNothing(value[seat])) return [];
    const told = tell(say, titleOf(say, key), singly(key), value[seat], true);
    return key === "seats" && told.inside.length ? told.inside : [told]; // the seat itself needs no name
  });
}

function factsOf(move: PlainMove): Fields {
  const preview = isStruct(move.preview) ? move.preview : {};
  return { ...preview, ...Object.fromEntries(Object.entries(move).filter(([key]) => !DONE.includes(key))) };
}

function argsOf(say: Speaker, facts: Fields): Args {
  const isPlain = (key: string, fact: unknown) => typeof fact === "number" && !isCard(key) && !SEATS.includes(key);
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [key, isPlain(key, fact) ? (fact as number) : tell(say, "", key, fact).text]),
  );
}

function sentenceOf(say: Speaker, move: PlainMove): string | undefined {
  const word = move.notation.split(":")[0]!.toLowerCase();
  return [`${say.game}-move-${word}`, `${say.game}-move`].find(has);
}

/** A move as the game words it; else its notation. */
export function nameMove(say: Speaker, move: PlainMove): string {
  const id = sentenceOf(say, move);
  return id ? t(id, argsOf(say, factsOf(move))) : move.notation;
}

/** What a move would do, unless the sentence of the game has said it. */
export function tellMove(say: Speaker, move: PlainMove): Told[] {
  if (sentenceOf(say, move)) return [];
  const preview = isStruct(move.preview) ? move.preview : {};
  return tellAll(say, Object.fromEntries(Object.entries(preview).filter(([key]) => !SAID.includes(key))));
}

/** The same in one breath, for those who listen. */
export function inWords(told: Told[]): string {
  return told.map(({ title, text, inside }) => [title, text || inWords(inside)].filter(Boolean).join(": ")).join(t("apart"));
}
