/** When the session's next moment is. */
import { wallAt } from "../clock.ts";
import { SELF_EXTENSION_MS } from "./planning.ts";
import type { SessionState } from "./types.ts";

/** Wall ms of the next tick, null when none is due by time. */
export function sessionDeadline(s: SessionState): number | null {
  const { clock, act } = s;
  if (s.phase === "lobby") return s.waitingUntil ?? (s.hosting === "autopilot" ? s.startsAt : null);
  if (!clock) return null;
  // [S8] A session that stays paused ends where its end could at most have moved by itself.
  if (s.phase === "paused")
    return clock.endsAt + Math.round((SELF_EXTENSION_MS - s.selfExtendedMs) / s.speed);
  return s.phase === "running" && act ? wallAt(clock, act.ends) : null;
}
