// Four seats of boardgame.io, one socket each, in the words its own client uses: socket.io over a bare WebSocket.
// All four seats move at once; a seat that has seen all four moves makes its next. After a match comes another, on the
// same sockets: the lightest way there is.
import { randomUUID } from 'node:crypto';
import WebSocket from 'ws';

const SEATS = 4;
const GREETED = '40/tally,';
const SYNCED = '42/tally,["sync"';
const UPDATED = /^42\/tally,\["update","[^"]*",\{"G":\{"seat":(\d),"moves":(\d+)\}/;

export class Game {
  constructor(address, meter) {
    this.address = address;
    this.meter = meter;
    this.seats = [];
  }

  async open() {
    this.seats = await Promise.all(Array.from({ length: SEATS }, (_, number) => this.connect(number)));
    await this.begin();
  }

  play() {
    for (const seat of this.seats) this.move(seat);
  }

  close() {
    for (const { socket } of this.seats) socket.removeAllListeners().on('error', () => {}).terminate();
  }

  connect(number) {
    const socket = new WebSocket(`ws://${this.address}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    const seat = { number, socket, sent: 0, reached: 0, synced: null };
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('close', (code) => {
        throw new Error(`the server closed a socket: ${code}`);
      });
      socket.on('message', (data) => {
        const head = data.toString('latin1', 0, 96);
        const update = UPDATED.exec(head);
        if (update) this.updated(seat, this.seats[update[1]], Number(update[2]), data);
        else if (head === '2') socket.send('3');
        else if (head[0] === '0') socket.send(GREETED);
        else if (head.startsWith(GREETED)) resolve(seat);
        else if (head.startsWith(SYNCED)) seat.synced();
      });
    });
  }

  // The first seat's wish to see a match makes it; the others then find it.
  async begin() {
    this.match = randomUUID();
    const [first, ...others] = this.seats;
    await this.sync(first);
    await Promise.all(others.map((seat) => this.sync(seat)));
  }

  sync(seat) {
    seat.socket.send(`42/tally,["sync","${this.match}","${seat.number}",null,${SEATS}]`);
    return new Promise((resolve) => {
      seat.synced = resolve;
    });
  }

  move(seat) {
    const payload = `{"type":"count","args":[],"playerID":"${seat.number}"}`;
    seat.reached = 0;
    seat.sent = performance.now();
    seat.socket.send(`42/tally,["update",{"type":"MAKE_MOVE","payload":${payload}},0,"${this.match}","${seat.number}"]`);
  }

  updated(seat, mover, moves, data) {
    mover.reached += 1;
    const everywhere = mover.reached === SEATS;
    if (everywhere) this.meter.landed(this, mover.sent);
    if (moves % SEATS !== 0) return;
    if (!data.includes('"gameover":true')) this.move(seat);
    else if (everywhere) this.again();
  }

  async again() {
    await this.begin();
    this.play();
  }
}
