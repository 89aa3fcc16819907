import { CHECK_GAIN, playNotes } from "../ui/tones.ts";

/** Two soft bell notes, so that people hear whether their sound is on. */
export function playBell(): void {
  playNotes([659.25, 987.77], 0.28, CHECK_GAIN);
}
