/** From lobby to first act. */
import type { Seat } from "../commands.ts";
import { openNext } from "./acts.ts";
import { form } from "./formation.ts";
import { firstPlan, hourMs } from "./planning.ts";
import type { SessionTurn } from "./turn.ts";
import type { SessionSeat, SessionState } from "./types.ts";

/** Minutes of the hour that autopilot waits for those who are expected. */
export const WAIT_MS = 5 * 60_000;
/** An autopilot session needs so many people. */
export const LEAST_PEOPLE = 2;

/** In the lobby now; a dropped line still counts while its grace lasts. */
export function inLobby(s: SessionState): SessionSeat[] {
  return Object.values(s.seats).filter((seat) => !seat.gone && seat.presence !== "away");
}

/** [S2] Everybody who was expected is there. */
export function isComplete(s: SessionState): boolean {
  return inLobby(s).length >= Math.max(LEAST_PEOPLE, s.expected);
}

/** [S1] Forms teams and opens the first act at wall time `at`. */
export function start(turn: SessionTurn, by: string, at: number): void {
  const { state, pack } = turn;
  const people = inLobby(state).map(({ seat, prefers, mix }) => ({ seat: seat as Seat, prefers, mix }));
  const formed = form(people, state.planned, pack.team_names, state.random);
  const endsAt = Math.round(at + hourMs(pack) / state.speed);
  const clock = { startedAt: at, speed: state.speed, pausedMs: 0, pausedAt: null, endsAt };
  turn.emit({
    type: "started",
    by,
    clock,
    plan: firstPlan(pack),
    teams: formed.teams,
    random: formed.random,
  });
  openNext(turn, 0);
}
