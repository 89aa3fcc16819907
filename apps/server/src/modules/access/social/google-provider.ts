import type { SocialProviderAdapter } from "../../../core/ports/identity-provider.ts";
import { namesIn, text } from "./claims-parser.ts";
import { idTokenParser, requireNonce } from "./id-token-parser.ts";

export const googleEndpoints = {
  authorize: "https://accounts.google.com/o/oauth2/v2/auth",
  jwks: "https://www.googleapis.com/oauth2/v3/certs",
  issuer: "https://accounts.google.com",
};

export interface OidcClient {
  clientId: string;
  now(): Date;
  /** The built-in identity provider replaces Google. */
  local?: boolean;
}

/** Google, by ID token. */
export function google(client: OidcClient, endpoints = googleEndpoints): SocialProviderAdapter {
  const read = idTokenParser({
    jwks: endpoints.jwks,
    audience: client.clientId,
    now: client.now,
    local: client.local,
    // Google writes its issuer with and without the scheme.
    issuerOf: ({ iss }) => (`https://${iss}` === endpoints.issuer ? (iss ?? "") : endpoints.issuer),
  });
  return {
    offer: {
      provider: "google",
      client_id: client.clientId,
      authorize_url: endpoints.authorize,
      response_type: "id_token",
      scope: "openid email profile",
      local: client.local ?? false,
    },
    async identify({ token, nonce }) {
      const claims = await read(token);
      requireNonce(claims, nonce);
      return {
        provider: "google",
        issuer: endpoints.issuer,
        subject: claims.sub,
        email: text(claims.email) || null,
        emailVerified: claims.email_verified === true,
        ...namesIn(claims),
      };
    },
  };
}
