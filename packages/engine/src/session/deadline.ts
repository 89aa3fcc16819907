/** Deadlines: the next moments at which something happens without a command. */
import { wallAt } from "../clock.ts";
import type { SessionState, State, TeamState } from "../play/types.ts";
import { sceneKind } from "../scenes/registry.ts";
import { SELF_EXTENSION_MS } from "./planning.ts";

/** Play ms of a team's next deadline, null if there is none. */
export function playDeadline({ phase }: SessionState, { scene }: TeamState): number | null {
  if (phase !== "running" || !scene || scene.waiting === "barrier") return null;
  if (scene.step === "outcome") return scene.endsAt;
  const own = sceneKind(scene.kind).deadline?.(scene.data) ?? null;
  // The act ends a scene that waits.
  if (scene.waiting === "people") return own;
  return own === null ? scene.activeEndsAt : Math.min(own, scene.activeEndsAt);
}

/** Wall ms of a team's next deadline, null while it has none (paused, at a barrier, ended). */
export function teamDeadline(session: SessionState, team: TeamState): number | null {
  const play = playDeadline(session, team);
  return play === null || !session.clock ? null : wallAt(session.clock, play);
}

/** Wall ms after its planned start, whatever its speed, in which a host can start a session. */
const HOST_WAIT_MS = 2 * 60 * 60_000;

/**
 * Wall ms of the session's own next deadline: its start or the end of the wait for one, the end of its act, or the end of
 * a long pause.
 */
export function sessionDeadline(s: SessionState): number | null {
  const { clock, act } = s;
  if (s.phase === "lobby") return s.waitingUntil ?? s.startsAt + (s.hosting === "host" ? HOST_WAIT_MS : 0);
  if (!clock) return null;
  // [S8] A session that stays paused ends at the latest time to which its end could have moved without a host.
  if (s.phase === "paused")
    return clock.endsAt + Math.round((SELF_EXTENSION_MS - s.selfExtendedMs) / s.speed);
  return s.phase === "running" && act ? wallAt(clock, act.ends) : null;
}

const deadlines = new WeakMap<State, number | null>();

/** Wall ms of the next tick, null if only commands can change the session. Cached by state. */
export function deadline(state: State): number | null {
  const cached = deadlines.get(state);
  if (cached !== undefined) return cached;
  const next = nextDeadline(state);
  deadlines.set(state, next);
  return next;
}

function nextDeadline({ session, seats, teams }: State): number | null {
  if (session.phase === "ended" || session.phase === "abandoned") return null;
  let next = sessionDeadline(session) ?? Number.POSITIVE_INFINITY;
  for (const id in teams) {
    const dueAt = teamDeadline(session, teams[id] as TeamState);
    if (dueAt !== null && dueAt < next) next = dueAt;
  }
  next = Math.min(next, graceEnd(seats));
  return next === Number.POSITIVE_INFINITY ? null : next;
}

const graceEnds = new WeakMap<State["seats"], number>();

/** Wall ms at which the first grace period of a lost connection ends, or infinity. Cached by seats. */
function graceEnd(seats: State["seats"]): number {
  const cached = graceEnds.get(seats);
  if (cached !== undefined) return cached;
  let first = Number.POSITIVE_INFINITY;
  for (const seat in seats) first = Math.min(first, seats[seat]?.graceEndsAt ?? first);
  graceEnds.set(seats, first);
  return first;
}
