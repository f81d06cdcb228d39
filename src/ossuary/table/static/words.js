// What is asked, answered and told, in English.
export const QUESTIONS = {
  ready: "That was all. Ready?",
  market: "Buy what you need for this game.", stand: "On which tower does your hero stand?", hero: "Move your hero one space.",
  trap: "Place a trap, take one back, or pass.", order: "Which skeleton moves next?", flee: "Which way does it flee from the dragon?",
  send: "Whom is it sent to?", lead: "Who leads the unit?", stop: "Whom does the tower stop?", weapon: "Use your weapon?",
  turn: "Which way shall it turn?",
  "dia-de-los-muertos turn": "Move, or act?", lay: "Lay a card face down.", discard: "Too many cards: discard one.", swap: "Exchange cards?", movement: "Where to?",
  find: "Take something from the hiding place?", block: "Where does the gravedigger stop?", leave: "You have to leave. Where to?",
  bite: "Whom does the dog bite?", den: "Where does the dog hide?", back: "Which of the victim's cards? (bones on its back)",
  lose: "Which limb is lost?", dodge: "You are attacked. Dodge?", hold: "Somebody moves off. Hold on?", target: "Whom?",
  take: "What do you take?", jump: "Where do you jump?", push: "Where do the two of you go?", cartwheel: "Where does the wheel turn?",
};

export const VERBS = {
  hero: "Hero to", place: "Place", retrieve: "Take back from", buy: "Buy", stand: "Stand on", move: "Move", flee: "Flee", send: "Send to seat",
  use: "Use", lead: "Leader", turn: "Turn", pass: "No trap", advance: "All in order", keep: "Keep the weapon", done: "Enough",
  lay: "Lay", act: "Act", step: "Step to", dog: "Lead the dog to", stop: "Stop", hold: "Hold", dodge: "Dodge", let: "Let it be",
  target: "Seat", bite: "Seat", back: "Bones", lose: "Lose", take: "Take", none: "Nothing", to: "Jump to", push: "He to, I to", den: "Field",
  block: "Field", leave: "Field", discard: "Discard", swap: "Exchange",
};

const TABLE = { ready: "is ready", "not-ready": "is not ready yet", undone: "takes an answer back", resigned: "gives up",
  "standing-order": "lets everything be this round", pilot: "is played by a {pilot} now",
  "reactions-opened": "reactions are opened" };
const GAMES = {
  "bad-bones": {
    "phase-opens": "— Round {round}: {phase}", "hero-moved": "hero to {space}", "hero-fell": "the hero falls", killed: "fells {model} on {space}",
    placed: "places {trap} on {space}", retrieved: "takes {trap} back from {space}", walked: "{model} goes from {from} to {to}",
    held: "{model} is held on {space}", "turned-to": "{model} turns {facing} on {space}", triggered: "{trap} on {space} acts",
    sent: "{model} is sent to {to}", razed: "the tower loses {floors}", burnt: "the village loses {houses}", rebuilt: "a {what} is built again",
    worn: "{trap} on {space} wears", arrived: "{model} arrives at {entry}", bought: "buys {item}", froze: "{space} freezes",
    "unit-formed": "{leader} leads {members}", ended: "— The end: {ending}", first: "begins in the market" },
  "dia-de-los-muertos": {
    "phase-opens": "— Round {round}: {phase}", shuffled: "{cards} cards are shuffled", drew: "draw {card}", "drew-back": "draws a card; bones on its back: {bones}",
    laid: "lays a card; bones on its back: {bones}", moves: "moves; points: {bones}", acts: "acts: {card}", discarded: "discards {card}",
    stepped: "from {from} to {to}", placed: "is put from {from} to {to}", "led-dog": "leads the dog from {from} to {to}", bitten: "is bitten by the dog of seat {by}",
    "dog-hides": "the dog hides in {field}", dug: "the gravedigger goes from {from} to {to}", feasted: "takes part in the {festivity}",
    found: "finds {item} {limb} in {field}", stole: "takes {item} from seat {from}", "lost-limb": "loses a {limb}", "got-limb": "gets a {limb}",
    revealed: "loses {card}", attacked: "is attacked by seat {by}: {card}", dodged: "dodges", held: "holds on to seat {mover}",
    "knocked-over": "is knocked over by seat {by}", "came-home": "comes home, rank {rank}", ended: "— The end: {ending}", "dog-took": "the dog takes {festivity}" },
};

export function happened(game, event, name) {
  const words = event && (GAMES[game][event.kind] ?? TABLE[event.kind]);
  if (!words) return "";
  const line = words.replace(/\{(\S+?)\}/g, (_, key) => event[key] ?? "");
  return event.seat ? `${name(event.seat)}: ${line}` : line;
}
