import type { getCredits, ledgerFilter, ParsedQueryOf } from "@lantern/contract/http";
import { and, asc, eq, gt, gte, lt, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type * as z from "zod";
import { equals, readPage } from "../../core/lists/paged-list.ts";
import type { Executor } from "../../db/client.ts";
import {
  consumers,
  creditLedger,
  creditLots,
  orders,
  sessionConsumers,
  sessions,
} from "../../db/schema/index.ts";

export type LedgerFilter = z.output<typeof ledgerFilter>;
export type LedgerEntry = Awaited<ReturnType<typeof listWholeLedger>>[0];

export function listLedger(db: Executor, companyId: string, query: ParsedQueryOf<typeof getCredits>) {
  return readPage(query, {
    select: (cursor) => entries(db, cursor),
    where: matches(companyId, query),
    id: creditLedger.id,
  });
}

/** All rows that match, oldest first. */
export async function listWholeLedger(db: Executor, companyId: string, filter: LedgerFilter) {
  return entries(db)
    .where(and(...matches(companyId, filter)))
    .orderBy(asc(creditLedger.id));
}

/** What the seats of a session cost on one cost center, from credits of one purchase or from free ones. */
export type SeatCost = Awaited<ReturnType<typeof listSeatCosts>>[0];

export function listSeatCosts(db: Executor, companyId: string) {
  return db
    .select({
      sessionId: creditLedger.sessionId,
      costCenter: creditLedger.costCenter,
      seats: sql<number>`count(*)::int`,
      netCents: sql<number>`coalesce(sum(${creditLedger.netCents}), 0)::int`,
      orderId: creditLots.orderId,
      currency: orders.currency,
    })
    .from(creditLedger)
    .leftJoin(creditLots, eq(creditLots.id, creditLedger.lotId))
    .leftJoin(orders, eq(orders.id, creditLots.orderId))
    .where(and(eq(creditLedger.companyId, companyId), eq(creditLedger.reason, "capture")))
    .groupBy(creditLedger.sessionId, creditLedger.costCenter, creditLots.orderId, orders.currency)
    .orderBy(creditLots.orderId, creditLedger.costCenter);
}

const seat = alias(creditLedger, "seat");
const seats = sql`${creditLedger} as ${sql.identifier("seat")}`;
const sameSession = and(eq(seat.sessionId, creditLedger.sessionId), eq(seat.reason, "capture"));
const ofSession = (sum: SQL, otherwise: PgColumn | SQL) =>
  sql<number>`case when ${creditLedger.reason} = 'capture'
    then (select ${sum} from ${seats} where ${sameSession})::int else ${otherwise} end`;

/** A credit is used seat by seat; the seats of a session are shown as one row, at the position of the last one. */
const entries = (db: Executor, cursor = sql<string>`null`) =>
  db
    .select({
      row: creditLedger,
      amount: ofSession(sql`sum(${seat.amount})`, creditLedger.amount),
      owed: ofSession(sql`sum(${seat.owed})`, creditLedger.owed),
      seats: ofSession(sql`count(*)`, sql`null`).mapWith((count: number | null) => count),
      sessionTitle: sessions.title,
      orderCredits: orders.credits,
      cursor,
    })
    .from(creditLedger)
    .leftJoin(sessions, eq(sessions.id, creditLedger.sessionId))
    .leftJoin(orders, eq(orders.id, creditLedger.orderId));

/** Who used each credit of a session, the first one first. The cause of an entry names session and participant. */
export function listUsedSeats(db: Executor, companyId: string, sessionId: string) {
  const cause = sql`'capture:' || ${sessionConsumers.sessionId} || ':' || ${sessionConsumers.consumerId}`;
  return db
    .select({ consumer: consumers, at: creditLedger.createdAt })
    .from(sessionConsumers)
    .innerJoin(creditLedger, eq(creditLedger.reference, cause))
    .innerJoin(consumers, eq(consumers.id, sessionConsumers.consumerId))
    .where(and(eq(sessionConsumers.companyId, companyId), eq(sessionConsumers.sessionId, sessionId)))
    .orderBy(asc(creditLedger.id));
}

function matches(companyId: string, { reason, month }: LedgerFilter): (SQL | undefined)[] {
  return [
    eq(creditLedger.companyId, companyId),
    sql`not (${creditLedger.reason} = 'capture' and exists (
      select from ${seats} where ${sameSession} and ${gt(seat.id, creditLedger.id)}))`,
    equals(creditLedger.reason, reason),
    month ? gte(creditLedger.createdAt, firstOf(month, 0)) : undefined,
    month ? lt(creditLedger.createdAt, firstOf(month, 1)) : undefined,
  ];
}

/** The first moment of a month such as `2026-11`, or of the month this many months later. */
function firstOf(month: string, later: number): Date {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + later, 1));
}
