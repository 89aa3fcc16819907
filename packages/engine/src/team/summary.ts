/** The small row that is written beside every team append: what the session needs to know of a team. */
import type { Seat } from "../commands.ts";
import type { Facts } from "../pack/condition.ts";
import { presentPlayers } from "./people.ts";
import type { TeamState } from "./types.ts";

export interface TeamResult {
  /** By decision scene: the option, and how many voted for what. */
  decisions: Record<
    string,
    { option: string; silent: Record<string, number>; final: Record<string, number> }
  >;
  /** By allocation scene: tokens on each need. */
  placed: Record<string, Record<string, number>>;
  ending: string | null;
  crew: string;
  /** Story and puzzle points so far. */
  points: number;
}

export interface TeamSummary {
  /** Index of the last act that this team has finished, -1 before the first. */
  arrivedAct: number;
  /** Everybody present is ready to go on (an act without a camp of its own waits for nobody). */
  ready: boolean;
  /** Who plays and is waited for. */
  present: Seat[];
  scene: string | null;
  entered: number;
  help: Seat[];
  /** The story so far: a team that splits off goes on from it. */
  facts: Facts;
  result: TeamResult;
}

function counted(votes: Record<Seat, string>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const option of Object.values(votes)) counts[option] = (counts[option] ?? 0) + 1;
  return counts;
}

/** What the session may know of a team now. */
export function teamSummary(s: TeamState): TeamSummary {
  const players = presentPlayers(s);
  const decisions: TeamResult["decisions"] = {};
  for (const [scene, made] of Object.entries(s.decisions)) {
    decisions[scene] = { option: made.option, silent: counted(made.silent), final: counted(made.final) };
  }
  return {
    arrivedAct: s.arrivedAct,
    ready: s.scene?.waiting === "barrier" || players.every((seat) => s.scene?.ready.includes(seat)),
    present: players,
    scene: s.scene?.id ?? null,
    entered: s.entered,
    help: Object.values(s.members)
      .filter((member) => member.help)
      .map((member) => member.seat),
    facts: s.facts,
    result: {
      decisions,
      placed: Object.fromEntries(Object.entries(s.allocations).map(([scene, { placed }]) => [scene, placed])),
      ending: s.ending,
      crew: s.crew,
      points: s.points.story + s.points.puzzles,
    },
  };
}
