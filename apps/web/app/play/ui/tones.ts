let context: AudioContext | null = null;

/** Plays soft notes one after another (hertz, seconds between them). Browsers require a click or key before it. */
export function playNotes(notes: readonly number[], gapSeconds: number): void {
  context ??= new AudioContext();
  void context.resume();
  const begin = context.currentTime + 0.03;
  for (const [index, hertz] of notes.entries()) playNote(context, hertz, begin + index * gapSeconds);
}

/** Seconds of a short and of a long sound of a horn, and between two. */
const [SHORT, LONG, GAP] = [0.28, 0.85, 0.16];

/** Blows a horn: "▬" is long, "▪" is short. Browsers require a click or key before it. */
export function playHorn(pattern: string): void {
  context ??= new AudioContext();
  void context.resume();
  let at = context.currentTime + 0.03;
  for (const sound of pattern) {
    const seconds = sound === "▬" ? LONG : SHORT;
    blow(context, at, seconds);
    at += seconds + GAP;
  }
}

/** One sound of a horn: low and rough, with a soft beginning and end. */
function blow(audio: AudioContext, at: number, seconds: number): void {
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
  volume.gain.linearRampToValueAtTime(0.22, at + 0.06);
  volume.gain.setValueAtTime(0.22, at + seconds - 0.08);
  volume.gain.linearRampToValueAtTime(0, at + seconds);
  tone.connect(filter).connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds + 0.05);
}

/** A sine with its octave, which fades out like a bell. */
function playNote(audio: AudioContext, hertz: number, at: number): void {
  for (const [harmonic, loudness] of [
    [1, 0.2],
    [2, 0.06],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz * harmonic;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loudness, at + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 1.4);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 1.5);
  }
}
