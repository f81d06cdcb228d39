// Short sounds of wood, bone and snow, made here and now: nothing is loaded. Silent unless the person has asked for sound.
import { settings } from "./settings.svelte";

const MOST = 6; // at once
const AGAIN = 45; // ms before the same sound may come again
const LOUDNESS = 0.32;
const OTHERS = 0.3; // boards one does not look at
const LONGEST = 0.4; // s

let context: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;
let sounding = 0;
const last = new Map<Sound, number>();

// Browsers let a page sound only from a touch or a key on: with the first one after sound was switched on we get ready.
function wake(): void {
  if (!settings.sound) {
    void context?.suspend();
    return;
  }
  context ??= prepare();
  if (context.state === "suspended") void context.resume();
}
for (const touch of ["pointerdown", "pointerup", "keydown"])
  addEventListener(touch, wake, { capture: true, passive: true });

function prepare(): AudioContext {
  const made = new AudioContext({ latencyHint: "interactive" });
  const limit = made.createDynamicsCompressor();
  out = made.createGain();
  out.gain.value = LOUDNESS;
  out.connect(limit).connect(made.destination);
  hiss = made.createBuffer(1, made.sampleRate * LONGEST, made.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return made;
}

/** Where a sound is written down: its parts begin at `at`, all go to `to`. */
interface Sheet {
  audio: AudioContext;
  at: number;
  to: AudioNode;
}

function envelope({ audio, at, to }: Sheet, start: number, length: number, gain: number, attack = 0.002): GainNode {
  const shape = audio.createGain();
  const from = at + start;
  shape.gain.setValueAtTime(0.0001, from);
  shape.gain.exponentialRampToValueAtTime(gain, from + attack);
  shape.gain.exponentialRampToValueAtTime(0.0001, from + length);
  shape.connect(to);
  return shape;
}

function tone(
  sheet: Sheet,
  pitch: number,
  start: number,
  length: number,
  gain: number,
  end = pitch,
  type: OscillatorType = "sine",
  attack?: number,
): void {
  const swing = sheet.audio.createOscillator();
  const from = sheet.at + start;
  swing.type = type;
  swing.frequency.setValueAtTime(pitch, from);
  if (end !== pitch) swing.frequency.exponentialRampToValueAtTime(end, from + length);
  swing.connect(envelope(sheet, start, length, gain, attack));
  swing.start(from);
  swing.stop(from + length + 0.02);
}

/** Noise through a filter that may glide: snow, wind, fire, rubble. */
function rush(
  sheet: Sheet,
  kind: BiquadFilterType,
  pitch: number,
  start: number,
  length: number,
  gain: number,
  end = pitch,
  attack?: number,
): void {
  const noise = sheet.audio.createBufferSource();
  const filter = sheet.audio.createBiquadFilter();
  const from = sheet.at + start;
  noise.buffer = hiss;
  filter.type = kind;
  filter.Q.value = kind === "bandpass" ? 1.4 : 0.6;
  filter.frequency.setValueAtTime(pitch, from);
  if (end !== pitch) filter.frequency.exponentialRampToValueAtTime(end, from + length);
  noise.connect(filter).connect(envelope(sheet, start, length, gain, attack));
  noise.start(from, Math.random() * (LONGEST - length));
  noise.stop(from + length + 0.02);
}

/** A struck bar rings at these multiples: what makes bones and xylophones sound as they do. */
function bone(sheet: Sheet, pitch: number, start: number, gain: number, length = 0.11): void {
  tone(sheet, pitch, start, length, gain);
  tone(sheet, pitch * 2.756, start, length * 0.55, gain * 0.45);
  tone(sheet, pitch * 5.404, start, length * 0.25, gain * 0.2);
}

function wood(sheet: Sheet, pitch: number, start: number, gain: number): void {
  tone(sheet, pitch * 1.5, start, 0.09, gain, pitch, "triangle");
  rush(sheet, "bandpass", pitch * 5, start, 0.035, gain * 0.7);
}

const wander = (pitch: number, by = 0.06): number => pitch * (1 + (Math.random() * 2 - 1) * by);

const SOUNDS = {
  step: (s: Sheet) => {
    bone(s, wander(620), 0, 0.3, 0.06);
    rush(s, "highpass", 3200, 0, 0.05, 0.08);
  },
  hop: (s: Sheet) => {
    wood(s, wander(240), 0, 0.4);
    bone(s, wander(500), 0.07, 0.22, 0.08);
  },
  wall: (s: Sheet) => {
    bone(s, wander(880), 0, 0.45, 0.12);
    rush(s, "highpass", 2400, 0.01, 0.16, 0.24, 5200);
  },
  held: (s: Sheet) => {
    wood(s, wander(170), 0, 0.5);
  },
  spring: (s: Sheet) => {
    tone(s, 190, 0, 0.24, 0.3, 720, "triangle");
    tone(s, 380, 0.02, 0.2, 0.12, 1300);
  },
  portal: (s: Sheet) => {
    tone(s, 320, 0, 0.32, 0.2, 960, "sine", 0.08);
    tone(s, 484, 0, 0.32, 0.14, 1440, "sine", 0.12);
  },
  catapult: (s: Sheet) => {
    wood(s, 150, 0, 0.6);
    rush(s, "bandpass", 500, 0.04, 0.28, 0.4, 2600, 0.05);
  },
  dragon: (s: Sheet) => {
    rush(s, "bandpass", 260, 0, 0.38, 0.8, 900, 0.09);
    tone(s, 78, 0, 0.34, 0.3, 58, "sawtooth", 0.06);
  },
  treasure: (s: Sheet) => {
    [1568, 1976, 2637].forEach((pitch, i) => tone(s, pitch, i * 0.06, 0.2, 0.14));
  },
  bomb: (s: Sheet) => {
    tone(s, 150, 0, 0.36, 0.9, 38);
    rush(s, "lowpass", 1800, 0, 0.36, 0.8, 160);
  },
  floor: (s: Sheet) => {
    rush(s, "lowpass", 700, 0, 0.38, 0.7, 120);
    [0, 0.06, 0.13, 0.21].forEach((start, i) => wood(s, wander(190 - i * 26, 0.1), start, 0.5 - i * 0.07));
  },
  house: (s: Sheet) => {
    rush(s, "bandpass", 900, 0, 0.36, 0.28, 1800, 0.08);
    for (let i = 0; i < 6; i++) rush(s, "highpass", wander(2600, 0.4), 0.03 + Math.random() * 0.3, 0.02, 0.5);
  },
  rebuild: (s: Sheet) => {
    wood(s, 260, 0, 0.45);
    wood(s, 330, 0.11, 0.45);
  },
  kill: (s: Sheet) => {
    rush(s, "highpass", 5200, 0, 0.09, 0.26, 8000);
    [0.05, 0.09, 0.15].forEach((start, i) => bone(s, wander(760 - i * 120), start, 0.32 - i * 0.06, 0.09));
  },
  send: (s: Sheet) => {
    rush(s, "bandpass", 700, 0, 0.3, 0.36, 2200, 0.1);
    bone(s, wander(990), 0.22, 0.16, 0.1);
  },
  freeze: (s: Sheet) => {
    [2093, 2637, 3136, 3951].forEach((pitch, i) => tone(s, pitch, i * 0.035, 0.22, 0.09));
    rush(s, "highpass", 6000, 0, 0.2, 0.1);
  },
  place: (s: Sheet) => {
    wood(s, wander(210), 0, 0.65);
    rush(s, "lowpass", 900, 0.01, 0.08, 0.3);
  },
  retrieve: (s: Sheet) => {
    wood(s, 230, 0, 0.4);
    wood(s, 310, 0.08, 0.35);
  },
  wear: (s: Sheet) => {
    rush(s, "bandpass", 1500, 0, 0.07, 0.4);
    wood(s, wander(280), 0.03, 0.25);
  },
  coin: (s: Sheet) => {
    tone(s, 1976, 0, 0.12, 0.2);
    tone(s, 2637, 0.06, 0.26, 0.2);
  },
  ready: (s: Sheet) => {
    bone(s, 587, 0, 0.34, 0.14);
    bone(s, 784, 0.09, 0.36, 0.2);
  },
  turn: (s: Sheet) => {
    [523, 659, 784].forEach((pitch, i) => bone(s, pitch, i * 0.1, 0.4, 0.18));
  },
  win: (s: Sheet) => {
    [523, 659, 784, 1047].forEach((pitch, i) => {
      bone(s, pitch, i * 0.07, 0.4, 0.19);
      tone(s, pitch * 2, i * 0.07, 0.19, 0.08);
    });
  },
  lose: (s: Sheet) => {
    [392, 330, 262].forEach((pitch, i) => bone(s, pitch, i * 0.11, 0.4, 0.18));
  },
  refusal: (s: Sheet) => {
    wood(s, 130, 0, 0.55);
    wood(s, 115, 0.11, 0.5);
  },
  sign: (s: Sheet) => {
    tone(s, 520, 0, 0.09, 0.24, 940);
  },
} satisfies Record<string, (sheet: Sheet) => void>;

export type Sound = keyof typeof SOUNDS;

export function play(name: Sound, loudness = 1): void {
  if (
    !settings.sound ||
    context?.state !== "running" ||
    !out ||
    sounding >= MOST ||
    (document.hidden && name !== "turn")
  )
    return;
  const now = performance.now();
  if (now - (last.get(name) ?? 0) < AGAIN) return;
  last.set(name, now);
  const to = context.createGain();
  to.gain.value = loudness;
  to.connect(out);
  sounding++;
  SOUNDS[name]({ audio: context, at: context.currentTime + 0.005, to });
  setTimeout(
    () => {
      sounding--;
      to.disconnect();
    },
    LONGEST * 1000 + 60,
  );
}

// Not heard from others: it would be a clatter without end.
const ONLY_MINE = new Set<Sound>(["step", "hop", "held", "wear", "retrieve"]);

/** The sound of an event: other seats are heard more quietly, and not at everything they do. */
export function playEvent(name: Sound | undefined, mine: boolean): void {
  if (!name || (!mine && ONLY_MINE.has(name))) return;
  play(name, mine ? 1 : OTHERS);
}
