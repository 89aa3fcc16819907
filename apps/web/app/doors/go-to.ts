import type { User } from "@lantern/contract/http";
import { followLanguage } from "../api/access/account-language.ts";
import { handOverUser } from "../api/access/user-handover.ts";
import { ApiError } from "../api/error.ts";
import { leavingBar } from "../ui/leaving-bar.ts";

const bar = leavingBar();

/** Goes on to another page; this one is not kept in the history. */
export function replacePage(path: string): void {
  bar.start();
  location.replace(path);
}

/** Goes on to another page, from which "back" leads here. */
export function goTo(path: string): void {
  bar.start();
  location.assign(path);
}

/** Goes on to the page for the second factor when a sign-in needs it; any other error stays one. */
export function orSecondFactor(error: unknown): Promise<never> {
  if (!(error instanceof ApiError && error.code === "SECOND_FACTOR")) throw error;
  goTo("/login/code");
  // The button stays busy while the next page loads.
  return new Promise(() => {});
}

/** Goes on as a signed-in user. */
export function enterAs(user: User, path: string): void {
  handOverUser(user);
  followLanguage(user);
  replacePage(path);
}
