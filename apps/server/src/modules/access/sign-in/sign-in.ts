import type { BodyOf, login, register } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { Role } from "@lantern/contract/roles";
import { AppError, fieldError } from "../../../core/app-error.ts";
import { auditAccount, signInAttempt } from "../../../core/audit/accounts.ts";
import { requireBusinessEmail } from "../../../core/companies/business-email.ts";
import { insertCompany } from "../../../core/companies/repository.ts";
import type { Context } from "../../../core/context.ts";
import type { Member } from "../../../core/gates.ts";
import { violates } from "../../../db/violation.ts";
import type { Visitor } from "../../../http/visitor.ts";
import { successorOf } from "../../../system/secrets.ts";
import { requireUnusedEmail } from "../account/unused-email.ts";
import { sendVerification } from "../account/verify-email.ts";
import { type SignInOutcome, signInWithFactor } from "../second-factor/sign-in-with-factor.ts";
import { endTokens } from "../tokens/end-tokens.ts";
import { findSignIn, issueToken, shortenToken } from "../tokens/repository.ts";
import { newPasswordHash, verifyPassword } from "../users/passwords.ts";
import { findUserByEmail, insertUser, lockUser } from "../users/repository.ts";
import { requireSignInMethod } from "./methods-policy.ts";
import type { SignInLimiter } from "./sign-in-limiter.ts";

/** Makes a person and the company that they own, signed in at once. An email verifies the address. */
export async function signUp(ctx: Context, body: BodyOf<typeof register>, visitor: Visitor): Promise<string> {
  requireBusinessEmail(body.email);
  const names = { firstName: body.first_name ?? "", lastName: body.last_name ?? "" };
  // Hashed before the address is looked up, so that a used address takes as long as a new one.
  const passwordHash = await newPasswordHash(body.password, {
    ...names,
    email: body.email,
    company: body.company_name,
  });
  await requireUnusedEmail(ctx, body.email, visitor.address);
  try {
    return await ctx.db.transaction(async (tx) => {
      const companyId = await insertCompany(tx, body.company_name, body.language);
      const user = await insertUser(tx, {
        companyId,
        userTypeId: Role.CONSUMER_ADMIN,
        ...names,
        email: body.email,
        passwordHash,
        termsAcceptedAt: ctx.now(),
        language: body.language ?? null,
      });
      await sendVerification(ctx, tx, user);
      await auditAccount(tx, user, "user.register");
      return issueToken(tx, ctx.now(), { userId: user.id }, visitor);
    });
  } catch (error) {
    if (violates(error, "users_email_unique")) throw fieldError("email", "USER_007");
    throw error;
  }
}

export async function signIn(
  ctx: Context,
  guard: SignInLimiter,
  { email, password }: BodyOf<typeof login>,
  visitor: Visitor,
): Promise<SignInOutcome> {
  const account = email.toLowerCase();
  const succeeded = await guard.countAttempt(account, visitor.address);
  const user = await findUserByEmail(ctx.db, email);
  return signInAttempt(ctx.db, user ?? null, "password", async () => {
    if (!(await verifyPassword(password, user?.passwordHash ?? null)) || !user)
      throw new AppError("LOGIN_FAILED");
    await succeeded();
    await requireSignInMethod(ctx, user, "password");
    return ctx.db.transaction(async (tx) => {
      // The password may have been changed during the comparison, which ends every sign-in made with it.
      const now = await lockUser(tx, user.id);
      if (now?.passwordHash !== user.passwordHash) throw new AppError("LOGIN_FAILED");
      return signInWithFactor(tx, ctx.now(), user, "password", visitor);
    });
  });
}

export async function signOut(ctx: Context, who: Member): Promise<void> {
  const { userId, signInId } = who;
  await ctx.db.transaction(async (tx) => {
    await endTokens(tx, { userId, signInId });
    await auditAccount(tx, { ...who, id: userId }, "user.log_out");
  });
}

/**
 * Issues a new token. The old one stays valid for half a minute, for requests of other tabs that are under way. A
 * second request with the old token, by another tab or after a lost response, returns the same new token.
 */
export async function refresh(ctx: Context, who: Member): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    // Locks the sign-in first: ending it concurrently then also ends the new token, or has ended the old one already.
    await lockUser(tx, who.userId);
    const trace = await findSignIn(tx, who.tokenId);
    if (!trace) throw new AppError("UNAUTHENTICATED");
    const until = new Date(ctx.now().getTime() + limits.refreshGraceSeconds * 1000);
    await shortenToken(tx, who.tokenId, until);
    return issueToken(
      tx,
      ctx.now(),
      { userId: who.userId },
      trace,
      successorOf(ctx.settings.appKey, who.tokenId),
    );
  });
}
