import { atOnce, inTheEnd } from "../../lessons";

export default [
  atOnce("parade-played"), // 3
  atOnce("parade-took"), // 3
  atOnce("parade-took"), // 7
  atOnce("parade-last-round"), // 5
  inTheEnd("parade-won"), // 6
];
