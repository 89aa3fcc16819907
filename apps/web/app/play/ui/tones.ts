let context: AudioContext | null = null;

/** Plays soft notes one after another (hertz, seconds between them). Browsers require a click or key before it. */
export function playNotes(notes: readonly number[], gapSeconds: number): void {
  context ??= new AudioContext();
  void context.resume();
  const begin = context.currentTime + 0.03;
  for (const [index, hertz] of notes.entries()) playNote(context, hertz, begin + index * gapSeconds);
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
