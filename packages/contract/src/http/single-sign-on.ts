import * as z from "zod";
import { asciiDomain } from "../email-address.ts";
import * as endpoints from "../endpoints/single-sign-on.ts";
import { faultMessage } from "../fault.ts";
import { plainLine } from "../plain-text.ts";
import { multiline, optionalLine, singleLine, text } from "../text.ts";
import { token } from "./access.ts";
import { currentPassword, email, id, idParams } from "./fields.ts";
import { operation } from "./operation.ts";

const domainName = singleLine(253, { read: (typed) => asciiDomain(plainLine(typed)) })
  .toLowerCase()
  .regex(
    /^(?=.{4,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/,
    faultMessage("DOMAIN"),
  );

/**
 * An address that no token names, because it is one for all tenants: a placeholder in brackets, also encoded, or the path
 * of Microsoft's shared addresses.
 */
export const tenantTemplate = /[{}<>]|%7b|%7d|%3c|%3e|\/(?:common|organizations|consumers)\/v2\.0\/?$/i;

/** The server also checks where the address leads. */
const issuer = singleLine(1000)
  .pipe(z.url({ protocol: /^https?$/, error: faultMessage("WEBHOOK_URL") }))
  .refine((url) => !tenantTemplate.test(url), faultMessage("ISSUER_TEMPLATE"));

/** What is wrong with a provider or its settings. */
const signOnProblems = [
  "address_invalid",
  "address_unresolved",
  "address_private",
  "unreachable",
  "certificate",
  "no_discovery",
  "issuer_mismatch",
  "issuer_template",
  "response_issuer",
  "redirect_mismatch",
  "old_address",
  "endpoint_missing",
  "sign_in_address",
  "no_code_flow",
  "no_pkce",
  "clock",
  "no_keys",
  "client_refused",
  "client_characters",
  "no_secret_method",
  "code_refused",
  "token_issuer",
  "token_untested",
  "token_signature",
  "token_audience",
  "token_expired",
  "token_nonce",
  "token_invalid",
  "claim_sub",
  "claim_email",
  "email_unverified",
  "email_domain",
  "no_account",
  "removed_admin",
  "other_company",
  "second_subject",
  "provider_error",
] as const;
const signOnProblem = z.enum(signOnProblems);
export type SignOnProblem = z.output<typeof signOnProblem>;

/**
 * Why nobody can say whether a person is in the Owners' group: no groups came; the provider says only that there are too
 * many to list; or those that came are written in another form.
 */
const groupProblem = z.enum(["missing", "too_many", "other_form"]);
export type GroupProblem = z.output<typeof groupProblem>;

const companyDomain = z
  .object({
    id,
    domain: z.string(),
    proved_at: z.string().nullable(),
    /** The name and value of the TXT record that proves it. */
    record_name: z.string(),
    record_value: z.string(),
  })
  .meta({ id: "CompanyDomain" });
export type CompanyDomain = z.output<typeof companyDomain>;

const settings = z
  .object({
    issuer: z.string(),
    client_id: z.string(),
    certificates: z.string().nullable(),
    required: z.boolean(),
    makes_admins: z.boolean(),
    group_claim: z.string().nullable(),
    owner_group: z.string().nullable(),
    /** Why the last sign-in that failed did. */
    last_problem: signOnProblem.nullable(),
    last_problem_at: z.string().nullable(),
    /** What the provider sent, where that says more than the problem. */
    last_problem_detail: z.string().nullable(),
  })
  .meta({ id: "SingleSignOn" });
export type SingleSignOn = z.output<typeof settings>;

/** Somebody whose role the groups should have decided, and why they could not. */
const missingGroups = z
  .object({
    email: z.string(),
    problem: groupProblem,
    /** Groups that came in another form than the Owners' group has in the settings. */
    received: z.array(z.string()),
  })
  .meta({ id: "MissingGroups" });
export type MissingGroups = z.output<typeof missingGroups>;

/** A subject that came with the address of an account that another subject opens. */
const secondSubject = z
  .object({ id, email: z.string(), name: z.string(), subject: z.string(), since: z.string() })
  .meta({ id: "SecondSubject" });
export type SecondSubject = z.output<typeof secondSubject>;

const whole = z.object({
  /** Null: it is not set up. */
  provider: settings.nullable(),
  domains: z.array(companyDomain),
  /** The newest people whose groups did not arrive, or not as expected. */
  missing_groups: z.array(missingGroups),
  /** What an Owner has to decide. */
  second_subjects: z.array(secondSubject),
  /** To register at the provider. */
  redirect_uri: z.string(),
  /** The provider knows only this address, which all companies once shared; null: it knows the one above. */
  old_redirect_uri: z.string().nullable(),
  /** From then on we refuse sign-ins by the old address; null: it works on, because the provider names itself. */
  old_redirect_until: z.string().nullable(),
  back_channel_logout_uri: z.string(),
  post_logout_redirect_uri: z.string(),
});

export const putSingleSignOnBody = z.object({
  issuer,
  client_id: singleLine(500),
  /** Empty: the stored one stays. */
  client_secret: optionalLine(1000).default(""),
  certificates: multiline(50_000).default(""),
  required: z.boolean().default(false),
  makes_admins: z.boolean().default(false),
  group_claim: optionalLine(200).default(""),
  owner_group: optionalLine(200).default(""),
  current_password: currentPassword,
});

export const getSingleSignOn = operation(endpoints.getSingleSignOn, {
  summary: "Returns the company's single sign-on and its domains (Owner)",
  response: whole,
});

export const putSingleSignOn = operation(endpoints.putSingleSignOn, {
  summary: "Sets single sign-on up, or changes it (Owner)",
  bodyBytes: 220_000,
  body: putSingleSignOnBody,
  freshProof: true,
  response: whole,
});

export const deleteSingleSignOn = operation(endpoints.deleteSingleSignOn, {
  summary: "Turns single sign-on off and forgets the provider (Owner)",
  body: z.object({ current_password: currentPassword }),
  freshProof: true,
});

export const testSingleSignOn = operation(endpoints.testSingleSignOn, {
  summary: "Asks the provider, step by step, and says what is wrong (Owner)",
  response: z.object({
    items: z.array(
      z.object({
        step: z.enum(["discovery", "issuer", "endpoints", "clock", "keys", "client", "claims", "token"]),
        /** Null: nothing is wrong. */
        problem: signOnProblem.nullable(),
        detail: z.string().nullable(),
      }),
    ),
    next: z.null(),
  }),
});

export const trySingleSignOn = operation(endpoints.trySingleSignOn, {
  summary: "Starts a sign-in by the company's own redirect address, which is used once that succeeds (Owner)",
  response: z.object({ url: z.string() }),
});

export const decideSecondSubject = operation(endpoints.decideSecondSubject, {
  summary:
    "Says whether a second subject is the person of the account. If so, it replaces the first one (Owner)",
  params: idParams,
  body: z.object({ same_person: z.boolean(), current_password: currentPassword }),
  freshProof: true,
  response: whole,
});

export const addDomainBody = z.object({ domain: domainName, current_password: currentPassword });

export const addDomain = operation(endpoints.addDomain, {
  summary: "Claims a domain. It binds nobody before it is proved (Owner)",
  body: addDomainBody,
  freshProof: true,
  status: 201,
  response: companyDomain,
});

export const proveDomain = operation(endpoints.proveDomain, {
  summary: "Looks the TXT record of a domain up now (Owner)",
  params: idParams,
  /** Local mode: what the email to the domain contains. */
  body: z.object({ proof: text(100).optional() }),
  response: companyDomain,
});

export const removeDomain = operation(endpoints.removeDomain, {
  summary: "Removes a domain (Owner)",
  params: idParams,
  body: z.object({ current_password: currentPassword }),
  freshProof: true,
});

export const findSingleSignOn = operation(endpoints.findSingleSignOn, {
  summary: "Whether people of a domain can, or must, use single sign-on. Says nothing about accounts",
  query: z.object({ domain: domainName }),
  response: z.object({ available: z.boolean(), required: z.boolean() }),
});

export const startSingleSignOn = operation(endpoints.startSingleSignOn, {
  summary: "Starts a sign-in with the provider of an address's domain, in this browser",
  body: z.object({ email }),
  response: z.object({ url: z.string() }),
});

/** What the provider sends back with the browser. */
export const signOnResponse = z.object({
  state: text(200).regex(/^[\w-]+$/),
  code: text(4000).optional(),
  /** The provider that responds, if it says so. */
  iss: text(1000).optional(),
  error: text(200).optional(),
  /** In the path of the page that the provider led to. */
  company_id: id.optional(),
});

export const finishSingleSignOn = operation(endpoints.finishSingleSignOn, {
  summary: "Finishes a sign-in with the provider's response",
  body: signOnResponse,
  response: token,
});

export const getSignOutAddress = operation(endpoints.getSignOutAddress, {
  summary: "Returns where this sign-in is ended at the provider, too",
  response: z.object({ url: z.string().nullable() }),
});

export const backChannelLogout = operation(endpoints.backChannelLogout, {
  summary: "Takes a logout token of the company's provider, and ends the sign-ins that it names",
  params: idParams,
  status: 200,
  response: z.object({}),
});
