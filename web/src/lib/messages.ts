// Written by tools/messages from the server's message structs. Change those, then run it again.
import type { ParadeView } from "../games/parade/messages";
import type { ColorettoView } from "../games/coloretto/messages";
import type { JackrabbitsView } from "../games/jackrabbits/messages";

export type { ParadeView, ColorettoView, JackrabbitsView };

export type GameView = ParadeView | ColorettoView | JackrabbitsView;

/** The parts of a view that are not as they were. */
export type GameChanges = Partial<GameView>;

/** What is arranged is among the table's options. `why` says what is missing until anybody can be ready. Browsers say it themselves, so a game calls such a refusal `<game>-unsettled-…` (web/tools/words.ts). */
export interface ArrangingView {
  ready: boolean[];
  why: Sentence | null;
  changes: ChangeView[];
}

/** `option` cannot be `value`, with the rest as it is. */
export interface BarredChoice {
  option: string;
  value: unknown;
  reason: string;
}

/** `key` is what a browser subscribes with; `mail`: this server can send e-mail. `added`: the channel that was asked for. */
export interface Calls {
  key: string;
  mail: boolean;
  after: number;
  channels: ChannelView[];
  quiet: QuietHours | null;
  added: string | null;
}

export interface ChangeMe {
  name?: string | null;
  language?: string | null;
  avatar?: "badger" | "bear" | "cat" | "dormouse" | "duck" | "fox" | "frog" | "goat" | "hedgehog" | "mole" | "otter" | "owl" | "rabbit" | "snail" | "toucan" | "turtle" | null;
}

/** `code` names a message of the game, `facts` and `name` are its arguments. */
export interface ChangeView {
  seat: number | null;
  name: string;
  code: string;
  facts: Record<string, unknown>;
  at: number;
}

/** Somewhere you are called when it is your turn. `label` is an address of e-mail, or the host of something whose address is a secret. */
export interface ChannelView {
  id: string;
  kind: "mail" | "push" | "webhook";
  label: string;
  confirmed: boolean;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  phrase: string | null;
  text: string | null;
  at: number;
  who: string;
}

/** Why a table cannot be opened like this, if it cannot; and what cannot be chosen besides. */
export interface Checked {
  refusal: Refusal | null;
  barred: BarredChoice[];
}

/** What somebody has chosen for a table so far. */
export interface Choices {
  players: number;
  options?: Record<string, unknown>;
}

/** How much time people have: seconds for each decision (`move`), or for all those of a game together (`game`), which grow by `increment` with each. `end`: when it is over a bot makes the move, or covers the seat until its owner is back, or the seat has lost. Where time is counted in days, each may stop their clock for `vacation` days in all. */
export interface Clock {
  move: number;
  game: number;
  increment: number;
  end: "cover" | "lose" | "move";
  vacation: number;
}

/** `moves` has the seats that moved, in order, game by game; what they did only the rules could say. */
export interface ClosedView {
  id: string;
  game: string;
  version: string;
  status: "closed";
  reason: string;
  title: string;
  options: Record<string, unknown>;
  seats: SeatView[];
  words: (string | null)[];
  chat: ChatLine[];
  moves: number[][];
  commitment: string;
  secret: string | null;
}

export interface Created {
  table: string;
  link: string;
  commitment: string;
}

/** `streak` is on how many days in a row you have finished a deal of the day. */
export interface Daily {
  day: string;
  streak: number;
  games: DailyGame[];
}

/** Today's deal of a game: your table, if you have begun it, and how it ended; you are the first seat. */
export interface DailyGame {
  game: string;
  table: string | null;
  end: Ended | null;
}

/** How a table's games ended: points over all of them, and how many are ahead of each seat. Without `counted` a game was over before its end: the points are those of that moment, and decide nothing. */
export interface Ended {
  points: number[];
  places: number[];
  counted: boolean;
}

/** Something that happened, told to one viewer: a sentence of the game's, and how many decisions had been made by then. */
export interface Event {
  ply: number;
  code: string;
  facts: Record<string, unknown>;
}

/** At how many tables your name and your words are gone. */
export interface Forgotten {
  tables: number;
}

/** Who sat at a seat until so many moves had been made at the table. */
export interface Former {
  seat: number;
  ply: number;
  name: string;
}

