// Dragging a piece to a space, a field or a list means the same as a click on each.
const FAR = 9; // px that the pointer may move in a click

export type Target = { space: string } | { field: number } | { zone: string };

export class Dragging {
  at: { x: number; y: number } | null = $state.raw(null);

  /** `drop` is told where a piece is let go, `over` what is under the pointer on the way. */
  constructor(
    private readonly drop: (target: Target) => void,
    private readonly over: (target: Target | null) => void = () => {},
  ) {}

  start(down: PointerEvent, pick: () => void): void {
    if (down.button !== 0) return;
    const { clientX, clientY, pointerId } = down;
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      if (!this.at && Math.hypot(event.clientX - clientX, event.clientY - clientY) <= FAR) return;
      if (!this.at) pick();
      this.at = { x: event.clientX, y: event.clientY };
      this.over(under(event));
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      if (!this.at) return;
      // the click that ends a drag means nothing
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => {
        removeEventListener("click", swallow, { capture: true });
        this.at = null;
      }, 0);
      const target = event.type === "pointerup" ? under(event) : null;
      if (target) this.drop(target);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
  }
}

function swallow(click: Event): void {
  click.stopPropagation();
  click.preventDefault();
}

function under(event: PointerEvent): Target | null {
  for (const one of document.elementsFromPoint(event.clientX, event.clientY)) {
    const found = one.closest<HTMLElement>("[data-space], [data-field], [data-zone]")?.dataset;
    if (found?.space) return { space: found.space };
    if (found?.field) return { field: Number(found.field) };
    if (found?.zone) return { zone: found.zone };
  }
  return null;
}
