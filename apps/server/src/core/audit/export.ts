import type { AuditAction } from "@lantern/contract/audit-actions";
import type { Context } from "../context.ts";
import type { CompanyScope } from "../gates.ts";
import { audit } from "./audit.ts";

/** Records that somebody takes data out of the product, before they get it. */
export function auditExport(
  ctx: Pick<Context, "db">,
  { companyId, userId }: CompanyScope,
  action: AuditAction & `${string}.export`,
  subject = `company:${companyId}`,
): Promise<void> {
  return audit(ctx.db, { companyId, userId, action, subject });
}
