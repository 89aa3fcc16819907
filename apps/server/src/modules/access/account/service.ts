import type { BodyOf, patchUser, putPassword, putProfile, User } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { AppError } from "../../../core/app-error.ts";
import { auditAccount } from "../../../core/audit/accounts.ts";
import { changeOf } from "../../../core/audit/audit.ts";
import { changedNames } from "../../../core/changed-names.ts";
import { requireBusinessEmail } from "../../../core/companies/business-email.ts";
import { insertCompany, saveSettings, verifyCompany } from "../../../core/companies/repository.ts";
import type { Context } from "../../../core/context.ts";
import type { Member } from "../../../core/gates.ts";
import type { Tx } from "../../../db/client.ts";
import { endTokens } from "../tokens/end-tokens.ts";
import { newPasswordHash } from "../users/passwords.ts";
import { mayRenameCompany } from "../users/policy.ts";
import {
  acceptTerms,
  findUser,
  findUserProfile,
  joinFirstCompany,
  saveProfile,
  type UserRow,
  updateUser,
} from "../users/repository.ts";
import { presentUser } from "./presenter.ts";
import { reauthenticateUser } from "./reauthenticate.ts";
import { setPassword } from "./set-password.ts";
import { requireUnusedEmail } from "./unused-email.ts";
import { sendVerification } from "./verify-email.ts";

export async function readUser(ctx: Context, who: Member): Promise<User> {
  const card = await findUserProfile(ctx.db, who.userId);
  if (!card) throw new AppError("UNAUTHENTICATED");
  return presentUser(card, who);
}

/**
 * Changes names, and starts a change of address. That requires the password, and the old address stays valid until
 * the new one is verified, so that neither an unlocked browser nor a typing error can take an account away.
 */
export async function changeUser(ctx: Context, who: Member, body: BodyOf<typeof patchUser>): Promise<User> {
  const before = await findUser(ctx.db, who.userId);
  if (!before) throw new AppError("UNAUTHENTICATED");
  const names = changedNames(before, body);
  const email = newAddress(before, body.email);
  if (email) {
    await reauthenticateUser(ctx, who, before, body.current_password);
    requireBusinessEmail(email);
    // The user's own address in another case is not somebody else's.
    if (email.toLowerCase() !== before.email.toLowerCase()) await requireUnusedEmail(ctx, email, who.userId);
  }
  await ctx.db.transaction(async (tx) => {
    const user = await updateUser(tx, who.userId, {
      firstName: names.firstName ?? "",
      lastName: names.lastName ?? "",
      ...(body.language !== undefined && { language: body.language }),
      // Requesting the current address again cancels a change.
      ...(body.email && { pendingEmail: email }),
    });
    const { firstName, lastName, pendingEmail, language } = user;
    const change = changeOf(before, { firstName, lastName, pendingEmail, language });
    await auditAccount(tx, user, "user.change", { change });
    if (email) await sendVerification(ctx, tx, user, email);
  });
  return readUser(ctx, who);
}

const newAddress = (before: UserRow, email: string | undefined): string | null =>
  email && email !== before.email ? email : null;

/** Saves the whole profile. A person without a company names it here and becomes its Owner. */
export async function changeProfile(
  ctx: Context,
  who: Member,
  body: BodyOf<typeof putProfile>,
): Promise<User> {
  await ctx.db.transaction(async (tx) => {
    if (body.company_name && who.companyId && mayRenameCompany(who)) {
      await saveSettings(tx, who.companyId, { name: body.company_name });
    } else if (body.company_name && !who.companyId) {
      await createCompany(ctx, tx, who, body.company_name);
    }
    if (body.terms) await acceptTerms(tx, who.userId, ctx.now());
    await saveProfile(tx, {
      userId: who.userId,
      countryId: body.country_id,
      timezoneId: body.timezone_id,
      areaCode: body.area_code,
      phoneNumber: body.phone_number,
    });
    const user = await findUser(tx, who.userId);
    if (user) await auditAccount(tx, user, "user.profile", { detail: { fields: Object.keys(body) } });
  });
  return readUser(ctx, who);
}

/** An address that was verified before the company existed also verifies the company. */
async function createCompany(ctx: Context, tx: Tx, who: Member, name: string): Promise<void> {
  // Administrators of the platform have no company.
  if (who.userTypeId === Role.ADMIN) throw new AppError("USER_009");
  const { language } = (await findUser(tx, who.userId)) ?? {};
  const companyId = await insertCompany(tx, name, language);
  const user = await joinFirstCompany(tx, who.userId, companyId);
  // A concurrent request has created the company.
  if (!user) throw new AppError("USER_003");
  if (user.emailVerifiedAt) await verifyCompany(tx, ctx.now(), companyId, user.email);
}

/** Sets the first or another password; all other sign-ins end. */
export async function changePassword(
  ctx: Context,
  who: Member,
  body: BodyOf<typeof putPassword>,
): Promise<void> {
  const user = await findUser(ctx.db, who.userId);
  if (!user) throw new AppError("UNAUTHENTICATED");
  await reauthenticateUser(ctx, who, user, body.current_password);
  const passwordHash = await newPasswordHash(body.password, user);
  await ctx.db.transaction(async (tx) => {
    await setPassword(ctx, tx, user, passwordHash);
    await endTokens(tx, { userId: user.id, exceptSignInId: who.signInId });
  });
}
