import { finishEnrollmentSignOn } from "@lantern/contract/endpoints/enrollment";
import {
  findSingleSignOn,
  finishSingleSignOn,
  getSignOutAddress,
  startSingleSignOn,
} from "@lantern/contract/endpoints/single-sign-on";
import { enrollmentState } from "@lantern/contract/enrollment-page";
import type { User } from "@lantern/contract/http";
import { request } from "../request.ts";
import { deviceStorage } from "../storage.ts";
import { acceptToken } from "./stored-sign-in.ts";

/** Set in browsers that have signed in with a company's provider: logging out also ends the session there. */
const usedKey = "sign-on";

/** Whether people of this address's domain can, or must, sign in with their company's provider. */
export async function findFor(email: string): Promise<{ available: boolean; required: boolean }> {
  // The part before the @ stays here.
  const domain = /@([^\s@.]+(?:\.[^\s@.]+)+)$/.exec(email.trim())?.[1];
  return domain ? request(findSingleSignOn, { query: { domain } }) : { available: false, required: false };
}

/** Where the company's provider asks who this is. */
export const addressFor = async (email: string): Promise<string> =>
  (await request(startSingleSignOn, { body: { email } })).url;

/** The provider's response, which is in the address of this page. */
function responseIn(search: string, companyId: string | undefined) {
  const response = new URLSearchParams(search);
  const part = (name: string) => response.get(name) ?? undefined;
  return {
    state: part("state") ?? "",
    code: part("code"),
    iss: part("iss"),
    error: part("error"),
    company_id: companyId,
  };
}

/** Whether the sign-in that the provider responds to only proves an address, to enroll with it. */
export const isForEnrollment = (search: string): boolean =>
  new URLSearchParams(search).get("state")?.startsWith(enrollmentState) ?? false;

/** The page of the enrollment, with the proof that this browser has got. */
export async function enrollmentWith(search: string, companyId: string | undefined): Promise<string> {
  const body = responseIn(search, companyId);
  const { enrollment_id, proof } = await request(finishEnrollmentSignOn, { body });
  return `/enroll/${enrollment_id}#proof=${proof}`;
}

/**
 * Signs in with the provider's response, which is in the address of this page.
 *
 * @param companyId in the path, if the company has a redirect address of its own
 */
export async function finishWith(search: string, companyId: string | undefined): Promise<User> {
  const body = responseIn(search, companyId);
  const { token } = await request(finishSingleSignOn, { body }).catch((error: unknown) => {
    // A second step follows.
    deviceStorage().setItem(usedKey, "1");
    throw error;
  });
  deviceStorage().setItem(usedKey, "1");
  return acceptToken(null, token);
}

/** Where the session at the provider is ended; null when there is none. Needs the token that is being given up. */
export async function providerSignOut(): Promise<string | null> {
  if (deviceStorage().getItem(usedKey) === null) return null;
  deviceStorage().removeItem(usedKey);
  return request(getSignOutAddress).then(
    ({ url }) => url,
    () => null,
  );
}
