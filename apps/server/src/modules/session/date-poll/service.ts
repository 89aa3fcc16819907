import type {
  confirmDate,
  DatePoll,
  getDatePoll,
  ParsedBodyOf,
  putDatePoll,
  ResponseOf,
  Session,
} from "@lantern/contract/http";
import { AppError, fieldError } from "../../../core/app-error.ts";
import { requireVerified } from "../../../core/companies/policy.ts";
import { lockCompany } from "../../../core/companies/repository.ts";
import type { Context } from "../../../core/context.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import type { Executor, Tx } from "../../../db/client.ts";
import { isExpected } from "../attendee-state.ts";
import { changeSession, changeWithin, updateLiveSession } from "../change.ts";
import { inviting } from "../invite.ts";
import { requireFuture, requireSession } from "../policy.ts";
import { findSession, listAttendees, lockSession, type SessionRow } from "../repository.ts";
import { requireOwnDay } from "../series-repository.ts";
import { read as readSession } from "../service.ts";
import { confirming, rescheduling } from "../status.ts";
import { emailDates, withoutEmail } from "./emails.ts";
import * as repository from "./repository.ts";

type OfSession = ResponseOf<typeof getDatePoll>;

export async function read(ctx: Context, { companyId }: CompanyScope, id: string): Promise<OfSession> {
  requireSession(await findSession(ctx.db, companyId, id));
  const poll = await repository.findDatePoll(ctx.db, id);
  return { poll: poll ? await present(ctx.db, poll) : null };
}

async function present(
  db: Executor,
  { sessionId, starts, timezone }: repository.DatePollRow,
): Promise<DatePoll> {
  const responses = await repository.listDateResponses(db, sessionId);
  const given = responses.flatMap(({ suits }) => (suits ? [suits] : []));
  const attendees = await listAttendees(db, sessionId);
  return {
    timezone,
    dates: starts.map((start) => ({
      starts_at: start,
      suits: given.filter((suits) => suits.includes(start)).length,
    })),
    emailed: responses.length,
    responded: given.length,
    none: given.filter((suits) => suits.length === 0).length,
    not_emailed: withoutEmail(attendees, responses).length,
  };
}

/**
 * Offers a draft at these dates. Whoever has not got them yet gets an email without a calendar file. Other dates than before
 * start the question again: what people have responded was about the earlier ones. Nothing is reserved.
 */
export async function offer(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  { starts: requested, timezone }: ParsedBodyOf<typeof putDatePoll>,
): Promise<OfSession> {
  const dates = requested.map((start) => new Date(start));
  const starts = dates.map((date) => date.toISOString()).toSorted();
  await changeSession(ctx, scope, id, {
    action: "dates_offered",
    check(session, company) {
      requireVerified(company);
      if (session.status !== "draft") throw new AppError("SESSION_004");
      for (const [index, date] of dates.entries()) requireFuture(ctx, date, `starts.${index}`);
    },
    async apply({ tx, session }) {
      for (const [index, startsAt] of dates.entries())
        await requireOwnDay(tx, { ...session, startsAt, timezone }, `starts.${index}`);
      const attendees = await listAttendees(tx, id);
      if (attendees.length === 0) throw new AppError("SESSION_007");
      const before = await repository.findDatePoll(tx, id);
      const isSame = before?.timezone === timezone && before.starts.join() === starts.join();
      if (!isSame) await replace(tx, session, starts, timezone);
      const emailed = await emailDates(ctx, tx, scope, session, attendees, starts, timezone);
      return isSame && emailed === 0 ? null : { dates: starts.length, emailed };
    },
  });
  return read(ctx, scope, id);
}

async function replace(
  tx: Tx,
  { id, companyId }: SessionRow,
  starts: string[],
  timezone: string,
): Promise<void> {
  await repository.deleteDatePoll(tx, id);
  await repository.insertDatePoll(tx, { sessionId: id, companyId, starts, timezone });
}

export async function withdraw(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  await changeSession(ctx, scope, id, {
    action: "dates_withdrawn",
    check() {},
    apply: async ({ tx }) => ((await repository.deleteDatePoll(tx, id)) ? {} : null),
  });
}

/**
 * Sets the draft to an offered date, confirms it and invites everybody, in one transaction: all of it happens or nothing. The
 * confirmation deletes the poll.
 */
export async function confirm(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  { starts_at }: ParsedBodyOf<typeof confirmDate>,
): Promise<Session> {
  const start = new Date(starts_at).toISOString();
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, scope.companyId);
    const session = requireSession(await lockSession(tx, scope.companyId, id));
    if (session.status !== "draft") throw new AppError("SESSION_004");
    const poll = await repository.findDatePoll(tx, id);
    if (!poll) throw new AppError("POLL_CLOSED");
    if (!poll.starts.includes(start)) throw fieldError("starts_at", "START");
    const date = { starts_at: start, timezone: poll.timezone };
    const finish = (own: Tx, moved: SessionRow) => requireOwnDay(own, moved);
    await changeWithin(ctx, tx, scope, id, { ...rescheduling(ctx, date), finish });
    await changeWithin(ctx, tx, scope, id, confirming(ctx, scope));
    // A session that did not start is a draft whose attendees were invited before: to the earlier date.
    const expected = (await listAttendees(tx, id)).filter(isExpected);
    const ids = expected.map(({ seat }) => seat.consumerId);
    await changeWithin(ctx, tx, scope, id, inviting(ctx, ids));
  });
  await updateLiveSession(ctx, "open", id);
  return readSession(ctx, scope, id);
}
