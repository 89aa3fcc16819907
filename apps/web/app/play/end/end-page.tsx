import { getScorecard } from "@lantern/contract/endpoints/participant";
import type { StoredScorecard } from "@lantern/contract/live";
import { createStore, initialLiveState } from "@lantern/live-client";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { ApiError, messageFor } from "../../api/error.ts";
import { access, isRehearsal, lastSession, resume } from "../../api/participant/access.ts";
import { storyLanguage } from "../../api/participant/story-language.ts";
import { request } from "../../api/request.ts";
import { t } from "../../i18n/index.ts";
import { TextButton, textLink } from "../../ui/button.tsx";
import { CheckIn } from "../check-in/check-in.tsx";
import { current } from "../client/current-client.ts";
import { mayFetchScorecard, publishParticipant } from "../client/participant.ts";
import { useStore } from "../client/use-store.ts";
import { AfterRehearsal } from "../scorecard/after-rehearsal.tsx";
import { AfterScene } from "../scorecard/after-scene.tsx";
import { Feedback } from "../scorecard/feedback.tsx";
import { FollowUp } from "../scorecard/follow-up.tsx";
import { NextAdventure } from "../scorecard/next-adventure.tsx";
import { Scorecard } from "../scorecard/scorecard.tsx";
import { ShareTeamPage, TeamPageLink } from "../scorecard/share-team-page.tsx";
import { Panel, PanelLinks } from "../ui/panel.tsx";

const texts = () => t.liveScorecard();

/** The server stores the scorecard within seconds of the end. Until then it responds with an error. */
const TRIES = 20;
const PAUSE_MS = 1500;

function notYet(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 404 || error.status === 409 || error.status === 0 || error.status >= 500)
  );
}

/** The session that this tab played, once it is signed in again. Null when there is none. */
function useOwnSession(): { sessionId: string | null; ready: boolean } {
  const [sessionId] = useState(lastSession);
  const [state, setState] = useState({ sessionId, ready: sessionId === null });
  useEffect(() => {
    publishParticipant();
    if (!sessionId) return;
    resume(sessionId).then(
      (resumed) => setState({ sessionId: resumed ? sessionId : null, ready: true }),
      () => setState({ sessionId: null, ready: true }),
    );
  }, [sessionId]);
  return state;
}

const noConnection = createStore(initialLiveState);

/** `getScorecard`, and whether the session is known to be over. Without a connection only its data can tell. */
function useFlag(): { mayFetch: boolean; isOver: boolean } {
  const client = useStore(current, (state) => state.client);
  const live = useStore(client?.store ?? noConnection, (state) => state);
  const entry = useStore(access, (state) => state);
  const mayFetch = mayFetchScorecard(entry, live);
  return { mayFetch, isOver: mayFetch || live.snapshot?.view.stage === "over" };
}

/** After the session: the scorecard as soon as it is stored. Before the end this page redirects to the session. */
export function EndPage() {
  const navigate = useNavigate();
  const { sessionId, ready } = useOwnSession();
  const { mayFetch, isOver } = useFlag();
  const early = ready && sessionId !== null && !isOver;
  useEffect(() => {
    if (early) navigate(`/experience/live/${sessionId}`, { replace: true });
  }, [early, sessionId, navigate]);
  const query = useQuery({
    queryKey: ["scorecard", sessionId],
    enabled: ready && sessionId !== null && mayFetch,
    queryFn: () =>
      request(getScorecard, {
        params: { sessionId: sessionId ?? "" },
        query: { language: storyLanguage() ?? undefined },
      }) as Promise<StoredScorecard>,
    retry: (count, error) => notYet(error) && count < TRIES,
    retryDelay: PAUSE_MS,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.data) {
    const rehearsal = isRehearsal(sessionId ?? "");
    const { commitmentTextId, experience } = query.data.scorecard;
    return (
      <Scorecard stored={query.data} isStored={!rehearsal} shareLink={!rehearsal && <TeamPageLink />}>
        {!rehearsal && <ShareTeamPage card={query.data.scorecard} />}
        {commitmentTextId && <FollowUp />}
        {experience.scene && <AfterScene adventure={experience.slug} />}
        {rehearsal && !experience.scene && <AfterRehearsal />}
        {!rehearsal && (
          <>
            <Feedback />
            <CheckIn className="mx-auto mb-10 max-w-190 max-md:mx-5" />
            {query.data.next && <NextAdventure {...query.data.next} />}
          </>
        )}
      </Scorecard>
    );
  }
  if (ready && sessionId === null) {
    return (
      <Panel heading={texts().title}>
        <p>{texts().openLink}</p>
      </Panel>
    );
  }
  if (ready && isOver && !mayFetch) {
    return (
      <Panel heading={texts().none}>
        <p>{texts().noneDetail}</p>
      </Panel>
    );
  }
  if (query.error) {
    return (
      <Panel heading={texts().failed}>
        <p role="alert">{messageFor(query.error)}</p>
        <PanelLinks>
          <TextButton onClick={() => query.refetch()}>{texts().again}</TextButton>
          <Link className={textLink} to={`/experience/${sessionId}`}>
            {t.live().bye.toJoin}
          </Link>
        </PanelLinks>
      </Panel>
    );
  }
  return (
    <Panel heading={texts().waiting}>
      <p role="status">{texts().waitingDetail}</p>
    </Panel>
  );
}
