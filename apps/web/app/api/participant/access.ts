import type { ResponseOf } from "@lantern/contract/endpoint";
import {
  experienceLogin,
  experienceLogout,
  getDataPackage,
  requestJoinCode,
} from "@lantern/contract/endpoints/participant";
import { getUser, patchUser } from "@lantern/contract/endpoints/user";
import { createStore } from "@lantern/live-client";
import { texts as accessTexts } from "../access/texts.ts";
import { newSecret } from "../access/token-encryption.ts";
import { TokenStore } from "../access/token-store.ts";
import { registerTokenSource } from "../auth-tokens.ts";
import { ApiError } from "../error.ts";
import { request } from "../request.ts";
import { deviceStorage, tabStorage } from "../storage.ts";
import { browserSecret } from "./browser-secret.ts";
import { takeProfile } from "./handover.ts";
import { type ParticipantCredentials, participant } from "./participant-store.ts";

type DataPackage = ResponseOf<typeof getDataPackage>;

/** The participant of this tab. */
export interface Access {
  user: DataPackage["user"] | null;
  /** Decrypted; in memory only. */
  token: string;
  dataPackage: DataPackage | null;
  isLoggedIn: boolean;
  leaveMeeting: boolean;
  credentials: ParticipantCredentials | null;
  /** Why the participant is back at the join page. */
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
  atRest ??= new TokenStore(participant, { local: deviceStorage(), tab: tabStorage() });
  return atRest;
};

/**
 * The decrypted token. Null when this tab has joined nothing, whatever another tab has stored. A token that can't be
 * decrypted is removed, and the join page says why.
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
    // A request that was under way while somebody left says nothing new.
    if (!access.get().leaveMeeting) forget();
  },
});

/** Joins with the address of the invitation. */
export async function joinByEmail(email: string, sessionId: string): Promise<void> {
  const response = await request(experienceLogin, { body: { email, sessionId, browser: browserSecret() } });
  await take(response?.token, email, sessionId);
}

/** Joins with the signed token of a personal link, which is the hash of the email's link. */
export async function joinByLink(link: string, sessionId: string, timezone?: string): Promise<void> {
  const response = await request(experienceLogin, { body: { token: link, timezone } });
  await take(response?.token, "", sessionId);
}

/** Stores the name of a participant who was added by their address alone. */
export async function nameOneself(first_name: string, last_name: string): Promise<void> {
  const body = { first_name, last_name: last_name || null };
  const user = (await request(patchUser, { body, as: "participant" })) as DataPackage["user"];
  const { dataPackage } = access.get();
  access.set({ user, dataPackage: dataPackage && { ...dataPackage, user } });
}

/** Sends a code to the address of the invitation. */
export async function requestCode(email: string, sessionId: string): Promise<void> {
  await request(requestJoinCode, { body: { email, sessionId } });
}

/** Joins with an emailed code, which proves the address as a personal link does. */
export async function joinByCode(email: string, sessionId: string, code: string): Promise<void> {
  const response = await request(experienceLogin, { body: { email, sessionId, code } });
  await take(response?.token, email, sessionId);
}

/** Takes the seat of a rehearsal, which has no profile, and resolves with the path where it is played. */
export async function joinRehearsal({ rehearsal_id, token }: { rehearsal_id: string; token: string }) {
  const credentials = { email: "", sessionId: rehearsal_id, secret: newSecret() };
  await store().save(token, credentials);
  access.set({ ...nobody, token, credentials, isLoggedIn: true });
  return `/experience/live/${rehearsal_id}`;
}

/**
 * Resumes a session that this tab has joined before. False when the participant has to join again. Without a response,
 * or with one that says nothing about the sign-in, it throws, and the sign-in stays for the next try.
 */
export async function resume(sessionId: string): Promise<boolean> {
  const state = access.get();
  if (state.isLoggedIn && state.credentials?.sessionId === sessionId) return true;
  const credentials = store().credentials();
  if (credentials?.sessionId !== sessionId) return false;
  const token = await storedToken();
  if (!token) return false;
  access.set({ ...nobody, token, credentials });
  // A rehearsal has no email address, and so no profile.
  if (!credentials.email) access.set({ isLoggedIn: true });
  else
    await profile(sessionId)
      .catch((error) => rejoin(error, credentials))
      .catch((error) => {
        // A time-out, a full server and a lost connection say nothing about the sign-in.
        const { status } = error as Partial<ApiError>;
        if (status && status < 500 && status !== 429) forget(error);
        else access.set({ ...nobody, problem: error });
        throw error;
      });
  return true;
}

/** The token may have ended unnoticed. Joining again tells whether they are still expected. */
async function rejoin(error: unknown, { email, sessionId }: ParticipantCredentials): Promise<void> {
  if (!(error instanceof ApiError && error.code === "UNAUTHENTICATED")) throw error;
  await joinByEmail(email, sessionId);
}

/** The session that this tab last joined. */
export function lastSession(): string | null {
  return access.get().credentials?.sessionId ?? store().credentials()?.sessionId ?? null;
}

/** Whether this tab plays a rehearsal with this id. Only the live connection knows rehearsals, no operation does. */
export function isRehearsal(sessionId: string): boolean {
  const credentials = access.get().credentials ?? store().credentials();
  return credentials?.sessionId === sessionId && !credentials.email;
}

/** Ends the token and clears what is stored, here and at the server. */
export async function leave(): Promise<void> {
  // At once, because a page that renders meanwhile must not connect again and take the seat back.
  access.set({ leaveMeeting: true });
  await request(experienceLogout).catch(() => {
    // The token may have ended already. Leaving must always work.
  });
  forget();
  access.set({ leaveMeeting: true });
}

/** Clears the participant, for example when the server rejects the token. */
export function forget(problem: unknown = null): void {
  store().clear();
  access.set({ ...nobody, problem });
}

async function take(token: string | undefined, email: string, sessionId: string): Promise<void> {
  if (!token) throw new ApiError(0, "INVALID_LOGIN", accessTexts.invalidLogin);
  const credentials = { email, sessionId, secret: newSecret() };
  await store().save(token, credentials);
  access.set({ ...nobody, token, credentials });
  await profile(sessionId).catch((error) => {
    forget(error);
    throw error;
  });
  const address = access.get().user?.email ?? email;
  if (address === email) return;
  const withAddress = { ...credentials, email: address };
  await store().save(token, withAddress);
  access.set({ credentials: withAddress });
}

/** Loads the profile and the session's data, unless the page before has left them. */
async function profile(sessionId: string): Promise<void> {
  const handed = takeProfile(sessionId);
  if (handed) return access.set({ ...handed, isLoggedIn: true });
  const user = (await request(getUser, { as: "participant" })) as DataPackage["user"];
  access.set({ user });
  const dataPackage = await request(getDataPackage, { query: { sessionId } });
  access.set({ dataPackage, isLoggedIn: true });
}
