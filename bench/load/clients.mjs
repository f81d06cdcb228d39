// The load: so many four-seat games at once, played through their sockets for so many seconds. Prints a line of JSON.
//
//     node clients.mjs --driver boardgameio --address 127.0.0.1:8000 --games 25 --seconds 4 [--server PID]
//
// A driver is a module with a class Game: `new Game(address, meter)`, `open()` until all four seats sit at the first
// table, `play()` to go on until `close()`, with a new table after each. It calls `meter.landed(game, sent)` when the
// last of the four seats has received what an answer sent at `sent` led to.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const TICKS = 100; // in which Linux counts a process's seconds

class Meter {
  measuring = false;
  latencies = [];
  played = new Set();

  landed(game, sent) {
    if (!this.measuring) return;
    this.latencies.push(performance.now() - sent);
    this.played.add(game);
  }
}

// Seconds of processor time: ours, and the server's where it can be known.
function busy(server) {
  const { user, system } = process.cpuUsage();
  return { clients: (user + system) / 1e6, server: server ? serverBusy(server) : NaN };
}

function serverBusy(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').pop().split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / TICKS;
}

const { values } = parseArgs({
  options: {
    driver: { type: 'string' },
    address: { type: 'string' },
    games: { type: 'string', default: '25' },
    warm: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '4' },
    server: { type: 'string' },
  },
});

const { Game } = await import(`./drivers/${values.driver}.mjs`);
const meter = new Meter();
const games = Array.from({ length: Number(values.games) }, () => new Game(values.address, meter));
await Promise.all(games.map((game) => game.open()));
for (const game of games) game.play();

await sleep(Number(values.warm) * 1000);
const before = { at: performance.now(), ...busy(values.server) };
meter.measuring = true;
await sleep(Number(values.seconds) * 1000);
meter.measuring = false;
const after = { at: performance.now(), ...busy(values.server) };
for (const game of games) game.close();

const seconds = (after.at - before.at) / 1000;
const latencies = Float64Array.from(meter.latencies).sort();
const percentile = (share) => latencies[Math.floor(share * (latencies.length - 1))];
console.log(
  JSON.stringify({
    answers_per_s: latencies.length / seconds,
    p50_ms: percentile(0.5),
    p99_ms: percentile(0.99),
    clients_busy: (after.clients - before.clients) / seconds,
    server_busy: (after.server - before.server) / seconds,
    idle_games: games.length - meter.played.size,
  }),
);
process.exit();
