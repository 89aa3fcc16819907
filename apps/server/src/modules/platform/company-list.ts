import { fullName } from "@lantern/contract/full-name";
import type {
  getPlatformCompany,
  listPlatformCompanies,
  ParsedQueryOf,
  PlatformCompany,
  ResponseOf,
} from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import { newest, readPage, type SortKey } from "../../core/lists/paged-list.ts";
import { companies, orders, sessions, users } from "../../db/schema/index.ts";
import { textMatches } from "../../db/search.ts";
import { findAccount, invoiceLimitOf, presentAddress } from "../billing/index.ts";

type Query = ParsedQueryOf<typeof listPlatformCompanies>;

const sortKeys: Record<Query["sort"], SortKey | typeof newest> = {
  newest,
  name: { key: sql`lower(${companies.name})`, type: "text" },
  balance: { key: companies.creditBalance, type: "float8", descending: true },
};

/** Counted for the rows of one page only. */
const counts = {
  people: sql<number>`(select count(*)::int from consumers c where c.company_id = companies.id and c.deleted_at is null and c.left_at is null)`,
  administrators: sql<number>`(select count(*)::int from users u where u.company_id = companies.id)`,
  sessions: sql<number>`(select count(*)::int from sessions s where s.company_id = companies.id)`,
  orders: sql<number>`(select count(*)::int from orders o where o.company_id = companies.id and o.paid_at is not null)`,
};

export async function list(ctx: Context, query: Query) {
  const { items, next } = await readPage(query, {
    select: (cursor) => ctx.db.select({ company: companies, ...counts, cursor }).from(companies),
    where: [textMatches(query.search, companies.name, sql`${companies.id}::text`)],
    id: companies.id,
    sort: sortKeys[query.sort],
  });
  return { items: items.map(present), next };
}

export async function read(ctx: Context, id: string): Promise<ResponseOf<typeof getPlatformCompany>> {
  const [row] = await ctx.db
    .select({ company: companies, ...counts })
    .from(companies)
    .where(eq(companies.id, id));
  // The catalog has no code for a missing company.
  if (!row) throw new AppError("REQUEST_001", { status: 404 });
  const [owners, states, paid, [invoices], billing] = await Promise.all([
    ctx.db
      .select()
      .from(users)
      .where(and(eq(users.companyId, id), eq(users.userTypeId, Role.CONSUMER_ADMIN)))
      .orderBy(asc(users.id)),
    ctx.db
      .select({ status: sessions.status, number: sql<number>`count(*)::int` })
      .from(sessions)
      .where(eq(sessions.companyId, id))
      .groupBy(sessions.status),
    ctx.db
      .select({ currency: orders.currency, cents: sql<number>`sum(${orders.amountCents})::int` })
      .from(orders)
      .where(and(eq(orders.companyId, id), sql`${orders.paidAt} is not null`))
      .groupBy(orders.currency),
    ctx.db
      .select({
        open: sql<number>`count(*)::int`,
        overdue: sql<number>`(count(*) filter (where ${orders.dueAt} < ${ctx.now().toISOString()}::timestamptz))::int`,
      })
      .from(orders)
      .where(
        and(
          eq(orders.companyId, id),
          eq(orders.method, "invoice"),
          inArray(orders.status, ["open", "part_paid"]),
        ),
      ),
    findAccount(ctx.db, id),
  ]);
  return {
    ...present(row),
    owners: owners.map((one) => ({
      id: one.id,
      name: fullName(one.firstName, one.lastName) || one.email,
    })),
    sessions: Object.fromEntries(states.map(({ status, number }) => [status, number])),
    paid: Object.fromEntries(paid.map(({ currency, cents }) => [currency, cents])),
    invoice_limit: row.company.invoiceLimit,
    invoice_limit_now: await invoiceLimitOf(ctx.db, row.company, ctx.now()),
    invoices: invoices!,
    billing: billing ? presentAddress(billing) : null,
  };
}

interface Row {
  company: typeof companies.$inferSelect;
  people: number;
  administrators: number;
  sessions: number;
  orders: number;
}

function present({
  company,
  people,
  administrators,
  sessions: number,
  orders: bought,
}: Row): PlatformCompany {
  return {
    id: company.id,
    name: company.name,
    created_at: company.createdAt.toISOString(),
    verified_at: company.verifiedAt?.toISOString() ?? null,
    balance: company.creditBalance,
    reserved: company.creditReserved,
    counts: { people, administrators, sessions: number, orders: bought },
  };
}
