import { email as emailField } from "@lantern/contract/http";
import { shortName } from "@lantern/contract/person-name";
import { Role } from "@lantern/contract/roles";
import { audit } from "../../../core/audit/audit.ts";
import { emailDomain } from "../../../core/companies/business-email.ts";
import type { Context } from "../../../core/context.ts";
import type { Executor, Tx } from "../../../db/client.ts";
import { markVerified } from "../account/verify-email.ts";
import { roleDetail } from "../users/policy.ts";
import { findRemoval, forgetRemoval } from "../users/removals.ts";
import { findUserByEmail, insertUser, lockUser, type UserRow } from "../users/repository.ts";
import { isVerified } from "./address-parser.ts";
import { type Groups, readGroups } from "./groups-policy.ts";
import * as identities from "./identity-repository.ts";
import { SignOnError } from "./provider.ts";
import * as repository from "./repository.ts";
import type { Claims } from "./token-parser.ts";

/**
 * The account of a person who signs in through the company's provider. The first time, the email address finds the
 * account, and only if the company has proved its domain, because a provider can name any address. After that, the
 * subject identifies the person, and another subject with the same address is another person until an Owner decides.
 *
 * @throws SignOnError
 */
export async function userOfClaims(
  ctx: Context,
  tx: Tx,
  row: repository.SignOnRow,
  claims: Claims,
): Promise<UserRow> {
  const { companyId, issuer } = row;
  const identity = { companyId, issuer, subject: claims.sub };
  const existing = await identities.findUserByIdentity(tx, identity);
  if (existing) {
    if (existing.companyId !== companyId) throw new SignOnError("other_company");
    await identities.updateMissingGroups(tx, identity, readGroups(row, claims));
    return existing;
  }
  const email = await provedAddress(tx, companyId, claims);
  const namesake = await findUserByEmail(tx, email);
  if (namesake && namesake.companyId !== companyId) throw new SignOnError("other_company");
  const { user, groups } = namesake
    ? { user: namesake, groups: null }
    : await newAdmin(ctx, tx, row, email, claims);
  await lockUser(tx, user.id);
  if (await identities.hasOtherSubject(tx, user.id, identity)) throw new SecondSubjectError(user, identity);
  await identities.insertIdentity(tx, user.id, identity, groups);
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

/** The address of this person is that of an account that somebody else opens. */
export class SecondSubjectError extends SignOnError {
  readonly user: Pick<UserRow, "id" | "email">;
  readonly identity: identities.SignOnIdentity;

  constructor({ id, email }: UserRow, identity: identities.SignOnIdentity) {
    super("second_subject");
    this.user = { id, email };
    this.identity = identity;
  }
}

/** The address in the claims, which the provider must have verified, at a domain that the company has proved. */
export async function provedAddress(tx: Executor, companyId: string, claims: Claims): Promise<string> {
  const email = emailField.safeParse(claims.email);
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
): Promise<{ user: UserRow; groups: Groups | null }> {
  const { companyId, issuer } = row;
  const invitation = await repository.useInvitation(tx, ctx.now(), companyId, email);
  if (!invitation && !row.makesAdmins) throw new SignOnError("no_account");
  const person = { companyId, email, identities: [{ issuer, subject: claims.sub }] };
  const removalId = await findRemoval(ctx.settings, tx, person);
  if (removalId && !invitation) throw new RemovedAdminError(removalId, email);
  if (removalId) await forgetRemoval(ctx.settings, tx, person);
  // An invitation says the role; otherwise members of the Owners' group become Owners.
  const groups = invitation ? null : readGroups(row, claims);
  const groupRole = groups?.isOwner ? Role.CONSUMER_ADMIN : Role.CONSUMER_ADMIN_SUB;
  const user = await insertUser(tx, {
    companyId,
    userTypeId: invitation?.userTypeId ?? groupRole,
    billingOnly: invitation?.billingOnly ?? false,
    firstName: nameIn(claims.given_name ?? claims.name),
    lastName: nameIn(claims.family_name),
    email,
    emailVerifiedAt: ctx.now(),
  });
  return { user, groups };
}

const nameIn = (value: unknown) => (typeof value === "string" ? shortName(value) : "");
