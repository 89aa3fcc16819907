import { initialLiveState, type LiveClient } from "@lantern/live-client";
import { ArrowLeft, Mic, MicOff } from "lucide-react";
import { useEffect, useMemo } from "react";
import { t } from "../../../i18n/index.ts";
import { CallContext } from "../../../live/call/call-context.ts";
import { Voices } from "../../../live/call/voices.tsx";
import { DirectoryContext, type Live, LiveContext } from "../../../live/stage/live-context.ts";
import { Stage } from "../../../live/stage/stage.tsx";
import { Button } from "../../../ui/button.tsx";
import type { HostConnection } from "../use-host-connection.ts";
import { useVisitVoice } from "../use-visit-voice.ts";

const texts = t.host.visit;
const NOT_YOURS = { ok: false, code: "NOT_YOURS", message: "" } as const;

/** Hides reactions from the host, and mute requests, which are for participants. */
function withoutReactions({ store }: LiveClient): Live["store"] {
  const { reactions, mutedAt } = initialLiveState;
  return { get: () => ({ ...store.get(), reactions, mutedAt }), subscribe: store.subscribe };
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
  const live = useMemo<Live | null>(
    () =>
      welcome &&
      snapshot && {
        session: welcome.session,
        info: welcome.experience,
        me: null,
        mine: null,
        directory: snapshot.directory,
        store: withoutReactions(client),
        send: async () => NOT_YOURS,
        report: async () => NOT_YOURS,
        react: () => {},
        now: () => client.clock.now(),
      },
    [welcome, snapshot, client],
  );
  const back = () => {
    stop();
    void send({ type: "visit", team: null });
  };
  if (!view || !live) return <p role="status">{texts.opening}</p>;
  return (
    <div className="l-visited">
      <div className="dusk flex flex-wrap items-center justify-between gap-3 border-b border-ember-line px-4 py-2 md:px-8">
        <p role="status" className="font-semibold text-ember">
          {call ? texts.speaking(view.team.name) : texts.bar(view.team.name)}
        </p>
        <div className="flex flex-wrap gap-2">
          {speak && !call && (
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
      <LiveContext value={live}>
        <DirectoryContext value={live.directory}>
          <CallContext value={call}>
            {call && <Voices call={call} />}
            <div id="main">
              <Stage view={view} />
            </div>
          </CallContext>
        </DirectoryContext>
      </LiveContext>
    </div>
  );
}
