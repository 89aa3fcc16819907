import { createStore } from "@lantern/live-client";
import { deviceStorage } from "../storage.ts";

interface SoundPreferences {
  /** Music and cues sound. Null: the person has not chosen. */
  on: boolean | null;
  /** Volumes, 0–100. */
  music: number;
  cues: number;
}

const KEY = "sound";
const initial: SoundPreferences = { on: null, music: 60, cues: 70 };

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
