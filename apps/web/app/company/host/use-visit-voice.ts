import type { LiveClient } from "@lantern/live-client";
import { useEffect, useState } from "react";
import { t } from "../../i18n/index.ts";
import { ownMedia, TeamCall } from "../../play/call/team-call.ts";
import { toast } from "../../ui/toast.ts";

interface VisitVoice {
  /** Set while the host is in the team's call. */
  call: TeamCall | null;
  speak(): Promise<void>;
  stop(): void;
}

/** A host's microphone in the call of the team that they visit. It ends with the visit. */
export function useVisitVoice(client: LiveClient): VisitVoice {
  const [call, setCall] = useState<TeamCall | null>(null);
  useEffect(() => {
    if (!call) return;
    return () => {
      call.close();
      ownMedia().close();
    };
  }, [call]);
  const speak = async () => {
    const media = ownMedia();
    await media.open({ mic: true, cam: false });
    const { mic, problem } = media.state.get();
    if (mic) setCall(new TeamCall(client, "dashboard"));
    else if (problem.mic) toast.bad(t.live().call.fix.findings[`mic-${problem.mic}`]);
  };
  const stop = () => {
    // Close at once: the team must be told before the visit itself ends.
    call?.close();
    setCall(null);
  };
  return { call, speak, stop };
}
