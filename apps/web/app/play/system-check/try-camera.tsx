import { Video, VideoOff } from "lucide-react";
import { useEffect, useState } from "react";
import { deviceStorage } from "../../api/storage.ts";
import { t } from "../../i18n/index.ts";
import { readChoice } from "../call/device-choice.ts";
import { openDevice, problemOf } from "../call/devices.ts";
import { OwnPicture } from "../call/picture.tsx";
import { StageButton } from "../ui/buttons.tsx";
import type { Result } from "./automatic-checks.ts";
import { CheckRow } from "./row.tsx";

const texts = () => t.systemCheck();

interface Props {
  result: Result | undefined;
  onResult(result: Result): void;
}

/** Opens the camera after a click and shows its picture until it is turned off. */
export function TryCamera({ result, onResult }: Props) {
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [opening, setOpening] = useState(false);
  useEffect(() => () => track?.stop(), [track]);

  async function open() {
    setOpening(true);
    try {
      setTrack(await openDevice("cam", readChoice(deviceStorage()).cam));
      onResult({ pass: true, text: texts().cameraOk });
    } catch (error) {
      onResult({ pass: false, text: texts().findings[`cam-${problemOf(error)}`] });
    }
    setOpening(false);
  }

  return (
    <CheckRow part="camera" result={opening ? undefined : result} waiting={opening ? texts().looking : ""}>
      {track && (
        <div className="relative aspect-video w-80 max-w-full shrink-0 overflow-hidden rounded-sm">
          <OwnPicture track={track} />
        </div>
      )}
      {track ? (
        <StageButton tone="line" icon={VideoOff} onClick={() => setTrack(null)}>
          {texts().cameraOff}
        </StageButton>
      ) : (
        <StageButton tone="line" icon={Video} disabled={opening} onClick={() => void open()}>
          {texts().tryCamera}
        </StageButton>
      )}
    </CheckRow>
  );
}