export interface Frame {
  ply: number;
  game: GameView;
  events: Event[];
}

/** After so many moves of the table a game was over, and this was each seat's share of the win. */
export interface GameEnd {
  ply: number;
  shares: number[];
}

export interface GameInfo {
  id: string;
  seats: SeatRange;
  usual: SeatRange;
  version: string;
  options: Record<string, unknown>;
  levels: string[];
  matches: number[];
  asks: boolean;
}

/** A table from afar: `you` is the asker's seat, or the one that is kept for them, `owes` are those the game waits for, `ago` is for how many seconds it has waited for them, `left` how many the first of them still has, where a clock runs; `asked` are those who have not said whether they agree to what is proposed. `end` is missing where everybody agreed to end without a result. `day` is the day whose deal it is. */
export interface Glance {
  id: string;
  game: string;
  title: string;
  status: "between" | "over" | "playing" | "waiting";
  you: number;
  seats: SeatView[];
  owes: number[];
  ago: number;
  left: number | null;
  asked: number[];
  adjourned: boolean;
  lost: Lost[];
  end: Ended | null;
  day: string;
}

/** Somebody, as commands and people call them at this table. */
export interface GuestView {
  who: string;
  name: string;
}

/** Of the people who have been here: those the host has banned, and muted for all, which only the host is told; and those the viewer has muted. */
export interface GuestsView {
  banned: GuestView[];
  hushed: GuestView[];
  muted: string[];
}

/** The best moves first, for the decision after `ply` moves. */
export interface Hint {
  ply: number;
  seat: number;
  moves: HintMove[];
}

/** A move the seat could make: its chance to win (shared wins count their share), the points it may expect at the end, and what it is good for, from what the seat knows. */
export interface HintMove {
  action: number;
  notation: string;
  chance: number;
  points: number;
  why: Sentence | null;
}

export interface Invitation {
  link: string;
}

/** A link for a seat of your table, which is its guest's who comes by it first; without a seat, one that lets people in, and a `fresh` one in place of an older. */
export interface InvitationWish {
  seat?: number | null;
  fresh?: boolean;
}

export interface JoinLeague {
  name?: string | null;
}

export interface LeagueGlance {
  id: string;
  name: string;
  game: string;
  status: "gathering" | "over" | "playing";
  round: number;
  planned: number;
  members: number;
  organiser: boolean;
}

/** `number` is how results name them. */
export interface LeagueMember {
  number: number;
  name: string;
  standing: "asking" | "in" | "left" | "removed";
}

/** What the organiser wants; `member` and `table` where it is about one. */
export interface LeagueOrder {
  what: "admit" | "close" | "close-round" | "end" | "forfeit" | "open" | "remove" | "start";
  member?: number;
  table?: string;
}

export interface LeagueRound {
  number: number;
  tables: LeagueTable[];
  byes: number[];
  walkovers: number[];
}

/** `direct`: won from those with as many points; `strength`: points of those met, on average; `margin`: by which games were won or lost. */
export interface LeagueRow {
  member: number;
  place: number;
  points: number;
  games: number;
  wins: number;
  direct: number;
  strength: number;
  margin: number;
  rating: number;
  unsure: number;
}

/** A table of a round: members by seat, -1 for a bot. `places` (how many were ahead) and `points` are by seat, too, once it is over; `absent` did not play. */
export interface LeagueTable {
  table: string;
  members: number[];
  status: "forfeit" | "lost" | "over" | "playing" | "void" | "waiting";
  places: number[];
  points: number[];
  absent: number[];
}

/** `cross` is what each has won from each, by their numbers; null where two have not met. `rounds` are those that have begun, `planned` how many there are to be; `you` is the asker's number. */
export interface LeagueView {
  id: string;
  name: string;
  game: string;
  options: Record<string, unknown>;
  seats: number;
  format: "robin" | "swiss";
  planned: number;
  games: number;
  spare: "bot" | "bye";
  level: string;
  approves: boolean;
  clock: Clock | null;
  status: "gathering" | "over" | "playing";
  open: boolean;
  organiser: boolean;
  you: number | null;
  members: LeagueMember[];
  rounds: LeagueRound[];
  standings: LeagueRow[];
  cross: ((number | null)[])[];
  seq: number;
}

