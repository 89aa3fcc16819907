import { createContext, useContext, useEffect, useRef } from "react";
import type { Announcement } from "./announcement-queue.ts";

export interface Speech {
  announce(announcement: Announcement): void;
  /** Responds to what this person has just done. Never delayed and not counted. */
  reply(text: string): void;
}

export const SpeechContext = createContext<Speech>({ announce: () => {}, reply: () => {} });

/** To announce what the live view does not contain. Silent outside of a running session. */
export const useSpeech = (): Speech => useContext(SpeechContext);

/** Responds to the reader's own action when the text changes. */
export function Reply({ text }: { text: string }) {
  const { reply } = useSpeech();
  const last = useRef(text);
  useEffect(() => {
    if (text === last.current) return;
    last.current = text;
    if (text) reply(text);
  }, [text, reply]);
  return null;
}
