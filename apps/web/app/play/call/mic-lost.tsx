import { Mic } from "lucide-react";
import { useEffect } from "react";
import { t } from "../../i18n/index.ts";
import { useSpeech } from "../announcer/speech.tsx";
import { notification } from "../stage/connection-notifications.tsx";
import { StageButton } from "../ui/buttons.tsx";
import { useOwnMedia } from "./call-context.ts";
import type { TeamCall } from "./team-call.ts";

const texts = () => t.live().call;

/** Says that nobody hears this person, although their microphone is on, and takes it again. */
export default function MicLost({ call }: { call: TeamCall }) {
  const { problem } = useOwnMedia(call);
  const { announce } = useSpeech();
  const text = problem.mic ? texts().fix.findings[`mic-${problem.mic}`] : texts().micLost;
  useEffect(() => {
    announce({ key: "microphone", urgency: "now", text });
  }, [text, announce]);
  return (
    <div className="fixed inset-x-0 bottom-21 z-9 flex justify-center px-2">
      <div className={`${notification("strong")} flex-wrap`}>
        <span>{text}</span>
        <StageButton tone="solid" icon={Mic} onClick={() => void call.media.takeMicBack()}>
          {texts().takeMicBack}
        </StageButton>
      </div>
    </div>
  );
}
