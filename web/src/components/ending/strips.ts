// How piles lie side by side, in pixels: fanned, wrapped where there is little room, and of one size for everybody at the table.

const NARROW = 400;
const MANY = 10; // cards across a large screen
const GROWN = 1.5;

/** In widths of a card, but for the first two and the last, which are pixels. */
export interface Shape {
  most: number;
  least: number;
  tall: number;
  fan: number;
  gap: number;
  /** Room below a pile, for what it counts. */
  figures: number;
}

export interface Spot {
  x: number;
  y: number;
  width: number;
}

export interface Laid {
  /** How wide a card is. */
  card: number;
  spots: Spot[];
  height: number;
}

/** `sizes` has the numbers of cards in the piles of every seat. */
export function layOut(sizes: number[][], seat: number, width: number, shape: Shape): Laid {
  const lines = width < NARROW ? 2 : 1;
  let card = Math.max(shape.most, Math.min(width / MANY, shape.most * GROWN));
  while (card > shape.least && sizes.some((one) => placed(one, card, width, shape).lines > lines)) card--;
  const { spots, lines: used } = placed(sizes[seat] ?? [], card, width, shape);
  return { card, spots, height: Math.max(1, used) * lineHeight(card, shape) };
}

function lineHeight(card: number, { tall, figures }: Shape): number {
  return card * tall + figures;
}

function placed(sizes: number[], card: number, width: number, shape: Shape): { spots: Spot[]; lines: number } {
  let [x, line] = [0, 0];
  const spots = sizes.map((count): Spot => {
    const wide = card * (1 + shape.fan * (count - 1));
    if (x > 0 && x + wide > width) [x, line] = [0, line + 1];
    const spot = { x, y: line * lineHeight(card, shape), width: wide };
    x += wide + card * shape.gap;
    return spot;
  });
  return { spots, lines: line + 1 };
}
