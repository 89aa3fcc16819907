import { smallestGroup } from "@lantern/contract/http";
import type { PlayedSession, PlayedTeam } from "../../db/schema/played-session.ts";

/** A team as its company sees it: what it chose, never how its members voted. Points have no parts: see `reportedTeam`. */
type ReportedTeam = Omit<PlayedTeam, "points"> & { points: number };

/** What a company may be told about a session that was played. */
export interface ReportedSession extends Omit<PlayedSession, "teams"> {
  /** Teams of `smallestGroup` people or more. */
  teams: ReportedTeam[];
  /** The number of smaller teams. Nothing that they did is here, so no total contains it. */
  hiddenTeams: number;
  /** Who shared a team with whom, of all teams. */
  groups: string[][];
}

/**
 * Decides what a company may see of a played session, for every report, file, link, message and statistic. It is applied
 * whenever one of them is made, so it is true for sessions that ended before the rule.
 */
export function reportedSession(played: PlayedSession): ReportedSession {
  const teams = played.teams.filter(({ people }) => people.length >= smallestGroup).map(reportedTeam);
  const decided = new Set(teams.flatMap(({ choices }) => choices.map(({ scene }) => scene)));
  return {
    ...played,
    teams,
    decisions: played.decisions.filter(({ scene }) => decided.has(scene)),
    hiddenTeams: played.teams.length - teams.length,
    groups: played.teams.map(({ people }) => people),
  };
}

/**
 * Listening is the only measure that depends on who voted for what. From it, a member of the team who knows what they did
 * themselves can work out votes of others, and from the parts of the score whether it had a value.
 */
function reportedTeam({ points, measures, ...team }: PlayedTeam): ReportedTeam {
  return { ...team, points: points.total, measures: measures.filter(({ id }) => id !== "listening") };
}
