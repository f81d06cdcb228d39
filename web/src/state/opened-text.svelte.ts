// The text that is looked at: from a file, or from another page. A reload keeps it, a closed tab forgets it.
import type { Seat } from "../api/aliases";
import { t } from "../i18n/language.svelte";
import { keepAnnotations, keptAnnotations } from "./kept-annotations";
import { notify } from "./notices.svelte";
import { router } from "./route.svelte";

const KEPT = "ossuary.study";
const LARGEST = 262_144; // characters, and bytes before they are read

interface Opened {
  text: string;
  name: string;
  /** The table whose game it is, if it is of this server. */
  table?: string;
}

function load(): Opened | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Opened | null;
  } catch {
    return null;
  }
}

class OpenedText {
  now = $state.raw<Opened | null>(load());
  /** Counts what was opened here: each is a page of its own. */
  count = $state(0);

  /** Look at a text, from its beginning. */
  open(text: string, name = ""): void {
    this.show({ text, name }, "/study");
  }

  /** Look at the game of a table, so long after a phase opened, with the comments and branches that this device keeps. */
  openTable(table: string, text: string, name: string, seat: Seat, when: { phase: number; offset: number }): void {
    const path = `/study?seat=${seat}&phase=${when.phase}&offset=${when.offset}`;
    this.show({ text: keptAnnotations(table) ?? text, name, table }, path);
  }

  private show(opened: Opened, path: string): void {
    this.keep(opened);
    this.count++;
    router.go(path);
  }

  /** The same text with other comments and branches. */
  annotate(text: string): void {
    if (!this.now) return;
    const { table } = this.now;
    if (!this.keep({ ...this.now, text }) || (table && !keepAnnotations(table, text)))
      notify.say(t("study-not-kept"), "warning");
  }

  /** False if it lasts only as long as the page. */
  private keep(opened: Opened): boolean {
    this.now = opened;
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(opened));
      return true;
    } catch {
      return false;
    }
  }

  async openFile(file: File): Promise<void> {
    if (file.size > LARGEST) {
      notify.say(t("study-too-large"), "warning");
      return;
    }
    try {
      const text = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      this.open(text, file.name);
    } catch {
      notify.say(t("study-not-text"), "warning");
    }
  }
}

export const openedText = new OpenedText();
