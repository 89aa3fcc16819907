import { createStore } from "@lantern/live-client";
import { deviceStorage } from "../storage.ts";

interface SoundPreferences {
  /** Films, music and cues sound. Null: the person has not chosen. */
  on: boolean | null;
  /** Volumes, 0–100. */
  film: number;
  music: number;
  cues: number;
}

/** What has a volume of its own. */
export type Volume = "film" | "music" | "cues";

const KEY = "sound";
/** Films are mastered louder than music: with these a film is at most 8 LU louder than the scenes around it. */
const initial: SoundPreferences = { on: null, film: 65, music: 75, cues: 70 };

function read(): SoundPreferences {
  try {
    return { ...initial, ...(JSON.parse(deviceStorage().getItem(KEY) ?? "{}") as Partial<SoundPreferences>) };
  } catch {
    return initial;
  }
}

/** What this person wants to hear. The choice stays on the device. */
export const soundPreferences = createStore<SoundPreferences>(read());

export function setSound(change: Partial<SoundPreferences>): void {
  soundPreferences.set(change);
  try {
    deviceStorage().setItem(KEY, JSON.stringify(soundPreferences.get()));
  } catch {
    // If storage is full or blocked, the choice lasts until the page is closed.
  }
}

export const prefersLessMotion = (): boolean =>
  globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** Whether sound is on. Somebody who prefers reduced motion starts without it. */
export function soundIsOn({ on }: SoundPreferences): boolean {
  return on ?? !prefersLessMotion();
}

export const toggleSound = (): void => setSound({ on: !soundIsOn(soundPreferences.get()) });

/** The gain of a volume. Sliders feel even when their square is the gain. */
export const gainOfVolume = (percent: number): number => (percent / 100) ** 2;

/** The gain of one volume: none while sound is off. */
export const gainOf = (volume: Volume, preferences: SoundPreferences): number =>
  soundIsOn(preferences) ? gainOfVolume(preferences[volume]) : 0;
