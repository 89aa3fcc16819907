import { getUser, login, logout, refreshToken } from "@lantern/contract/endpoints";
import type { User } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { registerTokenSource } from "../../api/auth-tokens.ts";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/queries.ts";
import { t } from "../../i18n/index.ts";
import { offerCredentials, requestCredentials } from "./tab-secret.ts";
import { newSecret } from "./token-encryption.ts";
import { administrator, participantKey, TokenStore } from "./token-store.ts";

/** Why the user is no longer signed in. */
type SignedOut =
  /** The user signed out. */
  | { why: "asked" }
  /** The account was deleted; the texts name what ended. */
  | { why: "deleted"; title: string; text?: string }
  /** The token's lifetime ended. */
  | { why: "expired" }
  /** The server rejected the token. */
  | { why: "refused" }
  /** The stored token cannot be decrypted; the text may be shown. */
  | { why: "unreadable"; text: string };

const channel = "lantern-hour-access";
/** Query key of the cached user. */
export const userKey = ["user"] as const;
const userAge = 5 * 60_000;
/** Every administrator role uses the dashboard. */
const adminRoles: readonly number[] = Object.values(Role);
const listeners = new Set<(left: SignedOut) => void>();
/** A sign-out before the first listener: the first page loads before anything is rendered. */
let missed: SignedOut | null = null;
let store: TokenStore | null = null;
let loggingOut = false;
let started = false;

/** The store of the administrator's token. */
function tokens(): TokenStore {
  store ??= new TokenStore(administrator, { local: localStorage, tab: sessionStorage });
  return store;
}

registerTokenSource("dashboard", {
  token: () => tokens().read(),
  refused: () => {
    // Several requests may be rejected at once; the first one ends the sign-in.
    if (!loggingOut && tokens().expiresAt() !== null) leave({ why: "refused" });
  },
});

/** Signs in with email and password and resolves with the user. */
export async function signIn(email: string, password: string): Promise<User> {
  const response = await call(login, { body: { email, password } });
  return acceptToken(email, response?.token);
}

/**
 * Stores the token that a sign-in returned.
 *
 * @param email as it was typed; null after a provider's sign-in
 */
export async function acceptToken(
  email: string | null,
  token: string | undefined,
  invalid: string = t.errors.invalidLogin,
): Promise<User> {
  if (!token) throw new Error(invalid);
  queryClient.clear();
  const credentials = { email: email ?? "", secret: newSecret() };
  const now = Date.now();
  await tokens().save(token, credentials, now);
  const user = requireUser(await currentUser());
  // Use the account's email: a provider does not send it, and a typed one may differ in case.
  if (user.email !== email) await tokens().save(token, { ...credentials, email: user.email }, now);
  return user;
}

/** The signed-in administrator, or null. Cached for five minutes. */
export async function currentUser(): Promise<User | null> {
  if (!(await hasToken())) return null;
  if (!started) {
    started = true;
    // The request for the user shows whether the old token is still valid.
    await renew().catch(() => undefined);
  }
  const user = await queryClient
    .query({
      queryKey: userKey,
      queryFn: () => call(getUser, { as: "dashboard" }),
      staleTime: userAge,
    })
    .catch((error) => {
      // The token was rejected and the sign-in has ended; this is no error of the page.
      if (tokens().expiresAt() === null) return null;
      throw error;
    });
  if (!user) return null;
  return "user_type_id" in user && adminRoles.includes(user.user_type_id) ? user : null;
}

/** Caches the user that a response contained. */
export function cacheUser(user: User): void {
  queryClient.setQueryData(userKey, user);
}

/** The next read of the user asks the server. */
export function forgetUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: userKey });
}

/** Signs out on the server and in this browser, then opens the public home page. */
export async function signOut(): Promise<void> {
  loggingOut = true;
  if (tokens().expiresAt() !== null) {
    await call(logout).catch(() => {
      // The server may have ended the token already; signing out must always work.
    });
  }
  leave({ why: "asked" });
}

