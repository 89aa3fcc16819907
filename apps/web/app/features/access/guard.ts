import { matchPath } from "react-router";
import { type Access, siteMap } from "../../site-map.ts";

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

/**
 * What the end of a sign-in means for the page that is open: pages behind the sign-in give way to /login, those in
 * front of it say why, and all others (a mailed link may have led there) go on as if nobody had been signed in.
 */
export function endOfSignIn(path: string): "leave" | "say" | "ignore" {
  const access = siteMap.find((page) => matchPath(page.path, path))?.access;
  if (access === "member" || access === "admin") return "leave";
  return access === "guest" ? "say" : "ignore";
}
