import type { listPlatformOrders, ParsedQueryOf, PlatformOrder } from "@lantern/contract/http";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { equals, newest, readPage, type SortKey } from "../../core/lists/paged-list.ts";
import { companies, orders } from "../../db/schema/index.ts";
import { textMatches } from "../../db/search.ts";
import { documentsOf } from "./document-repository.ts";
import { type PaymentRow, paymentsOf } from "./payment-repository.ts";
import { ofOrder, presentOrder } from "./presenter.ts";
import { unpaidInvoice } from "./repository.ts";

type Query = ParsedQueryOf<typeof listPlatformOrders>;

const sortKeys: Record<Query["sort"], SortKey | typeof newest> = {
  newest,
  amount: { key: orders.amountCents, type: "float8", descending: true },
};

export async function list(ctx: Context, query: Query) {
  const { items, next } = await readPage(query, {
    select: (cursor) =>
      ctx.db
        .select({ order: orders, company: { id: companies.id, name: companies.name }, cursor })
        .from(orders)
        .innerJoin(companies, eq(companies.id, orders.companyId)),
    where: [
      query.status === "overdue"
        ? and(unpaidInvoice, lt(orders.dueAt, ctx.now()))
        : equals(orders.status, query.status),
      equals(orders.companyId, query.company),
      textMatches(
        query.search,
        companies.name,
        orders.productId,
        orders.purchaseOrder,
        sql`${orders.id}::text`,
        // Their numbers as people type them: LH-INV-000123.
        sql`(select string_agg(d.series || case d.kind when 'quote' then '-Q-' when 'invoice' then '-INV-' when 'confirmation' then '-INV-' when 'credit_note' then '-CN-' when 'credit_note_reversal' then '-CNR-' else '-' end
          || lpad(d.number::text, 6, '0'), ' ') from documents d where d.order_id = ${orders.id})`,
      ),
    ],
    id: orders.id,
    sort: sortKeys[query.sort],
  });
  const ids = items.map(({ order }) => order.id);
  const [documents, payments] = await Promise.all([documentsOf(ctx.db, ids), paymentsOf(ctx.db, ids)]);
  const present = ({ order, company }: Row): PlatformOrder => {
    const paid = ofOrder(order, payments);
    const notes = paid.flatMap(({ note, refunds }) => [note, ...refunds.map((refund) => refund.note)]);
    return {
      ...presentOrder(order, { documents, payments, unused: null }, ctx.now()),
      company,
      dispute: disputeOf(paid),
      surplus: order.surplusCents,
      notes: [...new Set(notes)].filter((note) => note !== null),
    };
  };
  return { items: items.map(present), next };
}

/** The state of an order's disputes that asks most of ADMIN. */
function disputeOf(payments: PaymentRow[]): PlatformOrder["dispute"] {
  const states = payments.flatMap(({ disputes }) => disputes.map(({ state }) => state));
  return (["open", "lost", "won"] as const).find((state) => states.includes(state)) ?? null;
}

interface Row {
  order: typeof orders.$inferSelect;
  company: { id: string; name: string };
}
