// Who sits at this device: a name and a cookie, made when they are first needed.
import { api } from "../api/http";
import { Refusal } from "../api/refusal";
import { t } from "../i18n/language.svelte";

const UNKNOWN = 401; // no token, or one that is not known here any more

class Me {
  id = $state("");
  name = $state("");
  /** Settled once it is clear whether this device is known. */
  known: Promise<void> = Promise.resolve();

  load(): Promise<void> {
    this.known = this.ask().catch(() => {});
    return this.known;
  }

  /** Nobody has to give a name to play. The game has names for people without one. */
  async ensurePerson(): Promise<void> {
    if (this.id) return;
    await this.ask(); // a server that does not answer is no reason to become somebody else
    if (this.id) return;
    const person = await api.introduce(this.name || t("you-name"));
    this.id = person.id;
    this.name = person.name;
  }

  private async ask(): Promise<void> {
    const person = await api.me().catch((error: unknown) => {
      if (error instanceof Refusal && error.status === UNKNOWN) return { id: "", name: "" };
      throw error;
    });
    this.id = person.id;
    this.name = person.name;
  }

  async rename(name: string): Promise<void> {
    const person = this.id ? await api.rename(name) : await api.introduce(name);
    this.id = person.id;
    this.name = person.name;
  }
}

export const me = new Me();
