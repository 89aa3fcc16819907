/**
 * The past of the demo company: a series of three played sessions with what followed from each, and two invoices. People's
 * choices are stored plays and the answers of plan.ts; all else is made of them by what makes it for every company.
 */
import { eq } from "drizzle-orm";
import type { Context } from "../../../core/context.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import { companies, consumers, notifications, series, users } from "../../../db/schema/index.ts";
import { releaseCheckIns } from "../../../modules/check-in/index.ts";
import { findConsumersByEmail } from "../../../modules/people/index.ts";
import { makeReport } from "../../../modules/report/index.ts";
import { numberedTitle } from "../../../modules/session/index.ts";
import { demoPeople } from "../people.ts";
import { addBillingAccount, orderCredits, payInvoice } from "./buy-credits.ts";
import { openInvoice, paidInvoice, pastSessions, seriesTitle, signedUpAt, startOf } from "./plan.ts";
import { type PlayedSession, playSession } from "./play-session.ts";
import { saveCheckIns } from "./save-responses.ts";
import { readPlays, type StoredPlay } from "./stored.ts";
import type { TxContext } from "./tx-context.ts";

const dayMs = 86_400_000;
const howTo = "`npm run demo:record` plays its sessions again";

/** Gives the company nothing where a story, or a rule, is no longer as it was when it was played. */
export async function seedPast(ctx: Context, scope: CompanyScope): Promise<void> {
  const plays = readPlays();
  const isCurrent = ({ experience, packHash }: StoredPlay) =>
    ctx.adventures.current(experience)?.hash === packHash;
  if (plays.length < pastSessions.length || !plays.every(isCurrent))
    return ctx.log.warn({}, `a story has changed: ${howTo}`);
  const played = await ctx.db
    .transaction((tx) => seedWithin({ ...ctx, db: tx }, scope, plays))
    .catch((err: unknown) => {
      ctx.log.error({ err }, `the demo company has no past: ${howTo}`);
      return [];
    });
  for (const { id, endedAt } of played) {
    await makeReport(ctx, id);
    await ctx.db
      .update(notifications)
      .set({ createdAt: endedAt, readAt: new Date(endedAt.getTime() + dayMs / 4) })
      .where(eq(notifications.sessionId, id));
  }
}

async function seedWithin(
  ctx: TxContext,
  scope: CompanyScope,
  plays: StoredPlay[],
): Promise<PlayedSession[]> {
  const { db: tx } = ctx;
  const { companyId } = scope;
  const daysAgo = (days: number): Date => new Date(ctx.now().getTime() - days * dayMs);
  const on = (days: number): Context => ({ ...ctx, now: () => daysAgo(days) });
  const createdAt = signedUpAt(ctx.now());
  await tx
    .update(companies)
    .set({ createdAt, verifiedAt: createdAt, checkIn: true })
    .where(eq(companies.id, companyId));
  for (const table of [users, consumers])
    await tx.update(table).set({ createdAt }).where(eq(table.companyId, companyId));

  await addBillingAccount(ctx, companyId);
  const order = await orderCredits(on(paidInvoice.daysBefore), scope, paidInvoice);
  await payInvoice(on(paidInvoice.paidDaysBefore), scope, order);
  const played = await playSeries(ctx, scope, plays);
  await orderCredits(on(openInvoice.daysBefore), scope, openInvoice);
  return played;
}

async function playSeries(
  ctx: TxContext,
  scope: CompanyScope,
  plays: StoredPlay[],
): Promise<PlayedSession[]> {
  const { db: tx } = ctx;
  const { companyId, userId } = scope;
  const rows = await findConsumersByEmail(
    tx,
    companyId,
    demoPeople.map(({ email }) => email),
  );
  const people = demoPeople.map(({ email }) => rows.find((row) => row.email === email)!.id);
  const createdAt = new Date(startOf(pastSessions[0]!, ctx.now()).getTime() - 14 * dayMs);
  const [made] = await tx
    .insert(series)
    .values({ companyId, title: seriesTitle, createdBy: userId, createdAt })
    .returning();
  const played: PlayedSession[] = [];
  for (const [index, session] of pastSessions.entries()) {
    const title = numberedTitle(seriesTitle, index + 1, pastSessions.length);
    const stored = plays[index]!;
    const plan = { session, stored, title, seriesId: made!.id, people, createdAt };
    played.push(await playSession(ctx, scope, plan));
  }
  await saveCheckIns(ctx, companyId, made!.id, people);
  await releaseCheckIns(ctx);
  return played;
}
