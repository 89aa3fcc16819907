import * as z from "zod";
import { type SocialProvider, socialProviders } from "../choices.ts";
import type { Endpoint } from "../endpoint.ts";
import * as endpoints from "../endpoints/social.ts";
import { faultMessage } from "../fault.ts";
import { text } from "../text.ts";
import { token } from "./access.ts";
import { id, idParams, secret } from "./fields.ts";
import { operation } from "./operation.ts";

/** What a page needs to start a sign-in with a provider. */
const socialOffer = z
  .object({
    provider: z.enum(socialProviders),
    client_id: z.string(),
    authorize_url: z.string(),
    /** `response_type` of the authorization request. It determines what the page sends as `token`. */
    response_type: z.enum(["id_token", "token", "id_token token", "code"]),
    scope: z.string(),
    /** True if the built-in identity provider of local mode replaces this one. */
    local: z.boolean(),
  })
  .meta({ id: "SocialOffer" });

export type SocialOffer = z.output<typeof socialOffer>;

export const listProviders = operation(endpoints.listProviders, {
  summary: "Lists the configured identity providers",
  response: z.object({
    items: z.array(socialOffer),
    next: z.null(),
    /** The configured public address of the site, for redirects to pages without an own origin. */
    host: z.url(),
  }),
});

const proof = z.object({
  /** Google and Microsoft: the ID token. Facebook: the access token. LinkedIn: the authorization code. */
  token: text(8192).min(1, faultMessage("REQUIRED")),
  /** For an ID token: the secret whose SHA-256 in base64url was the nonce of the request. */
  nonce: text(256).optional(),
  /** For a code: its PKCE verifier and the redirect address. */
  code_verifier: text(128).optional(),
  redirect_uri: text(2048).pipe(z.url()).optional(),
});

/** Exchanges a provider's token or code for a token of this server. */
function verification<const P extends SocialProvider, const E extends Endpoint>(provider: P, endpoint: E) {
  return operation(endpoint, {
    summary: "Signs a person in with a provider's proof of identity; creates an account for a new person",
    body: proof.extend({ provider: z.literal(provider) }),
    response: token,
  });
}

export const verifyGoogle = verification("google", endpoints.verifyGoogle);
export const verifyFacebook = verification("facebook", endpoints.verifyFacebook);
export const verifyMicrosoft = verification("microsoft", endpoints.verifyMicrosoft);
export const verifyLinkedin = verification("linkedin", endpoints.verifyLinkedin);

/**
 * When an account with the provider's address exists, verification fails with SOCIAL_CONFIRM and a link to
 * `/verify/social/{token}` is emailed. Its page sends this request from the browser that started the sign-in.
 */
export const confirmSocial = operation(endpoints.confirmSocial, {
  summary: "Links a provider to the account that received the email, and signs in",
  body: z.object({ token: secret }),
  response: token,
});

/** An account at an identity provider with which a person can sign in. */
const linkedIdentity = z
  .object({
    id,
    provider: z.enum(socialProviders),
    /** The address that the provider last sent. It does not identify the account. */
    email: z.string().nullable(),
    linked_at: z.string(),
  })
  .meta({ id: "LinkedIdentity" });

export const listIdentities = operation(endpoints.listIdentities, {
  summary: "Lists the identity provider accounts with which the administrator can sign in",
  response: z.object({ items: z.array(linkedIdentity), next: z.null() }),
});

export const linkIdentity = operation(endpoints.linkIdentity, {
  summary: "Emails a link that links a proved identity to the account when it is opened in this browser",
  body: proof.extend({ provider: z.enum(socialProviders) }),
  status: 202,
});

export const unlinkIdentity = operation(endpoints.unlinkIdentity, {
  summary: "Unlinks an identity provider account, unless it is the only method to sign in",
  params: idParams,
});
