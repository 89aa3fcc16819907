import { type Clock, playAt } from "@lantern/engine";
import type { Line } from "./presence/presence.ts";

/** Play time in the live session after which a seat counts as used. */
export const ATTENDED_AFTER_MS = 5 * 60_000;

/** Who has been in the session for long enough, by their lines at a moment. */
export function attendees(lines: Iterable<Line>, clock: Clock, now: number): string[] {
  const at = playAt(clock, Math.min(now, clock.endsAt));
  const came: string[] = [];
  for (const line of lines) {
    const thisTime = line.graceEndsAt === null ? Math.max(0, at - line.presentFrom) : 0;
    if (line.presentMs + thisTime >= ATTENDED_AFTER_MS) came.push(line.person);
  }
  return came;
}
