import { Role } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { backupFailedEmail } from "../../core/email/templates/platform.ts";
import type { Tx } from "../../db/client.ts";
import { users } from "../../db/schema/index.ts";
import { backupFailed, notifyAdmins } from "../notification/index.ts";

/** Notifies every ADMIN, in the bell of the console and by email, that a backup or its drill has failed. */
export async function sendFailure(
  tx: Tx,
  { settings }: Pick<Context, "settings">,
  what: "backup" | "drill",
  reason: string,
): Promise<void> {
  await notifyAdmins(tx, backupFailed(what, reason));
  const admins = await tx.select({ email: users.email }).from(users).where(eq(users.userTypeId, Role.ADMIN));
  for (const { email } of admins) await enqueueEmail(tx, backupFailedEmail(settings, email, what, reason));
}
