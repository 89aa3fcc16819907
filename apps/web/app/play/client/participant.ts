import { initialLiveState, type LiveState } from "@lantern/live-client";
import { type Access, access, forget } from "../../api/participant/access.ts";
import type { ParticipantState } from "../../api/participant/participant-state.ts";
import { offerToTests } from "../../api/test-object.ts";
import { secondsUntil } from "../stage/timing.ts";
import { current, disconnect } from "./current-client.ts";
import { filmPosition } from "./film-position.ts";
import { storyFile } from "./story-files.ts";

/** `getScorecard`: whether the scorecard may be fetched. A page that was opened after the end has no snapshot. */
export function mayFetchScorecard({ dataPackage }: Access, { snapshot }: LiveState): boolean {
  if (!snapshot) return dataPackage?.session.status === "completed";
  return snapshot.view.stage === "over" && snapshot.view.scorecard;
}

/** Combines the sign-in with the live state, at a server time. */
export function participantState(
  entry: Access,
  live: LiveState,
  now: number,
  filmSeconds: number,
): ParticipantState {
  const view = live.snapshot?.view ?? null;
  const play = view?.stage === "play" ? view : null;
  const film = play?.scene.kind === "film" && play.scene.step === "active" ? play.scene : null;
  const endsAt = view?.clock.endsAt ?? null;
  const ended = view?.stage === "over" || view?.clock.phase === "ended";
  const media = entry.dataPackage?.media;
  const slug = live.welcome?.experience.slug;
  return {
    user: entry.user,
    token: entry.token,
    dataPackage: entry.dataPackage,
    isLoggedIn: entry.isLoggedIn,
    playerCurrentTime: film ? filmSeconds : 0,
    experiencePathOrder: play?.pathOrder ?? 0,
    experienceTimeLeft: endsAt === null || ended ? 0 : secondsUntil(endsAt, now),
    experienceEndTime: endsAt,
    currentUrlHls: film?.hls && slug ? storyFile(slug, film.hls) : "",
    getScorecard: mayFetchScorecard(entry, live),
    isEnded: ended,
    leaveMeeting: entry.leaveMeeting,
    joinBreakoutRoom: play !== null && live.link !== "closed" && live.welcome?.session.rehearsal === false,
    shouldMuteVideo: film !== null,
    customDailyRoomUrl: media?.kind === "daily" ? (media.customDailyRoomUrl ?? "") : "",
    credentials: entry.credentials,
  };
}

/** Forgets the session: connection, times, flags and sign-in. */
export function reset(): void {
  disconnect();
  forget();
}

/** Offers `lantern.participant` to tests. */
export function publishParticipant(): void {
  const participant = {
    get state(): ParticipantState {
      const { client } = current.get();
      const live = client?.store.get() ?? initialLiveState;
      return participantState(access.get(), live, client?.clock.now() ?? Date.now(), filmPosition.seconds());
    },
    reset,
  };
  offerToTests({ participant });
}
