import { gainOf, gainOfVolume, soundPreferences } from "../../api/participant/sound-preferences.ts";

let context: AudioContext | null = null;

/** As loud as other short sounds, and silent while sound is off. */
const gainOfCues = () => gainOf("cues", soundPreferences.get());
/** By which somebody hears whether their device sounds at all, whatever they have chosen here. */
export const CHECK_GAIN = gainOfVolume(70);

/** Where tones of this gain go, and when they begin; null: nothing would be heard. */
function open(gain: number): { output: GainNode; begin: number } | null {
  if (gain === 0) return null;
  context ??= new AudioContext();
  void context.resume();
  const output = context.createGain();
  output.gain.value = gain;
  output.connect(context.destination);
  return { output, begin: context.currentTime + 0.03 };
}

/** Plays soft notes one after another (hertz, seconds between them). Browsers require a click or key before it. */
export function playNotes(notes: readonly number[], gapSeconds: number, gain = gainOfCues()): void {
  const opened = open(gain);
  if (!opened) return;
  for (const [index, hertz] of notes.entries())
    playNote(opened.output, hertz, opened.begin + index * gapSeconds);
}

/** Seconds of a short and of a long sound of a horn, and between two. */
const [SHORT, LONG, GAP] = [0.28, 0.85, 0.16];

/** Blows a horn: "▬" is long, "▪" is short. Browsers require a click or key before it. */
export function playHorn(pattern: string): void {
  const opened = open(gainOfCues());
  if (!opened) return;
  let at = opened.begin;
  for (const sound of pattern) {
    const seconds = sound === "▬" ? LONG : SHORT;
    blow(opened.output, at, seconds);
    at += seconds + GAP;
  }
}

/** One sound of a horn: low and rough, with a soft beginning and end. */
function blow(output: GainNode, at: number, seconds: number): void {
  const audio = output.context;
  const [tone, filter, volume] = [
    audio.createOscillator(),
    audio.createBiquadFilter(),
    audio.createGain(),
  ] as const;
  tone.type = "sawtooth";
  tone.frequency.setValueAtTime(104, at);
  tone.frequency.linearRampToValueAtTime(110, at + 0.12);
  filter.type = "lowpass";
  filter.frequency.value = 620;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.45, at + 0.06);
  volume.gain.setValueAtTime(0.45, at + seconds - 0.08);
  volume.gain.linearRampToValueAtTime(0, at + seconds);
  tone.connect(filter).connect(volume).connect(output);
  tone.start(at);
  tone.stop(at + seconds + 0.05);
}

/** A sine with its octave, which fades out like a bell. */
function playNote(output: GainNode, hertz: number, at: number): void {
  const audio = output.context;
  for (const [harmonic, loudness] of [
    [1, 0.4],
    [2, 0.12],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz * harmonic;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loudness, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 1.4);
    tone.connect(volume).connect(output);
    tone.start(at);
    tone.stop(at + 1.5);
  }
}
