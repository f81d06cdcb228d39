// Everything on the table explains itself: on hover, on keyboard focus, and on a long press.
import { on as listen } from "svelte/events";
import { language, t } from "../i18n/language.svelte";
import { openRule } from "../state/rule-sheet.svelte";

export interface Explained {
  /** An id of things.ftl: its name is `thing-ID`, what it does `thing-ID.text`. */
  thing?: string;
  title?: string;
  text?: string;
  rule?: string;
  /** "guess": the value stood in a picture that is lost, and was chosen by us. */
  provenance?: string;
}

export interface Card {
  title: string;
  text: string;
  rule: string;
  guess: boolean;
  thing: string;
}
interface Shown {
  card: Card;
  anchor: Element;
  by: "pointer" | "focus" | "press";
}

const HOVER = 350;
const PRESS = 450;
const GRACE = 160; // to get from the thing to its card, where the rule is a button
const SLOP = 10; // px a finger may wander and still press

export function cardOf(what: Explained): Card {
  const id = what.thing ? `thing-${what.thing}` : "";
  const said = (attribute: string) => (id && language.has(`${id}.${attribute}`) ? t(`${id}.${attribute}`) : "");
  return {
    title: what.title ?? (id ? t(id) : ""),
    text: what.text ?? said("text"),
    rule: what.rule ?? said("rule"),
    guess: what.provenance === "guess",
    thing: what.thing ?? "",
  };
}

class Cards {
  shown = $state.raw<Shown | null>(null);
  private timer = 0;

  soon(shown: Shown, wait: number): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.shown = shown;
    }, wait);
  }

  now(shown: Shown): void {
    clearTimeout(this.timer);
    this.shown = shown;
  }

  leave(anchor?: Element): void {
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.hide(anchor), GRACE);
  }

  stay(): void {
    clearTimeout(this.timer);
  }

  hide(anchor?: Element): void {
    clearTimeout(this.timer);
    if (!anchor || this.shown?.anchor === anchor) this.shown = null;
  }
}

export const cards = new Cards();

/** Read out with whatever has the focus. One element does for all: only one thing has the focus. */
const DESCRIPTION = "explained";
function describe(card: Card): void {
  let hidden = document.getElementById(DESCRIPTION);
  if (!hidden) {
    hidden = Object.assign(document.createElement("div"), { id: DESCRIPTION, hidden: true });
    document.body.append(hidden);
  }
  hidden.textContent = [
    card.text,
    card.guess ? t("card-guess") : "",
    card.rule ? t("card-rule-key", { rule: card.rule.replace(/^\w+-/, "") }) : "",
  ].join(" ");
}

/** `use:explain={{ thing: "wall" }}` or `use:explain={{ title, text, rule }}`; null explains nothing. */
export function explain(
  node: Element,
  what: Explained | null,
): { update(what: Explained | null): void; destroy(): void } {
  let explained = what;
  let pressing = 0;
  let start: PointerEvent | null = null;
  let pressed = false;
  const stop = new AbortController();
  // By Svelte's own way: what has the focus may be taken from the page while that is being drawn, and its blur comes then.
  const on = <E extends Event>(kind: string, hear: (event: E) => void, capture = false) =>
    listen(node, kind, hear as EventListener, { signal: stop.signal, capture });

  on<PointerEvent>("pointerenter", ({ pointerType, buttons }) => {
    // Not while something is dragged: the card would lie over the place where it is let go.
    if (explained && pointerType === "mouse" && !buttons)
      cards.soon({ card: cardOf(explained), anchor: node, by: "pointer" }, HOVER);
  });
  on<PointerEvent>("pointerleave", ({ pointerType }) => {
    if (pointerType === "mouse") cards.leave(node);
    clearTimeout(pressing);
  });
  on<PointerEvent>("pointerdown", (down) => {
    pressed = false;
    if (!explained) return;
    if (down.pointerType === "mouse") {
      cards.hide();
      return;
    }
    start = down;
    const card = cardOf(explained);
    pressing = window.setTimeout(() => {
      pressed = true;
      cards.now({ card, anchor: node, by: "press" });
    }, PRESS);
  });
  on<PointerEvent>("pointermove", (move) => {
    if (start && Math.hypot(move.clientX - start.clientX, move.clientY - start.clientY) > SLOP) clearTimeout(pressing);
  });
  for (const end of ["pointerup", "pointercancel"])
    on(end, () => {
      clearTimeout(pressing);
      start = null;
    });
  // The press was for the card: neither the menu of the system nor the deed of the button follows.
  on<Event>("contextmenu", (menu) => {
    if (start || pressed) menu.preventDefault();
  });
  on<MouseEvent>(
    "click",
    (click) => {
      if (!pressed) return;
      pressed = false;
      click.preventDefault();
      click.stopImmediatePropagation();
    },
    true,
  );
  on("focus", () => {
    if (!explained || !node.matches(":focus-visible")) return;
    const card = cardOf(explained);
    describe(card);
    node.setAttribute("aria-describedby", DESCRIPTION);
    cards.soon({ card, anchor: node, by: "focus" }, HOVER);
  });
  on("blur", () => {
    if (node.getAttribute("aria-describedby") === DESCRIPTION) node.removeAttribute("aria-describedby");
    if (cards.shown?.by !== "press") cards.hide(node);
    else cards.leave(node);
  });
  on<KeyboardEvent>("keydown", (key) => {
    const card = explained && cardOf(explained);
    if (key.key === "?" && card?.rule) {
      key.preventDefault();
      openRule(card.rule, undefined, card.thing);
    }
  });

  return {
    update(now) {
      explained = now;
    },
    destroy() {
      stop.abort();
      clearTimeout(pressing);
      cards.hide(node);
    },
  };
}
