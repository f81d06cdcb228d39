// Who sits at this device: a name and a cookie, made when they are first needed.
import { api } from "../wire/api";
import { t } from "../words/words.svelte";

class Me {
  id = $state("");
  name = $state("");
  /** Settled once it is clear whether this device is known. */
  known: Promise<void> = Promise.resolve();

  look(): Promise<void> {
    this.known = api.me().catch(() => ({ id: "", name: "" })).then((person) => {
      this.id = person.id;
      this.name = person.name;
    });
    return this.known;
  }

  /** Nobody has to give a name to play; who has none is called by the game. */
  async beSomebody(): Promise<void> {
    if (this.id) return;
    await this.look();
    if (this.id) return;
    const person = await api.introduce(this.name || t("you-name"));
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
