import { isolatedName } from "@lantern/contract/full-name";
import { findCompany } from "../../../core/companies/repository.ts";
import type { Context } from "../../../core/context.ts";
import { enqueueEmail } from "../../../core/email/outbox.ts";
import { type AccessChange, accessChangedEmail } from "../../../core/email/templates/company.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import type { Tx } from "../../../db/client.ts";
import { listOwners } from "../users/admins.ts";

/** Emails every Owner, also the one who made the change: it may have been somebody with their open browser. */
export async function emailOwners(
  ctx: Pick<Context, "settings">,
  tx: Tx,
  { companyId, userId }: CompanyScope,
  change: AccessChange,
): Promise<void> {
  const company = await findCompany(tx, companyId);
  const owners = await listOwners(tx, companyId);
  const by = owners.find(({ id }) => id === userId);
  for (const owner of owners)
    await enqueueEmail(
      tx,
      accessChangedEmail(ctx.settings, owner, {
        by: isolatedName(by?.firstName, by?.lastName),
        company: company?.name ?? "",
        change,
      }),
    );
}
