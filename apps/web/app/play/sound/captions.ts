import type { LineView } from "@lantern/engine/views";
import { useEffect } from "react";

type Listener = (line: LineView) => void;
let listener: Listener | null = null;

/** Sends the captions of this page to one listener: the sound engine, once it runs. Returns a function that stops it. */
export function followCaptions(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}

/** Lets a caption be heard when it appears: the sound of the line, or the notes of its speaker. */
export function useCaptionSound(line: LineView | null, silent: boolean): void {
  const { text } = line ?? {};
  // Sounds are found by what the author of the story called them.
  const who = line?.voice ?? line?.who ?? null;
  const sound = line?.cue ?? line?.sound;
  useEffect(() => {
    if (!silent && text !== undefined) listener?.({ who, text, ...(sound !== undefined && { sound }) });
  }, [who, text, sound, silent]);
}
