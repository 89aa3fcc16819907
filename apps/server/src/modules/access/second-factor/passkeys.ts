import { fullName } from "@lantern/contract/full-name";
import type { addPasskey, BodyOf, getSignInSteps, ResponseOf, UsedPasskey } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import { AppError, fieldError } from "../../../core/app-error.ts";
import { auditAccount, auditSignIn, signInAttempt } from "../../../core/audit/accounts.ts";
import type { Context } from "../../../core/context.ts";
import { enqueueEmail } from "../../../core/email/outbox.ts";
import { passkeyEmail, secondFactorEmail } from "../../../core/email/templates/account.ts";
import type { Member } from "../../../core/gates.ts";
import type { Tx } from "../../../db/client.ts";
import type { PasskeyPurpose } from "../../../db/schema/index.ts";
import type { Visitor } from "../../../http/visitor.ts";
import { reauthenticate } from "../account/reauthenticate.ts";
import { requireSignInMethod } from "../sign-in/methods-policy.ts";
import { issueToken } from "../tokens/repository.ts";
import { findUser, lockUser, type UserRow } from "../users/repository.ts";
import { algorithms, readNewPasskey, readPasskeyUse, relyingParty } from "./passkey-parser.ts";
import * as passkeys from "./passkey-repository.ts";
import * as factors from "./repository.ts";
import { giveRecoveryCodes, requireUser } from "./service.ts";

/** What the browser is asked, and the secret that shows later that this browser was asked. */
export interface Ceremony {
  options: Record<string, unknown>;
  browserSecret: string;
}

const refused = () => new AppError("PASSKEY_REFUSED");
const timeout = limits.passkeyMinutes * 60_000;

export async function start(ctx: Context, who: Member, password: string | undefined): Promise<Ceremony> {
  await reauthenticate(ctx, who, password);
  const user = await ctx.db.transaction((tx) => requireUser(tx, who));
  const own = await passkeys.listPasskeys(ctx.db, user.id);
  if (own.length >= limits.passkeysMax) throw fieldError("name", "PASSKEYS_MAX");
  const options = await generateRegistrationOptions({
    rpName: "Lantern Hour",
    rpID: relyingParty(ctx.settings).id,
    userName: user.email,
    userDisplayName: fullName(user.firstName, user.lastName),
    userID: new TextEncoder().encode(user.id),
    timeout,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  return request(ctx, "add", user.id, options);
}

/** Adds a passkey. With it as the first factor the person gets recovery codes, which replace it when it is lost. */
export async function add(
  ctx: Context,
  who: Member,
  browserSecret: string | undefined,
  { name, passkey }: BodyOf<typeof addPasskey>,
): Promise<string[] | null> {
  const challenge = await consumeChallenge(ctx, "add", who.userId, browserSecret);
  const made = await readNewPasskey(challenge, relyingParty(ctx.settings), passkey);
  return ctx.db.transaction(async (tx) => {
    const user = await requireUser(tx, who);
    const own = await passkeys.listPasskeys(tx, user.id);
    if (own.length >= limits.passkeysMax) throw fieldError("name", "PASSKEYS_MAX");
    const isFirst = !(await factors.hasSecondFactor(tx, user.id));
    if (!(await passkeys.insertPasskey(tx, { ...made, userId: user.id, name }))) throw refused();
    await auditAccount(tx, user, "user.passkey_added");
    await enqueueEmail(tx, passkeyEmail(ctx.settings, user.email, name, "added"));
    return isFirst ? giveRecoveryCodes(tx, user.id) : null;
  });
}

export async function remove(
  ctx: Context,
  who: Member,
  id: string,
  password: string | undefined,
): Promise<void> {
  await reauthenticate(ctx, who, password);
  await ctx.db.transaction(async (tx) => {
    const user = await requireUser(tx, who);
    const removed = await passkeys.deletePasskey(tx, user.id, id);
    if (!removed) throw new AppError("REQUEST_001", { status: 404 });
    await auditAccount(tx, user, "user.passkey_removed");
    await enqueueEmail(tx, passkeyEmail(ctx.settings, user.email, removed.name, "removed"));
    if (await factors.hasSecondFactor(tx, user.id)) return;
    await factors.deleteRecoveryCodes(tx, user.id);
    await enqueueEmail(tx, secondFactorEmail(ctx.settings, user.email, "off"));
  });
}

/** How the sign-in that waits in this browser can be finished. */
export async function steps(
  ctx: Context,
  ticketSecret: string | undefined,
): Promise<ResponseOf<typeof getSignInSteps>> {
  const { userId } = await requireTicket(ctx, ticketSecret);
  const app = await factors.findAuthenticator(ctx.db, userId);
  const own = await passkeys.listPasskeys(ctx.db, userId);
  return { authenticator: Boolean(app?.confirmedAt), passkey: own.length > 0 };
}

/** Asks for one of the person's passkeys as the second step. */
export async function startStep(ctx: Context, ticketSecret: string | undefined): Promise<Ceremony> {
  const { userId } = await requireTicket(ctx, ticketSecret);
  const own = await passkeys.listPasskeys(ctx.db, userId);
  if (own.length === 0) throw refused();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(ctx.settings).id,
    timeout,
    userVerification: "required",
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  });
  return request(ctx, "step", userId, options);
}

