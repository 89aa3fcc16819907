import { Role } from "@lantern/contract/roles";
import { AppError } from "../../core/app-error.ts";
import { audit } from "../../core/audit/audit.ts";
import { lockCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { Member } from "../../core/gates.ts";
import { eraseUser, findUser, listAdmins, reauthenticate, requireAnotherOwner } from "../access/index.ts";
import { updateLiveSession } from "../session/index.ts";
import { closeCompany } from "./remove-company.ts";

/**
 * Deletes the actor's account. The only Owner cannot leave while others remain (USER_004), because a company needs an
 * Owner. The company of its only administrator is deleted with the account, which requires the password.
 */
export async function deleteOwnAccount(
  ctx: Context,
  who: Member,
  password: string | undefined,
): Promise<void> {
  // Administrators of the platform are made and removed on the server's command line.
  if (who.userTypeId === Role.ADMIN) throw new AppError("USER_004");
  const { companyId } = who;
  const takesCompany = companyId !== null && (await listAdmins(ctx.db, companyId)).length === 1;
  if (takesCompany) await reauthenticate(ctx, who, password);
  const cancelled = await ctx.db.transaction(async (tx) => {
    if (companyId) await lockCompany(tx, companyId);
    const user = await findUser(tx, who.userId);
    if (!user) throw new AppError("UNAUTHENTICATED");
    if (companyId) {
      const admins = await listAdmins(tx, companyId);
      // The other administrators left in the meantime, so the password was not requested.
      if (admins.length === 1 && !takesCompany) throw new AppError("USER_004");
      if (admins.length === 1) return closeCompany(ctx, tx, { ...who, companyId });
      requireAnotherOwner(admins, user, "USER_004");
    }
    await audit(tx, { companyId, userId: user.id, action: "user.delete", subject: `user:${user.id}` });
    await eraseUser(tx, user);
    return [];
  });
  for (const id of cancelled) await updateLiveSession(ctx, "refresh", id);
}
