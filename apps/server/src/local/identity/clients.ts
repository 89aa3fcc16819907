import { randomBytes } from "node:crypto";

/** The built-in identity provider is below this path. */
export const mountPath = "/local-identity";

const secret = () => randomBytes(24).toString("base64url");

/**
 * The built-in identity provider as seen by its four clients: one issuer that replaces Google, Microsoft, Facebook
 * and LinkedIn, so that their buttons can be tried without keys. Its secrets live as long as the process.
 */
export function localIdentity(origin: string) {
  const issuer = origin + mountPath;
  return {
    issuer,
    /** The host names under which a browser on this machine may have opened the site. */
    origins: [origin, `http://127.0.0.1:${new URL(origin).port}`],
    oidc: {
      issuer,
      authorize: `${issuer}/auth`,
      token: `${issuer}/token`,
      jwks: `${issuer}/jwks`,
    },
    google: { clientId: "local-google" },
    microsoft: { clientId: "local-microsoft" },
    facebook: { appId: "local-facebook", appSecret: secret() },
    facebookEndpoints: {
      authorize: `${issuer}/auth`,
      // The certified provider issues no access token without an ID token.
      responseType: "id_token token" as const,
      scope: "openid email profile",
      graph: `${issuer}/graph`,
      issuer,
    },
    linkedin: { clientId: "local-linkedin", clientSecret: secret() },
  };
}

export type LocalIdentity = ReturnType<typeof localIdentity>;

/** The name of the provider that a client replaces. */
export const replacedProvider: Record<string, string> = {
  "local-google": "Google",
  "local-microsoft": "Microsoft",
  "local-facebook": "Facebook",
  "local-linkedin": "LinkedIn",
};
