import { t } from "../../i18n/index.ts";
import { toolPanel } from "../ui/buttons.tsx";
import { DeviceMenu } from "./device-menu.tsx";
import { FixMedia } from "./fix-media.tsx";
import type { TeamCall } from "./team-call.ts";

const texts = () => t.live().call;

/** Devices, "Fix my audio or video", and how to talk for a moment. */
export function DevicePanel({ call }: { call: TeamCall }) {
  return (
    <section
      className={`${toolPanel} max-h-[calc(100dvh-140px)] w-85 max-w-[calc(100vw-28px)] overflow-y-auto p-4`}
      aria-label={texts().settings}
    >
      <DeviceMenu call={call} />
      <FixMedia call={call} />
      <p className="mt-3.5 border-t border-line pt-3.5 text-sm">{texts().pushToTalk}</p>
    </section>
  );
}
