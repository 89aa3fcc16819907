import type { SocialProvider } from "@lantern/contract/choices";
import { email as emailField, type listProviders, type ResponseOf } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { isStorable } from "@lantern/engine/incoming";
import * as z from "zod";
import { AppError, fieldError } from "../../../core/app-error.ts";
import { auditAccount } from "../../../core/audit/accounts.ts";
import { requireBusinessEmail } from "../../../core/companies/business-email.ts";
import type { Context } from "../../../core/context.ts";
import { enqueueEmail } from "../../../core/email/outbox.ts";
import { socialLinkEmail } from "../../../core/email/templates/account.ts";
import { requireNoDelay } from "../../../core/limits/limits.ts";
import {
  InvalidProofError,
  type SocialIdentity,
  type SocialProof,
} from "../../../core/ports/identity-provider.ts";
import { violates } from "../../../db/violation.ts";
import type { Visitor } from "../../../http/visitor.ts";
import { hashSecret } from "../../../system/secrets.ts";
import { confirmOwner, sendVerification } from "../account/verify-email.ts";
import { type SignInOutcome, signInWithFactor } from "../second-factor/sign-in-with-factor.ts";
import { requireSignInMethod } from "../sign-in/methods-policy.ts";
import { issueToken } from "../tokens/repository.ts";
import {
  findPendingLink,
  findUserByIdentity,
  insertIdentity,
  insertPendingLink,
  redeemPendingLink,
} from "../users/identities.ts";
import { findUser, findUserByEmail, insertUser, type UserRow } from "../users/repository.ts";

export function offers(ctx: Pick<Context, "social" | "settings">): ResponseOf<typeof listProviders> {
  const items = Object.values(ctx.social).map(({ offer }) => offer);
  return { items, next: null, host: ctx.settings.origin };
}

/**
 * The result of a valid proof: a token or a ticket, or the secret that this browser stores until the link is confirmed
 * by email.
 */
type SocialOutcome = SignInOutcome | { browserSecret: string };

/**
 * Signs in an existing user, or makes a new one. If only the address belongs to an existing account, its owner must
 * confirm by email: a provider's claim about an address must not open somebody's account.
 */
export async function signIn(
  ctx: Context,
  provider: SocialProvider,
  proof: SocialProof,
  visitor: Visitor,
): Promise<SocialOutcome> {
  const identity = await identify(ctx, provider, proof);
  const existing = await findUserByIdentity(ctx.db, identity);
  if (existing) {
    await requireSignInMethod(ctx, existing, provider);
    return signInWithFactor(ctx.db, ctx.now(), existing, provider, visitor);
  }
  const email = usableEmail(identity);
  const namesake = await findUserByEmail(ctx.db, email);
  if (namesake) await requireSignInMethod(ctx, namesake, provider);
  if (namesake) return requestLinkConfirmation(ctx, namesake, identity);
  // What the provider has verified is the address as it is written there.
  const emailVerified = identity.emailVerified && email === identity.email;
  return signUp(ctx, { ...identity, email, emailVerified }, visitor);
}

/** @throws AppError SOCIAL_LOGIN_FAILED when the proof is not valid. */
export async function identify(
  ctx: Context,
  provider: SocialProvider,
  proof: SocialProof,
): Promise<SocialIdentity> {
  const verifier = ctx.social[provider];
  // A provider that is not configured does not exist.
  if (!verifier) throw new AppError("REQUEST_001", { status: 404 });
  try {
    const identity = await verifier.identify(proof);
    if (!isStorable(identity.subject) || !isStorable(identity.email ?? ""))
      throw new InvalidProofError("a claim contains text that cannot be stored");
    return identity;
  } catch (error) {
    if (!(error instanceof InvalidProofError || error instanceof z.ZodError)) throw error;
    ctx.log.warn({ provider, reason: error.message }, "a social sign-in was refused");
    throw new AppError("SOCIAL_LOGIN_FAILED");
  }
}

/** An account needs an address that we can write to. */
function usableEmail({ email }: SocialIdentity): string {
  const parsed = emailField.safeParse(email);
  if (!parsed.success) throw new AppError("USER_002");
  return parsed.data;
}

/**
 * Stores the identity, and asks the account's owner by email to confirm it. Resolves with the browser's half of the
 * secret.
 */
export async function requestLinkConfirmation(
  ctx: Context,
  user: UserRow,
  identity: SocialIdentity,
): Promise<{ browserSecret: string }> {
  requireNoDelay(await ctx.limits.take("socialEmail", user.id));
  return ctx.db.transaction(async (tx) => {
    const pending = await insertPendingLink(tx, ctx.now(), user.id, identity);
    await enqueueEmail(tx, socialLinkEmail(ctx.settings, user, identity.provider, pending.email));
    return { browserSecret: pending.browser };
  });
}

/** A person without a company, which they name when they complete their profile. */
async function signUp(
  ctx: Context,
  identity: SocialIdentity & { email: string },
  visitor: Visitor,
): Promise<SocialOutcome> {
  requireBusinessEmail(identity.email);
  try {
    return await ctx.db.transaction(async (tx) => {
      const user = await insertUser(tx, {
        userTypeId: Role.CONSUMER_ADMIN,
        firstName: identity.firstName,
        lastName: identity.lastName,
        email: identity.email,
        emailVerifiedAt: identity.emailVerified ? ctx.now() : null,
      });
      await insertIdentity(tx, user.id, identity);
      if (!identity.emailVerified) await sendVerification(ctx, tx, user);
      await auditAccount(tx, user, "user.register");
      return { token: await issueToken(tx, ctx.now(), { userId: user.id }, visitor) };
    });
  } catch (error) {
    // A concurrent request has just made this person, so the next try signs in.
    if (violates(error, "users_email_unique") || violates(error, "social_accounts_identity"))
      throw fieldError("email", "USER_007");
    throw error;
  }
}

/** Called with the link of the email: links the identity if this browser started the sign-in. */
export async function confirm(
  ctx: Context,
  secret: string,
  browserSecret: string | undefined,
  visitor: Visitor,
): Promise<SignInOutcome> {
  const pending = await findPendingLink(ctx.db, ctx.now(), secret);
  if (!pending) throw new AppError("LINK_EXPIRED");
  if (!browserSecret || hashSecret(browserSecret) !== pending.browserHash)
    throw new AppError("OTHER_BROWSER");
  try {
    return await ctx.db.transaction(async (tx) => {
      const redeemed = await redeemPendingLink(tx, ctx.now(), secret);
      const user = redeemed && (await findUser(tx, redeemed.userId));
      if (!user || !redeemed) throw new AppError("LINK_EXPIRED");
      await confirmOwner(ctx, tx, user);
      await insertIdentity(tx, user.id, redeemed);
      const { provider } = redeemed;
      await auditAccount(tx, user, "user.link", { detail: { provider } });
      return signInWithFactor(tx, ctx.now(), user, provider, visitor);
    });
  } catch (error) {
    if (violates(error, "social_accounts_identity")) throw new AppError("LINK_EXPIRED");
    throw error;
  }
}
