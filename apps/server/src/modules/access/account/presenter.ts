import type { User } from "@lantern/contract/http";
import type { Member } from "../../../core/gates.ts";
import type { UserProfile } from "../users/repository.ts";

/** The user's own data. */
export function presentUser(
  card: UserProfile,
  { needsSecondFactor, mayBuy }: Pick<Member, "needsSecondFactor" | "mayBuy">,
): User {
  return { ...presentAccount(card), may_buy: mayBuy, needs_second_factor: needsSecondFactor };
}

/** What is stored of an account. Contains no password and no hash, only whether there is a password. */
export function presentAccount({
  user,
  profile,
  company,
}: UserProfile): Omit<User, "may_buy" | "needs_second_factor"> {
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    email_verified_at: user.emailVerifiedAt?.toISOString() ?? null,
    pending_email: user.pendingEmail,
    terms_accepted_at: user.termsAcceptedAt?.toISOString() ?? null,
    user_type_id: user.userTypeId,
    billing_only: user.billingOnly,
    language: user.language,
    has_password: user.passwordHash !== null,
    profile: profile && {
      company_id: user.companyId,
      country_id: profile.countryId,
      timezone_id: profile.timezoneId,
      area_code: profile.areaCode,
      phone_number: profile.phoneNumber,
    },
    company,
  };
}
