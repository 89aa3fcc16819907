import * as engine from "@lantern/engine";

/** The engine's functions for one kind of stream, bound to the pack of its session. */
export interface Rules<S, E, C> {
  initial(): S;
  evolve(state: S, event: E): S;
  decide(state: S, command: C, now: number): E[] | engine.Refusal;
  /** Wall ms of the next tick, null when only people can move it. */
  deadline(state: S): number | null;
  /** The small row kept beside the log. */
  summary(state: S): unknown;
  /** The stream is over and its end must still be reported: a node has to look at it once more. */
  closing(state: S): boolean;
  tick: C;
}

export type SessionRules = Rules<engine.SessionState, engine.SessionEvent, engine.SessionCommand>;
export type TeamRules = Rules<engine.TeamState, engine.TeamEvent, engine.TeamCommand>;

export function sessionRules(pack: engine.Pack): SessionRules {
  return {
    initial: engine.initialSession,
    evolve: engine.evolveSession,
    decide: (state, command, now) => engine.decideSession(pack, state, command, now),
    deadline: engine.sessionDeadline,
    summary: () => null,
    closing: ({ phase }) => phase === "ended" || phase === "abandoned",
    tick: { type: "tick" },
  };
}

export function teamRules(pack: engine.Pack): TeamRules {
  return {
    initial: engine.initialTeam,
    evolve: engine.evolveTeam,
    decide: (state, command, now) => engine.decideTeam(pack, state, command, now),
    deadline: engine.teamDeadline,
    summary: engine.teamSummary,
    closing: () => false,
    tick: { type: "tick" },
  };
}
