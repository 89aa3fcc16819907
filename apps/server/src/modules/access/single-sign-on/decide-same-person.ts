import type { decideSecondSubject, ParsedBodyOf } from "@lantern/contract/http";
import { AppError } from "../../../core/app-error.ts";
import { audit } from "../../../core/audit/audit.ts";
import type { Context } from "../../../core/context.ts";
import type { CompanyScope } from "../../../core/gates.ts";
import { emailOwners } from "../account/email-owners.ts";
import { lockUser } from "../users/repository.ts";
import { deleteIdentities, deleteWaiting, insertIdentity } from "./identity-repository.ts";
import { read } from "./settings.ts";

/**
 * An Owner says whether a second subject with the address of an account is its person. If so, it opens the account from
 * now on, and the first one no more: the provider has given them a new id. If not, it is forgotten, and opens nothing.
 */
export async function decideSamePerson(
  ctx: Context,
  scope: CompanyScope,
  id: string,
  { same_person }: ParsedBodyOf<typeof decideSecondSubject>,
) {
  const { companyId, userId: ownerId } = scope;
  await ctx.db.transaction(async (tx) => {
    const waiting = await deleteWaiting(tx, companyId, id);
    if (!waiting) throw new AppError("REQUEST_001", { status: 404 });
    const { userId, issuer, subject } = waiting;
    if (same_person) {
      const identity = { companyId, issuer, subject };
      await lockUser(tx, userId);
      await deleteIdentities(tx, userId, identity);
      await insertIdentity(tx, userId, identity, null);
      await emailOwners(ctx, tx, scope, "singleSignOn");
    }
    const action = same_person ? "user.sign_on_link" : "user.sign_on_refuse";
    await audit(tx, { companyId, userId: ownerId, action, subject: `user:${userId}` });
  });
  return read(ctx, scope);
}
