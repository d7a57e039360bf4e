// Parade for boardgame.io: the whole game for two, hidden hands and all, as small as it can honestly be. The numbers are those of its rules page.
const { INVALID_MOVE } = require("boardgame.io/core");

const VALUES = 11;
const CARDS = 6 * VALUES;
const HAND = 5;
const LINE = 6;
const LEAD = 2; // with two players a majority needs two cards more (7)

const colour = (card) => Math.floor(card / VALUES);
const value = (card) => card % VALUES;

function setup({ ctx, random }) {
  const pile = random.Shuffle([...Array(CARDS).keys()]);
  const players = {};
  for (const id of ctx.playOrder) players[id] = { hand: pile.splice(0, HAND), before: [], away: [] };
  return { players, line: pile.splice(0, LINE), pile, turnsLeft: null };
}

// 3: the card joins the line, what leaves goes before its player, then a card is drawn
function playCard({ G, ctx, playerID, events }, card) {
  const me = G.players[playerID];
  if (!me.hand.includes(card)) return INVALID_MOVE;
  me.hand.splice(me.hand.indexOf(card), 1);
  const exposed = Math.max(0, G.line.length - value(card));
  const leaves = (other, at) => at < exposed && (colour(other) === colour(card) || value(other) <= value(card));
  me.before.push(...G.line.filter(leaves));
  G.line = [...G.line.filter((other, at) => !leaves(other, at)), card];
  if (G.turnsLeft === null) {
    me.hand.push(G.pile.pop());
    const colours = new Set(me.before.map(colour));
    if (colours.size === 6 || G.pile.length === 0) G.turnsLeft = ctx.numPlayers; // 5
  } else if (--G.turnsLeft === 0) events.setPhase("choosing");
}

// 6: two of the last four cards, in secret and at the same time
function discard({ G, playerID }, card) {
  const me = G.players[playerID];
  if (!me.hand.includes(card) || me.away.length === 2) return INVALID_MOVE;
  me.hand.splice(me.hand.indexOf(card), 1);
  me.away.push(card);
}

function endIf({ G, ctx }) {
  if (ctx.phase !== "choosing" || !Object.values(G.players).every((one) => one.away.length === 2)) return undefined;
  const points = Object.values(scores(G));
  return { points, winner: points[0] === points[1] ? null : String(points.indexOf(Math.min(...points))) };
}

// 7: cards of a majority count one each
function scores(G) {
  const laid = Object.fromEntries(Object.entries(G.players).map(([id, one]) => [id, [...one.before, ...one.hand]]));
  const count = (id, c) => laid[id].filter((card) => colour(card) === c).length;
  const major = (id, c) => Object.keys(laid).every((other) => other === id || count(id, c) >= count(other, c) + LEAD);
  const worth = (id, card) => (major(id, colour(card)) ? 1 : value(card));
  return Object.fromEntries(Object.keys(laid).map((id) => [id, laid[id].reduce((sum, card) => sum + worth(id, card), 0)]));
}

// 10: nobody sees the pile, another hand or what another discarded
function playerView({ G, ctx, playerID }) {
  const hidden = (one) => ({ ...one, hand: ctx.gameover ? one.hand : one.hand.length, away: one.away.length });
  const players = Object.fromEntries(
    Object.entries(G.players).map(([id, one]) => [id, id === playerID ? one : hidden(one)]),
  );
  return { ...G, pile: G.pile.length, players };
}

// A move that draws a card is for the server alone: a client could not know what comes.
const move = (made) => ({ move: made, client: false });

const atOnce = (made) => ({ ...move(made), ignoreStaleStateID: true }); // what the other chose meanwhile does not matter

exports.Parade = {
  name: "parade",
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  playerView,
  endIf,
  phases: {
    playing: { start: true, turn: { minMoves: 1, maxMoves: 1 }, moves: { playCard: move(playCard) } },
    choosing: { turn: { activePlayers: { all: "choose" }, stages: { choose: { moves: { discard: atOnce(discard) } } } } },
  },
};
