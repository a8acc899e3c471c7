// Short wooden sounds, made on the spot; off until asked for.

import { settings } from "./settings.svelte";

export type Sound = "roll" | "move" | "hit" | "off" | "cube";

let context: AudioContext | null = null;

/** One dry knock: a short burst of filtered noise over a falling tone. */
function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const length = Math.floor(audio.sampleRate * 0.06);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 6;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 3;
  const gain = audio.createGain();
  gain.gain.value = loud;
  noise.connect(filter).connect(gain).connect(audio.destination);
  noise.start(at);
}

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (sound === "roll")
    for (let i = 0; i < 5; i += 1) knock(context, now + i * 0.045 + Math.random() * 0.02, 1500 + Math.random() * 900, 0.5);
  else if (sound === "hit") {
    knock(context, now, 620, 1);
    knock(context, now + 0.07, 900, 0.7);
  } else if (sound === "cube") knock(context, now, 420, 1);
  else knock(context, now, sound === "off" ? 1300 : 1000, 0.7);
}
