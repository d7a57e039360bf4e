// Six who march: the picture of each suit, come alive. They face the gate, which is at the left; how high they step tells the value.
import type { Colour } from "../cards";

interface Body {
  /** Below the face: what the suit is, in a square of 60 × 64 units. `cut` shows the paper through, `pen` is drawn with a stroke. */
  shape: string;
  /** Where eyes, shoulders and hips are. */
  face: [x: number, y: number];
  shoulders: [left: number, right: number, y: number];
  hip: [x: number, y: number];
}

export const BODIES: Record<Colour, Body> = {
  green: {
    shape:
      '<path d="M31 3C45 11 49 29 31 45C13 29 17 11 31 3Z"/><path class="pen thin" d="M31 4q-1-3 3-4"/><path class="cut" d="M31 12v6M31 15l4-3M31 44V37M31 41l5-4M31 41l-5-4"/>',
    face: [29, 25],
    shoulders: [20, 42, 31],
    hip: [31, 42],
  },
  amber: {
    shape:
      '<path d="M31 1l3 6 5-5 1 7 7-3-1 7 7 0-4 6 7 3-6 4 5 5-7 1 3 7-7-1-1 7-6-4-3 6-4-6-5 5-1-7-7 3 1-7-7 0 4-6-7-3 6-4-5-5 7-1-3-7 7 1 1-7 6 4Z"/><circle class="cut wide" cx="30.500" cy="24" r="14"/>',
    face: [28, 23],
    shoulders: [17, 44, 31],
    hip: [30, 42],
  },
  red: {
    shape: '<path d="M30 45C9 31 6 15 16 8.500C23 4.500 28.500 9 30 14.500C31.500 9 37 4.500 44 8.500C54 15 51 31 30 45Z"/><path class="cut" d="M46 13q3 4 1 9"/>',
    face: [28, 24],
    shoulders: [14, 46, 28],
    hip: [30, 42],
  },
  violet: {
    shape:
      '<path d="M18 6C25 2 37 2 44 6L42 33C50 33 54 35 54 38C54 42 44 45 31 45S8 42 8 38C8 35 12 33 20 33Z"/><path class="cut wide" d="M19.500 29c7 2.500 16 2.500 23 0"/><path class="plume" d="M43 27C54 22 55 11 51 4C46 9 42 17 43 27Z"/>',
    face: [28, 18],
    shoulders: [13, 49, 39],
    hip: [31, 43],
  },
  blue: {
    shape:
      '<path d="M10 14H46V27C46 38 40 44 28 44S10 38 10 27Z"/><path class="pen" d="M46 18h3a6 6 0 0 1 0 13h-4"/><path class="pen thin" d="M21 10c-3-3 2-5 0-9M29 10c-3-3 2-5 0-9M37 10c-3-3 2-5 0-9"/><path class="cut" d="M13 18.500h30"/>',
    face: [25, 28],
    shoulders: [12, 44, 35],
    hip: [28, 43],
  },
  charcoal: {
    shape:
      '<path fill-rule="evenodd" d="M30 0a15.500 15.500 0 1 1-.1 0ZM30 5.500a10 10 0 1 0 .1 0Z"/><path d="M26.500 29h7v16h-7ZM33 32h8v3.500h-8ZM33 38.500h6v3.500h-6Z"/><circle class="face" cx="30" cy="15.500" r="10.500"/>',
    face: [28.5, 15],
    shoulders: [18, 42, 25],
    hip: [30, 44],
  },
};

const GROUND = 62;
const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
/** From a point, so far, turned so many degrees from hanging straight down towards the gate. */
const reach = ([x, y]: number[], length: number, turn: number): [number, number] => {
  const angle = (turn * Math.PI) / 180;
  return [x! - length * Math.sin(angle), y! + length * Math.cos(angle)];
};

function limb(from: number[], upper: number, turn: number, lower: number, bend: number, foot: number): string {
  const joint = reach(from, upper, turn);
  const end = reach(joint, lower, bend);
  const toe = foot ? `L${point(...reach(end, foot, bend + 90))}` : "";
  return `M${point(from[0]!, from[1]!)}L${point(...joint)}L${point(...end)}${toe}`;
}

/** Legs, then the arm behind and the one before the body, for a value from 0, who stands and sleeps, to 10, who could not step higher. */
export function posture(colour: Colour, value: number): { legs: string; far: string; near: string } {
  const { hip, shoulders } = BODIES[colour];
  const [left, right, y] = shoulders;
  const half = (GROUND - hip[1]) / 2;
  const stands = limb([hip[0] + 4, hip[1]], half, -value, half, -value * 0.6, 5);
  const steps = limb([hip[0] - 4, hip[1]], half + 1, value * 11, half + 1, value * 2.5, 5);
  return {
    legs: `${steps}${stands}`,
    far: limb([right, y], 6, -12 - value * 3, 7, -4 + value * 2, 0),
    near: limb([left, y], 6, 14 + value * 9, 7, 24 + value * 14, 0),
  };
}
