import { smallestGroup } from "@lantern/contract/http";
import type { PlayedSession, PlayedTeam } from "../../db/schema/played-session.ts";
import { en } from "../documents/text.ts";

/** A team as its company sees it: what it chose, never how its members voted. */
type ReportedTeam = Omit<PlayedTeam, "points"> & {
  /** `parts` are null where one of them would tell a measure that is withheld. */
  points: { total: number; parts: Omit<PlayedTeam["points"], "total"> | null };
};

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
 * Listening is the only measure that depends on who voted for what. A member of a team of three who knows their own vote
 * and the captain's could work out the third, and in a team without a split vote everybody's.
 */
const smallestListening = { people: 4, split: 2 };

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

function reportedTeam({ points: { total, ...parts }, ...team }: PlayedTeam): ReportedTeam {
  const split = team.measures.find(({ id }) => id === "listening")?.parts.split ?? 0;
  const listens = team.people.length >= smallestListening.people && split >= smallestListening.split;
  return {
    ...team,
    points: { total, parts: listens ? parts : null },
    measures: team.measures.map((measure) =>
      measure.id === "listening" && !listens ? { ...measure, ...withheld } : measure,
    ),
  };
}

/** The same whether nobody had to listen or it cannot be said who did. */
const withheld = { value: null, band: null, parts: {}, ...en.withheldListening };
