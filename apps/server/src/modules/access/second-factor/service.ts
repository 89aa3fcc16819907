import type {
  BodyOf,
  confirmAuthenticator as confirmOperation,
  enterSecondFactor,
  getSecondFactor,
  ResponseOf,
  startAuthenticator,
} from "@lantern/contract/http";
import { generateSecret } from "otplib";
import { AppError, fieldError } from "../../../core/app-error.ts";
import { auditAccount, auditSignIn, signInAttempt } from "../../../core/audit/accounts.ts";
import type { Context } from "../../../core/context.ts";
import { enqueueEmail } from "../../../core/email/outbox.ts";
import { secondFactorEmail } from "../../../core/email/templates/account.ts";
import type { Member } from "../../../core/gates.ts";
import { requireNoDelay } from "../../../core/limits/limits.ts";
import type { Tx } from "../../../db/client.ts";
import { withAnyKey } from "../../../system/app-keys.ts";
import { decrypt, encrypt } from "../../../system/encryption.ts";
import { reauthenticate } from "../account/reauthenticate.ts";
import { issueToken } from "../tokens/repository.ts";
import { findUser, lockUser, type UserRow } from "../users/repository.ts";
import { listPasskeys } from "./passkey-repository.ts";
import { authenticatorUri, isSixDigits, newRecoveryCodes, readable, stepOf } from "./policy.ts";
import * as repository from "./repository.ts";

export const authenticatorPurpose = "authenticator";
const wrongCode = () => fieldError("code", "SECOND_FACTOR_WRONG");

export async function read(ctx: Context, who: Member): Promise<ResponseOf<typeof getSecondFactor>> {
  const app = await repository.findAuthenticator(ctx.db, who.userId);
  const passkeys = await listPasskeys(ctx.db, who.userId);
  return {
    authenticator_since: app?.confirmedAt?.toISOString() ?? null,
    recovery_codes_left: await repository.countRecoveryCodes(ctx.db, who.userId),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/** A new secret. Starting again replaces the one that was not confirmed. */
export async function start(
  ctx: Context,
  who: Member,
  password: string | undefined,
): Promise<ResponseOf<typeof startAuthenticator>> {
  await reauthenticate(ctx, who, password);
  const secret = generateSecret();
  return ctx.db.transaction(async (tx) => {
    const user = await requireUser(tx, who);
    if (
      !(await repository.saveUnconfirmed(
        tx,
        user.id,
        encrypt(ctx.settings.appKey, authenticatorPurpose, secret),
      ))
    )
      throw new AppError("SECOND_FACTOR_SET");
    return { secret, uri: authenticatorUri(secret, user.email) };
  });
}

export async function confirm(
  ctx: Context,
  who: Member,
  { code }: BodyOf<typeof confirmOperation>,
): Promise<string[]> {
  requireNoDelay(await ctx.limits.take("factorCode", who.userId));
  return ctx.db.transaction(async (tx) => {
    const user = await requireUser(tx, who);
    const app = await repository.findAuthenticator(tx, user.id);
    if (!app) throw new AppError("SECOND_FACTOR_MISSING");
    if (app.confirmedAt) throw new AppError("SECOND_FACTOR_SET");
    const step = stepIn(ctx, app, code);
    if (step === null) throw wrongCode();
    await repository.confirmAuthenticator(tx, app, ctx.now(), step);
    await auditAccount(tx, user, "user.second_factor_on");
    await enqueueEmail(tx, secondFactorEmail(ctx.settings, user.email, "on"));
    await ctx.limits.release("factorCode", user.id);
    return giveRecoveryCodes(tx, user.id);
  });
}

export async function remove(ctx: Context, who: Member, password: string | undefined): Promise<void> {
  await reauthenticate(ctx, who, password);
  await ctx.db.transaction(async (tx) => {
    const user = await requireUser(tx, who);
    if (!(await repository.deleteAuthenticator(tx, user.id))) throw new AppError("SECOND_FACTOR_MISSING");
    await auditAccount(tx, user, "user.second_factor_off");
    const isLast = !(await repository.hasSecondFactor(tx, user.id));
    if (isLast) await repository.deleteRecoveryCodes(tx, user.id);
    await enqueueEmail(tx, secondFactorEmail(ctx.settings, user.email, isLast ? "off" : "app-off"));
  });
}

export async function renewRecoveryCodes(
  ctx: Context,
  who: Member,
  password: string | undefined,
): Promise<string[]> {
  await reauthenticate(ctx, who, password);
  return ctx.db.transaction(async (tx) => {
    const user = await requireUser(tx, who);
    if (!(await repository.hasSecondFactor(tx, user.id))) throw new AppError("SECOND_FACTOR_MISSING");
    await auditAccount(tx, user, "user.recovery_codes");
    return giveRecoveryCodes(tx, user.id);
  });
}

/**
 * Finishes a sign-in whose password or provider was right.
 *
 * @param secret the ticket of this browser
 * @throws AppError SECOND_FACTOR_EXPIRED, SECOND_FACTOR_WRONG at the field, or TOO_MANY_REQUESTS
 */
export async function enter(
  ctx: Context,
  secret: string | undefined,
  { code }: BodyOf<typeof enterSecondFactor>,
): Promise<string> {
  const ticket = secret && (await repository.findTicket(ctx.db, ctx.now(), secret));
  if (!ticket) throw new AppError("SECOND_FACTOR_EXPIRED");
  const { userId, device, signInId } = ticket;
  if (isSixDigits(code)) await countGuess(ctx, userId);
  const method = isSixDigits(code) ? "authenticator" : "recovery_code";
  return signInAttempt(ctx.db, (await findUser(ctx.db, userId)) ?? null, method, () =>
    ctx.db.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      // Changing the password, or another tab, has used the ticket up meanwhile.
      if (!user || !(await repository.useTicket(tx, ticket.id))) throw new AppError("SECOND_FACTOR_EXPIRED");
      await useCode(ctx, tx, user, code);
      await auditSignIn(tx, user, method);
      return issueToken(tx, ctx.now(), { userId }, { device, signInId });
    }),
  );
}

