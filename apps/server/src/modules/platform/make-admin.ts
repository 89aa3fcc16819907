import * as fields from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { audit } from "../../core/audit/audit.ts";
import type { Context } from "../../core/context.ts";
import { enqueueEmail } from "../../core/email/outbox.ts";
import { passwordResetEmail } from "../../core/email/templates/account.ts";
import { StartError } from "../../system/start-error.ts";
import { findUserByEmail, insertUser, issueEmailToken } from "../access/index.ts";

/**
 * Makes somebody an administrator of the platform, or lets an existing one choose a new password: a link is sent to
 * their address. Only somebody with access to the server can run this.
 *
 * @throws StartError with a one-line message
 */
export async function makeAdmin(
  ctx: Pick<Context, "db" | "now" | "settings">,
  typed: string,
): Promise<"made" | "known"> {
  const read = fields.email.safeParse(typed);
  if (!read.success) throw new StartError(`"${typed}" is no e-mail address`);
  return ctx.db.transaction(async (tx) => {
    const before = await findUserByEmail(tx, read.data);
    // Their company would lose them, and they could see every other company.
    if (before && before.userTypeId !== Role.ADMIN)
      throw new StartError(`${read.data} administers a company: choose another address`);
    const user =
      before ??
      (await insertUser(tx, { email: read.data, userTypeId: Role.ADMIN, firstName: "", lastName: "" }));
    const secret = await issueEmailToken(tx, ctx.now(), "reset", user);
    await enqueueEmail(tx, passwordResetEmail(ctx.settings, user, secret));
    const entry = { companyId: null, userId: null, subject: `user:${user.id}` };
    await audit(tx, { ...entry, action: before ? "admin.link" : "admin.make" });
    return before ? "known" : "made";
  });
}
