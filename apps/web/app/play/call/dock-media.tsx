import { Mic, MicOff, SlidersHorizontal, Video, VideoOff } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { t } from "../../i18n/index.ts";
import { useStore } from "../client/use-store.ts";
import { Tool } from "../ui/buttons.tsx";
import { closing } from "../ui/closing.ts";
import { useCall, useOwnMedia } from "./call-context.ts";
import { DevicePanel } from "./load-devices.ts";
import type { LocalMedia } from "./local-media.ts";
import type { TeamCall } from "./team-call.ts";

const texts = () => t.live().call;

/** Elements that handle the space bar themselves. */
const takesSpace = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest("input, textarea, select, button, a, summary, [role=button]") !== null;

/** Lets a muted person speak while they hold down the space bar. */
function usePushToTalk(media: LocalMedia): void {
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.code !== "Space" || event.repeat || takesSpace(event.target)) return;
      event.preventDefault();
      media.talk(true);
    };
    const up = (event: KeyboardEvent) => event.code === "Space" && media.talk(false);
    const away = () => media.talk(false);
    addEventListener("keydown", down);
    addEventListener("keyup", up);
    addEventListener("blur", away);
    return () => {
      removeEventListener("keydown", down);
      removeEventListener("keyup", up);
      removeEventListener("blur", away);
      away();
    };
  }, [media]);
}

function MediaTools({ call, camera }: { call: TeamCall; camera: boolean }) {
  const { media, mesh } = call;
  const { mic, cam, choice, mutedForFilm, talking, opening, problem, interrupted } = useOwnMedia(call);
  const { audioOnly } = useStore(mesh.state, (state) => state);
  const [menu, setMenu] = useState(false);
  usePushToTalk(media);
  const micOn = mic !== null && (choice.micOn || talking);
  const micText = mutedForFilm ? texts().mutedForFilm : micOn ? texts().micOn : texts().micOff;
  const camText = audioOnly ? texts().videoPaused : cam ? texts().camOn : texts().camOff;
  return (
    <div className="relative flex gap-2 max-xl:gap-1 max-sm:gap-0.5">
      <Tool
        icon={micOn && !mutedForFilm ? Mic : MicOff}
        label={micText}
        data-on={micOn || undefined}
        data-problem={((problem.mic || interrupted) && choice.micOn) || undefined}
        disabled={mutedForFilm || opening}
        onClick={() => void media.setMic(!(mic !== null && choice.micOn))}
      />
      {camera && (
        <Tool
          icon={cam ? Video : VideoOff}
          label={camText}
          data-on={cam !== null || undefined}
          data-problem={(problem.cam && choice.camOn) || undefined}
          disabled={opening}
          onClick={() => void media.setCam(cam === null)}
        />
      )}
      {/* A browser that asks for permission takes the focus, and the menu stays open. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only closes what its button opened */}
      <div className="contents" onKeyDown={closing(menu, () => setMenu(false)).onKeyDown}>
        <Tool
          icon={SlidersHorizontal}
          label={texts().settings}
          aria-expanded={menu}
          onClick={() => setMenu(!menu)}
        />
        {menu && (
          <Suspense>
            <DevicePanel call={call} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Microphone, camera and device menu in the dock. Nothing where there is no call. */
export function DockMedia({ camera }: { camera: boolean }) {
  const call = useCall();
  return call && <MediaTools call={call} camera={camera} />;
}
