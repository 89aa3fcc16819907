import type { Access } from "../../site-map/page.ts";

export interface Visit {
  access: Access;
  signedIn: boolean;
  /** The user has no password and an incomplete profile. */
  mustCompleteProfile: boolean;
  /** The company requires a second factor, and the user has none. */
  needsSecondFactor: boolean;
  /** The URL has a `logout` parameter, or a logout is in progress. */
  loggingOut: boolean;
  path: string;
}

const landing = "/dashboard";
export const completion = "/profile-completion";
const factorSetUp = "/second-factor";

/** Where to redirect the visit, or null when it may go on. */
export function redirectFor(visit: Visit): string | null {
  if (visit.loggingOut || visit.access === "experience") return null;
  if (visit.access === "guest") {
    if (!visit.signedIn) return null;
    return visit.mustCompleteProfile ? completion : landing;
  }
  if (visit.access === "open") return null;
  if (!visit.signedIn) return "/login";
  const first = visit.mustCompleteProfile ? completion : visit.needsSecondFactor ? factorSetUp : null;
  return first === visit.path ? null : first;
}
