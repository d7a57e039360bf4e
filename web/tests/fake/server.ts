// A scripted table for unit tests: wires that answer as a server would, under the test's control.
import type { Wire } from "../../src/lib/connection";
import type { ClientMessage, Event, GameView, ServerMessage, TableView } from "../../src/lib/types";
import type { ParadeView } from "../../src/games/parade/messages";

export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  sent: ClientMessage[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.closed = true;
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(code = 1006): void {
    this.onclose?.({ code });
  }
}

/** Every dialled wire, in order. */
export class FakeServer {
  wires: FakeWire[] = [];

  dial = (): Wire => {
    const wire = new FakeWire();
    this.wires.push(wire);
    return wire;
  };

  get wire(): FakeWire {
    return this.wires.at(-1)!;
  }

  welcome(seq = 1, events: Event[] = []): void {
    this.wire.onopen?.();
    this.wire.say({ type: "welcome", seq, seat: 0, token: null, table: table(), game: game(), events } as ServerMessage);
  }
}

export function table(change: Partial<TableView> = {}): TableView {
  return {
    id: "abcdefghij",
    game: "parade",
    version: "parade/1",
    title: "",
    day: "",
    league: null,
    shown: [],
    open: false,
    options: {},
    status: "playing",
    host: true,
    you: 0,
    ply: 0,
    seq: 1,
    seats: [
      { kind: "human", name: "Ana", level: null, connected: true, away: false, kept: "" },
      { kind: "bot", name: "", level: "strong", connected: true, away: false, kept: "" },
    ],
    commitment: "00",
    secret: null,
    words: [null, null],
    after: [],
    kept: null,
    here: [],
    takeback: { kind: "none", reason: "takeback-nothing", by: null, agreed: [] },
    rematch: null,
    chat: [],
    phrases: ["hello"],
    arranging: null,
    levels: ["beginner", "club", "strong", "champion"],
    ...change,
  } as TableView;
}

function score() {
  return { colours: Array.from({ length: 6 }, () => ({ cards: 0, sum: 0, flipped: false, points: 0 })), points: 0, cards: 0, rank: 0 };
}

/** Ana to play on the rulebook's line of seven (rule 4); her hand is one green 3. */
export function game(change: Partial<ParadeView> = {}): GameView {
  return {
    game: "parade",
    players: 2,
    ply: 0,
    phase: "play",
    actor: 0,
    owes: [0],
    starter: 0,
    line: [53, 0, 25, 7, 20, 45, 64],
    pile: 30,
    hand: [3],
    hands: [1, 5],
    before: [[], []],
    last_round: null,
    chosen: [false, false],
    kept: null,
    discarding: [],
    discards_left: 0,
    sheet: { final: false, lead: 2, seats: [score(), score()] },
    moves: [
      {
        action: 3,
        notation: "G3",
        card: 3,
        preview: {
          kind: "play",
          card: 3,
          leave: [
            { card: 0, why: "both" },
            { card: 25, why: "value" },
            { card: 7, why: "colour" },
          ],
          safe: [20, 45, 64],
          stay: [53],
          before: 0,
          after: 10,
          triggers: null,
          rule: "3b",
        },
      },
    ],
    pairs: [],
    ...change,
  } as GameView;
}
