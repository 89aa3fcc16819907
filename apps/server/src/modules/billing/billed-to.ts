import type { Billing, ParsedBodyOf, putBilling } from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { audit, changeOf } from "../../core/audit/audit.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Executor } from "../../db/client.ts";
import { companyBilling } from "../../db/schema/index.ts";

export type BilledTo = Omit<typeof companyBilling.$inferSelect, "companyId">;

/** The billing details for a company's receipts, or null before they are set. */
export async function findBilling(db: Executor, companyId: string): Promise<BilledTo | null> {
  const [row] = await db.select().from(companyBilling).where(eq(companyBilling.companyId, companyId));
  if (!row) return null;
  const { companyId: _, ...billing } = row;
  return billing;
}

export async function readBilling(ctx: Context, scope: CompanyScope) {
  const row = await findBilling(ctx.db, scope.companyId);
  return { billing: row && presentBilling(row) };
}

/** Sets the billing details of later receipts. */
export async function changeBilling(
  ctx: Context,
  scope: CompanyScope,
  body: ParsedBodyOf<typeof putBilling>,
) {
  const { companyId, userId } = scope;
  const billing = {
    name: body.name,
    address: body.address,
    countryId: body.country_id,
    vatId: body.vat_id,
  };
  await ctx.db.transaction(async (tx) => {
    const before = await findBilling(tx, companyId);
    await tx
      .insert(companyBilling)
      .values({ companyId, ...billing })
      .onConflictDoUpdate({ target: companyBilling.companyId, set: billing });
    const change = changeOf<Partial<BilledTo>>(before ?? {}, billing);
    await audit(tx, {
      companyId,
      userId,
      action: "company.billing",
      subject: `company:${companyId}`,
      change,
    });
  });
  return { billing: presentBilling(billing) };
}

export const presentBilling = ({ name, address, countryId, vatId }: BilledTo): Billing => ({
  name,
  address,
  country_id: countryId,
  vat_id: vatId,
});
