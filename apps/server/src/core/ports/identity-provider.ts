import type { SocialOffer, SocialProvider } from "@lantern/contract/http";

/** Who somebody is, as a provider has proved it to us. */
export interface SocialIdentity {
  provider: SocialProvider;
  /** Who within the provider vouches: subjects of two issuers are two people. */
  issuer: string;
  subject: string;
  email: string | null;
  /** The provider has seen that the address is theirs. Enough for a new account, never for an existing one. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What the page posts. */
export interface SocialProof {
  token: string;
  nonce?: string | undefined;
  code_verifier?: string | undefined;
  redirect_uri?: string | undefined;
}

/** A provider that is configured. */
export interface SocialProviderAdapter {
  offer: SocialOffer;
  /** @throws BadProof when it is not the provider's, not for us, or not of this sign-in. */
  identify(proof: SocialProof): Promise<SocialIdentity>;
}

export type SocialProviders = Partial<Record<SocialProvider, SocialProviderAdapter>>;

/** Says why a proof is refused, for the log; whoever sent it is only told that it failed. */
export class InvalidProofError extends Error {}
