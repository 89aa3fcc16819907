import type { exportPlatformCompany, ParsedBodyOf } from "@lantern/contract/http";
import { AppError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { type CompanyRow, findCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { Member } from "../../core/gates.ts";
import { reauthenticate } from "../access/index.ts";

/** Requires the ADMIN's proof, and says in the company's own audit log who takes its data, and why, before they get it. */
export async function allowExport(
  ctx: Context,
  who: Member,
  companyId: string,
  { reason, current_password }: ParsedBodyOf<typeof exportPlatformCompany>,
): Promise<CompanyRow> {
  await reauthenticate(ctx, who, current_password);
  const company = await findCompany(ctx.db, companyId);
  if (!company) throw new AppError("REQUEST_001", { status: 404 });
  await audit(ctx.db, {
    companyId,
    userId: who.userId,
    action: "company.export",
    subject: `company:${companyId}`,
    detail: { reason },
  });
  return company;
}
