import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { calendarFile } from "../../core/email/calendar.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { calendarUidOf } from "./calendar-entries.ts";
import { requireSession } from "./policy.ts";
import { findSession, type SessionRow } from "./repository.ts";

/** The session's calendar file for its administrators. */
export async function readCalendar(ctx: Context, scope: CompanyScope, id: string): Promise<string> {
  return calendarOf(ctx, requireSession(await findSession(ctx.db, scope.companyId, id)));
}

/**
 * A calendar file with only the public data of a session, or SESSION_001 while it has no start. It is the entry of the
 * invitation, so it names no other ORGANIZER; who sent that, and where answers go, is not public.
 */
export function calendarOf(ctx: Context, session: SessionRow): string {
  const { startsAt, endsAt, timezone } = session;
  if (!startsAt || !endsAt || !timezone) throw new AppError("SESSION_001");
  return calendarFile({
    entry: { uid: calendarUidOf(session), sequence: session.calendarSequence },
    stamp: ctx.now(),
    start: startsAt,
    end: endsAt,
    timezone,
    title: session.title,
    description: "",
    url: `${ctx.settings.origin}/experience/${session.id}`,
    cancelled: session.status === "cancelled",
  }).content;
}
