import { getUser, login, logout, refreshToken, type User } from "@lantern/contract/http";
import { Role } from "@lantern/contract/roles";
import { registerTokenSource } from "../../api/auth-tokens.ts";
import { call } from "../../api/client.ts";
import { queryClient } from "../../api/queries.ts";
import { t } from "../../i18n/index.ts";
import { offerCredentials, requestCredentials } from "./tab-secret.ts";
import { newSecret } from "./token-encryption.ts";
import { administrator, participantKey, TokenStore } from "./token-store.ts";

/** Why someone is no longer signed in. */
export type SignedOut =
  /** By themselves. */
  | { why: "asked" }
  /** With their account, which is deleted; the words say what that ended. */
  | { why: "deleted"; title: string; text?: string }
  /** By the clock. */
  | { why: "expired" }
  /** By the server. */
  | { why: "refused" }
  /** The stored token cannot be opened; the text may be shown. */
  | { why: "unreadable"; text: string };

const channel = "lantern-hour-access";
/** Where the user is cached. */
export const userKey = ["user"] as const;
const userAge = 5 * 60_000;
/** Every kind of administrator is at home on this side. */
const adminRoles: readonly number[] = Object.values(Role);
const listeners = new Set<(left: SignedOut) => void>();
/** What happened before anybody listened: the first page is loaded before anything is drawn. */
let missed: SignedOut | null = null;
let store: TokenStore | null = null;
let loggingOut = false;
let started = false;

/** The administrator's token at rest. */
function tokens(): TokenStore {
  store ??= new TokenStore(administrator, { local: localStorage, tab: sessionStorage });
  return store;
}

registerTokenSource("dashboard", {
  token: () => tokens().read(),
  refused: () => {
    // Several calls may be refused at once: the first one ends it.
    if (!loggingOut && tokens().expiresAt() !== null) leave({ why: "refused" });
  },
});

/** Signs in with e-mail and password and resolves with the user. */
export async function signIn(email: string, password: string): Promise<User> {
  const response = await call(login, { body: { email, password } });
  return acceptToken(email, response?.token);
}

/**
 * Takes a token that any way of signing in has brought.
 *
 * @param email as it was typed; null where a provider said who it is
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
  // Only the account knows its address; a provider does not tell it, and one that is typed may differ in its case.
  if (user.email !== email) await tokens().save(token, { ...credentials, email: user.email }, now);
  return user;
}

/** The signed-in administrator, or null. Cached for five minutes. */
export async function currentUser(): Promise<User | null> {
  if (!(await hasToken())) return null;
  if (!started) {
    started = true;
    // The call for the user tells whether the old token is still good.
    await renew().catch(() => undefined);
  }
  const user = await queryClient
    .query({
      queryKey: userKey,
      queryFn: () => call(getUser, { as: "dashboard" }),
      staleTime: userAge,
    })
    .catch((error) => {
      // Refused, the sign-in has ended meanwhile: nobody is here, and that is no fault of the page.
      if (tokens().expiresAt() === null) return null;
      throw error;
    });
  if (!user) return null;
  return "user_type_id" in user && adminRoles.includes(user.user_type_id) ? user : null;
}

/** Replaces what is known of the user, after a call that answered with it. */
export function cacheUser(user: User): void {
  queryClient.setQueryData(userKey, user);
}

/** Lets the next look at the user ask the server. */
export function forgetUser(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: userKey });
}

/** Signs out at the server and here, then goes to the public home page. */
export async function signOut(): Promise<void> {
  loggingOut = true;
  if (tokens().expiresAt() !== null) {
    await call(logout).catch(() => {
      // The server may have ended the token already; leaving must always work.
    });
  }
  leave({ why: "asked" });
}

/** Leaves after the server has deleted the account, and all its tokens with it. */
export function leaveDeleted(title: string, text?: string): void {
  leave({ why: "deleted", title, text });
}

/** Ends a sign-in that this browser may still hold, without a word: its owner goes on as somebody else, or anew. */
export async function endQuietly(): Promise<void> {
  if (tokens().expiresAt() === null) return;
  await call(logout).catch(() => {
    // Over at the server already, most likely.
  });
  tokens().clear();
  queryClient.clear();
}

/** Signs out, and takes the seat of a participant in this browser along: here, in other tabs, and at the server. */
export async function signOutOfEverything(): Promise<void> {
  loggingOut = true;
  // Of no use to those who have never played in this browser.
  if (localStorage.getItem(participantKey) !== null) {
    const { leaveEverywhere } = await import("../../live/client/leave-everywhere.ts");
    await leaveEverywhere();
  }
  await signOut();
}

export function isLoggingOut(search: string): boolean {
  return loggingOut || new URLSearchParams(search).has("logout");
}

/** Told once when the sign-in ends. */
export function onSignedOut(listener: (left: SignedOut) => void): () => void {
  listeners.add(listener);
  if (missed) listener(missed);
  missed = null;
  return () => listeners.delete(listener);
}

/** Looks at the clock; ends the sign-in when its time is over. */
export function checkExpiry(now = Date.now()): void {
  const end = tokens().expiresAt();
  if (end !== null && end <= now) leave({ why: "expired" });
}

/** Asks the server whether the sign-in is still good, and renews a token past half its life. */
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

/** Keeps other tabs able to open the token. Returns a stop function. */
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
  // Who only was away for too long is still known to Microsoft's library, for the five days that it keeps accounts.
  const retained = left.why === "expired" ? microsoftCache : null;
  clearSocial(retained);
  clearCookies(retained);
  if (listeners.size === 0) missed = left;
  for (const listener of listeners) listener(left);
}

/** Accounts of the Microsoft library in local storage, and the cookie that opens them. */
const microsoftCache = /^msal\./;

/** What a sign-in with a provider has left behind, ours and the Microsoft library's. */
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
