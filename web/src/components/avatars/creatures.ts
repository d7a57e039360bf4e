// What people can be drawn as; the server knows the same.
import type { ChangeMe } from "../../lib/types";

export type Creature = NonNullable<ChangeMe["avatar"]>;

export const CREATURES: readonly Creature[] = ["badger", "bear", "cat", "dormouse", "duck", "fox", "frog", "goat", "hedgehog", "mole", "otter", "owl", "rabbit", "snail", "toucan", "turtle"];
