import { limits } from "@lantern/contract/limits";
import { Role, type RoleId } from "@lantern/contract/roles";
import * as z from "zod";
import { markVerified } from "../../core/accounts/verify-email.ts";
import { audit } from "../../core/audit/audit.ts";
import type { Context } from "../../core/context.ts";
import { foreignLine } from "../../core/foreign-text.ts";
import { emailDomain } from "../../core/users/business-email.ts";
import { roleDetail } from "../../core/users/policy.ts";
import { findRemoval, forgetRemoval } from "../../core/users/removed-admins.ts";
import { findUserByEmail, insertUser, lockUser, type UserRow } from "../../core/users/repository.ts";
import type { Tx } from "../../db/client.ts";
import { isVerified } from "./address-parser.ts";
import { SignOnError } from "./provider.ts";
import * as repository from "./repository.ts";
import type { Claims } from "./token-parser.ts";

/**
 * The account of a person who signs in through the company's provider. The first time, the email address finds the
 * account, and only if the company has proved its domain, because a provider can name any address. After that, the
 * subject identifies the person.
 *
 * @throws SignOnError
 */
export async function userOf(
  ctx: Context,
  tx: Tx,
  row: repository.SignOnRow,
  claims: Claims,
): Promise<UserRow> {
  const { companyId, issuer } = row;
  const identity = { companyId, issuer, subject: claims.sub };
  const existing = await repository.findUserByIdentity(tx, identity);
  if (existing) {
    if (existing.companyId !== companyId) throw new SignOnError("other_company");
    return existing;
  }
  const email = await provedAddress(tx, companyId, claims);
  const namesake = await findUserByEmail(tx, email);
  if (namesake && namesake.companyId !== companyId) throw new SignOnError("other_company");
  const user = namesake ?? (await newAdmin(ctx, tx, row, email, claims));
  await lockUser(tx, user.id);
  await repository.insertIdentity(tx, user.id, identity);
  if (!user.emailVerifiedAt) await markVerified(ctx, tx, user);
  const { id: userId } = user;
  const action = namesake ? "user.sign_on_link" : "user.sign_on_create";
  const detail = roleDetail(user);
  await audit(tx, { companyId, userId, action, subject: `user:${userId}`, detail });
  return user;
}

/** An Owner has removed this person, who would get a new account. */
export class RemovedAdminError extends SignOnError {
  readonly removalId: string;
  readonly email: string;

  constructor(removalId: string, email: string) {
    super("removed_admin");
    this.removalId = removalId;
    this.email = email;
  }
}

async function provedAddress(tx: Tx, companyId: string, claims: Claims): Promise<string> {
  const email = z.email().max(254).safeParse(claims.email);
  if (!email.success) throw new SignOnError("claim_email");
  if (!isVerified(claims)) throw new SignOnError("email_unverified");
  if (!(await repository.isProvedBy(tx, companyId, emailDomain(email.data))))
    throw new SignOnError("email_domain", emailDomain(email.data));
  return email.data;
}

async function newAdmin(
  ctx: Context,
  tx: Tx,
  row: repository.SignOnRow,
  email: string,
  claims: Claims,
): Promise<UserRow> {
  const { companyId, issuer } = row;
  const invitation = await repository.useInvitation(tx, ctx.now(), companyId, email);
  if (!invitation && !row.makesAdmins) throw new SignOnError("no_account");
  const person = { companyId, email, identities: [{ issuer, subject: claims.sub }] };
  const removalId = await findRemoval(ctx.settings, tx, person);
  if (removalId && !invitation) throw new RemovedAdminError(removalId, email);
  if (removalId) await forgetRemoval(ctx.settings, tx, person);
  return insertUser(tx, {
    companyId,
    userTypeId: invitation?.userTypeId ?? roleOf(row, claims),
    billingOnly: invitation?.billingOnly ?? false,
    firstName: nameIn(claims.given_name ?? claims.name),
    lastName: nameIn(claims.family_name),
    email,
    emailVerifiedAt: ctx.now(),
  });
}

/** Members of the Owners' group become Owners, all others Sub-Administrators. */
export function roleOf(
  { groupClaim, ownerGroup }: Pick<repository.SignOnRow, "groupClaim" | "ownerGroup">,
  claims: Record<string, unknown>,
): RoleId {
  const groups = groupClaim ? claims[groupClaim] : undefined;
  const isOwner = ownerGroup && [groups].flat().includes(ownerGroup);
  return isOwner ? Role.CONSUMER_ADMIN : Role.CONSUMER_ADMIN_SUB;
}

const nameIn = (value: unknown) => (typeof value === "string" ? foreignLine(value, limits.nameMax) : "");
