// Drawings that pieces refer to by id stay in the document for as long as something on the page needs them.
import { mount, unmount, type Component } from "svelte";

/** Makes a function for an $effect: it mounts the drawings with the first borrower and removes them after the last. */
export function lender(Defs: Component): () => () => void {
  let borrowers = 0;
  let lent: Record<string, unknown> | null = null;
  return () => {
    borrowers += 1;
    lent ??= mount(Defs, { target: document.body });
    return () => {
      borrowers -= 1;
      if (borrowers || !lent) return;
      void unmount(lent);
      lent = null;
    };
  };
}
