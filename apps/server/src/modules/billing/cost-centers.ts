import type { addCostCenter, CostCenter, ParsedBodyOf } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { and, asc, eq } from "drizzle-orm";
import { AppError, fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Executor } from "../../db/client.ts";
import { costCenters } from "../../db/schema/index.ts";

export async function readCostCenters(ctx: Pick<Context, "db">, { companyId }: CompanyScope) {
  return { items: await listCostCenters(ctx.db, companyId) };
}

function listCostCenters(db: Executor, companyId: string): Promise<CostCenter[]> {
  return db
    .select({ id: costCenters.id, code: costCenters.code, name: costCenters.name })
    .from(costCenters)
    .where(eq(costCenters.companyId, companyId))
    .orderBy(asc(costCenters.code));
}

/** Adds a cost center, or renames the one with this code. */
export async function putCostCenter(
  ctx: Context,
  scope: CompanyScope,
  { code, name }: ParsedBodyOf<typeof addCostCenter>,
) {
  const { companyId, userId } = scope;
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const before = await listCostCenters(tx, companyId);
    const same = before.find((one) => one.code === code);
    if (!same && before.length >= limits.costCentersMax) throw fieldError("code", "COST_CENTERS_MAX");
    await tx
      .insert(costCenters)
      .values({ companyId, code, name })
      .onConflictDoUpdate({ target: [costCenters.companyId, costCenters.code], set: { name } });
    const change = { before: { code: same && code, name: same?.name }, after: { code, name } };
    await audit(tx, {
      companyId,
      userId,
      action: "company.cost_center",
      subject: `company:${companyId}`,
      change,
    });
  });
  return readCostCenters(ctx, scope);
}

export async function removeCostCenter(ctx: Context, scope: CompanyScope, id: string) {
  const { companyId, userId } = scope;
  await ctx.db.transaction(async (tx) => {
    const [removed] = await tx
      .delete(costCenters)
      .where(and(eq(costCenters.companyId, companyId), eq(costCenters.id, id)))
      .returning();
    if (!removed) throw new AppError("REQUEST_001", { status: 404 });
    const change = { before: { code: removed.code, name: removed.name }, after: {} };
    await audit(tx, {
      companyId,
      userId,
      action: "company.cost_center",
      subject: `company:${companyId}`,
      change,
    });
  });
  return readCostCenters(ctx, scope);
}

/** Throws if a session is to be booked on a cost center that the company does not have. */
export async function requireCostCenter(
  db: Executor,
  companyId: string,
  code: string | null | undefined,
): Promise<void> {
  if (!code) return;
  const [row] = await db
    .select({ code: costCenters.code })
    .from(costCenters)
    .where(and(eq(costCenters.companyId, companyId), eq(costCenters.code, code)));
  if (!row) throw fieldError("cost_center", "COST_CENTER");
}
