import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Executor } from "../../db/client.ts";
import { enrollments, series, sessions } from "../../db/schema/index.ts";
import type { SessionRow } from "../session/index.ts";
import { isOpen } from "./policy.ts";
import type { EnrollmentRow, SeriesRow } from "./repository.ts";

/** A session of which a link gives seats, with the enrollment that counts them. */
export interface EnrollmentDate {
  session: SessionRow;
  enrollment: EnrollmentRow;
}

/** What a link leads to. */
export interface EnrollmentLink {
  link: EnrollmentRow;
  /** Null: it is the link of one session. */
  series: SeriesRow | null;
  /** By date. One that was confirmed after the link was opened has its rules until somebody enrolls. */
  dates: EnrollmentDate[];
}

/** What the link with this id leads to; undefined: there is none. */
export async function findLink(db: Executor, id: string): Promise<EnrollmentLink | undefined> {
  const [target] = await db
    .select({ link: enrollments, series })
    .from(enrollments)
    .leftJoin(series, eq(series.id, enrollments.seriesId))
    .where(eq(enrollments.id, id));
  return target && { ...target, dates: await datesOf(db, target.link) };
}

export async function datesOf(db: Executor, link: EnrollmentRow): Promise<EnrollmentDate[]> {
  const { companyId, sessionId, seriesId } = link;
  const ofLink = sessionId ? eq(sessions.id, sessionId) : eq(sessions.seriesId, seriesId!);
  const rows = await db
    .select({ session: sessions, enrollment: enrollments })
    .from(sessions)
    .leftJoin(enrollments, eq(enrollments.sessionId, sessions.id))
    .where(and(eq(sessions.companyId, companyId), ofLink, isNotNull(sessions.startsAt)))
    .orderBy(asc(sessions.startsAt), asc(sessions.id));
  return rows.map(({ session, enrollment }) => ({
    session,
    enrollment: enrollment ?? { ...link, sessionId: session.id, seriesId: null },
  }));
}

/** Those of the dates for which people can still enroll, or wait. */
export const openDates = ({ link, dates }: EnrollmentLink, now: Date): EnrollmentDate[] =>
  link.closedAt || (link.closesAt && link.closesAt <= now)
    ? []
    : dates.filter(({ session, enrollment }) => isOpen(enrollment, session, now));
