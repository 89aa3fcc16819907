import { randomBytes } from "node:crypto";
import { exportJWK, generateKeyPair } from "jose";
import Provider, { type ClientMetadata, interactionPolicy } from "oidc-provider";
import { type LocalIdentity, mountPath } from "./clients.ts";
import { Memory } from "./memory.ts";
import type { LocalPeople } from "./people.ts";

const minutes = (n: number) => n * 60;

/**
 * A real OpenID Connect provider. Its keys are new at every start, and nothing that it issues outlives the process.
 */
export async function createProvider(identity: LocalIdentity, people: LocalPeople): Promise<Provider> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), use: "sig", alg: "RS256", kid: "local" };

  return new Provider(identity.issuer, {
    adapter: Memory,
    clients: clientsOf(identity),
    jwks: { keys: [key] },
    // Its cookies are removed here, because those of a real provider would belong to another site.
    cookies: {
      keys: [randomBytes(32).toString("base64url")],
      long: { path: mountPath },
      short: { path: mountPath },
    },
    responseTypes: ["code", "id_token", "id_token token"],
    scopes: ["openid", "email", "profile"],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified", "xms_edov"],
      profile: ["name", "given_name", "family_name", "preferred_username"],
    },
    // The address is in the ID token, as with the real providers.
    conformIdTokenClaims: false,
    pkce: { required: (_ctx, client) => client.responseTypes?.includes("code") ?? false },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: true } },
    interactions: { policy: signInOnly(), url: (_ctx, { uid }) => `${mountPath}/interaction/${uid}` },
    findAccount: (_ctx, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: async () => ({ ...person }) };
    },
    // The person has entered everything on the sign-in page, so there is no consent page.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    renderError: async (ctx, { error, error_description }) => {
      ctx.type = "text/plain";
      ctx.body = `Local identity provider: ${error}. ${error_description ?? ""}`;
    },
    ttl: {
      AccessToken: minutes(60),
      AuthorizationCode: 60,
      IdToken: minutes(60),
      Interaction: minutes(60),
      Session: minutes(60),
      Grant: minutes(60),
    },
  });
}

/** Without this, clients at loopback addresses would ask for consent each time. */
function signInOnly() {
  const policy = interactionPolicy.base();
  policy.get("consent")?.checks.remove("native_client_prompt");
  return policy;
}

function clientsOf({ origins, google, microsoft, facebook, linkedin }: LocalIdentity): ClientMetadata[] {
  const common = {
    // Loopback addresses without https, at any port.
    application_type: "native",
    redirect_uris: origins.flatMap((origin) => [origin, `${origin}/`]),
  } as const;
  const byIdToken = {
    ...common,
    response_types: ["id_token" as const],
    grant_types: ["implicit"],
    token_endpoint_auth_method: "none" as const,
  };
  return [
    { ...byIdToken, client_id: google.clientId },
    { ...byIdToken, client_id: microsoft.clientId },
    { ...byIdToken, client_id: facebook.appId, response_types: ["id_token token"] },
    {
      ...common,
      client_id: linkedin.clientId,
      client_secret: linkedin.clientSecret,
      response_types: ["code"],
      grant_types: ["authorization_code"],
      token_endpoint_auth_method: "client_secret_post",
    },
  ];
}
