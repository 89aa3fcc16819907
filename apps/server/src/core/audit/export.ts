import type { Context } from "../context.ts";
import type { CompanyScope } from "../gates.ts";
import { audit } from "./audit.ts";

/** Records that somebody takes data out of the product, before they get it. */
export function auditExport(
  ctx: Pick<Context, "db">,
  { companyId, userId }: CompanyScope,
  action: `${string}.export`,
  subject = `company:${companyId}`,
): Promise<void> {
  return audit(ctx.db, { companyId, userId, action, subject });
}
