import { atOnce, inTheEnd } from "../../lessons";

export default [
  inTheEnd("coloretto-placed"), // 3
  atOnce("coloretto-took"), // 3
  atOnce("coloretto-took"), // 7
  inTheEnd("coloretto-placed"), // 7
  inTheEnd("coloretto-won"), // 5
];
