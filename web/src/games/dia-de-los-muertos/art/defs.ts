// The drawings that pieces of Día refer to. Its table has them; whoever draws pieces elsewhere borrows them.
import { mount, unmount } from "svelte";
import DefsMuertos from "./Defs.svelte";

let borrowers = 0;
let lent: Record<string, unknown> | null = null;

/** For an effect: they are there until the last who needs them has gone. */
export function borrowDefs(): () => void {
  borrowers += 1;
  if (!lent && !document.getElementById("mu-count")) lent = mount(DefsMuertos, { target: document.body });
  return () => {
    borrowers -= 1;
    if (borrowers || !lent) return;
    void unmount(lent);
    lent = null;
  };
}
