import type { Executor } from "../../db/client.ts";
import { countAttendees, type SessionRow } from "../session/index.ts";
import { countEnrolled, countWaits, type EnrollmentRow } from "./repository.ts";

/**
 * The numbers of an enrollment. Seats that nobody has are within its own and within those that the session has reserved;
 * free are those of them that are offered to nobody.
 */
export async function countSeats(db: Executor, session: SessionRow, enrollment: EnrollmentRow, now: Date) {
  const { attendees, declined } = await countAttendees(db, session.id);
  const enrolled = await countEnrolled(db, session.id);
  const { waiting, offered } = await countWaits(db, enrollment.id, now);
  const ofSession = (session.seats ?? 0) - (attendees - declined);
  const ofLink = enrollment.seats === null ? ofSession : enrollment.seats - enrolled;
  const untaken = Math.max(0, Math.min(ofSession, ofLink));
  return { enrolled, waiting, offered, untaken, free: Math.max(0, untaken - offered) };
}
