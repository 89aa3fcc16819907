import type { Readiness } from "@lantern/contract/choices";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { sessionConsumers, sessions, systemChecks } from "../../db/schema/index.ts";

/** Joins an attendee's system check, of which there is at most one. */
export const checkOfSeat = and(
  eq(systemChecks.sessionId, sessionConsumers.sessionId),
  eq(systemChecks.consumerId, sessionConsumers.consumerId),
);

/**
 * The state of an attendee. Lists, counts, emails and pages all read it from here, so that they agree. The query has
 * `session_consumers`, `sessions`, and `system_checks` joined by `checkOfSeat`.
 *
 * Ready means both an RSVP and a passed system check. A joined attendee needs no RSVP, nor does one who is not invited.
 */
export const attendeeState: SQL<Readiness> = sql<Readiness>`case
  when ${sessionConsumers.joinedAt} is not null
    and (${sessionConsumers.rsvp} is distinct from 'declined' or ${sessions.status} in ('live', 'completed'))
    then 'joined'
  when ${sessionConsumers.rsvp} = 'declined' then 'declined'
  when ${sessions.status} = 'completed' then 'absent'
  when not ${systemChecks.passed} then 'needs_help'
  when ${sessionConsumers.rsvp} = 'coming' and ${systemChecks.passed} then 'ready'
  when ${sessionConsumers.rsvp} = 'coming' then 'coming'
  when ${sessionConsumers.invitedAt} is null then 'not_invited'
  else 'no_answer' end`;

/** What decides who gets emails about a session; `AttendeeRow` has it. */
interface Expectable {
  state: Readiness;
  seat: { invitedAt: Date | null };
}

/** Whether an attendee is expected to come: everybody but those who declined. */
export const isExpected = ({ state }: Pick<Expectable, "state">): boolean => state !== "declined";

/** Whether an attendee gets emails about the session: invited, and not declined. */
export const isInvited = (attendee: Expectable): boolean =>
  attendee.seat.invitedAt !== null && isExpected(attendee);