/** A table's games in hindsight. `lost` is what a decision of each seat cost it on average; `moves` is the fingerprint of what was looked at. */
export interface LookBack {
  moves: string;
  swings: Swing[];
  ends: GameEnd[];
  turns: TurningPoint[];
  lost: number[];
}

/** So many decisions have been weighed again. */
export interface Looking {
  done: number;
  total: number;
}

/** A seat that has lost, and in which game of the match, counted from 1; between two, that is the one to come. */
export interface Lost {
  seat: number;
  why: "resigned" | "time";
  game: number;
}

/** `private`: nobody comes in without an invitation. `watchers`: may people watch who do not play? `chat`: may people talk? */
export interface MannersView {
  private: boolean;
  watchers: boolean;
  chat: boolean;
}

/** `results` has the points of every finished game by seat, `ranks` how many were strictly ahead, `margins` how far a winner is ahead of the next and the others are behind; `starters` who started each game dealt; `winners` share a finished match, `places` and `distances` are its ranks and margins by the totals. */
export interface MatchView {
  games: number;
  game: number;
  results: number[][];
  ranks: number[][];
  margins: number[][];
  totals: number[];
  starters: number[];
  winners: number[];
  places: number[];
  distances: number[];
}

export interface Me {
  id: string;
  name: string;
  language: string | null;
  avatar: string;
}

/** A browser you are known in: which, how many days ago you used it last, and whether it is this one. */
export interface MyDevice {
  browser: string;
  days: number;
  here: boolean;
}

export interface MyDevices {
  devices: MyDevice[];
}

/** A page of your games that are over, how many there are, and how many a page has. `more`: tables that are still to be looked at. */
export interface MyFinished {
  tables: Glance[];
  count: number;
  page: number;
  more: number;
}

/** Somebody you do not want to hear, by the name they had. */
export interface MyMute {
  who: string;
  name: string;
}

/** `more` are still to be looked at: ask again in a moment. */
export interface MyTables {
  tables: Glance[];
  more: number;
}

/** A league to be founded. `seats` are those at a full table; `rounds` are those of a Swiss league; those who meet in a round play so many `games`; `spare` says what becomes of who is left over; `clock` is that of its tables; `join`: the organiser plays, too, called `me`. */
export interface NewLeague {
  name: string;
  game: string;
  seats: number;
  format: "robin" | "swiss";
  options?: Record<string, unknown>;
  rounds?: number;
  games?: number;
  spare?: "bot" | "bye";
  level?: string;
  approves?: boolean;
  join?: boolean;
  me?: string | null;
  clock?: Clock | null;
}

/** What a browser says when it subscribes: where a message for it is sent, and by which keys only it can read that. */
export interface NewPush {
  endpoint: string;
  keys: PushKeys;
}

export interface NewQuiet {
  quiet?: QuietHours | null;
}

/** Somebody at a table whom whoever runs the server had better know of, and the time of what they said, if it is about that. */
export interface NewReport {
  who: string;
  reason: "cheating" | "insults" | "name" | "other" | "spam";
  at?: number | null;
  text?: string;
}

export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  title?: string;
  words?: string | null;
  people?: string[];
  ticket?: string | null;
  games?: number;
  patience?: number;
  hints?: boolean | null;
  cover?: number;
  clock?: Clock | null;
  private?: boolean;
  watchers?: boolean;
  chat?: boolean;
}

/** Of which league a table is, and of which round. */
export interface OfLeague {
  id: string;
  name: string;
  round: number;
}

