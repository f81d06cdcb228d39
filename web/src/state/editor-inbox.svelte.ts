// A text on its way into the editor: another page leaves it here, and the editor takes it up.
import { keep, kept } from "./tab-storage";
import { games } from "./games.svelte";
import { router } from "./route.svelte";

const HANDED = "editor-text";
const GAME = /^game: ([a-z-]+)\s*$/m;

class EditorInbox {
  /** Counts what was handed over: each opens the editor anew. */
  count = $state(0);

  /** Go and edit a text. What was being edited is one undo away. */
  open(text: string): void {
    keep(HANDED, text);
    this.count++;
    router.go(`/editor/${GAME.exec(text)?.[1] ?? games.all[0]?.name ?? ""}`);
  }

  /** What waits to be edited, once. */
  take(): string | null {
    const text = kept(HANDED);
    if (text !== null) keep(HANDED, null);
    return text;
  }
}

export const editorInbox = new EditorInbox();
