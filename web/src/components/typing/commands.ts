// What somebody may type at a table: a move in its notation ("play g3") or in words ("play green 3"), or a word for one of the keys ("score").

/** Whatever the game, a move has a number and a short name. */
export interface Typeable {
  action: number;
  notation: string;
}

export type Typed = { kind: "move"; move: Typeable } | { kind: "key"; key: string } | { kind: "moves" } | { kind: "unknown" };

/** Which key does the same, by the message that has the words for it. */
export const KEYS = { score: "s", rules: "r", hint: "h", undo: "u", replay: "l", say: "c", keys: "?" } as const;
export type Word = keyof typeof KEYS | "play" | "moves";

const plain = (text: string) => text.trim().toLocaleLowerCase().replace(/\s+/g, " ");
const tight = (text: string) => plain(text).replaceAll(" ", "");

export interface Vocabulary {
  /** How a word may be typed, in the language of who types. */
  words: (word: Word) => string[];
  moves: readonly Typeable[];
  /** A move as a player would say it. */
  name: (move: Typeable) => string;
}

export function read(text: string, { words, moves, name }: Vocabulary): Typed {
  const typed = plain(text);
  if (words("moves").includes(typed)) return { kind: "moves" };
  for (const [word, key] of Object.entries(KEYS)) if (words(word as Word).includes(typed)) return { kind: "key", key };
  const verb = words("play").find((one) => typed.startsWith(`${one} `));
  const named = [typed, verb ? typed.slice(verb.length + 1) : typed];
  const move = moves.find((one) => named.some((said) => tight(said) === tight(one.notation) || said === plain(name(one))));
  return move ? { kind: "move", move } : { kind: "unknown" };
}
