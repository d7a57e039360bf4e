// What a game brings to the table. Nothing outside a game's folder knows the game by name.
import type { Component, Snippet } from "svelte";
import type { Answer } from "../lib/connection";
import type { Value } from "../lib/schema";
import type { Sound } from "../lib/sounds";
import type { Command, Event, GameView, Seat, SeatView, TableView } from "../lib/types";

/** Everything a game's table component is given; in a replay `live` is false and nothing can be asked. */
export interface BoardProps {
  /** What the game brings: for a table that knows no game by itself. */
  module: GameModule;
  table: TableView;
  game: GameView;
  seat: Seat | null;
  events: Event[];
  live: boolean;
  ask: Ask;
  showRule: (rule: string) => void;
  /** Shown beside the score sheet: what happened since, chat. */
  side: Snippet;
  /** Shown beside the hand: take back. */
  tools: Snippet;
}

/** What a score sheet, or what is said beside the table, is given. */
export interface SheetProps<View> {
  table: TableView;
  game: View;
  seat: Seat | null;
  showRule: (rule: string) => void;
}

export type Ask = (command: Command) => Promise<Answer>;

/** What is given to whoever arranges something before the deal; `table.arranging` is there. */
export interface ArrangingProps {
  table: TableView;
  ask: Ask;
  /** Who is ready, and the button to say so. */
  readiness: Snippet;
}

export interface EndingProps {
  module: GameModule;
  table: TableView;
  game: GameView;
  seat: Seat | null;
  /** True when the game ended before these eyes, false when they came later. */
  fresh: boolean;
  showRule: (rule: string) => void;
  /** The end has been told: from now on the rest of the page may say it, too. */
  ontold: () => void;
}

/** What is told, and what of it is the point. */
type Line = readonly [title: string, text: string];

/** A table in words, as a game tells it itself. */
export interface InWords<View = GameView> {
  status: (game: View, table: TableView, seat: Seat | null) => string;
  /** What lies there for everybody, and in the hand of the one who looks. */
  table: (game: View, table: TableView) => Line[];
  /** What somebody has. */
  seat: (game: View, table: TableView, seat: Seat) => Line[];
  /** What a move would do. */
  move: (game: View, table: TableView, seat: Seat | null, action: number) => string;
}

export interface GameModule {
  Board: Component<BoardProps>;
  /** Its table in words; without it, that is made of the fields of its view. */
  inWords?: () => Promise<{ default: InWords<never> }>;
  /** The same, once it is there. */
  told?: InWords | undefined;
  /** Its own table can be in words (`prefs.plain`), and better than the plain one, which knows no game. */
  tellsItself?: boolean;
  /** The ending, told step by step; fetched when a game ends, with its words. */
  ending: () => Promise<{ default: Component<EndingProps> }>;
  /** Does this event give away what the ending is about to tell? */
  isOutcome?: (event: Event) => boolean;
  /** What is arranged together before the deal, where a table has that. */
  arranging?: () => Promise<{ default: Component<ArrangingProps> }>;
  cardName: (card: number) => string;
  /** A legal move in words, as a player would say it; null if there is no such move now. */
  moveName: (game: GameView, action: number, seats: SeatView[]) => string | null;
  /** Its table shows hints itself; elsewhere they are a dialog. */
  showsHints?: boolean;
  sound: (event: Event) => Sound | null;
  /** Is this event a turn taken by this seat? "Since your last turn" counts from there. */
  isTurnOf: (event: Event, seat: Seat) => boolean;
  /** Worth a line in the log, as opposed to being announced only. */
  isTold: (event: Event) => boolean;
}

/** What a game's own control for one of its options is given. */
export interface FieldProps {
  value: Value;
  /** All that is chosen, also where it is what the game does anyway. */
  values: Record<string, Value>;
  /** Why it cannot be this value, with the rest as it is. */
  why: (value: Value) => string | null;
  onchange: (value: Value) => void;
}

/** A step of a game's lesson: what to bring about. Its words are `<game>-learn-<number>` and `<game>-learn-<number>-title`. */
export interface LessonStep {
  /** Is it done, by what has been told since the step began? */
  isDone: (events: Event[]) => boolean;
  /** Has the learner gone another way, so that it cannot be done any more? */
  isMissed: (game: GameView, begun: GameView) => boolean;
  /** There is nothing to do but to read and look. */
  isRead?: boolean;
  /** A chapter ends here; the last step ends one anyway. */
  ends?: boolean;
}

/** A way to begin that the game recommends, the easiest first. Its words are `<game>-begin-<name>` and `<game>-begin-<name>-help`, in `name.ftl`. */
export interface Begin {
  name: string;
  /** What differs from what the game does anyway. */
  options: Record<string, Value>;
  /** Who plays along; unless said, as many and as good as were chosen last. */
  bots?: { count: number; level: string };
}

/** A way into something of a game's own, shown on the front page and where tables are set up. */
export interface Door {
  to: string;
  /** A message id. */
  title: string;
}

/** What a page of a game's own is given: what follows its name in the address, and when the server knows this guest. */
export interface OwnPageProps {
  code: string;
  met: Promise<void>;
}
export interface OwnPage {
  /** Its words besides those of the game: `<game>_<part>`, of the same part as its folder. */
  words: string;
  load: () => Promise<{ default: Component<OwnPageProps> }>;
}

/** What the drawing beside a rule is given, `rules/Picture.svelte` of a game: a rule that has words for its picture (`<game>-picture-<rule>`) has one. */
export interface PictureProps {
  rule: string;
  /** The same for who does not see it. */
  words: string;
}

/** `entry.ts` of a game, if it has one: what the front page and a table's set-up need of it before anybody sits down. */
export interface GameEntry {
  /** Controls for options that a list of values does not do justice. */
  fields?: Record<string, () => Promise<{ default: Component<FieldProps> }>>;
  doors?: Door[];
  begins?: Begin[];
  /** Steps to learn it by, at /learn/<game>. */
  lesson?: () => Promise<{ default: LessonStep[] }>;
  /** Its player aid: what one looks up during a game, on one page, in the words `<game>_aid`; as a page of its own at /aid. */
  aid?: () => Promise<{ default: Component }>;
  /** Pages of its own, `<part>/Page.svelte` in its folder, by the first part of their address. */
  pages?: Record<string, OwnPage>;
}
