// Short wooden sounds, made on the spot. A browser lets a page sound once something was pressed on it; until then it is silent.

import { t } from "../i18n";
import { keep, settings } from "./settings.svelte";
import { say } from "./toast.svelte";

export type Sound =
  "roll" | "move" | "hit" | "off" | "double" | "take" | "pass" | "turn" | "clock30" | "clock10" | "win" | "loss" | "message";

/** One knock on wood: when, in seconds from now, how high in hertz, how loud, and how long it rings. */
interface Knock {
  at: number;
  pitch: number;
  loud: number;
  ring?: number;
}

const knock = (at: number, pitch: number, loud: number, ring = 0.06): Knock => ({ at, pitch, loud, ring });

/** Dice on wood: no two throws sound alike. */
function rattle(): Knock[] {
  const chance = Math.random;
  return Array.from({ length: 6 }, (_, i) => knock(i * 0.045 + chance() * 0.02, 1500 + chance() * 900, 0.55 - i * 0.05));
}

/** Each is over within 300 ms. */
const SOUNDS: Record<Exclude<Sound, "roll">, readonly Knock[]> = {
  move: [knock(0, 1000, 0.7)],
  hit: [knock(0, 620, 1), knock(0.07, 900, 0.7)],
  off: [knock(0, 1300, 0.6), knock(0.05, 1700, 0.35)],
  double: [knock(0, 420, 1, 0.1), knock(0.12, 420, 0.6, 0.1)],
  take: [knock(0, 520, 0.9, 0.09), knock(0.1, 780, 0.7, 0.09)],
  pass: [knock(0, 520, 0.9, 0.09), knock(0.1, 340, 0.8, 0.12)],
  turn: [knock(0, 880, 0.45, 0.12)],
  clock30: [knock(0, 1900, 0.5, 0.03), knock(0.15, 1900, 0.5, 0.03)],
  clock10: [knock(0, 2300, 0.7, 0.03), knock(0.09, 2300, 0.7, 0.03), knock(0.18, 2300, 0.7, 0.03)],
  win: [knock(0, 660, 0.7, 0.1), knock(0.08, 880, 0.7, 0.1), knock(0.16, 1320, 0.8, 0.13)],
  loss: [knock(0, 660, 0.7, 0.1), knock(0.1, 440, 0.7, 0.16)],
  message: [knock(0, 1500, 0.4, 0.05), knock(0.06, 1200, 0.3, 0.05)],
};

let context: AudioContext | null = null;

/** Whether something was pressed on the page; older browsers do not say so, and are asked by trying. */
const wasPressed = (): boolean => (navigator.userActivation as UserActivation | undefined)?.hasBeenActive ?? true;

/** A burst of noise through a narrow filter is a knock; the filter's pitch is the wood's. */
function strike(audio: AudioContext, { at, pitch, loud, ring = 0.06 }: Knock): void {
  const length = Math.floor(audio.sampleRate * ring);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = ring > 0.06 ? 9 : 3;
  const gain = audio.createGain();
  // At 50 the sounds are as loud as wood on a table; the ear hears the square as even steps.
  gain.gain.value = loud * (settings.volume / 50) ** 2 * (ring > 0.06 ? 2 : 1);
  noise.connect(filter).connect(gain).connect(audio.destination);
  noise.start(audio.currentTime + at);
}

export function play(sound: Sound): void {
  if (settings.muted || settings.volume === 0 || !wasPressed() || typeof AudioContext === "undefined") return;
  try {
    context ??= new AudioContext();
    // A browser may put it to sleep with the tab, or refuse to wake it: then the game goes on in silence.
    if (context.state === "suspended") void context.resume().catch(() => undefined);
    for (const one of sound === "roll" ? rattle() : SOUNDS[sound]) strike(context, one);
  } catch {
    // No sound device: the game goes on in silence.
  }
}

/** Switches the sounds off or on, and says so. */
export function toggleSound(): void {
  keep({ muted: !settings.muted });
  say(settings.muted ? t.settings.soundOff : t.settings.soundOn);
  play("take");
}
