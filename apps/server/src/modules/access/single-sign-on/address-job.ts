import { limits } from "@lantern/contract/limits";
import type { Context } from "../../../core/context.ts";
import { enqueueEmail } from "../../../core/email/outbox.ts";
import { signOnAddressEmail } from "../../../core/email/templates/company.ts";
import { listOwners } from "../users/admins.ts";
import { providerOf, SignOnError } from "./provider.ts";
import * as repository from "./repository.ts";

type Deps = Pick<Context, "db" | "now" | "settings">;

/** Every six hours: the first time soon after an update, and later in case a provider no longer names itself. */
export const signOnAddressCrontab = "37 */6 * * * sign-on:address";

/**
 * The job `sign-on:address`: emails the Owners of companies whose provider knows only the old redirect address and does
 * not name itself in its responses. From then on they have some days for entering the new address.
 */
export async function emailAboutOldAddress(ctx: Deps): Promise<void> {
  for (const row of await repository.listUntoldAtOldAddress(ctx.db)) {
    if (await namesItself(ctx, row)) continue;
    const until = new Date(ctx.now().getTime() + limits.signOnMoveDays * 86_400_000);
    await ctx.db.transaction(async (tx) => {
      // Told or moved since the list was read.
      if (!(await repository.endOldAddress(tx, row.companyId, until))) return;
      for (const { email } of await listOwners(tx, row.companyId))
        await enqueueEmail(tx, signOnAddressEmail(ctx.settings, email, row.companyId, until));
    });
  }
}

/** A provider that cannot be read counts as one that does not: its Owners must not miss the day. */
async function namesItself(ctx: Deps, row: repository.SignOnRow): Promise<boolean> {
  try {
    return (await providerOf(ctx, row).discover()).authorization_response_iss_parameter_supported;
  } catch (error) {
    if (error instanceof SignOnError) return false;
    throw error;
  }
}
