import { type SocialOffer, type SocialProvider, socialProviders } from "@lantern/contract/http";
import type { Answer } from "./answer.ts";
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
  way: "popup" | "redirect";
}

/** What is posted to be verified. */
export interface Proof {
  token: string;
  nonce?: string;
  code_verifier?: string;
  redirect_uri?: string;
}

/** Begins a sign-in: remembers its secrets for this tab. */
export function begin(provider: SocialProvider, way: Pending["way"]): Pending {
  const pending = {
    provider,
    way,
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
  const ask = url.searchParams;
  ask.set("client_id", offer.client_id);
  ask.set("redirect_uri", pending.redirectUri);
  ask.set("response_type", offer.response_type);
  ask.set("scope", offer.scope);
  ask.set("state", pending.state);
  if (offer.response_type === "code") {
    ask.set("code_challenge", await digest(pending.verifier));
    ask.set("code_challenge_method", "S256");
  } else {
    ask.set("nonce", await digest(pending.nonce));
  }
  return url.href;
}

/** The answer belongs to a sign-in of ours, begun here or elsewhere. */
export function isOurs({ state }: Answer): boolean {
  return state.startsWith(mark);
}

/** The sign-in that has left this very page for the provider and comes back with this answer. */
export function pendingFor({ state }: Answer): Pending | null {
  const found = pending();
  return found?.state === state && found.way === "redirect" ? found : null;
}

/** Forgets what was begun. */
export function forgetPending(): void {
  sessionStorage.removeItem(key);
}

/** What of an answer is posted: exactly one token. Null when the provider has said no. */
export function proofOf(answer: Answer, { provider, nonce, verifier, redirectUri }: Pending): Proof | null {
  if (provider === "facebook") return answer.access_token ? { token: answer.access_token } : null;
  if (provider === "linkedin") {
    const { code } = answer;
    return code ? { token: code, code_verifier: verifier, redirect_uri: redirectUri } : null;
  }
  return answer.id_token ? { token: answer.id_token, nonce } : null;
}

function pending(): Pending | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(key) ?? "null") as Partial<Pending> | null;
    const complete = [found?.state, found?.nonce, found?.verifier, found?.redirectUri].every(
      (part) => typeof part === "string",
    );
    return complete && socialProviders.some((one) => one === found?.provider) ? (found as Pending) : null;
  } catch {
    return null;
  }
}