/** Signs out after the server deleted the account and all its tokens. */
export function leaveAfterDeletion(title: string, text?: string): void {
  leave({ why: "deleted", title, text });
}

/** Ends a sign-in that may still be stored here, without any message, before a new one begins. */
export async function endStoredSignIn(): Promise<void> {
  if (tokens().expiresAt() === null) return;
  await call(logout).catch(() => {
    // Most likely the server has ended it already.
  });
  tokens().clear();
  queryClient.clear();
}

/** Signs out, and also signs the participant out: here, in other tabs, and on the server. */
export async function signOutOfEverything(): Promise<void> {
  loggingOut = true;
  // Only needed when a participant has signed in in this browser.
  if (localStorage.getItem(participantKey) !== null) {
    const { leaveEverywhere } = await import("../../live/client/leave-everywhere.ts");
    await leaveEverywhere();
  }
  await signOut();
}

export function isLoggingOut(search: string): boolean {
  return loggingOut || new URLSearchParams(search).has("logout");
}

/** The listener is called once when the sign-in ends. */
export function onSignedOut(listener: (left: SignedOut) => void): () => void {
  listeners.add(listener);
  if (missed) listener(missed);
  missed = null;
  return () => listeners.delete(listener);
}

/** Ends the sign-in when its lifetime is over. */
export function checkExpiry(now = Date.now()): void {
  const end = tokens().expiresAt();
  if (end !== null && end <= now) leave({ why: "expired" });
}

/** Asks the server whether the sign-in is still valid, and renews a token in the second half of its life. */
export async function checkSession(): Promise<void> {
  if (!(await hasToken())) return;
  await renew();
  await queryClient.query({
    queryKey: userKey,
    queryFn: () => call(getUser, { as: "dashboard" }),
    staleTime: 0,
  });
}

async function renew(): Promise<void> {
  const credentials = tokens().credentials();
  if (!credentials || !tokens().isPastHalf()) return;
  await navigator.locks.request("lantern-hour-refresh", async () => {
    if (!tokens().isPastHalf()) return;
    const { token } = await call(refreshToken);
    await tokens().save(token, credentials);
  });
}

/** Shares the credentials with other tabs, so that they can decrypt the token. Returns a stop function. */
export function shareWithTabs(): () => void {
  return offerCredentials(channel, () => tokens().credentials());
}

async function hasToken(): Promise<boolean> {
  const end = tokens().expiresAt();
  if (end === null) return false;
  if (end <= Date.now()) {
    leave({ why: "expired" });
    return false;
  }
  if (!tokens().credentials()) {
    const credentials = await requestCredentials(channel);
    if (credentials) tokens().saveCredentials(credentials);
  }
  try {
    return (await tokens().read()) !== null;
  } catch (error) {
    leave({ why: "unreadable", text: error instanceof Error ? error.message : t.errors.decrypt });
    return false;
  }
}

function leave(left: SignedOut): void {
  tokens().clear();
  queryClient.clear();
  // After an expired sign-in Microsoft's library may keep its account, for up to five days.
  const retained = left.why === "expired" ? microsoftCache : null;
  clearSocial(retained);
  clearCookies(retained);
  if (listeners.size === 0) missed = left;
  for (const listener of listeners) listener(left);
}

/** Accounts of the Microsoft library in local storage, and the cookie that decrypts them. */
const microsoftCache = /^msal\./;

/** Removes what a provider's sign-in stored, ours and the Microsoft library's. */
function clearSocial(retained: RegExp | null): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (storage === localStorage && retained?.test(key)) continue;
      if (/^(?:social-state|msal\.)/.test(key)) storage.removeItem(key);
    }
  }
}

function clearCookies(retained: RegExp | null): void {
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0];
    if (name && retained?.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we serve
    if (name) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

function requireUser(user: User | null): User {
  if (!user) throw new Error(t.errors.invalidLogin);
  return user;
}
