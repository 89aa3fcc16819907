import type { billingAccountBody } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import type * as z from "zod";
import { AppError } from "../../../core/app-error.ts";
import { audit, changeOf } from "../../../core/audit/audit.ts";
import { findCompany, lockCompany } from "../../../core/companies/repository.ts";
import type { Context } from "../../../core/context.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import { requireNoDelay } from "../../../core/limits/limits.ts";
import type { StoredVatCheck } from "../../../db/schema/billing-accounts.ts";
import { missingForXRechnung } from "../../../system/operator.ts";
import { currenciesOf } from "../currencies.ts";
import { vatUnion } from "../tax/vat-rates.ts";
import { presentAccount } from "./presenter.ts";
import * as repository from "./repository.ts";

type Body = z.output<typeof billingAccountBody>;

export async function readAccounts(ctx: Context, { companyId }: CompanyScope) {
  const [rows, currencies] = [
    await repository.listAccounts(ctx.db, companyId),
    await currenciesOf(ctx.db, (await findCompany(ctx.db, companyId))!),
  ];
  return { items: rows.map((row) => presentAccount(ctx, row, currencies)), next: null };
}

/** Adds an account, or changes it for what is quoted and ordered from now on. */
export async function writeAccount(ctx: Context, scope: CompanyScope, id: string | null, body: Body) {
  const { companyId, userId } = scope;
  if (body.format === "xrechnung" && missingForXRechnung(ctx.settings.operator).length > 0)
    throw new AppError("XRECHNUNG_SELLER");
  const earlier = id ? await repository.findAccount(ctx.db, companyId, id) : undefined;
  // Before the transaction, because the service can take seconds.
  const isSame = body.vat_id === (earlier?.vatId ?? null);
  if (!isSame && ctx.vatCheck) requireNoDelay(await ctx.limits.take("vatNumber", companyId));
  const vatCheck = isSame ? (earlier?.vatCheck ?? null) : await checkNumber(ctx, body);
  const { row, currencies } = await ctx.db.transaction(async (tx) => {
    const company = await lockCompany(tx, companyId);
    const all = await repository.listAccounts(tx, companyId);
    const before = all.find((one) => one.id === id);
    if (id && !before) throw new AppError("REQUEST_001", { status: 404 });
    if (!id && all.length >= limits.billingAccountsMax) throw new AppError("REQUEST_001");
    const values = {
      label: body.label,
      name: body.name,
      street: body.street,
      postcode: body.postcode,
      city: body.city,
      countryId: body.country_id,
      vatId: body.vat_id,
      // Another request can have changed the number meanwhile: the next check asks again.
      vatCheck: before && before.vatId === body.vat_id ? before.vatCheck : vatCheck,
      invoiceEmail: body.invoice_email,
      buyerReference: body.buyer_reference,
      language: body.language,
      format: body.format,
      isDefault: body.is_default || before?.isDefault || all.length === 0,
    };
    const row = await repository.saveAccount(tx, companyId, id, values);
    await audit(tx, {
      companyId,
      userId,
      action: "company.billing",
      subject: `company:${companyId}`,
      change: changeOf<Partial<repository.BillingAccountRow>>(before ?? {}, values),
    });
    return { row, currencies: await currenciesOf(tx, company) };
  });
  return presentAccount(ctx, row, currencies);
}

export async function removeAccount(ctx: Context, scope: CompanyScope, id: string): Promise<void> {
  const { companyId, userId } = scope;
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, companyId);
    const row = await repository.findAccount(tx, companyId, id);
    if (!row) throw new AppError("REQUEST_001", { status: 404 });
    if (row.isDefault) throw new AppError("BILLING_IN_USE");
    await repository.deleteAccount(tx, id);
    const { label, name } = row;
    await audit(tx, {
      companyId,
      userId,
      action: "company.billing",
      subject: `company:${companyId}`,
      change: { before: { label, name } },
    });
  });
}

/** Asks about a number of the Union. Null: it is not asked about. */
async function checkNumber(
  ctx: Pick<Context, "vatCheck" | "now">,
  { vat_id: number, country_id: country }: Pick<Body, "vat_id" | "country_id">,
): Promise<StoredVatCheck | null> {
  if (!ctx.vatCheck || !number || !vatUnion.has(country)) return null;
  const result = await ctx.vatCheck.request(number);
  const at = ctx.now().toISOString();
  return { valid: result?.valid ?? null, reference: result?.reference ?? null, at };
}

export const vatCheckCrontab = "37 * * * * vat:check";

/** The job `vat:check`: asks again about numbers without an answer, and about all others after 90 days. */
export async function checkNumbers(ctx: Pick<Context, "db" | "vatCheck" | "now">): Promise<void> {
  if (!ctx.vatCheck) return;
  const before = new Date(ctx.now().getTime() - limits.vatCheckDays * 86_400_000);
  for (const row of await repository.listToCheck(ctx.db, before)) {
    const { vatId: vat_id, countryId: country_id } = row;
    const now = await checkNumber(ctx, { vat_id, country_id });
    // A country's service that is away does not take back its earlier answer.
    const keeps = now?.valid === null && row.vatCheck?.valid != null;
    if (now && !keeps) await repository.saveCheck(ctx.db, row, now);
  }
}
