import { type Clock, playAt } from "@lantern/engine";
import type { Line } from "./presence/presence.ts";

/** Play time in the live session after which a seat counts as used. */
export const ATTENDED_AFTER_MS = 5 * 60_000;

/** Who has been in the session for long enough, by their lines at a moment. */
export function attendees(lines: Iterable<Line>, clock: Clock, now: number): string[] {
  return [...stays(lines, clock, now)].flatMap(([person, ms]) => (ms >= ATTENDED_AFTER_MS ? [person] : []));
}

/** Play ms that each person has spent in the session at a moment. */
export function stays(lines: Iterable<Line>, clock: Clock, now: number): Map<string, number> {
  const at = playAt(clock, Math.min(now, clock.endsAt));
  const stayed = new Map<string, number>();
  for (const { person, graceEndsAt, presentMs, presentFrom } of lines)
    stayed.set(person, presentMs + (graceEndsAt === null ? Math.max(0, at - presentFrom) : 0));
  return stayed;
}
