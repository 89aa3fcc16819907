import type { SocialProvider } from "@lantern/contract/choices";
import {
  confirmSocial,
  linkIdentity,
  verifyFacebook,
  verifyGoogle,
  verifyLinkedin,
  verifyMicrosoft,
} from "@lantern/contract/endpoints/social";
import { request } from "../../request.ts";
import { texts } from "../sign-in-texts.ts";
import { acceptToken } from "../stored-sign-in.ts";
import type { Proof } from "./request.ts";

/** Exchanges a provider's proof for a sign-in, and resolves with the user. */
export async function verify(provider: SocialProvider, proof: Proof) {
  const response = await post(provider, proof);
  return acceptToken(null, response?.token, texts.invalidSocial);
}

/** Requests the email that links a provider's account to the signed-in user. */
export function link(provider: SocialProvider, proof: Proof): Promise<void> {
  return request(linkIdentity, { body: { provider, ...proof } });
}

/** Confirms the emailed link that connects a provider's account to an existing one. */
export async function confirm(token: string) {
  const response = await request(confirmSocial, { body: { token } });
  return acceptToken(null, response?.token, texts.invalidSocial);
}

function post(provider: SocialProvider, proof: Proof) {
  switch (provider) {
    case "google":
      return request(verifyGoogle, { body: { provider, ...proof } });
    case "facebook":
      return request(verifyFacebook, { body: { provider, ...proof } });
    case "microsoft":
      return request(verifyMicrosoft, { body: { provider, ...proof } });
    case "linkedin":
      return request(verifyLinkedin, { body: { provider, ...proof } });
  }
}
