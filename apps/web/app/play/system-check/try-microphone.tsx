import { Mic } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { deviceStorage } from "../../api/storage.ts";
import { t } from "../../i18n/index.ts";
import { readChoice } from "../call/device-choice.ts";
import { openDevice, problemOf } from "../call/devices.ts";
import { Level } from "../call/level.tsx";
import { useOwnLevel } from "../call/use-own-level.ts";
import { StageButton } from "../ui/buttons.tsx";
import type { Result } from "./automatic-checks.ts";
import { record } from "./recording.ts";
import { CheckRow } from "./row.tsx";

const texts = () => t.systemCheck();

/** Louder than the noise of a quiet room, 0–1. */
const AUDIBLE_LEVEL = 0.01;

interface Props {
  result: Result | undefined;
  onResult(result: Result): void;
}

/** Opens the microphone after a click, shows its level, and plays three seconds of it back. */
export function TryMicrophone({ result, onResult }: Props) {
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [recording, setRecording] = useState(false);
  const [sound, setSound] = useState("");
  const level = useOwnLevel(track, recording);
  const audible = level > AUDIBLE_LEVEL;
  const onAudible = useEffectEvent(() => onResult({ pass: true, text: texts().microphoneOk }));
  useEffect(() => {
    if (audible) onAudible();
  }, [audible]);
  useEffect(() => () => track?.stop(), [track]);
  useEffect(() => () => URL.revokeObjectURL(sound), [sound]);

  async function listen() {
    setRecording(true);
    try {
      const opened = await openDevice("mic", readChoice(deviceStorage()).mic);
      setTrack(opened);
      onResult({ pass: false, text: texts().microphoneSilent });
      setSound(URL.createObjectURL(await record(opened)));
    } catch (error) {
      onResult({ pass: false, text: texts().findings[`mic-${problemOf(error)}`] });
    }
    setRecording(false);
    setTrack(null);
  }

  return (
    <CheckRow
      part="microphone"
      result={recording ? undefined : result}
      waiting={recording ? texts().listening : ""}
    >
      {recording && (
        <p role="status">
          {texts().speakNow} <Level label={texts().level} value={level} />
        </p>
      )}
      {sound && !recording && (
        // biome-ignore lint/a11y/useMediaCaption: a recording of the person's own voice
        <audio controls className="h-11 w-75 max-w-full" src={sound} aria-label={texts().playback} />
      )}
      <StageButton tone="line" icon={Mic} disabled={recording} onClick={() => void listen()}>
        {texts().tryMicrophone}
      </StageButton>
    </CheckRow>
  );
}
