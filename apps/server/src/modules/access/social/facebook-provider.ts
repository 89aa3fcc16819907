import { createHmac } from "node:crypto";
import * as z from "zod";
import { InvalidProofError, type SocialProviderAdapter } from "../../../core/ports/identity-provider.ts";
import { namesIn } from "./claims-parser.ts";
import { fetchJson } from "./response-parser.ts";

export const facebookEndpoints = {
  authorize: "https://www.facebook.com/v23.0/dialog/oauth",
  responseType: "token" as "token" | "id_token token",
  scope: "email public_profile",
  graph: "https://graph.facebook.com/v23.0",
  issuer: "https://www.facebook.com",
};

interface FacebookClient {
  appId: string;
  appSecret: string;
  now(): Date;
  local?: boolean;
}

const inspection = z.object({
  data: z.object({
    app_id: z.string().optional(),
    is_valid: z.boolean(),
    type: z.string().optional(),
    user_id: z.string().optional(),
    expires_at: z.number().optional(),
  }),
});

const profile = z.object({
  id: z.string(),
  email: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
});

/** Facebook, by access token. Facebook itself reports whether the token is valid and for which app. */
export function facebook(client: FacebookClient, endpoints = facebookEndpoints): SocialProviderAdapter {
  const { appId, appSecret } = client;
  const { graph, issuer } = endpoints;

  /** The user of a token that was issued for this app: a token of another app proves nothing about its sender. */
  async function userOf(token: string): Promise<string> {
    const query = new URLSearchParams({ input_token: token, access_token: `${appId}|${appSecret}` });
    const { data } = inspection.parse(await fetchJson(`${graph}/debug_token?${query}`, client));
    const over = data.expires_at && data.expires_at * 1000 <= client.now().getTime();
    if (!data.is_valid || over || data.type !== "USER" || !data.user_id)
      throw new InvalidProofError("not valid");
    if (data.app_id !== appId) throw new InvalidProofError("made for another app");
    return data.user_id;
  }

  return {
    offer: {
      provider: "facebook",
      client_id: appId,
      authorize_url: endpoints.authorize,
      response_type: endpoints.responseType,
      scope: endpoints.scope,
      local: client.local ?? false,
    },
    async identify({ token }) {
      const userId = await userOf(token);
      const query = new URLSearchParams({
        fields: "id,email,first_name,last_name",
        access_token: token,
        appsecret_proof: createHmac("sha256", appSecret).update(token).digest("hex"),
      });
      const person = profile.parse(await fetchJson(`${graph}/me?${query}`, client));
      if (person.id !== userId) throw new InvalidProofError("two people");
      return {
        provider: "facebook",
        issuer,
        subject: person.id,
        email: person.email ?? null,
        // Facebook does not report whether it has verified the address.
        emailVerified: false,
        ...namesIn(person),
      };
    },
  };
}
