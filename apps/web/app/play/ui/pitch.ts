const steps: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Hertz of a note such as `A4` or `C#5` (equal temperament, A4 = 440). Null when the text is no note. */
export function pitchOf(note: string): number | null {
  const parts = /^([A-G])([#b]?)(\d)$/.exec(note.trim());
  const step = parts && steps[parts[1] ?? ""];
  if (!parts || step === undefined || step === null) return null;
  const sharp = parts[2] === "#" ? 1 : parts[2] === "b" ? -1 : 0;
  const semitones = step + sharp + (Number(parts[3]) - 4) * 12 - 9;
  return 440 * 2 ** (semitones / 12);
}
