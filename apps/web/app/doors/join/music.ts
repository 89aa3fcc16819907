import {
  prefersLessMotion,
  setSound,
  soundIsOn,
  soundPreferences,
} from "../../api/participant/sound-preferences.ts";

/** Starts the choice between soft music and none. It is stored at once, for this device. */
export function startMusicChoice(): void {
  const choice = document.querySelector<HTMLElement>("[data-music]");
  if (!choice) return;
  const preferences = soundPreferences.get();
  for (const radio of choice.querySelectorAll("input")) {
    const on = radio.value === "soft";
    radio.checked = on === soundIsOn(preferences);
    radio.addEventListener("change", () => setSound({ on }));
  }
  const calm = choice.querySelector<HTMLElement>("[data-calm]");
  if (calm) calm.hidden = preferences.on !== null || !prefersLessMotion();
}
