/** [E12] What stays of a session when its log ends. */
import type { TeamId } from "../commands.ts";
import type { MomentKind } from "../play/results.ts";
import type { LogEnded, LogRow, Person, State, TeamState } from "../play/types.ts";
import { tapeOf } from "./tape/choose.ts";

/**
 * The state with what report and scorecards read, and nothing else about single people. Fields are listed and not left
 * out, so what a later version adds to a person or a team goes unless somebody decides otherwise.
 */
export function endStateOf({ session, seats, teams }: State): State {
  const { chat: _, ...rest } = session;
  return {
    session: { ...rest, seed: "", random: 0, waitingUntil: null, results: [] },
    seats: eachOf(seats, endOfPerson),
    teams: eachOf(teams, endOfTeam),
  };
}

function endOfPerson({ seat, key, team, hasLeft, removed, observer, portrait }: Person): Person {
  return {
    seat,
    key,
    mix: [],
    prefers: null,
    team,
    presence: "away",
    graceEndsAt: null,
    hasLeft,
    removed,
    observer,
    help: false,
    ...(portrait !== undefined && { portrait }),
    connection: { epoch: 0, node: "", browser: "", presentMs: 0, since: null },
  };
}

function endOfTeam(team: TeamState): TeamState {
  const { id, name, joined, facts, storedTexts, path, entered, arrivedAct } = team;
  const { decisions, puzzles, allocations, kudos, commitment, rounds, ending, nickname, points } = team;
  return {
    id,
    name,
    random: 0,
    joined,
    aloneSince: null,
    captain: null,
    facts,
    storedTexts,
    scene: null,
    path,
    entered,
    arrivedAct,
    deals: {},
    shared: {},
    decisions: eachOf(decisions, ({ option, by }) => ({ option, by, silent: {}, final: {} })),
    puzzles,
    allocations,
    kudos,
    commitment,
    ...(rounds && {
      rounds: rounds.map(({ scene, card }) => ({ scene, card, ring: [], drawn: [], without: [] })),
    }),
    chat: [],
    ending,
    nickname,
    points,
  };
}

const eachOf = <T, U>(all: Record<string, T>, change: (one: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, change(one)]));

/** What stands for the rows of this log; null for one that has not ended. */
export function endOfLog(rows: readonly LogRow[]): LogEnded | null {
  const first = rows[0]?.events[0];
  return first?.type === "logEnded" ? first : null;
}

/**
 * The kinds of the moments that a team's tape shows, also when the log has ended.
 * @param rows every row of the session that concerns the team, first to last
 */
export function momentKindsOf(rows: readonly LogRow[], team: TeamId): MomentKind[] {
  const end = endOfLog(rows);
  if (end) return end.moments[team] ?? [];
  return tapeOf(rows, team).map(({ kind }) => kind);
}
