/** From the lobby to the first act. */
import { teamNames } from "../pack/languages.ts";
import { inLobby } from "../play/people.ts";
import type { Turn } from "../play/turn.ts";
import type { State } from "../play/types.ts";
import { openNext } from "./acts.ts";
import { type Candidate, form } from "./formation.ts";
import { firstPlan, sessionMs } from "./planning.ts";
import { settlePortraits } from "./portraits.ts";

/** Play ms that autopilot waits for expected people. */
export const WAIT_MS = 5 * 60_000;
/** Minimum number of people for a session with autopilot. */
const LEAST_PEOPLE = 2;

/** [S2] Everybody expected is in the lobby. */
function isComplete(s: State): boolean {
  return inLobby(s).length >= Math.max(LEAST_PEOPLE, s.session.expected);
}

/** The people in the lobby, each with those of them whom they have met. [N16] The log names people met by their keys. */
function candidates(s: State): Candidate[] {
  const people = inLobby(s);
  return people.map((person) => ({
    ...person,
    met: new Map(people.map(({ seat, key }) => [seat, person.met?.[key] ?? 0])),
  }));
}

/** [S1] Forms teams and opens the first act at wall time `at`. */
export function start(turn: Turn, by: string, at: number): void {
  const { pack } = turn;
  const { planned, random, speed } = turn.state.session;
  const formed = form(candidates(turn.state), planned, teamNames(pack, turn.state.session), random);
  const endsAt = Math.round(at + sessionMs(pack) / speed);
  turn.emit({
    type: "started",
    by,
    plan: firstPlan(pack),
    teams: formed.teams,
    random: formed.random,
    clock: { startedAt: at, speed, pausedMs: 0, pausedAt: null, endsAt },
  });
  for (const { id } of formed.teams) settlePortraits(turn, id);
  openNext(turn, 0);
}

/** While autopilot waits, the last expected person starts the session. */
export function startIfWaited(turn: Turn): void {
  const { phase, waitingUntil } = turn.state.session;
  if (phase === "lobby" && waitingUntil !== null && isComplete(turn.state))
    start(turn, "autopilot", turn.now);
}

/** [S2] [S3] [S11] Handles the planned start, or the end of the wait for more people or for a host. */
export function passLobby(turn: Turn): void {
  const { startsAt, waitingUntil, speed, hosting } = turn.state.session;
  if (hosting === "host") turn.emit({ type: "abandoned" });
  else if (isComplete(turn.state)) start(turn, "autopilot", waitingUntil ?? startsAt);
  else if (waitingUntil === null)
    turn.emit({ type: "waiting", until: startsAt + Math.round(WAIT_MS / speed) });
  else if (inLobby(turn.state).length >= LEAST_PEOPLE) start(turn, "autopilot", waitingUntil);
  else turn.emit({ type: "abandoned" });
}
