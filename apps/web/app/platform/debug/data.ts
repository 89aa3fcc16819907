import { listPlatformSessions } from "@lantern/contract/endpoints/platform-sessions";
import {
  listStoryAwards,
  replayMeasures,
  replayMoment,
  replayScorecard,
} from "@lantern/contract/endpoints/replay";
import type { ReplayMeasures, ReplayMoment, ReplayScorecard, StoryAwards } from "@lantern/contract/http";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { request } from "../../api/request.ts";

const immutable = Number.POSITIVE_INFINITY;
const ofTeam = (team: string) => (team ? { team } : {});

/** Id of a played session, or `sample`. */
export interface LogChoice {
  of: string;
  /** Team id; empty for the first team. */
  team: string;
}

export const playedQuery = queryOptions({
  queryKey: ["debug", "played"],
  queryFn: async () =>
    (await request(listPlatformSessions, { query: { status: "completed", sort: "start" } })).items,
});

export const momentQuery = ({ of, team }: LogChoice, at: number | null) =>
  queryOptions({
    queryKey: ["debug", "moment", of, team, at],
    queryFn: async () =>
      (await request(replayMoment, {
        params: { of },
        query: { ...ofTeam(team), ...(at !== null && { at }) },
      })) as ReplayMoment,
    placeholderData: keepPreviousData,
  });

export const measuresQuery = ({ of, team }: LogChoice) =>
  queryOptions({
    queryKey: ["debug", "measures", of, team],
    queryFn: async () =>
      (await request(replayMeasures, { params: { of }, query: ofTeam(team) })) as ReplayMeasures,
  });

export const scorecardQuery = ({ of, team }: LogChoice) =>
  queryOptions({
    queryKey: ["debug", "scorecard", of, team],
    queryFn: async () =>
      (await request(replayScorecard, { params: { of }, query: ofTeam(team) })) as ReplayScorecard,
  });

export const awardsQuery = queryOptions({
  queryKey: ["debug", "awards"],
  queryFn: async () => (await request(listStoryAwards)).items as StoryAwards[],
  staleTime: immutable,
});
