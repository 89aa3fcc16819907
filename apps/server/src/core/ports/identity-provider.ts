import type { SocialProvider } from "@lantern/contract/choices";
import type { SocialOffer } from "@lantern/contract/http";

/** An identity that a provider has proved. */
export interface SocialIdentity {
  provider: SocialProvider;
  /** The issuer within the provider: the same subject of two issuers is two people. */
  issuer: string;
  subject: string;
  email: string | null;
  /** The provider has verified the address. Enough for a new account, never to open an existing one. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** The credentials that the page posts. */
export interface SocialProof {
  token: string;
  nonce?: string | undefined;
  code_verifier?: string | undefined;
  redirect_uri?: string | undefined;
}

/** A configured provider. */
export interface SocialProviderAdapter {
  offer: SocialOffer;
  /** @throws InvalidProofError when it is not the provider's, not for us, or not of this sign-in. */
  identify(proof: SocialProof): Promise<SocialIdentity>;
}

export type SocialProviders = Partial<Record<SocialProvider, SocialProviderAdapter>>;

/** The message says why, for the log. The response only says that the sign-in failed. */
export class InvalidProofError extends Error {}