/** Finishes a sign-in whose password or provider was right. */
export async function finishStep(
  ctx: Context,
  ticketSecret: string | undefined,
  browserSecret: string | undefined,
  used: UsedPasskey,
): Promise<string> {
  const ticket = await requireTicket(ctx, ticketSecret);
  const { userId, device, signInId } = ticket;
  const challenge = await consumeChallenge(ctx, "step", userId, browserSecret);
  return signInAttempt(ctx.db, (await findUser(ctx.db, userId)) ?? null, "passkey", () =>
    ctx.db.transaction(async (tx) => {
      const user = await lockUser(tx, userId);
      if (!user || !(await factors.useTicket(tx, ticket.id))) throw new AppError("SECOND_FACTOR_EXPIRED");
      await usePasskey(ctx, tx, user, challenge, used);
      await auditSignIn(tx, user, "passkey");
      return issueToken(tx, ctx.now(), { userId }, { device, signInId });
    }),
  );
}

/** Asks for any passkey of this address. */
export async function startSignIn(ctx: Context): Promise<Ceremony> {
  const rpID = relyingParty(ctx.settings).id;
  const options = await generateAuthenticationOptions({ rpID, timeout, userVerification: "required" });
  return request(ctx, "sign-in", null, options);
}

/**
 * Signs in by a passkey alone. It counts as both factors, because the device has checked the person by fingerprint,
 * face or PIN. Companies that allow no passwords do not allow it either: they want their own provider's sign-in.
 */
export async function finishSignIn(
  ctx: Context,
  browserSecret: string | undefined,
  used: UsedPasskey,
  visitor: Visitor,
): Promise<string> {
  const challenge = await consumeChallenge(ctx, "sign-in", null, browserSecret);
  const row = await passkeys.findPasskey(ctx.db, used.id);
  const holder = row && (await findUser(ctx.db, row.userId));
  return signInAttempt(ctx.db, holder ?? null, "passkey", () =>
    ctx.db.transaction(async (tx) => {
      const user = holder && (await lockUser(tx, holder.id));
      if (!user) throw refused();
      await usePasskey(ctx, tx, user, challenge, used);
      await requireSignInMethod(ctx, user, "password");
      await auditSignIn(tx, user, "passkey");
      return issueToken(tx, ctx.now(), { userId: user.id }, { device: visitor.device });
    }),
  );
}

/** Notes the use of this person's passkey, or ends the transaction. */
async function usePasskey(
  ctx: Context,
  tx: Tx,
  user: UserRow,
  challenge: string,
  used: UsedPasskey,
): Promise<void> {
  // It is read after the account was locked: meanwhile it may have been removed or used.
  const row = await passkeys.findPasskey(tx, used.id);
  if (row?.userId !== user.id) throw refused();
  const signCount = await readPasskeyUse(challenge, relyingParty(ctx.settings), row, used);
  await passkeys.notePasskeyUse(tx, row.id, ctx.now(), signCount);
}

async function requireTicket(ctx: Context, secret: string | undefined) {
  const ticket = secret && (await factors.findTicket(ctx.db, ctx.now(), secret));
  if (!ticket) throw new AppError("SECOND_FACTOR_EXPIRED");
  return ticket;
}

async function request(
  ctx: Context,
  purpose: PasskeyPurpose,
  userId: string | null,
  options: { challenge: string },
): Promise<Ceremony> {
  const expiresAt = new Date(ctx.now().getTime() + timeout);
  const { challenge } = options;
  const browserSecret = await passkeys.insertChallenge(ctx.db, { challenge, purpose, userId, expiresAt });
  return { options: { ...options }, browserSecret };
}

/** @throws AppError PASSKEY_REFUSED without an open challenge of this browser, purpose and person. */
async function consumeChallenge(
  ctx: Context,
  purpose: PasskeyPurpose,
  userId: string | null,
  secret: string | undefined,
): Promise<string> {
  const challenge = secret && (await passkeys.useChallenge(ctx.db, ctx.now(), { secret, purpose, userId }));
  if (!challenge) throw refused();
  return challenge;
}
