// Which rule explains which thing: the number under every card. The rules themselves come from the server.
export const RULE_OF: Record<string, string> = {
  wall: "BB-5.10", catapult: "BB-5.11", treasure: "BB-5.12", dragon: "BB-5.13", barricade: "BB-8.3", bomb: "BB-8.4",
  blast: "BB-8.4", hearse: "BB-8.5", labyrinth: "BB-8.6", portal: "BB-8.7", spring: "BB-8.8",
  weapon: "BB-8.10", crossbow: "BB-8.10", "ice-wand": "BB-8.10", "death-wand": "BB-8.10", "teleportation-wand": "BB-8.10",
  "two-handed-sword": "BB-8.10", battleaxe: "BB-8.10", "morning-star": "BB-8.10", rapier: "BB-8.10",
  artificer: "BB-9.2", necromancer: "BB-9.2", nice: "BB-9.3", instructor: "BB-9.4", spectral: "BB-9.5", saboteur: "BB-9.6",
  emperor: "BB-9.7", hero: "BB-3.1", tower: "BB-5.6", "coop-tower": "BB-10.4", village: "BB-5.5", house: "BB-5.5",
  capital: "BB-10.1", forest: "BB-1.4", cemetery: "BB-6.1", supply: "BB-1.2", "shared-supply": "BB-10.2", arrow: "BB-5.2",
  tracking: "BB-5.1", market: "BB-8.1", coins: "BB-8.1", skeleton: "BB-5.1", stars: "BB-6.4", bag: "BB-1.1",
  "phase-market": "BB-8.1", "phase-stand": "BB-10.1", "phase-hero": "BB-3.1", "phase-trap": "BB-4.1",
  "phase-skeletons": "BB-5.1", "phase-arrivals": "BB-6.1",
};

/** The rule behind a question. */
export const RULE_ASKED: Record<string, string> = {
  market: "BB-8.1", stand: "BB-10.1", hero: "BB-3.1", trap: "BB-4.1", order: "BB-5.15", flee: "BB-5.13", send: "BB-5.4", lead: "BB-9.4",
  stop: "BB-10.4", weapon: "BB-8.10", turn: "BB-8.10", ready: "BB-2.1",
};
