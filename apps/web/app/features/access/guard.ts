import type { Access } from "../../site-map.ts";

export interface Visit {
  access: Access;
  signedIn: boolean;
  /** No password and an incomplete profile. */
  mustCompleteProfile: boolean;
  /** A `logout` query parameter, or a logout under way. */
  loggingOut: boolean;
  path: string;
}

export const landing = "/dashboard";
export const completion = "/profile-completion";

/** Where a visit is sent instead, or null when it may go on. */
export function redirectFor(visit: Visit): string | null {
  if (visit.loggingOut || visit.access === "experience") return null;
  if (visit.access === "guest") {
    if (!visit.signedIn) return null;
    return visit.mustCompleteProfile ? completion : landing;
  }
  if (visit.access === "open") return null;
  if (!visit.signedIn) return "/login";
  return visit.mustCompleteProfile && visit.path !== completion ? completion : null;
}
