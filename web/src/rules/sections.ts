// The rules under their headings, each with an address: "AB-5" is the section of "AB-5.10".
import type { Rule } from "../api/generated";
import { prefixOf } from "../state/rule-sheet.svelte";

export interface Section {
  id: string;
  name: string;
  rules: Rule[];
}
/** The addresses of the chapters before the first section and behind the last. */
export const OPENING = "opening";
export const EXAMPLES = "examples";
export const BOX = "box";

export function sectionsOf(rules: Rule[]): Section[] {
  const sections: Section[] = [];
  for (const one of rules) {
    const last = sections.at(-1);
    if (last?.name === one.section) last.rules.push(one);
    else
      sections.push({
        id: `${prefixOf(one.id)}-${/^\d+/.exec(one.section)?.[0] ?? one.section}`,
        name: one.section,
        rules: [one],
      });
  }
  return sections;
}
