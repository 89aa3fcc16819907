import type { Tx } from "../../db/client.ts";
import type { Context } from "../context.ts";
import { enqueueEmail } from "../email/outbox.ts";
import { passwordChangedEmail } from "../email/templates/account.ts";
import { type UserRow, updateUser } from "../users/repository.ts";

/** Gives an account another password, or its first one, and tells its owner by mail. */
export async function setPassword(
  ctx: Context,
  tx: Tx,
  user: UserRow,
  passwordHash: string,
): Promise<UserRow> {
  await enqueueEmail(tx, passwordChangedEmail(ctx.settings, user.email));
  return updateUser(tx, user.id, { passwordHash });
}
