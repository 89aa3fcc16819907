import { enterSecondFactor, login, logout, refreshToken } from "@lantern/contract/endpoints/access";
import { getUser } from "@lantern/contract/endpoints/user";
import type { User } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { registerTokenSource } from "../auth-tokens.ts";
import { request } from "../request.ts";
import { deviceStorage, tabStorage } from "../storage.ts";
import { credentialsLock, offerCredentials, requestCredentials } from "./tab-secret.ts";
import { texts } from "./texts.ts";
import { type Credentials, newSecret } from "./token-encryption.ts";
import { administrator, TokenStore } from "./token-store.ts";
import { takeHandedUser } from "./user-handover.ts";

/** Why the user is no longer signed in. */
export type SignedOut =
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
const lockCredentials = credentialsLock(channel);
/** Every role has a dashboard. */
const dashboardRoles: readonly number[] = Object.values(Role);
const listeners = new Set<(left: SignedOut) => void>();
/** A sign-out before the first listener. */
let missed: SignedOut | null = null;
let store: TokenStore | null = null;
let loggingOut = false;
let started = false;

/** The store of the administrator's token. */
function tokens(): TokenStore {
  store ??= new TokenStore(administrator, { local: deviceStorage(), tab: tabStorage() }, lockCredentials);
  return store;
}

registerTokenSource("dashboard", {
  token: () => tokens().read(),
  refused: () => {
    if (loggingOut) return;
    // A request without a token that has just expired is rejected before the timer sees it.
    checkExpiry();
    // Several requests may be rejected at once; the first one ends the sign-in.
    if (hasStoredToken()) forgetSignIn({ why: "refused" });
  },
});

export const hasStoredToken = (): boolean => tokens().expiresAt() !== null;

/** Signs in with email and password and resolves with the user. */
export async function signIn(email: string, password: string): Promise<User> {
  const response = await request(login, { body: { email, password } });
  return acceptToken(email, response?.token);
}

/** Finishes a sign-in of this browser that waits for the second factor, and resolves with the user. */
export async function finishSignIn(code: string): Promise<User> {
  const response = await request(enterSecondFactor, { body: { code } });
  return acceptToken(null, response?.token);
}

/**
 * Stores the token that a sign-in returned, and resolves with its user.
 *
 * @param email as it was typed; null after a provider's sign-in
 */
export async function acceptToken(
  email: string | null,
  token: string | undefined,
  invalid: string = texts.invalidLogin,
): Promise<User> {
  if (!token) throw new Error(invalid);
  const credentials = { email: email ?? "", secret: newSecret() };
  const now = Date.now();
  await tokens().save(token, credentials, now);
  const user = await fetchUser();
  if (!user) throw new Error(texts.invalidLogin);
  // Use the account's email: a provider does not send it, and a typed one may differ in case.
  if (user.email !== email) await tokens().save(token, { ...credentials, email: user.email }, now);
  return user;
}

/** Asks the server who is signed in here; null when it is nobody, or nobody who uses the dashboard. */
export async function fetchUser(): Promise<User | null> {
  if (!(await hasToken())) return null;
  const user = await request(getUser, { as: "dashboard" }).catch((error) => {
    // The token was rejected and the sign-in has ended; this is no error of the page.
    if (!hasStoredToken()) return null;
    throw error;
  });
  return user && isAdministrator(user) ? user : null;
}

/** The same endpoint serves participants. */
export function isAdministrator(user: object): user is User {
  return "user_type_id" in user && dashboardRoles.includes(user.user_type_id as number);
}

/** Whether a usable token is stored. An old one is renewed once per page. */
export async function hasToken(): Promise<boolean> {
  const end = tokens().expiresAt();
  if (end === null) return false;
  if (end <= Date.now()) {
    forgetSignIn({ why: "expired" });
    return false;
  }
  try {
    if ((await tokens().read()) === null) return false;
  } catch (error) {
    const text = error instanceof Error ? error.message : texts.decrypt;
    if (!(await readWithOtherTabs(text))) return false;
  }
  if (!started) {
    started = true;
    // The request for the user shows whether the old token is still valid.
    await renewToken().catch(() => undefined);
  }
  return true;
}

