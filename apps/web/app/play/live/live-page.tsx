import { calledName } from "@lantern/contract/full-name";
import type { LiveClient } from "@lantern/live-client";
import { lazy, Suspense, useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { access, leave, resume } from "../../api/participant/access.ts";
import { t } from "../../i18n/index.ts";
import { speak } from "../../i18n/speak.ts";
import { Announcer } from "../announcer/announcer.tsx";
import { CallContext, useTeamCall } from "../call/call-context.ts";
import { ownMedia, type TeamCall } from "../call/team-call.ts";
import { Voices } from "../call/voices.tsx";
import { connect, current, disconnect, reconnect } from "../client/current-client.ts";
import { liveSource } from "../client/live-source.ts";
import { publishParticipant } from "../client/participant.ts";
import { toJoinPage } from "../client/to-join-page.ts";
import { untilLoaded } from "../client/until-loaded.ts";
import { useStore } from "../client/use-store.ts";
import { Goodbye } from "../end/goodbye.tsx";
import { later } from "../scenes/later.ts";
import { SoundContext } from "../sound/sound-tool.tsx";
import { LiveProvider } from "../stage/live-provider.tsx";
import { Stage } from "../stage/stage.tsx";
import { Panel } from "../ui/panel.tsx";
import { useScreenOn } from "./screen-on.ts";

/** Whoever opens the session in its middle needs no lobby. */
const lobby = later(() => import("../lobby/lobby.tsx"));
const Lobby = lazy(async () => ({ default: (await lobby()).Lobby }));
export const loadLobby = (): void => void lobby().catch(() => {});

/** Until its script has loaded, the session is silent. */
const Playback = lazy(() => untilLoaded(() => import("../sound/playback.ts")));

const MicLost = lazy(() => untilLoaded(() => import("../call/mic-lost.tsx")));

/** Longest time that leaving waits for a response. */
const LEAVE_MS = 1500;

/** Resumes this tab's sign-in and connects. Leads to the join page when that isn't possible. */
function useConnection(sessionId: string): LiveClient | null {
  const isLoggedIn = useStore(access, (state) => state.isLoggedIn);
  const client = useStore(current, (state) => state.client);
  useEffect(() => {
    publishParticipant();
    if (isLoggedIn) {
      connect();
      return;
    }
    let left = false;
    const leaveAgain = () => {
      if (!left && !access.get().leaveMeeting) toJoinPage(sessionId);
    };
    resume(sessionId).then((joined) => joined || leaveAgain(), leaveAgain);
    return () => {
      left = true;
    };
  }, [sessionId, isLoggedIn]);
  return isLoggedIn ? client : null;
}

/** Leaves the team, the connection and the sign-in; works without a response too. */
async function quit(client: LiveClient): Promise<void> {
  const waited = new Promise((resolve) => setTimeout(resolve, LEAVE_MS));
  await Promise.race([client.send({ type: "leave" }), waited]);
  disconnect();
  ownMedia().close();
  await leave();
}

/** The lobby, the stage, or why the connection was closed. */
export function LiveSession({ client, sessionId }: { client: LiveClient; sessionId: string }) {
  const navigate = useNavigate();
  const session = useStore(client.store, ({ welcome }) => welcome?.session);
  const stage = useStore(client.store, ({ snapshot }) => snapshot?.view.stage);
  const bye = useStore(client.store, (state) => (state.link === "closed" ? state.bye : null));
  const call = useTeamCall(client);
  const firstName = useStore(access, ({ user }) => calledName(user?.first_name, user?.last_name));
  const correctable = useStore(access, ({ dataPackage }) => dataPackage?.has_proved_address);
  // "Play here" opens a new connection, and so a new source.
  const source = useMemo(() => liveSource(client), [client]);
  const sounds = useStore(client.store, ({ snapshot, welcome }) =>
    snapshot ? (welcome?.experience.score ?? null) : null,
  );
  const ended = stage === "over";
  useScreenOn(stage !== undefined && !ended && bye === null);
  useEffect(() => {
    if (stage === "over") ownMedia().close();
    if (stage === "over") navigate("/experience/end", { replace: true });
    else if (stage) {
      const page = stage === "play" ? "live" : "wait";
      navigate(`/experience/${page}/${sessionId}`, { replace: true });
    }
  }, [stage, sessionId, navigate]);

  // A rehearsal has no other source for its language, and the person may have chosen another.
  const language = session && (session.pages ?? session.language);
  useEffect(() => {
    if (language) void speak(language);
  }, [language]);

  // A rehearsal has no join page.
  const goOn = () => (session?.rehearsal ? location.replace("/") : toJoinPage(sessionId));
  const onLeave = () => void quit(client).then(goOn);

  if (bye) return <Goodbye code={bye} sessionId={sessionId} onAgain={reconnect} />;
  if (!session || !stage || ended) {
    return (
      <Panel heading={ended ? t.liveScenes().over.headline : t.live().connection.opening}>
        <p role="status">{ended ? t.liveScenes().over.detail : t.live().connection.finding}</p>
      </Panel>
    );
  }
  return (
    <LiveProvider source={source}>
      <Announcer>
        {/* A rehearsal is played alone, so there is no call. */}
        <CallContext value={session.rehearsal ? null : call}>
          {call && <Voices call={call} />}
          {call && <MicNote call={call} />}
          {sounds && (
            <Suspense>
              <Playback source={source} url={sounds} call={call} />
            </Suspense>
          )}
          <SoundContext value={sounds !== null}>
            {stage === "play" && <Stage onLeave={onLeave} />}
            {stage === "lobby" && (
              <Suspense fallback={<Opening />}>
                <Lobby
                  firstName={firstName}
                  correctable={correctable}
                  trip={() => client.clock.trip}
                  onLeave={onLeave}
                />
              </Suspense>
            )}
          </SoundContext>
        </CallContext>
      </Announcer>
    </LiveProvider>
  );
}

function MicNote({ call }: { call: TeamCall }) {
  const interrupted = useStore(call.media.state, (state) => state.interrupted);
  return (
    interrupted && (
      <Suspense>
        <MicLost call={call} />
      </Suspense>
    )
  );
}

function Opening() {
  return (
    <Panel heading={t.live().connection.opening}>
      <p role="status">{t.live().connection.finding}</p>
    </Panel>
  );
}

/** The live session from the lobby to its end, under each of its addresses. */
export function LivePage({ sessionId }: { sessionId: string }) {
  const client = useConnection(sessionId);
  if (client) return <LiveSession key={sessionId} client={client} sessionId={sessionId} />;
  return <Opening />;
}
