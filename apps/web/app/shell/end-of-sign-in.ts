import { matchPath } from "react-router";
import { siteMap } from "../site-map.ts";

/**
 * Whether the current page is left when the sign-in ends: pages behind the sign-in are, all others (possibly opened from
 * an email) go on as if signed out.
 */
export function endsWithSignIn(path: string): boolean {
  const access = siteMap.find((page) => matchPath(page.path, path))?.access;
  return access === "member" || access === "admin";
}
