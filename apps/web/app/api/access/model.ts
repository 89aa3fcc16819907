import type { User } from "@lantern/contract/http";

/** A profile is complete when it has these five fields. */
const facts = ["company_id", "country_id", "timezone_id", "area_code", "phone_number"] as const;

export function isProfileComplete(user: User): boolean {
  return facts.every((fact) => Boolean(user.profile?.[fact]));
}

/** Only users without a password must complete their profile. */
export function mustCompleteProfile(user: User): boolean {
  return !user.has_password && !isProfileComplete(user);
}
