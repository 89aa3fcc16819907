import { type CheckState, READY_CHECKS, type Readiness, type Request } from "@lantern/contract/choices";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { sessionConsumers, sessions, systemChecks } from "../../db/schema/index.ts";

/** Joins an attendee's system check, of which there is at most one. */
export const checkOfSeat = and(
  eq(systemChecks.sessionId, sessionConsumers.sessionId),
  eq(systemChecks.consumerId, sessionConsumers.consumerId),
);

const results = systemChecks.results;
const having = (...checks: [string, boolean][]) =>
  sql`${results} @> ${sql.raw(`'${JSON.stringify(Object.fromEntries(checks))}'`)}`;
const failed = sql.join(
  READY_CHECKS.map((check) => having([check, false])),
  sql` or `,
);
const passed = having(...READY_CHECKS.map((check): [string, boolean] => [check, true]));

/** How the system check went; null without one. What the page did not test is no failure. */
export const checkState: SQL<CheckState | null> = sql<CheckState | null>`case
  when ${results} is null then null
  when ${failed} then 'failed'
  when ${passed} then 'passed'
  else 'incomplete' end`;

/**
 * The state of an attendee. Lists, counts, emails and pages all read it from here, so that they agree. The query has
 * `session_consumers`, `sessions`, and `system_checks` joined by `checkOfSeat`.
 *
 * Ready means both an RSVP and a passed system check. An attendee who is here or joined needs no RSVP, nor does one who
 * is not invited. Joined means a place in a team of the live session: opening the lobby is not enough.
 */
export const attendeeState: SQL<Readiness> = sql<Readiness>`case
  when ${sessionConsumers.hereSince} is not null and ${sessions.status} in ('confirmed', 'live') then 'here'
  when ${sessionConsumers.joinedAt} is not null and ${sessions.status} = 'live' then 'joined'
  when ${sessionConsumers.joinedAt} is not null and ${sessions.status} = 'completed' then 'attended'
  when ${sessionConsumers.rsvp} = 'declined' then 'declined'
  when ${sessions.status} = 'completed' then 'absent'
  when ${checkState} = 'failed' then 'needs_help'
  when ${sessionConsumers.rsvp} = 'coming' and ${checkState} = 'passed' then 'ready'
  when ${sessionConsumers.rsvp} = 'coming' then 'coming'
  when ${sessionConsumers.invitedAt} is null then 'not_invited'
  else 'no_answer' end`;

/** What a reminder asks an attendee for before the start: first the answer, then the system check; else null. */
export const waitingFor: SQL<Request | null> = sql<Request | null>`case
  when ${sessions.status} <> 'confirmed' or ${sessionConsumers.invitedAt} is null then null
  when ${attendeeState} not in ('coming', 'needs_help', 'no_answer') then null
  when ${sessionConsumers.rsvp} is null then 'answer'
  else 'check' end`;

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
