import type { BodyOf, forgotPassword, login, register, resetPassword } from "@lantern/contract/http";
import { limits } from "@lantern/contract/limits";
import { Role } from "@lantern/contract/roles";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/client.ts";
import { violates } from "../../db/violation.ts";
import type { Member } from "../../gates.ts";
import { resetLetter } from "../../mail/letters/reset.ts";
import { verifyLetter } from "../../mail/letters/verify.ts";
import { post } from "../../mail/outbox.ts";
import { Refusal, refuseField } from "../../refusal.ts";
import { insertCompany, verifyCompanyOf } from "../company/repository.ts";
import { findUser, findUserByEmail, insertUser, type UserRow, updateUser } from "../user/repository.ts";
import type { Attempts } from "./attempts.ts";
import { refusePrivateEmail } from "./business-email.ts";
import { hashPassword, refuseCommonPassword, verifyPassword } from "./passwords.ts";
import {
  endToken,
  endTokensOf,
  issueMailed,
  issueToken,
  shortenToken,
  spendMailed,
  voidResets,
} from "./repository.ts";

/** Makes a person and the company they own, signed in at once; the address is proved by a mail. */
export async function signUp(ctx: Context, body: BodyOf<typeof register>): Promise<string> {
  refusePrivateEmail(body.email);
  refuseCommonPassword(body.password);
  if (await findUserByEmail(ctx.db, body.email)) throw refuseField("email", "USER_007");
  const passwordHash = await hashPassword(body.password);
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
      });
      await sendVerification(ctx, tx, user);
      return issueToken(tx, ctx.now(), { userId: user.id });
    });
  } catch (error) {
    if (violates(error, "users_email_unique")) throw refuseField("email", "USER_007");
    throw error;
  }
}

export async function signIn(
  ctx: Context,
  attempts: Attempts,
  { email, password }: BodyOf<typeof login>,
): Promise<string> {
  const key = email.toLowerCase();
  attempts.check(key);
  const user = await findUserByEmail(ctx.db, email);
  if (!(await verifyPassword(password, user?.passwordHash ?? null)) || !user) {
    attempts.failed(key);
    throw new Refusal("LOGIN_FAILED");
  }
  attempts.succeeded(key);
  return issueToken(ctx.db, ctx.now(), { userId: user.id });
}

export async function signOut(ctx: Context, who: Member): Promise<void> {
  await endToken(ctx.db, who.tokenId);
}

/** A fresh token; the old one stays good for a minute, for calls of other tabs that are under way. */
export async function refresh(ctx: Context, who: Member): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    const until = new Date(ctx.now().getTime() + limits.refreshGraceSeconds * 1000);
    await shortenToken(tx, who.tokenId, until);
    return issueToken(tx, ctx.now(), { userId: who.userId });
  });
}

/** Mails a link to prove the person's address. */
export async function sendVerification(ctx: Context, tx: Tx, user: UserRow): Promise<void> {
  const secret = await issueMailed(tx, ctx.now(), "verification", user);
  await post(tx, verifyLetter(ctx.settings, user, secret));
}

/** Does nothing for unknown and for proved addresses; the answer is the same. */
export async function resend(ctx: Context, { email }: BodyOf<typeof forgotPassword>): Promise<void> {
  const user = await findUserByEmail(ctx.db, email);
  if (user && !user.emailVerifiedAt) await ctx.db.transaction((tx) => sendVerification(ctx, tx, user));
}

/** Proves an address; that of an Owner makes the company real and brings its free credits. */
export async function verify(ctx: Context, secret: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const spent = await spendMailed(tx, ctx.now(), "verification", secret);
    const user = spent && (await findUser(tx, spent.userId));
    // The mail went to an address that the person has left since: it proves nothing about the new one.
    if (!user || user.email !== spent.email) throw new Refusal("LINK_SPENT");
    await markVerified(ctx, tx, user);
  });
}

export async function forgot(ctx: Context, { email }: BodyOf<typeof forgotPassword>): Promise<void> {
  const user = await findUserByEmail(ctx.db, email);
  if (!user) return;
  await ctx.db.transaction(async (tx) => {
    const secret = await issueMailed(tx, ctx.now(), "reset", user);
    await post(tx, resetLetter(ctx.settings, user, secret));
  });
}

/** Sets a new password, which also proves the address, and ends every sign-in made with the old one. */
export async function reset(ctx: Context, body: BodyOf<typeof resetPassword>): Promise<void> {
  refuseCommonPassword(body.password);
  const passwordHash = await hashPassword(body.password);
  await ctx.db.transaction(async (tx) => {
    const spent = await spendMailed(tx, ctx.now(), "reset", body.token);
    const user = spent && (await findUser(tx, spent.userId));
    if (!user || user.email !== spent.email) throw new Refusal("LINK_SPENT");
    await updateUser(tx, user.id, { passwordHash });
    await voidResets(tx, ctx.now(), user.id);
    await endTokensOf(tx, user.id);
    if (!user.emailVerifiedAt) await markVerified(ctx, tx, user);
  });
}

async function markVerified(ctx: Context, tx: Tx, user: UserRow): Promise<void> {
  await updateUser(tx, user.id, { emailVerifiedAt: ctx.now() });
  if (user.companyId && user.userTypeId === Role.CONSUMER_ADMIN) {
    await verifyCompanyOf(tx, ctx.now(), user.companyId, user.email);
  }
}
