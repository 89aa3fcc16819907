import { initialLiveState, type LiveClient } from "@lantern/live-client";
import { ArrowLeft, Mic, MicOff } from "lucide-react";
import { useEffect, useMemo } from "react";
import { Announcer } from "../../play/announcer/announcer.tsx";
import { CallContext } from "../../play/call/call-context.ts";
import { Voices } from "../../play/call/voices.tsx";
import { liveSource } from "../../play/client/live-source.ts";
import type { Live, LiveSource } from "../../play/stage/live-context.ts";
import { LiveProvider } from "../../play/stage/live-provider.tsx";
import { Stage } from "../../play/stage/stage.tsx";
import { Button } from "../../ui/button.tsx";
import { texts as hostTexts } from "./texts.ts";
import type { HostConnection } from "./use-host-connection.ts";
import { useVisitVoice } from "./use-visit-voice.ts";

const texts = hostTexts.visit;
const NOT_YOURS = { ok: false, code: "NOT_YOURS", message: "" } as const;

/** The team's stage without a seat: no commands, and no reactions or mutes, which are for participants. */
function visitSource(client: LiveClient): LiveSource {
  const { reactions, mutedAt } = initialLiveState;
  const { store } = client;
  const source = liveSource(client, {
    me: null,
    mine: null,
    send: async () => NOT_YOURS,
    report: async () => NOT_YOURS,
    line: () => {},
    react: () => {},
  });
  let last: Live | null = null;
  return {
    ...source,
    get() {
      const live = source.get();
      // The console's own view comes when the visit ends: the stage keeps the team's until it is gone.
      if (live.view.stage === "play") last = live;
      return last ?? live;
    },
    state: { get: () => ({ ...store.get(), reactions, mutedAt }), subscribe: store.subscribe },
  };
}

/** A team's real stage, read-only. The host can join the team's call, and the team is told. */
export default function Visit({ connection, client }: { connection: HostConnection; client: LiveClient }) {
  const { welcome, snapshot } = connection.state;
  const view = snapshot?.view.stage === "play" ? snapshot.view : null;
  const { send } = connection;
  const { call, speak, stop } = useVisitVoice(client);
  const over = snapshot?.view.stage === "over";
  useEffect(() => {
    // The session ended during the visit: return to the console.
    if (over) void send({ type: "visit", team: null });
  }, [over, send]);
  const source = useMemo(() => visitSource(client), [client]);
  const back = () => {
    stop();
    void send({ type: "visit", team: null });
  };
  if (!view || !welcome) return <p role="status">{texts.opening}</p>;
  return (
    <div className="l-visited">
      <div className="dusk flex flex-wrap items-center justify-between gap-3 border-b border-ember-line px-4 py-2 md:px-8">
        <p role="status" className="font-semibold text-ember">
          {call ? texts.speaking(view.team.name) : texts.bar(view.team.name)}
        </p>
        <div className="flex flex-wrap gap-2">
          {!call && (
            <Button size="sm" onClick={speak}>
              <Mic aria-hidden="true" strokeWidth={1.5} />
              {texts.speak}
            </Button>
          )}
          {call && (
            <Button size="sm" onClick={stop}>
              <MicOff aria-hidden="true" strokeWidth={1.5} />
              {texts.stop}
            </Button>
          )}
          <Button size="sm" autoFocus onClick={back}>
            <ArrowLeft aria-hidden="true" strokeWidth={1.5} />
            {texts.back}
          </Button>
        </div>
      </div>
      <LiveProvider source={source}>
        <Announcer>
          <CallContext value={call}>
            {call && <Voices call={call} />}
            <div id="main">
              <Stage />
            </div>
          </CallContext>
        </Announcer>
      </LiveProvider>
    </div>
  );
}
