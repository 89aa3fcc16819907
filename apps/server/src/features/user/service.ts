import type { BodyOf, patchUser, putPassword, putProfile, User } from "@lantern/contract/http";
import type { Context } from "../../context.ts";
import { violates } from "../../db/violation.ts";
import type { Member } from "../../gates.ts";
import { Refusal, refuseField } from "../../refusal.ts";
import { refusePrivateEmail } from "../access/business-email.ts";
import { hashPassword, refuseCommonPassword, verifyPassword } from "../access/passwords.ts";
import { endTokensOf } from "../access/repository.ts";
import { sendVerification } from "../access/service.ts";
import { insertCompany, renameCompany } from "../company/repository.ts";
import { mayRenameCompany } from "./policy.ts";
import { presentUser } from "./presenter.ts";
import { findUser, findUserByEmail, findUserCard, saveProfile, updateUser } from "./repository.ts";

export async function readUser(ctx: Context, who: Member): Promise<User> {
  const card = await findUserCard(ctx.db, who.userId);
  if (!card) throw new Refusal("UNAUTHENTICATED");
  return presentUser(card);
}

/** Changes names and address. A new address counts only once its own mail is answered. */
export async function changeUser(ctx: Context, who: Member, body: BodyOf<typeof patchUser>): Promise<User> {
  const before = await findUser(ctx.db, who.userId);
  if (!before) throw new Refusal("UNAUTHENTICATED");
  const email =
    body.email && body.email.toLowerCase() !== before.email.toLowerCase() ? body.email : undefined;
  if (email) {
    refusePrivateEmail(email);
    if (await findUserByEmail(ctx.db, email)) throw refuseField("email", "USER_007");
  }
  try {
    await ctx.db.transaction(async (tx) => {
      const user = await updateUser(tx, who.userId, {
        firstName: body.first_name ?? before.firstName,
        lastName: body.last_name ?? before.lastName,
        ...(email && { email, emailVerifiedAt: null }),
      });
      if (email) await sendVerification(ctx, tx, user);
    });
  } catch (error) {
    if (violates(error, "users_email_unique")) throw refuseField("email", "USER_007");
    throw error;
  }
  return readUser(ctx, who);
}

/** Saves the whole profile. Someone without a company names theirs here and becomes its Owner. */
export async function changeProfile(
  ctx: Context,
  who: Member,
  body: BodyOf<typeof putProfile>,
): Promise<User> {
  await ctx.db.transaction(async (tx) => {
    if (body.company_name && who.companyId && mayRenameCompany(who)) {
      await renameCompany(tx, who.companyId, body.company_name);
    } else if (body.company_name && !who.companyId) {
      await updateUser(tx, who.userId, { companyId: await insertCompany(tx, body.company_name) });
    }
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

/** Changes or first sets a password; all other sign-ins end. */
export async function changePassword(
  ctx: Context,
  who: Member,
  body: BodyOf<typeof putPassword>,
): Promise<void> {
  const user = await findUser(ctx.db, who.userId);
  if (!user) throw new Refusal("UNAUTHENTICATED");
  if (user.passwordHash && !(await verifyPassword(body.current_password ?? "", user.passwordHash))) {
    throw refuseField("current_password", "USER_012");
  }
  refuseCommonPassword(body.password);
  const passwordHash = await hashPassword(body.password);
  await ctx.db.transaction(async (tx) => {
    await updateUser(tx, user.id, { passwordHash });
    await endTokensOf(tx, user.id, who.tokenId);
  });
}