/** Counts in advance, so that a hundred attempts at once count as a hundred. Of too many the owner is told. */
async function countGuess(ctx: Context, userId: string): Promise<void> {
  const wait = await ctx.limits.take("factorCode", userId);
  if (wait === 0) return;
  const user = await findUser(ctx.db, userId);
  if (user && (await ctx.limits.take("accountEmail", userId)) === 0)
    await ctx.db.transaction((tx) =>
      enqueueEmail(tx, secondFactorEmail(ctx.settings, user.email, "guessed")),
    );
  requireNoDelay(wait);
}

/** Uses up a code of the app or a recovery code. If it is wrong, the transaction ends and the ticket stays good. */
async function useCode(ctx: Context, tx: Tx, user: UserRow, code: string): Promise<void> {
  if (isSixDigits(code)) {
    const app = await repository.findAuthenticator(tx, user.id);
    const step = app?.confirmedAt ? stepIn(ctx, app, code) : null;
    if (step === null || !(await repository.useStep(tx, user.id, step))) throw wrongCode();
    await ctx.limits.reset("factorCode", user.id);
    return;
  }
  if (!(await repository.useRecoveryCode(tx, user.id, code))) throw wrongCode();
  const recoveryCodesLeft = await repository.countRecoveryCodes(tx, user.id);
  await auditAccount(tx, user, "user.recovery_code_used");
  await enqueueEmail(tx, secondFactorEmail(ctx.settings, user.email, { recoveryCodesLeft }));
}

/** After a change of the installation's key no code is right; recovery codes still are. */
function stepIn(ctx: Context, app: repository.AuthenticatorRow, code: string): number | null {
  const secret = withAnyKey(ctx.settings, (appKey) =>
    decrypt(appKey, authenticatorPurpose, app.encryptedSecret),
  );
  return secret && isSixDigits(code) ? stepOf(code, secret, ctx.now(), app.lastStep) : null;
}

export async function requireUser(tx: Tx, who: Member): Promise<UserRow> {
  const user = await lockUser(tx, who.userId);
  if (!user) throw new AppError("UNAUTHENTICATED");
  return user;
}

export async function giveRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await repository.replaceRecoveryCodes(tx, userId, codes);
  return codes.map(readable);
}
