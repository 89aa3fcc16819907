import { Role } from "@lantern/contract/roles";
import { eq } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { backupFailedEmail } from "../../core/email/templates/platform.ts";
import type { Tx } from "../../db/client.ts";
import { users } from "../../db/schema/index.ts";
import { type BackupStep, backupFailed, notifyAdmins } from "../notification/index.ts";

/** Notifies every ADMIN, in the bell of the console and by email, that a backup, its drill or the program after it has failed. */
export async function sendFailure(
  tx: Tx,
  { settings }: Pick<Context, "settings">,
  what: BackupStep,
  reason: string,
): Promise<void> {
  await notifyAdmins(tx, backupFailed(what, reason));
  const admins = await tx.select({ email: users.email }).from(users).where(eq(users.userTypeId, Role.ADMIN));
  for (const { email } of admins) await enqueueEmail(tx, backupFailedEmail(settings, email, what, reason));
}
