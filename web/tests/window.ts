// What the modules of the page look for when they are loaded: a window where nothing moves.
const still = { matches: true, addEventListener: () => {} };
Object.assign(globalThis, { matchMedia: () => still });
