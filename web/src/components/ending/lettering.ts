// Words in a drawing do not wrap by themselves.

const WIDE = 0.54; // of its height, a letter, on average

/** The size of type, at most, in which a text is no wider than this. */
export function fitting(text: string, width: number, most: number): number {
  return Math.min(most, Math.floor(width / (WIDE * Math.max(1, text.length))));
}

/** In lines of so many letters. */
export function lines(text: string, most: number): string[] {
  const made: string[] = [];
  for (const word of text.split(" ")) {
    const line = made.at(-1);
    if (line !== undefined && line.length + word.length < most) made[made.length - 1] = `${line} ${word}`;
    else made.push(word);
  }
  return made;
}
