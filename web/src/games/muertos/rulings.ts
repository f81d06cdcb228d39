// Which rule explains which thing, and which stands behind a question.
export const RULE_OF: Record<string, string> = {
  dodge: "DM-7.2", leapfrog: "DM-8.1", snatch: "DM-8.2", hold: "DM-7.5", header: "DM-8.3", patch: "DM-8.4", follow: "DM-8.4", beat: "DM-8.5",
  cartwheel: "DM-8.6", hustle: "DM-8.7", kick: "DM-8.5", throw1: "DM-8.5", throw2: "DM-8.5", throw3: "DM-8.5",
  music: "DM-0.3", dance: "DM-0.3", banquet: "DM-0.3", dog: "DM-6.1", gravedigger: "DM-5.1", gate: "DM-1.1", goal: "DM-4.5", order: "DM-3.1",
};

export const RULE_ASKED: Record<string, string> = {
  lay: "DM-3.2", turn: "DM-3.3", discard: "DM-3.4", swap: "DM-3.6", movement: "DM-4.1", find: "DM-4.4", block: "DM-5.1", leave: "DM-5.2", bite: "DM-6.2",
  den: "DM-6.3", back: "DM-7.3", lose: "DM-7.3", dodge: "DM-7.2", hold: "DM-7.5", target: "DM-7.1", take: "DM-8.2", jump: "DM-8.1", push: "DM-8.7",
  cartwheel: "DM-8.6",
};
