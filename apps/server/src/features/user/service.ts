import type { BodyOf, patchUser, putPassword, putProfile, User } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { reauthenticateUser } from "../../core/accounts/reauthenticate.ts";
import { setPassword } from "../../core/accounts/set-password.ts";
import { requireUnusedEmail } from "../../core/accounts/unused-email.ts";
import { sendVerification } from "../../core/accounts/verify-email.ts";
import { AppError } from "../../core/app-error.ts";
import { insertCompany, saveSettings, verifyCompany } from "../../core/companies/repository.ts";
import type { Context } from "../../core/context.ts";
import type { Member } from "../../core/gates.ts";
import { endTokens } from "../../core/tokens/end-tokens.ts";
import { requireBusinessEmail } from "../../core/users/business-email.ts";
import { newPasswordHash } from "../../core/users/passwords.ts";
import { mayRenameCompany } from "../../core/users/policy.ts";
import {
  acceptTerms,
  findUser,
  findUserProfile,
  joinFirstCompany,
  saveProfile,
  type UserRow,
  updateUser,
} from "../../core/users/repository.ts";
import type { Tx } from "../../db/client.ts";
import { presentUser } from "./presenter.ts";

export async function readUser(ctx: Context, who: Member): Promise<User> {
  const card = await findUserProfile(ctx.db, who.userId);
  if (!card) throw new AppError("UNAUTHENTICATED");
  return presentUser(card);
}

/**
 * Changes names, and begins a change of address: it asks for the password, and the old address counts until the mail
 * to the new one is answered, so that neither a borrowed browser nor a slip of the finger takes an account away.
 */
export async function changeUser(ctx: Context, who: Member, body: BodyOf<typeof patchUser>): Promise<User> {
  const before = await findUser(ctx.db, who.userId);
  if (!before) throw new AppError("UNAUTHENTICATED");
  const email = newAddress(before, body.email);
  if (email) {
    await reauthenticateUser(ctx, who, before, body.current_password);
    requireBusinessEmail(email);
    // One's own address in another letter case is nobody else's.
    if (email.toLowerCase() !== before.email.toLowerCase()) await requireUnusedEmail(ctx, email, who.userId);
  }
  await ctx.db.transaction(async (tx) => {
    const user = await updateUser(tx, who.userId, {
      firstName: body.first_name ?? before.firstName,
      lastName: body.last_name ?? before.lastName,
      // The present address, asked for again, takes back a change.
      ...(body.email && { pendingEmail: email }),
    });
    if (email) await sendVerification(ctx, tx, user, email);
  });
  return readUser(ctx, who);
}

const newAddress = (before: UserRow, email: string | undefined): string | null =>
  email && email !== before.email ? email : null;

/** Saves the whole profile. Someone without a company names theirs here and becomes its Owner. */
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
  });
  return readUser(ctx, who);
}

/** Who proved their address before they had a company has proved it for the company too. */
async function createCompany(ctx: Context, tx: Tx, who: Member, name: string): Promise<void> {
  // The platform's administrators have no company.
  if (who.userTypeId === Role.ADMIN) throw new AppError("USER_009");
  const companyId = await insertCompany(tx, name);
  const user = await joinFirstCompany(tx, who.userId, companyId);
  // Two at once: the other one has founded it.
  if (!user) throw new AppError("USER_003");
  if (user.emailVerifiedAt) await verifyCompany(tx, ctx.now(), companyId, user.email);
}

/** Changes or first sets a password; all other sign-ins end. */
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
