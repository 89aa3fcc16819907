import { type SocialOffer, type SocialProvider, socialProviders } from "@lantern/contract/http";
import type { ProviderResponse } from "./provider-response.ts";
import { digest, randomSecret } from "./random.ts";

const key = "social-state";
/** Tells our own answers from those of Microsoft's library. */
const mark = "lh.";

/** A sign-in that has been begun in this tab. */
export interface Pending {
  provider: SocialProvider;
  state: string;
  /** Its digest went along as the nonce. */
  nonce: string;
  /** Its digest went along as the PKCE challenge. */
  verifier: string;
  redirectUri: string;
  /** A window of its own begins with a copy of this tab's storage, so it has to be told that it is not this tab. */
  display: "popup" | "redirect";
}

/** What is posted to be verified. */
export interface Proof {
  token: string;
  nonce?: string;
  code_verifier?: string;
  redirect_uri?: string;
}

/** Begins a sign-in: remembers its secrets for this tab. */
export function begin(provider: SocialProvider, display: Pending["display"]): Pending {
  const pending = {
    provider,
    display,
    state: mark + randomSecret(),
    nonce: randomSecret(),
    verifier: randomSecret(),
    redirectUri: location.origin,
  };
  sessionStorage.setItem(key, JSON.stringify(pending));
  return pending;
}

/** The address at the provider where the person says who they are. */
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

/** The answer belongs to a sign-in of ours, begun here or elsewhere. */
export function isOurs({ state }: ProviderResponse): boolean {
  return state.startsWith(mark);
}

/** The sign-in that has left this very page for the provider and comes back with this answer. */
export function pendingFor({ state }: ProviderResponse): Pending | null {
  const begun = pending();
  return begun?.state === state && begun.display === "redirect" ? begun : null;
}

/** Forgets what was begun. */
export function forgetPending(): void {
  sessionStorage.removeItem(key);
}

/** What of an answer is posted: exactly one token. Null when the provider has said no. */
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
    const begun = JSON.parse(sessionStorage.getItem(key) ?? "null") as Partial<Pending> | null;
    const complete = [begun?.state, begun?.nonce, begun?.verifier, begun?.redirectUri].every(
      (part) => typeof part === "string",
    );
    return complete && socialProviders.some((one) => one === begun?.provider) ? (begun as Pending) : null;
  } catch {
    return null;
  }
}
