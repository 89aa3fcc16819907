import { auditAccount } from "../../../core/audit/accounts.ts";
import type { Context } from "../../../core/context.ts";
import { enqueueEmail } from "../../../core/email/outbox.ts";
import { passwordChangedEmail } from "../../../core/email/templates/account.ts";
import type { Tx } from "../../../db/client.ts";
import { deleteTickets } from "../second-factor/repository.ts";
import { type UserRow, updateUser } from "../users/repository.ts";

/** Sets a new or first password of an account and notifies its owner by email. */
export async function setPassword(
  ctx: Context,
  tx: Tx,
  user: UserRow,
  passwordHash: string,
): Promise<UserRow> {
  await auditAccount(tx, user, "user.password");
  await deleteTickets(tx, user.id);
  await enqueueEmail(tx, passwordChangedEmail(ctx.settings, user.email));
  return updateUser(tx, user.id, { passwordHash });
}
