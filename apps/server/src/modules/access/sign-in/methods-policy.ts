import type { SignInMethod } from "@lantern/contract/choices";
import { Role } from "@lantern/contract/roles";
import { and, eq, inArray } from "drizzle-orm";
import { AppError } from "../../../core/app-error.ts";
import { findCompany } from "../../../core/companies/repository.ts";
import type { Context } from "../../../core/context.ts";
import type { Executor } from "../../../db/client.ts";
import { socialAccounts, users } from "../../../db/schema/index.ts";
import { mustUseSingleSignOn } from "../tokens/single-sign-on.ts";
import type { UserRow } from "../users/repository.ts";

/** The methods with which at least one of these people can sign in now. */
export async function signInMethodsOf(
  ctx: Pick<Context, "social">,
  db: Executor,
  people: Pick<UserRow, "id" | "passwordHash">[],
): Promise<SignInMethod[]> {
  const accounts = await db
    .select({ provider: socialAccounts.provider })
    .from(socialAccounts)
    .where(
      inArray(
        socialAccounts.userId,
        people.map(({ id }) => id),
      ),
    );
  const social = accounts.map(({ provider }) => provider).filter((provider) => ctx.social[provider]);
  return people.some(({ passwordHash }) => passwordHash) ? ["password", ...social] : social;
}

/**
 * Throws if the person's company has turned this method off. If no Owner could sign in with the remaining methods,
 * because a provider was removed or an identity unlinked, Owners may use any method: somebody must be able to fix the
 * settings.
 */
export async function requireSignInMethod(ctx: Context, user: UserRow, method: SignInMethod): Promise<void> {
  if (await mustUseSingleSignOn(ctx.db, user.id)) throw new AppError("SIGN_ON_REQUIRED");
  const company = user.companyId ? await findCompany(ctx.db, user.companyId) : undefined;
  if (!company || company.signInMethods.includes(method)) return;
  if (user.userTypeId === Role.CONSUMER_ADMIN) {
    const owners = await ctx.db
      .select()
      .from(users)
      .where(and(eq(users.companyId, company.id), eq(users.userTypeId, Role.CONSUMER_ADMIN)));
    const left = await signInMethodsOf(ctx, ctx.db, owners);
    if (!left.some((other) => company.signInMethods.includes(other))) return;
  }
  throw new AppError("SIGN_IN_METHOD");
}
