import { createStore } from "@lantern/live-client";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { gainOf, soundPreferences } from "../../api/participant/sound-preferences.ts";
import { filmPosition } from "../client/film-position.ts";
import { useStore } from "../client/use-store.ts";
import { FilmPlayer, notPlaying } from "./film-player.ts";
import type { FilmTime } from "./film-time.ts";

interface FilmOptions {
  video: RefObject<HTMLVideoElement | null>;
  /** Null where only the storyboard is visible. */
  url: string | null;
  soundOnly: boolean;
  /** Seconds of the whole film. */
  length: number;
  time(): FilmTime;
}

/** Runs a player while the film is on the page, and reports its position to the participant's state. */
export function useFilmPlayer({ video, url, soundOnly, length, time }: FilmOptions) {
  const now = useEffectEvent(time);
  const [state] = useState(() => createStore(notPlaying));
  const player = useRef<FilmPlayer>(undefined);
  useEffect(() => {
    const gain = () => gainOf("film", soundPreferences.get());
    const options = url ? { url, soundOnly, length, time: () => now(), gain } : null;
    const made = video.current && options ? new FilmPlayer(video.current, options, state) : null;
    const stopListening = soundPreferences.subscribe(() => made?.listen());
    const stopFollowing = filmPosition.follow(() => made?.seconds() ?? now().seconds);
    player.current = made ?? undefined;
    return () => {
      stopFollowing();
      stopListening();
      made?.close();
      state.set(notPlaying);
    };
  }, [video, url, soundOnly, length, state]);
  return { ...useStore(state, (state) => state), unsilence: () => player.current?.unsilence() };
}
