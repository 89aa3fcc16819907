import { Volume2, VolumeX } from "lucide-react";
import {
  setSound,
  soundIsOn,
  soundPreferences,
  toggleSound,
} from "../../api/participant/sound-preferences.ts";
import { t } from "../../i18n/index.ts";
import { useStore } from "../client/use-store.ts";
import { Tool } from "../ui/buttons.tsx";

const texts = t.live.sound;

function Volume({ of }: { of: "music" | "cues" }) {
  const value = useStore(soundPreferences, (now) => now[of]);
  return (
    <label className="l-volume">
      {texts[of]}
      <input
        type="range"
        min={0}
        max={100}
        step={5}
        value={value}
        onChange={({ target }) => setSound({ [of]: target.valueAsNumber })}
      />
    </label>
  );
}

/** The switch and the two volumes. */
export default function SoundMenu() {
  const on = useStore(soundPreferences, soundIsOn);
  return (
    <section className="l-soundmenu" aria-label={texts.title}>
      <Tool
        icon={on ? VolumeX : Volume2}
        labelVisible
        label={on ? texts.turnOff : texts.turnOn}
        aria-keyshortcuts="M"
        onClick={toggleSound}
      />
      <Volume of="music" />
      <Volume of="cues" />
      <p className="l-hint">{texts.key}</p>
    </section>
  );
}
