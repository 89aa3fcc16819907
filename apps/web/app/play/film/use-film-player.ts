import { createStore } from "@lantern/live-client";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { filmPosition } from "../client/film-position.ts";
import { useStore } from "../client/use-store.ts";
import { FilmPlayer, type PlayerState } from "./film-player.ts";
import type { FilmTime } from "./film-time.ts";

const idle = createStore<PlayerState>({ moving: false, silenced: false, caption: "" });

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
  const [player, setPlayer] = useState<FilmPlayer | null>(null);
  useEffect(() => {
    const options = url ? { url, soundOnly, length, time: () => now() } : null;
    const made = video.current && options ? new FilmPlayer(video.current, options) : null;
    const stopFollowing = filmPosition.follow(() => made?.seconds() ?? now().seconds);
    setPlayer(made);
    return () => {
      stopFollowing();
      made?.close();
    };
  }, [video, url, soundOnly, length]);
  return { ...useStore(player?.state ?? idle, (state) => state), unsilence: () => player?.unsilence() };
}
