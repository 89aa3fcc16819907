import type { User } from "@lantern/contract/http";
import type { Member } from "../../../core/gates.ts";
import type { UserProfile } from "../users/repository.ts";

/** The user's own data. Contains no password and no hash, only whether there is a password. */
export function presentUser(
  { user, profile, company }: UserProfile,
  { needsSecondFactor, mayBuy }: Pick<Member, "needsSecondFactor" | "mayBuy">,
): User {
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
    may_buy: mayBuy,
    language: user.language,
    has_password: user.passwordHash !== null,
    needs_second_factor: needsSecondFactor,
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
