import type { GroupProblem, SignOnProblem } from "@lantern/contract/http";
import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { createdAt, key, moment } from "./columns.ts";
import { companies, users } from "./companies.ts";
import { enrollments } from "./enrollments.ts";

const companyId = () =>
  uuid("company_id")
    .notNull()
    .references(() => companies.id, { onDelete: "cascade" });
const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** The identity provider of a company, at most one. */
export const singleSignOn = pgTable("single_sign_on", {
  companyId: companyId().primaryKey(),
  issuer: text("issuer").notNull(),
  clientId: text("client_id").notNull(),
  /** Encrypted with the installation's key. */
  encryptedSecret: text("encrypted_secret").notNull(),
  /** PEM certificates of authorities that are trusted besides the public ones. */
  certificates: text("certificates"),
  /** People of the proved domains can sign in no other way; Owners can. */
  required: boolean("required").notNull().default(false),
  /** People without an account get one when they sign in. */
  makesAdmins: boolean("makes_admins").notNull().default(false),
  /** The claim with a person's groups, and the group whose new members become Owners. */
  groupClaim: text("group_claim"),
  ownerGroup: text("owner_group"),
  /** Why the last sign-in that failed did, for the Owner. */
  lastProblem: text("last_problem").$type<SignOnProblem>(),
  lastProblemAt: moment("last_problem_at"),
  /** What the provider sent instead of what was expected. */
  lastProblemDetail: text("last_problem_detail"),
  /** When a token was first accepted with these settings. Null: nobody has signed in since they were saved. */
  tokenAcceptedAt: moment("token_accepted_at"),
  /** Its provider knows only the redirect address that all companies once shared. New ones have one of their own. */
  usesOldAddress: boolean("uses_old_address").notNull().default(false),
  /**
   * From then on, a response at the old address must name its provider. Set when the Owners are emailed; providers that
   * name themselves are never told.
   */
  oldAddressUntil: moment("old_address_until"),
  createdAt: createdAt(),
});

/** A domain that a company has claimed. It binds people only once it is proved. */
export const companyDomains = pgTable(
  "company_domains",
  {
    id: key(),
    companyId: companyId(),
    /** In lower case. */
    domain: text("domain").notNull(),
    /** What its TXT record must contain. */
    proof: text("proof").notNull(),
    provedAt: moment("proved_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("company_domains_claim").on(t.companyId, t.domain),
    uniqueIndex("company_domains_proved").on(t.domain).where(sql`${t.provedAt} is not null`),
  ],
);

/** A sign-in that has gone to the provider, in the browser that has the cookie. Each is used once. */
export const signOnRequests = pgTable("sign_on_requests", {
  id: key(),
  tokenHash: text("token_hash").notNull().unique(),
  companyId: companyId(),
  /** The provider when the sign-in began: a response of another one is not for it. */
  issuer: text("issuer").notNull(),
  state: text("state").notNull(),
  nonce: text("nonce").notNull(),
  verifier: text("verifier").notNull(),
  /** The redirect address of this request is the one that all companies once shared, not the company's own. */
  usesOldAddress: boolean("uses_old_address").notNull().default(true),
  /** Who signs in only proves their address, to enroll. */
  enrollmentId: uuid("enrollment_id").references(() => enrollments.id, { onDelete: "cascade" }),
  createdAt: createdAt(),
  expiresAt: moment("expires_at").notNull(),
});

/** Who a person is at the provider of their company. */
export const signOnIdentities = pgTable(
  "sign_on_identities",
  {
    id: key(),
    userId: userId(),
    companyId: companyId(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    /** The account already has another subject of this provider. This one opens nothing until an Owner decides. */
    awaitsSince: moment("awaits_since"),
    /** Why the groups that this person came with could not be compared with the Owners' group. */
    groupProblem: text("group_problem").$type<GroupProblem>(),
    /** Those that came instead. */
    groupsReceived: text("groups_received").array(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("sign_on_identities_identity").on(t.companyId, t.issuer, t.subject),
    index("sign_on_identities_user").on(t.userId),
  ],
);

/** A sign-in that came from the provider, so that the provider can end it. */
export const signOnSignIns = pgTable(
  "sign_on_sign_ins",
  {
    signInId: uuid("sign_in_id").primaryKey(),
    userId: userId(),
    companyId: companyId(),
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    /** The session at the provider, if it names one. */
    sid: text("sid"),
    /** Encrypted: the provider asks for it when the person logs out there, too. */
    encryptedIdToken: text("encrypted_id_token").notNull(),
    createdAt: createdAt(),
    expiresAt: moment("expires_at").notNull(),
  },
  (t) => [
    index("sign_on_sign_ins_subject").on(t.companyId, t.subject),
    index("sign_on_sign_ins_user").on(t.userId),
  ],
);

/** An administrator whom an Owner removed: the provider's groups alone make them no new account. */
export const removedAdmins = pgTable(
  "removed_admins",
  {
    id: key(),
    companyId: companyId(),
    /** Keyed hashes of the person's email address and of each of their identities at the provider. */
    hashes: text("hashes").array().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("removed_admins_company").on(t.companyId)],
);
