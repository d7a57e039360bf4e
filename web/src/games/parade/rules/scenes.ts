// What is drawn beside which rule. Cards are colour and value; `_` is face down, `#` nobody knows which, `gate` is where the parade walks to.
export const SCENES: Record<string, string[]> = {
  "1": ["g0 y2 r4 v6 b8 k10"],
  "2": ["gate v4 g9 b2 r7 k0 y6", "# | k3 y8 g1 v10 b5"],
  "3b": ["b9! r6! g8 y2! v7. k1. r10. v3. g5. k9. b6+"],
  "4": ["g0! g7! r3! v8 k10. b5. y6. g3+"],
  "5": ["g4 y9 r1 v6 b3 k7+"],
  "6": ["#- #- | r2 k0"],
  "7": ["r7_ r4_ r2_ = 3", "r8 r5 = 13"],
  "9": [
    "A: ~r10 r8 r3 | b9_ b7_ b6_ b5_ b0_ | v0 | g4 g2 | k7_ k4_ k0_ = 35",
    "B: ~r1 r0 | b8 | v8_ v7_ v5_ v3_ | k9_ k8_ k1_ | y10 y1 = 27",
    "C: ~r7_ r6_ r5_ r2_ | b4 b3 | v2 v1 | g9_ g8_ g7_ g6_ | k10 | y3_ y2_ y0_ = 31",
  ],
};
