/** Synthesised sounds: a card on the table, something heavy, a bell. Off by default. */
import { settings } from "./settings.svelte";

let audio: AudioContext | null = null;

function context(): AudioContext | null {
  if (!("AudioContext" in window)) return null;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  return audio;
}

interface Brush {
  /** Seconds. */
  length: number;
  /** Centre frequency of the filter, in hertz. */
  pitch: number;
  width: number;
  volume: number;
}

/** A soft noise, as of paper or wood. */
function brush(to: AudioContext, { length, pitch, width, volume }: Brush, after = 0): void {
  const frames = Math.ceil(to.sampleRate * length);
  const noise = to.createBuffer(1, frames, to.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < frames; at++) {
    samples[at] = (Math.random() * 2 - 1) * (1 - at / frames) ** 3;
  }
  const source = new AudioBufferSourceNode(to, { buffer: noise });
  const band = new BiquadFilterNode(to, { type: "bandpass", frequency: pitch, Q: width });
  const gain = new GainNode(to, { gain: volume });
  source.connect(band).connect(gain).connect(to.destination);
  source.start(to.currentTime + after);
}

/** A tone that dies away. */
function ring(to: AudioContext, pitch: number, length: number, volume: number, after = 0): void {
  const start = to.currentTime + after;
  const tone = new OscillatorNode(to, { type: "sine", frequency: pitch });
  const gain = new GainNode(to, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(gain).connect(to.destination);
  tone.start(start);
  tone.stop(start + length);
}

const SOUNDS = {
  lay: (to: AudioContext) => brush(to, { length: 0.14, pitch: 1700, width: 0.8, volume: 0.5 }),
  draw: (to: AudioContext) =>
    brush(to, { length: 0.2, pitch: 3200, width: 0.6, volume: 0.22 }, 0.12),
  thud: (to: AudioContext) => {
    brush(to, { length: 0.3, pitch: 320, width: 1.2, volume: 0.9 });
    ring(to, 98, 0.35, 0.25);
  },
  score: (to: AudioContext) => ring(to, 880, 0.5, 0.1, 0.1),
  turn: (to: AudioContext) => {
    ring(to, 659.3, 0.5, 0.08);
    ring(to, 880, 0.7, 0.08, 0.12);
  },
  end: (to: AudioContext) =>
    [523.3, 659.3, 784, 1046.5].forEach((pitch, at) => ring(to, pitch, 0.8, 0.08, at * 0.13)),
};

export type Sound = keyof typeof SOUNDS;

export function sound(name: Sound): void {
  if (settings.sounds) play(name);
}

/** A bell for somebody who looks elsewhere, whether the table has sounds or not. */
export function bell(): void {
  play("turn");
}

function play(name: Sound): void {
  const to = context();
  if (to) SOUNDS[name](to);
}

/** By the type of an event; all others sound like something that is laid. */
export type EventSounds = Readonly<Record<string, Sound>>;
const USUAL: EventSounds = { draw: "draw", score: "score" };

/** The sounds of what happened, each once. `own` are those of the game. */
export function soundsOf(types: Iterable<string>, own: EventSounds = {}): Set<Sound> {
  const known = { ...USUAL, ...own };
  return new Set(Array.from(types, (type) => known[type] ?? "lay"));
}

export function tryOut(): void {
  sound("turn");
}
