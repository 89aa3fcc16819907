import { ownPageAt } from "./own-pages.ts";

/**
 * Whether the current page is left when the sign-in ends: pages behind the sign-in are, all others (possibly opened from
 * an email) go on as if signed out.
 */
export function endsWithSignIn(path: string): boolean {
  const access = ownPageAt(path)?.access;
  return access === "member" || access === "admin";
}
