import type { attendee, Session, SessionSummary } from "@lantern/contract/http";
import type * as z from "zod";
import type { Context } from "../../core/context.ts";
import type { SessionCounts } from "./counts.ts";
import type { AttendeeRow, Named, SessionRow, TeamRow } from "./repository.ts";
import type { SeriesPosition } from "./series-repository.ts";

type Attendee = z.output<typeof attendee>;

const iso = (at: Date | null | undefined) => at?.toISOString() ?? null;

export function presentSummary(
  row: SessionRow,
  counts: SessionCounts,
  author: Named | undefined,
  series: SeriesPosition | undefined,
): SessionSummary {
  return {
    id: row.id,
    status: row.status,
    archived_at: iso(row.archivedAt),
    series: series ?? null,
    experience: row.experience,
    title: row.title,
    starts_at: iso(row.startsAt),
    ends_at: iso(row.endsAt),
    timezone: row.timezone,
    seats: row.seats,
    language: row.language,
    hosting: row.hosting,
    speed: row.speed,
    notes: row.notes,
    greeting: row.greeting,
    reply_to: row.replyTo,
    cost_center: row.costCenter,
    credits_reserved: row.creditsReserved,
    version: row.version,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    updated_by: author ?? null,
    counts,
  };
}

export function presentSession(
  ctx: Pick<Context, "settings">,
  row: SessionRow,
  attendees: AttendeeRow[],
  teams: TeamRow[],
  author: Named | undefined,
  series: SeriesPosition | undefined,
): Session {
  const presented = attendees.map(presentAttendee);
  const number = (is: (one: Attendee) => boolean) => presented.filter(is).length;
  const isReady: ReadonlySet<string> = new Set(["here", "joined", "attended", "ready"]);
  return {
    ...presentSummary(
      row,
      {
        attendees: presented.length,
        invited: number((one) => one.invited_at !== null),
        no_answer: number((one) => one.waiting_for === "answer"),
        not_checked: number((one) => one.waiting_for === "check"),
        ready: number((one) => isReady.has(one.readiness)),
        declined: number((one) => one.readiness === "declined"),
        here: number((one) => one.readiness === "here"),
        came: number((one) => one.joined_at !== null),
        attended: number((one) => one.attended_at !== null),
      },
      author,
      series,
    ),
    join_url: `${ctx.settings.origin}/experience/${row.id}`,
    attendees: presented,
    teams: teams.map(({ id, name }) => ({
      id,
      name,
      members: presented.filter((one) => one.team_id === id).map((one) => one.consumer_id),
    })),
  };
}

function presentAttendee(row: AttendeeRow): Attendee {
  const { seat, consumer, check, checkState, lastEmail, state, waitingFor } = row;
  return {
    consumer_id: consumer.id,
    first_name: consumer.firstName,
    last_name: consumer.lastName,
    email: consumer.email ?? "",
    timezone: consumer.timezone,
    department: consumer.department,
    office: consumer.office,
    team_id: seat.teamId,
    readiness: state,
    rsvp: seat.rsvp,
    rsvp_at: iso(seat.rsvpAt),
    invited_at: iso(seat.invitedAt),
    email_status: lastEmail?.id ? emailStatusOf(lastEmail) : null,
    email_error: lastEmail?.deadAt ? lastEmail.lastError : null,
    system_check: check && {
      state: checkState ?? "incomplete",
      results: check.results,
      checked_at: check.checkedAt.toISOString(),
    },
    waiting_for: waitingFor,
    joined_at: iso(seat.joinedAt),
    attended_at: iso(seat.attendedAt),
  };
}

function emailStatusOf(email: NonNullable<AttendeeRow["lastEmail"]>): Attendee["email_status"] {
  if (email.deadAt) return "failed";
  if (email.sentAt) return "sent";
  return email.lastError ? "failed" : "queued";
}
