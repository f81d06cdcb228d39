// Whoever plays by keys keeps their place: what they pressed is often gone or disabled once it is answered, and then the
// browser lets the focus fall back to the page.
let byKeys = false;
document.addEventListener("focusin", ({ target }) => {
  byKeys = target instanceof Element && target.matches(":focus-visible");
});
document.addEventListener("pointerdown", () => {
  byKeys = false;
});

/** Puts a focus that was lost on what is asked now: from there the next Tab leads to the answers. */
export function focusNearQuestion(): void {
  if (!byKeys || (document.activeElement && document.activeElement !== document.body)) return;
  document.querySelector<HTMLElement>("[data-question]")?.focus({ preventScroll: true });
}
