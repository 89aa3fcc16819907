import { getIce } from "@lantern/contract/participant-endpoints";
import type { LiveClient } from "@lantern/live-client";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call as request } from "../../api/client.ts";
import { t } from "../../i18n/index.ts";
import { ownMedia, TeamCall } from "../../play/call/team-call.ts";
import { toast } from "../../ui/toast.ts";

interface VisitVoice {
  /** Set while the host is in the team's call. */
  call: TeamCall | null;
  /** Null with a media server: it accepts no visitors. */
  speak: (() => Promise<void>) | null;
  stop(): void;
}

/** A host's microphone in the call of the team that they visit. It ends with the visit. */
export function useVisitVoice(client: LiveClient): VisitVoice {
  const [call, setCall] = useState<TeamCall | null>(null);
  const { data } = useQuery({ queryKey: ["call"], queryFn: () => request(getIce, { as: "dashboard" }) });
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
    if (mic) setCall(new TeamCall(client, null, "dashboard"));
    else if (problem.mic) toast.bad(t.live().call.fix.findings[`mic-${problem.mic}`]);
  };
  const stop = () => {
    // Close at once: the team must be told before the visit itself ends.
    call?.close();
    setCall(null);
  };
  return { call, speak: data?.mesh ? speak : null, stop };
}
