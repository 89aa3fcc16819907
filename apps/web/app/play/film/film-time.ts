import type { SceneOf } from "../stage/kind.ts";
import { leftOf } from "../stage/timing.ts";

/** Where a film should be at a moment of the server's clock, which is the same for everyone. */
export interface FilmTime {
  /** Seconds into the clip. */
  seconds: number;
  /** Seconds of the clip per second of the clock; 1 in a session at normal speed. */
  pace: number;
  /** The session is paused. */
  still: boolean;
}

type Clip = Pick<SceneOf<"film">, "timer" | "frames">;

/** Seconds of the whole clip. */
export function lengthOf(frames: Clip["frames"], speed: number): number {
  const last = frames.at(-1);
  return last ? ((last.atMs + last.ms) * speed) / 1000 : 0;
}

/**
 * @param speed of the session; 1 is normal
 * @param now server time, ms
 */
export function filmTime({ timer, frames }: Clip, speed: number, now: number): FilmTime {
  const clipMs = lengthOf(frames, speed) * 1000;
  if (timer.totalMs <= 0) return { seconds: 0, pace: speed, still: true };
  const share = Math.min(1, Math.max(0, 1 - leftOf(timer, now) / timer.totalMs));
  return {
    seconds: (share * clipMs) / 1000,
    pace: clipMs / timer.totalMs,
    still: timer.endsAt === null,
  };
}

/** Index of the storyboard's picture at this time, in seconds of the clip. */
export function frameAt(frames: Clip["frames"], speed: number, seconds: number): number {
  const ms = (seconds * 1000) / speed;
  const index = frames.findIndex((frame) => ms < frame.atMs + frame.ms);
  return index < 0 ? frames.length - 1 : index;
}
