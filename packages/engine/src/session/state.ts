import type { NewSession, SessionEvent, SessionState } from "./types.ts";

/** The first row of a session's stream. */
export function createSession(input: NewSession): SessionEvent[] {
  return [{ type: "sessionCreated", ...input }];
}

/** A session before its first row. */
export function initialSession(): SessionState {
  return {
    sessionId: "",
    seed: "",
    random: 0,
    speed: 1,
    startsAt: 0,
    hosting: "autopilot",
    expected: 0,
    planned: [],
    phase: "lobby",
    waitingUntil: null,
    seats: {},
    teams: [],
    clock: null,
    act: null,
    plan: [],
    selfExtendedMs: 0,
    results: [],
  };
}
