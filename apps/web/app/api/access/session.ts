import { getUser } from "@lantern/contract/endpoints/user";
import type { User } from "@lantern/contract/http";
import { queryClient, refresh } from "../query-client.ts";
import { request } from "../request.ts";
import { deviceStorage } from "../storage.ts";
import { providerSignOut } from "./single-sign-on.ts";
import {
  beginLoggingOut,
  forgetSignIn,
  hasStoredToken,
  hasToken,
  isAdministrator,
  signOut,
} from "./stored-sign-in.ts";
import { participantKey } from "./token-store.ts";
import { takeHandedUser } from "./user-handover.ts";

/** Query key of the cached user. */
export const userKey = ["user"] as const;
const userAge = 5 * 60_000;

const userQuery = { queryKey: userKey, queryFn: () => request(getUser, { as: "dashboard" }) };

/** The signed-in administrator, or null. Cached for five minutes, also from the page before. */
export async function currentUser(): Promise<User | null> {
  if (!(await hasToken())) return null;
  const handed = takeHandedUser();
  if (handed) queryClient.setQueryData(userKey, handed.user, { updatedAt: handed.at });
  const user = await queryClient.query({ ...userQuery, staleTime: userAge }).catch((error) => {
    // The token was rejected and the sign-in has ended; this is no error of the page.
    if (!hasStoredToken()) return null;
    throw error;
  });
  return user && isAdministrator(user) ? user : null;
}

/** Caches the user that a response contained. */
export function cacheUser(user: User): void {
  queryClient.setQueryData(userKey, user);
}

/** The next read of the user asks the server. */
export function forgetUser(): Promise<void> {
  return refresh(userKey);
}

/** Signs out after the server deleted the account and all its tokens. */
export function signOutAfterDeletion(title: string, text?: string): void {
  forgetSignIn({ why: "deleted", title, text });
}

/** Signs out, and also signs the participant out: here, in other tabs, and on the server. */
export async function signOutOfEverything(): Promise<void> {
  beginLoggingOut();
  // Only needed when a participant has signed in in this browser.
  if (deviceStorage().getItem(participantKey) !== null) {
    const { leaveEverywhere } = await import("../../play/client/leave-everywhere.ts");
    await leaveEverywhere();
  }
  const atProvider = hasStoredToken() ? await providerSignOut() : null;
  await signOut();
  if (atProvider) location.assign(atProvider);
}

/** Asks the server whether the sign-in is still valid. This does not count as use, so it never renews the token. */
export async function checkSession(): Promise<void> {
  if (!(await hasToken())) return;
  await queryClient.query({ ...userQuery, staleTime: 0 });
}
