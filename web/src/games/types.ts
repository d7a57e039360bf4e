// What a game brings to the table. Nothing outside a game's folder knows the game by name.
import type { Component, Snippet } from "svelte";
import type { Answer } from "../lib/connection";
import type { Sound } from "../lib/sounds";
import type { Command, Event, GameView, Seat, TableView } from "../lib/types";

/** Everything a game's table component is given; in a replay `live` is false and nothing can be asked. */
export interface BoardProps {
  table: TableView;
  game: GameView;
  seat: Seat | null;
  events: Event[];
  live: boolean;
  ask: (command: Command) => Promise<Answer>;
  showRule: (rule: string) => void;
  /** Shown beside the score sheet: what happened since, chat. */
  side: Snippet;
  /** Shown beside the hand: take back. */
  tools: Snippet;
}

export interface EndingProps {
  table: TableView;
  game: GameView;
  seat: Seat | null;
  /** True when the game ended before these eyes, false when they came later. */
  fresh: boolean;
  showRule: (rule: string) => void;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** The ending, told step by step. */
  Ending: Component<EndingProps>;
  /** A small picture for the front page. */
  Emblem: Component;
  /** The rules in the order they are read, as message ids without the game's prefix. */
  rules: string[];
  cardName: (card: number) => string;
  sound: (event: Event) => Sound | null;
  /** Is this event a turn taken by this seat? "Since your last turn" counts from there. */
  isTurnOf: (event: Event, seat: Seat) => boolean;
  /** Worth a line in the log, as opposed to being announced only. */
  isTold: (event: Event) => boolean;
}

export interface GameEntry {
  id: string;
  seats: { min: number; max: number };
  /** How many play without any switch; the same as `seats` unless said. */
  usual?: { min: number; max: number };
  load: () => Promise<GameModule>;
}
