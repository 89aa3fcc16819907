import type { TeamState } from "./types.ts";

/** A team before its first `sync`. */
export function initialTeam(): TeamState {
  return {
    team: null,
    sessionSeq: 0,
    phase: "lobby",
    startsAt: 0,
    clock: null,
    act: null,
    teams: 0,
    teamsArrived: 0,
    results: [],
    random: 0,
    roster: [],
    members: {},
    captain: null,
    facts: { flags: {}, resources: {}, traits: {}, choices: {} },
    kept: {},
    scene: null,
    path: [],
    entered: 0,
    arrivedAct: -1,
    deals: {},
    shared: {},
    decisions: {},
    puzzles: {},
    allocations: {},
    kudos: [],
    commitment: null,
    chat: [],
    ending: null,
    crew: "",
    points: { story: 0, puzzles: 0 },
  };
}
