import { type Oddities, otherKey } from "./provider.ts";

/** One response of a provider, and what must come of it. */
export interface ProviderResponse {
  name: string;
  oddities: Oddities;
  /** The problem on the Owner's page; null: the person is signed in. */
  problem: string | null;
  /** Why nobody knows the role of somebody who is signed in, on the Owner's page. */
  groups?: string;
  isOwner?: boolean;
  secret?: string;
  /** The person of this case, if not somebody new. */
  subject?: string;
  email?: string;
}

const now = () => Math.floor(Date.now() / 1000);
const claims = (
  name: string,
  values: Record<string, unknown>,
  problem: string | null,
  more: Partial<ProviderResponse> = {},
): ProviderResponse => ({ name, oddities: { claims: values }, problem, ...more });
const groups = (
  name: string,
  value: unknown,
  missing: string | undefined,
  isOwner = false,
): ProviderResponse => ({
  ...claims(name, { groups: value }, null),
  isOwner,
  ...(missing && { groups: missing }),
});

const odd = "a+b/c%d~e$f g:h";
const basicOnly = { token_endpoint_auth_methods_supported: ["client_secret_basic"] };
const id = "3f2504e0-4f89-11d3-9a0c-0305e82c3301";

/** In this order: some are about somebody of a case before. */
export const responses: ProviderResponse[] = [
  claims("all as it should be", { groups: ["staff"] }, null),
  claims("a token of version 1", { iss: "https://old.example/T/", ver: "1.0" }, "token_issuer"),
  claims("a token of another host", { iss: "https://elsewhere.example" }, "token_issuer"),
  {
    name: "a token of version 1 with another key",
    oddities: { claims: { iss: "https://sts.example/T/", ver: "1.0" }, signedBy: otherKey },
    problem: "token_issuer",
  },
  { name: "another key", oddities: { signedBy: otherKey }, problem: "token_signature" },
  claims("an expired token", { iat: now() - 900, exp: now() - 600 }, "token_expired"),
  claims("a token for another client", { aud: "another" }, "token_audience"),
  claims("a token for several clients", { aud: ["lantern", "another"], azp: "another" }, "token_audience"),
  claims("a token of another sign-in", { nonce: "another" }, "token_nonce"),
  claims("a token from the future", { iat: now() + 900, exp: now() + 1200 }, "clock"),
  claims("a token without a person", { sub: undefined }, "claim_sub"),
  { name: "no token", oddities: { token: () => "no.token.atall" }, problem: "token_invalid" },
  {
    name: "a token that nobody signed",
    oddities: {
      token: (signed) =>
        `${Buffer.from('{"alg":"none"}').toString("base64url")}.${signed.split(".")[1] ?? ""}.`,
    },
    problem: "token_invalid",
  },
  claims("no address", { email: undefined }, "claim_email"),
  claims("an address that nobody verified", { email_verified: false }, "email_unverified"),
  claims("“true” as a text", { email_verified: "true" }, "email_unverified"),
  claims("an address of another domain", { email: "eve@elsewhere.example" }, "email_domain"),
  {
    name: "the address only in the userinfo response",
    oddities: {
      claims: { email: undefined, groups: ["staff"] },
      userinfo: { email: "userinfo@providers-abroad.example", email_verified: true },
    },
    problem: null,
    email: "userinfo@providers-abroad.example",
  },
  {
    name: "the userinfo response of somebody else",
    oddities: {
      claims: { email: undefined },
      userinfo: { sub: "somebody-else", email: "else@providers-abroad.example", email_verified: true },
    },
    problem: "claim_sub",
  },
  {
    name: "a description that promises to say whether addresses are verified",
    oddities: {
      claims: { email_verified: undefined },
      described: { claims_supported: ["email", "email_verified"] },
    },
    problem: "email_unverified",
  },
  groups("the Owners' group", ["staff", "owners"], undefined, true),
  groups("no groups", undefined, "missing"),
  groups("an empty list of groups", [], "missing"),
  groups("a group with a path", ["/owners"], "other_form"),
  groups("a group in capital letters", ["OWNERS"], "other_form"),
  groups("a group with its directory", ["CN=owners,DC=firm"], "other_form"),
  groups("ids of groups", [id], "other_form"),
  groups("groups in one text", "staff,owners", "other_form"),
  claims("too many groups", { _claim_names: { groups: "src1" } }, null, { groups: "too_many" }),
  claims("a sign of groups", { hasgroups: true }, null, { groups: "too_many" }),
  {
    name: "groups only in the userinfo response",
    oddities: { userinfo: { groups: ["owners"] } },
    problem: null,
    isOwner: true,
  },
  {
    name: "a secret that is not decoded, by post",
    oddities: { literal: true, claims: { groups: ["staff"] } },
    secret: odd,
    problem: null,
  },
  {
    name: "a secret that is not decoded, in the header only",
    oddities: { literal: true, described: basicOnly },
    secret: odd,
    problem: "client_characters",
  },
  {
    name: "a secret that is decoded",
    oddities: { described: basicOnly, claims: { groups: ["staff"] } },
    secret: odd,
    problem: null,
  },
  {
    name: "no client secrets at all",
    oddities: { described: { token_endpoint_auth_methods_supported: ["private_key_jwt"] } },
    problem: "no_secret_method",
  },
  { name: "no keys", oddities: { noKeys: true }, problem: "no_keys" },
  claims("the first person with an address", { groups: ["staff"] }, null, {
    subject: "first",
    email: "shared@providers-abroad.example",
  }),
  {
    name: "a second person with the same address",
    oddities: {},
    problem: "second_subject",
    subject: "second",
    email: "shared@providers-abroad.example",
  },
  claims("the first person again, with another address", {}, null, {
    subject: "first",
    email: "renamed@providers-abroad.example",
  }),
  {
    name: "the issuer of all tenants",
    oddities: { described: { issuer: "https://idp.example/{tenantid}/v2.0" } },
    problem: "issuer_template",
  },
];
