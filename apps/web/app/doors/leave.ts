import type { User } from "@lantern/contract/http";
import { handOverUser } from "../api/access/user-handover.ts";
import { leavingBar } from "../ui/leaving-bar.ts";

const bar = leavingBar();

/** Goes on to another page; this one is not kept in the history. */
export function leaveFor(path: string): void {
  bar.start();
  location.replace(path);
}

/** Goes on to another page, from which "back" leads here. */
export function goTo(path: string): void {
  bar.start();
  location.assign(path);
}

/** Goes on as a signed-in user. */
export function enterAs(user: User, path: string): void {
  handOverUser(user);
  leaveFor(path);
}
