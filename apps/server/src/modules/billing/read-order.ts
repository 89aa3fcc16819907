import type { Order, Purchase } from "@lantern/contract/http";
import { AppError } from "../../core/app-error.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { billingContact } from "./accounts/billing-contact.ts";
import { buyerLines } from "./document-facts.ts";
import { documentsOf } from "./document-repository.ts";
import { documentTexts } from "./document-texts.ts";
import { findLot } from "./lot-repository.ts";
import { paymentsOf } from "./payment-repository.ts";
import { type OrderDetails, presentOrder, presentPurchase } from "./presenter.ts";
import { findOrder, findOrderOrQuote, type OrderRow } from "./repository.ts";
import { unusedOfOrders } from "./unused-repository.ts";

type Deps = Pick<Context, "db" | "now">;

/** What belongs to each of these orders of one company. */
async function detailsOf(
  { db, now }: Deps,
  companyId: string,
  rows: OrderRow[],
): Promise<(row: OrderRow) => OrderDetails> {
  const ids = rows.map(({ id }) => id);
  const [documents, payments] = await Promise.all([documentsOf(db, ids), paymentsOf(db, ids)]);
  const unused = await unusedOfOrders(db, now(), companyId, rows, payments);
  return ({ id }) => ({ documents, payments, unused: unused.get(id) ?? null });
}

/** Orders of one company, as its pages show them. */
export async function readOrders(ctx: Deps, companyId: string, rows: OrderRow[]): Promise<Order[]> {
  const details = await detailsOf(ctx, companyId, rows);
  return rows.map((row) => presentOrder(row, details(row), ctx.now()));
}

/** An order after a change. */
export async function readOrder(ctx: Deps, id: string): Promise<Order> {
  const row = (await findOrder(ctx.db, id))!;
  const [order] = await readOrders(ctx, row.companyId, [row]);
  return order!;
}

/** An order with all that has happened to it. */
export async function readPurchase(ctx: Deps, { companyId }: CompanyScope, id: string): Promise<Purchase> {
  const row = await findOrderOrQuote(ctx.db, companyId, id);
  if (!row) throw new AppError("CHECKOUT_002");
  const details = await detailsOf(ctx, companyId, [row]);
  const { language } = await billingContact(ctx.db, row);
  const billedTo = row.billedTo && buyerLines(row.billedTo, { texts: documentTexts[language], language });
  const lot = await findLot(ctx.db, row.id);
  return presentPurchase(row, { ...details(row), billedTo, lot }, ctx.now());
}
