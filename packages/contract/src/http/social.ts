import * as z from "zod";
import { token } from "./access.ts";
import { fieldTexts, id, idParams, secret } from "./fields.ts";
import { operation } from "./operation.ts";

export const socialProviders = ["google", "facebook", "microsoft", "linkedin"] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** What a page needs to begin a sign-in with a provider. */
export const socialOffer = z
  .object({
    provider: z.enum(socialProviders),
    client_id: z.string(),
    authorize_url: z.string(),
    /** As the authorise request carries it; tells what comes back and is posted as `token`. */
    response_type: z.enum(["id_token", "token", "id_token token", "code"]),
    scope: z.string(),
    /** The built-in identity provider of local mode stands in for this one. */
    local: z.boolean(),
  })
  .meta({ id: "SocialOffer" });

export type SocialOffer = z.output<typeof socialOffer>;

export const listProviders = operation({
  id: "listProviders",
  method: "GET",
  path: "/api/auth/providers",
  summary: "The identity providers that are configured",
  access: "open",
  status: 200,
  response: z.object({
    items: z.array(socialOffer),
    next: z.null(),
    /** The configured public address of the site, where answers go to a page that has no origin of its own. */
    host: z.url(),
  }),
});

const proof = z.object({
  /** Google and Microsoft: the ID token. Facebook: the access token. LinkedIn: the authorization code. */
  token: z.string({ error: fieldTexts.required }).min(1, fieldTexts.required).max(8192),
  /** With an ID token: the secret whose SHA-256, base64url, was the request's nonce. */
  nonce: z.string().max(256).optional(),
  /** With a code: its PKCE verifier, and the address that it was sent to. */
  code_verifier: z.string().max(128).optional(),
  redirect_uri: z.url().max(2048).optional(),
});

/** What comes back from a provider, posted for a token of ours. */
function verification<const P extends SocialProvider, const I extends string>(provider: P, id: I) {
  return operation({
    id,
    method: "POST",
    path: `/api/auth/${provider}/verify`,
    summary: "A dashboard token for the provider's proof of who somebody is; makes the person when new",
    access: "open",
    body: proof.extend({ provider: z.literal(provider) }),
    status: 200,
    response: token,
  });
}

export const verifyGoogle = verification("google", "verifyGoogle");
export const verifyFacebook = verification("facebook", "verifyFacebook");
export const verifyMicrosoft = verification("microsoft", "verifyMicrosoft");
export const verifyLinkedin = verification("linkedin", "verifyLinkedin");

/**
 * An account with the address of the proof exists: it answers SOCIAL_CONFIRM and mails a link to
 * `/verify/social/{token}`, whose page makes this call in the browser that began.
 */
export const confirmSocial = operation({
  id: "confirmSocial",
  method: "POST",
  path: "/api/auth/social/confirm",
  summary: "Joins a provider's sign-in to the account that its mail was sent to, and signs in",
  access: "open",
  body: z.object({ token: secret }),
  status: 200,
  response: token,
});

/** An account elsewhere with which a person can sign in here. */
export const linkedIdentity = z
  .object({
    id,
    provider: z.enum(socialProviders),
    /** As the provider last said; nothing is found by it. */
    email: z.string().nullable(),
    linked_at: z.string(),
  })
  .meta({ id: "LinkedIdentity" });

export const listIdentities = operation({
  id: "listIdentities",
  method: "GET",
  path: "/api/user/identities",
  summary: "The accounts elsewhere with which the bearer's user can sign in",
  access: "dashboard",
  status: 200,
  response: z.object({ items: z.array(linkedIdentity), next: z.null() }),
});

export const linkIdentity = operation({
  id: "linkIdentity",
  method: "POST",
  path: "/api/user/identities",
  summary: "Mails a link that joins the proved identity to the bearer's user, when answered in this browser",
  access: "dashboard",
  body: proof.extend({ provider: z.enum(socialProviders) }),
  status: 202,
});

export const unlinkIdentity = operation({
  id: "unlinkIdentity",
  method: "DELETE",
  path: "/api/user/identities/:id",
  summary: "Takes one such account away, but never the last way in",
  access: "dashboard",
  params: idParams,
  status: 204,
});
