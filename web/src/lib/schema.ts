// The fields of a game's options, read from the JSON Schema the server sends: what a set-up form has to ask.
import type { GameInfo } from "./types";

export type Value = string | number | boolean;

export interface Field {
  name: string;
  kind: "switch" | "choice";
  /** What can be chosen; a switch has none. */
  values: Value[];
  initial: Value;
}

interface Property {
  type?: string;
  enum?: Value[];
  default?: Value;
  minimum?: number;
  maximum?: number;
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

function fieldOf(name: string, { type, enum: values, default: initial, minimum, maximum }: Property): Field | null {
  if (initial === undefined) return null;
  if (type === "boolean") return { name, kind: "switch", values: [], initial };
  // What is chosen unless somebody chooses comes first.
  if (values) return { name, kind: "choice", values: [initial, ...values.filter((one) => one !== initial)], initial };
  if (type !== "integer" || minimum === undefined || maximum === undefined) return null;
  return { name, kind: "choice", values: Array.from({ length: maximum - minimum + 1 }, (_, n) => minimum + n), initial };
}

/** Only what differs from what the game does anyway. */
export function chosen(fields: Field[], values: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(fields.flatMap(({ name, initial }) => (values[name] !== undefined && values[name] !== initial ? [[name, values[name]]] : [])));
}
