// Four people at a table of Ossuary, one socket each, at a basic game of Bad Bones. Everyone answers what he is asked
// with a random one of his options, and is ready with it. After a game comes the rematch, at a table of its own.
import { randomBytes } from 'node:crypto';
import WebSocket from 'ws';

const SEATS = 4;
const PLAN = { game: 'bad-bones', seats: [{ kind: 'person' }, ...Array(SEATS - 1).fill({ kind: 'link' })] };

export class Game {
  constructor(address, meter) {
    this.address = address;
    this.meter = meter;
    this.seats = [];
    this.table = '';
    this.left = '';
  }

  async open() {
    for (let number = 1; number <= SEATS; number += 1) {
      const { token } = await this.post('people', { name: `Seat ${number}`, bearer: true });
      this.seats.push({ number, token, socket: null, question: '', waits: false, sent: 0, reached: 0 });
    }
    const [first, ...others] = this.seats;
    const { id, links } = await this.post('tables', PLAN, first);
    for (const seat of others) {
      const key = links[seat.number].split(`#${seat.number}.`)[1];
      await this.post(`tables/${id}/seats/${seat.number}/claim`, { key }, seat);
    }
    await this.sit(id);
  }

  play() {
    for (const seat of this.seats) this.say(seat, { type: 'act', do: 'ready', value: randomBytes(16).toString('hex') });
  }

  close() {
    for (const { socket } of this.seats) socket.removeAllListeners().on('error', () => {}).terminate();
  }

  async post(path, body, seat) {
    const headers = { 'content-type': 'application/json', ...authorization(seat) };
    const ask = () => fetch(`http://${this.address}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await ask().catch(ask); // a line kept from the last time may be closed the moment it is used again
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  }

  async sit(table) {
    this.table = table;
    await Promise.all(this.seats.map((seat) => this.connect(seat)));
  }

  connect(seat) {
    const socket = new WebSocket(`ws://${this.address}/api/tables/${this.table}/socket`, {
      headers: authorization(seat),
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    seat.socket = socket;
    seat.question = '';
    return new Promise((resolve, reject) => {
      seat.seated = resolve;
      socket.on('error', reject);
      socket.on('close', (code) => {
        throw new Error(`the server closed a socket: ${code}`);
      });
      socket.on('open', () => socket.send(`{"type":"join","lists":true,"seats":[${seat.number}]}`));
      socket.on('message', (data) => {
        for (const said of [JSON.parse(data)].flat()) {
          if (said.type === 'update') this.updated(seat, said);
          else if (said.type === 'welcome') seat.seated();
          else if (said.type === 'table' && said.table.status === 'over' && said.table.id === this.table) this.over(seat);
          else if (said.type === 'refused') throw new Error(said.detail);
        }
      });
    });
  }

  // To the rematch, on the same socket.
  goOn(seat) {
    seat.question = '';
    const seated = new Promise((resolve) => {
      seat.seated = resolve;
    });
    seat.socket.send(`{"type":"join","lists":true,"table":"${this.table}","seats":[${seat.number}]}`);
    return seated;
  }

  say(seat, message) {
    seat.socket.send(JSON.stringify({ ...message, seat: seat.number }));
  }

  // An answer that ends a seat's part in a phase reaches everyone, as its `ready`; any other is the seat's own secret.
  updated(seat, { events, asked, options }) {
    const ready = events.filter((event) => event.kind === 'ready').map((event) => this.seats[event.seat - 1]);
    for (const who of ready) {
      who.reached += 1;
      if (who === seat) seat.waits = false;
      if (who.reached === SEATS) this.meter.landed(this, who.sent);
    }
    if (!asked || asked.question === seat.question) return;
    if (seat.waits) this.meter.landed(this, seat.sent);
    this.answer(seat, asked.question, options[Math.floor(Math.random() * options.length)].words);
  }

  answer(seat, question, words) {
    seat.question = question;
    seat.waits = true;
    seat.reached = 0;
    seat.sent = performance.now();
    this.say(seat, { type: 'answer', question, words, ready: true });
  }

  async over(seat) {
    if (seat.number !== 1 || this.left === this.table) return;
    this.left = this.table;
    const { id } = await this.post(`tables/${this.table}/rematch`, {}, seat);
    this.table = id;
    await Promise.all(this.seats.map((each) => this.goOn(each)));
    this.play();
  }
}

function authorization(seat) {
  return seat ? { authorization: `Bearer ${seat.token}` } : {};
}
