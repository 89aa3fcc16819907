import { and, eq, gt } from "drizzle-orm";
import type { Context } from "../../../core/context.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import { billingAccounts, notifications, outbox, users } from "../../../db/schema/index.ts";
import { markInvoicePaid, orderByInvoice } from "../../../modules/billing/index.ts";
import { demoAccounts, demoCompanyName, demoDomain } from "../people.ts";
import type { PastInvoice } from "./plan.ts";

/** Who is billed. */
export async function addBillingAccount({ db }: Pick<Context, "db">, companyId: string): Promise<void> {
  await db.insert(billingAccounts).values({
    companyId,
    label: "Headquarters",
    name: `${demoCompanyName} A/S`,
    street: "Havnegade 18",
    postcode: "1058",
    city: "København",
    countryId: "DK",
    invoiceEmail: `accounts@${demoDomain}`,
    isDefault: true,
  });
}

/** Orders by invoice. @returns the order */
export async function orderCredits(
  ctx: Context,
  scope: CompanyScope,
  { credits, purchaseOrder }: PastInvoice,
): Promise<string> {
  const body = { credits, purchase_order: purchaseOrder };
  const { id } = await orderByInvoice(ctx, scope, body, undefined);
  await dateOfThen(ctx, scope.companyId);
  return id;
}

/** The platform's operator sees the transfer on their account. */
export async function payInvoice(ctx: Context, scope: CompanyScope, orderId: string): Promise<void> {
  const [admin] = await ctx.db.select().from(users).where(eq(users.email, demoAccounts.admin.email));
  if (!admin) return;
  await markInvoicePaid(ctx, { ...scope, userId: admin.id }, orderId, { note: "Bank statement" });
  await dateOfThen(ctx, scope.companyId);
}

/** Emails and notifications are stored with the time of the database. */
async function dateOfThen({ db, now }: Context, companyId: string): Promise<void> {
  const createdAt = now();
  await db
    .update(outbox)
    .set({ createdAt })
    .where(and(eq(outbox.companyId, companyId), gt(outbox.createdAt, createdAt)));
  await db
    .update(notifications)
    .set({ createdAt, readAt: createdAt })
    .where(and(eq(notifications.companyId, companyId), gt(notifications.createdAt, createdAt)));
}
