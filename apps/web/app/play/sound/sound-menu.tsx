import { Volume2, VolumeX } from "lucide-react";
import {
  setSound,
  soundIsOn,
  soundPreferences,
  toggleSound,
  type Volume,
} from "../../api/participant/sound-preferences.ts";
import { t } from "../../i18n/index.ts";
import { Field } from "../../ui/field.tsx";
import { Range } from "../../ui/range.tsx";
import { useStore } from "../client/use-store.ts";
import { Tool, toolPanel } from "../ui/buttons.tsx";

const texts = () => t.live().sound;

function VolumeField({ of }: { of: Volume }) {
  const value = useStore(soundPreferences, (state) => state[of]);
  return (
    <Field label={texts()[of]}>
      <Range
        min={0}
        max={100}
        step={5}
        value={value}
        onChange={({ target }) => setSound({ [of]: target.valueAsNumber })}
      />
    </Field>
  );
}

/** The switch and the volumes. */
export default function SoundMenu() {
  const on = useStore(soundPreferences, soundIsOn);
  return (
    <section
      className={`${toolPanel} grid w-75 max-w-[calc(100vw-28px)] gap-3 p-4 in-[.l-lobby]:inset-[50px_0_auto_auto] max-xl:w-auto md:max-xl:in-[.l-dock]:inset-[auto_14px_calc(100%+8px)] max-md:in-[.l-dock]:inset-[auto_6px_6px] max-lg:in-[.l-lobby]:fixed max-lg:in-[.l-lobby]:inset-[56px_14px_auto]`}
      aria-label={texts().title}
      // A click between its controls keeps the focus inside, so it stays open.
      tabIndex={-1}
    >
      <Tool
        icon={on ? VolumeX : Volume2}
        labelVisible
        label={on ? texts().turnOff : texts().turnOn}
        aria-keyshortcuts="M"
        onClick={toggleSound}
      />
      <VolumeField of="film" />
      <VolumeField of="music" />
      <VolumeField of="cues" />
      <p className="text-sm">{texts().key}</p>
    </section>
  );
}
