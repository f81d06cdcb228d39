// The same with new sockets for each match, as pages that are opened for a match have, and as all of Ossuary's are.
import { Game as Staying } from './boardgameio.mjs';

export class Game extends Staying {
  async again() {
    this.close();
    await this.open();
    this.play();
  }
}
