// Who sits at this device: a name and a cookie, made when they are first needed.
import { api } from "../api/http";
import { Refusal } from "../api/refusal";
import { t } from "../i18n/language.svelte";

const UNKNOWN = 401; // no token, or one that is not known here any more

/** One of our names, at random, that nobody of these has. */
function guestName(taken: string[]): string {
  const free = t("guest-names")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)]!;
}

class Me {
  id = $state("");
  name = $state("");
  /** Settled once it is clear whether this device is known. */
  known: Promise<void> = Promise.resolve();

  load(): Promise<void> {
    this.known = this.ask().catch(() => {});
    return this.known;
  }

  /** Whether the name is one that we gave. */
  private unnamed = false;

  /** Nobody has to give a name to play: an animal or a flower does, so that the others know whom they wait for. */
  async ensurePerson(): Promise<void> {
    if (this.id) return;
    await this.ask(); // a server that does not answer is no reason to become somebody else
    if (this.id) return;
    this.unnamed = !this.name;
    const person = await api.introduce(this.name || guestName([]));
    this.id = person.id;
    this.name = person.name;
  }

  /** Somebody at the table has the same name: one that we gave is changed for another. */
  async yieldName(taken: string[]): Promise<void> {
    if (this.unnamed && taken.includes(this.name)) await this.rename(guestName(taken), true);
  }

  /** A seat of the same person, at another device until now: a name that we gave is changed for the one they have. */
  async inheritName(name: string): Promise<void> {
    if (this.unnamed && name) await this.rename(name);
  }

  private async ask(): Promise<void> {
    const person = await api.me().catch((error: unknown) => {
      if (error instanceof Refusal && error.status === UNKNOWN) return { id: "", name: "" };
      throw error;
    });
    this.id = person.id;
    this.name = person.name;
  }

  async rename(name: string, unnamed = false): Promise<void> {
    this.unnamed = unnamed;
    const person = this.id ? await api.rename(name) : await api.introduce(name);
    this.id = person.id;
    this.name = person.name;
  }
}

export const me = new Me();
