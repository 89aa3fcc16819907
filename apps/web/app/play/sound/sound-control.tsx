import { Volume2, VolumeX } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { soundIsOn, soundPreferences, toggleSound } from "../../api/participant/sound-preferences.ts";
import { t } from "../../i18n/index.ts";
import { useStore } from "../client/use-store.ts";
import { Tool } from "../ui/buttons.tsx";
import { closing } from "../ui/closing.ts";
import { useKey } from "../ui/keys.ts";

const SoundMenu = lazy(() => import("./sound-menu.tsx"));

/** A switch and volumes for the story's films, music and sounds. */
export default function Control() {
  const on = useStore(soundPreferences, soundIsOn);
  const [open, setOpen] = useState(false);
  useKey("m", toggleSound);
  return (
    <div className="relative max-xl:in-[.l-dock]:static" {...closing(open, () => setOpen(false))}>
      <Tool
        icon={on ? Volume2 : VolumeX}
        label={on ? t.live().sound.on : t.live().sound.off}
        data-on={on || undefined}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense>
          <SoundMenu />
        </Suspense>
      )}
    </div>
  );
}