/** Reads a token that only another tab's credentials open: this tab is new, or somebody has signed in there since. */
async function readWithOtherTabs(failure: string): Promise<boolean> {
  lockCredentials(false);
  // The released lock is gone in the next task; until then this tab would wait for itself.
  await new Promise((done) => setTimeout(done));
  const opens = (offered: Credentials) => {
    tokens().saveCredentials(offered);
    return tokens()
      .read()
      .then(Boolean, () => false);
  };
  const credentials = failure === texts.tokenVersion ? null : await requestCredentials(channel, opens);
  // A tab that does not answer still uses the token: it stays.
  if (credentials === null) forgetSignIn({ why: "unreadable", text: failure });
  return credentials !== null && credentials !== "busy";
}

/** Renews a token in the second half of its life. Call it at the start of a page and when somebody uses the page. */
export async function renewToken(): Promise<void> {
  const credentials = tokens().credentials();
  if (!credentials || !tokens().isPastHalf()) return;
  await navigator.locks.request("lantern-hour-refresh", async () => {
    // Another tab may have renewed it, and nobody can renew one that has expired.
    if (!tokens().isPastHalf() || (await tokens().read()) === null) return;
    const { token } = await request(refreshToken);
    // The click that caused this may have been on "Sign out".
    if (hasStoredToken() && tokens().credentials()?.secret === credentials.secret)
      await tokens().save(token, credentials);
  });
}

/** Ends the sign-in when its lifetime is over. */
export function checkExpiry(now = Date.now()): void {
  const end = tokens().expiresAt();
  if (end !== null && end <= now) forgetSignIn({ why: "expired" });
}

/** Shares the credentials with other tabs, so that they can decrypt the token. Returns a stop function. */
export function shareWithTabs(): () => void {
  return offerCredentials(channel, () => tokens().credentials());
}

/** Ends a sign-in that may still be stored here, without any message, before a new one begins. */
export async function endStoredSignIn(): Promise<void> {
  if (!hasStoredToken()) return;
  await endAtServer();
  tokens().clear();
}

/** Signs out on the server and in this browser. */
export async function signOut(): Promise<void> {
  loggingOut = true;
  if (hasStoredToken()) await endAtServer();
  forgetSignIn({ why: "asked" });
}

async function endAtServer(): Promise<void> {
  await request(logout).catch(() => {
    // The server may have ended the token already; signing out must always work.
  });
}

export function isLoggingOut(search: string): boolean {
  return loggingOut || new URLSearchParams(search).has("logout");
}

/** From now on nothing that the server refuses counts as the end of a sign-in. */
export function beginLoggingOut(): void {
  loggingOut = true;
}

/** The listener is called once when the sign-in ends. */
export function onSignedOut(listener: (left: SignedOut) => void): () => void {
  listeners.add(listener);
  const left = takeMissed();
  if (left) listener(left);
  return () => listeners.delete(listener);
}

/** Why a sign-in ended before anybody listened; a page that is left before it is rendered takes the reason along. */
export function takeMissed(): SignedOut | null {
  const left = missed;
  missed = null;
  return left;
}

/** Removes everything that a sign-in stored, and tells why. */
export function forgetSignIn(left: SignedOut): void {
  tokens().clear();
  takeHandedUser();
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
  const device = deviceStorage();
  for (const storage of [device, tabStorage()]) {
    for (const key of Object.keys(storage)) {
      if (storage === device && retained?.test(key)) continue;
      if (/^(?:social-state|msal\.)/.test(key)) storage.removeItem(key);
    }
  }
}

function clearCookies(retained: RegExp | null): void {
  for (const cookie of document.cookie.split("; ")) {
    const name = cookie.split("=")[0];
    if (name && retained?.test(name)) continue;
    // Browsers ignore a change of a cookie with this prefix that does not say so.
    const secure = name?.startsWith("__Host-") ? "; secure" : "";
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we serve
    if (name) document.cookie = `${name}=; path=/; max-age=0${secure}`;
  }
}
