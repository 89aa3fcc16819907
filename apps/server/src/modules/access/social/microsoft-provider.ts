import type { JWTPayload } from "jose";
import type { SocialProviderAdapter } from "../../../core/ports/identity-provider.ts";
import { namesIn, text } from "./claims-parser.ts";
import type { OidcClient } from "./google-provider.ts";
import { idTokenParser, requireNonce } from "./id-token-parser.ts";

const authority = "https://login.microsoftonline.com";
/** The tenant of all personal accounts. */
const personalTenant = "9188040d-6c67-4c5b-b112-36a304b66dad";
const tenantId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

interface MicrosoftEndpoints {
  authorize: string;
  jwks: string;
  issuerOf(claims: JWTPayload, keyIssuer: string | undefined): string;
}

/**
 * The common tenant signs for every tenant. So the issuer is the person's tenant, and the key must be allowed to sign
 * for it: some keys are for one tenant only.
 */
export const microsoftEndpoints: MicrosoftEndpoints = {
  authorize: `${authority}/common/oauth2/v2.0/authorize`,
  jwks: `${authority}/common/discovery/v2.0/keys`,
  issuerOf: ({ tid }, keyIssuer = `${authority}/{tenantid}/v2.0`) =>
    tenantId.test(text(tid)) && keyIssuer.replace("{tenantid}", text(tid)) === issuerOfTenant(text(tid))
      ? issuerOfTenant(text(tid))
      : "",
};

const issuerOfTenant = (tenant: string) => `${authority}/${tenant}/v2.0`;

/** Microsoft, personal, work and school accounts, by ID token. */
export function microsoft(client: OidcClient, endpoints = microsoftEndpoints): SocialProviderAdapter {
  const { jwks, issuerOf } = endpoints;
  const { clientId: audience, now, local } = client;
  const read = idTokenParser({ jwks, issuerOf, audience, now, local });
  return {
    offer: {
      provider: "microsoft",
      client_id: client.clientId,
      authorize_url: endpoints.authorize,
      response_type: "id_token",
      scope: "openid email profile",
      local: client.local ?? false,
    },
    async identify({ token, nonce }) {
      const claims = await read(token);
      requireNonce(claims, nonce);
      const name = text(claims.preferred_username);
      return {
        provider: "microsoft",
        issuer: claims.iss,
        subject: claims.sub,
        email: text(claims.email) || (name.includes("@") ? name : null),
        emailVerified: isProved(claims),
        ...namesIn(claims),
      };
    },
  };
}

/** Any tenant can enter any address for its people; only an address at a domain that the tenant owns is verified. */
function isProved(claims: JWTPayload): boolean {
  const owned = claims.xms_edov;
  return owned === true || owned === 1 || owned === "1" || claims.tid === personalTenant;
}
