// The peer: a boardgame.io server in memory, with the cheapest game of four that it can run.
//
//     NODE_ENV=production node peer.mjs PORT
//
// In its favour: a move writes two numbers; all seats are active always, so that no turn ever ends; moves that cross
// on the way are not stale; nothing is kept for undo; seats have no credentials; nothing is written to disk.
// A match ends after as many moves as a random four-seat game of Bad Bones has answers.
import core from 'boardgame.io/dist/cjs/core.js';
import server from 'boardgame.io/dist/cjs/server.js';

const MOVES = 48; // of a match: twelve from each seat

const tally = {
  name: 'tally',
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: () => ({ seat: 0, moves: 0 }),
  turn: { activePlayers: core.ActivePlayers.ALL },
  moves: {
    count: {
      ignoreStaleStateID: true,
      move: ({ G, playerID }) => {
        G.seat = Number(playerID);
        G.moves += 1;
      },
    },
  },
  endIf: ({ G }) => (G.moves >= MOVES ? true : undefined),
};

const port = { host: '127.0.0.1', port: Number(process.argv[2]) };
await server.Server({ games: [tally], origins: [] }).run({ port });
