import {
  experienceLogin,
  experienceLogout,
  getDataPackage,
  getUser,
  type ResponseOf,
  requestJoinCode,
} from "@lantern/contract/http";
import { createStore } from "@lantern/live-client";
import { registerTokenSource } from "../../api/auth-tokens.ts";
import { call } from "../../api/client.ts";
import { ApiError } from "../../api/error.ts";
import { newSecret } from "../../features/access/token-encryption.ts";
import { TokenStore } from "../../features/access/token-store.ts";
import { t } from "../../i18n/index.ts";
import { speak } from "../../i18n/speak.ts";
import { browserSecret } from "./browser-secret.ts";
import { type ParticipantCredentials, participant } from "./participant-store.ts";

type DataPackage = ResponseOf<typeof getDataPackage>;

/** Who takes part from this tab. */
export interface Access {
  user: DataPackage["user"] | null;
  /** Plain, in memory only. */
  token: string;
  dataPackage: DataPackage | null;
  isLoggedIn: boolean;
  leaveMeeting: boolean;
  credentials: ParticipantCredentials | null;
  /** Why somebody stands at the door again. */
  problem: unknown;
}

const nobody: Access = {
  user: null,
  token: "",
  dataPackage: null,
  isLoggedIn: false,
  leaveMeeting: false,
  credentials: null,
  problem: null,
};

export const access = createStore<Access>(nobody);

let atRest: TokenStore<ParticipantCredentials> | null = null;
const store = () => {
  atRest ??= new TokenStore(participant, { local: localStorage, tab: sessionStorage });
  return atRest;
};

/**
 * The stored token in clear; null where this tab has joined nothing, whatever another tab has stored. One that cannot
 * be opened is removed, and the reason stands at the door.
 */
async function storedToken(): Promise<string | null> {
  if (!store().credentials()) return null;
  return store()
    .read()
    .catch((error) => {
      forget(error);
      throw error;
    });
}

registerTokenSource("participant", {
  token: async () => access.get().token || (await storedToken()),
  refused: () => {
    // A call that was under way when somebody left tells nothing new.
    if (!access.get().leaveMeeting) forget();
  },
});

/** Joins with the address of the invitation. */
export async function joinByEmail(email: string, sessionId: string): Promise<void> {
  const response = await call(experienceLogin, { body: { email, sessionId, browser: browserSecret() } });
  await take(response?.token, email, sessionId);
}

/** Joins with the signed token of a personal link, behind the # of the mail's address. */
export async function joinByLink(link: string, sessionId: string): Promise<void> {
  const response = await call(experienceLogin, { body: { token: link } });
  await take(response?.token, "", sessionId);
}

/** Has a code mailed to the address of the invitation. */
export async function requestCode(email: string, sessionId: string): Promise<void> {
  await call(requestJoinCode, { body: { email, sessionId } });
}

/** Joins with a mailed code, which proves the address as a personal link does. */
export async function joinByCode(email: string, sessionId: string, code: string): Promise<void> {
  const response = await call(experienceLogin, { body: { email, sessionId, code } });
  await take(response?.token, email, sessionId);
}

/** Takes the seat of a rehearsal, which has no profile, and resolves with the address where it is played. */
export async function joinRehearsal({ rehearsal_id, token }: { rehearsal_id: string; token: string }) {
  const credentials = { email: "", sessionId: rehearsal_id, secret: newSecret() };
  await store().save(token, credentials);
  access.set({ ...nobody, token, credentials, isLoggedIn: true });
  return `/experience/live/${rehearsal_id}`;
}

/** Comes back to a session that this tab has joined before; false when it has to be joined anew. */
export async function resume(sessionId: string): Promise<boolean> {
  const now = access.get();
  if (now.isLoggedIn && now.credentials?.sessionId === sessionId) return true;
  const credentials = store().credentials();
  if (credentials?.sessionId !== sessionId) return false;
  const token = await storedToken();
  if (!token) return false;
  access.set({ ...nobody, token, credentials });
  // A rehearsal has no address, and so no profile to ask for.
  if (!credentials.email) access.set({ isLoggedIn: true });
  else await profile(sessionId).catch((error) => rejoin(error, credentials));
  return true;
}

/** A token may have ended without its holder knowing: whether they are still expected, the door knows. */
async function rejoin(error: unknown, { email, sessionId }: ParticipantCredentials): Promise<void> {
  if (!(error instanceof ApiError && error.code === "UNAUTHENTICATED")) throw error;
  await joinByEmail(email, sessionId).catch((refused) => {
    forget(refused);
    throw refused;
  });
}

/** The session that this tab last joined. */
export function lastSession(): string | null {
  return access.get().credentials?.sessionId ?? store().credentials()?.sessionId ?? null;
}

/** Whether this tab plays a rehearsal under this id, of which no call but the live line knows. */
export function isRehearsal(sessionId: string): boolean {
  const credentials = access.get().credentials ?? store().credentials();
  return credentials?.sessionId === sessionId && !credentials.email;
}

/** Ends the token and clears all that was known, here and at the server. */
export async function leave(): Promise<void> {
  // At once: a page that draws itself meanwhile must not connect again and take the seat back.
  access.set({ leaveMeeting: true });
  await call(experienceLogout).catch(() => {
    // The token may be over already; leaving must always work.
  });
  forget();
  access.set({ leaveMeeting: true });
}

/** Clears the participant, for example when the server no longer takes the token. */
export function forget(problem: unknown = null): void {
  store().clear();
  access.set({ ...nobody, problem });
}

async function take(token: string | undefined, email: string, sessionId: string): Promise<void> {
  if (!token) throw new Error(t.live.join.invalid);
  const credentials = { email, sessionId, secret: newSecret() };
  await store().save(token, credentials);
  access.set({ ...nobody, token, credentials });
  await profile(sessionId);
  const address = access.get().user?.email ?? email;
  if (address === email) return;
  const withAddress = { ...credentials, email: address };
  await store().save(token, withAddress);
  access.set({ credentials: withAddress });
}

/** Asks who this is and what they need; when that fails, nobody is signed in. */
async function profile(sessionId: string): Promise<void> {
  try {
    const user = (await call(getUser, { as: "participant" })) as DataPackage["user"];
    access.set({ user });
    const dataPackage = await call(getDataPackage, { query: { sessionId } });
    await speak(dataPackage.session.language);
    access.set({ dataPackage, isLoggedIn: true });
  } catch (error) {
    forget(error);
    throw error;
  }
}
