import type { User } from "@lantern/contract/http";

/** The five facts a profile is not complete without. */
const facts = ["company_id", "country_id", "timezone_id", "area_code", "phone_number"] as const;

export function isProfileComplete(user: User): boolean {
  return facts.every((fact) => Boolean(user.profile?.[fact]));
}

/** Completion is forced only on those who came without a password. */
export function mustCompleteProfile(user: User): boolean {
  return !user.has_password && !isProfileComplete(user);
}
