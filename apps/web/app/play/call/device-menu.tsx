import { t } from "../../i18n/index.ts";
import { cn } from "../../ui/cn.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { useOwnMedia } from "./call-context.ts";
import type { Kind } from "./devices.ts";
import { Level } from "./level.tsx";
import type { LocalMedia } from "./local-media.ts";
import type { TeamCall } from "./team-call.ts";
import { useOwnLevel } from "./use-own-level.ts";

const texts = () => t.live().call;
const KINDS = { mic: "audioinput", cam: "videoinput", speaker: "audiooutput" } as const;

function Picker({
  media,
  kind,
  devices,
}: {
  media: LocalMedia;
  kind: Kind | "speaker";
  devices: MediaDeviceInfo[];
}) {
  const { choice } = media.state.get();
  const using = kind === "speaker" ? undefined : media.state.get()[kind]?.getSettings().deviceId;
  const options = devices.filter((device) => device.kind === KINDS[kind]);
  return (
    <Field label={texts().device[kind]}>
      <Select
        disabled={options.length === 0}
        value={using ?? choice[kind]?.id ?? options[0]?.deviceId ?? ""}
        onChange={({ target }) => {
          const label = target.selectedOptions[0]?.textContent ?? "";
          void media.use(kind, { id: target.value, label });
        }}
      >
        {options.length === 0 && <option value="">{texts().noDevice[kind]}</option>}
        {options.map(({ deviceId, label }, index) => (
          <option key={deviceId} value={deviceId}>
            {label || texts().unnamed(index + 1)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Selects the microphone, camera and speaker, with a level meter for the microphone. */
export function DeviceMenu({ call, className }: { call: TeamCall; className?: string }) {
  const { devices, mic } = useOwnMedia(call);
  const level = useOwnLevel(mic, true);
  return (
    <div className={cn("grid gap-3", className)}>
      <Picker media={call.media} kind="mic" devices={devices} />
      <Level label={texts().level} value={level} />
      <Picker media={call.media} kind="cam" devices={devices} />
      {devices.some(({ kind }) => kind === "audiooutput") && (
        <Picker media={call.media} kind="speaker" devices={devices} />
      )}
    </div>
  );
}
