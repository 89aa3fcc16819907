import type { AuditVerb } from "@lantern/contract/audit-actions";
import type { cancelSeries, ParsedBodyOf, patchSeries, putSeriesDates, Series } from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { AppError, belowField } from "../../core/app-error.ts";
import { audit, changeOf } from "../../core/audit/audit.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { seriesCancelledEmail, seriesRescheduledEmail } from "../../core/email/templates/series.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Tx } from "../../db/client.ts";
import { series } from "../../db/schema/index.ts";
import { changeWithin, type SessionChange, updateLiveSession } from "./change.ts";
import { requireOpen } from "./policy.ts";
import type { SessionRow } from "./repository.ts";
import { read } from "./series.ts";
import { collect, enqueueCollected, type SeriesEmails } from "./series-emails.ts";
import { renumberedTitle } from "./series-policy.ts";
import { findSeries, lockSeriesSessions, requireOwnDay, type SeriesRow } from "./series-repository.ts";
import { cancelling, confirming, rescheduling } from "./status.ts";

/** Renames a series. Its sessions to come follow, unless somebody gave them a title of their own. */
export async function rename(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  { title }: ParsedBodyOf<typeof patchSeries>,
): Promise<Series> {
  const { companyId, userId } = scope;
  const done = await ctx.db.transaction(async (tx) => {
    const rows = await lockSeriesSessions(tx, companyId, id);
    const before = await findSeries(tx, companyId, id);
    const all: Changed[] = [];
    if (before.title === title) return all;
    await tx.update(series).set({ title }).where(eq(series.id, id));
    for (const row of rows) {
      const own = renumberedTitle(row.title, before.title, title);
      if (own === null || (row.status !== "draft" && row.status !== "confirmed")) continue;
      const result = await changed(ctx, tx, scope, row.id, retitling(own));
      if (result) all.push(result);
    }
    const detail = { sessions: all.length };
    const change = changeOf(before, { title });
    await audit(tx, { companyId, userId, action: "series.rename", subject: `series:${id}`, detail, change });
    return all;
  });
  await updateLive(ctx, done);
  return read(ctx, scope, id);
}

const retitling = (title: string): SessionChange<{ fields: string[] }> => ({
  action: "update",
  check: (session) => requireOpen(session),
  async apply({ save }) {
    await save({ title });
    return { fields: ["title"] };
  },
  live: "refresh",
});

/** Confirms all drafts of a series, or none: the credits must cover all of them. */
export async function confirm(ctx: Context, scope: CompanyScope, id: string): Promise<Series> {
  return changeEach(ctx, scope, id, {
    verb: "confirm",
    change: (tx, { id: sessionId, status }) =>
      status === "draft" ? changed(ctx, tx, scope, sessionId, confirming(ctx, scope)) : null,
  });
}

/** Gives sessions of a series new dates, all of them or none. Invited people get one email about all that concern them. */
export async function setDates(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  { sessions: dates, timezone }: ParsedBodyOf<typeof putSeriesDates>,
): Promise<Series> {
  const startOf = new Map(dates.map((one) => [one.id, one.starts_at]));
  const emails: SeriesEmails = new Map();
  return changeEach(ctx, scope, id, {
    verb: "move",
    named: dates.map((one) => one.id),
    change(tx, session) {
      const starts_at = startOf.get(session.id);
      if (!starts_at) return null;
      const change = rescheduling(ctx, { starts_at, timezone }, undefined, (_, moved, invited) =>
        collect(ctx, tx, scope.userId, moved, invited, emails),
      );
      return changed(ctx, tx, scope, session.id, change);
    },
    // Only now: until all have moved, one may be on the day that another leaves.
    check: requireOwnDay,
    finish: (tx, series) => enqueueCollected(tx, emails, (moved) => seriesRescheduledEmail(series, moved)),
  });
}

/**
 * Cancels sessions of a series, all of them or none. What is cancelled already stays so. Invited people get one email about
 * all that concern them.
 */
export async function cancel(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  { session_ids: named }: ParsedBodyOf<typeof cancelSeries>,
): Promise<Series> {
  const emails: SeriesEmails = new Map();
  const change = cancelling(ctx, (tx, session, invited) =>
    collect(ctx, tx, scope.userId, session, invited, emails),
  );
  return changeEach(ctx, scope, id, {
    verb: "cancel",
    named,
    change: (tx, { id: sessionId, status }) =>
      named.includes(sessionId) && status !== "cancelled" ? changed(ctx, tx, scope, sessionId, change) : null,
    finish: (tx, series) => enqueueCollected(tx, emails, (dates) => seriesCancelledEmail(series, dates)),
  });
}

interface SeriesChange {
  /** The audit log has the change as `series.<verb>`, besides the entry of each session. */
  verb: AuditVerb<"series">;
  /** The sessions in the request; each must be one of the series. Without them, the request is about all. */
  named?: string[];
  /** Changes one session; null where it stays as it is. */
  change: (tx: Tx, session: SessionRow) => Promise<Changed | null> | null;
  /** Checks each changed session when all have changed. */
  check?: (tx: Tx, session: SessionRow, field: string) => Promise<void>;
  /** Runs last. */
  finish?: (tx: Tx, series: SeriesRow) => Promise<void>;
}

interface Changed {
  id: string;
  live: "open" | "refresh" | undefined;
}

async function changed<Detail extends Record<string, unknown>>(
  ctx: Context,
  tx: Tx,
  scope: CompanyScope,
  id: string,
  change: SessionChange<Detail>,
): Promise<Changed | null> {
  return (await changeWithin(ctx, tx, scope, id, change)) && { id, live: change.live };
}

/**
 * Changes sessions of a series in one transaction. An error is at the fields of its session: `sessions.1.starts_at`,
 * counted as in the request or, if it names none, as in the series.
 */
async function changeEach(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  { verb, named, change, check, finish }: SeriesChange,
): Promise<Series> {
  const { companyId, userId } = scope;
  const done = await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const rows = await lockSeriesSessions(tx, companyId, id);
    const ids = rows.map((row) => row.id);
    if (named?.some((one) => !ids.includes(one))) throw new AppError("SESSION_001");
    const fieldOf = (one: string) => `sessions.${(named ?? ids).indexOf(one)}`;
    const all: Changed[] = [];
    for (const row of rows) {
      const result = await change(tx, row)?.catch((error: unknown) => {
        throw error instanceof AppError ? belowField(error, fieldOf(row.id)) : error;
      });
      if (result) all.push(result);
    }
    if (all.length === 0) return all;
    for (const row of check ? await lockSeriesSessions(tx, companyId, id) : [])
      if (all.some((one) => one.id === row.id)) await check?.(tx, row, `${fieldOf(row.id)}.starts_at`);
    await finish?.(tx, await findSeries(tx, companyId, id));
    const detail = { sessions: all.length };
    await audit(tx, { companyId, userId, action: `series.${verb}`, subject: `series:${id}`, detail });
    return all;
  });
  await updateLive(ctx, done);
  return read(ctx, scope, id);
}

async function updateLive(ctx: Context, done: readonly Changed[]): Promise<void> {
  for (const { id, live } of done) if (live) await updateLiveSession(ctx, live, id);
}
