// A link goes on: by the system's own sheet where there is one and one carries it in the hand, else by the clipboard.
import { t } from "../i18n/language.svelte";
import { notify } from "./notices.svelte";

const inHand = matchMedia("(pointer: coarse)");

export const canShare = (): boolean => inHand.matches && typeof navigator.share === "function";

/** Links to such an address lead elsewhere on any other machine. */
export const isLocalAddress = (): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);

export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    copyBySelection(text); // pages without https have no clipboard
  }
  notify.say(t("share-copied"), "check");
}

export async function shareLink(link: string, words: string): Promise<void> {
  if (!canShare()) return copyText(link);
  try {
    await navigator.share({ text: words, url: link });
  } catch (error) {
    if ((error as DOMException).name !== "AbortError") await copyText(link);
  }
}

/** Words that hold a link themselves. */
export async function shareText(text: string): Promise<void> {
  if (!canShare()) return copyText(text);
  try {
    await navigator.share({ text });
  } catch (error) {
    if ((error as DOMException).name !== "AbortError") await copyText(text);
  }
}

function copyBySelection(text: string): void {
  const field = Object.assign(document.createElement("textarea"), { value: text, className: "unseen" });
  (document.querySelector("dialog[open]") ?? document.body).append(field); // a dialog lets nothing outside be selected
  field.select();
  document.execCommand("copy");
  field.remove();
}
