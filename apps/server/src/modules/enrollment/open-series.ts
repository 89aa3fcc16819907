import type {
  getSeriesEnrollment,
  ParsedBodyOf,
  putSeriesEnrollment,
  ResponseOf,
  SeriesEnrollment,
} from "@lantern/contract/http";
import { AppError, fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { changeWithin, findSeries, lockSeriesSessions, requireInvitable } from "../session/index.ts";
import { countSeats } from "./count-seats.ts";
import { datesOf } from "./dates.ts";
import {
  domainsOf,
  type EnrollmentRow,
  enrollmentOfSeries,
  markClosed,
  saveEnrollment,
} from "./repository.ts";

type OfSeries = ResponseOf<typeof getSeriesEnrollment>;

export async function readSeries(ctx: Context, { companyId }: CompanyScope, id: string): Promise<OfSeries> {
  await findSeries(ctx.db, companyId, id);
  const link = await enrollmentOfSeries(ctx.db, companyId, id);
  const domains = await domainsOf(ctx.db, companyId);
  return { enrollment: link ? await present(ctx, link) : null, domains };
}

async function present(ctx: Context, link: EnrollmentRow): Promise<SeriesEnrollment> {
  const dates: SeriesEnrollment["dates"] = [];
  for (const { session, enrollment } of await datesOf(ctx.db, link)) {
    const { startsAt, seats } = session;
    if (session.status !== "confirmed" || !startsAt || startsAt <= ctx.now()) continue;
    const { enrolled, free, waiting } = await countSeats(ctx.db, session, enrollment, ctx.now());
    dates.push({
      session_id: session.id,
      starts_at: startsAt.toISOString(),
      seats: seats ?? 0,
      closed: enrollment.closedAt !== null,
      enrolled,
      free,
      waiting,
    });
  }
  return {
    url: `${ctx.settings.origin}/enroll/${link.id}`,
    seats: link.seats,
    closes_at: link.closesAt?.toISOString() ?? null,
    closed: link.closedAt !== null,
    dates,
  };
}

/** Opens one link for all confirmed sessions to come, or changes it. Sessions that are confirmed later follow it. */
export async function openSeries(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  { seats, closes_at }: ParsedBodyOf<typeof putSeriesEnrollment>,
): Promise<OfSeries> {
  const { companyId, userId } = scope;
  const closesAt = closes_at === null ? null : new Date(closes_at);
  await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    const rows = await lockSeriesSessions(tx, companyId, id);
    const coming = rows.filter(
      ({ status, startsAt }) => status === "confirmed" && startsAt && startsAt > ctx.now(),
    );
    const last = coming.at(-1)?.startsAt;
    if (!last) throw new AppError("SESSION_008");
    const most = Math.min(...coming.map((session) => session.seats ?? 0));
    if (seats !== null && seats > most) throw fieldError("seats", "WHOLE_NUMBER", { min: 1, max: most });
    if (closesAt && (closesAt <= ctx.now() || closesAt > last))
      throw fieldError("closes_at", "ENROLLMENT_CLOSES");
    for (const { id: sessionId, startsAt } of coming) {
      const ends = closesAt && startsAt && closesAt < startsAt ? closesAt : null;
      await changeWithin(ctx, tx, scope, sessionId, {
        action: "enrollment",
        check: (session) => requireInvitable(session, company),
        async apply() {
          await saveEnrollment(tx, { companyId, sessionId, seats, closesAt: ends, openedBy: userId });
          return seats === null ? {} : { seats };
        },
      });
    }
    await saveEnrollment(tx, { companyId, seriesId: id, seats, closesAt, openedBy: userId });
    const detail = { sessions: coming.length };
    await audit(tx, { companyId, userId, action: "series.enrollment", subject: `series:${id}`, detail });
  });
  return readSeries(ctx, scope, id);
}

/** Nobody can enroll any more, for any of its sessions. Whoever waits is still offered a free seat. */
export async function closeSeries(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  const { companyId, userId } = scope;
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const rows = await lockSeriesSessions(tx, companyId, id);
    if (!(await markClosed(tx, { seriesId: id }, ctx.now()))) return;
    for (const { id: sessionId } of rows)
      await changeWithin(ctx, tx, scope, sessionId, {
        action: "enrollment_closed",
        check() {},
        apply: async () => ((await markClosed(tx, { sessionId }, ctx.now())) ? {} : null),
      });
    await audit(tx, { companyId, userId, action: "series.enrollment_closed", subject: `series:${id}` });
  });
}
