import type { ParsedBodyOf, patchCompany } from "@lantern/contract/http";
import { eq } from "drizzle-orm";
import { fieldError } from "../../core/app-error.ts";
import { audit, changeOf } from "../../core/audit/audit.ts";
import { type CompanySettings, lockCompany, saveSettings } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { secondFactorRuleEmail } from "../../core/email/templates/company.ts";
import type { CompanyScope } from "../../core/gates.ts";
import type { Tx } from "../../db/client.ts";
import { teamPages } from "../../db/schema/index.ts";
import { emailOwners, findUser, hasSecondFactor, listAdmins, signInMethodsOf } from "../access/index.ts";
import { readCompany } from "./read-company.ts";

/** Changes settings that an Owner can set. Missing fields stay as they are. */
export async function changeSettings(
  ctx: Context,
  scope: CompanyScope,
  body: ParsedBodyOf<typeof patchCompany>,
) {
  const fields = Object.keys(body);
  if (fields.length > 0)
    await ctx.db.transaction(async (tx) => {
      const before = await lockCompany(tx, scope.companyId);
      const methods = body.sign_in_methods && [...new Set(body.sign_in_methods)];
      if (methods) {
        const user = await findUser(tx, scope.userId);
        const own = user ? await signInMethodsOf(ctx, tx, [user]) : [];
        if (!own.some((method) => methods.includes(method))) {
          throw fieldError("sign_in_methods", "LOCKED_OUT");
        }
      }
      const required = body.second_factor_required;
      if (required !== undefined && required !== before.secondFactorRequired)
        await announceSecondFactor(ctx, tx, scope, before.name, required);
      const values: Partial<CompanySettings> = {
        ...(body.name !== undefined && { name: body.name }),
        ...(body.brand_color !== undefined && { brandColor: body.brand_color }),
        ...(body.person_measures !== undefined && { personMeasures: body.person_measures }),
        ...(body.chat_retention_days !== undefined && { chatRetentionDays: body.chat_retention_days }),
        ...(body.audit_retention_days !== undefined && { auditRetentionDays: body.audit_retention_days }),
        ...(required !== undefined && { secondFactorRequired: required }),
        ...(body.check_in !== undefined && { checkIn: body.check_in }),
        ...(body.language !== undefined && { language: body.language }),
        ...(body.sub_admins_buy !== undefined && { subAdminsBuy: body.sub_admins_buy }),
        ...(body.team_pages !== undefined && { teamPages: body.team_pages }),
        ...(body.team_page_days !== undefined && { teamPageDays: body.team_page_days }),
        ...(methods && { signInMethods: methods }),
      };
      await saveSettings(tx, scope.companyId, values);
      // Allowed again, a team shares a new page at a new address.
      if (body.team_pages === false)
        await tx.delete(teamPages).where(eq(teamPages.companyId, scope.companyId));
      if (methods) await emailOwners(ctx, tx, scope, "signInMethods");
      const { companyId, userId } = scope;
      const subject = `company:${companyId}`;
      const change = changeOf(before, values);
      await audit(tx, { companyId, userId, action: "company.update", subject, detail: { fields }, change });
    });
  return readCompany(ctx, scope);
}

/** Requires that the Owner has a second factor themself, and tells every administrator about the change. */
async function announceSecondFactor(
  ctx: Context,
  tx: Tx,
  { companyId, userId }: CompanyScope,
  company: string,
  required: boolean,
): Promise<void> {
  if (required && !(await hasSecondFactor(tx, userId)))
    throw fieldError("second_factor_required", "OWN_FACTOR_FIRST");
  const action = required ? "company.second-factor-on" : "company.second-factor-off";
  await audit(tx, { companyId, userId, action, subject: `company:${companyId}` });
  for (const { email } of await listAdmins(tx, companyId))
    await enqueueEmail(tx, secondFactorRuleEmail(ctx.settings, email, company, required));
}
