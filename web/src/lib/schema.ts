// The fields of a game's options, read from the JSON Schema the server sends: what a set-up form has to ask.
import type { GameInfo } from "./types";

export type Value = string | number | boolean;

export interface Field {
  name: string;
  kind: "switch" | "choice";
  /** What can be chosen; a switch has none. */
  values: Value[];
  initial: Value;
  /** The part of the rulebook it belongs to, where a game has sorted its options. */
  group: string;
}

export interface Group {
  name: string;
  fields: Field[];
}

interface Property {
  type?: string;
  enum?: Value[];
  default?: Value;
  minimum?: number;
  maximum?: number;
  /** What a form offers, of all that could be written. */
  examples?: Value[];
  group?: string;
}

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Property>;
}

export function fieldsOf(info: Pick<GameInfo, "options">): Field[] {
  const schema = info.options as Schema;
  const body = schema.$ref ? schema.$defs?.[schema.$ref.split("/").at(-1)!] : schema;
  return Object.entries(body?.properties ?? {}).flatMap(([name, property]) => fieldOf(name, property) ?? []);
}

function fieldOf(name: string, { type, enum: words, examples, default: initial, minimum, maximum, group = "" }: Property): Field | null {
  if (initial === undefined) return null;
  if (type === "boolean") return { name, kind: "switch", values: [], initial, group };
  const values = examples ?? words;
  // What is chosen unless somebody chooses comes first.
  if (values) return { name, kind: "choice", values: [initial, ...values.filter((one) => one !== initial)], initial, group };
  if (type !== "integer" || minimum === undefined || maximum === undefined) return null;
  return { name, kind: "choice", values: Array.from({ length: maximum - minimum + 1 }, (_, n) => minimum + n), initial, group };
}

/** Fields by group, in the order the groups are first named. */
export function grouped(fields: Field[]): Group[] {
  const names = [...new Set(fields.map((field) => field.group))];
  return names.map((name) => ({ name, fields: fields.filter((field) => field.group === name) }));
}

/** The options an address names (`?board=draft&complete=false`), read as the fields want them; what is not one is left out. */
export function named(fields: Field[], search: URLSearchParams): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const { name, initial } of fields) {
    const text = search.get(name);
    if (text === null) continue;
    if (typeof initial === "boolean") found[name] = text === "true";
    else if (typeof initial === "string") found[name] = text;
    else if (text.trim() && Number.isInteger(Number(text))) found[name] = Number(text);
  }
  return found;
}

/** Only what differs from what the game does anyway. */
export function chosen(fields: Field[], values: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(fields.flatMap(({ name, initial }) => (values[name] !== undefined && values[name] !== initial ? [[name, values[name]]] : [])));
}
