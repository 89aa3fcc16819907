import type { BodyOf, login, register } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { Role } from "@lantern/contract/roles";
import { requireUnusedEmail } from "../../core/accounts/unused-email.ts";
import { sendVerification } from "../../core/accounts/verify-email.ts";
import { AppError, fieldError } from "../../core/app-error.ts";
import { insertCompany } from "../../core/companies/repository.ts";
import { requireSignInMethod } from "../../core/companies/sign-in-methods.ts";
import type { Context } from "../../core/context.ts";
import type { Member } from "../../core/gates.ts";
import { endTokens } from "../../core/tokens/end-tokens.ts";
import { findSignIn, issueToken, shortenToken } from "../../core/tokens/repository.ts";
import { requireBusinessEmail } from "../../core/users/business-email.ts";
import { newPasswordHash, verifyPassword } from "../../core/users/passwords.ts";
import { findUserByEmail, insertUser, lockUser } from "../../core/users/repository.ts";
import { violates } from "../../db/violation.ts";
import type { Visitor } from "../../http/visitor.ts";
import { successorOf } from "../../system/secrets.ts";
import type { SignInLimiter } from "./sign-in-limit-service.ts";

/** Makes a person and the company they own, signed in at once; the address is proved by a mail. */
export async function signUp(ctx: Context, body: BodyOf<typeof register>, visitor: Visitor): Promise<string> {
  requireBusinessEmail(body.email);
  // Hashed before anything is looked up: a used address takes as long as a new one.
  const passwordHash = await newPasswordHash(body.password, {
    email: body.email,
    firstName: body.first_name,
    lastName: body.last_name,
    company: body.company_name,
  });
  await requireUnusedEmail(ctx, body.email, visitor.address);
  try {
    return await ctx.db.transaction(async (tx) => {
      const companyId = await insertCompany(tx, body.company_name);
      const user = await insertUser(tx, {
        companyId,
        userTypeId: Role.CONSUMER_ADMIN,
        firstName: body.first_name,
        lastName: body.last_name,
        email: body.email,
        passwordHash,
        termsAcceptedAt: ctx.now(),
      });
      await sendVerification(ctx, tx, user);
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
): Promise<string> {
  const account = email.toLowerCase();
  const succeeded = await guard.countAttempt(account, visitor.address);
  const user = await findUserByEmail(ctx.db, email);
  if (!(await verifyPassword(password, user?.passwordHash ?? null)) || !user)
    throw new AppError("LOGIN_FAILED");
  await succeeded();
  await requireSignInMethod(ctx, user, "password");
  return ctx.db.transaction(async (tx) => {
    // It may have been changed while it was compared, and every sign-in made with it ended.
    const now = await lockUser(tx, user.id);
    if (now?.passwordHash !== user.passwordHash) throw new AppError("LOGIN_FAILED");
    return issueToken(tx, ctx.now(), { userId: user.id }, visitor);
  });
}

export async function signOut(ctx: Context, who: Member): Promise<void> {
  const { userId, signInId } = who;
  await ctx.db.transaction((tx) => endTokens(tx, { userId, signInId }));
}

/**
 * A fresh token; the old one stays good for half a minute, for calls of other tabs that are under way. Asked again
 * with the old one, by another tab or after an answer that was lost, it is the same fresh token.
 */
export async function refresh(ctx: Context, who: Member): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    // First: who ends sign-ins meanwhile ends this one with its successor, or has ended it by now.
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
