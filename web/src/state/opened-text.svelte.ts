// The text that is looked at: from a file, or from another page. A reload keeps it, a closed tab forgets it.
import { t } from "../i18n/language.svelte";
import { notify } from "./notices.svelte";
import { router } from "./route.svelte";

const KEPT = "ossuary.study";
const LARGEST = 262_144; // characters, and bytes before they are read

interface Opened {
  text: string;
  name: string;
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
    this.keep(text, name);
    this.count++;
    router.go("/study");
  }

  /** The same text, played on. */
  keep(text: string, name: string): void {
    this.now = { text, name };
    try {
      sessionStorage.setItem(KEPT, JSON.stringify(this.now));
    } catch {
      /* then it lasts as long as the page */
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
