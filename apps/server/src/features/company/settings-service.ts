import type { ParsedBodyOf, patchCompany } from "@lantern/contract/http";
import { fieldError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { lockCompany, saveSettings } from "../../core/companies/repository.ts";
import { signInMethodsOf } from "../../core/companies/sign-in-methods.ts";
import type { Context } from "../../core/context.ts";
import type { CompanyScope } from "../../core/gates.ts";
import { findUser } from "../../core/users/repository.ts";
import { readCompany } from "./service.ts";

const lockedOut =
  "You could no longer sign in. Sign in once with one of these methods first, or keep the method you use now.";

/** Changes settings that an Owner can set. Missing fields stay as they are. */
export async function changeSettings(
  ctx: Context,
  scope: CompanyScope,
  body: ParsedBodyOf<typeof patchCompany>,
) {
  const fields = Object.keys(body);
  if (fields.length > 0)
    await ctx.db.transaction(async (tx) => {
      await lockCompany(tx, scope.companyId);
      const methods = body.sign_in_methods && [...new Set(body.sign_in_methods)];
      if (methods) {
        const user = await findUser(tx, scope.userId);
        const own = user ? await signInMethodsOf(ctx, tx, [user]) : [];
        if (!own.some((method) => methods.includes(method))) {
          throw fieldError("sign_in_methods", "REQUEST_001", lockedOut);
        }
      }
      await saveSettings(tx, scope.companyId, {
        ...(body.name !== undefined && { name: body.name }),
        ...(body.brand_color !== undefined && { brandColor: body.brand_color }),
        ...(body.person_measures !== undefined && { personMeasures: body.person_measures }),
        ...(body.chat_retention_days !== undefined && { chatRetentionDays: body.chat_retention_days }),
        ...(methods && { signInMethods: methods }),
      });
      const { companyId, userId } = scope;
      const subject = `company:${companyId}`;
      await audit(tx, { companyId, userId, action: "company.update", subject, detail: { fields } });
    });
  return readCompany(ctx, scope);
}
