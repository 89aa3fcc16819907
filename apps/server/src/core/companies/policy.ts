import { AppError } from "../app-error.ts";
import type { CompanyRow } from "./repository.ts";

/** Confirming, inviting and buying need a verified email address of the Owner. */
export function requireVerified(company: CompanyRow | undefined): void {
  if (!company?.verifiedAt) throw new AppError("EMAIL_UNVERIFIED");
}
