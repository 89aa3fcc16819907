import { matchPath } from "react-router";
import { type Access, siteMap } from "../../site-map.ts";

export interface Visit {
  access: Access;
  signedIn: boolean;
  /** The user has no password and an incomplete profile. */
  mustCompleteProfile: boolean;
  /** The URL has a `logout` parameter, or a logout is in progress. */
  loggingOut: boolean;
  path: string;
}

const landing = "/dashboard";
export const completion = "/profile-completion";

/** Where to redirect the visit, or null when it may go on. */
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

/**
 * What the current page does when the sign-in ends: pages behind the sign-in redirect to /login, sign-in pages show the
 * reason, and all others (possibly opened from an email) go on as if signed out.
 */
export function endOfSignIn(path: string): "leave" | "say" | "ignore" {
  const access = siteMap.find((page) => matchPath(page.path, path))?.access;
  if (access === "member" || access === "admin") return "leave";
  return access === "guest" ? "say" : "ignore";
}
