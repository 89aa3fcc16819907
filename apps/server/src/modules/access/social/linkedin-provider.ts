import * as z from "zod";
import { InvalidProofError, type SocialProviderAdapter } from "../../../core/ports/identity-provider.ts";
import { namesIn, text } from "./claims-parser.ts";
import { idTokenParser } from "./id-token-parser.ts";
import { fetchJson } from "./response-parser.ts";

const linkedinEndpoints = {
  authorize: "https://www.linkedin.com/oauth/v2/authorization",
  token: "https://www.linkedin.com/oauth/v2/accessToken",
  jwks: "https://www.linkedin.com/oauth/openid/jwks",
  issuer: "https://www.linkedin.com/oauth",
};

interface LinkedinClient {
  clientId: string;
  clientSecret: string;
  now(): Date;
  /** Whether a code can have been sent to this address: only to our own pages. */
  isOurs(redirectUri: string): boolean;
  local?: boolean;
}

const tokens = z.object({ id_token: z.string() });

/** LinkedIn, by authorization code. Only the page that has the verifier of the request can use it. */
export function linkedin(client: LinkedinClient, endpoints = linkedinEndpoints): SocialProviderAdapter {
  const { clientId, clientSecret } = client;
  const read = idTokenParser({
    jwks: endpoints.jwks,
    audience: clientId,
    now: client.now,
    local: client.local,
    // LinkedIn's documents name the issuer with and without the path.
    issuerOf: ({ iss }) => (endpoints.issuer === `${iss}/oauth` ? (iss ?? "") : endpoints.issuer),
  });

  return {
    offer: {
      provider: "linkedin",
      client_id: clientId,
      authorize_url: endpoints.authorize,
      response_type: "code",
      scope: "openid email profile",
      local: client.local ?? false,
    },
    async identify({ token: code, code_verifier, redirect_uri }) {
      if (!code_verifier || !redirect_uri || !client.isOurs(redirect_uri))
        throw new InvalidProofError("no verifier, or a strange address");
      const form = {
        grant_type: "authorization_code",
        code,
        redirect_uri,
        code_verifier,
        client_id: clientId,
        client_secret: clientSecret,
      };
      const response = tokens.parse(await fetchJson(endpoints.token, { local: client.local, form }));
      const claims = await read(response.id_token);
      return {
        provider: "linkedin",
        issuer: endpoints.issuer,
        subject: claims.sub,
        email: text(claims.email) || null,
        emailVerified: claims.email_verified === true,
        ...namesIn(claims),
      };
    },
  };
}