/** `by` proposes it, `asked` have not yet said whether they agree. */
export interface ProposalView {
  what: "adjourn" | "end" | "resume";
  by: number;
  asked: number[];
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface PuzzleOfTheDay {
  game: string;
  number: number;
}

export interface PuzzleShelf {
  game: string;
  count: number;
}

/** How many there are of each game, and the one of the day. */
export interface Puzzles {
  day: string;
  today: PuzzleOfTheDay | null;
  shelves: PuzzleShelf[];
}

/** A seat that has so many seconds left to answer, counted from when this was said; then the harmless answer is given for it. */
export interface Question {
  seat: number;
  left: number;
}

/** From and until a minute of the day, in a time zone such as Europe/Madrid. */
export interface QuietHours {
  begins: number;
  ends: number;
  zone: string;
}

export interface Recovery {
  code: string;
}

export interface Refusal {
  code: string;
  facts: Record<string, unknown>;
  reason: string;
}

export interface Reported {
  id: string;
}

/** Somebody you met, by the name they had last, or a bot by its level: how often you were ahead, behind, level. */
export interface Rival {
  name: string;
  level: string | null;
  avatar: string;
  games: number;
  wins: number;
  losses: number;
  draws: number;
}

export interface SeatRange {
  min: number;
  max: number;
}

/** `left` seconds, counted from when this was said; `vacation` seconds may still be taken; `late`: how often the time was over. */
export interface SeatTimeView {
  left: number;
  runs: boolean;
  off: boolean;
  vacation: number;
  late: number;
}

export interface SeatView {
  kind: "bot" | "human" | "open";
  name: string;
  level: string | null;
  connected: boolean;
  away: boolean;
  kept: string;
  avatar: string;
  who: string;
}

/** A seat when the table is opened: for the host, open to whoever has the link, or a bot. */
export interface SeatWish {
  kind: "bot" | "me" | "open";
  level?: string | null;
}

/** Something to be said in any language. `code` is a message of the game's .ftl file; `facts` are its arguments, typed by their names: `seat` and `by` are seats, `seats` a list of them, `card` a card, `cards` a list of cards; the rest are numbers or words, or for pictures. */
export interface Sentence {
  code: string;
  facts: Record<string, unknown>;
}

/** A record: its table, as if it had been played here, and its games ply by ply. */
export interface Shown {
  table: TableView;
  frames: Frame[];
}

/** A secret is drawn for a table to come, and this is its commitment. Open the table with the ticket, and words that nobody could foresee. */
export interface Shuffle {
  commitment: string;
  ticket: string;
}

/** `left`: games a bot has finished for you. `more`: tables that are still to be looked at; ask again. */
export interface Statistics {
  tallies: Tally[];
  rivals: Rival[];
  left: number;
  more: number;
}

/** A seat's chance when it decided at `ply`, and how it came to the next: chance - lost + given + luck. */
export interface Swing {
  ply: number;
  seat: number;
  chance: number;
  lost: number;
  given: number;
  luck: number;
}

export interface TableChanges {
  id?: string;
  game?: string;
  version?: string;
  title?: string;
  day?: string;
  league?: OfLeague | null;
  options?: Record<string, unknown>;
  status?: "between" | "over" | "playing" | "waiting";
  host?: boolean;
  you?: number | null;
  ply?: number;
  seq?: number;
  seats?: SeatView[];
  commitment?: string;
  secret?: string | null;
  words?: (string | null)[];
  after?: number[];
  kept?: number | null;
  here?: number[];
  takeback?: Takeback;
  match?: MatchView;
  rematch?: string | null;
  shown?: number[];
  open?: boolean;
  chat?: ChatLine[];
  phrases?: string[];
  levels?: string[];
  patience?: number;
  questions?: Question[];
  hints?: boolean;
  arranging?: ArrangingView | null;
  clock?: Clock | null;
  times?: SeatTimeView[];
  lost?: Lost[];
  stopped?: "" | "agreed" | "lost";
  proposal?: ProposalView | null;
  adjourned?: boolean;
  manners?: MannersView;
  guests?: GuestsView;
  former?: Former[];
}

export interface TableView {
  id: string;
  game: string;
  version: string;
  title: string;
  day: string;
  league: OfLeague | null;
  options: Record<string, unknown>;
  status: "between" | "over" | "playing" | "waiting";
  host: boolean;
  you: number | null;
  ply: number;
  seq: number;
  seats: SeatView[];
  commitment: string;
  secret: string | null;
  words: (string | null)[];
  after: number[];
  kept: number | null;
  here: number[];
  takeback: Takeback;
  match: MatchView;
  rematch: string | null;
  shown: number[];
  open: boolean;
  chat: ChatLine[];
  phrases: string[];
  levels: string[];
  patience: number;
  questions: Question[];
  hints: boolean;
  arranging: ArrangingView | null;
  clock: Clock | null;
  times: SeatTimeView[];
  lost: Lost[];
  stopped: "" | "agreed" | "lost";
  proposal: ProposalView | null;
  adjourned: boolean;
  manners: MannersView;
  guests: GuestsView;
  former: Former[];
}

/** `reason` names the message `error-<reason>`; `by` is the seat that asks, `agreed` those who have said yes. */
export interface Takeback {
  kind: "ask" | "asked" | "free" | "none";
  reason: string;
  by: number | null;
  agreed: number[];
}

/** Your games of one kind: points and places (from 1) on average, the best points, wins in a row now and at most, and the places of the last games in order. A game that was over before its end has a place and no points. */
export interface Tally {
  game: string;
  players: number;
  games: number;
  wins: number;
  points: number | null;
  place: number;
  best: number | null;
  streak: number;
  longest: number;
  places: number[];
}

/** An answer to a puzzle: its chance to win and the points to expect at the end, by a deep search. */
export interface Tried {
  notation: string;
  chance: number;
  points: number;
}

/** Where a game turned, for a seat: `had` is the chance of the move it made, `best` of the best there was, which is `told` like any move; `why` is what it would have been good for. */
export interface TurningPoint {
  kind: "decision" | "luck";
  ply: number;
  seat: number;
  size: number;
  had: number;
  best: number;
  told: Sentence | null;
  why: Sentence | null;
}

/** What is new. Parts of the table and of the game that are not said are as they were, and so is all of the game where nothing is said of it. */
export interface Update {
  type: "update";
  seq: number;
  table: TableChanges;
  events: Event[];
  game?: GameChanges;
}

/** What a try at a puzzle was worth, beside the best answer and the `next` best. The best is `told` like any move; `why` is what it is good for. */
export interface Verdict {
  right: boolean;
  mine: Tried;
  best: Tried;
  next: Tried;
  told: Sentence | null;
  why: Sentence | null;
}

export interface Welcome {
  type: "welcome";
  seq: number;
  seat: number | null;
  token: string | null;
  table: TableView;
  game: GameView | null;
  events: Event[];
}

export type ClientMessage =
  | { type: "hello"; since?: number | null; language?: string; token?: string | null; look?: number | null }
  | { type: "move"; id: string; ply: number; action: number }
  | { type: "takeback"; id: string }
  | { type: "answer"; id: string; agree: boolean }
  | { type: "say"; id: string; phrase?: string | null; text?: string | null }
  | { type: "sit"; id: string; seat: number; name?: string | null; words?: string | null }
  | { type: "leave"; id: string }
  | { type: "fill"; id: string; seat: number; level: string }
  | { type: "arrange"; id: string; change: Record<string, unknown> }
  | { type: "ready"; id: string; ready?: boolean }
  | { type: "next"; id: string }
  | { type: "rematch"; id: string }
  | { type: "resign"; id: string }
  | { type: "propose"; id: string; what: "adjourn" | "end" | "resume" }
  | { type: "vote"; id: string; agree: boolean }
  | { type: "vacation"; id: string; on: boolean }
  | { type: "manners"; id: string; private?: boolean | null; watchers?: boolean | null; chat?: boolean | null }
  | { type: "remove"; id: string; seat?: number | null; who?: string | null; ban?: boolean }
  | { type: "pardon"; id: string; who: string }
  | { type: "hush"; id: string; who: string; on?: boolean }
  | { type: "offer"; id: string; seat: number; who: string }
  | { type: "mute"; id: string; who: string; on?: boolean }
  | { type: "ping" }
  | { type: "language"; language: string };

export type ServerMessage =
  | Welcome
  | Update
  | { type: "accepted"; id: string; seq: number; token: string | null }
  | { type: "refused"; id: string | null; code: string; facts: Record<string, unknown>; reason: string }
  | { type: "presence"; connected: boolean[]; watching: number; watchers: GuestView[]; warming: boolean; gone: number[] }
  | { type: "notice"; text: string }
  | { type: "pong" };

/** The server hangs up with these where coming back is of no use. */
export const FOR_GOOD = [1009, 4400, 4401, 4403, 4404, 4410, 4423];
