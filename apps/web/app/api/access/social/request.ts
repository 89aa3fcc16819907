import { type SocialProvider, socialProviders } from "@lantern/contract/choices";
import type { SocialOffer } from "@lantern/contract/http";
import { tabStorage } from "../../storage.ts";
import type { ProviderResponse } from "./provider-response.ts";
import { digest, randomSecret } from "./random.ts";

const key = "social-state";
/** Prefix that tells our states from those of Microsoft's library. */
const mark = "lh.";

/** A sign-in that was started in this tab. */
export interface Pending {
  provider: SocialProvider;
  state: string;
  /** The nonce sent to the provider is its digest. */
  nonce: string;
  /** The PKCE challenge sent to the provider is its digest. */
  verifier: string;
  redirectUri: string;
  /** A popup starts with a copy of this tab's session storage; this field tells the two apart. */
  display: "popup" | "redirect";
}

/** The token to send to our server for verification. */
export interface Proof {
  token: string;
  nonce?: string;
  code_verifier?: string;
  redirect_uri?: string;
}

/** Starts a sign-in: stores its secrets for this tab. */
export function begin(provider: SocialProvider, display: Pending["display"]): Pending {
  const pending = {
    provider,
    display,
    state: mark + randomSecret(),
    nonce: randomSecret(),
    verifier: randomSecret(),
    redirectUri: location.origin,
  };
  tabStorage().setItem(key, JSON.stringify(pending));
  return pending;
}

/** The provider's authorization URL. */
export async function authorizeUrl(offer: SocialOffer, pending: Pending): Promise<string> {
  const url = new URL(offer.authorize_url);
  const query = url.searchParams;
  query.set("client_id", offer.client_id);
  query.set("redirect_uri", pending.redirectUri);
  query.set("response_type", offer.response_type);
  query.set("scope", offer.scope);
  query.set("state", pending.state);
  if (offer.response_type === "code") {
    query.set("code_challenge", await digest(pending.verifier));
    query.set("code_challenge_method", "S256");
  } else {
    query.set("nonce", await digest(pending.nonce));
  }
  return url.href;
}

/** Whether the response belongs to a sign-in of ours, started in this tab or another. */
export function isOurs({ state }: ProviderResponse): boolean {
  return state.startsWith(mark);
}

/** The sign-in that left this page by redirect and returns with this response. */
export function pendingFor({ state }: ProviderResponse): Pending | null {
  const begun = pending();
  return begun?.state === state && begun.display === "redirect" ? begun : null;
}

/** Removes the stored sign-in. */
export function forgetPending(): void {
  tabStorage().removeItem(key);
}

/** The proof in a response: exactly one token. Null when the provider returned an error. */
export function proofOf(
  response: ProviderResponse,
  { provider, nonce, verifier, redirectUri }: Pending,
): Proof | null {
  if (provider === "facebook") return response.access_token ? { token: response.access_token } : null;
  if (provider === "linkedin") {
    const { code } = response;
    return code ? { token: code, code_verifier: verifier, redirect_uri: redirectUri } : null;
  }
  return response.id_token ? { token: response.id_token, nonce } : null;
}

function pending(): Pending | null {
  try {
    const begun = JSON.parse(tabStorage().getItem(key) ?? "null") as Partial<Pending> | null;
    const complete = [begun?.state, begun?.nonce, begun?.verifier, begun?.redirectUri].every(
      (part) => typeof part === "string",
    );
    return complete && socialProviders.some((one) => one === begun?.provider) ? (begun as Pending) : null;
  } catch {
    return null;
  }
}
