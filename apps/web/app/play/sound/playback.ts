import { useEffect, useState } from "react";
import { takeClick } from "../../api/participant/handover.ts";
import { soundIsOn, soundPreferences } from "../../api/participant/sound-preferences.ts";
import type { TeamCall } from "../call/team-call.ts";
import { useStore } from "../client/use-store.ts";
import type { LiveSource } from "../stage/live-context.ts";
import type { Sound } from "./engine/start.ts";

/** The person has clicked, tapped or pressed a key in this document, or to come here. */
let hasPressed = false;

function wasPressed(): boolean {
  hasPressed ||= takeClick() || (navigator.userActivation?.hasBeenActive ?? false);
  return hasPressed;
}

/** Whether sound may begin. Nothing sounds before a press. */
function usePressed(): boolean {
  const [pressed, setPressed] = useState(wasPressed);
  useEffect(() => {
    if (pressed) return;
    const first = new AbortController();
    for (const type of ["pointerup", "keydown"])
      addEventListener(type, () => setPressed(true), { capture: true, signal: first.signal });
    return () => first.abort();
  }, [pressed]);
  return pressed;
}

/**
 * Plays the story's music and sounds while they are on. Nothing of them is loaded before.
 *
 * @param url the list of the story's sounds
 */
function useSound(source: LiveSource, url: string, call: TeamCall | null): void {
  const on = useStore(soundPreferences, soundIsOn);
  const pressed = usePressed();
  const sounding = on && pressed ? url : null;
  const [sound, setPlaying] = useState<Sound | null>(null);
  useEffect(() => {
    if (!sounding) return;
    let started: Sound | null = null;
    let over = false;
    void import("./engine/start.ts")
      .then(({ startSound }) => startSound(source, sounding))
      .then(
        (playing) => {
          if (over) return playing.close();
          started = playing;
          setPlaying(playing);
        },
        () => {
          // Without its files the session is silent.
        },
      );
    return () => {
      over = true;
      setPlaying(null);
      started?.close();
    };
  }, [source, sounding]);
  useEffect(() => {
    sound?.duckFor(call);
  }, [sound, call]);
}

interface SoundProps {
  source: LiveSource;
  url: string;
  call: TeamCall | null;
}

/** Plays the story's sound and shows nothing. */
export default function Playback({ source, url, call }: SoundProps) {
  useSound(source, url, call);
  return null;
}
